<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk" sourcelanguage="en">
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <translation>Тека</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Тека:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Ім’я файлу:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Тип файлів:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Відкрити</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Зберегти</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Уперед</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>На рівень вище</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Створити теку</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Список</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Таблиця</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 вже існує.
Замінити його?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Файл не знайдено.
Перевірте ім’я файлу.</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Пере&amp;йменувати</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Видалити</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Показувати &amp;приховані файли</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Нова тека</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Назва</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Розмір</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Тип</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Дата зміни</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Комп’ютер</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Скасувати</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторити</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Ви&amp;різати</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копіювати</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Вставити</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Видалити</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Виділити все</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>Гаразд</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Зберегти</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Відкрити</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Не зберігати</translation>
    </message>
    <message>
        <source>Don&apos;t Save</source>
        <translation>Не зберігати</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Так</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Ні</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Застосувати</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Довідка</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>Пробіл</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Ліворуч</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Праворуч</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Скасувати</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторити</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Ви&amp;різати</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копіювати</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Вставити</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Видалити</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Виділити все</translation>
    </message>
</context>
<context>
    <name>algorithm</name>
    <message>
        <source>for {operation} the algorithm</source>
        <translation>для операції {operation} алгоритм</translation>
    </message>
    <message>
        <source>Rounds, one partner a round</source>
        <translation>Раунди, один партнер за раунд</translation>
    </message>
    <message>
        <source>Round every ring, dimension by dimension</source>
        <translation>По кільцях, за розмірностями</translation>
    </message>
    <message>
        <source>All single broadcasts at once (congests)</source>
        <translation>Усі розсилання одразу (перевантаження)</translation>
    </message>
    <message>
        <source>this algorithm works on rings, tori and hypercubes; this is a {kind}</source>
        <translation>цей алгоритм працює на кільці, решітці-торі та гіперкубі; топологія тут: {kind}</translation>
    </message>
    <message>
        <source>this algorithm is for a hub or a switch; this is a {kind}</source>
        <translation>цей алгоритм — для концентратора або комутатора; тут {kind}</translation>
    </message>
    <message>
        <source>ports queue: a node sends several messages at once; compare it with others under one startup a message</source>
        <translation>порти з чергою: вузол передає одразу кілька повідомлень; порівнюйте з іншими алгоритмами за підготовки на кожне повідомлення</translation>
    </message>
    <message>
        <source>round the rings in one direction only, as in the lecture</source>
        <translation>по кільцях лише в один бік, як у лекції</translation>
    </message>
    <message>
        <source>near-first doubling needs sides that are powers of two; {side} is not</source>
        <translation>для подвоєння з ближніх вузлів сторони мають бути степенями двійки; {side} не підходить</translation>
    </message>
    <message>
        <source>Binomial tree</source>
        <translation>Біноміальне дерево</translation>
    </message>
    <message>
        <source>Both ways round the ring, neighbours only</source>
        <translation>По кільцю в обидва боки, до сусідів</translation>
    </message>
    <message>
        <source>Recursive doubling, far first</source>
        <translation>Подвоєння, спочатку дальні</translation>
    </message>
    <message>
        <source>Recursive doubling, near first (congests)</source>
        <translation>Подвоєння, спочатку ближні (перевантаження)</translation>
    </message>
    <message>
        <source>Directly along the route</source>
        <translation>Напряму за маршрутом</translation>
    </message>
    <message>
        <source>prefix sums need the order low (last dimension first), so that what has been added up before is an unbroken range of numbers; high is not that</source>
        <translation>частковим сумам потрібен порядок low (спочатку остання розмірність), щоб уже додані значення йшли поспіль за номерами; порядок high не підходить</translation>
    </message>
    <message>
        <source>Accumulate on the way</source>
        <translation>Накопичення на шляху</translation>
    </message>
    <message>
        <source>All-to-all broadcast, then combine</source>
        <translation>Множинне розсилання, потім додавання</translation>
    </message>
    <message>
        <source>Reduce, then broadcast</source>
        <translation>Редукція, потім розсилання</translation>
    </message>
    <message>
        <source>Pipeline, farthest first</source>
        <translation>Конвеєр, спочатку дальні</translation>
    </message>
    <message>
        <source>Recursive halving</source>
        <translation>Поділ навпіл</translation>
    </message>
    <message>
        <source>the shift on a torus is defined for two sides (rows and columns); {dims} has {n}</source>
        <translation>зсув на решітці-торі визначено для двох сторін (рядки й стовпці); у {dims} сторін: {n}</translation>
    </message>
    <message>
        <source>Step by step, neighbours only</source>
        <translation>Крок за кроком, лише до сусідів</translation>
    </message>
    <message>
        <source>Directly, all at once</source>
        <translation>Напряму, усі одразу</translation>
    </message>
    <message>
        <source>Pairwise, one partner a step</source>
        <translation>Попарно, один партнер за крок</translation>
    </message>
    <message>
        <source>Directly, all at once (queues)</source>
        <translation>Напряму, усі одразу (черги)</translation>
    </message>
</context>
<context>
    <name>bounds</name>
    <message>
        <source>latency</source>
        <translation>затримка</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>пропускна здатність</translation>
    </message>
    <message>
        <source>bisection</source>
        <translation>переріз навпіл</translation>
    </message>
    <message>
        <source>busiest link</source>
        <translation>найзайнятіший канал</translation>
    </message>
</context>
<context>
    <name>canvas</name>
    <message>
        <source>chunks on a link</source>
        <translation>порцій у каналі</translation>
    </message>
    <message>
        <source>packets on a link</source>
        <translation>пакетів у каналі</translation>
    </message>
    <message>
        <source>chunk from node</source>
        <translation>порція від вузла</translation>
    </message>
    <message>
        <source>chunk for node</source>
        <translation>порція для вузла</translation>
    </message>
    <message>
        <source>ring: the chunks a node holds, pale = arriving now</source>
        <translation>обідок: порції вузла, бліді — надходять зараз</translation>
    </message>
    <message>
        <source>ring: whose values a node’s sum contains, pale = arriving now</source>
        <translation>обідок: чиї значення ввійшли в суму вузла, бліді — надходять зараз</translation>
    </message>
    <message>
        <source>ring: the share of its chunks a node holds, pale = arriving now</source>
        <translation>обідок: частка порцій, які вже має вузол; бліда — надходить зараз</translation>
    </message>
    <message>
        <source>waiting for a link</source>
        <translation>чекають на канал</translation>
    </message>
    <message>
        <source>waiting for the hub</source>
        <translation>чекають на концентратор</translation>
    </message>
    <message>
        <source>place in the line for the hub; 1 has it</source>
        <translation>місце в черзі до концентратора; 1 — зайняв його</translation>
    </message>
    <message>
        <source>hatched: held up before the next link</source>
        <translation>штриховка: затримана перед наступним каналом</translation>
    </message>
    <message>
        <source>node {node}</source>
        <translation>вузол {node}</translation>
    </message>
    <message>
        <source>node {node} = {binary} in binary</source>
        <translation>вузол {node}, двійковий код {binary}</translation>
    </message>
    <message>
        <source>node {node}, at {place}</source>
        <translation>вузол {node}, координати {place}</translation>
    </message>
    <message>
        <source>link {a} → {b}: nothing in this cycle</source>
        <translation>канал {a} → {b}: у цьому циклі вільний</translation>
    </message>
    <message>
        <source>link {a} → {b}: 1 chunk ({words} words)</source>
        <translation>канал {a} → {b}: 1 порція (слів: {words})</translation>
    </message>
    <message numerus="yes">
        <source>link {a} → {b}: {n} chunks ({words} words)</source>
        <translation>
            <numerusform>канал {a} → {b}: {n} порція (слів: {words})</numerusform>
            <numerusform>канал {a} → {b}: {n} порції (слів: {words})</numerusform>
            <numerusform>канал {a} → {b}: {n} порцій (слів: {words})</numerusform>
        </translation>
    </message>
    <message>
        <source>link {a} → {b}: 1 chunk ({bytes} bytes)</source>
        <translation>канал {a} → {b}: 1 порція ({bytes} байтів)</translation>
    </message>
    <message numerus="yes">
        <source>link {a} → {b}: {n} chunks ({bytes} bytes)</source>
        <translation>
            <numerusform>канал {a} → {b}: {n} порція ({bytes} байтів)</numerusform>
            <numerusform>канал {a} → {b}: {n} порції ({bytes} байтів)</numerusform>
            <numerusform>канал {a} → {b}: {n} порцій ({bytes} байтів)</numerusform>
        </translation>
    </message>
    <message>
        <source>link {a} → {b}: packet {number} of {packets} ({words} words)</source>
        <translation>канал {a} → {b}: пакет {number} з {packets} (слів: {words})</translation>
    </message>
    <message>
        <source>Hub: one message at a time goes through it.</source>
        <translation>Концентратор: через нього йде одне повідомлення за раз.</translation>
    </message>
    <message>
        <source>It is free.</source>
        <translation>Він вільний.</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <comment>two sentences</comment>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>Switch: messages between different pairs go through it at once. It is free.</source>
        <translation>Комутатор: повідомлення різних пар вузлів ідуть через нього одночасно. Він вільний.</translation>
    </message>
    <message numerus="yes">
        <source>Switch: messages between different pairs go through it at once. Under way now: {n}.</source>
        <translation>
            <numerusform>Комутатор: повідомлення різних пар вузлів ідуть через нього одночасно. Зараз у дорозі: {n}.</numerusform>
            <numerusform>Комутатор: повідомлення різних пар вузлів ідуть через нього одночасно. Зараз у дорозі: {n}.</numerusform>
            <numerusform>Комутатор: повідомлення різних пар вузлів ідуть через нього одночасно. Зараз у дорозі: {n}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}; {n} waiting</source>
        <translation>
            <numerusform>{what}; у черзі {n}</numerusform>
            <numerusform>{what}; у черзі {n}</numerusform>
            <numerusform>{what}; у черзі {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Мережа</translation>
    </message>
    <message>
        <source>No link is in use.</source>
        <translation>Жоден канал не зайнято.</translation>
    </message>
    <message>
        <source>Links in use: {links}.</source>
        <translation>Зайняті канали: {links}.</translation>
    </message>
    <message>
        <source>{a} to {b}: {number}</source>
        <translation>з {a} у {b}: {number}</translation>
    </message>
    <message numerus="yes">
        <source>{links} and {n} more</source>
        <translation>
            <numerusform>{links} та ще {n}</numerusform>
            <numerusform>{links} та ще {n}</numerusform>
            <numerusform>{links} та ще {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting: {links}.</source>
        <translation>У черзі: {links}.</translation>
    </message>
    <message>
        <source>Which links are used next? How much goes over each?</source>
        <translation>Які канали зайняті далі? Скільки йде по кожному?</translation>
    </message>
    <message numerus="yes">
        <source>{n} of {every} links in use. {next}</source>
        <translation>
            <numerusform>Зайнято {n} канал з {every}. {next}</numerusform>
            <numerusform>Зайнято {n} канали з {every}. {next}</numerusform>
            <numerusform>Зайнято {n} каналів з {every}. {next}</numerusform>
        </translation>
    </message>
    <message>
        <source>now: {turn}</source>
        <comment>which message has the hub: now: 3 → 5</comment>
        <translation>зараз: {turn}</translation>
    </message>
    <message>
        <source>then: {turns}</source>
        <comment>which messages wait for the hub: 1 → 4, ...</comment>
        <translation>потім: {turns}</translation>
    </message>
    <message numerus="yes">
        <source>then: {turns} and {n} more</source>
        <translation>
            <numerusform>потім: {turns} та ще {n}</numerusform>
            <numerusform>потім: {turns} та ще {n}</numerusform>
            <numerusform>потім: {turns} та ще {n}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} at once</source>
        <translation>
            <numerusform>одночасно: {n}</numerusform>
            <numerusform>одночасно: {n}</numerusform>
            <numerusform>одночасно: {n}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>caption</name>
    <message>
        <source>{network}, p = {p} · {operation} · {algorithm} · {switching} · {costs}</source>
        <translation>{network}, p = {p} · {operation} · {algorithm} · {switching} · {costs}</translation>
    </message>
    <message>
        <source>{network}, p = {p} · {operation} · {algorithm} · {switching} · cycle {cycle} of {cycles} · {costs}</source>
        <translation>{network}, p = {p} · {operation} · {algorithm} · {switching} · цикл {cycle} з {cycles} · {costs}</translation>
    </message>
</context>
<context>
    <name>catalogue</name>
    <message>
        <source>{what} {key} is not known; there is {known}</source>
        <translation>{what} {key}: такого варіанта немає; є {known}</translation>
    </message>
</context>
<context>
    <name>code</name>
    <message>
        <source>held ← own chunk</source>
        <comment>held: a variable</comment>
        <translation>дані ← своя порція</translation>
    </message>
    <message>
        <source>send held to partner, receive theirs</source>
        <translation>послати дані партнеру, прийняти його</translation>
    </message>
    <message>
        <source>held ← held ∪ theirs</source>
        <comment>held, theirs: variables</comment>
        <translation>дані ← дані ∪ його дані</translation>
    </message>
    <message>
        <source>last ← held</source>
        <comment>last, held: variables</comment>
        <translation>нове ← дані</translation>
    </message>
    <message>
        <source>send last to next, receive a new last</source>
        <comment>variables</comment>
        <translation>послати нове вузлу наст, прийняти інше</translation>
    </message>
    <message>
        <source>held ← held ∪ last</source>
        <comment>held, last: variables</comment>
        <translation>дані ← дані ∪ нове</translation>
    </message>
    <message>
        <source>for all roots r at once</source>
        <translation>для всіх коренів r одразу</translation>
    </message>
    <message>
        <source>do step s of the broadcast of r&apos;s chunk</source>
        <translation>крок s розсилання порції вузла r</translation>
    </message>
    <message>
        <source>held ← held ∪ the chunks that came</source>
        <translation>дані ← дані ∪ отримані порції</translation>
    </message>
    <message>
        <source>sum[r] ← own value for node r, for all r</source>
        <translation>сума[r] ← своє значення для r, усі r</translation>
    </message>
    <message>
        <source>send sums for partner&apos;s half, receive mine</source>
        <translation>послати суми для його половини, прийняти свої</translation>
    </message>
    <message>
        <source>add them to the sums for my half</source>
        <translation>додати їх до сум своєї половини</translation>
    </message>
    <message>
        <source>next ← (me − 1) mod {k}</source>
        <comment>next, me: variables</comment>
        <translation>наст ← (я − 1) mod {k}</translation>
    </message>
    <message>
        <source>next ← me − 1 along d, mod {k}</source>
        <comment>next, me: variables</comment>
        <translation>наст ← я − 1 вздовж d, mod {k}</translation>
    </message>
    <message>
        <source>send next the sums for place me − 1 − j</source>
        <translation>послати наст суми для місця я − 1 − j</translation>
    </message>
    <message>
        <source>add what comes to the sums for place me − j</source>
        <translation>прийняте додати до сум для я − j</translation>
    </message>
    <message>
        <source>undo step s of r&apos;s broadcast: send sum[r]</source>
        <translation>крок s розсилання r назад: послати сума[r]</translation>
    </message>
    <message>
        <source>sum[r] ← sum[r] + what came, for each r</source>
        <translation>сума[r] ← сума[r] + прийняте, усі r</translation>
    </message>
    <message>
        <source>What a node holds doubles with every step, so the fewest startups that there can be are enough.</source>
        <translation>Дані вузла подвоюються з кожним кроком, тому вистачає найменшої можливої кількості підготовок.</translation>
    </message>
    <message>
        <source>Everybody passes on what came last, so all nodes send at all times and no link is needed twice in a step.</source>
        <translation>Кожен передає далі те, що прийшло останнім, тому всі вузли завжди зайняті й жоден канал не потрібен двічі за крок.</translation>
    </message>
    <message>
        <source>It needs no new idea, but nothing is bundled: messages may need the same link and wait, which shows what bundling is good for.</source>
        <translation>Нової думки не треба, але нічого не об’єднується: повідомленням буває потрібен той самий канал, і вони чекають; видно, навіщо об’єднувати.</translation>
    </message>
    <message>
        <source>It is the all-to-all broadcast backwards: sums flow the way that chunks would come.</source>
        <translation>Це множинне розсилання навпаки: суми йдуть шляхом, яким прийшли б порції.</translation>
    </message>
    <message>
        <source>for {what}</source>
        <comment>a loop of pseudocode: for d ← 0 … N − 1</comment>
        <translation>для {what}</translation>
    </message>
    <message>
        <source>{outer}, {inner}</source>
        <comment>two heads of loops in one line</comment>
        <translation>{outer}, {inner}</translation>
    </message>
    <message>
        <source>partner</source>
        <comment>a variable of pseudocode: a node</comment>
        <translation>партнер</translation>
    </message>
    <message>
        <source>next</source>
        <comment>a variable of pseudocode: the node after me</comment>
        <translation>наст</translation>
    </message>
    <message>
        <source>goal</source>
        <comment>a variable of pseudocode: whom the message is for</comment>
        <translation>ціль</translation>
    </message>
    <message>
        <source>partner ← me xor 2^d</source>
        <comment>me: the own node</comment>
        <translation>партнер ← я xor 2^d</translation>
    </message>
    <message>
        <source>i ← place on the ring: me − root, mod {k}</source>
        <comment>i: a variable</comment>
        <translation>i ← місце на кільці: я − корінь, mod {k}</translation>
    </message>
    <message>
        <source>next ← (me + 1) mod {k}</source>
        <comment>next, me: variables</comment>
        <translation>наст ← (я + 1) mod {k}</translation>
    </message>
    <message>
        <source>next ← me + 1 along d, mod {k}</source>
        <comment>next, me: variables</comment>
        <translation>наст ← я + 1 вздовж d, mod {k}</translation>
    </message>
    <message>
        <source>held ← message at the root, ∅ elsewhere</source>
        <translation>дані ← повідомлення в кореня, ∅ в інших</translation>
    </message>
    <message>
        <source>sum ← own value</source>
        <comment>sum: a variable</comment>
        <translation>сума ← своє значення</translation>
    </message>
    <message>
        <source>i ← me xor root</source>
        <comment>i: a variable</comment>
        <translation>i ← я xor корінь</translation>
    </message>
    <message>
        <source>if {who}: send message to me xor 2^d</source>
        <translation>якщо {who}: послати повідомлення вузлу я xor 2^d</translation>
    </message>
    <message>
        <source>if {who}: receive message</source>
        <translation>якщо {who}: прийняти повідомлення</translation>
    </message>
    <message>
        <source>if {who}: send sum to me xor 2^d</source>
        <comment>sum: a variable</comment>
        <translation>якщо {who}: послати суму вузлу я xor 2^d</translation>
    </message>
    <message>
        <source>if {who}: sum ← sum + received</source>
        <comment>sum: a variable</comment>
        <translation>якщо {who}: сума ← сума + прийняте</translation>
    </message>
    <message>
        <source>i = s − 1, held: send message to i + 1</source>
        <translation>i = s − 1 з даними: послати повідомлення i + 1</translation>
    </message>
    <message>
        <source>i = 2 − s, 1 &lt; s ≤ {k}/2: send it to i − 1</source>
        <translation>i = 2 − s, 1 &lt; s ≤ {k}/2: послати його i − 1</translation>
    </message>
    <message>
        <source>i = s with a sum: send it to i − 1, to add</source>
        <comment>i, s: numbers</comment>
        <translation>i = s із сумою: послати її i − 1, додати</translation>
    </message>
    <message>
        <source>i = 1 − s, 1 &lt; s ≤ {k}/2: send it to i + 1</source>
        <translation>i = 1 − s, 1 &lt; s ≤ {k}/2: послати її i + 1</translation>
    </message>
    <message>
        <source>while n &gt; 1</source>
        <comment>n: a variable</comment>
        <translation>поки n &gt; 1</translation>
    </message>
    <message>
        <source>who holds it: send message to i + ⌈n/2⌉</source>
        <translation>хто має: послати повідомлення i + ⌈n/2⌉</translation>
    </message>
    <message>
        <source>n ← ⌈n/2⌉; who received: n ← ⌊n/2⌋</source>
        <comment>n: a variable</comment>
        <translation>n ← ⌈n/2⌉; хто прийняв: n ← ⌊n/2⌋</translation>
    </message>
    <message>
        <source>for n ← parts of {k} halved, the shortest first</source>
        <translation>для n ← частини {k} навпіл, короткі спершу</translation>
    </message>
    <message>
        <source>second half: its first sends sum ⌈n/2⌉ back</source>
        <translation>друга половина: перший шле суму ⌈n/2⌉ назад</translation>
    </message>
    <message>
        <source>first half: its first adds what comes to sum</source>
        <translation>перша половина: перший додає до суми</translation>
    </message>
    <message>
        <source>if i &lt; n and held: send message to i + n</source>
        <translation>якщо i &lt; n з даними: послати повідомлення i + n</translation>
    </message>
    <message>
        <source>if n ≤ i &lt; 2n: receive message from i − n</source>
        <translation>якщо n ≤ i &lt; 2n: прийняти повідомлення від i − n</translation>
    </message>
    <message>
        <source>if n ≤ i &lt; 2n with a sum: send it to i − n</source>
        <translation>якщо n ≤ i &lt; 2n із сумою: послати її i − n</translation>
    </message>
    <message>
        <source>if i &lt; n: sum ← sum + received</source>
        <comment>sum: a variable</comment>
        <translation>якщо i &lt; n: сума ← сума + прийняте</translation>
    </message>
    <message>
        <source>Everybody who has the message sends it on, so twice as many have it after every step.</source>
        <translation>Кожен, хто має повідомлення, передає його далі, і з кожним кроком таких вузлів удвічі більше.</translation>
    </message>
    <message>
        <source>Neighbours only, since a stored message pays for every link; both ways round, since that takes half as many steps as one way.</source>
        <translation>Лише сусідам, адже ціле повідомлення оплачує кожен канал; в обидва боки, адже так кроків удвічі менше, ніж в один.</translation>
    </message>
    <message>
        <source>About twice as many have it after every step; the far messages go first, so that no two of a step need the same link.</source>
        <translation>З кожним кроком вузлів із повідомленням приблизно вдвічі більше; далекі повідомлення йдуть першими, щоб на кроці жодним двом не був потрібен той самий канал.</translation>
    </message>
    <message>
        <source>Twice as many have it after every step, but the far messages come last, when there are many that share links: a lesson in congestion.</source>
        <translation>З кожним кроком вузлів із повідомленням удвічі більше, але далекі повідомлення йдуть останніми, коли їх багато й вони ділять канали: урок про перевантаження.</translation>
    </message>
    <message>
        <source>It is the broadcast backwards: sums flow the way that the message would come.</source>
        <translation>Це розсилання навпаки: суми йдуть шляхом, яким прийшло б повідомлення.</translation>
    </message>
    <message>
        <source>at ← source</source>
        <comment>at: a variable, where the message is</comment>
        <translation>де ← джерело</translation>
    </message>
    <message>
        <source>if bit d of at and target differ</source>
        <translation>якщо біт d у «де» і цілі різний</translation>
    </message>
    <message>
        <source>send message from at to at xor 2^d</source>
        <translation>послати повідомлення: де → де xor 2^d</translation>
    </message>
    <message>
        <source>at ← at xor 2^d</source>
        <comment>at: a variable</comment>
        <translation>де ← де xor 2^d</translation>
    </message>
    <message>
        <source>w ← the shorter way round: +1 or −1</source>
        <comment>w: a variable</comment>
        <translation>w ← короткий шлях: +1 або −1</translation>
    </message>
    <message>
        <source>while at ≠ target</source>
        <comment>at: a variable</comment>
        <translation>поки де ≠ ціль</translation>
    </message>
    <message>
        <source>while at ≠ target along d</source>
        <comment>at: a variable</comment>
        <translation>поки де ≠ ціль вздовж d</translation>
    </message>
    <message>
        <source>send message from at to at + w</source>
        <comment>at, w: variables</comment>
        <translation>послати повідомлення: де → де + w</translation>
    </message>
    <message>
        <source>at ← at + w</source>
        <comment>at, w: variables</comment>
        <translation>де ← де + w</translation>
    </message>
    <message>
        <source>take a shortest way from source to target</source>
        <translation>узяти найкоротший шлях до цілі</translation>
    </message>
    <message>
        <source>send message over the next link of the way</source>
        <translation>послати повідомлення наступним каналом</translation>
    </message>
    <message>
        <source>Dimension after dimension is one of the shortest ways, and always the same one.</source>
        <translation>Вимір за виміром — один із найкоротших шляхів, і завжди той самий.</translation>
    </message>
    <message>
        <source>total ← own value</source>
        <comment>total: a variable</comment>
        <translation>підсумок ← своє значення</translation>
    </message>
    <message>
        <source>send total to partner, receive theirs</source>
        <translation>послати підсумок партнеру, прийняти його</translation>
    </message>
    <message>
        <source>total ← total + theirs</source>
        <comment>variables</comment>
        <translation>підсумок ← підсумок + його</translation>
    </message>
    <message>
        <source>last ← total</source>
        <comment>variables</comment>
        <translation>нове ← підсумок</translation>
    </message>
    <message>
        <source>total ← total + last</source>
        <comment>variables</comment>
        <translation>підсумок ← підсумок + нове</translation>
    </message>
    <message>
        <source>total ← the sum of all that is held</source>
        <translation>підсумок ← сума всіх даних</translation>
    </message>
    <message>
        <source>total ← own value, prefix ← own value</source>
        <translation>підсумок ← часткова ← своє значення</translation>
    </message>
    <message>
        <source>if partner &lt; me: prefix ← prefix + theirs</source>
        <translation>якщо партнер &lt; я: часткова ← часткова + його</translation>
    </message>
    <message>
        <source>if its origin &lt; me: prefix ← prefix + last</source>
        <translation>якщо початок &lt; я: часткова ← часткова + нове</translation>
    </message>
    <message>
        <source>message ← sum at the root</source>
        <comment>variables</comment>
        <translation>повідомлення ← сума в кореня</translation>
    </message>
    <message>
        <source>Values are added up on the way, so no message grows: all stay m words long.</source>
        <translation>Значення додаються по дорозі, тому повідомлення не ростуть: у кожному, як і раніше, m слів.</translation>
    </message>
    <message>
        <source>It needs only the all-to-all broadcast, but the messages grow: everybody gets all values before it adds them up.</source>
        <translation>Потрібне лише множинне розсилання, але повідомлення ростуть: кожен отримує всі значення й лише потім додає.</translation>
    </message>
    <message>
        <source>Two known operations, one after the other: the sum at the root, then its broadcast.</source>
        <translation>Дві відомі операції одна за одною: сума в корені, потім її розсилання.</translation>
    </message>
    <message>
        <source>It is the all-reduce with a second sum, of those values only that began at a smaller number.</source>
        <translation>Це редукція з розсиланням і другою сумою, куди входять лише значення від вузлів із меншим номером.</translation>
    </message>
    <message>
        <source>held ← all chunks at the root, ∅ elsewhere</source>
        <translation>дані ← усі порції в кореня, ∅ в інших</translation>
    </message>
    <message>
        <source>who holds: send the chunks for partner&apos;s half</source>
        <translation>хто має: послати порції його половини</translation>
    </message>
    <message>
        <source>held ← the chunks for the own half</source>
        <comment>a variable</comment>
        <translation>дані ← порції своєї половини</translation>
    </message>
    <message>
        <source>if bit d of me xor root: send held to partner</source>
        <translation>якщо біт d у я xor корінь: послати партнеру</translation>
    </message>
    <message>
        <source>else held ← held ∪ received</source>
        <comment>held: a variable</comment>
        <translation>інакше дані ← дані ∪ прийняте</translation>
    </message>
    <message>
        <source>i &lt; j, held: send i + 1 the bundle for {k} − j + i</source>
        <translation>i &lt; j з даними: послати i + 1 зв’язку для {k} − j + i</translation>
    </message>
    <message>
        <source>1 ≤ i ≤ j: receive a bundle from i − 1</source>
        <translation>1 ≤ i ≤ j: прийняти зв’язку від i − 1</translation>
    </message>
    <message>
        <source>1 ≤ i ≤ j: send i − 1 the bundle of {k} − j + i − 1</source>
        <translation>1 ≤ i ≤ j: послати i − 1 зв’язку від {k} − j + i − 1</translation>
    </message>
    <message>
        <source>i &lt; j: receive a bundle from i + 1</source>
        <translation>i &lt; j: прийняти зв’язку від i + 1</translation>
    </message>
    <message>
        <source>who holds: send i + ⌈n/2⌉ all from it on</source>
        <translation>хто має: послати i + ⌈n/2⌉ усе, що від нього</translation>
    </message>
    <message>
        <source>second half: its first sends held ⌈n/2⌉ back</source>
        <translation>друга половина: перший шле дані ⌈n/2⌉ назад</translation>
    </message>
    <message>
        <source>first half: its first holds both halves&apos; chunks</source>
        <translation>перша половина: у першого порції обох</translation>
    </message>
    <message>
        <source>Every holder gives half away in each step, so the fewest startups that there can be are enough, and the root sends nothing twice.</source>
        <translation>Кожен, хто має дані, на кожному кроці віддає половину, тому вистачає найменшої можливої кількості підготовок, і корінь нічого не надсилає двічі.</translation>
    </message>
    <message>
        <source>Who lives farthest is served first, so that the root sends in every step and all bundles of a ring arrive with its last one.</source>
        <translation>Найдальший обслуговується першим, тому корінь передає на кожному кроці й усі зв’язки кільця приходять з останнім.</translation>
    </message>
    <message>
        <source>It is the scatter backwards: chunks come the way they would have gone.</source>
        <translation>Це узагальнене розсилання навпаки: порції приходять шляхом, яким пішли б.</translation>
    </message>
    <message>
        <source>message ← own message</source>
        <comment>message: a variable</comment>
        <translation>повідомлення ← своє повідомлення</translation>
    </message>
    <message>
        <source>w ← +1 if q ≤ p/2, else −1</source>
        <comment>w: a variable</comment>
        <translation>w ← +1, якщо q ≤ p/2, інакше −1</translation>
    </message>
    <message>
        <source>next ← (me + w) mod p</source>
        <comment>next, me, w: variables</comment>
        <translation>наст ← (я + w) mod p</translation>
    </message>
    <message>
        <source>send message to next, receive that of me − w</source>
        <translation>послати повідомлення наст, прийняти від я − w</translation>
    </message>
    <message>
        <source>a ← q mod c, b ← ⌊q/c⌋</source>
        <comment>c columns, r rows; all are variables</comment>
        <translation>a ← q mod c, b ← ⌊q/c⌋</translation>
    </message>
    <message>
        <source>send message on in the row, the shorter way</source>
        <translation>повідомлення далі рядком, коротким шляхом</translation>
    </message>
    <message>
        <source>if a &gt; 0: what wrapped goes on in its column</source>
        <translation>якщо a &gt; 0: що обійшли — далі стовпцем</translation>
    </message>
    <message>
        <source>if the shorter way was −: b ← (b + 1) mod r</source>
        <translation>якщо шлях був −: b ← (b + 1) mod r</translation>
    </message>
    <message>
        <source>send message on in the column, the shorter way</source>
        <translation>повідомлення далі стовпцем, коротким шляхом</translation>
    </message>
    <message>
        <source>i ← my position on the Gray ring</source>
        <comment>i: a variable</comment>
        <translation>i ← моє місце на кільці Грея</translation>
    </message>
    <message>
        <source>for the ones e of q, the highest first</source>
        <comment>e: a bit&apos;s number</comment>
        <translation>для одиниць e числа q, старші спершу</translation>
    </message>
    <message>
        <source>i to i + 2^e is two links (one if e = 0)</source>
        <translation>від i до i + 2^e два канали (один, якщо e = 0)</translation>
    </message>
    <message>
        <source>if e &gt; 0: send message over the lower bit</source>
        <translation>якщо e &gt; 0: послати повідомлення за молодшим бітом</translation>
    </message>
    <message>
        <source>send message over the other bit</source>
        <translation>послати повідомлення за іншим бітом</translation>
    </message>
    <message>
        <source>goal ← (me + q) mod p</source>
        <comment>goal, me: variables</comment>
        <translation>ціль ← (я + q) mod p</translation>
    </message>
    <message>
        <source>from ← (me − q) mod p</source>
        <comment>from, me: variables</comment>
        <translation>від ← (я − q) mod p</translation>
    </message>
    <message>
        <source>send message to goal, receive that of from</source>
        <translation>послати повідомлення цілі, прийняти від вузла від</translation>
    </message>
    <message>
        <source>All messages move on together from neighbour to neighbour, so none waits.</source>
        <translation>Усі повідомлення разом ідуть від сусіда до сусіда, тому жодне не чекає.</translation>
    </message>
    <message>
        <source>The nodes stand along a ring in Gray code order, on which a jump by a power of two is never more than two links.</source>
        <translation>Вузли стоять уздовж кільця в порядку коду Грея, де зсув на степінь двійки — не більше двох каналів.</translation>
    </message>
    <message>
        <source>Every message goes straight to its node, and no two of them need the same link.</source>
        <translation>Кожне повідомлення йде прямо до свого вузла, і жодним двом не потрібен той самий канал.</translation>
    </message>
    <message>
        <source>Every message goes straight to its node; those that share a link wait.</source>
        <translation>Кожне повідомлення йде прямо до свого вузла; ті, що ділять канал, чекають.</translation>
    </message>
    <message>
        <source>held ← own chunks, one for every node</source>
        <translation>дані ← свої порції, кожному вузлу по одній</translation>
    </message>
    <message>
        <source>send chunks for partner&apos;s half, receive mine</source>
        <translation>послати порції його половини, прийняти свої</translation>
    </message>
    <message>
        <source>held ← all chunks for the own half</source>
        <comment>held: a variable</comment>
        <translation>дані ← усі порції для своєї половини</translation>
    </message>
    <message>
        <source>rest ← held not for my place</source>
        <comment>rest, held: variables</comment>
        <translation>решта ← дані не для мого місця</translation>
    </message>
    <message>
        <source>send rest to next, receive a new rest</source>
        <comment>variables</comment>
        <translation>послати решту вузлу наст, прийняти нову</translation>
    </message>
    <message>
        <source>take out of rest what is for my place</source>
        <translation>узяти з решти те, що для мого місця</translation>
    </message>
    <message>
        <source>partner ← me xor j</source>
        <comment>partner, me: variables</comment>
        <translation>партнер ← я xor j</translation>
    </message>
    <message>
        <source>goal ← (me − j) mod p, from ← (me + j) mod p</source>
        <comment>variables</comment>
        <translation>ціль ← (я − j) mod p, від ← (я + j) mod p</translation>
    </message>
    <message>
        <source>send partner the own chunk, receive theirs</source>
        <translation>послати партнеру свою порцію, прийняти його</translation>
    </message>
    <message>
        <source>send goal the own chunk, receive that of from</source>
        <translation>послати цілі свою порцію, прийняти від вузла від</translation>
    </message>
    <message>
        <source>held ← held ∪ received</source>
        <comment>held: a variable</comment>
        <translation>дані ← дані ∪ прийняте</translation>
    </message>
    <message>
        <source>sum ← own value for me</source>
        <comment>sum, me: variables</comment>
        <translation>сума ← своє значення для себе</translation>
    </message>
    <message>
        <source>send partner my value for it, receive theirs for me</source>
        <translation>послати партнеру значення для нього, прийняти своє</translation>
    </message>
    <message>
        <source>send goal my value for it, receive from&apos;s for me</source>
        <translation>послати цілі значення для неї, прийняти своє від вузла від</translation>
    </message>
    <message>
        <source>sum ← sum + received</source>
        <comment>sum: a variable</comment>
        <translation>сума ← сума + прийняте</translation>
    </message>
    <message>
        <source>send partner the own value, receive theirs</source>
        <translation>послати партнеру своє значення, прийняти його</translation>
    </message>
    <message>
        <source>send goal the own value, receive that of from</source>
        <translation>послати цілі своє значення, прийняти від вузла від</translation>
    </message>
    <message>
        <source>total ← total + received</source>
        <comment>total: a variable</comment>
        <translation>підсумок ← підсумок + прийняте</translation>
    </message>
    <message>
        <source>if partner &lt; me: prefix ← prefix + received</source>
        <translation>якщо партнер &lt; я: часткова ← часткова + прийняте</translation>
    </message>
    <message>
        <source>if from &lt; me: prefix ← prefix + received</source>
        <translation>якщо від &lt; я: часткова ← часткова + прийняте</translation>
    </message>
    <message>
        <source>message ← m bytes at source, ∅ elsewhere</source>
        <translation>повідомлення ← m байтів у джерела, ∅ в інших</translation>
    </message>
    <message>
        <source>if me = source: send message to target</source>
        <translation>якщо я = джерело: послати повідомлення адресату</translation>
    </message>
    <message>
        <source>the hub hands it on while it comes</source>
        <translation>концентратор передає його далі, поки воно йде</translation>
    </message>
    <message>
        <source>the switch hands it on while it comes</source>
        <translation>комутатор передає його далі, поки воно йде</translation>
    </message>
    <message>
        <source>if me = target: receive message</source>
        <translation>якщо я = адресат: прийняти повідомлення</translation>
    </message>
    <message>
        <source>In a round every node sends one message and gets one, so no line is needed twice and the switch carries all of them at once.</source>
        <translation>За раунд кожен вузол надсилає одне повідомлення й отримує одне, тому жодна лінія не потрібна двічі й комутатор передає всі одразу.</translation>
    </message>
    <message>
        <source>The rounds are those of a switch, but a hub carries one message at a time: those of a round go one after another, and the others wait.</source>
        <translation>Раунди ті самі, що в комутаторі, але концентратор передає по одному повідомленню: повідомлення раунду йдуть по черзі, решта чекає.</translation>
    </message>
    <message>
        <source>The tree is that of a switch, but a hub carries one message at a time, so every message of the tree takes its own time.</source>
        <translation>Дерево те саме, що в комутаторі, але концентратор передає по одному повідомленню, тому кожне повідомлення дерева забирає свій час.</translation>
    </message>
    <message>
        <source>What is between two nodes keeps nothing: the message is on both lines at the same time, so that it takes the time of one message.</source>
        <translation>Між двома вузлами нічого не зберігається: повідомлення йде обома лініями одночасно й забирає час одного повідомлення.</translation>
    </message>
    <message>
        <source>send partner its chunk, receive theirs for me</source>
        <translation>послати партнеру його порцію, прийняти свою</translation>
    </message>
    <message>
        <source>goal ← (me + j) mod p, from ← (me − j) mod p</source>
        <comment>variables</comment>
        <translation>ціль ← (я + j) mod p, від ← (я − j) mod p</translation>
    </message>
    <message>
        <source>send goal its chunk, receive one of from</source>
        <translation>послати цілі її порцію, прийняти від вузла від</translation>
    </message>
    <message>
        <source>held ← held without the one, with the other</source>
        <translation>дані ← дані без першої, з другою</translation>
    </message>
    <message>
        <source>put the chunk for r in, without waiting</source>
        <translation>послати порцію для r, не чекаючи на інші</translation>
    </message>
    <message>
        <source>for {what}, r ≠ me</source>
        <comment>a loop: for r ← 0 … p − 1</comment>
        <translation>для {what}, r ≠ я</translation>
    </message>
    <message>
        <source>receive p − 1 chunks, as they come</source>
        <translation>прийняти p − 1 порцій у порядку надходження</translation>
    </message>
    <message>
        <source>Each step brings half of what a node holds nearer by one bit, so the fewest startups that there can be are enough.</source>
        <translation>Кожен крок наближає половину даних вузла до цілі на один біт, тому вистачає найменшої можливої кількості підготовок.</translation>
    </message>
    <message>
        <source>Everything goes round once and everybody takes out what is for its place; all go one way, so no link is needed twice in a step.</source>
        <translation>Усе обходить кільце один раз, і кожен бере те, що для його місця; усі йдуть в один бік, тому жоден канал не потрібен двічі за крок.</translation>
    </message>
    <message>
        <source>Every chunk goes straight to its node; of the messages of one step no two need the same link.</source>
        <translation>Кожна порція йде прямо до свого вузла; жодним двом повідомленням одного кроку не потрібен той самий канал.</translation>
    </message>
    <message>
        <source>Every chunk goes straight to its node, one partner a step; on rings the far messages share links.</source>
        <translation>Кожна порція йде прямо до свого вузла, по партнеру на крок; на кільцях далекі повідомлення ділять канали.</translation>
    </message>
    <message>
        <source>Without any plan: the messages sort themselves out by waiting for one another.</source>
        <translation>Без жодного плану: повідомлення розбираються самі, чекаючи одне на одне.</translation>
    </message>
</context>
<context>
    <name>collective</name>
    <message>
        <source>by the formula</source>
        <translation>за формулою</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>промодельовано</translation>
    </message>
    <message>
        <source>points are medians, bars go from quartile to quartile</source>
        <translation>точки — медіани, відрізки — від квартиля до квартиля</translation>
    </message>
    <message>
        <source>there is nothing to show</source>
        <translation>показати нічого</translation>
    </message>
    <message>
        <source>{title}: measured, simulated, by the formula · {rates}</source>
        <translation>{title}: виміряно, промодельовано, за формулою · {rates}</translation>
    </message>
    <message>
        <source>{operation}: {network}, p = {p}</source>
        <translation>{operation}: {network}, p = {p}</translation>
    </message>
    <message>
        <source>measured: the steps shown here ({algorithm})</source>
        <translation>виміряно: показані тут кроки ({algorithm})</translation>
    </message>
    <message>
        <source>measured: {name}</source>
        <translation>виміряно: {name}</translation>
    </message>
    <message>
        <source>tn = {tn} µs, tk = {tk} µs a byte ({source})</source>
        <translation>tn = {tn} мкс, tk = {tk} мкс на байт ({source})</translation>
    </message>
    <message>
        <source>model C fitted to the ping-pong</source>
        <translation>модель C, підібрана за обміном туди й назад</translation>
    </message>
    <message>
        <source>the file has no ping-pong: {costs} of its scenario</source>
        <translation>у файлі немає обміну туди й назад: узято {costs} його сценарію</translation>
    </message>
    <message>
        <source>ts = {ts}, th = {th}, tw = {tw}</source>
        <translation>ts = {ts}, th = {th}, tw = {tw}</translation>
    </message>
    <message>
        <source>given</source>
        <translation>задано</translation>
    </message>
    <message>
        <source>the lecture’s cluster</source>
        <translation>кластер із лекції</translation>
    </message>
    <message>
        <source>model C fitted to {name}</source>
        <translation>модель C, підібрана за {name}</translation>
    </message>
    <message>
        <source>these times are of {processes} processes; p = {p} cannot go with them</source>
        <translation>ці часи — для {processes} процесів; p = {p} до них не підходить</translation>
    </message>
    <message>
        <source>there is no measured collective operation in this file</source>
        <translation>у цьому файлі немає виміряної колективної операції</translation>
    </message>
    <message>
        <source>{name} is no collective operation that can be laid over a curve</source>
        <translation>{name} — не колективна операція, яку можна порівняти з кривою</translation>
    </message>
    <message>
        <source>the file does not say how many processes took part; give p</source>
        <translation>у файлі не сказано, скільки процесів брало участь; задайте p</translation>
    </message>
</context>
<context>
    <name>command line</name>
    <message>
        <source>the command {name} comes with a later version; now there is {commands}</source>
        <translation>команда {name} з’явиться в одній з наступних версій; зараз є {commands}</translation>
    </message>
    <message>
        <source>there is no command and no file {name}; the commands are {commands}</source>
        <translation>немає ні команди, ні файлу {name}; команди: {commands}</translation>
    </message>
    <message>
        <source>the option {option} is not known; --help lists those that are</source>
        <translation>параметр {option} невідомий; перелік параметрів виводить --help</translation>
    </message>
    <message>
        <source>one file can be named; {value} is one more</source>
        <translation>можна вказати лише один файл; {value} зайвий</translation>
    </message>
    <message>
        <source>the option {option} needs a value</source>
        <translation>параметру {option} потрібне значення</translation>
    </message>
    <message>
        <source>the command line cannot be read: {reason}</source>
        <translation>не вдалося розібрати командний рядок: {reason}</translation>
    </message>
    <message>
        <source>a file must end in one of {endings}; {file} does not</source>
        <translation>ім’я файлу має закінчуватися на {endings}; {file} не підходить</translation>
    </message>
    <message>
        <source>{format} is no text for a terminal; name a file with -o FILE</source>
        <translation>{format} — не текст для термінала; назвіть файл: -o FILE</translation>
    </message>
    <message>
        <source>--separator and --decimal are for csv; the format is {format}</source>
        <translation>--separator і --decimal — для csv; а формат тут {format}</translation>
    </message>
    <message>
        <source>left out: {what}: {reason}</source>
        <translation>пропущено: {what}: {reason}</translation>
    </message>
    <message>
        <source>no combination is left; the first: {reason}</source>
        <translation>не залишилося жодного поєднання; причина в першого: {reason}</translation>
    </message>
    <message>
        <source>no combination is left</source>
        <translation>жодного поєднання не лишилося</translation>
    </message>
    <message>
        <source>--trace and --data are written as json or text; {format} is neither</source>
        <translation>--trace і --data виводяться у форматі json або text; {format} не підходить</translation>
    </message>
    <message>
        <source>the format</source>
        <translation>формат</translation>
    </message>
    <message>
        <source>the language</source>
        <translation>мова</translation>
    </message>
    <message>
        <source>--projector stands for --theme projector; --theme {theme} cannot go with it</source>
        <translation>--projector означає --theme projector; разом із ним не можна вказати --theme {theme}</translation>
    </message>
    <message>
        <source>{option} has an empty place in its list: {value}</source>
        <translation>у списку {option} порожнє місце: {value}</translation>
    </message>
    <message>
        <source>give --{one} or --{other}, not both; they are {first} and {second}</source>
        <translation>задайте --{one} або --{other}, але не обидва; задано {first} і {second}</translation>
    </message>
    <message>
        <source>there is no file {value} and no such map; the maps are {known}</source>
        <translation>немає ні файлу {value}, ні такого відображення; відображення: {known}</translation>
    </message>
    <message>
        <source>map: {nodes}</source>
        <translation>відображення: {nodes}</translation>
    </message>
    <message>
        <source>{frames} pictures are too many for one {format}; at most {most} fit: choose some with --from, --to and --every</source>
        <translation>{frames} рисунків для одного {format} забагато, вміщується щонайбільше {most}: оберіть частину за допомогою --from, --to та --every</translation>
    </message>
    <message>
        <source>{command} needs a file to write: -o FILE, with one of the endings {endings}</source>
        <translation>команді {command} потрібен файл для запису: -o ФАЙЛ із розширенням {endings}</translation>
    </message>
    <message>
        <source>--format does not go with {command}: the ending of the file decides, one of {endings}</source>
        <translation>--format не можна вказати з командою {command}: формат визначає розширення файлу, {endings}</translation>
    </message>
    <message>
        <source>{width} by {height} pixels are too many for one {format}; it has at most {most}: take a smaller --scale</source>
        <translation>{width} на {height} пікселів для одного {format} забагато, у ньому щонайбільше {most}: візьміть менший --scale</translation>
    </message>
    <message>
        <source>{width} by {height} pixels are too large for {format}; a side has at most {most}: take a smaller --scale</source>
        <translation>{width} на {height} пікселів — завеликий розмір для {format}, сторона щонайбільше {most}: візьміть менший --scale</translation>
    </message>
    <message>
        <source>--link must be two neighbours such as 0-1; {value} is not</source>
        <translation>--link: потрібні два сусідні вузли, наприклад 0-1; {value} не підходить</translation>
    </message>
    <message>
        <source>{option} does not go with {other}</source>
        <translation>{option} не можна вказати разом із {other}</translation>
    </message>
    <message>
        <source>the theme</source>
        <translation>тема</translation>
    </message>
    <message>
        <source>the value of --captions</source>
        <translation>значення --captions</translation>
    </message>
    <message>
        <source>the kind of figure</source>
        <translation>вид рисунка</translation>
    </message>
    <message>
        <source>the value of --text</source>
        <translation>значення --text</translation>
    </message>
    <message>
        <source>{option} stands for --kind {kind}; --kind {other} cannot go with it</source>
        <translation>{option} означає --kind {kind}; разом із ним не можна вказати --kind {other}</translation>
    </message>
    <message>
        <source>{option} is for {known} only, not for {format}</source>
        <translation>{option} — лише для {known}, не для {format}</translation>
    </message>
    <message>
        <source>name a file of measurements, - for standard input, or a sample: {samples}</source>
        <translation>назвіть файл вимірювань, - для стандартного введення або приклад: {samples}</translation>
    </message>
    <message>
        <source>there is no file {file}; samples that come with the program: {samples}</source>
        <translation>файлу {file} немає; приклади, що є у програмі: {samples}</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}</source>
        <translation>{file} не читається: {reason}</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <source>there are rows of several measurements; choose one with --benchmark, --processes and --group: {groups}</source>
        <translation>тут рядки кількох вимірювань; виберіть одне за допомогою --benchmark, --processes і --group: {groups}</translation>
    </message>
    <message>
        <source>no rows are of benchmark {benchmark}, processes {processes}, group {group}; there is {groups}</source>
        <translation>немає рядків тесту {benchmark}, процесів {processes}, групи {group}; є {groups}</translation>
    </message>
    <message>
        <source>parameters are given as A:tn=150.3,tk=0.0862,tc=6.7; {value} is not (model {model} has {names}, or sums such as t0+1422*t1)</source>
        <translation>параметри задають як A:tn=150.3,tk=0.0862,tc=6.7; {value} так не задано (у моделі {model} є {names} або суми вигляду t0+1422*t1)</translation>
    </message>
    <message>
        <source>parameters begin with the model they are of, as in A:tn=150.3,tk=0.0862,tc=6.7; {value} does not</source>
        <translation>параметри починаються з моделі, до якої належать, як A:tn=150.3,tk=0.0862,tc=6.7; {value} — ні</translation>
    </message>
    <message>
        <source>the parameters of model {model} are given twice</source>
        <translation>параметри моделі {model} задано двічі</translation>
    </message>
    <message>
        <source>{benchmark} of {processes} processes</source>
        <translation>{benchmark}, процесів: {processes}</translation>
    </message>
    <message>
        <source>{name} ({label})</source>
        <translation>{name} ({label})</translation>
    </message>
    <message numerus="yes">
        <source>{n} more</source>
        <translation>
            <numerusform>ще {n}</numerusform>
            <numerusform>ще {n}</numerusform>
            <numerusform>ще {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>no name</source>
        <translation>без назви</translation>
    </message>
    <message>
        <source>any</source>
        <translation>будь-який</translation>
    </message>
    <message>
        <source>rows of {group}</source>
        <translation>рядки: {group}</translation>
    </message>
    <message>
        <source>line {line} was dropped: {reason}</source>
        <translation>рядок {line} пропущено: {reason}</translation>
    </message>
    <message>
        <source>the file has no ping-pong; give tn and tk of model C: --tn 150.3 --tk 0.0862</source>
        <translation>у файлі немає обміну туди й назад; задайте tn і tk моделі C: --tn 150.3 --tk 0.0862</translation>
    </message>
    <message>
        <source>no row lies in the range of m</source>
        <translation>жоден рядок не потрапляє в діапазон m</translation>
    </message>
</context>
<context>
    <name>compare</name>
    <message numerus="yes">
        <source>{kind}, {n} nodes</source>
        <translation>
            <numerusform>{kind}, {n} вузол</numerusform>
            <numerusform>{kind}, {n} вузли</numerusform>
            <numerusform>{kind}, {n} вузлів</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} = {value}</source>
        <comment>m = 100</comment>
        <translation>{name} = {value}</translation>
    </message>
    <message>
        <source>{first} · {second}</source>
        <translation>{first} · {second}</translation>
    </message>
    <message>
        <source>{operation}, the dual, backwards</source>
        <translation>{operation}, двоїста, назад</translation>
    </message>
    <message>
        <source>embedded {guest}: {map}</source>
        <comment>embedded ring: Gray code</comment>
        <translation>відображення ({guest}): {map}</translation>
    </message>
    <message>
        <source>no embedding</source>
        <translation>без відображення</translation>
    </message>
</context>
<context>
    <name>cost</name>
    <message>
        <source>Store-and-forward</source>
        <translation>Передача повідомлень</translation>
    </message>
    <message>
        <source>Cut-through</source>
        <translation>Передача пакетів</translation>
    </message>
    <message>
        <source>Finite packets</source>
        <translation>Скінченні пакети</translation>
    </message>
    <message>
        <source>one a step</source>
        <translation>одна на крок</translation>
    </message>
    <message>
        <source>one each message</source>
        <translation>на кожне повідомлення</translation>
    </message>
    <message>
        <source>th and tw must not both be 0: a transfer has to take some time on a link</source>
        <translation>th і tw не можуть обидва дорівнювати 0: передача каналом має тривати якийсь час</translation>
    </message>
</context>
<context>
    <name>curves</name>
    <message>
        <source>Time: {operation}</source>
        <translation>Час: {operation}</translation>
    </message>
    <message>
        <source>share of the time</source>
        <translation>частка часу</translation>
    </message>
    <message>
        <source>share of the time: {series}</source>
        <translation>частка часу: {series}</translation>
    </message>
    <message>
        <source>{over} = {x}: {startup} + {hop} + {word} %</source>
        <translation>{over} = {x}: {startup} + {hop} + {word} %</translation>
    </message>
    <message>
        <source>simulated = formula at every point</source>
        <translation>модель = формула в кожній точці</translation>
    </message>
    <message>
        <source>other lines against: {series}</source>
        <translation>інші лінії відносно: {series}</translation>
    </message>
    <message>
        <source>{name}, the lecture’s bound: {time}</source>
        <translation>{name}, оцінка з лекції: {time}</translation>
    </message>
    <message>
        <source>{name}, as the lecture prints it: {time}</source>
        <translation>{name}, як у лекції: {time}</translation>
    </message>
    <message>
        <source>Scale of both axes: {kind}</source>
        <translation>Шкала обох осей: {kind}</translation>
    </message>
    <message>
        <source>What the curve goes over</source>
        <translation>За чим іде крива</translation>
    </message>
    <message>
        <source>{over} = {x}: move it to change the run</source>
        <translation>{over} = {x}: пересуньте, щоб змінити прогін</translation>
    </message>
    <message>
        <source>Tick the lines: networks, switching methods, algorithms</source>
        <translation>Позначте лінії: мережі, методи передачі, алгоритми</translation>
    </message>
    <message>
        <source>this run’s own line is always there</source>
        <translation>лінія самого прогону є завжди</translation>
    </message>
    <message>
        <source>at most 8 lines can be told apart: take the tick off another one</source>
        <translation>розрізнити можна не більше 8 ліній: зніміть позначку з іншої</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Параметри</translation>
    </message>
    <message>
        <source>Costs of real and of made-up machines</source>
        <translation>Вартості справжніх і вигаданих машин</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Експорт…</translation>
    </message>
    <message>
        <source>Write these curves to a file</source>
        <translation>Записати ці криві у файл</translation>
    </message>
    <message>
        <source>{title}: {costs}</source>
        <translation>{title}: {costs}</translation>
    </message>
    <message>
        <source>Times by formula and as simulated</source>
        <translation>Час за формулою і за моделлю</translation>
    </message>
    <message>
        <source>What startups, headers and words take of the time</source>
        <translation>Яку частку часу займають підготовка, заголовки і слова</translation>
    </message>
    <message>
        <source>How far simulated times are from the formula, or other lines</source>
        <translation>Наскільки модель відрізняється від формули, або інші лінії від цієї</translation>
    </message>
    <message>
        <source>How the time of the run grows while it is played</source>
        <translation>Як росте час прогону під час показу</translation>
    </message>
    <message>
        <source>from the formula, %</source>
        <translation>від формули, %</translation>
    </message>
    <message>
        <source>from the formula</source>
        <translation>від формули</translation>
    </message>
    <message>
        <source>between lines, %</source>
        <translation>між лініями, %</translation>
    </message>
    <message>
        <source>Which difference is shown</source>
        <translation>Яку різницю показано</translation>
    </message>
    <message>
        <source>{done} of {total} points</source>
        <translation>{done} з {total} точок</translation>
    </message>
    <message>
        <source>no points yet</source>
        <translation>точок поки немає</translation>
    </message>
    <message>
        <source>No line has a point here: tick another one under “Series”</source>
        <translation>Жодна лінія тут не має точок: позначте іншу у списку «Лінії»</translation>
    </message>
    <message>
        <source>The parts of the time are known when its points are simulated</source>
        <translation>Частини часу стануть відомі, коли точки буде змодельовано</translation>
    </message>
    <message>
        <source>Nothing to compare yet: there is no formula, or no simulated point</source>
        <translation>Порівнювати поки нічого: немає формули або жодної змодельованої точки</translation>
    </message>
    <message>
        <source>There is no other line: tick one under “Series”</source>
        <translation>Іншої лінії немає: позначте її у списку «Лінії»</translation>
    </message>
    <message>
        <source>No run yet: choose a network and an operation</source>
        <translation>Прогону ще немає: виберіть мережу й операцію</translation>
    </message>
    <message>
        <source>{point}
Click: show this run</source>
        <translation>{point}
Клацання: показати цей випадок</translation>
    </message>
    <message>
        <source>By formula {first} and {second} take the same time: {where}</source>
        <translation>За формулою «{first}» і «{second}» займають однаковий час: {where}</translation>
    </message>
    <message>
        <source>By simulation {second} overtakes {first}: {where}</source>
        <translation>За моделюванням «{second}» обганяє «{first}»: {where}</translation>
    </message>
    <message>
        <source>{first}
{second}</source>
        <translation>{first}
{second}</translation>
    </message>
    <message>
        <source>{over} = {x}: {part} {share} % of {time}</source>
        <translation>{over} = {x}: {part} — {share} % від {time}</translation>
    </message>
    <message>
        <source>{series}, {over} = {x}: {difference} %</source>
        <translation>{series}, {over} = {x}: {difference} %</translation>
    </message>
    <message>
        <source>{series}, {over} = {x}: {difference}</source>
        <translation>{series}, {over} = {x}: {difference}</translation>
    </message>
    <message>
        <source>t = {time}</source>
        <translation>t = {time}</translation>
    </message>
    <message>
        <source>time − time of {name}</source>
        <translation>час − час лінії «{name}»</translation>
    </message>
    <message>
        <source>simulated − formula</source>
        <translation>моделювання − формула</translation>
    </message>
    <message>
        <source>share of the time, %</source>
        <translation>частка часу, %</translation>
    </message>
    <message>
        <source>cycle</source>
        <translation>цикл</translation>
    </message>
    <message>
        <source>lines: formula</source>
        <translation>лінії: формула</translation>
    </message>
    <message>
        <source>points: simulated</source>
        <translation>точки: моделювання</translation>
    </message>
    <message>
        <source>dotted: as the lecture prints it</source>
        <translation>пунктир: як надруковано в лекції</translation>
    </message>
    <message>
        <source>dotted: the lecture’s bound</source>
        <translation>пунктир: межа з лекції</translation>
    </message>
    <message>
        <source>thin lines: simulated only, no formula is known</source>
        <translation>тонкі лінії: лише моделювання, формула невідома</translation>
    </message>
    <message>
        <source>{list} · {next}</source>
        <translation>{list} · {next}</translation>
    </message>
    <message>
        <source>startup</source>
        <translation>підготовка</translation>
    </message>
    <message>
        <source>per hop</source>
        <translation>службові дані</translation>
    </message>
    <message>
        <source>per word</source>
        <translation>слова</translation>
    </message>
    <message>
        <source>{over} = {x}: {simulated} = {analytic}</source>
        <translation>{over} = {x}: {simulated} = {analytic}</translation>
    </message>
    <message>
        <source>{over} = {x}: simulated {simulated}, formula {analytic}</source>
        <translation>{over} = {x}: моделювання {simulated}, формула {analytic}</translation>
    </message>
    <message>
        <source>{over} = {x}: simulated {simulated}</source>
        <translation>{over} = {x}: моделювання {simulated}</translation>
    </message>
    <message>
        <source>{over} = {x}: formula {analytic}</source>
        <translation>{over} = {x}: формула {analytic}</translation>
    </message>
    <message>
        <source>best P = {x}: {time}</source>
        <translation>найкращий P = {x}: {time}</translation>
    </message>
    <message>
        <source>between {over} = {low} and {high}</source>
        <translation>між {over} = {low} і {high}</translation>
    </message>
    <message>
        <source>simulated: between {low} and {high}</source>
        <translation>моделювання: між {low} і {high}</translation>
    </message>
    <message>
        <source>Neither a formula nor a simulated time is known here.</source>
        <translation>Тут не відомі ні формула, ні час за моделюванням.</translation>
    </message>
    <message>
        <source>Parts of the time: {line}</source>
        <translation>Частини часу: {line}</translation>
    </message>
    <message>
        <source>Time so far: {operation}</source>
        <translation>Час до цього моменту: {operation}</translation>
    </message>
    <message>
        <source>step {step}</source>
        <translation>крок {step}</translation>
    </message>
    <message>
        <source>after cycle {cycle}: {time}</source>
        <translation>після циклу {cycle}: {time}</translation>
    </message>
    <message>
        <source>{over} = {x}: {time}</source>
        <translation>{over} = {x}: {time}</translation>
    </message>
    <message>
        <source>{part} {time}</source>
        <translation>{part} {time}</translation>
    </message>
    <message>
        <source>message m</source>
        <translation>повідомлення m</translation>
    </message>
    <message>
        <source>packet P</source>
        <translation>пакет P</translation>
    </message>
    <message>
        <source>{series}, {point}</source>
        <translation>{series}, {point}</translation>
    </message>
    <message>
        <source>processors p</source>
        <translation>кількість процесорів p</translation>
    </message>
    <message>
        <source>message m, words</source>
        <translation>повідомлення m, слів</translation>
    </message>
    <message>
        <source>a curve over</source>
        <translation>крива за параметром</translation>
    </message>
    <message>
        <source>the range of {letter} must begin below its end; {low} to {high} does not</source>
        <translation>початок діапазону {letter} має бути меншим за його кінець; у {low} … {high} це не так</translation>
    </message>
    <message>
        <source>model {model} of a cluster has no {letter}</source>
        <translation>у моделі кластера {model} немає {letter}</translation>
    </message>
    <message>
        <source>only the circular shift has a q</source>
        <translation>q є лише в циклічного зсуву</translation>
    </message>
    <message>
        <source>shift by q</source>
        <translation>зсув на q</translation>
    </message>
    <message>
        <source>startup ts</source>
        <translation>підготовка ts</translation>
    </message>
    <message>
        <source>time a hop th</source>
        <translation>час на канал th</translation>
    </message>
    <message>
        <source>time a word tw</source>
        <translation>час на слово tw</translation>
    </message>
    <message>
        <source>packet P, words</source>
        <translation>пакет P, слів</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Криві</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Час</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>Частки</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Різниця</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>По ходу</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Лінії</translation>
    </message>
    <message>
        <source>Stop simulating points; the lines stay</source>
        <translation>Припинити моделювання точок; лінії залишаться</translation>
    </message>
    <message>
        <source>time</source>
        <translation>час</translation>
    </message>
    <message>
        <source>log</source>
        <translation>лог.</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>лін.</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>різниця</translation>
    </message>
    <message>
        <source>shares</source>
        <translation>частки</translation>
    </message>
    <message>
        <source>time so far</source>
        <translation>час до цього моменту</translation>
    </message>
    <message>
        <source>the kind of axes</source>
        <translation>вид осей</translation>
    </message>
    <message>
        <source>what a curve shows</source>
        <translation>що показує крива</translation>
    </message>
    <message>
        <source>left out: {line} ({reason})</source>
        <translation>пропущено: {line} ({reason})</translation>
    </message>
    <message>
        <source>no line is left for this curve; {lines}</source>
        <translation>для цієї кривої не лишилося жодної лінії; {lines}</translation>
    </message>
    <message>
        <source>{name}, {detail}</source>
        <translation>{name}, {detail}</translation>
    </message>
    <message>
        <source>store-and-forward</source>
        <translation>передача повідомлень</translation>
    </message>
    <message>
        <source>cut-through</source>
        <translation>передача пакетів</translation>
    </message>
    <message>
        <source>finite packets</source>
        <translation>скінченні пакети</translation>
    </message>
    <message>
        <source>model A</source>
        <translation>модель A</translation>
    </message>
    <message>
        <source>model B</source>
        <translation>модель B</translation>
    </message>
    <message>
        <source>model C</source>
        <translation>модель C</translation>
    </message>
    <message>
        <source>both ways</source>
        <translation>в обидва боки</translation>
    </message>
    <message>
        <source>doubling</source>
        <translation>подвоєння</translation>
    </message>
    <message>
        <source>near first</source>
        <translation>спочатку близькі</translation>
    </message>
    <message>
        <source>round the rings</source>
        <translation>по кільцях</translation>
    </message>
    <message>
        <source>all at once</source>
        <translation>усі одразу</translation>
    </message>
    <message>
        <source>farthest first</source>
        <translation>спочатку дальні</translation>
    </message>
    <message>
        <source>halving</source>
        <translation>поділ навпіл</translation>
    </message>
    <message>
        <source>pairwise</source>
        <translation>попарно</translation>
    </message>
    <message>
        <source>direct</source>
        <translation>напряму</translation>
    </message>
    <message>
        <source>step by step</source>
        <translation>крок за кроком</translation>
    </message>
    <message>
        <source>accumulating</source>
        <translation>накопичення в дорозі</translation>
    </message>
    <message>
        <source>combining at the end</source>
        <translation>об’єднання наприкінці</translation>
    </message>
    <message>
        <source>reduce, broadcast</source>
        <translation>збирання, потім розсилання</translation>
    </message>
    <message>
        <source>binomial tree</source>
        <translation>біноміальне дерево</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>раунди</translation>
    </message>
</context>
<context>
    <name>data</name>
    <message>
        <source>node {node} holds {chunk}</source>
        <translation>у вузла {node} є {chunk}</translation>
    </message>
    <message>
        <source>{chunk} arrives at node {node} in this cycle</source>
        <translation>у цьому циклі до вузла {node} приходить {chunk}</translation>
    </message>
    <message>
        <source>node {node} does not hold {chunk} now</source>
        <translation>{chunk} — зараз не у вузла {node}</translation>
    </message>
    <message numerus="yes">
        <source>node {node} holds {n} chunks for node {end}, {origins}</source>
        <translation>
            <numerusform>у вузла {node} {n} порція для вузла {end}, {origins}</numerusform>
            <numerusform>у вузла {node} {n} порції для вузла {end}, {origins}</numerusform>
            <numerusform>у вузла {node} {n} порцій для вузла {end}, {origins}</numerusform>
        </translation>
    </message>
    <message>
        <source>node {node} holds 1 chunk for node {end}, {origins}</source>
        <translation>у вузла {node} 1 порція для вузла {end}, {origins}</translation>
    </message>
    <message>
        <source>node {node} holds no chunk for node {end} now</source>
        <translation>у вузла {node} зараз немає порцій для вузла {end}</translation>
    </message>
    <message>
        <source>from node {nodes}</source>
        <translation>від вузла {nodes}</translation>
    </message>
    <message>
        <source>from nodes {nodes}</source>
        <translation>від вузлів {nodes}</translation>
    </message>
    <message>
        <source>the value of node {origin} is in the sum of node {node}</source>
        <translation>значення вузла {origin} входить до суми вузла {node}</translation>
    </message>
    <message>
        <source>the value of node {origin} comes into the sum of node {node} in this cycle</source>
        <translation>у цьому циклі значення вузла {origin} потрапляє до суми вузла {node}</translation>
    </message>
    <message>
        <source>the value of node {origin} is not in the sum of node {node}</source>
        <translation>значення вузла {origin} немає в сумі вузла {node}</translation>
    </message>
    <message>
        <source>the chunk from {origin}</source>
        <translation>порція вузла {origin}</translation>
    </message>
    <message>
        <source>the chunk from {origin} to {end}</source>
        <translation>порція від вузла {origin} вузлу {end}</translation>
    </message>
    <message>
        <source>the value of node {origin}</source>
        <translation>значення вузла {origin}</translation>
    </message>
    <message>
        <source>the value of node {origin} for node {end}</source>
        <translation>значення вузла {origin} для вузла {end}</translation>
    </message>
    <message>
        <source>step</source>
        <translation>крок</translation>
    </message>
    <message>
        <source>cycle</source>
        <translation>цикл</translation>
    </message>
    <message>
        <source>hop</source>
        <translation>перехід</translation>
    </message>
    <message>
        <source>start</source>
        <translation>початок</translation>
    </message>
    <message>
        <source>end</source>
        <translation>кінець</translation>
    </message>
    <message>
        <source>waited</source>
        <translation>чекала</translation>
    </message>
    <message>
        <source>time</source>
        <translation>час</translation>
    </message>
    <message>
        <source>step {step}, cycle {cycle}: {a} → {b}, t = {start} … {end}</source>
        <translation>крок {step}, цикл {cycle}: {a} → {b}, t = {start} … {end}</translation>
    </message>
    <message>
        <source>{hop}; waited {time} for the link</source>
        <translation>{hop}; чекала на канал {time}</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Дані</translation>
    </message>
    <message>
        <source>Who holds what: a row is a node, a column a chunk</source>
        <translation>У кого що: рядок — вузол, стовпець — порція</translation>
    </message>
    <message>
        <source>sum now</source>
        <translation>зараз</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>наприкінці</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>є</translation>
    </message>
    <message>
        <source>in the sum</source>
        <translation>у сумі</translation>
    </message>
    <message>
        <source>arriving now</source>
        <translation>приходить</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>немає</translation>
    </message>
    <message>
        <source>who holds what is being worked out</source>
        <translation>з&apos;ясовується, у кого що є</translation>
    </message>
    <message>
        <source>The matrix is drawn for at most {most} nodes, for its squares would be too small; here are {p}. {counts}</source>
        <translation>Матриця малюється щонайбільше для {most} вузлів: інакше її клітинки були б замалі; тут їх {p}. {counts}</translation>
    </message>
    <message numerus="yes">
        <source>Each node holds {n} chunks now.</source>
        <translation>
            <numerusform>Зараз у кожного вузла {n} порція.</numerusform>
            <numerusform>Зараз у кожного вузла {n} порції.</numerusform>
            <numerusform>Зараз у кожного вузла {n} порцій.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nodes hold from {low} to {high} chunks now.</source>
        <translation>Зараз у вузлів від {low} до {high} порцій.</translation>
    </message>
    <message>
        <source>{before} → {after} chunks a node</source>
        <translation>порцій у вузла: {before} → {after}</translation>
    </message>
    <message>
        <source>{before} → {after} of {all} values in a sum</source>
        <translation>значень у сумі: {before} → {after} з {all}</translation>
    </message>
    <message>
        <source>a click on a square shows the way of its chunk</source>
        <translation>клацання по клітинці показує шлях її порції</translation>
    </message>
    <message>
        <source>The way of {chunk}</source>
        <translation>Шлях: {chunk}</translation>
    </message>
    <message>
        <source>{chunk} is sent nowhere</source>
        <translation>{chunk}: нікуди не передається</translation>
    </message>
    <message>
        <source>node {node}: its sum is {now} now and must be {end} at the end</source>
        <translation>вузол {node}: сума зараз {now}, наприкінці має бути {end}</translation>
    </message>
    <message>
        <source>node {node}: it has no sum now; at the end it must be {end}</source>
        <translation>вузол {node}: суми зараз немає, наприкінці має бути {end}</translation>
    </message>
    <message>
        <source>node {node}: its sum is {now} now; no result is due here</source>
        <translation>вузол {node}: сума зараз {now}; результату тут не чекають</translation>
    </message>
    <message>
        <source>node {node}: it has no sum now, and no result is due here</source>
        <translation>вузол {node}: суми зараз немає, і результату тут не чекають</translation>
    </message>
    <message>
        <source>{cell}; {numbers}</source>
        <translation>{cell}; {numbers}</translation>
    </message>
</context>
<context>
    <name>dialog</name>
    <message>
        <source>Keys</source>
        <translation>Клавіші</translation>
    </message>
    <message>
        <source>The keys work everywhere except while a text field is being edited. A clicker&apos;s forward and back keys are PgDown and PgUp.</source>
        <translation>Клавіші діють усюди, крім поля введення, поки його редагують. Кнопки «вперед» і «назад» на пульті для презентацій — це PgDown і PgUp.</translation>
    </message>
    <message>
        <source>About Hopscope</source>
        <translation>Про програму Hopscope</translation>
    </message>
    <message>
        <source>Hopscope shows collective communication on rings, tori and hypercubes, packet by packet and cycle by cycle, with simulated and analytic time side by side.</source>
        <translation>Hopscope показує колективні операції передачі даних на кільці, решітці-торі та гіперкубі — пакет за пакетом, цикл за циклом; час за моделюванням і час за формулою стоять поруч.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. Fonts Inter and Noto Sans Mono (OFL), icons Lucide (ISC).</source>
        <translation>Вільна програма за ліцензією MIT. Шрифти Inter і Noto Sans Mono (OFL), піктограми Lucide (ISC).</translation>
    </message>
    <message>
        <source>The scenario “{name}” has unsaved changes. Save them?</source>
        <translation>У сценарії «{name}» є незбережені зміни. Зберегти їх?</translation>
    </message>
    <message>
        <source>The scene list “{name}” has unsaved changes. Save them?</source>
        <translation>У списку сцен «{name}» є незбережені зміни. Зберегти їх?</translation>
    </message>
</context>
<context>
    <name>edit</name>
    <message>
        <source>network</source>
        <translation>мережа</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>вузли</translation>
    </message>
    <message>
        <source>operation</source>
        <translation>операція</translation>
    </message>
    <message>
        <source>algorithm</source>
        <translation>алгоритм</translation>
    </message>
    <message>
        <source>switching</source>
        <translation>спосіб передавання</translation>
    </message>
    <message>
        <source>message size</source>
        <translation>довжина повідомлення</translation>
    </message>
    <message>
        <source>packet size</source>
        <translation>розмір пакета</translation>
    </message>
    <message>
        <source>startup time</source>
        <translation>час підготовки</translation>
    </message>
    <message>
        <source>time per hop</source>
        <translation>час на канал</translation>
    </message>
    <message>
        <source>time per word</source>
        <translation>час на слово</translation>
    </message>
    <message>
        <source>model of a message</source>
        <translation>модель передачі</translation>
    </message>
    <message>
        <source>startups</source>
        <translation>підготовки</translation>
    </message>
    <message>
        <source>order</source>
        <translation>порядок</translation>
    </message>
    <message>
        <source>root</source>
        <translation>корінь</translation>
    </message>
    <message>
        <source>shift</source>
        <translation>зсув</translation>
    </message>
    <message>
        <source>slow links</source>
        <translation>повільні канали</translation>
    </message>
    <message>
        <source>embedding</source>
        <translation>відображення</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>нотатки</translation>
    </message>
    <message>
        <source>layout</source>
        <translation>розташування</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>мітки</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>кольори</translation>
    </message>
    <message>
        <source>notation</source>
        <translation>позначення</translation>
    </message>
    <message>
        <source>bookmarks</source>
        <translation>закладки</translation>
    </message>
    <message>
        <source>scenario</source>
        <translation>сценарій</translation>
    </message>
</context>
<context>
    <name>embedding</name>
    <message>
        <source>the guest</source>
        <translation>логічна мережа</translation>
    </message>
    <message>
        <source>p must be the square of a whole number of at least 2 for a square mesh; {p} is not ({a} and {b} are), or give the sides, such as 3x5</source>
        <translation>для квадратної решітки p має бути квадратом цілого числа, не меншого за 2; {p} — ні ({a} і {b} — так); або задайте сторони, наприклад 3x5</translation>
    </message>
    <message>
        <source>a complete binary tree has 2^k - 1 nodes and at least 3; {p} is not such a number ({a} and {b} are)</source>
        <translation>у повному двійковому дереві 2^k - 1 вузлів, але не менше 3; {p} — не таке число ({a} і {b} — такі)</translation>
    </message>
    <message>
        <source>a tree has no sides; give p instead of {dims}</source>
        <translation>у дерева немає сторін; задайте p замість {dims}</translation>
    </message>
    <message>
        <source>a ring has one side; {dims} has {n}</source>
        <translation>у кільця одна сторона; у {dims} їх {n}</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Кільце</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>кільце</translation>
    </message>
    <message>
        <source>Torus</source>
        <translation>Тор</translation>
    </message>
    <message>
        <source>torus</source>
        <translation>тор</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>Решітка</translation>
    </message>
    <message>
        <source>mesh</source>
        <translation>решітка</translation>
    </message>
    <message>
        <source>Binary tree</source>
        <translation>Двійкове дерево</translation>
    </message>
    <message>
        <source>binary tree</source>
        <translation>двійкове дерево</translation>
    </message>
    <message>
        <source>the host</source>
        <translation>фізична мережа</translation>
    </message>
    <message>
        <source>Hypercube</source>
        <translation>Гіперкуб</translation>
    </message>
    <message>
        <source>hypercube</source>
        <translation>гіперкуб</translation>
    </message>
    <message>
        <source>the map</source>
        <translation>відображення</translation>
    </message>
    <message>
        <source>every guest node needs a host node of its own; the {guest} has {p} nodes and the {host} {q}</source>
        <translation>кожному логічному вузлу потрібен свій фізичний вузол; логічна мережа ({guest}) має вузлів: {p}, фізична ({host}): {q}</translation>
    </message>
    <message>
        <source>the Gray code numbers the nodes of a hypercube; the host is a {host}</source>
        <translation>код Грея нумерує вузли гіперкуба; фізична мережа — {host}</translation>
    </message>
    <message>
        <source>the Gray code lays rings, tori and meshes into a hypercube; the guest is a {guest}</source>
        <translation>код Грея відображає на гіперкуб кільця, тори й решітки; логічна мережа — {guest}</translation>
    </message>
    <message>
        <source>a ring of odd length has no place in a hypercube on which all neighbours stay neighbours, so the Gray code needs even sides; {dims} has the side {side}</source>
        <translation>кільце непарної довжини не можна відобразити на гіперкуб так, щоб усі сусіди лишилися сусідами, тому коду Грея потрібні парні сторони; у {dims} є сторона {side}</translation>
    </message>
    <message>
        <source>the Gray code needs a hypercube of {need} nodes for {dims}, a power of two for each side; the host has {q}</source>
        <translation>для {dims} коду Грея потрібен гіперкуб із {need} вузлів, по степеню двійки на кожну сторону; у фізичній мережі їх {q}</translation>
    </message>
    <message>
        <source>a node is left out where a ring or a side of a torus is odd</source>
        <translation>вузол пропускається там, де довжина кільця або сторона тора непарна</translation>
    </message>
    <message>
        <source>the snake is a ring; the guest is a {guest}</source>
        <translation>змійка — це кільце; логічна мережа — {guest}</translation>
    </message>
    <message>
        <source>the snake winds through a torus or a mesh of two or more sides; the host is {host}</source>
        <translation>змійка в&apos;ється тором або решіткою з двома чи більше сторонами; фізична мережа — {host}</translation>
    </message>
    <message>
        <source>no closed way of {p} nodes is known in the {host} of {dims}</source>
        <translation>замкнений шлях із {p} вузлів у цій мережі ({host} {dims}) невідомий</translation>
    </message>
    <message>
        <source>in-order numbers are those of a binary tree; the guest is a {guest}</source>
        <translation>симетрична нумерація є у двійкового дерева; логічна мережа — {guest}</translation>
    </message>
    <message>
        <source>in-order numbers lay a tree into a hypercube; the host is a {host}</source>
        <translation>симетрична нумерація відображає дерево на гіперкуб; фізична мережа — {host}</translation>
    </message>
    <message>
        <source>a ring is folded along the rows of a torus, mesh or ring, a torus into the mesh that has its own sides</source>
        <translation>кільце складається вздовж рядків тора, решітки або кільця, тор — у решітку з тими самими сторонами</translation>
    </message>
    <message>
        <source>Gray code</source>
        <translation>Код Грея</translation>
    </message>
    <message>
        <source>Gray code, one node left out</source>
        <translation>Код Грея без одного вузла</translation>
    </message>
    <message>
        <source>Snake</source>
        <translation>Змійка</translation>
    </message>
    <message>
        <source>In-order numbers</source>
        <translation>Симетрична нумерація</translation>
    </message>
    <message>
        <source>Folded</source>
        <translation>Складання</translation>
    </message>
    <message>
        <source>Equal numbers</source>
        <translation>Рівні номери</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Випадкове</translation>
    </message>
    <message>
        <source>Best known</source>
        <translation>Найкраще відоме</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Вручну</translation>
    </message>
    <message>
        <source>{file}, line {line}</source>
        <translation>{file}, рядок {line}</translation>
    </message>
    <message>
        <source>the map, guest node {line}</source>
        <translation>відображення, логічний вузол {line}</translation>
    </message>
    <message>
        <source>{place}: a host node must be a whole number from 0 to {last}; {value} is not</source>
        <translation>{place}: фізичний вузол має бути цілим числом від 0 до {last}; {value} — ні</translation>
    </message>
    <message>
        <source>{place}: host node {value} is taken already ({first}); every guest node needs one of its own</source>
        <translation>{place}: фізичний вузол {value} уже зайнято ({first}); кожному логічному вузлу потрібен свій</translation>
    </message>
    <message>
        <source>{place} is missing: the guest has {p} nodes, and the map names host nodes for {n}</source>
        <translation>{place}: такого немає; вузлів у логічній мережі: {p}, а фізичні вузли названо лише для {n}</translation>
    </message>
    <message>
        <source>{place}: the host node {value} is one too many; the guest has {p} nodes</source>
        <translation>{place}: фізичний вузол {value} зайвий; вузлів у логічній мережі: {p}</translation>
    </message>
    <message>
        <source>the map {file} cannot be read</source>
        <translation>відображення {file} не читається</translation>
    </message>
    <message>
        <source>the map must be a list of host nodes; {value} is none</source>
        <translation>відображення має бути списком фізичних вузлів; {value} — ні</translation>
    </message>
    <message>
        <source>the map {file} has {size} bytes; a map has at most {most}</source>
        <translation>у відображенні {file} байтів: {size}; допускається не більше {most}</translation>
    </message>
    <message>
        <source>a guest node must be a whole number from 0 to {last}; {value} is not</source>
        <translation>логічний вузол має бути цілим числом від 0 до {last}; {value} — ні</translation>
    </message>
    <message>
        <source>a host node must be a whole number from 0 to {last}; {value} is not</source>
        <translation>фізичний вузол має бути цілим числом від 0 до {last}; {value} — ні</translation>
    </message>
    <message>
        <source>this scenario has no embedding; choose one with --embedding, such as ring:gray, or lay a guest into a host with --guest and --host</source>
        <translation>цей сценарій не має вкладення; виберіть його через --embedding, наприклад ring:gray, або вкладіть логічну мережу у фізичну через --guest і --host</translation>
    </message>
</context>
<context>
    <name>embedding lab</name>
    <message>
        <source>Guest</source>
        <translation>Логічна мережа</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Фізична мережа</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Прогін</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Рисунок</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторити</translation>
    </message>
    <message>
        <source>Point at an edge or a line, or go through them with the arrow keys: what belongs to it is lit. Drag a node onto a host node.</source>
        <translation>Наведіть мишу на ребро чи лінію або переберіть їх клавішами зі стрілками: підсвітиться те, що до них належить. Перетягніть вузол на фізичний вузол.</translation>
    </message>
    <message>
        <source>Best map</source>
        <translation>Найкраще</translation>
    </message>
    <message>
        <source>Open map…</source>
        <translation>Відкрити…</translation>
    </message>
    <message>
        <source>Save map…</source>
        <translation>Зберегти…</translation>
    </message>
    <message>
        <source>Use in the run</source>
        <translation>Застосувати в прогоні</translation>
    </message>
    <message>
        <source>Take from the run</source>
        <translation>Взяти з прогону</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Копіювати рисунок</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>Копіювати команду</translation>
    </message>
    <message>
        <source>{network}: kind</source>
        <translation>{network}: вид</translation>
    </message>
    <message>
        <source>{network}: nodes or sides, such as 16 or 4x4</source>
        <translation>{network}: кількість вузлів або сторони, наприклад 16 або 4x4</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Відображення</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Початкове число</translation>
    </message>
    <message>
        <source>Host nodes of guest nodes 0, 1, …</source>
        <translation>Фізичні вузли для 0, 1, …</translation>
    </message>
    <message>
        <source>drag a node, or type the host nodes below</source>
        <translation>перетягніть вузол або введіть фізичні вузли нижче</translation>
    </message>
    <message>
        <source>operations run on rings and tori; the guest is a {guest}</source>
        <translation>операції виконуються на кільцях і торах; логічна мережа — {guest}</translation>
    </message>
    <message>
        <source>the program runs operations on rings, tori and hypercubes; the host is a {host}</source>
        <translation>програма виконує операції на кільцях, торах і гіперкубах; фізична мережа — {host}</translation>
    </message>
    <message>
        <source>Guest and host</source>
        <translation>Логічна й фізична мережі</translation>
    </message>
    <message>
        <source>Embedding lab</source>
        <translation>Лабораторія відображень</translation>
    </message>
    <message>
        <source>Open a map: a host node a line</source>
        <translation>Відкрити відображення: по фізичному вузлу в рядку</translation>
    </message>
    <message>
        <source>Save the map</source>
        <translation>Зберегти відображення</translation>
    </message>
    <message>
        <source>Maps (*.txt *.map);;All files (*)</source>
        <translation>Відображення (*.txt *.map);;Усі файли (*)</translation>
    </message>
</context>
<context>
    <name>embedding words</name>
    <message>
        <source>embedding: {guest} of {size} in the {host} of {host_size} ({map}): {numbers}</source>
        <translation>відображення: {guest} {size} на {host} {host_size} ({map}): {numbers}</translation>
    </message>
    <message>
        <source>congestion {congestion}, dilation {dilation}, expansion {expansion}</source>
        <translation>ущільнення {congestion}, подовження {dilation}, збільшення {expansion}</translation>
    </message>
    <message>
        <source>congestion: {n} (most logical edges over a line)</source>
        <translation>ущільнення: {n} (найбільша кількість логічних ребер на одній лінії)</translation>
    </message>
    <message>
        <source>dilation: {n} (longest path of a logical edge)</source>
        <translation>подовження: {n} (найдовший шлях логічного ребра)</translation>
    </message>
    <message>
        <source>expansion: {n} (host nodes over guest nodes)</source>
        <translation>збільшення: {n} (фізичних вузлів на логічний)</translation>
    </message>
    <message>
        <source>line {a}–{b} of the host carries {edges}</source>
        <comment>edges: 3 logical edges</comment>
        <translation>лінією {a}–{b} фізичної мережі проходить: {edges}</translation>
    </message>
    <message>
        <source>1 logical edge: {list}</source>
        <translation>1 логічне ребро: {list}</translation>
    </message>
    <message numerus="yes">
        <source>{n} logical edges: {list}</source>
        <translation>
            <numerusform>{n} логічне ребро: {list}</numerusform>
            <numerusform>{n} логічних ребра: {list}</numerusform>
            <numerusform>{n} логічних ребер: {list}</numerusform>
        </translation>
    </message>
    <message>
        <source>no logical edge</source>
        <translation>жодного логічного ребра</translation>
    </message>
    <message>
        <source>1 link</source>
        <translation>1 канал</translation>
    </message>
    <message numerus="yes">
        <source>{n} links</source>
        <translation>
            <numerusform>{n} канал</numerusform>
            <numerusform>{n} канали</numerusform>
            <numerusform>{n} каналів</numerusform>
        </translation>
    </message>
    <message>
        <source>logical edge {a}–{b} is the path {path}, {links}</source>
        <comment>path: 0 → 1 → 3</comment>
        <translation>логічне ребро {a}–{b} — це шлях {path}, {links}</translation>
    </message>
    <message numerus="yes">
        <source>{list} and {n} more</source>
        <translation>
            <numerusform>{list} і ще {n}</numerusform>
            <numerusform>{list} і ще {n}</numerusform>
            <numerusform>{list} і ще {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>Guest: {guest} of {size}</source>
        <translation>Логічна мережа: {guest} {size}</translation>
    </message>
    <message>
        <source>Host: {host} of {size}</source>
        <translation>Фізична мережа: {host} {size}</translation>
    </message>
    <message>
        <source>On an edge: the links of its path, if more than 1</source>
        <translation>На ребрі: скільки каналів у його шляху, якщо більше 1</translation>
    </message>
    <message>
        <source>On a line: the logical edges over it</source>
        <translation>На лінії: скільки нею логічних ребер</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Відображення</translation>
    </message>
    <message>
        <source>Congestion</source>
        <translation>Ущільнення</translation>
    </message>
    <message>
        <source>Dilation</source>
        <translation>Подовження</translation>
    </message>
    <message>
        <source>Expansion</source>
        <translation>Збільшення</translation>
    </message>
    <message>
        <source>all neighbours stay neighbours: every logical edge is one link, and no line carries two</source>
        <translation>усі сусіди лишаються сусідами: кожне логічне ребро — один канал, і жодною лінією не йдуть два</translation>
    </message>
    <message>
        <source>a jump by {by} along the ring is {links}: ring nodes {a} and {b} are the host nodes {x} and {y}</source>
        <translation>стрибок на {by} по кільцю — {links}: вузли кільця {a} і {b} — це фізичні вузли {x} і {y}</translation>
    </message>
    <message>
        <source>a jump by {by} along the ring is up to {links}: ring nodes {a} and {b} are the host nodes {x} and {y}</source>
        <translation>стрибок на {by} по кільцю — щонайбільше {links}: вузли кільця {a} і {b} — це фізичні вузли {x} і {y}</translation>
    </message>
    <message>
        <source>a shift by {q} = {sum} is {links} one after the other</source>
        <comment>5 = 4 + 1</comment>
        <translation>зсув на {q} = {sum} — {links} один за одним</translation>
    </message>
    <message>
        <source>a logical edge must be a whole number from 0 to {last}; {value} is not</source>
        <translation>логічне ребро має бути цілим числом від 0 до {last}; {value} — ні</translation>
    </message>
    <message>
        <source>a line of the host must be a whole number from 0 to {last}; {value} is not</source>
        <translation>лінія фізичної мережі має бути цілим числом від 0 до {last}; {value} — ні</translation>
    </message>
    <message>
        <source>an embedding is drawn up to {most} host nodes; this host has {p}</source>
        <translation>відображення малюється, якщо фізичних вузлів не більше {most}; у цій мережі їх {p}</translation>
    </message>
</context>
<context>
    <name>export</name>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>CSV (comma-separated values)</source>
        <translation>CSV (значення через кому)</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>LaTeX</source>
        <translation>LaTeX</translation>
    </message>
    <message>
        <source>XLSX (spreadsheet)</source>
        <translation>XLSX (електронна таблиця)</translation>
    </message>
    <message>
        <source>a TikZ figure is at most {most} pixels wide and high; this one is {width} by {height}</source>
        <translation>рисунок TikZ може бути не ширшим і не вищим за {most} пікселів; цей — {width} на {height}</translation>
    </message>
    <message>
        <source>the separator</source>
        <translation>роздільник</translation>
    </message>
    <message>
        <source>the decimal sign</source>
        <translation>десятковий знак</translation>
    </message>
    <message>
        <source>the separator and the decimal sign cannot both be a comma; take the separator semicolon or tab</source>
        <translation>роздільник і десятковий знак не можуть обидва бути комою; візьміть роздільник semicolon або tab</translation>
    </message>
    <message>
        <source>{name} must be a number from {low} to {high}; {value} is not</source>
        <translation>{name}: потрібне число від {low} до {high}; {value} не підходить</translation>
    </message>
    <message>
        <source>{what} is written as {known}; {value} is none of them</source>
        <translation>«{what}» записується як {known}; {value} сюди не належить</translation>
    </message>
    <message>
        <source>to must be above from; {low} to {high} is no range</source>
        <translation>to має бути більше за from; від {low} до {high} — не відрізок</translation>
    </message>
    <message>
        <source>{name} needs a value</source>
        <translation>{name}: потрібне значення</translation>
    </message>
    <message>
        <source>what to export</source>
        <translation>що експортувати</translation>
    </message>
    <message>
        <source>the language</source>
        <translation>мова</translation>
    </message>
    <message>
        <source>the choice</source>
        <translation>вибір</translation>
    </message>
    <message>
        <source>Network at a cycle</source>
        <translation>Мережа в одному циклі</translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation>Вкладення</translation>
    </message>
    <message>
        <source>Measured times and models</source>
        <translation>Виміряні часи та моделі</translation>
    </message>
    <message>
        <source>Measured collective operation</source>
        <translation>Виміряна колективна операція</translation>
    </message>
    <message>
        <source>SVG</source>
        <translation>SVG</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>PNG</source>
        <translation>PNG</translation>
    </message>
    <message>
        <source>TikZ</source>
        <translation>TikZ</translation>
    </message>
    <message>
        <source>GIF</source>
        <translation>GIF</translation>
    </message>
    <message>
        <source>MP4</source>
        <translation>MP4</translation>
    </message>
    <message>
        <source>PDF with a page for each cycle</source>
        <translation>PDF, сторінка на кожен цикл</translation>
    </message>
    <message>
        <source>Page for a browser (HTML)</source>
        <translation>Сторінка для браузера (HTML)</translation>
    </message>
    <message>
        <source>The picture of one cycle, for a sheet or a slide.</source>
        <translation>Картинка одного циклу — для аркуша чи слайда.</translation>
    </message>
    <message>
        <source>Textbook figure</source>
        <translation>Рисунок для підручника</translation>
    </message>
    <message>
        <source>All steps of the algorithm in one picture.</source>
        <translation>Усі кроки алгоритму на одній картинці.</translation>
    </message>
    <message>
        <source>Handout</source>
        <translation>Роздатковий аркуш</translation>
    </message>
    <message>
        <source>The network in all cycles on one A4 page, to hand out.</source>
        <translation>Мережа в усіх циклах на одній сторінці A4 — щоб роздати.</translation>
    </message>
    <message>
        <source>Links over time</source>
        <translation>Канали в часі</translation>
    </message>
    <message>
        <source>When each link is busy, and with how much.</source>
        <translation>Коли кожен канал зайнятий і скільки ним іде.</translation>
    </message>
    <message>
        <source>Gantt chart</source>
        <translation>Діаграма Ганта</translation>
    </message>
    <message>
        <source>What one message goes through, or all that a node sends and receives.</source>
        <translation>Шлях одного повідомлення або все, що вузол передає й приймає.</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Криві</translation>
    </message>
    <message>
        <source>The time over a parameter, for several networks.</source>
        <translation>Час залежно від параметра для кількох мереж.</translation>
    </message>
    <message>
        <source>The logical network and the one that carries it, side by side.</source>
        <translation>Логічна мережа й мережа, у яку її вкладено, поруч.</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Анімація</translation>
    </message>
    <message>
        <source>The network cycle by cycle: a film, or a PDF with a page for each.</source>
        <translation>Мережа цикл за циклом: фільм або PDF, де на кожен цикл сторінка.</translation>
    </message>
    <message>
        <source>Page for a browser</source>
        <translation>Сторінка для браузера</translation>
    </message>
    <message>
        <source>One file that shows the whole run in any browser, without a network; the arrow keys go through its cycles.</source>
        <translation>Один файл, що показує весь прогін у будь-якому браузері без мережі; клавіші зі стрілками гортають цикли.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Таблиця</translation>
    </message>
    <message>
        <source>Steps, cycles, simulated and analytic time of one run or of many.</source>
        <translation>Кроки, цикли, модельований та аналітичний час одного прогону або багатьох.</translation>
    </message>
    <message>
        <source>Data of the run</source>
        <translation>Дані прогону</translation>
    </message>
    <message>
        <source>Every crossing of a link, and what the nodes hold at both ends.</source>
        <translation>Кожне проходження каналу й те, що мають вузли на початку та в кінці.</translation>
    </message>
    <message>
        <source>Measured points, the lines of models A, B and C, and their errors.</source>
        <translation>Виміряні точки, лінії моделей A, B і C та їхні похибки.</translation>
    </message>
    <message>
        <source>Measured times over the simulated points and the line of the formula.</source>
        <translation>Виміряні часи поверх промодельованих точок і лінії за формулою.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Друк</translation>
    </message>
    <message>
        <source>as text</source>
        <translation>текстом</translation>
    </message>
    <message>
        <source>as paths</source>
        <translation>контурами</translation>
    </message>
    <message>
        <source>a message</source>
        <translation>повідомлення</translation>
    </message>
    <message>
        <source>a node</source>
        <translation>вузла</translation>
    </message>
    <message>
        <source>the time</source>
        <translation>час</translation>
    </message>
    <message>
        <source>simulated less analytic</source>
        <translation>модельований мінус аналітичний</translation>
    </message>
    <message>
        <source>shares of the time</source>
        <translation>частки часу</translation>
    </message>
    <message>
        <source>the time so far</source>
        <translation>час до цього моменту</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>логарифмічні</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>лінійні</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>кома</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>крапка з комою</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>табуляція</translation>
    </message>
    <message>
        <source>dot</source>
        <translation>крапка</translation>
    </message>
    <message>
        <source>this scenario</source>
        <translation>цей сценарій</translation>
    </message>
    <message>
        <source>p from 4 to 1024</source>
        <translation>p від 4 до 1024</translation>
    </message>
    <message>
        <source>all networks</source>
        <translation>усі мережі</translation>
    </message>
    <message>
        <source>all operations</source>
        <translation>усі операції</translation>
    </message>
    <message>
        <source>all networks, p from 4 to 1024</source>
        <translation>усі мережі, p від 4 до 1024</translation>
    </message>
    <message>
        <source>all networks and operations, p from 4 to 1024</source>
        <translation>усі мережі та операції, p від 4 до 1024</translation>
    </message>
    <message>
        <source>the program {program} cannot be started: {reason}</source>
        <translation>програму {program} не вдається запустити: {reason}</translation>
    </message>
    <message>
        <source>the export broke off without a word (code {code})</source>
        <translation>експорт перервався без пояснень (код {code})</translation>
    </message>
    <message>
        <source>the export broke off: {reason}</source>
        <translation>експорт перервався: {reason}</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Co&amp;py command</source>
        <translation>&amp;Копіювати команду</translation>
    </message>
    <message>
        <source>The command reads the part on show from the scenario’s file: save it first.</source>
        <translation>Команда читає видиму частину з файлу сценарію: спершу збережіть його.</translation>
    </message>
    <message>
        <source>Cycle</source>
        <translation>Цикл</translation>
    </message>
    <message>
        <source>Only the part on show</source>
        <translation>Лише видима частина</translation>
    </message>
    <message>
        <source>Chart of</source>
        <translation>Діаграма</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Номер</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Залежно від</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Відрізок</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показати</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>Осі</translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation>Цикли</translation>
    </message>
    <message>
        <source>Cycles apart</source>
        <translation>Крок за циклами</translation>
    </message>
    <message>
        <source>Pictures a second</source>
        <translation>Кадрів за секунду</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Мова</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Розмір</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Масштаб</translation>
    </message>
    <message>
        <source>A line below that says what it is</source>
        <translation>Підпис унизу: що це таке</translation>
    </message>
    <message>
        <source>Transparent ground</source>
        <translation>Прозоре тло</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Рядки</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>Роздільник</translation>
    </message>
    <message>
        <source>Decimal sign</source>
        <translation>Десятковий знак</translation>
    </message>
    <message>
        <source>Every crossing of a link</source>
        <translation>Кожне проходження каналу</translation>
    </message>
    <message>
        <source>What the nodes hold at both ends</source>
        <translation>Що мають вузли на початку та в кінці</translation>
    </message>
    <message>
        <source>from</source>
        <translation>від</translation>
    </message>
    <message>
        <source>to</source>
        <translation>до</translation>
    </message>
    <message>
        <source>of {cycles}</source>
        <translation>із {cycles}</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>пікселів</translation>
    </message>
    <message>
        <source>as in the panel</source>
        <translation>як на панелі</translation>
    </message>
    <message>
        <source>{file} was not written</source>
        <translation>{file}: файл не записано</translation>
    </message>
    <message>
        <source>{file} is being made</source>
        <translation>{file}: створюється</translation>
    </message>
    <message>
        <source>{file} is being made: {done} of {total}</source>
        <translation>{file}: створюється, {done} із {total}</translation>
    </message>
    <message>
        <source>{file} is written</source>
        <translation>{file}: записано</translation>
    </message>
    <message>
        <source>{file} is written; {note}</source>
        <translation>{file}: записано; {note}</translation>
    </message>
    <message>
        <source>{file}: cancelled, nothing was written</source>
        <translation>{file}: скасовано, нічого не записано</translation>
    </message>
    <message>
        <source>{file}: cancelling</source>
        <translation>{file}: скасовується</translation>
    </message>
    <message numerus="yes">
        <source>{note} (and {n} more)</source>
        <translation>
            <numerusform>{note} (і ще {n})</numerusform>
            <numerusform>{note} (і ще {n})</numerusform>
            <numerusform>{note} (і ще {n})</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Скасувати</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Відкрити</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>Показати в &amp;теці</translation>
    </message>
    <message>
        <source>This has no preview.</source>
        <translation>Попереднього перегляду тут немає.</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Попередній перегляд</translation>
    </message>
    <message>
        <source>{width} × {height} pixels; in print {across} × {down} cm</source>
        <translation>{width} × {height} пікселів; у друці {across} × {down} см</translation>
    </message>
    <message>
        <source>{width} × {height} pixels</source>
        <translation>{width} × {height} пікселів</translation>
    </message>
    <message>
        <source>{across} × {down} cm, on a screen {width} × {height} pixels</source>
        <translation>{across} × {down} см, на екрані {width} × {height} пікселів</translation>
    </message>
    <message numerus="yes">
        <source>{n} pictures; {size}</source>
        <translation>
            <numerusform>{n} картинка; {size}</numerusform>
            <numerusform>{n} картинки; {size}</numerusform>
            <numerusform>{n} картинок; {size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} pictures in {seconds} s; {size}</source>
        <translation>
            <numerusform>{n} картинка за {seconds} с; {size}</numerusform>
            <numerusform>{n} картинки за {seconds} с; {size}</numerusform>
            <numerusform>{n} картинок за {seconds} с; {size}</numerusform>
        </translation>
    </message>
    <message>
        <source>File &amp;name</source>
        <translation>&amp;Назва файлу</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Тека</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>О&amp;гляд…</translation>
    </message>
    <message>
        <source>Where to export to</source>
        <translation>Куди експортувати</translation>
    </message>
    <message>
        <source>{format} (*.{ending})</source>
        <translation>{format} (*.{ending})</translation>
    </message>
    <message>
        <source>the file needs a name</source>
        <translation>файлу потрібна назва</translation>
    </message>
    <message>
        <source>a file of {format} ends in .{ending}; {name} does not</source>
        <translation>файл {format} закінчується на .{ending}; {name} — ні</translation>
    </message>
    <message>
        <source>there is no folder {folder}</source>
        <translation>немає теки {folder}</translation>
    </message>
    <message>
        <source>What to export</source>
        <translation>Що експортувати</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Експорт</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Формат</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Експортувати</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Закрити</translation>
    </message>
    <message>
        <source>{file} is being made already</source>
        <translation>{file}: уже створюється</translation>
    </message>
    <message>
        <source>an mp4 needs the program ffmpeg, which is not there; install ffmpeg, or run uv sync --extra video, or take the ending .gif</source>
        <translation>для mp4 потрібна програма ffmpeg, а її немає; установіть ffmpeg, або виконайте uv sync --extra video, або візьміть розширення .gif</translation>
    </message>
    <message>
        <source>ffmpeg could not make the mp4: {reason}</source>
        <translation>ffmpeg не зміг зробити mp4: {reason}</translation>
    </message>
</context>
<context>
    <name>fault</name>
    <message>
        <source>A fault in Hopscope</source>
        <translation>Помилка в Hopscope</translation>
    </message>
    <message>
        <source>Something went wrong inside the program: {what}. You can go on working. If you close the program now, unsaved changes are kept and offered at the next start. The log is {log}.</source>
        <translation>У програмі сталася помилка: {what}. Можна працювати далі. Якщо закрити програму зараз, незбережені зміни залишаться і будуть запропоновані під час наступного запуску. Журнал: {log}.</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Звіт</translation>
    </message>
    <message>
        <source>C&amp;opy the report</source>
        <translation>&amp;Копіювати звіт</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>П&amp;родовжити</translation>
    </message>
    <message>
        <source>&amp;Close the program</source>
        <translation>&amp;Закрити програму</translation>
    </message>
</context>
<context>
    <name>fit</name>
    <message>
        <source>there is no measured time to fit the models to</source>
        <translation>немає виміряних часів, за якими можна підібрати моделі</translation>
    </message>
    <message>
        <source>the parameters given for model {model} do not say how long {m} bytes take; give {names}</source>
        <translation>з параметрів, заданих для моделі {model}, не випливає час для {m} байтів; задайте {names}</translation>
    </message>
    <message>
        <source>the parameters given for model {model} contradict each other: {given}</source>
        <translation>параметри, задані для моделі {model}, суперечать один одному: {given}</translation>
    </message>
    <message>
        <source>model {model}: {names} cannot be told apart; only {combination} can be found</source>
        <translation>модель {model}: {names} не можна розділити; можна знайти лише {combination}</translation>
    </message>
    <message>
        <source>model {model}: as many numbers are fitted as there are different rows, so nothing is left to say how sure they are</source>
        <translation>модель {model}: чисел добирається стільки ж, скільки рядків, і судити про їхню точність немає з чого</translation>
    </message>
    <message>
        <source>model {model}: {name} comes out as {value}, which no time can be</source>
        <translation>модель {model}: {name} виходить {value}, а час таким не буває</translation>
    </message>
    <message>
        <source>model B: its mean error of {b} % is below 0.8 of C&apos;s {c} %</source>
        <translation>модель B: її середня похибка {b} % менша за 0,8 похибки C, {c} %</translation>
    </message>
    <message>
        <source>model C: its mean error of {c} % is below 0.8 of B&apos;s {b} %</source>
        <translation>модель C: її середня похибка {c} % менша за 0,8 похибки B, {b} %</translation>
    </message>
    <message>
        <source>no model is better on this data: the mean errors of B, {b} %, and of C, {c} %, are too near</source>
        <translation>на цих даних жодна модель не краща: середні похибки B, {b} %, і C, {c} %, надто близькі</translation>
    </message>
    <message>
        <source>only where both B and C are given can one be better</source>
        <translation>найкраща визначається, лише якщо задано і B, і C</translation>
    </message>
    <message>
        <source>m, bytes</source>
        <translation>m, байтів</translation>
    </message>
    <message>
        <source>time, µs</source>
        <translation>час, мкс</translation>
    </message>
    <message>
        <source>error, %</source>
        <translation>похибка, %</translation>
    </message>
    <message>
        <source>model {model}</source>
        <translation>модель {model}</translation>
    </message>
    <message>
        <source>model {model}, given</source>
        <translation>модель {model}, задана</translation>
    </message>
    <message numerus="yes">
        <source>and {n} more groups</source>
        <translation>
            <numerusform>і ще {n} група</numerusform>
            <numerusform>і ще {n} групи</numerusform>
            <numerusform>і ще {n} груп</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} times of 0 bytes have no place on a logarithmic axis</source>
        <translation>
            <numerusform>{n} часу для 0 байтів немає місця на логарифмічній осі</numerusform>
            <numerusform>{n} часам для 0 байтів немає місця на логарифмічній осі</numerusform>
            <numerusform>{n} часам для 0 байтів немає місця на логарифмічній осі</numerusform>
        </translation>
    </message>
    <message>
        <source>{title}: measured times and models A, B, C · {best}</source>
        <translation>{title}: виміряні часи та моделі A, B, C · {best}</translation>
    </message>
    <message>
        <source>measured, µs</source>
        <translation>виміряно, мкс</translation>
    </message>
    <message>
        <source>model {model}, µs</source>
        <translation>модель {model}, мкс</translation>
    </message>
    <message>
        <source>error of {model}, %</source>
        <translation>похибка {model}, %</translation>
    </message>
    <message>
        <source>model {model}: {numbers}</source>
        <translation>модель {model}: {numbers}</translation>
    </message>
    <message>
        <source>{name} = {value} (95 %: {low} to {high})</source>
        <translation>{name} = {value} (95 %: від {low} до {high})</translation>
    </message>
    <message>
        <source>{name} = {value}</source>
        <translation>{name} = {value}</translation>
    </message>
    <message>
        <source>{list}, {next}</source>
        <translation>{list}, {next}</translation>
    </message>
    <message>
        <source>{list}; {next}</source>
        <translation>{list}; {next}</translation>
    </message>
    <message>
        <source>model {model}: mean error {mean} %, root mean square {rms} µs</source>
        <translation>модель {model}: середня похибка {mean} %, середньоквадратична {rms} мкс</translation>
    </message>
    <message>
        <source>best: {reason}</source>
        <translation>найкраща — {reason}</translation>
    </message>
    <message>
        <source>benchmark</source>
        <translation>тест</translation>
    </message>
    <message>
        <source>processes</source>
        <translation>процеси</translation>
    </message>
    <message>
        <source>line</source>
        <translation>рядок</translation>
    </message>
    <message>
        <source>file</source>
        <translation>файл</translation>
    </message>
    <message>
        <source>model {model}: {name} is {value}; a run needs 0 or more, so move it first</source>
        <translation>модель {model}: {name} дорівнює {value}; прогону потрібне значення не менше 0, спершу змініть його</translation>
    </message>
    <message>
        <source>{model} given, µs</source>
        <translation>{model} задана, мкс</translation>
    </message>
    <message>
        <source>error of {model} given, %</source>
        <translation>похибка заданої {model}, %</translation>
    </message>
</context>
<context>
    <name>form</name>
    <message>
        <source>Cost</source>
        <translation>Параметри передачі</translation>
    </message>
    <message>
        <source>&lt;i&gt;m&lt;/i&gt;</source>
        <translation>&lt;i&gt;m&lt;/i&gt;</translation>
    </message>
    <message>
        <source>words</source>
        <translation>слів</translation>
    </message>
    <message>
        <source>m: the size of a message or block in words</source>
        <translation>m: розмір повідомлення або блоку в словах</translation>
    </message>
    <message>
        <source>&lt;i&gt;t&lt;/i&gt;&lt;sub&gt;s&lt;/sub&gt;</source>
        <translation>&lt;i&gt;t&lt;/i&gt;&lt;sub&gt;п&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>startup</source>
        <translation>підготовка</translation>
    </message>
    <message>
        <source>ts: the time to prepare a message</source>
        <translation>tп (ts): тривалість підготовки повідомлення</translation>
    </message>
    <message>
        <source>&lt;i&gt;t&lt;/i&gt;&lt;sub&gt;h&lt;/sub&gt;</source>
        <translation>&lt;i&gt;t&lt;/i&gt;&lt;sub&gt;с&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>per hop</source>
        <translation>службові дані</translation>
    </message>
    <message>
        <source>th: the time of the header over one link</source>
        <translation>tс (th): тривалість передачі службових даних (заголовка) по одному каналу</translation>
    </message>
    <message>
        <source>&lt;i&gt;t&lt;/i&gt;&lt;sub&gt;w&lt;/sub&gt;</source>
        <translation>&lt;i&gt;t&lt;/i&gt;&lt;sub&gt;к&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>per word</source>
        <translation>слово</translation>
    </message>
    <message>
        <source>tw: the time of one word over one link</source>
        <translation>tк (tw): тривалість передачі одного слова по одному каналу</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>байтів</translation>
    </message>
    <message>
        <source>m: the size of a message or block in bytes</source>
        <translation>m: розмір повідомлення або блоку в байтах</translation>
    </message>
    <message>
        <source>&lt;i&gt;t&lt;/i&gt;&lt;sub&gt;n&lt;/sub&gt;</source>
        <translation>&lt;i&gt;t&lt;/i&gt;&lt;sub&gt;п&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>tn: the time to prepare a message</source>
        <translation>tп: час підготовки повідомлення</translation>
    </message>
    <message>
        <source>&lt;i&gt;t&lt;/i&gt;&lt;sub&gt;c&lt;/sub&gt;</source>
        <translation>&lt;i&gt;t&lt;/i&gt;&lt;sub&gt;с&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>service data</source>
        <translation>службові дані</translation>
    </message>
    <message>
        <source>tc: the time of a message&apos;s service data</source>
        <translation>tс: час передачі службових даних повідомлення</translation>
    </message>
    <message>
        <source>&lt;i&gt;t&lt;/i&gt;&lt;sub&gt;0&lt;/sub&gt;</source>
        <translation>&lt;i&gt;t&lt;/i&gt;&lt;sub&gt;поч0&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>t0: the part of the startup that is the network&apos;s</source>
        <translation>t0: апаратна частина підготовки</translation>
    </message>
    <message>
        <source>&lt;i&gt;t&lt;/i&gt;&lt;sub&gt;1&lt;/sub&gt;</source>
        <translation>&lt;i&gt;t&lt;/i&gt;&lt;sub&gt;поч1&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>prepare a byte</source>
        <translation>підготовка байта</translation>
    </message>
    <message>
        <source>t1: the time to prepare a byte of the first packet</source>
        <translation>t1: час підготовки байта першого пакета</translation>
    </message>
    <message>
        <source>&lt;i&gt;t&lt;/i&gt;&lt;sub&gt;k&lt;/sub&gt;</source>
        <translation>&lt;i&gt;t&lt;/i&gt;&lt;sub&gt;к&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>per byte</source>
        <translation>на байт</translation>
    </message>
    <message>
        <source>tk: the time of a byte on the way</source>
        <translation>tк: час передачі одного байта</translation>
    </message>
    <message>
        <source>&lt;i&gt;V&lt;/i&gt;&lt;sub&gt;max&lt;/sub&gt;</source>
        <translation>&lt;i&gt;V&lt;/i&gt;&lt;sub&gt;max&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>packet, bytes</source>
        <translation>пакет, байтів</translation>
    </message>
    <message>
        <source>Vmax: the bytes of the longest packet, its head included</source>
        <translation>Vmax: байти найдовшого пакета разом зі службовими</translation>
    </message>
    <message>
        <source>&lt;i&gt;V&lt;/i&gt;&lt;sub&gt;c&lt;/sub&gt;</source>
        <translation>&lt;i&gt;V&lt;/i&gt;&lt;sub&gt;с&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>head, bytes</source>
        <translation>службові байти</translation>
    </message>
    <message>
        <source>Vc: the bytes of a packet&apos;s head</source>
        <translation>Vc: службові байти пакета</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Мережа</translation>
    </message>
    <message>
        <source>The kind of network: {kind}</source>
        <translation>Топологія мережі: {kind}</translation>
    </message>
    <message>
        <source>Processors p</source>
        <translation>Процесорів p</translation>
    </message>
    <message>
        <source>Sides (p = {p})</source>
        <translation>Сторони (p = {p})</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Сторони</translation>
    </message>
    <message>
        <source>How many processors (nodes) the network has: choose or type</source>
        <translation>Скільки в мережі процесорів (вузлів): виберіть або введіть</translation>
    </message>
    <message>
        <source>The sides of the torus, such as 4x8 or 4x4x4: choose or type</source>
        <translation>Сторони решітки-тора, наприклад 4x8 або 4x4x4: виберіть або введіть</translation>
    </message>
    <message>
        <source>Size of the network</source>
        <translation>Розмір мережі</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>Корінь</translation>
    </message>
    <message>
        <source>Shift q</source>
        <translation>Зсув q</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Джерело</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Адресат</translation>
    </message>
    <message>
        <source>The node that sends to all or collects from all</source>
        <translation>Вузол, який розсилає всім або збирає від усіх</translation>
    </message>
    <message>
        <source>How many places every message moves on</source>
        <translation>На скільки номерів зсувається кожне повідомлення</translation>
    </message>
    <message>
        <source>The node that sends</source>
        <translation>Вузол-відправник</translation>
    </message>
    <message>
        <source>The node that receives; empty: the farthest one</source>
        <translation>Вузол-одержувач; порожньо — найдальший</translation>
    </message>
    <message>
        <source>not needed: all nodes send</source>
        <translation>не потрібні: передають усі вузли</translation>
    </message>
    <message>
        <source>not needed: {names}</source>
        <translation>не потрібні: {names}</translation>
    </message>
    <message>
        <source>not needed: there is no root, all nodes send</source>
        <translation>не потрібен: кореня немає, передають усі вузли</translation>
    </message>
    <message>
        <source>not needed: source and target are named</source>
        <translation>не потрібен: задано джерело й адресата</translation>
    </message>
    <message>
        <source>not needed: only a circular shift has q</source>
        <translation>не потрібен: q має лише циклічний зсув</translation>
    </message>
    <message>
        <source>not needed: only point-to-point has them</source>
        <translation>не потрібні: їх має лише передача між двома вузлами</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>low first</source>
        <translation>з молодшої</translation>
    </message>
    <message>
        <source>high first</source>
        <translation>зі старшої</translation>
    </message>
    <message>
        <source>The last dimension first: bit 0 on a hypercube</source>
        <translation>Спочатку остання розмірність; на гіперкубі — біт 0</translation>
    </message>
    <message>
        <source>The first dimension first: the high bit on a hypercube</source>
        <translation>Спочатку перша розмірність; на гіперкубі — старший біт</translation>
    </message>
    <message>
        <source>not needed: there is one dimension only</source>
        <translation>не потрібен: розмірність лише одна</translation>
    </message>
    <message>
        <source>not needed: this algorithm has an order of its own</source>
        <translation>не потрібен: цей алгоритм має власний порядок</translation>
    </message>
    <message>
        <source>Startups</source>
        <translation>Підготовка</translation>
    </message>
    <message>
        <source>one a step</source>
        <translation>на крок</translation>
    </message>
    <message>
        <source>one a message</source>
        <translation>на повідомлення</translation>
    </message>
    <message>
        <source>The startup is paid once in a step</source>
        <translation>Тривалість підготовки враховується один раз за крок</translation>
    </message>
    <message>
        <source>A node&apos;s second message of a step starts after 2 ts, and so on</source>
        <translation>Друге повідомлення вузла за крок вирушає через 2 tп, третє — через 3 tп і так далі</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Операція</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Алгоритм</translation>
    </message>
    <message>
        <source>Switching method: {title}</source>
        <translation>Метод передачі даних: {title}</translation>
    </message>
    <message>
        <source>{mpi} · dual: {dual}</source>
        <translation>{mpi} · двоїста: {dual}</translation>
    </message>
    <message>
        <source>{title} (default)</source>
        <translation>{title} (основний)</translation>
    </message>
    <message>
        <source>Packet P</source>
        <translation>Пакет P</translation>
    </message>
    <message>
        <source>finite packets only</source>
        <translation>лише для скінченних пакетів</translation>
    </message>
    <message>
        <source>Words of a packet; a longer message goes as several packets</source>
        <translation>Слів у пакеті; довше повідомлення йде кількома пакетами</translation>
    </message>
    <message>
        <source>What a message costs: {title}</source>
        <translation>Скільки коштує повідомлення: {title}</translation>
    </message>
    <message>
        <source>t = tn + m tk + tc: startup, bytes, service data</source>
        <translation>t = tп + m tк + tс: підготовка, байти, службові дані</translation>
    </message>
    <message>
        <source>Packets of at most Vmax bytes, Vc of them a head; the first one is prepared at t1 a byte</source>
        <translation>Пакети до Vmax байтів, з них Vc службових; підготовка першого — t1 на байт</translation>
    </message>
    <message>
        <source>t = tn + m tk (Hockney): startup and bytes</source>
        <translation>t = tп + m tк (Гокні): підготовка і байти</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Сценарій</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Що не так</translation>
    </message>
    <message>
        <source>Runs as a {guest} of {size} in it: {map}</source>
        <translation>Логічна мережа в ній: {guest} {size}, {map}</translation>
    </message>
    <message>
        <source>Lab…</source>
        <translation>Змінити…</translation>
    </message>
    <message>
        <source>Show the embedding in the embedding lab</source>
        <translation>Показати відображення в лабораторії відображень</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Прибрати</translation>
    </message>
    <message>
        <source>Run on the network itself, without the embedding</source>
        <translation>Виконувати на самій мережі, без відображення</translation>
    </message>
</context>
<context>
    <name>formula</name>
    <message>
        <source>Formula</source>
        <translation>Формула</translation>
    </message>
    <message>
        <source>lecture</source>
        <translation>лекція</translation>
    </message>
    <message>
        <source>book</source>
        <translation>книга</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Позначення</translation>
    </message>
    <message>
        <source>As the lecture prints it</source>
        <translation>Як надруковано в лекції</translation>
    </message>
    <message>
        <source>As the lecture prints it, a bound: the simulated time is {by} below</source>
        <translation>Як надруковано в лекції, оцінка зверху: час при моделюванні на {by} менший</translation>
    </message>
    <message>
        <source>As the lecture prints it, a bound that is reached here</source>
        <translation>Як надруковано в лекції, оцінка зверху; тут вона досягається</translation>
    </message>
    <message>
        <source>Choose a term, and the picture shows the transfers that pay it</source>
        <translation>Виберіть доданок — на рисунку підсвітяться передачі, що за нього платять</translation>
    </message>
    <message numerus="yes">
        <source>{name}: paid by {n} transfers, lit up in their steps</source>
        <translation>
            <numerusform>{name}: платить {n} передача, її підсвічено на її кроці</numerusform>
            <numerusform>{name}: платять {n} передачі, їх підсвічено на їхніх кроках</numerusform>
            <numerusform>{name}: платять {n} передач, їх підсвічено на їхніх кроках</numerusform>
        </translation>
    </message>
    <message>
        <source>startup</source>
        <translation>підготовка</translation>
    </message>
    <message>
        <source>per hop</source>
        <translation>службові дані</translation>
    </message>
    <message>
        <source>per word</source>
        <translation>слова</translation>
    </message>
    <message>
        <source>total</source>
        <translation>усього</translation>
    </message>
    <message>
        <source>formula</source>
        <translation>формула</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>моделювання</translation>
    </message>
    <message>
        <source>{name}: formula {formula}, simulated {simulated}</source>
        <translation>{name}: за формулою {formula}, при моделюванні {simulated}</translation>
    </message>
    <message>
        <source>Light up the transfers that pay this, or no longer</source>
        <translation>Підсвітити передачі, що за це платять, або погасити</translation>
    </message>
    <message>
        <source>No transfer pays this</source>
        <translation>За це не платить жодна передача</translation>
    </message>
</context>
<context>
    <name>formulas</name>
    <message>
        <source>no closed form is known for this algorithm here</source>
        <translation>для цього алгоритму тут формула невідома</translation>
    </message>
    <message>
        <source>a closed form is known for {domain} only</source>
        <translation>формулу відомо лише для таких випадків: {domain}</translation>
    </message>
    <message>
        <source>lecture</source>
        <translation>лекція</translation>
    </message>
    <message>
        <source>book (Kumar, Grama et al.)</source>
        <translation>книга (Kumar, Grama та ін.)</translation>
    </message>
    <message>
        <source>sides that are powers of two</source>
        <translation>сторони — степені двійки</translation>
    </message>
    <message>
        <source>hypercubes</source>
        <translation>гіперкуби</translation>
    </message>
    <message>
        <source>rings</source>
        <translation>кільця</translation>
    </message>
    <message>
        <source>hubs and switches</source>
        <translation>концентраторів і комутаторів</translation>
    </message>
    <message>
        <source>tori of two sides</source>
        <translation>решітки-тори з двома сторонами</translation>
    </message>
</context>
<context>
    <name>go-to</name>
    <message>
        <source>Go to</source>
        <translation>Перейти</translation>
    </message>
    <message>
        <source>cycle</source>
        <translation>цикл</translation>
    </message>
    <message>
        <source>step</source>
        <translation>крок</translation>
    </message>
    <message>
        <source>time</source>
        <translation>час</translation>
    </message>
    <message>
        <source>To the end of a cycle: 0 (the start) to {last}</source>
        <translation>До кінця циклу: від 0 (початок) до {last}</translation>
    </message>
    <message>
        <source>To the end of a step: 0 (the start) to {last}</source>
        <translation>До кінця кроку: від 0 (початок) до {last}</translation>
    </message>
    <message>
        <source>To an instant: 0 to {last}</source>
        <translation>До моменту часу: від 0 до {last}</translation>
    </message>
    <message>
        <source>the time must be from 0 to {last}; {value} is not</source>
        <translation>час має бути від 0 до {last}; {value} не підходить</translation>
    </message>
</context>
<context>
    <name>gray code</name>
    <message>
        <source>the length of the code must be a whole number from 1 to {most}; {value} is not</source>
        <translation>довжина коду має бути цілим числом від 1 до {most}; {value} — ні</translation>
    </message>
    <message>
        <source>The code of length 1 is 0, 1.</source>
        <translation>Код довжини 1: 0, 1.</translation>
    </message>
    <message numerus="yes">
        <source>Reflect: write the {n} codes of length {bits} once more below a mirror, the last one first. Either side of the mirror stands the same code.</source>
        <translation>
            <numerusform>Відбиття: випишемо {n} код довжини {bits} ще раз під дзеркалом, починаючи з останнього. По обидва боки дзеркала стоїть той самий код.</numerusform>
            <numerusform>Відбиття: випишемо {n} коди довжини {bits} ще раз під дзеркалом, починаючи з останнього. По обидва боки дзеркала стоїть той самий код.</numerusform>
            <numerusform>Відбиття: випишемо {n} кодів довжини {bits} ще раз під дзеркалом, починаючи з останнього. По обидва боки дзеркала стоїть той самий код.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put 0 in front of the {n} codes above the mirror.</source>
        <translation>
            <numerusform>Припишемо 0 попереду до {n} коду над дзеркалом.</numerusform>
            <numerusform>Припишемо 0 попереду до {n} кодів над дзеркалом.</numerusform>
            <numerusform>Припишемо 0 попереду до {n} кодів над дзеркалом.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put 1 in front of the {n} codes below it. At the mirror, and from the last code to the first, only the new bit {bit} changes; everywhere else the bit that changed before.</source>
        <translation>
            <numerusform>Припишемо 1 попереду до {n} коду під ним. Біля дзеркала і від останнього коду до першого змінюється лише новий біт {bit}; в інших місцях — той самий біт, що й раніше.</numerusform>
            <numerusform>Припишемо 1 попереду до {n} кодів під ним. Біля дзеркала і від останнього коду до першого змінюється лише новий біт {bit}; в інших місцях — той самий біт, що й раніше.</numerusform>
            <numerusform>Припишемо 1 попереду до {n} кодів під ним. Біля дзеркала і від останнього коду до першого змінюється лише новий біт {bit}; в інших місцях — той самий біт, що й раніше.</numerusform>
        </translation>
    </message>
    <message>
        <source>bit {bit} of the code is bit {bit} of the number: {value}</source>
        <translation>біт {bit} коду — це біт {bit} числа: {value}</translation>
    </message>
    <message>
        <source>bit {bit} of the code is bit {bit} xor bit {above} of the number: {a} xor {b} = {value}</source>
        <translation>біт {bit} коду — це біт {bit} xor біт {above} числа: {a} xor {b} = {value}</translation>
    </message>
    <message>
        <source>bit {bit} of the number is bit {bit} of the code: {value}</source>
        <translation>біт {bit} числа — це біт {bit} коду: {value}</translation>
    </message>
    <message>
        <source>bit {bit} of the number is bit {bit} of the code xor bit {above} of the number, which is the xor of all code bits above: {a} xor {b} = {value}</source>
        <translation>біт {bit} числа — це біт {bit} коду xor біт {above} числа, тобто xor усіх старших бітів коду: {a} xor {b} = {value}</translation>
    </message>
    <message>
        <source>{i} &lt; {half}: G({i}, {bits}) = G({i}, {fewer}), bit {bit} is 0</source>
        <translation>{i} &lt; {half}: G({i}, {bits}) = G({i}, {fewer}), біт {bit} дорівнює 0</translation>
    </message>
    <message>
        <source>{i} ≥ {half}: G({i}, {bits}) = {half} + G({last} − {i}, {fewer}) = {half} + G({rest}, {fewer}), bit {bit} is 1</source>
        <translation>{i} ≥ {half}: G({i}, {bits}) = {half} + G({last} − {i}, {fewer}) = {half} + G({rest}, {fewer}), біт {bit} дорівнює 1</translation>
    </message>
    <message>
        <source>G({i}, 1) = {i}, bit 0 is {i}</source>
        <translation>G({i}, 1) = {i}, біт 0 дорівнює {i}</translation>
    </message>
    <message>
        <source>bit {bit} is 0: code {code} stands above the mirror of length {bits}, its place is that of {rest}: {result}</source>
        <translation>біт {bit} дорівнює 0: код {code} стоїть над дзеркалом довжини {bits}, його місце — те саме, що в {rest}: {result}</translation>
    </message>
    <message>
        <source>bit {bit} is 1: code {code} stands below the mirror of length {bits}, its place is {last} minus that of {rest}, {place}: {last} − {place} = {result}</source>
        <translation>біт {bit} дорівнює 1: код {code} стоїть під дзеркалом довжини {bits}, його місце — {last} мінус місце коду {rest}, {place}: {last} − {place} = {result}</translation>
    </message>
    <message>
        <source>the place of {code} in the code of length 1 is {code}</source>
        <translation>місце коду {code} у коді довжини 1 — {code}</translation>
    </message>
</context>
<context>
    <name>gray tutor</name>
    <message>
        <source>The Gray code of length {bits}</source>
        <translation>Код Грея довжини {bits}</translation>
    </message>
    <message>
        <source>position</source>
        <translation>позиція</translation>
    </message>
    <message>
        <source>code</source>
        <translation>код</translation>
    </message>
    <message>
        <source>changes next</source>
        <translation>змінюється далі</translation>
    </message>
    <message>
        <source>bit {bit}</source>
        <translation>біт {bit}</translation>
    </message>
    <message>
        <source>mirror</source>
        <translation>дзеркало</translation>
    </message>
    <message>
        <source>Position {position}: node {node}</source>
        <translation>Позиція {position}: вузол {node}</translation>
    </message>
    <message>
        <source>Bit {bit} changes next: along dimension {bit} to node {node}, position {position}.</source>
        <translation>Далі змінюється біт {bit}: за виміром {bit} до вузла {node}, позиція {position}.</translation>
    </message>
    <message numerus="yes">
        <source>The ring is closed: {n} steps, each along one link, and back to position 0.</source>
        <translation>
            <numerusform>Кільце замкнене: {n} крок, кожен одним каналом, і знову позиція 0.</numerusform>
            <numerusform>Кільце замкнене: {n} кроки, кожен одним каналом, і знову позиція 0.</numerusform>
            <numerusform>Кільце замкнене: {n} кроків, кожен одним каналом, і знову позиція 0.</numerusform>
        </translation>
    </message>
    <message>
        <source>position in binary</source>
        <translation>позиція двійково</translation>
    </message>
    <message>
        <source>Gray code</source>
        <translation>код Грея</translation>
    </message>
    <message>
        <source>bit that changes next</source>
        <translation>який біт змінюється</translation>
    </message>
    <message>
        <source>hypercube node</source>
        <translation>вузол гіперкуба</translation>
    </message>
    <message>
        <source>a number must be a whole number from 0 to {last}; {value} is not</source>
        <translation>число має бути цілим від 0 до {last}; {value} — ні</translation>
    </message>
    <message>
        <source>a binary number has up to {bits} digits 0 and 1, such as {example}; {value} is none</source>
        <translation>двійкове число складається з цифр 0 і 1, не більше {bits}, наприклад {example}; {value} — ні</translation>
    </message>
    <message>
        <source>type a number</source>
        <translation>введіть число</translation>
    </message>
    <message>
        <source>Position {position} = {binary} has the code {code}: node {node} of the hypercube.</source>
        <translation>У позиції {position} = {binary} код {code}: вузол {node} гіперкуба.</translation>
    </message>
    <message>
        <source>The code {code}, node {node} of the hypercube, stands at position {position} = {binary}.</source>
        <translation>Код {code}, вузол {node} гіперкуба, стоїть на позиції {position} = {binary}.</translation>
    </message>
    <message>
        <source>position to code</source>
        <translation>позиція в код</translation>
    </message>
    <message>
        <source>code to position</source>
        <translation>код у позицію</translation>
    </message>
    <message>
        <source>decimal</source>
        <translation>десяткове</translation>
    </message>
    <message>
        <source>binary</source>
        <translation>двійкове</translation>
    </message>
    <message>
        <source>By xor, from the highest bit down</source>
        <translation>Через xor, від старшого біта до молодшого</translation>
    </message>
    <message>
        <source>By reflection, G(i, N)</source>
        <translation>Відбиттям, G(i, N)</translation>
    </message>
    <message>
        <source>The conversion by xor, as a picture</source>
        <translation>Перетворення через xor, рисунок</translation>
    </message>
    <message>
        <source>number</source>
        <translation>число</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Копіювати рисунок</translation>
    </message>
    <message>
        <source>Table of the Gray code</source>
        <translation>Таблиця коду Грея</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Копіювати таблицю</translation>
    </message>
    <message>
        <source>The construction, as a picture</source>
        <translation>Побудова, рисунок</translation>
    </message>
    <message>
        <source>The ring on the hypercube, as a picture</source>
        <translation>Кільце на гіперкубі, рисунок</translation>
    </message>
    <message>
        <source>{title}. {sentence} The hypercube is drawn up to N = {most}.</source>
        <translation>{title}. {sentence} Гіперкуб малюється до N = {most}.</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>Як текст</translation>
    </message>
    <message>
        <source>As Markdown</source>
        <translation>Як Markdown</translation>
    </message>
    <message>
        <source>As LaTeX</source>
        <translation>Як LaTeX</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>На початок</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>На крок назад</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Відтворити</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>На крок уперед</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>У кінець</translation>
    </message>
    <message>
        <source>step {step} of {last}</source>
        <translation>крок {step} з {last}</translation>
    </message>
    <message>
        <source>Gray code tutor</source>
        <translation>Посібник з коду Грея</translation>
    </message>
    <message>
        <source>Length of the code</source>
        <translation>Довжина коду</translation>
    </message>
    <message>
        <source>Construction</source>
        <translation>Побудова</translation>
    </message>
    <message>
        <source>Table and hypercube</source>
        <translation>Таблиця і гіперкуб</translation>
    </message>
    <message>
        <source>Conversion</source>
        <translation>Перетворення</translation>
    </message>
</context>
<context>
    <name>handout</name>
    <message numerus="yes">
        <source>{operation}: all {n} cycles</source>
        <translation>
            <numerusform>{operation}: {n} цикл</numerusform>
            <numerusform>{operation}: усі {n} цикли</numerusform>
            <numerusform>{operation}: усі {n} циклів</numerusform>
        </translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>на початку</translation>
    </message>
    <message>
        <source>cycle {cycle}, step {step}</source>
        <translation>цикл {cycle}, крок {step}</translation>
    </message>
    <message>
        <source>a handout has room for {most} cycles; this run has {cycles}</source>
        <translation>на роздатковому аркуші вміщується до {most} циклів, а в цьому прогоні їх {cycles}</translation>
    </message>
    <message>
        <source>a handout is drawn up to {most} nodes; this network has {p}</source>
        <translation>роздатковий аркуш малюється щонайбільше для {most} вузлів; у цій мережі їх {p}</translation>
    </message>
    <message>
        <source>the pictures of {cycles} cycles of {p} nodes would be too small on one page; take fewer nodes</source>
        <translation>рисунки {cycles} циклів мережі з {p} вузлів були б на одній сторінці надто дрібними; візьміть менше вузлів</translation>
    </message>
</context>
<context>
    <name>happens</name>
    <message>
        <source>In 1 step with {transfers}: {aim}.</source>
        <translation>За 1 крок, {transfers}: {aim}.</translation>
    </message>
    <message numerus="yes">
        <source>In {n} steps with {transfers}: {aim}.</source>
        <translation>
            <numerusform>За {n} крок, {transfers}: {aim}.</numerusform>
            <numerusform>За {n} кроки, {transfers}: {aim}.</numerusform>
            <numerusform>За {n} кроків, {transfers}: {aim}.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the end: {result}. All in all it takes {time}.</source>
        <translation>Це кінець: {result}. Усього потрібно {time}.</translation>
    </message>
    <message>
        <source>node {node} has the message</source>
        <translation>повідомлення є у вузла {node}</translation>
    </message>
    <message>
        <source>all {all} nodes have the message</source>
        <translation>повідомлення є в усіх вузлів: {all}</translation>
    </message>
    <message>
        <source>node {node} has the sum of all {all} values</source>
        <translation>у вузла {node} сума всіх значень: {all}</translation>
    </message>
    <message>
        <source>every node holds all {all} chunks</source>
        <translation>у кожного вузла всі порції: {all}</translation>
    </message>
    <message>
        <source>every node has its own sum of {all} values</source>
        <translation>у кожного вузла своя сума значень: {all}</translation>
    </message>
    <message>
        <source>every node has the sum of all {all} values</source>
        <translation>у кожного вузла сума всіх значень: {all}</translation>
    </message>
    <message>
        <source>every node has the sum of the values up to its own</source>
        <translation>у кожного вузла сума значень до свого включно</translation>
    </message>
    <message>
        <source>each of {all} nodes has its chunk</source>
        <translation>своя порція є в кожного вузла: {all}</translation>
    </message>
    <message>
        <source>node {node} holds all {all} chunks</source>
        <translation>у вузла {node} усі порції: {all}</translation>
    </message>
    <message>
        <source>each of {all} nodes holds one chunk from every node</source>
        <translation>у кожного з {all} вузлів по порції від кожного вузла</translation>
    </message>
    <message>
        <source>all {all} messages are where they belong</source>
        <translation>усі повідомлення на своїх місцях: {all}</translation>
    </message>
    <message>
        <source>message {chunks} m = {words}</source>
        <comment>4 m = 400 words</comment>
        <translation>повідомлення {chunks} m = {words}</translation>
    </message>
    <message>
        <source>largest message {chunks} m = {words}</source>
        <comment>4 m = 400 words</comment>
        <translation>найбільше повідомлення {chunks} m = {words}</translation>
    </message>
    <message>
        <source>{name} = {value}</source>
        <comment>a variable of pseudocode</comment>
        <translation>{name} = {value}</translation>
    </message>
    <message>
        <source>message m = {words}</source>
        <comment>m = 100 words</comment>
        <translation>повідомлення m = {words}</translation>
    </message>
    <message>
        <source>{alone} without waiting for links</source>
        <comment>the time of a step</comment>
        <translation>{alone} без очікування каналів</translation>
    </message>
    <message>
        <source>{alone} without waiting for the hub</source>
        <comment>the time of a step</comment>
        <translation>{alone} без очікування на концентратор</translation>
    </message>
    <message>
        <source>Node {a} takes no part in this step.</source>
        <translation>Вузол {a} у цьому кроці участі не бере.</translation>
    </message>
    <message>
        <source>Nodes {a} and {b} differ in bit {d} only.</source>
        <translation>Вузли {a} і {b} різняться лише бітом {d}.</translation>
    </message>
    <message numerus="yes">
        <source>Nodes {a} and {b} differ in {n} bits.</source>
        <translation>
            <numerusform>Вузли {a} і {b} різняться в {n} біті.</numerusform>
            <numerusform>Вузли {a} і {b} різняться в {n} бітах.</numerusform>
            <numerusform>Вузли {a} і {b} різняться в {n} бітах.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nodes {a} and {b} are in row {row}.</source>
        <translation>Вузли {a} і {b} стоять у рядку {row}.</translation>
    </message>
    <message>
        <source>Nodes {a} and {b} are in column {column}.</source>
        <translation>Вузли {a} і {b} стоять у стовпці {column}.</translation>
    </message>
    <message>
        <source>Nodes {a} and {b} are on one ring of dimension {d}.</source>
        <translation>Вузли {a} і {b} стоять на одному кільці виміру {d}.</translation>
    </message>
    <message numerus="yes">
        <source>Nodes {a} and {b} are {n} links apart.</source>
        <translation>
            <numerusform>Між вузлами {a} і {b} {n} канал.</numerusform>
            <numerusform>Між вузлами {a} і {b} {n} канали.</numerusform>
            <numerusform>Між вузлами {a} і {b} {n} каналів.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each sends the other its {chunks}, so both will hold {held} of {all}.</source>
        <translation>Кожен передає іншому все, що має: {chunks}; в обох стане {held} з {all}.</translation>
    </message>
    <message>
        <source>Each sends the other {chunks}; after this step both hold {held} of {all}.</source>
        <translation>Кожен передає іншому {chunks}; після цього кроку в обох {held} з {all}.</translation>
    </message>
    <message>
        <source>Node {a} passes on to node {b} what it got in the step before, {chunks}, so that {b} will hold {held} of {all}.</source>
        <translation>Вузол {a} передає вузлу {b} отримане на минулому кроці, {chunks}; у вузла {b} стане {held} з {all}.</translation>
    </message>
    <message>
        <source>Node {a} sends {chunks} to node {b}; after this step node {b} holds {held} of {all}.</source>
        <translation>Вузол {a} передає {chunks} вузлу {b}; після цього кроку у вузла {b} — {held} з {all}.</translation>
    </message>
    <message>
        <source>Node {a} sends {words} to node {b}; after this step {held} of {all} nodes have it.</source>
        <translation>Вузол {a} передає {words} вузлу {b}; після цього кроку повідомлення мають {held} з {all} вузлів.</translation>
    </message>
    <message>
        <source>Node {a} sends {chunks} to node {b}; after this step node {a} holds {left} and node {b} holds {held}.</source>
        <translation>Вузол {a} передає {chunks} вузлу {b}; після цього кроку у вузла {a} — {left}, у вузла {b} — {held}.</translation>
    </message>
    <message>
        <source>Each holds {before} and sends the other {chunks}.</source>
        <translation>У кожного {before}, кожен передає іншому {chunks}.</translation>
    </message>
    <message>
        <source>Node {a}, which holds {before}, sends {chunks} to node {b}.</source>
        <translation>Вузол {a}, у якого {before}, передає {chunks} вузлу {b}.</translation>
    </message>
    <message>
        <source>Node {a} sends its message, {words}, to node {b}.</source>
        <translation>Вузол {a} передає своє повідомлення, {words}, вузлу {b}.</translation>
    </message>
    <message>
        <source>Node {a} passes the message of node {origin}, {words}, on to node {b}.</source>
        <translation>Вузол {a} передає повідомлення вузла {origin}, {words}, далі вузлу {b}.</translation>
    </message>
    <message>
        <source>After this step {home} of {all} chunks are where they belong.</source>
        <translation>Після цього кроку на своїх місцях {home} з {all} порцій.</translation>
    </message>
    <message>
        <source>After this step {home} of {all} messages are where they belong.</source>
        <translation>Після цього кроку на своїх місцях {home} з {all} повідомлень.</translation>
    </message>
    <message>
        <source>The way leads through the hub.</source>
        <translation>Шлях веде через концентратор.</translation>
    </message>
    <message>
        <source>The way leads through the switch.</source>
        <translation>Шлях веде через комутатор.</translation>
    </message>
    <message>
        <source>The way leads over node {nodes}.</source>
        <translation>Шлях іде через вузол {nodes}.</translation>
    </message>
    <message>
        <source>The way leads over the nodes {nodes}.</source>
        <translation>Шлях іде через вузли {nodes}.</translation>
    </message>
    <message>
        <source>Node {a} sends its value to node {b}, whose sum then holds {held} of {all} values.</source>
        <translation>Вузол {a} передає своє значення вузлу {b}; у сумі вузла {b} стане {held} значень з {all}.</translation>
    </message>
    <message numerus="yes">
        <source>Node {a} sends its sum of {n} values to node {b}, whose sum then holds {held} of {all}.</source>
        <translation>
            <numerusform>Вузол {a} передає суму {n} значення вузлу {b}, у сумі якого стане {held} з {all}.</numerusform>
            <numerusform>Вузол {a} передає суму {n} значень вузлу {b}, у сумі якого стане {held} з {all}.</numerusform>
            <numerusform>Вузол {a} передає суму {n} значень вузлу {b}, у сумі якого стане {held} з {all}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each sends the other {count} of its partial sums and adds what comes; {held} of {all} stay with each.</source>
        <translation>Кожен передає іншому {count} зі своїх часткових сум і додає отримане; у кожного лишається {held} з {all}.</translation>
    </message>
    <message>
        <source>Node {a} sends {count} of its partial sums to node {b}, to be added there; {left} of {all} stay with node {a}.</source>
        <translation>Вузол {a} передає {count} зі своїх часткових сум вузлу {b}, де їх додадуть; у вузла {a} лишається {left} з {all}.</translation>
    </message>
    <message>
        <source>Each sends the other its total; then both totals hold {held} of {all} values.</source>
        <translation>Кожен передає іншому свій підсумок; в обох підсумках стане {held} значень з {all}.</translation>
    </message>
    <message>
        <source>its total</source>
        <comment>Node 0 sends node 1 its total</comment>
        <translation>свій підсумок</translation>
    </message>
    <message>
        <source>what began at node {origin}</source>
        <comment>Node 0 sends node 1 what ...</comment>
        <translation>те, що почалося у вузлі {origin}</translation>
    </message>
    <message>
        <source>Node {a} sends node {b} {what}; the total of {b} then holds {held} of {all} values.</source>
        <translation>Вузол {a} передає вузлу {b} {what}; у підсумку вузла {b} стане {held} значень з {all}.</translation>
    </message>
    <message>
        <source>Node {a} sends node {b} {what}; {b} adds it to its prefix, as {origin} &lt; {b}, and so has {held} of {all} values.</source>
        <translation>Вузол {a} передає вузлу {b} {what}; {b} додає це до своєї часткової суми, адже {origin} &lt; {b}, і має в ній {held} значень з {all}.</translation>
    </message>
    <message>
        <source>Node {a} sends node {b} {what}; {b} keeps it out of its prefix, as {origin} &gt; {b}, and so has {held} of {all} values.</source>
        <translation>Вузол {a} передає вузлу {b} {what}; {b} не додає це до своєї часткової суми, адже {origin} &gt; {b}, і має в ній {held} значень з {all}.</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Що відбувається</translation>
    </message>
    <message>
        <source>There is no run yet: choose a network and an operation.</source>
        <translation>Розрахунку ще немає: виберіть мережу й операцію.</translation>
    </message>
    <message>
        <source>line {number}: {code}</source>
        <comment>read out by screen readers</comment>
        <translation>рядок {number}: {code}</translation>
    </message>
    <message>
        <source>line {number}, current: {code}</source>
        <comment>read out</comment>
        <translation>рядок {number}, поточний: {code}</translation>
    </message>
    <message>
        <source>To the first step at this line</source>
        <translation>До першого кроку на цьому рядку</translation>
    </message>
    <message>
        <source>Node {a} has the hub, for its message to node {b}.</source>
        <translation>Концентратор зайнятий вузлом {a}: його повідомлення йде вузлу {b}.</translation>
    </message>
    <message>
        <source>Nobody waits for the hub.</source>
        <translation>На концентратор ніхто не чекає.</translation>
    </message>
    <message>
        <source>Waiting for the hub, in this order: {turns}.</source>
        <comment>turns: 1 → 2, 3 → 4</comment>
        <translation>Чекають на концентратор, у такому порядку: {turns}.</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for the hub, in this order: {turns} and {n} more.</source>
        <translation>
            <numerusform>Чекають на концентратор, у такому порядку: {turns} та ще {n}.</numerusform>
            <numerusform>Чекають на концентратор, у такому порядку: {turns} та ще {n}.</numerusform>
            <numerusform>Чекають на концентратор, у такому порядку: {turns} та ще {n}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>life</name>
    <message>
        <source>{moves} chunks are moved in this run; a single one is followed among at most {most}</source>
        <translation>у цьому прогоні переміщень порцій {moves}; шлях однієї порції шукають серед щонайбільше {most}</translation>
    </message>
    <message>
        <source>a chunk is named by nodes, which are 0 to {last}; {value} is not</source>
        <translation>порцію називають за вузлами від 0 до {last}; {value} — не вузол</translation>
    </message>
</context>
<context>
    <name>links</name>
    <message>
        <source>Links in use</source>
        <translation>Зайняті канали</translation>
    </message>
    <message>
        <source>from</source>
        <translation>з</translation>
    </message>
    <message>
        <source>to</source>
        <translation>у</translation>
    </message>
    <message>
        <source>chunks</source>
        <translation>порцій</translation>
    </message>
    <message>
        <source>words</source>
        <translation>слів</translation>
    </message>
    <message>
        <source>dim</source>
        <comment>short for dimension</comment>
        <translation>вим.</translation>
    </message>
    <message>
        <source>wait</source>
        <comment>how many transfers wait, short</comment>
        <translation>чекає</translation>
    </message>
    <message>
        <source>cong.</source>
        <comment>short for congestion</comment>
        <translation>перев.</translation>
    </message>
    <message>
        <source>start</source>
        <translation>початок</translation>
    </message>
    <message>
        <source>end</source>
        <translation>кінець</translation>
    </message>
    <message>
        <source>crossings</source>
        <translation>разів</translation>
    </message>
    <message>
        <source>busy</source>
        <comment>how long a link is occupied</comment>
        <translation>зайнятий</translation>
    </message>
    <message>
        <source>share</source>
        <comment>of the whole time</comment>
        <translation>частка</translation>
    </message>
    <message>
        <source>queue</source>
        <comment>the longest queue at a link</comment>
        <translation>черга</translation>
    </message>
    <message>
        <source>The node that sends</source>
        <translation>Вузол-відправник</translation>
    </message>
    <message>
        <source>The node that receives</source>
        <translation>Вузол-одержувач</translation>
    </message>
    <message>
        <source>The dimension that the link runs along</source>
        <translation>Розмірність, уздовж якої йде канал</translation>
    </message>
    <message>
        <source>Chunks (or packets) on the link</source>
        <translation>Скільки порцій (або пакетів) у каналі</translation>
    </message>
    <message>
        <source>Words on the link</source>
        <translation>Скільки слів у каналі</translation>
    </message>
    <message>
        <source>Transfers that wait for the link in this cycle</source>
        <translation>Скільки передач чекають на цей канал у цьому циклі</translation>
    </message>
    <message>
        <source>Congestion: how many transfers cross the link in this step</source>
        <translation>Перевантаження: скільки передач проходить каналом на цьому кроці</translation>
    </message>
    <message>
        <source>When the link begins to be busy</source>
        <translation>Коли канал стає зайнятим</translation>
    </message>
    <message>
        <source>When the link is free again</source>
        <translation>Коли канал знову вільний</translation>
    </message>
    <message>
        <source>How often the link is crossed in the whole run</source>
        <translation>Скільки разів каналом передають за весь прогін</translation>
    </message>
    <message>
        <source>How long the link is occupied in the whole run</source>
        <translation>Як довго канал зайнятий за весь прогін</translation>
    </message>
    <message>
        <source>Its part of the whole time, in per cent</source>
        <translation>Частка всього часу, у відсотках</translation>
    </message>
    <message>
        <source>The most that wait for the link at once</source>
        <translation>Найдовша черга до каналу</translation>
    </message>
    <message>
        <source>This cycle</source>
        <translation>Цей цикл</translation>
    </message>
    <message>
        <source>Whole run</source>
        <translation>Весь прогін</translation>
    </message>
    <message>
        <source>cycle {cycle}: {used} of {all} links in use</source>
        <translation>цикл {cycle}: зайнято каналів {used} з {all}</translation>
    </message>
    <message>
        <source>whole run: {used} of {all} links in use</source>
        <translation>весь прогін: зайнято каналів {used} з {all}</translation>
    </message>
    <message>
        <source>before the first step no link is in use</source>
        <translation>до першого кроку всі канали вільні</translation>
    </message>
    <message>
        <source>no link is in use in this cycle</source>
        <translation>у цьому циклі всі канали вільні</translation>
    </message>
    <message>
        <source>the whole run is being counted</source>
        <translation>підраховується весь прогін</translation>
    </message>
    <message>
        <source>hub</source>
        <comment>in a narrow column</comment>
        <translation>конц.</translation>
    </message>
    <message>
        <source>switch</source>
        <comment>in a narrow column</comment>
        <translation>ком.</translation>
    </message>
</context>
<context>
    <name>measurement lab</name>
    <message>
        <source>no group is chosen; tick one in the list of groups</source>
        <translation>не вибрано жодної групи; позначте хоча б одну в списку груп</translation>
    </message>
    <message>
        <source>no row of the chosen groups lies in the range of m</source>
        <translation>жоден рядок вибраних груп не потрапляє в діапазон m</translation>
    </message>
    <message>
        <source>Measured collective operation and its curve</source>
        <translation>Виміряна колективна операція та її крива</translation>
    </message>
    <message>
        <source>the runs of this file</source>
        <translation>прогони цього файлу</translation>
    </message>
    <message>
        <source>There is no collective operation in what was read. Open a file of main.py ranks with --operation, or Bcast, Allgather, Alltoall, Allreduce, Reduce, Scan, Scatter or Gather of IMB or OSU.</source>
        <translation>У прочитаному немає колективної операції. Відкрийте файл main.py ranks із --operation або Bcast, Allgather, Alltoall, Allreduce, Reduce, Scan, Scatter, Gather з IMB чи OSU.</translation>
    </message>
    <message>
        <source>The operation is being simulated.</source>
        <translation>Операція моделюється.</translation>
    </message>
    <message>
        <source>model C fitted to what was pasted</source>
        <translation>модель C, підібрана за вставленим</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Виміряно</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Мережа</translation>
    </message>
    <message>
        <source>Processes p</source>
        <translation>Процеси p</translation>
    </message>
    <message>
        <source>Startup tn, µs</source>
        <translation>Підготовка tn, мкс</translation>
    </message>
    <message>
        <source>A byte tk, µs</source>
        <translation>Байт tk, мкс</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Відкрити…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Вставити</translation>
    </message>
    <message>
        <source>Table 3.2</source>
        <translation>Таблиця 3.2</translation>
    </message>
    <message>
        <source>The measured times of the lecture&apos;s table 3.2</source>
        <translation>Виміряні часи таблиці 3.2 з лекції</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>Що прочитано</translation>
    </message>
    <message>
        <source>Groups that are fitted</source>
        <translation>За якими групами підбір</translation>
    </message>
    <message>
        <source>Errors that are made small</source>
        <translation>Що мінімізується</translation>
    </message>
    <message>
        <source>Nothing yet. Open or drop a file of OSU, IMB, NetPIPE, SKaMPI or mpiBench, a table made by hand, or a file of main.py ranks; or paste one (Ctrl+V).</source>
        <translation>Поки нічого. Відкрийте або перетягніть сюди файл OSU, IMB, NetPIPE, SKaMPI чи mpiBench, власну таблицю або файл main.py ranks; або вставте з буфера (Ctrl+V).</translation>
    </message>
    <message numerus="yes">
        <source>and {n} more lines</source>
        <translation>
            <numerusform>і ще {n} рядок</numerusform>
            <numerusform>і ще {n} рядки</numerusform>
            <numerusform>і ще {n} рядків</numerusform>
        </translation>
    </message>
    <message>
        <source>in µs</source>
        <translation>у мкс</translation>
    </message>
    <message>
        <source>in percent</source>
        <translation>у відсотках</translation>
    </message>
    <message>
        <source>m from, bytes</source>
        <translation>m від, байтів</translation>
    </message>
    <message>
        <source>m to, bytes</source>
        <translation>m до, байтів</translation>
    </message>
    <message>
        <source>Packet Vmax, bytes</source>
        <translation>Пакет Vmax, байтів</translation>
    </message>
    <message>
        <source>Its head Vc, bytes</source>
        <translation>Заголовок Vc, байтів</translation>
    </message>
    <message>
        <source>Measured times, models and errors</source>
        <translation>Виміряні часи, моделі та похибки</translation>
    </message>
    <message>
        <source>Open, drop or paste measured times, or take the lecture&apos;s table 3.2: points, models A, B and C and their errors are shown here.</source>
        <translation>Відкрийте, перетягніть або вставте виміряні часи чи візьміть таблицю 3.2 з лекції: тут з’являться точки, моделі A, B і C та їхні похибки.</translation>
    </message>
    <message>
        <source>Nothing is fitted.</source>
        <translation>Нічого не підібрано.</translation>
    </message>
    <message>
        <source>Pasted times</source>
        <translation>Вставлені часи</translation>
    </message>
    <message>
        <source>Open measured times</source>
        <translation>Відкрити виміряні часи</translation>
    </message>
    <message>
        <source>Measurements (*.txt *.csv *.tsv *.out *.log *.json);;All files (*)</source>
        <translation>Вимірювання (*.txt *.csv *.tsv *.out *.log *.json);;Усі файли (*)</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}</source>
        <translation>{file} не прочитати: {reason}</translation>
    </message>
    <message>
        <source>there is no text on the clipboard</source>
        <translation>у буфері обміну немає тексту</translation>
    </message>
    <message>
        <source>{file} has more than {most} MB</source>
        <translation>{file} більший за {most} МБ</translation>
    </message>
    <message>
        <source>Back to the fit</source>
        <translation>До підібраних</translation>
    </message>
    <message>
        <source>Use in the run</source>
        <translation>У прогін</translation>
    </message>
    <message>
        <source>Give the run this model with these parameters; on another network it goes to a switch</source>
        <translation>Задати прогону цю модель із цими параметрами; інша мережа замінюється комутатором</translation>
    </message>
    <message>
        <source>Model {model}: {name}, slider</source>
        <translation>Модель {model}: {name}, повзунок</translation>
    </message>
    <message>
        <source>Model {model}: {name}</source>
        <translation>Модель {model}: {name}</translation>
    </message>
    <message>
        <source>Models A, B and C: nothing is fitted yet.</source>
        <translation>Моделі A, B і C: поки нічого не підібрано.</translation>
    </message>
    <message>
        <source>Given: {quality}</source>
        <translation>Задана: {quality}</translation>
    </message>
    <message>
        <source>Measured times and errors</source>
        <translation>Виміряні часи та похибки</translation>
    </message>
    <message>
        <source>There are no rows yet.</source>
        <translation>Рядків поки немає.</translation>
    </message>
    <message>
        <source>Copy the table of errors</source>
        <translation>Копіювати таблицю похибок</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>Вимірювання</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Експорт…</translation>
    </message>
    <message>
        <source>Write this figure to a file (Ctrl+E)</source>
        <translation>Записати цей рисунок у файл (Ctrl+E)</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>Осі</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Підбір</translation>
    </message>
    <message>
        <source>Collectives</source>
        <translation>Операції</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Дані</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Моделі</translation>
    </message>
</context>
<context>
    <name>menu</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Редагування</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вигляд</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Прогін</translation>
    </message>
    <message>
        <source>S&amp;cenes</source>
        <translation>С&amp;цени</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Довідка</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Тема</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Мова</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Відкрити н&amp;едавні</translation>
    </message>
    <message>
        <source>&amp;New scenario</source>
        <translation>&amp;Новий сценарій</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>Нове &amp;вікно</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Відкрити…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Зберегти</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Зберегти &amp;як…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Експорт…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Друк…</translation>
    </message>
    <message>
        <source>&amp;Close the window</source>
        <translation>&amp;Закрити вікно</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Ви&amp;йти</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>&amp;Копіювати рисунок</translation>
    </message>
    <message>
        <source>Copy as c&amp;ommand</source>
        <translation>Копіювати як ко&amp;манду</translation>
    </message>
    <message>
        <source>Copy &amp;scenario (JSON)</source>
        <translation>Копіювати с&amp;ценарій (JSON)</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Налаштування…</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>На &amp;початок</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>П&amp;уск або пауза</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Вперед</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>У &amp;кінець</translation>
    </message>
    <message>
        <source>Back one step</source>
        <translation>На крок назад</translation>
    </message>
    <message>
        <source>Forward one step</source>
        <translation>На крок уперед</translation>
    </message>
    <message>
        <source>Back within the cycle</source>
        <translation>Назад усередині циклу</translation>
    </message>
    <message>
        <source>Forward within the cycle</source>
        <translation>Уперед усередині циклу</translation>
    </message>
    <message>
        <source>Fas&amp;ter</source>
        <translation>Шв&amp;идше</translation>
    </message>
    <message>
        <source>Slo&amp;wer</source>
        <translation>По&amp;вільніше</translation>
    </message>
    <message>
        <source>&amp;Loop</source>
        <translation>По ко&amp;лу</translation>
    </message>
    <message>
        <source>&amp;Go to…</source>
        <translation>Пере&amp;йти…</translation>
    </message>
    <message>
        <source>Set or remove a book&amp;mark</source>
        <translation>Поставити або зняти &amp;закладку</translation>
    </message>
    <message>
        <source>To the next bookmark</source>
        <translation>До наступної закладки</translation>
    </message>
    <message>
        <source>To the bookmark before</source>
        <translation>До попередньої закладки</translation>
    </message>
    <message>
        <source>To the &amp;next use of the selected link</source>
        <translation>До наст&amp;упної передачі вибраним каналом</translation>
    </message>
    <message>
        <source>To the use of the selected link before</source>
        <translation>До попередньої передачі вибраним каналом</translation>
    </message>
    <message>
        <source>&amp;Cancel the simulation</source>
        <translation>&amp;Скасувати моделювання</translation>
    </message>
    <message>
        <source>&amp;Scenario</source>
        <translation>&amp;Сценарій</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Подробиці</translation>
    </message>
    <message>
        <source>&amp;Curves</source>
        <translation>&amp;Криві</translation>
    </message>
    <message>
        <source>&amp;Textbook figure</source>
        <translation>Рисунок як у &amp;підручнику</translation>
    </message>
    <message>
        <source>Gra&amp;y code tutor</source>
        <translation>Посібник з &amp;коду Грея</translation>
    </message>
    <message>
        <source>&amp;Embedding lab</source>
        <translation>&amp;Лабораторія відображень</translation>
    </message>
    <message>
        <source>&amp;Measurements</source>
        <translation>&amp;Вимірювання</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>З&amp;більшити</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>З&amp;меншити</translation>
    </message>
    <message>
        <source>Show the &amp;whole network</source>
        <translation>Уся ме&amp;режа</translation>
    </message>
    <message>
        <source>&amp;No animation</source>
        <translation>&amp;Без анімації</translation>
    </message>
    <message>
        <source>Ghost of the run without waiting</source>
        <translation>Привид прогону без очікування</translation>
    </message>
    <message>
        <source>C&amp;urtain: hide numbers and words</source>
        <translation>&amp;Завіса: сховати числа й слова</translation>
    </message>
    <message>
        <source>&amp;Hint at the next step</source>
        <translation>Натяк на наступний &amp;крок</translation>
    </message>
    <message>
        <source>&amp;Presentation</source>
        <translation>&amp;Демонстрація</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Повний &amp;екран</translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <translation>&amp;Повернути звичайне розташування</translation>
    </message>
    <message>
        <source>&amp;Next theme</source>
        <translation>&amp;Наступна тема</translation>
    </message>
    <message>
        <source>Open the &amp;example scene list</source>
        <translation>Відкрити &amp;приклад списку сцен</translation>
    </message>
    <message>
        <source>Show the scene &amp;list</source>
        <translation>Показати список с&amp;цен</translation>
    </message>
    <message>
        <source>&amp;Next scene</source>
        <translation>&amp;Наступна сцена</translation>
    </message>
    <message>
        <source>&amp;Previous scene</source>
        <translation>П&amp;опередня сцена</translation>
    </message>
    <message>
        <source>&amp;Add what is shown as a scene</source>
        <translation>&amp;Додати показане як сцену</translation>
    </message>
    <message>
        <source>&amp;Replace the scene by it</source>
        <translation>&amp;Замінити ним сцену</translation>
    </message>
    <message>
        <source>Re&amp;move the scene</source>
        <translation>При&amp;брати сцену</translation>
    </message>
    <message>
        <source>Move the scene &amp;up</source>
        <translation>Перемістити сцену &amp;вище</translation>
    </message>
    <message>
        <source>Move the scene &amp;down</source>
        <translation>Перемістити сцену н&amp;ижче</translation>
    </message>
    <message>
        <source>&amp;Save the scene list</source>
        <translation>З&amp;берегти список сцен</translation>
    </message>
    <message>
        <source>Save the scene list as…</source>
        <translation>Зберегти список сцен як…</translation>
    </message>
    <message>
        <source>&amp;Close the scene list</source>
        <translation>За&amp;крити список сцен</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Клавіші</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>&amp;Початкова сторінка</translation>
    </message>
    <message>
        <source>&amp;About Hopscope</source>
        <translation>&amp;Про програму Hopscope</translation>
    </message>
    <message>
        <source>&amp;Layout</source>
        <translation>&amp;Розташування</translation>
    </message>
    <message>
        <source>La&amp;bels</source>
        <translation>&amp;Підписи</translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <translation>&amp;Кольори</translation>
    </message>
    <message>
        <source>Co&amp;mpare with</source>
        <translation>По&amp;рівняти з</translation>
    </message>
    <message>
        <source>Nothing: &amp;one picture</source>
        <translation>Ні з чим: &amp;одна картина</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Скасувати</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторити</translation>
    </message>
    <message>
        <source>&amp;Undo: {what}</source>
        <translation>&amp;Скасувати: {what}</translation>
    </message>
    <message>
        <source>&amp;Redo: {what}</source>
        <translation>&amp;Повторити: {what}</translation>
    </message>
    <message>
        <source>No file was open yet</source>
        <translation>Файлів ще не відкривали</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>О&amp;чистити список</translation>
    </message>
</context>
<context>
    <name>message</name>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
</context>
<context>
    <name>method</name>
    <message>
        <source>Model {model}</source>
        <comment>the model of one message: A, B or C</comment>
        <translation>Модель {model}</translation>
    </message>
    <message>
        <source>startup tn</source>
        <translation>підготовка tn</translation>
    </message>
    <message>
        <source>service data tc</source>
        <translation>службові дані tc</translation>
    </message>
    <message>
        <source>per byte tk</source>
        <translation>на байт tk</translation>
    </message>
    <message>
        <source>latency t0</source>
        <translation>латентність t0</translation>
    </message>
    <message>
        <source>latency per byte t1</source>
        <translation>латентність на байт t1</translation>
    </message>
    <message>
        <source>bytes</source>
        <comment>sizes of messages, the head of a column</comment>
        <translation>байтів</translation>
    </message>
</context>
<context>
    <name>models</name>
    <message>
        <source>vmax must be larger than vc (bytes of a packet, and those of its head); they are {vmax} and {vc}</source>
        <translation>vmax має бути більше за vc (байти пакета і його службові байти); задано {vmax} і {vc}</translation>
    </message>
    <message>
        <source>the model</source>
        <translation>модель</translation>
    </message>
    <message>
        <source>Model A</source>
        <translation>Модель A</translation>
    </message>
    <message>
        <source>Model B</source>
        <translation>Модель B</translation>
    </message>
    <message>
        <source>Model C (Hockney)</source>
        <translation>Модель C (Гокні)</translation>
    </message>
</context>
<context>
    <name>operation</name>
    <message>
        <source>Point-to-point</source>
        <translation>Передача між двома вузлами</translation>
    </message>
    <message>
        <source>one node sends a message to another</source>
        <translation>один вузол передає повідомлення іншому</translation>
    </message>
    <message>
        <source>Broadcast</source>
        <translation>Розсилання</translation>
    </message>
    <message>
        <source>the root&apos;s message goes to all nodes</source>
        <translation>повідомлення кореня отримують усі вузли</translation>
    </message>
    <message>
        <source>Reduce</source>
        <translation>Редукція</translation>
    </message>
    <message>
        <source>the values of all nodes are added up at the root</source>
        <translation>значення всіх вузлів додаються в корені</translation>
    </message>
    <message>
        <source>All-to-all broadcast</source>
        <translation>Множинне розсилання</translation>
    </message>
    <message>
        <source>the chunk of every node goes to all nodes</source>
        <translation>блок кожного вузла отримують усі вузли</translation>
    </message>
    <message>
        <source>Multinode accumulation</source>
        <translation>Множинний прийом</translation>
    </message>
    <message>
        <source>every node gets the sum of the blocks that all nodes have for it</source>
        <translation>кожен вузол отримує суму блоків, які приготували для нього всі вузли</translation>
    </message>
    <message>
        <source>All-reduce</source>
        <translation>Редукція з розсиланням</translation>
    </message>
    <message>
        <source>every node gets the sum of the values of all nodes</source>
        <translation>кожен вузол отримує суму значень усіх вузлів</translation>
    </message>
    <message>
        <source>Prefix sums</source>
        <translation>Часткові суми</translation>
    </message>
    <message>
        <source>node i gets the sum of the values of nodes 0 to i</source>
        <translation>вузол i отримує суму значень вузлів від 0 до i</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>Узагальнене розсилання</translation>
    </message>
    <message>
        <source>the root sends every node a chunk of its own</source>
        <translation>корінь передає кожному вузлу окремий блок</translation>
    </message>
    <message>
        <source>Gather</source>
        <translation>Узагальнений збір</translation>
    </message>
    <message>
        <source>the root collects a chunk from every node</source>
        <translation>корінь збирає по блоку від кожного вузла</translation>
    </message>
    <message>
        <source>Total exchange</source>
        <translation>Узагальнене множинне розсилання</translation>
    </message>
    <message>
        <source>every node sends every other a chunk of its own</source>
        <translation>кожен вузол передає кожному іншому окремий блок</translation>
    </message>
    <message>
        <source>Circular shift</source>
        <translation>Циклічний зсув</translation>
    </message>
    <message>
        <source>node i sends its message to node i + q modulo p</source>
        <translation>вузол i передає своє повідомлення вузлу (i + q) mod p</translation>
    </message>
    <message>
        <source>the operation</source>
        <translation>операція</translation>
    </message>
</context>
<context>
    <name>over-time</name>
    <message>
        <source>startup</source>
        <translation>підготовка</translation>
    </message>
    <message>
        <source>header</source>
        <translation>заголовок</translation>
    </message>
    <message>
        <source>body</source>
        <translation>дані</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>очікування</translation>
    </message>
    <message>
        <source>{source} → {target}</source>
        <translation>{source} → {target}</translation>
    </message>
    <message>
        <source>packet {n}</source>
        <translation>пакет {n}</translation>
    </message>
    <message>
        <source>Gantt of the message {source} → {target}</source>
        <translation>Діаграма Ганта повідомлення {source} → {target}</translation>
    </message>
    <message>
        <source>Gantt of node {node}</source>
        <translation>Діаграма Ганта вузла {node}</translation>
    </message>
    <message>
        <source>step {step}, {words}, {links}</source>
        <comment>step 1, 100 words, 3 links</comment>
        <translation>крок {step}, {words}, {links}</translation>
    </message>
    <message>
        <source>1 link</source>
        <translation>1 канал</translation>
    </message>
    <message numerus="yes">
        <source>{n} links</source>
        <translation>
            <numerusform>{n} канал</numerusform>
            <numerusform>{n} канали</numerusform>
            <numerusform>{n} каналів</numerusform>
        </translation>
    </message>
    <message>
        <source>what it sends and receives</source>
        <translation>що він передає і приймає</translation>
    </message>
    <message>
        <source>startups</source>
        <translation>підготовки</translation>
    </message>
    <message>
        <source>dimension {d}</source>
        <translation>вимір {d}</translation>
    </message>
    <message>
        <source>{name} {sign}</source>
        <comment>dimension 1 +; sign is + or −</comment>
        <translation>{name} {sign}</translation>
    </message>
    <message>
        <source>direction {sign}</source>
        <translation>напрямок {sign}</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>рядки</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>стовпці</translation>
    </message>
    <message>
        <source>port {n}</source>
        <translation>порт {n}</translation>
    </message>
    <message>
        <source>into the hub</source>
        <comment>a group of links</comment>
        <translation>до концентратора</translation>
    </message>
    <message>
        <source>into the switch</source>
        <comment>a group of links</comment>
        <translation>до комутатора</translation>
    </message>
    <message>
        <source>out of the hub</source>
        <comment>a group of links</comment>
        <translation>від концентратора</translation>
    </message>
    <message>
        <source>out of the switch</source>
        <comment>a group of links</comment>
        <translation>від комутатора</translation>
    </message>
    <message>
        <source>Load over time</source>
        <translation>Завантаження в часі</translation>
    </message>
    <message>
        <source>links in use</source>
        <translation>канали в роботі</translation>
    </message>
    <message>
        <source>most on one link</source>
        <translation>найбільше на каналі</translation>
    </message>
    <message>
        <source>words on all links</source>
        <translation>слова на всіх каналах</translation>
    </message>
    <message>
        <source>bytes on all links</source>
        <translation>байтів у всіх каналах</translation>
    </message>
    <message>
        <source>Links over time</source>
        <translation>Канали в часі</translation>
    </message>
    <message numerus="yes">
        <source>{n} links; a row’s height: {share} % of them busy</source>
        <translation>
            <numerusform>{n} канал; висота рядка: зайнято {share} %</numerusform>
            <numerusform>{n} канали; висота рядка: зайнято {share} %</numerusform>
            <numerusform>{n} каналів; висота рядка: зайнято {share} %</numerusform>
        </translation>
    </message>
    <message>
        <source>time</source>
        <translation>час</translation>
    </message>
    <message>
        <source>cycle</source>
        <translation>цикл</translation>
    </message>
    <message>
        <source>Queues over time</source>
        <translation>Черги в часі</translation>
    </message>
    <message>
        <source>Nothing waits in this run.</source>
        <translation>У цьому прогоні ніщо не чекає.</translation>
    </message>
    <message numerus="yes">
        <source>at most {n} wait for one link: for {link}, in cycle {cycle}</source>
        <translation>
            <numerusform>найбільше чекає одного каналу {n}: {link}, у циклі {cycle}</numerusform>
            <numerusform>найбільше чекають одного каналу {n}: {link}, у циклі {cycle}</numerusform>
            <numerusform>найбільше чекають одного каналу {n}: {link}, у циклі {cycle}</numerusform>
        </translation>
    </message>
    <message>
        <source>at most 1 waits for one link: for {link}, in cycle {cycle}</source>
        <translation>одного каналу чекає не більше 1: {link}, у циклі {cycle}</translation>
    </message>
    <message numerus="yes">
        <source>at most {n} wait for the hub, in cycle {cycle}</source>
        <translation>
            <numerusform>на концентратор чекають щонайбільше {n}, у циклі {cycle}</numerusform>
            <numerusform>на концентратор чекають щонайбільше {n}, у циклі {cycle}</numerusform>
            <numerusform>на концентратор чекають щонайбільше {n}, у циклі {cycle}</numerusform>
        </translation>
    </message>
    <message>
        <source>at most 1 waits for the hub, in cycle {cycle}</source>
        <translation>на концентратор чекає щонайбільше 1, у циклі {cycle}</translation>
    </message>
    <message>
        <source>waiting for the hub</source>
        <translation>чекають на концентратор</translation>
    </message>
    <message>
        <source>longest queue</source>
        <translation>найдовша черга</translation>
    </message>
    <message>
        <source>waiting in all</source>
        <translation>усього чекають</translation>
    </message>
    <message>
        <source>Gantt of a message or a node</source>
        <translation>Діаграма Ганта повідомлення або вузла</translation>
    </message>
    <message>
        <source>to scale</source>
        <translation>у масштабі</translation>
    </message>
    <message>
        <source>by cycle</source>
        <translation>за циклами</translation>
    </message>
    <message>
        <source>Time to scale</source>
        <translation>Час у масштабі</translation>
    </message>
    <message>
        <source>Every cycle equally wide</source>
        <translation>Усі цикли однакової ширини</translation>
    </message>
    <message>
        <source>Drag to go to a time; click a bar to select its link; turn the wheel or press Up and Down to zoom, double-click or press 0 to see everything</source>
        <translation>Перетягніть, щоб перейти до моменту; клацніть смугу, щоб вибрати її канал; коліщатко або клавіші вгору і вниз змінюють масштаб, подвійне клацання або 0 показує все</translation>
    </message>
    <message>
        <source>t = {time} · step {step} · cycle {cycle}</source>
        <translation>t = {time} · крок {step} · цикл {cycle}</translation>
    </message>
    <message>
        <source>link {link}</source>
        <translation>канал {link}</translation>
    </message>
</context>
<context>
    <name>own formula</name>
    <message>
        <source>character {place}: {name} has no value in this run</source>
        <translation>знак {place}: {name} у цьому прогоні не має значення</translation>
    </message>
    <message>
        <source>character {place}: the square root of {value} is no fraction</source>
        <translation>знак {place}: корінь із {value} — не дріб</translation>
    </message>
    <message>
        <source>character {place}: log2 of {value} is no whole number</source>
        <translation>знак {place}: log2 від {value} — не ціле число</translation>
    </message>
    <message>
        <source>character {place}: here something is divided by 0</source>
        <translation>знак {place}: тут щось ділиться на 0</translation>
    </message>
    <message>
        <source>character {place}: the exponent is {value}, and may be a whole number from -{most} to {most}</source>
        <translation>знак {place}: показник степеня дорівнює {value}, а може бути цілим числом від -{most} до {most}</translation>
    </message>
    <message>
        <source>character {place}: the number becomes too large here</source>
        <translation>знак {place}: число стає тут завеликим</translation>
    </message>
    <message>
        <source>type a formula in {known}</source>
        <translation>введіть формулу з літерами {known}</translation>
    </message>
    <message>
        <source>this formula has {length} characters, and at most {most} can be read</source>
        <translation>у цій формулі знаків: {length}, а прочитати можна не більше ніж {most}</translation>
    </message>
    <message>
        <source>character {place}: “{found}” is not known here; known are {known}</source>
        <translation>знак {place}: «{found}» тут не відоме; відомі {known}</translation>
    </message>
    <message>
        <source>character {place}: before “{found}” a number or a letter is missing</source>
        <translation>знак {place}: перед «{found}» бракує числа або літери</translation>
    </message>
    <message>
        <source>character {place}: the formula ends where a number or a letter is missing</source>
        <translation>знак {place}: формула закінчується там, де бракує числа або літери</translation>
    </message>
    <message>
        <source>character {place}: this bracket is not closed</source>
        <translation>знак {place}: цю дужку не закрито</translation>
    </message>
    <message>
        <source>character {place}: this bracket was not opened</source>
        <translation>знак {place}: цю дужку не відкрито</translation>
    </message>
    <message>
        <source>character {place}: write * or ^ before “{found}”, so that it is clear</source>
        <translation>знак {place}: поставте * або ^ перед «{found}», щоб було зрозуміло</translation>
    </message>
    <message>
        <source>character {place}: a comma stands only between the values of min and max; decimals are written with a point</source>
        <translation>знак {place}: кома буває лише між значеннями min і max; дроби пишуть із крапкою</translation>
    </message>
    <message>
        <source>character {place}: at most {most} things may stand inside one another</source>
        <translation>знак {place}: вкласти одне в одне можна не більше ніж {most} разів</translation>
    </message>
    <message numerus="yes">
        <source>equal in all {n} cases tried</source>
        <translation>
            <numerusform>збігається в {n} перевіреному випадку</numerusform>
            <numerusform>збігається в усіх {n} перевірених випадках</numerusform>
            <numerusform>збігається в усіх {n} перевірених випадках</numerusform>
        </translation>
    </message>
    <message>
        <source>p = {p}, m = {m}: your formula {own}, simulated {other}</source>
        <translation>p = {p}, m = {m}: ваша формула {own}, моделювання {other}</translation>
    </message>
    <message>
        <source>p = {p} ({dims}), m = {m}: your formula {own}, simulated {other}</source>
        <translation>p = {p} ({dims}), m = {m}: ваша формула {own}, моделювання {other}</translation>
    </message>
    <message>
        <source>no case could be tried</source>
        <translation>не вдалося перевірити жодного випадку</translation>
    </message>
    <message numerus="yes">
        <source>equal to the closed form in all {n} cases</source>
        <translation>
            <numerusform>збігається з відомою формулою в {n} випадку</numerusform>
            <numerusform>збігається з відомою формулою в усіх {n} випадках</numerusform>
            <numerusform>збігається з відомою формулою в усіх {n} випадках</numerusform>
        </translation>
    </message>
    <message>
        <source>the closed form is {other} at p = {p}, m = {m}, your formula {own}</source>
        <translation>відома формула дає {other} при p = {p}, m = {m}, ваша {own}</translation>
    </message>
    <message>
        <source>there is no closed form to compare it with</source>
        <translation>відомої формули для порівняння немає</translation>
    </message>
    <message numerus="yes">
        <source>in {n} cases your formula has no exact value ({reason})</source>
        <translation>
            <numerusform>в {n} випадку ваша формула не має точного значення ({reason})</numerusform>
            <numerusform>у {n} випадках ваша формула не має точного значення ({reason})</numerusform>
            <numerusform>у {n} випадках ваша формула не має точного значення ({reason})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} large cases were not simulated</source>
        <translation>
            <numerusform>{n} великий випадок не моделювався</numerusform>
            <numerusform>{n} великі випадки не моделювалися</numerusform>
            <numerusform>{n} великих випадків не моделювалися</numerusform>
        </translation>
    </message>
    <message>
        <source>{cost} is 0 here: what your formula says of {cost} was not tried</source>
        <translation>{cost} тут дорівнює 0: що ваша формула каже про {cost}, не перевірено</translation>
    </message>
    <message>
        <source>slow links were left away</source>
        <translation>повільні канали не враховувалися</translation>
    </message>
    <message>
        <source>My formula</source>
        <translation>Моя формула</translation>
    </message>
    <message>
        <source>Type a formula for the time of this operation in p, m, N = log2 p, q, ts, th, tw; it is compared exactly with the simulation for p up to 256 and several m.</source>
        <translation>Введіть формулу часу цієї операції з літерами p, m, N = log2 p, q, tп, tс, tк; вона порівнюється з моделюванням точно, для p до 256 і кількох m.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Порівняти</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Зупинити</translation>
    </message>
    <message>
        <source>stopped before a difference was found</source>
        <translation>зупинено раніше, ніж знайшлася відмінність</translation>
    </message>
    <message>
        <source>Show p = {p}, m = {m}</source>
        <translation>Показати p = {p}, m = {m}</translation>
    </message>
    <message>
        <source>How much has been compared</source>
        <translation>Скільки вже порівняно</translation>
    </message>
</context>
<context>
    <name>page</name>
    <message>
        <source>a page holds at most {most} cycles and {number} were asked for; choose fewer with --from, --to and --every</source>
        <translation>на сторінці вміщується щонайбільше {most} циклів, а запитано {number}; оберіть менше за допомогою --from, --to та --every</translation>
    </message>
    <message>
        <source>the page would be longer than {most} MB, in which {number} of {all} cycles find room; choose fewer with --from, --to and --every</source>
        <translation>сторінка була б більша за {most} МБ, у які вміщується {number} з {all} циклів; оберіть менше за допомогою --from, --to та --every</translation>
    </message>
    <message>
        <source>link</source>
        <translation>канал</translation>
    </message>
    <message>
        <source>The node that sends and the one that receives</source>
        <translation>Вузол, який передає, і вузол, який приймає</translation>
    </message>
    <message>
        <source>{network}, p = {p}</source>
        <comment>Hypercube, p = 16</comment>
        <translation>{network}, p = {p}</translation>
    </message>
    <message>
        <source>{network} {dims}</source>
        <comment>Torus 4×4</comment>
        <translation>{network} {dims}</translation>
    </message>
    <message numerus="yes">
        <source>{switching}, packets of {n} words</source>
        <translation>
            <numerusform>{switching}, пакети по {n} слову</numerusform>
            <numerusform>{switching}, пакети по {n} слова</numerusform>
            <numerusform>{switching}, пакети по {n} слів</numerusform>
        </translation>
    </message>
    <message>
        <source>Cycle</source>
        <translation>Цикл</translation>
    </message>
    <message>
        <source>Links in use</source>
        <translation>Зайняті канали</translation>
    </message>
    <message>
        <source>No link is in use in this cycle.</source>
        <translation>У цьому циклі жоден канал не зайнятий.</translation>
    </message>
    <message>
        <source>Arrow keys: back and forward. Home, End: beginning and end. Space: play.</source>
        <translation>Стрілки: назад і вперед. Home, End: початок і кінець. Пробіл: відтворення.</translation>
    </message>
    <message>
        <source>Scripts are switched off here, so that only this cycle is shown. Save the page and open it in a browser to step through all of them.</source>
        <translation>Сценарії тут вимкнено, тому показано лише цей цикл. Збережіть сторінку та відкрийте її у браузері, щоб пройти всі цикли.</translation>
    </message>
</context>
<context>
    <name>panels</name>
    <message>
        <source>Links over time</source>
        <translation>Канали в часі</translation>
    </message>
    <message>
        <source>Gantt</source>
        <translation>Гант</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Завантаження</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Черги</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Таблиця</translation>
    </message>
</context>
<context>
    <name>place</name>
    <message>
        <source>sends {what}</source>
        <translation>надсилає {what}</translation>
    </message>
    <message>
        <source>receives {what}</source>
        <translation>отримує {what}</translation>
    </message>
    <message>
        <source>{chunks} to {node}</source>
        <translation>{chunks} вузлу {node}</translation>
    </message>
    <message>
        <source>{chunks} from {node}</source>
        <translation>{chunks} від вузла {node}</translation>
    </message>
    <message numerus="yes">
        <source>{chunks} to {n} nodes</source>
        <translation>
            <numerusform>{chunks} {n} вузлу</numerusform>
            <numerusform>{chunks} {n} вузлам</numerusform>
            <numerusform>{chunks} {n} вузлам</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{chunks} from {n} nodes</source>
        <translation>
            <numerusform>{chunks} від {n} вузла</numerusform>
            <numerusform>{chunks} від {n} вузлів</numerusform>
            <numerusform>{chunks} від {n} вузлів</numerusform>
        </translation>
    </message>
    <message>
        <source>step {step}: node {node} {sends} and {receives}</source>
        <translation>крок {step}: вузол {node} {sends} і {receives}</translation>
    </message>
    <message>
        <source>step {step}: node {node} {does}</source>
        <translation>крок {step}: вузол {node} {does}</translation>
    </message>
    <message>
        <source>step {step}: node {node} neither sends nor receives</source>
        <translation>крок {step}: вузол {node} нічого не надсилає й не отримує</translation>
    </message>
    <message>
        <source>Node / link</source>
        <translation>Вузол / канал</translation>
    </message>
    <message>
        <source>Node {node}</source>
        <translation>Вузол {node}</translation>
    </message>
    <message>
        <source>Link {a} → {b}</source>
        <translation>Канал {a} → {b}</translation>
    </message>
    <message>
        <source>no node and no link is selected: click one in the network, or a row of a table</source>
        <translation>ні вузол, ні канал не вибрано: клацніть по ньому в мережі або по рядку таблиці</translation>
    </message>
    <message>
        <source>nothing crosses it in the whole run</source>
        <translation>за весь прогін ним нічого не передають</translation>
    </message>
    <message>
        <source>nothing on its links for {step} of {step_time} in this step, {run} of {time} in all</source>
        <translation>канали вузла порожні {step} з {step_time} у цьому кроці, усього {run} з {time}</translation>
    </message>
    <message>
        <source>nothing on its links for {run} of {time} in all</source>
        <translation>канали вузла порожні всього {run} з {time}</translation>
    </message>
    <message>
        <source>1 crossing; busy for {busy} of {time} ({share} %)</source>
        <translation>1 передача; зайнятий {busy} з {time} ({share} %)</translation>
    </message>
    <message numerus="yes">
        <source>{n} crossings; busy for {busy} of {time} ({share} %)</source>
        <translation>
            <numerusform>{n} передача; зайнятий {busy} з {time} ({share} %)</numerusform>
            <numerusform>{n} передачі; зайнятий {busy} з {time} ({share} %)</numerusform>
            <numerusform>{n} передач; зайнятий {busy} з {time} ({share} %)</numerusform>
        </translation>
    </message>
    <message>
        <source>{what}; nothing waits for it</source>
        <translation>{what}; черги до нього немає</translation>
    </message>
    <message numerus="yes">
        <source>{what}; at most {n} waiting</source>
        <translation>
            <numerusform>{what}; у черзі щонайбільше {n}</numerusform>
            <numerusform>{what}; у черзі щонайбільше {n}</numerusform>
            <numerusform>{what}; у черзі щонайбільше {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>When it is busy; a click goes there</source>
        <translation>Коли зайнятий; клацання переходить туди</translation>
    </message>
    <message>
        <source>When it is busy, above it how many wait; a click goes there</source>
        <translation>Коли зайнятий, над цим — скільки чекає; клацання переходить туди</translation>
    </message>
    <message>
        <source>step</source>
        <translation>крок</translation>
    </message>
    <message>
        <source>cycle</source>
        <translation>цикл</translation>
    </message>
    <message>
        <source>with</source>
        <comment>the neighbour that a node exchanges with</comment>
        <translation>з ким</translation>
    </message>
    <message>
        <source>transfer</source>
        <translation>передача</translation>
    </message>
    <message>
        <source>chunks</source>
        <translation>порцій</translation>
    </message>
    <message>
        <source>words</source>
        <translation>слів</translation>
    </message>
    <message>
        <source>start</source>
        <translation>початок</translation>
    </message>
    <message>
        <source>end</source>
        <translation>кінець</translation>
    </message>
    <message>
        <source>waited</source>
        <translation>чекала</translation>
    </message>
    <message>
        <source>→ it sends or passes on to, ← it receives from</source>
        <translation>→ надсилає або передає далі, ← отримує</translation>
    </message>
    <message>
        <source>The node that sends and the one it is for</source>
        <translation>Вузол, який надсилає, і той, кому</translation>
    </message>
    <message>
        <source>How long it waited for the link</source>
        <translation>Скільки чекала на канал</translation>
    </message>
</context>
<context>
    <name>player</name>
    <message>
        <source>startup</source>
        <translation>підготовка</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>На початок</translation>
    </message>
    <message>
        <source>Back one step</source>
        <translation>На крок назад</translation>
    </message>
    <message>
        <source>Back one cycle</source>
        <translation>На цикл назад</translation>
    </message>
    <message>
        <source>Back within the cycle</source>
        <translation>Назад усередині циклу</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Пуск</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Forward one step</source>
        <translation>На крок уперед</translation>
    </message>
    <message>
        <source>Forward one cycle</source>
        <translation>На цикл уперед</translation>
    </message>
    <message>
        <source>Forward within the cycle</source>
        <translation>Уперед усередині циклу</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>У кінець</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>швидкість</translation>
    </message>
    <message>
        <source>How fast the run is played</source>
        <translation>Швидкість показу прогону</translation>
    </message>
    <message>
        <source>pace</source>
        <translation>темп</translation>
    </message>
    <message>
        <source>step unit</source>
        <translation>чим крокувати</translation>
    </message>
    <message>
        <source>How far back and forward go</source>
        <translation>На скільки зсувають «назад» і «вперед»</translation>
    </message>
    <message>
        <source>Loop: begin again at the end</source>
        <translation>По колу: наприкінці починати спочатку</translation>
    </message>
    <message>
        <source>Pace, step unit and loop</source>
        <translation>Темп, крок і повтор по колу</translation>
    </message>
    <message>
        <source>even</source>
        <translation>рівний</translation>
    </message>
    <message>
        <source>true speed</source>
        <translation>у масштабі</translation>
    </message>
    <message>
        <source>by step</source>
        <translation>по кроках</translation>
    </message>
    <message>
        <source>Even: each cycle takes the same time</source>
        <translation>Рівний: усі цикли тривають однаково</translation>
    </message>
    <message>
        <source>True speed: as on the bar, startups too</source>
        <translation>У масштабі часу: як на шкалі, з підготовкою</translation>
    </message>
    <message>
        <source>By step: each step is shown as a whole</source>
        <translation>По кроках: кожен крок показано цілком</translation>
    </message>
    <message>
        <source>by cycle</source>
        <translation>по циклах</translation>
    </message>
    <message>
        <source>within a cycle</source>
        <translation>усередині циклу</translation>
    </message>
    <message>
        <source>t = {time}</source>
        <translation>t = {time}</translation>
    </message>
    <message>
        <source>t ≈ {time}</source>
        <translation>t ≈ {time}</translation>
    </message>
    <message>
        <source>of {total} · step {step}/{steps} · cycle {cycle}/{cycles}</source>
        <translation>з {total} · крок {step}/{steps} · цикл {cycle}/{cycles}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Програвач</translation>
    </message>
    <message>
        <source>Time bar</source>
        <translation>Шкала часу</translation>
    </message>
    <message>
        <source>t = {time} · step {step} · cycle {cycle}</source>
        <translation>t = {time} · крок {step} · цикл {cycle}</translation>
    </message>
    <message>
        <source>chunks on the busiest link: {load}</source>
        <translation>порцій у найбільш завантаженому каналі: {load}</translation>
    </message>
    <message>
        <source>bookmark at t = {time}</source>
        <translation>закладка: t = {time}</translation>
    </message>
    <message>
        <source>No link is selected: click one in the network or in the table of links</source>
        <translation>Канал не вибрано: клацніть його в мережі або в таблиці каналів</translation>
    </message>
    <message>
        <source>The link from {source} to {target} is not used after cycle {cycle}</source>
        <translation>Канал з {source} до {target} після циклу {cycle} не використовується</translation>
    </message>
    <message>
        <source>The link from {source} to {target} is not used before cycle {cycle}</source>
        <translation>Канал з {source} до {target} до циклу {cycle} не використовується</translation>
    </message>
    <message>
        <source>There is no bookmark after this place; Ctrl+B sets one here</source>
        <translation>Далі закладок немає; Ctrl+B ставить закладку тут</translation>
    </message>
    <message>
        <source>There is no bookmark before this place; Ctrl+B sets one here</source>
        <translation>Раніше закладок немає; Ctrl+B ставить закладку тут</translation>
    </message>
</context>
<context>
    <name>preferences</name>
    <message>
        <source>Preferences</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Мова</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Тема</translation>
    </message>
    <message>
        <source>&amp;Size of type and pictures</source>
        <translation>&amp;Розмір літер і рисунків</translation>
    </message>
    <message>
        <source>&amp;Notation of formulas</source>
        <translation>&amp;Позначення у формулах</translation>
    </message>
    <message>
        <source>Things &amp;move on their way</source>
        <translation>Показувати &amp;рух</translation>
    </message>
    <message>
        <source>Show the start &amp;page when the program starts</source>
        <translation>Показувати по&amp;чаткову сторінку під час запуску</translation>
    </message>
    <message>
        <source>Numbers are shown with a dot; fields take 0.8 and 0,8 for the same.</source>
        <translation>Числа показано з крапкою; у полях 0.8 і 0,8 — те саме.</translation>
    </message>
    <message>
        <source>{value} %</source>
        <comment>a size</comment>
        <translation>{value} %</translation>
    </message>
</context>
<context>
    <name>presenter</name>
    <message>
        <source>cycle {cycle} of {cycles}</source>
        <translation>цикл {cycle} з {cycles}</translation>
    </message>
    <message>
        <source>Line of time</source>
        <translation>Рядок часу</translation>
    </message>
</context>
<context>
    <name>presets</name>
    <message>
        <source>the preset of costs</source>
        <translation>набір вартостей</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>мкс</translation>
    </message>
    <message>
        <source>words</source>
        <translation>слова</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>байтів</translation>
    </message>
    <message numerus="yes">
        <source>words of {n} bytes</source>
        <translation>
            <numerusform>слова по {n} байту</numerusform>
            <numerusform>слова по {n} байти</numerusform>
            <numerusform>слова по {n} байтів</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, {unit}</source>
        <translation>{name}, {unit}</translation>
    </message>
    <message>
        <source>{unit} a word</source>
        <translation>{unit} на слово</translation>
    </message>
    <message>
        <source>The lecture’s numbers</source>
        <translation>Числа лекції</translation>
    </message>
    <message>
        <source>Round numbers without a unit, for examples that can be worked out by hand: a startup takes as long as 500 words. The lecture itself calculates with letters.</source>
        <translation>Круглі числа без одиниці виміру, для прикладів, які можна порахувати вручну: підготовка триває стільки ж, скільки передача 500 слів. Сама лекція рахує в буквах.</translation>
    </message>
    <message>
        <source>A Fast Ethernet cluster</source>
        <translation>Кластер із Fast Ethernet</translation>
    </message>
    <message>
        <source>100 Mbit/s with TCP/IP, measured about 2002: the published parameters of the lecture’s comparison with experiments, ts = 150.3 µs, th = 6.7 µs and 0.0862 µs a byte (0.08 would be the bare 100 Mbit/s), times 8 for a word of 8 bytes.</source>
        <translation>100 Мбіт/с з TCP/IP, виміряно близько 2002 року: опубліковані параметри з порівняння лекції з експериментами, ts = 150.3 мкс, th = 6.7 мкс і 0.0862 мкс на байт (чисті 100 Мбіт/с дали б 0.08), помножені на 8 для слова з 8 байтів.</translation>
    </message>
    <message>
        <source>A modern network (100 Gbit/s)</source>
        <translation>Сучасна мережа (100 Гбіт/с)</translation>
    </message>
    <message>
        <source>Typical, not of one machine: ts = 1.2 µs is what MPI latency tests show for short messages over InfiniBand of 100 Gbit/s, th = 0.1 µs is the delay of one switch in data sheets (90 to 130 ns), tw = 0.00064 µs is 8 bytes at 100 Gbit/s.</source>
        <translation>Типові числа, не однієї машини: ts = 1.2 мкс показують тести затримки MPI на коротких повідомленнях через InfiniBand 100 Гбіт/с, th = 0.1 мкс — затримка одного комутатора за його описами (90–130 нс), tw = 0.00064 мкс — 8 байтів за 100 Гбіт/с.</translation>
    </message>
    <message>
        <source>The lecture’s cluster, models A and C</source>
        <translation>Кластер із лекції, моделі A і C</translation>
    </message>
    <message>
        <source>100 Mbit/s with TCP/IP, measured about 2002: the parameters that were published with the lecture’s comparison of models and measurements (table 3.2).</source>
        <translation>100 Мбіт/с, TCP/IP, виміряно близько 2002 року: параметри, опубліковані разом із порівнянням моделей і вимірювань у лекції (таблиця 3.2).</translation>
    </message>
    <message>
        <source>The lecture’s cluster, model B</source>
        <translation>Кластер із лекції, модель B</translation>
    </message>
    <message>
        <source>The same cluster: tk = 0.08363 was published, and t0 + 1422 t1 = 275.45, which is all that long messages tell; here t0 is the startup of models A and C.</source>
        <translation>Той самий кластер: опубліковано tк = 0,08363 і tпоч0 + 1422 tпоч1 = 275,45 — більше за довгими повідомленнями не дізнатися; тут tпоч0 — підготовка моделей A і C.</translation>
    </message>
</context>
<context>
    <name>progress</name>
    <message>
        <source>Simulating…</source>
        <translation>Моделювання…</translation>
    </message>
    <message>
        <source>Simulating… {percent} %</source>
        <translation>Моделювання… {percent} %</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Give this run up; the last one stays (Esc)</source>
        <translation>Перервати цей прогін; залишиться попередній (Esc)</translation>
    </message>
</context>
<context>
    <name>rank file</name>
    <message>
        <source>{file}, line {line}: this is not a file of measured ranks (JSON): {reason}</source>
        <translation>{file}, рядок {line}: це не файл виміряних рангів (JSON): {reason}</translation>
    </message>
    <message>
        <source>{file} is not a file of measured ranks; such a file is made by main.py ranks</source>
        <translation>{file} — не файл виміряних рангів; такий файл робить main.py ranks</translation>
    </message>
    <message>
        <source>{file} holds measured ranks of version {version}; this program reads version {known}</source>
        <translation>{file}: виміряні ранги версії {version}; ця програма читає версію {known}</translation>
    </message>
    <message>
        <source>{file}, {place}: {reason}</source>
        <translation>{file}, {place}: {reason}</translation>
    </message>
    <message>
        <source>expected {expected}, found {found}</source>
        <translation>очікувалося {expected}, а стоїть {found}</translation>
    </message>
    <message>
        <source>the key {key} is missing</source>
        <translation>немає ключа {key}</translation>
    </message>
    <message>
        <source>minimum, lower quartile, median, upper quartile and maximum must be above 0 and never fall</source>
        <translation>мінімум, нижній квартиль, медіана, верхній квартиль і максимум мають бути більші за 0 і не спадати</translation>
    </message>
    <message>
        <source>there must be one for each of at least 2 ranks</source>
        <translation>потрібно по одному на кожен ранг, а рангів щонайменше 2</translation>
    </message>
    <message>
        <source>there are the ranks 0 to {last}; {rank} is none</source>
        <translation>є ранги від 0 до {last}; {rank} серед них немає</translation>
    </message>
    <message>
        <source>there must be a log for each of {p} ranks; there are {n}</source>
        <translation>журналів має бути стільки ж, скільки рангів: {p}; їх {n}</translation>
    </message>
    <message>
        <source>bytes must be {words} times m, which is {m}</source>
        <translation>bytes має бути у {words} разів більше за m, а m дорівнює {m}</translation>
    </message>
    <message>
        <source>these measurements</source>
        <translation>ці вимірювання</translation>
    </message>
    <message>
        <source>{file} holds no ping-pong; measure again without --ping-pong none</source>
        <translation>у {file} немає пінг-понгу; виміряйте ще раз без --ping-pong none</translation>
    </message>
    <message>
        <source>main.py ranks on {mpi}</source>
        <translation>main.py ranks на {mpi}</translation>
    </message>
    <message>
        <source>measured on {measured} with {p} ranks; each time is the median of {repetitions} repetitions</source>
        <translation>виміряно {measured}, рангів: {p}; кожен час — медіана, повторень: {repetitions}</translation>
    </message>
    <message>
        <source>more ranks than processors on {hosts}: ranks waited for a processor, so times of collectives say little about the network</source>
        <translation>рангів більше, ніж процесорів, на {hosts}: ранги чекали на процесор, і часи колективних операцій мало кажуть про мережу</translation>
    </message>
</context>
<context>
    <name>ranks</name>
    <message>
        <source>ranks writes json; the format {format} is not that</source>
        <translation>ranks пише json; формат {format} не підходить</translation>
    </message>
    <message>
        <source>this scenario has p = {p} and mpiexec started {n} ranks; run mpiexec -n {p}</source>
        <translation>у цьому сценарії p = {p}, а mpiexec запустив рангів: {n}; потрібно mpiexec -n {p}</translation>
    </message>
    <message>
        <source>ranks must be started by mpiexec; for this scenario: mpiexec -n {p} python main.py ranks</source>
        <translation>ranks запускається через mpiexec; для цього сценарію: mpiexec -n {p} python main.py ranks</translation>
    </message>
    <message>
        <source>each rank is alone: mpiexec belongs to another MPI than mpi4py, which uses {mpi}; take the mpiexec of that one</source>
        <translation>кожен ранг сам по собі: mpiexec належить не тій MPI, що в mpi4py ({mpi}); візьміть mpiexec від неї</translation>
    </message>
    <message>
        <source>rank {rank} on {host} has not enough memory</source>
        <translation>рангу {rank} на {host} бракує пам’яті</translation>
    </message>
    <message>
        <source>rank {rank} on {host}: MPI failed: {reason}</source>
        <translation>ранг {rank} на {host}: відмова MPI: {reason}</translation>
    </message>
    <message>
        <source>the choice of ping-pong</source>
        <translation>вибір пінг-понгу</translation>
    </message>
    <message>
        <source>between ranks 0 and 1</source>
        <translation>між рангами 0 і 1</translation>
    </message>
    <message>
        <source>between rank 0 and each other</source>
        <translation>між рангом 0 і кожним іншим</translation>
    </message>
    <message>
        <source>no ping-pong</source>
        <translation>без пінг-понгу</translation>
    </message>
    <message>
        <source>m = {m}: {schedule} microseconds by the schedule ({algorithm}), {own} by {name}; medians of {n} repetitions</source>
        <translation>m = {m}: {schedule} мкс за розкладом ({algorithm}), {own} мкс у {name}; медіани, повторень: {n}</translation>
    </message>
    <message>
        <source>{variable} must be a rank and a step in which it receives, such as 1:1; {value} is not</source>
        <translation>{variable} — це ранг і крок, на якому він приймає, наприклад 1:1; {value} не підходить</translation>
    </message>
    <message>
        <source>rank {rank}, step {step}: chunk {chunk} came from rank {peer} with word {word} of {m} wrong</source>
        <translation>ранг {rank}, крок {step}: порція {chunk} надійшла від рангу {peer} з помилкою у слові {word} з {m}</translation>
    </message>
    <message>
        <source>at the end rank {rank} lacks chunk {chunk}</source>
        <translation>наприкінці у рангу {rank} немає порції {chunk}</translation>
    </message>
    <message>
        <source>at the end rank {rank} has chunk {chunk} too many</source>
        <translation>наприкінці у рангу {rank} зайва порція {chunk}</translation>
    </message>
    <message>
        <source>at the end rank {rank} holds chunk {chunk} with word {word} of {m} wrong</source>
        <translation>наприкінці у рангу {rank} в порції {chunk} помилка у слові {word} з {m}</translation>
    </message>
    <message>
        <source>at the end rank {rank} has a sum with word {word} of {m} wrong</source>
        <translation>наприкінці у рангу {rank} в сумі помилка у слові {word} з {m}</translation>
    </message>
    <message>
        <source>at the end rank {rank} has no sum</source>
        <translation>наприкінці у рангу {rank} немає суми</translation>
    </message>
    <message>
        <source>{own} gives rank {rank} a result with word {word} of {words} wrong</source>
        <translation>{own} дає рангу {rank} результат з помилкою у слові {word} з {words}</translation>
    </message>
    <message>
        <source>with m = {m} a rank would hold {words} words and at most {most} fit; take a smaller m</source>
        <translation>при m = {m} рангу потрібно {words} слів, а вміщується не більше {most}; візьміть менше m</translation>
    </message>
    <message>
        <source>this schedule moves {moves} chunks and at most {most} can be followed; take a smaller p</source>
        <translation>цей розклад переміщує {moves} порцій, а простежити можна не більше {most}; візьміть менше p</translation>
    </message>
    <message>
        <source>real MPI runs need mpi4py and an MPI library, and here {reason}; install them with the extra mpi: python -m uv run --extra mpi mpiexec -n P python main.py ranks</source>
        <translation>для справжніх запусків MPI потрібні mpi4py і бібліотека MPI, а тут: {reason}; їх встановлює доповнення mpi: python -m uv run --extra mpi mpiexec -n P python main.py ranks</translation>
    </message>
    <message>
        <source>real MPI runs need Linux or macOS, for the extra mpi has nothing for Windows; measure there and open the file here</source>
        <translation>для справжніх запусків MPI потрібні Linux або macOS: у доповненні mpi для Windows нічого немає; виміряйте там і відкрийте файл тут</translation>
    </message>
    <message>
        <source>mpi4py is not installed</source>
        <translation>mpi4py не встановлено</translation>
    </message>
</context>
<context>
    <name>reading</name>
    <message>
        <source>there are only rates or counts here ({names}); the time of a message cannot be told from them</source>
        <translation>тут лише швидкості або лічильники ({names}); час повідомлення за ними не дізнатися</translation>
    </message>
    <message>
        <source>this was written by {tool}, but no row with a time is in it</source>
        <translation>це вивід {tool}, але в ньому немає жодного рядка з часом</translation>
    </message>
    <message>
        <source>{reason}; no row with a time is left</source>
        <translation>{reason}; рядків із часом не залишилося</translation>
    </message>
    <message>
        <source>line {line}: {reason}</source>
        <translation>рядок {line}: {reason}</translation>
    </message>
    <message>
        <source>the row is not whole: {value}</source>
        <translation>рядок таблиці неповний: {value}</translation>
    </message>
    <message>
        <source>the file ends within this row: {value}</source>
        <translation>файл уривається на цьому рядку: {value}</translation>
    </message>
    <message>
        <source>there is no time for {m} bytes</source>
        <translation>немає часу для розміру {m} (у байтах)</translation>
    </message>
    <message>
        <source>a time of 0 is below the resolution of the clock</source>
        <translation>час 0 менший за роздільну здатність годинника</translation>
    </message>
    <message>
        <source>the benchmark failed here: {value}</source>
        <translation>тут вимірювання не вдалося: {value}</translation>
    </message>
    <message>
        <source>a time must be positive and finite; {value} is not</source>
        <translation>час має бути додатним і скінченним, а тут {value}</translation>
    </message>
    <message>
        <source>line {line}: this table has rates and no times ({names}), and a size over a rate is not the time of a message</source>
        <translation>рядок {line}: у цій таблиці швидкості, а не часи ({names}); розмір, поділений на швидкість, — не час повідомлення</translation>
    </message>
    <message>
        <source>line {line}: the validation of this row failed</source>
        <translation>рядок {line}: перевірка даних цього рядка не пройшла</translation>
    </message>
    <message>
        <source>{benchmark} is the time of a whole round trip, about twice that of one message one way</source>
        <translation>{benchmark} — час туди й назад, приблизно вдвічі більший за час одного повідомлення в один бік</translation>
    </message>
    <message>
        <source>a table with columns</source>
        <translation>таблиця зі стовпцями</translation>
    </message>
    <message>
        <source>two columns of numbers</source>
        <translation>два стовпці чисел</translation>
    </message>
    <message>
        <source>no table of sizes and times was found: a line must name a column of sizes (size, bytes, m) and one of times (time, latency, t), or there must be two columns of numbers; it begins with {value}</source>
        <translation>таблицю розмірів і часів не знайдено: потрібен рядок із назвами стовпців розміру (розмір, довжина, m) і часу (час, затримка, t) або два стовпці чисел; початок: {value}</translation>
    </message>
    <message>
        <source>{value} does not say which column is the size (size, bytes, m) and which the time (time, latency, t)</source>
        <translation>з {value} не видно, який стовпець — розмір (size, bytes, m), а який — час (time, latency, t)</translation>
    </message>
    <message>
        <source>columns of numbers: {count}, and no line above says which is the size and which the time</source>
        <translation>стовпців чисел: {count}, і жоден рядок вище не каже, де розмір, а де час</translation>
    </message>
    <message>
        <source>below the names of the columns ({names}) there is no row with a time</source>
        <translation>під назвами стовпців ({names}) немає жодного рядка з часом</translation>
    </message>
    <message>
        <source>a time must be a number; {value} is not</source>
        <translation>час має бути числом, а тут {value}</translation>
    </message>
    <message>
        <source>a size must be a whole number of bytes from 0; {value} is not</source>
        <translation>розмір має бути цілим числом байтів від 0, а тут {value}</translation>
    </message>
    <message>
        <source>{value} has a unit that is not known; there is {known}</source>
        <translation>{value}: одиниця невідома; є {known}</translation>
    </message>
    <message>
        <source>no names of columns: taken as bytes and microseconds</source>
        <translation>назв стовпців немає: взято за байти та мікросекунди</translation>
    </message>
    <message>
        <source>cells: {count}, names of columns: {names}; {value} is not clear</source>
        <translation>комірок: {count}, назв стовпців: {names}; {value} зрозуміти однозначно не можна</translation>
    </message>
    <message>
        <source>there is a time and no size: {value}</source>
        <translation>є час, але немає розміру: {value}</translation>
    </message>
    <message>
        <source>{name}: sizes must be in bytes, KB, MB or GB, not in bits</source>
        <translation>{name}: розміри мають бути в байтах, КБ, МБ або ГБ, а не в бітах</translation>
    </message>
    <message>
        <source>{name} has no unit: taken as bytes</source>
        <translation>{name} без одиниці: взято за байти</translation>
    </message>
    <message>
        <source>{name} has no unit: taken as microseconds</source>
        <translation>{name} без одиниці: взято за мікросекунди</translation>
    </message>
    <message>
        <source>K is 1024 bytes and M 1024 times that</source>
        <translation>К — це 1024 байти, М — у 1024 рази більше</translation>
    </message>
    <message>
        <source>a table cannot say it: each size is taken as that of one message, each time as that of one message one way, no sum over repeats and no round trip</source>
        <translation>з таблиці цього не дізнатися, тому прийнято: розмір — одного повідомлення, час — одного повідомлення в один бік, не сума за повторами й не час туди й назад</translation>
    </message>
    <message>
        <source>there are sizes and numbers of repeats here (as in NetPIPE&apos;s check), and no times</source>
        <translation>тут розміри й кількості повторів (як під час перевірки в NetPIPE), а часів немає</translation>
    </message>
    <message>
        <source>Intel MPI Benchmarks</source>
        <translation>Intel MPI Benchmarks</translation>
    </message>
    <message>
        <source>OSU Micro-Benchmarks</source>
        <translation>OSU Micro-Benchmarks</translation>
    </message>
    <message>
        <source>NetPIPE</source>
        <translation>NetPIPE</translation>
    </message>
    <message>
        <source>SKaMPI</source>
        <translation>SKaMPI</translation>
    </message>
    <message>
        <source>mpiBench</source>
        <translation>mpiBench</translation>
    </message>
    <message>
        <source>this is empty: there is nothing to read</source>
        <translation>тут порожньо: читати нічого</translation>
    </message>
    <message>
        <source>this is no text (it holds zero bytes); save the table as CSV or text</source>
        <translation>це не текст (у ньому є нульові байти); збережіть таблицю як CSV або текст</translation>
    </message>
    <message>
        <source>this is a workbook or an archive, no text; save the sheet as CSV</source>
        <translation>це книга Excel або архів, а не текст; збережіть аркуш як CSV</translation>
    </message>
    <message>
        <source>this begins with the mark of {encoding}, but is no text of that encoding</source>
        <translation>початок — мітка кодування {encoding}, але це не текст у цьому кодуванні</translation>
    </message>
    <message>
        <source>{name} was read as {tool}</source>
        <translation>файл {name} прочитано як {tool}</translation>
    </message>
    <message>
        <source>what was pasted was read as {tool}</source>
        <translation>вставлений текст прочитано як {tool}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {n} rows, {low} to {high} bytes</source>
        <translation>
            <numerusform>{name}: {n} рядок, від {low} до {high} байт</numerusform>
            <numerusform>{name}: {n} рядки, від {low} до {high} байт</numerusform>
            <numerusform>{name}: {n} рядків, від {low} до {high} байт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: {n} rows of {low} bytes</source>
        <translation>
            <numerusform>{name}: {n} рядок по {low} байт</numerusform>
            <numerusform>{name}: {n} рядки по {low} байт</numerusform>
            <numerusform>{name}: {n} рядків по {low} байт</numerusform>
        </translation>
    </message>
    <message>
        <source>times</source>
        <translation>часи</translation>
    </message>
    <message numerus="yes">
        <source>{name}, {n} processes</source>
        <translation>
            <numerusform>{name}, {n} процес</numerusform>
            <numerusform>{name}, {n} процеси</numerusform>
            <numerusform>{name}, {n} процесів</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, {label}</source>
        <translation>{name}, {label}</translation>
    </message>
    <message>
        <source>line {line} dropped: {reason}</source>
        <translation>рядок {line} пропущено: {reason}</translation>
    </message>
</context>
<context>
    <name>recovery</name>
    <message numerus="yes">
        <source>The program was not closed properly. Unsaved changes of {n} windows were kept:</source>
        <translation>
            <numerusform>Програму не було закрито належно. Збереглися зміни {n} вікна:</numerusform>
            <numerusform>Програму не було закрито належно. Збереглися зміни {n} вікон:</numerusform>
            <numerusform>Програму не було закрито належно. Збереглися зміни {n} вікон:</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {operation}, {kind}, p = {p}</source>
        <translation>{name}: {operation}, {kind}, p = {p}</translation>
    </message>
    <message>
        <source>without a file</source>
        <translation>без файлу</translation>
    </message>
    <message>
        <source>&amp;Open all</source>
        <translation>&amp;Відкрити все</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>Ви&amp;лучити</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Пізніше</translation>
    </message>
</context>
<context>
    <name>report</name>
    <message>
        <source>the trace has {records} records and at most {most} are written; choose cycles with --from and --to</source>
        <translation>у трасі записів: {records}, а вивести можна не більше {most}; виберіть цикли параметрами --from і --to</translation>
    </message>
    <message>
        <source>data can be listed for at most {most} processors; this run has {p}</source>
        <translation>перелічити дані можна, якщо процесорів не більше {most}; у цьому прогоні їх {p}</translation>
    </message>
</context>
<context>
    <name>routing</name>
    <message>
        <source>Dimension order</source>
        <translation>Покоординатна маршрутизація</translation>
    </message>
</context>
<context>
    <name>run</name>
    <message>
        <source>this run would need {crossings} link crossings and at most {most} fit; take a smaller p or longer packets</source>
        <translation>цьому прогону потрібно {crossings} проходів каналами, а вміщується щонайбільше {most}; візьміть менше p або довші пакети</translation>
    </message>
    <message>
        <source>this run would need {crossings} link crossings and at most {most} fit; take a smaller p or longer packets (by the closed form it takes {analytic})</source>
        <translation>цьому прогону потрібно {crossings} проходів каналами, а вміщується щонайбільше {most}; візьміть менше p або довші пакети (за формулою він займе {analytic})</translation>
    </message>
    <message>
        <source>through this embedding messages go over other links than in the guest itself, so no closed form is claimed</source>
        <translation>за цього відображення повідомлення йдуть не тими каналами, що в самій логічній мережі, тому формулу не наведено</translation>
    </message>
</context>
<context>
    <name>scenario</name>
    <message>
        <source>{name} must be a whole number from {low} to {high}; {value} is not</source>
        <translation>{name}: потрібне ціле число від {low} до {high}; {value} не підходить</translation>
    </message>
    <message>
        <source>{name} must be a decimal number from 0 to 1000000000000 with at most 15 digits, such as 0.5; {value} is not</source>
        <translation>{name}: потрібне десяткове число від 0 до 1000000000000, не більше 15 цифр, наприклад 0.5; {value} не підходить</translation>
    </message>
    <message>
        <source>{name} must be a number from {low} to {high}; {value} is not</source>
        <translation>{name}: потрібне число від {low} до {high}; {value} не підходить</translation>
    </message>
    <message>
        <source>{name} must be a time from 0, such as 61.5; {value} is not</source>
        <translation>{name}: потрібен час не менше 0, наприклад 61.5; {value} не підходить</translation>
    </message>
    <message>
        <source>dims must be whole numbers joined by x, such as 4x8; {value} is not</source>
        <translation>dims: потрібні цілі числа через x, наприклад 4x8; {value} не підходить</translation>
    </message>
    <message>
        <source>dims must have sides of at least 2, such as 4x8; {value} has the side {side}</source>
        <translation>dims: кожна сторона має бути не менше 2, наприклад 4x8; у {value} є сторона {side}</translation>
    </message>
    <message>
        <source>dims may make at most {most} processors; {value} makes {p}</source>
        <translation>dims: процесорів має вийти не більше {most}; з {value} виходить {p}</translation>
    </message>
    <message>
        <source>slow-link must be two neighbours and a factor above 0 and up to 1000000, such as 0-1:3; {value} is not</source>
        <translation>slow-link: потрібні два сусідні вузли та множник більше 0 і не більше 1000000, наприклад 0-1:3; {value} не підходить</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}</source>
        <translation>не вдалося прочитати {file}: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}</source>
        <translation>не вдалося записати {file}: {reason}</translation>
    </message>
    <message>
        <source>{file} has {size} bytes; a scenario file has at most {most}</source>
        <translation>розмір {file} у байтах: {size}; у файлі сценарію їх не більше {most}</translation>
    </message>
    <message>
        <source>{file}, line {line}: this is not a scenario file (JSON): {reason}</source>
        <translation>{file}, рядок {line}: це не файл сценарію (JSON): {reason}</translation>
    </message>
    <message>
        <source>{file}: a scenario file holds one JSON object; this holds something else</source>
        <translation>{file}: у файлі сценарію має бути один об’єкт JSON, а тут щось інше</translation>
    </message>
    <message>
        <source>{file}: the key version is missing; a scenario file has &quot;version&quot;: 1</source>
        <translation>{file}: немає ключа version; у файлі сценарію є &quot;version&quot;: 1</translation>
    </message>
    <message>
        <source>{file} is of version {version}; this program reads version 1</source>
        <translation>версія {file}: {version}; ця програма читає версію 1</translation>
    </message>
    <message>
        <source>{file} is of version {version}, made by a newer program; this program reads version 1</source>
        <translation>версія {file}: {version}, його записала новіша програма; ця програма читає версію 1</translation>
    </message>
    <message>
        <source>{file}, line {line}: {reason}</source>
        <translation>{file}, рядок {line}: {reason}</translation>
    </message>
    <message>
        <source>notes must be a text; {value} is not</source>
        <translation>notes: потрібен текст; {value} не підходить</translation>
    </message>
    <message>
        <source>view must be an object; {value} is not</source>
        <translation>view: потрібен об’єкт; {value} не підходить</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>такого файлу немає</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>такої теки немає</translation>
    </message>
    <message>
        <source>it is a folder, not a file</source>
        <translation>це тека, а не файл</translation>
    </message>
    <message>
        <source>access is not allowed</source>
        <translation>доступ заборонено</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>на диску немає місця</translation>
    </message>
    <message>
        <source>nothing can be written to that disk</source>
        <translation>на цей диск не можна записувати</translation>
    </message>
    <message>
        <source>it is larger than files may be here</source>
        <translation>такі великі файли тут не дозволено</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>задовге ім’я</translation>
    </message>
    <message>
        <source>p and dims must agree; p is {p} and {dims} makes {product}</source>
        <translation>p і dims мають узгоджуватися: p дорівнює {p}, а з {dims} виходить {product}</translation>
    </message>
    <message>
        <source>source and target must be two different nodes; both are {node}</source>
        <translation>source і target мають бути різними вузлами; обидва дорівнюють {node}</translation>
    </message>
    <message>
        <source>the key {key} is not known</source>
        <translation>ключ {key} невідомий</translation>
    </message>
    <message>
        <source>{name} must be a word; {value} is not</source>
        <translation>{name}: потрібне слово; {value} не підходить</translation>
    </message>
    <message>
        <source>the switching method</source>
        <translation>метод передачі</translation>
    </message>
    <message>
        <source>the way to pay startups</source>
        <translation>облік підготовки</translation>
    </message>
    <message>
        <source>the order</source>
        <translation>порядок</translation>
    </message>
    <message>
        <source>last dimension first</source>
        <translation>спочатку остання розмірність</translation>
    </message>
    <message>
        <source>first dimension first</source>
        <translation>спочатку перша розмірність</translation>
    </message>
    <message>
        <source>operations run on rings and tori; a {guest} can be laid into a network by the command embed only</source>
        <translation>операції виконуються на кільцях і торах; {guest} відображається на мережу лише командою embed</translation>
    </message>
    <message>
        <source>the map {value} is not known; there is {known}, or host nodes joined by dashes, or a file that is named on the command line</source>
        <translation>відображення {value} невідоме; є {known}, або фізичні вузли через дефіс, або файл, названий у командному рядку</translation>
    </message>
    <message>
        <source>an embedding must be a guest, a size and a map, such as ring:8:gray, or an object of these; {value} is not</source>
        <translation>відображення задається логічною мережею, розміром і способом, наприклад ring:8:gray, або об&apos;єктом із них; {value} — ні</translation>
    </message>
</context>
<context>
    <name>scene</name>
    <message>
        <source>Cycle {cycle} of {total}</source>
        <translation>Цикл {cycle} з {total}</translation>
    </message>
    <message>
        <source>1 chunk</source>
        <translation>1 порцію</translation>
    </message>
    <message numerus="yes">
        <source>{n} chunks</source>
        <translation>
            <numerusform>{n} порцію</numerusform>
            <numerusform>{n} порції</numerusform>
            <numerusform>{n} порцій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{low} to {high} chunks</source>
        <translation>
            <numerusform>від {low} до {high} порції</numerusform>
            <numerusform>від {low} до {high} порцій</numerusform>
            <numerusform>від {low} до {high} порцій</numerusform>
        </translation>
    </message>
    <message>
        <source>1 word</source>
        <translation>1 слово</translation>
    </message>
    <message numerus="yes">
        <source>{n} words</source>
        <translation>
            <numerusform>{n} слово</numerusform>
            <numerusform>{n} слова</numerusform>
            <numerusform>{n} слів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{low} to {high} words</source>
        <translation>
            <numerusform>від {low} до {high} слова</numerusform>
            <numerusform>від {low} до {high} слів</numerusform>
            <numerusform>від {low} до {high} слів</numerusform>
        </translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 байт</translation>
    </message>
    <message numerus="yes">
        <source>{n} bytes</source>
        <translation>
            <numerusform>{n} байт</numerusform>
            <numerusform>{n} байти</numerusform>
            <numerusform>{n} байтів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{low} to {high} bytes</source>
        <translation>
            <numerusform>від {low} до {high} байта</numerusform>
            <numerusform>від {low} до {high} байтів</numerusform>
            <numerusform>від {low} до {high} байтів</numerusform>
        </translation>
    </message>
    <message>
        <source>{chunks} ({words})</source>
        <comment>4 chunks (400 words)</comment>
        <translation>{chunks} ({words})</translation>
    </message>
    <message>
        <source>1 transfer</source>
        <translation>1 передача</translation>
    </message>
    <message numerus="yes">
        <source>{n} transfers</source>
        <translation>
            <numerusform>{n} передача</numerusform>
            <numerusform>{n} передачі</numerusform>
            <numerusform>{n} передач</numerusform>
        </translation>
    </message>
    <message>
        <source>round the ring</source>
        <translation>по кільцю</translation>
    </message>
    <message>
        <source>along the rows</source>
        <translation>по рядках</translation>
    </message>
    <message>
        <source>along the columns</source>
        <translation>по стовпцях</translation>
    </message>
    <message>
        <source>along dimension {d}</source>
        <translation>по розмірності {d}</translation>
    </message>
    <message>
        <source>across dimension {d}</source>
        <comment>swaps with its partner ...</comment>
        <translation>по розмірності {d}</translation>
    </message>
    <message numerus="yes">
        <source>along {n} dimensions</source>
        <translation>
            <numerusform>по {n} розмірності</numerusform>
            <numerusform>по {n} розмірностях</numerusform>
            <numerusform>по {n} розмірностях</numerusform>
        </translation>
    </message>
    <message>
        <source>through the hub</source>
        <translation>через концентратор</translation>
    </message>
    <message>
        <source>through the switch</source>
        <translation>через комутатор</translation>
    </message>
    <message>
        <source>on 1 link</source>
        <translation>по 1 каналу</translation>
    </message>
    <message numerus="yes">
        <source>on {n} links</source>
        <translation>
            <numerusform>по {n} каналу</numerusform>
            <numerusform>по {n} каналах</numerusform>
            <numerusform>по {n} каналах</numerusform>
        </translation>
    </message>
    <message>
        <source>every node swaps {amount} with its partner {where}</source>
        <translation>усі вузли попарно передають один одному {amount} {where}</translation>
    </message>
    <message numerus="yes">
        <source>{n} pairs of nodes swap {amount} {where}</source>
        <translation>
            <numerusform>у {n} парі вузли передають один одному {amount} {where}</numerusform>
            <numerusform>у {n} парах вузли передають один одному {amount} {where}</numerusform>
            <numerusform>у {n} парах вузли передають один одному {amount} {where}</numerusform>
        </translation>
    </message>
    <message>
        <source>nodes {a} and {b} swap {amount} {where}</source>
        <translation>вузли {a} і {b} передають один одному {amount} {where}</translation>
    </message>
    <message>
        <source>every node sends {amount} to its {sign} neighbour {where}</source>
        <comment>sign is + or −</comment>
        <translation>кожен вузол передає {amount} {where} сусідові в напрямку {sign}</translation>
    </message>
    <message>
        <source>every node sends {amount} {where}</source>
        <translation>кожен вузол передає {amount} {where}</translation>
    </message>
    <message numerus="yes">
        <source>{n} nodes send {amount} each {where}</source>
        <translation>
            <numerusform>{n} вузол передає {where}, кожен — {amount}</numerusform>
            <numerusform>{n} вузли передають {where}, кожен — {amount}</numerusform>
            <numerusform>{n} вузлів передають {where}, кожен — {amount}</numerusform>
        </translation>
    </message>
    <message>
        <source>node {a} sends {amount} to node {b}</source>
        <translation>вузол {a} передає {amount} вузлу {b}</translation>
    </message>
    <message>
        <source>node {a} sends {amount} to node {b} {where}</source>
        <comment>where: through the hub</comment>
        <translation>вузол {a} передає {amount} вузлу {b} {where}</translation>
    </message>
    <message>
        <source>{transfers} {where}, {amount} each</source>
        <translation>{transfers} {where}, кожна несе {amount}</translation>
    </message>
    <message>
        <source>nothing moves</source>
        <translation>нічого не рухається</translation>
    </message>
    <message>
        <source>before the first step: {aim}</source>
        <comment>aim: what the operation does</comment>
        <translation>до першого кроку: {aim}</translation>
    </message>
    <message>
        <source>{sentence}, one after another</source>
        <translation>{sentence}, по черзі</translation>
    </message>
    <message numerus="yes">
        <source>{sentence}, over {n} links</source>
        <translation>
            <numerusform>{sentence}, через {n} канал</numerusform>
            <numerusform>{sentence}, через {n} канали</numerusform>
            <numerusform>{sentence}, через {n} каналів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{sentence}, over up to {n} links</source>
        <translation>
            <numerusform>{sentence}, не більш як через {n} канал</numerusform>
            <numerusform>{sentence}, не більш як через {n} канали</numerusform>
            <numerusform>{sentence}, не більш як через {n} каналів</numerusform>
        </translation>
    </message>
    <message>
        <source>{sentence}, hop {hop} of {hops}</source>
        <translation>{sentence}, перехід {hop} з {hops}</translation>
    </message>
    <message>
        <source>{sentence}, packet {number} of {packets}</source>
        <translation>{sentence}, пакет {number} з {packets}</translation>
    </message>
    <message>
        <source>{sentence}, packets {low} to {high} of {packets}</source>
        <translation>{sentence}, пакети з {low} по {high} із {packets}</translation>
    </message>
    <message>
        <source>{sentence}; 1 waits</source>
        <translation>{sentence}; у черзі 1</translation>
    </message>
    <message numerus="yes">
        <source>{sentence}; {n} wait</source>
        <translation>
            <numerusform>{sentence}; у черзі {n}</numerusform>
            <numerusform>{sentence}; у черзі {n}</numerusform>
            <numerusform>{sentence}; у черзі {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>{sentence}, which adds it to its own</source>
        <translation>{sentence}; одержувач додає отримане до свого</translation>
    </message>
    <message>
        <source>{sentence}; who receives it adds it to its own</source>
        <translation>{sentence}; кожен одержувач додає отримане до свого</translation>
    </message>
    <message>
        <source>{sentence}; who receives it adds it if it comes from a smaller number</source>
        <translation>{sentence}; одержувач додає лише значення вузлів з меншим номером</translation>
    </message>
    <message>
        <source>Next: {what}</source>
        <translation>Далі: {what}</translation>
    </message>
    <message>
        <source>Next: nothing, this is the end</source>
        <translation>Далі нічого: це кінець</translation>
    </message>
</context>
<context>
    <name>scenes</name>
    <message>
        <source>{file} has {size} bytes; a scene list has at most {most}</source>
        <translation>У файлі {file} {size} байтів; у списку сцен їх не більше ніж {most}</translation>
    </message>
    <message>
        <source>{file}, line {line}: this is not a scene list (JSON): {reason}</source>
        <translation>{file}, рядок {line}: це не список сцен (JSON): {reason}</translation>
    </message>
    <message>
        <source>{file}: a scene list holds one JSON object; this holds something else</source>
        <translation>{file}: список сцен — це один об’єкт JSON; тут щось інше</translation>
    </message>
    <message>
        <source>{file}: the key version is missing; a scene list has &quot;version&quot;: 1</source>
        <translation>{file}: немає ключа version; у списку сцен стоїть &quot;version&quot;: 1</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <comment>what is wrong with a file</comment>
        <translation>Файл {file}: {reason}</translation>
    </message>
    <message>
        <source>{file}, scene {number}: {reason}</source>
        <translation>{file}, сцена {number}: {reason}</translation>
    </message>
    <message>
        <source>a scene list has the keys version, title and scenes; {key} is not known</source>
        <translation>у списку сцен є ключі version, title і scenes; ключ {key} невідомий</translation>
    </message>
    <message>
        <source>title must be one line of text; {value} is not</source>
        <translation>title — це один рядок тексту; {value} не підходить</translation>
    </message>
    <message>
        <source>scenes must be a list of scenes; {value} is not</source>
        <translation>scenes — це список сцен; {value} не підходить</translation>
    </message>
    <message>
        <source>the key scenes is missing: the list of scenes</source>
        <translation>немає ключа scenes: списку сцен</translation>
    </message>
    <message>
        <source>a scene list has 1 to {most} scenes, not {count}</source>
        <translation>у списку від 1 до {most} сцен, а не {count}</translation>
    </message>
    <message>
        <source>a scene must be a JSON object; {value} is not</source>
        <translation>сцена — це об’єкт JSON; {value} не підходить</translation>
    </message>
    <message>
        <source>file must be a path from the folder of the list; {value} is not</source>
        <translation>file — це шлях від теки списку; {value} не підходить</translation>
    </message>
    <message>
        <source>there is no file {value} in the folder of the list</source>
        <translation>у теці списку немає файлу {value}</translation>
    </message>
    <message>
        <source>beside the key file only position, view and notes may stand; {key} may not</source>
        <translation>поруч із ключем file можуть стояти лише position, view і notes, а {key} не може</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>Сцени</translation>
    </message>
    <message numerus="yes">
        <source>{topology}, {n} nodes: {operation}</source>
        <translation>
            <numerusform>{topology}, {n} вузол: {operation}</numerusform>
            <numerusform>{topology}, {n} вузли: {operation}</numerusform>
            <numerusform>{topology}, {n} вузлів: {operation}</numerusform>
        </translation>
    </message>
    <message>
        <source>Title of the list</source>
        <translation>Назва списку</translation>
    </message>
    <message>
        <source>Notes for the current scene</source>
        <translation>Нотатки до поточної сцени</translation>
    </message>
    <message>
        <source>No scene list is open. “Add” begins one with what is shown now; a list that there is already is opened like any file.</source>
        <translation>Список сцен не відкрито. «Додати» починає його з того, що показано зараз; готовий список відкривається як будь-який файл.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Додати</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Замінити</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Прибрати</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Вище</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Нижче</translation>
    </message>
    <message>
        <source>Add what is shown, at this position, as a scene</source>
        <translation>Додати те, що показано, у цьому місці як сцену</translation>
    </message>
    <message>
        <source>Replace the current scene by what is shown; its notes stay</source>
        <translation>Замінити поточну сцену тим, що показано; нотатки залишаться</translation>
    </message>
    <message>
        <source>Remove the current scene from the list</source>
        <translation>Прибрати поточну сцену зі списку</translation>
    </message>
    <message>
        <source>Move the current scene up</source>
        <translation>Перемістити поточну сцену вище</translation>
    </message>
    <message>
        <source>Move the current scene down</source>
        <translation>Перемістити поточну сцену нижче</translation>
    </message>
</context>
<context>
    <name>start</name>
    <message>
        <source>Broadcast on a hypercube</source>
        <translation>Розсилання на гіперкубі</translation>
    </message>
    <message>
        <source>The nodes that know the message double in each step</source>
        <translation>Вузлів, що знають повідомлення, на кожному кроці вдвічі більше</translation>
    </message>
    <message>
        <source>All-to-all broadcast on a ring</source>
        <translation>Множинне розсилання на кільці</translation>
    </message>
    <message>
        <source>Every link is busy in every step until all have all</source>
        <translation>Усі канали зайняті на кожному кроці, доки в усіх не буде всього</translation>
    </message>
    <message>
        <source>Scatter on a hypercube</source>
        <translation>Узагальнене розсилання на гіперкубі</translation>
    </message>
    <message>
        <source>Messages halve on the way from the root to the leaves</source>
        <translation>Повідомлення вдвічі коротші з кожним кроком від кореня до листя</translation>
    </message>
    <message>
        <source>Broadcast on a torus</source>
        <translation>Розсилання на торі</translation>
    </message>
    <message>
        <source>First along one row, then along all columns at once</source>
        <translation>Спочатку вздовж одного рядка, потім усіма стовпцями разом</translation>
    </message>
    <message>
        <source>Total exchange with queues</source>
        <translation>Повний обмін із чергами</translation>
    </message>
    <message>
        <source>Direct messages on a ring wait for the same links</source>
        <translation>Прямі повідомлення на кільці чекають на ті самі канали</translation>
    </message>
    <message>
        <source>One message in packets</source>
        <translation>Одне повідомлення пакетами</translation>
    </message>
    <message>
        <source>Packets follow one another over a path like a train</source>
        <translation>Пакети йдуть шляхом один за одним, як потяг</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Початкова сторінка</translation>
    </message>
    <message>
        <source>Begin with an example</source>
        <translation>Почніть із прикладу</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Недавні файли</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Відкрити файл…</translation>
    </message>
    <message>
        <source>Example of a scene list</source>
        <translation>Приклад списку сцен</translation>
    </message>
    <message>
        <source>A short lecture: PageDown goes on from one scene to the next</source>
        <translation>Коротка лекція: PageDown веде від сцени до сцени</translation>
    </message>
    <message>
        <source>Show this page when the program starts</source>
        <translation>Показувати цю сторінку під час запуску</translation>
    </message>
    <message>
        <source>Close the start page</source>
        <translation>Закрити початкову сторінку</translation>
    </message>
</context>
<context>
    <name>steps</name>
    <message>
        <source>Steps</source>
        <translation>Кроки</translation>
    </message>
    <message numerus="yes">
        <source>{n} steps; the parts sum up to {time}</source>
        <translation>
            <numerusform>{n} крок; сума часток {time}</numerusform>
            <numerusform>{n} кроки; сума часток {time}</numerusform>
            <numerusform>{n} кроків; сума часток {time}</numerusform>
        </translation>
    </message>
    <message>
        <source>1 step; its parts sum up to {time}</source>
        <translation>1 крок; сума його часток {time}</translation>
    </message>
    <message>
        <source>the steps are being put together</source>
        <translation>кроки збираються в таблицю</translation>
    </message>
    <message>
        <source>dim.</source>
        <comment>dimension, short</comment>
        <translation>вим.</translation>
    </message>
    <message>
        <source>dist.</source>
        <comment>distance, short</comment>
        <translation>відст.</translation>
    </message>
    <message>
        <source>links</source>
        <translation>кан.</translation>
    </message>
    <message>
        <source>ts</source>
        <translation>ts</translation>
    </message>
    <message>
        <source>th</source>
        <translation>th</translation>
    </message>
    <message>
        <source>tw</source>
        <translation>tw</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>сума</translation>
    </message>
    <message>
        <source>A click goes to the end of the step</source>
        <translation>Клацання переходить до кінця кроку</translation>
    </message>
    <message>
        <source>The dimension that the links run along</source>
        <translation>Вимір, уздовж якого йдуть канали</translation>
    </message>
    <message>
        <source>Links from where a transfer starts to its end</source>
        <translation>Каналів від початку передачі до її кінця</translation>
    </message>
    <message>
        <source>Chunks in one transfer</source>
        <translation>Порцій в одній передачі</translation>
    </message>
    <message>
        <source>Words in one transfer</source>
        <translation>Слів в одній передачі</translation>
    </message>
    <message>
        <source>Links that are used in the step</source>
        <translation>Канали, зайняті в цьому кроці</translation>
    </message>
    <message>
        <source>What startups take of the step&apos;s time</source>
        <translation>Скільки часу кроку йде на підготовку</translation>
    </message>
    <message>
        <source>What headers take of the step&apos;s time</source>
        <translation>Скільки часу кроку йде на заголовки</translation>
    </message>
    <message>
        <source>What words take of the step&apos;s time</source>
        <translation>Скільки часу кроку йде на слова</translation>
    </message>
    <message>
        <source>The time when the step ends</source>
        <translation>Час, коли крок закінчується</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Копіювати як текст</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Копіювати як Markdown</translation>
    </message>
    <message>
        <source>Copy as LaTeX</source>
        <translation>Копіювати як LaTeX</translation>
    </message>
</context>
<context>
    <name>summary</name>
    <message>
        <source>{operation} on {network}, p = {p} ({dims}), {switching}</source>
        <translation>операція: {operation}; мережа: {network}, p = {p} ({dims}); метод: {switching}</translation>
    </message>
    <message>
        <source>algorithm: {title} ({key})</source>
        <translation>алгоритм: {title} ({key})</translation>
    </message>
    <message>
        <source>steps: {steps}, cycles: {cycles}</source>
        <translation>кроків: {steps}, циклів: {cycles}</translation>
    </message>
    <message>
        <source>simulated time: {time} = {terms}</source>
        <translation>час за моделюванням: {time} = {terms}</translation>
    </message>
    <message>
        <source>formula: {time} = {terms}, equal to the last digit</source>
        <translation>час за формулою: {time} = {terms}, збігається до останньої цифри</translation>
    </message>
    <message>
        <source>formula: {time} = {terms}, the difference is {difference}</source>
        <translation>час за формулою: {time} = {terms}, різниця {difference}</translation>
    </message>
    <message>
        <source>formula: no closed form is claimed for this case</source>
        <translation>час за формулою: для цього випадку формули немає</translation>
    </message>
    <message>
        <source>as printed in the lecture: {time}</source>
        <translation>як надруковано в лекції: {time}</translation>
    </message>
    <message>
        <source>as printed in the lecture: at most {time}</source>
        <translation>як надруковано в лекції: не більше {time}</translation>
    </message>
    <message>
        <source>without contention: {time}; price of contention: {ratio}</source>
        <translation>без конкуренції за канали: {time}; ціна конкуренції: {ratio}</translation>
    </message>
    <message>
        <source>links: at most {chunks} chunks on one, {waiting} waiting, congestion {congestion}</source>
        <translation>канали: порцій в одному не більше {chunks}, у черзі не більше {waiting}, перевантаження {congestion}</translation>
    </message>
    <message>
        <source>hub: one message at a time, at most {n} waiting</source>
        <translation>концентратор: по одному повідомленню, чекають щонайбільше {n}</translation>
    </message>
    <message>
        <source>lower bounds: {bounds}</source>
        <translation>нижні оцінки: {bounds}</translation>
    </message>
    <message>
        <source>{bound} {time}</source>
        <translation>{bound} {time}</translation>
    </message>
    <message>
        <source>the run reaches the largest ({bound})</source>
        <translation>прогін досягає найбільшої з них ({bound})</translation>
    </message>
    <message>
        <source>the run takes {ratio} times the largest ({bound})</source>
        <translation>час прогону — {ratio} × найбільша з них ({bound})</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>network</source>
        <translation>мережа</translation>
    </message>
    <message>
        <source>dims</source>
        <translation>dims</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>embedding</source>
        <translation>відображення</translation>
    </message>
    <message>
        <source>operation</source>
        <translation>операція</translation>
    </message>
    <message>
        <source>algorithm</source>
        <translation>алгоритм</translation>
    </message>
    <message>
        <source>switching</source>
        <translation>метод передачі</translation>
    </message>
    <message>
        <source>model</source>
        <translation>модель</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>кроків</translation>
    </message>
    <message>
        <source>cycles</source>
        <translation>циклів</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>моделювання</translation>
    </message>
    <message>
        <source>formula</source>
        <translation>формула</translation>
    </message>
    <message>
        <source>as printed in the lecture</source>
        <translation>у лекції</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>точно</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>q</source>
        <translation>q</translation>
    </message>
    <message>
        <source>step</source>
        <translation>крок</translation>
    </message>
    <message>
        <source>dimension</source>
        <translation>вимір</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>відстань</translation>
    </message>
    <message>
        <source>chunks</source>
        <translation>порцій</translation>
    </message>
    <message>
        <source>words</source>
        <translation>слів</translation>
    </message>
    <message>
        <source>links in use</source>
        <translation>зайнято каналів</translation>
    </message>
    <message>
        <source>ts part</source>
        <translation>частка ts</translation>
    </message>
    <message>
        <source>th part</source>
        <translation>частка th</translation>
    </message>
    <message>
        <source>tw part</source>
        <translation>частка tw</translation>
    </message>
    <message>
        <source>running sum</source>
        <translation>сума</translation>
    </message>
    <message>
        <source>guest node</source>
        <translation>логічний вузол</translation>
    </message>
    <message>
        <source>its coordinates</source>
        <translation>його координати</translation>
    </message>
    <message>
        <source>place in the host</source>
        <translation>місце у фізичній мережі</translation>
    </message>
    <message>
        <source>host node</source>
        <translation>фізичний вузол</translation>
    </message>
    <message>
        <source>longest path</source>
        <translation>найдовший шлях</translation>
    </message>
    <message>
        <source>N = {bits}</source>
        <translation>N = {bits}</translation>
    </message>
    <message>
        <source>hypercube node</source>
        <translation>вузол гіперкуба</translation>
    </message>
    <message>
        <source>ring node</source>
        <translation>вузол кільця</translation>
    </message>
    <message>
        <source>bit that changes next</source>
        <translation>який біт зміниться</translation>
    </message>
    <message>
        <source>{above}, {head}</source>
        <comment>Ring, simulated</comment>
        <translation>{above}, {head}</translation>
    </message>
    <message>
        <source>group</source>
        <comment>of things that can be chosen</comment>
        <translation>група</translation>
    </message>
    <message>
        <source>key</source>
        <comment>the word for the command line and files</comment>
        <translation>ключ</translation>
    </message>
    <message>
        <source>title</source>
        <translation>назва</translation>
    </message>
</context>
<context>
    <name>text</name>
    <message>
        <source>{list}, {next}</source>
        <comment>a list of things and one more</comment>
        <translation>{list}, {next}</translation>
    </message>
    <message>
        <source>{list} and {last}</source>
        <comment>the end of a list of things</comment>
        <translation>{list} і {last}</translation>
    </message>
</context>
<context>
    <name>textbook</name>
    <message>
        <source>{operation}: {algorithm}</source>
        <comment>Broadcast: Recursive doubling</comment>
        <translation>{operation}: {algorithm}</translation>
    </message>
    <message>
        <source>{kind} {dims}</source>
        <comment>Torus 4 × 4</comment>
        <translation>{kind} {dims}</translation>
    </message>
    <message>
        <source>{network}. {switching}. t = {terms} = {time}</source>
        <translation>{network}. {switching}. t = {terms} = {time}</translation>
    </message>
    <message>
        <source>Step {step}: {sentence}</source>
        <translation>Крок {step}: {sentence}</translation>
    </message>
    <message>
        <source>Every arrow carries the chunk of node {node}.</source>
        <translation>Кожна стрілка несе порцію вузла {node}.</translation>
    </message>
    <message>
        <source>Every arrow carries what the node at its tail has for the node at its head.</source>
        <translation>Кожна стрілка несе те, що вузол на її початку має для вузла на її кінці.</translation>
    </message>
    <message numerus="yes">
        <source>{n} sets of chunks find no room here.</source>
        <translation>
            <numerusform>Для {n} набору порцій тут немає місця.</numerusform>
            <numerusform>Для {n} наборів порцій тут немає місця.</numerusform>
            <numerusform>Для {n} наборів порцій тут немає місця.</numerusform>
        </translation>
    </message>
    <message>
        <source>({letter}) {sentence}</source>
        <comment>(a) Step 1: ...</comment>
        <translation>({letter}) {sentence}</translation>
    </message>
    <message>
        <source>The end: {aim}</source>
        <comment>aim: what the operation does</comment>
        <translation>Підсумок: {aim}</translation>
    </message>
    <message>
        <source>… steps {first} to {last} are not shown …</source>
        <translation>… кроки з {first} по {last} не показано …</translation>
    </message>
    <message>
        <source>Beside a node: what it holds before the step. On an arrow: what it carries.</source>
        <translation>Біля вузла: що він зберігає перед кроком. На стрілці: що вона несе.</translation>
    </message>
    <message>
        <source>… and so on to step {last}</source>
        <translation>… і так далі до кроку {last}</translation>
    </message>
    <message>
        <source>{n} of {p}</source>
        <comment>so many of p chunks</comment>
        <translation>{n} з {p}</translation>
    </message>
    <message>
        <source>a textbook figure is drawn up to {most} nodes; this network has {p}</source>
        <translation>рисунок як у підручнику будується до {most} вузлів; у цій мережі їх {p}</translation>
    </message>
    <message>
        <source>Textbook figure</source>
        <translation>Рисунок як у підручнику</translation>
    </message>
</context>
<context>
    <name>theme</name>
    <message>
        <source>Light</source>
        <translation>Світла</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Темна</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Для проєктора</translation>
    </message>
</context>
<context>
    <name>time</name>
    <message>
        <source>these times differ too much to be counted exactly: the whole run would take {ticks} steps of {unit}, and at most 4.6e18 can be counted; give times with fewer digits</source>
        <translation>значення часу надто різного порядку для точного обліку: весь прогін тривав би (у тактах по {unit}) {ticks}, а порахувати можна не більше 4.6e18; задайте значення з меншою кількістю цифр</translation>
    </message>
</context>
<context>
    <name>timing table</name>
    <message>
        <source>no values are given for {name}; give them with --{name}, such as {example}</source>
        <translation>для {name} не задано значень; задайте їх через --{name}, наприклад {example}</translation>
    </message>
    <message>
        <source>the lecture prints no formula for this case</source>
        <translation>для цього випадку в лекції формули немає</translation>
    </message>
    <message>
        <source>{name} may have at most {most} values; {value} makes more</source>
        <translation>{name} може мати щонайбільше {most} значень; {value} дає більше</translation>
    </message>
    <message>
        <source>{name} has no values; write some, such as {example}</source>
        <translation>{name} не має значень; запишіть їх, наприклад {example}</translation>
    </message>
    <message>
        <source>{name}: a span is written 1..8, 0..100:25 or 4..1024*4 and rises; {value} does not</source>
        <translation>{name}: діапазон записується як 1..8, 0..100:25 або 4..1024*4 і зростає; {value} — не такий</translation>
    </message>
    <message>
        <source>{name}: {value} may be one decimal number or two; write 0.1 with a dot, or a space between two numbers</source>
        <translation>{name}: {value} може бути одним дробовим числом або двома; пишіть 0.1 з крапкою або пробіл між двома числами</translation>
    </message>
    <message>
        <source>the parameter</source>
        <translation>параметр</translation>
    </message>
    <message>
        <source>packet</source>
        <translation>пакет</translation>
    </message>
    <message>
        <source>ts</source>
        <translation>ts</translation>
    </message>
    <message>
        <source>th</source>
        <translation>th</translation>
    </message>
    <message>
        <source>tw</source>
        <translation>tw</translation>
    </message>
    <message>
        <source>model</source>
        <translation>модель</translation>
    </message>
    <message>
        <source>root</source>
        <translation>корінь</translation>
    </message>
    <message>
        <source>source</source>
        <translation>джерело</translation>
    </message>
    <message>
        <source>target</source>
        <translation>адресат</translation>
    </message>
    <message>
        <source>order</source>
        <translation>порядок</translation>
    </message>
    <message>
        <source>startups</source>
        <translation>підготовки</translation>
    </message>
    <message>
        <source>the preset</source>
        <translation>готова таблиця</translation>
    </message>
    <message>
        <source>The lecture&apos;s point-to-point table</source>
        <translation>Таблиця лекції: передача між двома процесорами</translation>
    </message>
    <message>
        <source>All operations at p = 64</source>
        <translation>Усі операції при p = 64</translation>
    </message>
    <message>
        <source>Broadcast on three networks over p</source>
        <translation>Розсилка в трьох мережах залежно від p</translation>
    </message>
    <message>
        <source>Store-and-forward against cut-through over m</source>
        <translation>Передача повідомлень і передача пакетів залежно від m</translation>
    </message>
    <message>
        <source>Reduction three ways</source>
        <translation>Редукція трьома способами</translation>
    </message>
    <message>
        <source>Total exchange: the price of contention</source>
        <translation>Узагальнена розсилка: ціна конфліктів</translation>
    </message>
    <message>
        <source>One message over packet sizes</source>
        <translation>Одне повідомлення за різних розмірів пакета</translation>
    </message>
    <message>
        <source>Circular shift over q</source>
        <translation>Циклічний зсув залежно від q</translation>
    </message>
    <message>
        <source>All operations on a switch and a hub</source>
        <translation>Усі операції на комутаторі й концентраторі</translation>
    </message>
    <message>
        <source>formula in ts, th, tw</source>
        <translation>формула через ts, th, tw</translation>
    </message>
    <message>
        <source>as printed in the lecture</source>
        <translation>у лекції</translation>
    </message>
    <message>
        <source>formula</source>
        <translation>формула</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>моделювання</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>різниця</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>відношення</translation>
    </message>
    <message>
        <source>a table may have at most {most} rows; this one would have {rows}</source>
        <translation>у таблиці може бути щонайбільше {most} рядків; у цій їх було б {rows}</translation>
    </message>
    <message>
        <source>a table may have at most {most} columns of times; this one would have {columns}</source>
        <translation>у таблиці може бути щонайбільше {most} стовпців часу; у цій їх було б {columns}</translation>
    </message>
    <message>
        <source>{name} is named twice; rows and columns go over a parameter once</source>
        <translation>{name} названо двічі; рядки й стовпці перебирають параметр один раз</translation>
    </message>
    <message>
        <source>rows and columns go over p or dims, not over both</source>
        <translation>рядки й стовпці перебирають p або dims, але не обидва</translation>
    </message>
    <message>
        <source>a table needs at least one parameter for its rows</source>
        <translation>таблиці потрібен хоча б один параметр для рядків</translation>
    </message>
    <message>
        <source>a table needs at least one kind of cell, such as simulated</source>
        <translation>таблиці потрібен хоча б один вид клітинок, наприклад simulated</translation>
    </message>
    <message>
        <source>the kind of cell</source>
        <translation>вид клітинок</translation>
    </message>
    <message>
        <source>{list}, {next}</source>
        <comment>settings, one after the other</comment>
        <translation>{list}, {next}</translation>
    </message>
    <message>
        <source>{name} = {value}</source>
        <translation>{name} = {value}</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <comment>order: last dimension first</comment>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <source>{cell} ({settings})</source>
        <comment>what all cells show</comment>
        <translation>{cell} ({settings})</translation>
    </message>
    <message>
        <source>slow link {link}</source>
        <translation>повільний канал {link}</translation>
    </message>
    <message>
        <source>{what}: the parameter</source>
        <comment>Rows: the parameter</comment>
        <translation>{what}: параметр</translation>
    </message>
    <message>
        <source>{what}: the values</source>
        <comment>Rows: the values</comment>
        <translation>{what}: значення</translation>
    </message>
    <message>
        <source>Values with spaces or commas between; 1..8 is every number from 1 to 8, 0..100:25 every 25th, 4..1024*4 each four times the one before</source>
        <translation>Значення через пробіл або кому; 1..8 — усі числа від 1 до 8, 0..100:25 — кожне 25-те, 4..1024*4 — кожне вчетверо більше за попереднє</translation>
    </message>
    <message>
        <source>Choose values</source>
        <translation>Вибрати значення</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Рядки</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Стовпці</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Клітинки</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Таблиця</translation>
    </message>
    <message>
        <source>A ready table, or one about the scenario on show</source>
        <translation>Готова таблиця або таблиця про показаний сценарій</translation>
    </message>
    <message>
        <source>The scenario on show</source>
        <translation>Показаний сценарій</translation>
    </message>
    <message>
        <source>lecture</source>
        <translation>лекція</translation>
    </message>
    <message>
        <source>ts, th, tw</source>
        <translation>ts, th, tw</translation>
    </message>
    <message>
        <source>The simulated time</source>
        <translation>Час за моделюванням</translation>
    </message>
    <message>
        <source>The time by the closed form</source>
        <translation>Час за формулою</translation>
    </message>
    <message>
        <source>Simulated less formula</source>
        <translation>Моделювання мінус формула</translation>
    </message>
    <message>
        <source>Simulated divided by formula</source>
        <translation>Моделювання, поділене на формулу</translation>
    </message>
    <message>
        <source>The time as the lecture prints it</source>
        <translation>Час за формулою, як її подано в лекції</translation>
    </message>
    <message>
        <source>The closed form as a sum of ts, th and tw</source>
        <translation>Формула як сума ts, th і tw</translation>
    </message>
    <message>
        <source>Timing table</source>
        <translation>Таблиця часу</translation>
    </message>
    <message>
        <source>the table is being made</source>
        <translation>таблиця складається</translation>
    </message>
    <message>
        <source>stopped; press Enter in one of the lists to make the table after all</source>
        <translation>зупинено; щоб усе ж скласти таблицю, натисніть Enter в одному зі списків</translation>
    </message>
    <message>
        <source>there is no table: something is missing or wrong in the fields beside it</source>
        <translation>таблиці немає: у полях поруч чогось бракує або щось неправильно</translation>
    </message>
    <message>
        <source>no combination is left; choose other rows or columns</source>
        <translation>жодного поєднання не лишилося; виберіть інші рядки або стовпці</translation>
    </message>
    <message>
        <source>Stop making this table</source>
        <translation>Перервати складання таблиці</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копіювати</translation>
    </message>
    <message>
        <source>Copy the rows that are selected, all if none are</source>
        <translation>Копіювати виділені рядки, а якщо їх немає — усі</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Експорт…</translation>
    </message>
    <message>
        <source>Write this table to a file</source>
        <translation>Записати цю таблицю у файл</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>Як текст</translation>
    </message>
    <message>
        <source>As Markdown</source>
        <translation>Як Markdown</translation>
    </message>
    <message>
        <source>As LaTeX</source>
        <translation>Як LaTeX</translation>
    </message>
    <message>
        <source>For a spreadsheet</source>
        <translation>Для електронної таблиці</translation>
    </message>
    <message>
        <source>As a command</source>
        <translation>Як команду</translation>
    </message>
</context>
<context>
    <name>topology</name>
    <message>
        <source>the topology</source>
        <translation>топологія</translation>
    </message>
    <message>
        <source>there is no link from node {a} to node {b}</source>
        <translation>з вузла {a} у вузол {b} каналу немає</translation>
    </message>
    <message>
        <source>the sides of a {kind} must be whole numbers of at least 2; {dims} has {side}</source>
        <translation>{kind}: сторони мають бути цілими числами не менше 2; у {dims} є {side}</translation>
    </message>
    <message>
        <source>the labels</source>
        <translation>підписи вузлів</translation>
    </message>
    <message>
        <source>ring positions of the Gray code exist on a hypercube; this is a {kind}</source>
        <translation>номери на кільці за кодом Грея має лише гіперкуб; топологія тут: {kind}</translation>
    </message>
    <message>
        <source>decimal</source>
        <translation>десяткові</translation>
    </message>
    <message>
        <source>binary</source>
        <translation>двійкові</translation>
    </message>
    <message>
        <source>Gray ring position</source>
        <translation>номер на кільці за кодом Грея</translation>
    </message>
    <message>
        <source>coordinates</source>
        <translation>координати</translation>
    </message>
    <message>
        <source>p must be a power of two for a hypercube; {p} is not ({a} and {b} are)</source>
        <translation>для гіперкуба p має бути степенем двійки; {p} не підходить (підходять {a} і {b})</translation>
    </message>
    <message>
        <source>p must be a power of two of at least 2 for a hypercube; {p} is not (2 and 4 are)</source>
        <translation>для гіперкуба p має бути степенем двійки не менше 2; {p} не підходить (підходять 2 і 4)</translation>
    </message>
    <message>
        <source>every side of a hypercube is 2; {dims} is not that (give p instead)</source>
        <translation>кожна сторона гіперкуба дорівнює 2; {dims} не підходить (натомість задайте p)</translation>
    </message>
    <message>
        <source>Hypercube</source>
        <translation>Гіперкуб</translation>
    </message>
    <message>
        <source>p must be at least 2 for a ring; {p} is not</source>
        <translation>для кільця p має бути не менше 2; {p} не підходить</translation>
    </message>
    <message>
        <source>a ring has one length; {dims} has {n} (a torus takes several)</source>
        <translation>кільце має одну довжину; у {dims} їх {n} (кілька буває в решітки-тора)</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Кільце</translation>
    </message>
    <message>
        <source>p must be the square of a whole number of at least 2 for a square torus; {p} is not ({near}), or give the sides, such as 3x5</source>
        <translation>для квадратної решітки-тора p має бути квадратом цілого числа не менше 2; {p} не підходить ({near}); або задайте сторони, наприклад 3x5</translation>
    </message>
    <message>
        <source>a torus has at least two sides, such as 4x4; {dims} has one (that is a ring)</source>
        <translation>решітка-тор має не менше двох сторін, наприклад 4x4; у {dims} одна (це кільце)</translation>
    </message>
    <message>
        <source>{a} is</source>
        <translation>підходить {a}</translation>
    </message>
    <message>
        <source>{a} and {b} are</source>
        <translation>підходять {a} і {b}</translation>
    </message>
    <message>
        <source>Torus</source>
        <translation>Решітка-тор</translation>
    </message>
    <message>
        <source>p must be at least 2 for a {kind}; {p} is not</source>
        <translation>для {kind} потрібне p не менше 2; {p} — ні</translation>
    </message>
    <message>
        <source>a {kind} has no sides; {dims} is not allowed (give p instead)</source>
        <translation>у {kind} немає сторін; {dims} не можна (задайте p)</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>Комутатор</translation>
    </message>
    <message>
        <source>Hub</source>
        <translation>Концентратор</translation>
    </message>
</context>
<context>
    <name>totals</name>
    <message>
        <source>Simulated</source>
        <translation>Моделювання</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Формула</translation>
    </message>
    <message>
        <source>What it comes to</source>
        <translation>Підсумок</translation>
    </message>
    <message>
        <source>no run yet</source>
        <translation>прогону ще немає</translation>
    </message>
    <message>
        <source>equal to the last digit</source>
        <translation>збігаються до останньої цифри</translation>
    </message>
    <message>
        <source>{by} more than the formula, {ratio} times as long</source>
        <translation>на {by} більше, ніж за формулою; відношення {ratio}</translation>
    </message>
    <message>
        <source>{by} less than the formula, {ratio} times as long</source>
        <translation>на {by} менше, ніж за формулою; відношення {ratio}</translation>
    </message>
    <message>
        <source>the formula does not know slow links</source>
        <translation>формула не враховує повільних каналів</translation>
    </message>
    <message>
        <source>uncontended {alone} · simulated {simulated} · price of contention {ratio}</source>
        <translation>без конкуренції {alone} · модель {simulated} · ціна конкуренції {ratio}</translation>
    </message>
    <message>
        <source>as the lecture prints it: {time}</source>
        <translation>як у лекції: {time}</translation>
    </message>
    <message>
        <source>the lecture&apos;s bound: at most {time}</source>
        <translation>оцінка в лекції: не більше {time}</translation>
    </message>
    <message>
        <source>startup</source>
        <translation>підготовка</translation>
    </message>
    <message>
        <source>per hop</source>
        <translation>службові дані</translation>
    </message>
    <message>
        <source>per word</source>
        <translation>слова</translation>
    </message>
    <message>
        <source>total</source>
        <translation>разом</translation>
    </message>
    <message>
        <source>formula and simulated</source>
        <translation>формула й моделювання</translation>
    </message>
    <message>
        <source>formula</source>
        <translation>формула</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>моделювання</translation>
    </message>
    <message>
        <source>Lower bounds</source>
        <translation>Нижні оцінки</translation>
    </message>
    <message>
        <source>reaches the largest bound ({bound})</source>
        <translation>досягає найбільшої оцінки ({bound})</translation>
    </message>
    <message>
        <source>{ratio} times the largest bound ({bound})</source>
        <translation>{ratio} × найбільша оцінка ({bound})</translation>
    </message>
    <message>
        <source>at these costs no bound says anything</source>
        <translation>за таких параметрів оцінки нічого не кажуть</translation>
    </message>
    <message>
        <source>The startups and hops that no algorithm can do without</source>
        <translation>Підготовки й переходи, без яких не обійдеться жоден алгоритм</translation>
    </message>
    <message>
        <source>The words that the busiest node must send or receive</source>
        <translation>Слова, які найзайнятіший вузол має надіслати чи прийняти</translation>
    </message>
    <message>
        <source>The words that must pass from one half of the network</source>
        <translation>Слова, які мають перейти з однієї половини мережі до іншої</translation>
    </message>
    <message>
        <source>How long this algorithm&apos;s routes occupy their busiest link</source>
        <translation>Скільки часу маршрути цього алгоритму займають найзайнятіший канал</translation>
    </message>
    <message>
        <source>It is not known how many lines join the two halves</source>
        <translation>Невідомо, скільки ліній з’єднує дві половини</translation>
    </message>
    <message>
        <source>Nothing must pass from one half of the network to the other</source>
        <translation>З однієї половини мережі до іншої нічого не має переходити</translation>
    </message>
</context>
<context>
    <name>verify</name>
    <message>
        <source>step {step}: a transfer goes from {a} to {b}; there are the nodes 0 to {last}</source>
        <translation>крок {step}: передача йде з {a} у {b}, а вузли є лише від 0 до {last}</translation>
    </message>
    <message>
        <source>step {step}: node {node} sends to itself</source>
        <translation>крок {step}: вузол {node} передає сам собі</translation>
    </message>
    <message>
        <source>step {step}: node {node} begins {n} transfers; one port allows one</source>
        <translation>крок {step}: вузол {node} починає передач: {n}; один порт допускає одну</translation>
    </message>
    <message>
        <source>step {step}: {n} transfers end at node {node}; one port allows one</source>
        <translation>крок {step}: передач, що надходять у вузол {node}: {n}; один порт допускає одну</translation>
    </message>
    <message>
        <source>step {step}: a transfer of node {node} says {said} chunks and lists {listed}</source>
        <translation>крок {step}: у передачі вузла {node} заявлено порцій: {said}, а перелічено: {listed}</translation>
    </message>
    <message>
        <source>step {step}: chunks cannot be moved whole in an operation that adds them up</source>
        <translation>крок {step}: в операції, яка додає порції, їх не можна переносити цілком</translation>
    </message>
    <message>
        <source>step {step}: the chunk list names transfer {number}; the step has {n}</source>
        <translation>крок {step}: у списку порцій названо передачу {number}, а всього в кроці передач: {n}</translation>
    </message>
    <message>
        <source>step {step}: node {node} sends chunk {chunk}, which this operation does not have</source>
        <translation>крок {step}: вузол {node} передає порцію {chunk}, якої в цій операції немає</translation>
    </message>
    <message>
        <source>at the end node {node} lacks chunk {chunk}</source>
        <translation>наприкінці вузлу {node} бракує порції {chunk}</translation>
    </message>
    <message>
        <source>at the end node {node} has chunk {chunk} too many</source>
        <translation>наприкінці вузол {node} має зайву порцію {chunk}</translation>
    </message>
    <message>
        <source>at the end the sum at node {node} takes the part of node {part} {n} times, not once</source>
        <translation>наприкінці до суми вузла {node} доданок вузла {part} входить не один раз (скільки разів: {n})</translation>
    </message>
    <message>
        <source>at the end node {node} has no result</source>
        <translation>наприкінці вузол {node} не має результату</translation>
    </message>
    <message>
        <source>step {step}: node {node} sends chunk {chunk} to node {target} but does not hold it</source>
        <translation>крок {step}: вузол {node} передає порцію {chunk} вузлу {target}, хоча не має її</translation>
    </message>
    <message>
        <source>step {step}: node {target} gets chunk {chunk} from node {node} but has it already</source>
        <translation>крок {step}: вузол {target} отримує порцію {chunk} від вузла {node}, хоча вже має її</translation>
    </message>
    <message>
        <source>step {step}: node {node} sends chunk {chunk} away twice (once to node {target})</source>
        <translation>крок {step}: вузол {node} віддає порцію {chunk} двічі (один раз — вузлу {target})</translation>
    </message>
</context>
<context>
    <name>vertices</name>
    <message>
        <source>hub</source>
        <comment>an end of a link: 3 → hub</comment>
        <translation>концентратор</translation>
    </message>
    <message>
        <source>switch</source>
        <comment>an end of a link: 3 → switch</comment>
        <translation>комутатор</translation>
    </message>
    <message>
        <source>{a} → {b}</source>
        <comment>a link: 3 → hub</comment>
        <translation>{a} → {b}</translation>
    </message>
</context>
<context>
    <name>view</name>
    <message>
        <source>Circle</source>
        <translation>По колу</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Решітка</translation>
    </message>
    <message>
        <source>Layers side by side</source>
        <translation>Шари поруч</translation>
    </message>
    <message>
        <source>Tilted cubes</source>
        <translation>Нахилені куби</translation>
    </message>
    <message>
        <source>Grid in Gray code order</source>
        <translation>Решітка в порядку коду Грея</translation>
    </message>
    <message>
        <source>Ring in Gray code order</source>
        <translation>Кільце в порядку коду Грея</translation>
    </message>
    <message>
        <source>by origin</source>
        <translation>за відправником</translation>
    </message>
    <message>
        <source>by destination</source>
        <translation>за одержувачем</translation>
    </message>
    <message>
        <source>by load</source>
        <translation>за завантаженням</translation>
    </message>
    <message>
        <source>as in the lecture</source>
        <translation>як у лекції</translation>
    </message>
    <message>
        <source>as in the book</source>
        <translation>як у книзі</translation>
    </message>
    <message>
        <source>the layout</source>
        <translation>розташування</translation>
    </message>
    <message>
        <source>the label</source>
        <translation>підпис</translation>
    </message>
    <message>
        <source>the colouring</source>
        <translation>розфарбування</translation>
    </message>
    <message>
        <source>the notation</source>
        <translation>позначення</translation>
    </message>
    <message>
        <source>{what} {value} does not apply to this {kind}; there is {known}</source>
        <translation>{what} {value} не підходить до цієї мережі ({kind}); є {known}</translation>
    </message>
    <message>
        <source>the key {key} is not known in view; there is {known}</source>
        <translation>ключа {key} у view немає; є {known}</translation>
    </message>
    <message>
        <source>labels must be a list of at most two different ones; {value} is not</source>
        <translation>labels: потрібен список щонайбільше з двох різних підписів; {value} не підходить</translation>
    </message>
    <message>
        <source>link must be two neighbours, such as [0, 1]; {value} is not</source>
        <translation>link: потрібні два сусідні вузли, наприклад [0, 1]; {value} не підходить</translation>
    </message>
    <message>
        <source>centre must be two numbers from 0 to 1, such as [0.5, 0.5]; {value} is not</source>
        <translation>centre: потрібні два числа від 0 до 1, наприклад [0.5, 0.5]; {value} не підходить</translation>
    </message>
    <message>
        <source>bookmarks must be a list of times that rise, such as [0, 61.5]; {value} is not</source>
        <translation>bookmarks: потрібен список зростаючих моментів часу, наприклад [0, 61.5]; {value} не підходить</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>the theme</source>
        <translation>тема</translation>
    </message>
    <message>
        <source>{file} is open already; this is its window</source>
        <translation>Файл {file} уже відкрито; це його вікно</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>Новий сценарій</translation>
    </message>
    <message>
        <source>Scenarios (*.hopscope)</source>
        <translation>Сценарії (*.hopscope)</translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation>Відкрити сценарій</translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation>Зберегти сценарій</translation>
    </message>
    <message>
        <source>Scenarios and scene lists (*.hopscope *.hopscenes)</source>
        <translation>Сценарії та списки сцен (*.hopscope *.hopscenes)</translation>
    </message>
    <message>
        <source>Scene lists (*.hopscenes)</source>
        <translation>Списки сцен (*.hopscenes)</translation>
    </message>
    <message>
        <source>Save the scene list</source>
        <translation>Зберегти список сцен</translation>
    </message>
    <message>
        <source>New scene list</source>
        <translation>Новий список сцен</translation>
    </message>
    <message>
        <source>{file} is no longer there; it is off the list of recent files</source>
        <translation>Файлу {file} більше немає; його вилучено зі списку недавніх</translation>
    </message>
    <message>
        <source>{file} is open in another window; save under another name</source>
        <translation>Файл {file} відкрито в іншому вікні; збережіть під іншою назвою</translation>
    </message>
    <message>
        <source>{file} was changed by another program since it was opened here. Write over it?</source>
        <translation>Файл {file} змінено іншою програмою після того, як його відкрито тут. Записати поверх?</translation>
    </message>
    <message>
        <source>{file} is there already. Write over it?</source>
        <translation>Файл {file} уже є. Записати поверх?</translation>
    </message>
    <message>
        <source>{list}, scene {number} of {total}</source>
        <translation>{list}, сцена {number} з {total}</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Час</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Канали</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Криві</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>Сцени</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Інструменти</translation>
    </message>
    <message>
        <source>English</source>
        <comment>the name of this language in itself</comment>
        <translation>Українська</translation>
    </message>
    <message>
        <source>{operation} has no source and target; only point-to-point takes a pair of nodes</source>
        <translation>{operation}: немає джерела й приймача; пару вузлів бере лише передача між двома вузлами</translation>
    </message>
    <message>
        <source>node {node} is left free by the embedding</source>
        <translation>вузол {node} за цього відображення вільний</translation>
    </message>
    <message>
        <source>Layout: {layout}</source>
        <translation>Розташування: {layout}</translation>
    </message>
    <message>
        <source>Labels: {labels}</source>
        <translation>Підписи: {labels}</translation>
    </message>
    <message>
        <source>Colours: {colours}</source>
        <translation>Кольори: {colours}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <comment>two labels of a node</comment>
        <translation>{first} і {second}</translation>
    </message>
    <message>
        <source>{what}: {time}</source>
        <comment>Store-and-forward: 356</comment>
        <translation>{what}: {time}</translation>
    </message>
    <message>
        <source>{what}, backwards: {time}</source>
        <translation>{what}, назад: {time}</translation>
    </message>
    <message>
        <source>Unsaved changes cannot be kept for a recovery: {reason}</source>
        <translation>Незбережені зміни не вдається зберегти на випадок збою: {reason}</translation>
    </message>
    <message>
        <source>{address} is no file of this computer; save it first</source>
        <translation>{address} — не файл цього комп’ютера; спершу збережіть його</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Формула</translation>
    </message>
    <message>
        <source>My formula</source>
        <translation>Моя формула</translation>
    </message>
    <message>
        <source>Node / link</source>
        <translation>Вузол / канал</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Дані</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Кроки</translation>
    </message>
</context>
</TS>
