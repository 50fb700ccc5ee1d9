<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <translation>Папка</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Папка:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Имя файла:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Тип файлов:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Открыть</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперёд</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>На уровень выше</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Создать папку</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Список</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 уже существует.
Заменить его?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Файл не найден.
Проверьте имя файла.</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Переименовать</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Показывать &amp;скрытые файлы</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Новая папка</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Тип</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Дата изменения</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Компьютер</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>В&amp;ырезать</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Вставить</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Выделить всё</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>ОК</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Не сохранять</translation>
    </message>
    <message>
        <source>Don&apos;t Save</source>
        <translation>Не сохранять</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Да</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Нет</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Применить</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Влево</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Вправо</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>В&amp;ырезать</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Вставить</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Выделить всё</translation>
    </message>
</context>
<context>
    <name>algorithm</name>
    <message>
        <source>for {operation} the algorithm</source>
        <translation>для операции {operation} алгоритм</translation>
    </message>
    <message>
        <source>Rounds, one partner a round</source>
        <translation>Раунды, один партнёр за раунд</translation>
    </message>
    <message>
        <source>Round every ring, dimension by dimension</source>
        <translation>По кольцам, по размерностям</translation>
    </message>
    <message>
        <source>All single broadcasts at once (congests)</source>
        <translation>Все рассылки сразу (перегрузка)</translation>
    </message>
    <message>
        <source>this algorithm works on rings, tori and hypercubes; this is a {kind}</source>
        <translation>этот алгоритм работает на кольце, решётке-торе и гиперкубе; топология здесь: {kind}</translation>
    </message>
    <message>
        <source>this algorithm is for a hub or a switch; this is a {kind}</source>
        <translation>этот алгоритм — для концентратора или коммутатора; здесь {kind}</translation>
    </message>
    <message>
        <source>ports queue: a node sends several messages at once; compare it with others under one startup a message</source>
        <translation>порты с очередью: узел передаёт сразу несколько сообщений; сравнивайте с другими алгоритмами при подготовке на каждое сообщение</translation>
    </message>
    <message>
        <source>round the rings in one direction only, as in the lecture</source>
        <translation>по кольцам только в одну сторону, как в лекции</translation>
    </message>
    <message>
        <source>near-first doubling needs sides that are powers of two; {side} is not</source>
        <translation>для удвоения с ближних узлов стороны должны быть степенями двойки; {side} не подходит</translation>
    </message>
    <message>
        <source>Binomial tree</source>
        <translation>Биномиальное дерево</translation>
    </message>
    <message>
        <source>Both ways round the ring, neighbours only</source>
        <translation>По кольцу в обе стороны, к соседям</translation>
    </message>
    <message>
        <source>Recursive doubling, far first</source>
        <translation>Удвоение, сначала дальние</translation>
    </message>
    <message>
        <source>Recursive doubling, near first (congests)</source>
        <translation>Удвоение, сначала ближние (перегрузка)</translation>
    </message>
    <message>
        <source>Directly along the route</source>
        <translation>Напрямую по маршруту</translation>
    </message>
    <message>
        <source>prefix sums need the order low (last dimension first), so that what has been added up before is an unbroken range of numbers; high is not that</source>
        <translation>частным суммам нужен порядок low (сначала последняя размерность), чтобы уже сложенные значения шли подряд по номерам; порядок high не подходит</translation>
    </message>
    <message>
        <source>Accumulate on the way</source>
        <translation>Накопление по пути</translation>
    </message>
    <message>
        <source>All-to-all broadcast, then combine</source>
        <translation>Множественная рассылка, затем сложение</translation>
    </message>
    <message>
        <source>Reduce, then broadcast</source>
        <translation>Редукция, затем рассылка</translation>
    </message>
    <message>
        <source>Pipeline, farthest first</source>
        <translation>Конвейер, сначала дальние</translation>
    </message>
    <message>
        <source>Recursive halving</source>
        <translation>Деление пополам</translation>
    </message>
    <message>
        <source>the shift on a torus is defined for two sides (rows and columns); {dims} has {n}</source>
        <translation>сдвиг на решётке-торе определён для двух сторон (строки и столбцы); в {dims} сторон: {n}</translation>
    </message>
    <message>
        <source>Step by step, neighbours only</source>
        <translation>По шагам, только к соседям</translation>
    </message>
    <message>
        <source>Directly, all at once</source>
        <translation>Напрямую, все сразу</translation>
    </message>
    <message>
        <source>Pairwise, one partner a step</source>
        <translation>Попарно, один партнёр за шаг</translation>
    </message>
    <message>
        <source>Directly, all at once (queues)</source>
        <translation>Напрямую, все сразу (очереди)</translation>
    </message>
</context>
<context>
    <name>bounds</name>
    <message>
        <source>latency</source>
        <translation>задержка</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>пропускная способность</translation>
    </message>
    <message>
        <source>bisection</source>
        <translation>сечение пополам</translation>
    </message>
    <message>
        <source>busiest link</source>
        <translation>самый занятый канал</translation>
    </message>
</context>
<context>
    <name>canvas</name>
    <message>
        <source>chunks on a link</source>
        <translation>порций в канале</translation>
    </message>
    <message>
        <source>packets on a link</source>
        <translation>пакетов в канале</translation>
    </message>
    <message>
        <source>chunk from node</source>
        <translation>порция от узла</translation>
    </message>
    <message>
        <source>chunk for node</source>
        <translation>порция для узла</translation>
    </message>
    <message>
        <source>ring: the chunks a node holds, pale = arriving now</source>
        <translation>ободок: порции узла, бледные — поступают сейчас</translation>
    </message>
    <message>
        <source>ring: whose values a node’s sum contains, pale = arriving now</source>
        <translation>ободок: чьи значения вошли в сумму узла, бледные — поступают сейчас</translation>
    </message>
    <message>
        <source>ring: the share of its chunks a node holds, pale = arriving now</source>
        <translation>ободок: доля порций, которые есть у узла; бледная — поступает сейчас</translation>
    </message>
    <message>
        <source>waiting for a link</source>
        <translation>ждут канала</translation>
    </message>
    <message>
        <source>waiting for the hub</source>
        <translation>ждут концентратора</translation>
    </message>
    <message>
        <source>place in the line for the hub; 1 has it</source>
        <translation>место в очереди к концентратору; 1 — занял его</translation>
    </message>
    <message>
        <source>hatched: held up before the next link</source>
        <translation>штриховка: задержана перед следующим каналом</translation>
    </message>
    <message>
        <source>node {node}</source>
        <translation>узел {node}</translation>
    </message>
    <message>
        <source>node {node} = {binary} in binary</source>
        <translation>узел {node}, двоичный код {binary}</translation>
    </message>
    <message>
        <source>node {node}, at {place}</source>
        <translation>узел {node}, координаты {place}</translation>
    </message>
    <message>
        <source>link {a} → {b}: nothing in this cycle</source>
        <translation>канал {a} → {b}: в этом цикле свободен</translation>
    </message>
    <message>
        <source>link {a} → {b}: 1 chunk ({words} words)</source>
        <translation>канал {a} → {b}: 1 порция (слов: {words})</translation>
    </message>
    <message numerus="yes">
        <source>link {a} → {b}: {n} chunks ({words} words)</source>
        <translation>
            <numerusform>канал {a} → {b}: {n} порция (слов: {words})</numerusform>
            <numerusform>канал {a} → {b}: {n} порции (слов: {words})</numerusform>
            <numerusform>канал {a} → {b}: {n} порций (слов: {words})</numerusform>
        </translation>
    </message>
    <message>
        <source>link {a} → {b}: 1 chunk ({bytes} bytes)</source>
        <translation>канал {a} → {b}: 1 порция ({bytes} байт)</translation>
    </message>
    <message numerus="yes">
        <source>link {a} → {b}: {n} chunks ({bytes} bytes)</source>
        <translation>
            <numerusform>канал {a} → {b}: {n} порция ({bytes} байт)</numerusform>
            <numerusform>канал {a} → {b}: {n} порции ({bytes} байт)</numerusform>
            <numerusform>канал {a} → {b}: {n} порций ({bytes} байт)</numerusform>
        </translation>
    </message>
    <message>
        <source>link {a} → {b}: packet {number} of {packets} ({words} words)</source>
        <translation>канал {a} → {b}: пакет {number} из {packets} (слов: {words})</translation>
    </message>
    <message>
        <source>Hub: one message at a time goes through it.</source>
        <translation>Концентратор: через него идёт одно сообщение за раз.</translation>
    </message>
    <message>
        <source>It is free.</source>
        <translation>Он свободен.</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <comment>two sentences</comment>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>Switch: messages between different pairs go through it at once. It is free.</source>
        <translation>Коммутатор: сообщения разных пар узлов идут через него одновременно. Он свободен.</translation>
    </message>
    <message numerus="yes">
        <source>Switch: messages between different pairs go through it at once. Under way now: {n}.</source>
        <translation>
            <numerusform>Коммутатор: сообщения разных пар узлов идут через него одновременно. Сейчас в пути: {n}.</numerusform>
            <numerusform>Коммутатор: сообщения разных пар узлов идут через него одновременно. Сейчас в пути: {n}.</numerusform>
            <numerusform>Коммутатор: сообщения разных пар узлов идут через него одновременно. Сейчас в пути: {n}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}; {n} waiting</source>
        <translation>
            <numerusform>{what}; в очереди {n}</numerusform>
            <numerusform>{what}; в очереди {n}</numerusform>
            <numerusform>{what}; в очереди {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Сеть</translation>
    </message>
    <message>
        <source>No link is in use.</source>
        <translation>Ни один канал не занят.</translation>
    </message>
    <message>
        <source>Links in use: {links}.</source>
        <translation>Занятые каналы: {links}.</translation>
    </message>
    <message>
        <source>{a} to {b}: {number}</source>
        <translation>из {a} в {b}: {number}</translation>
    </message>
    <message numerus="yes">
        <source>{links} and {n} more</source>
        <translation>
            <numerusform>{links} и ещё {n}</numerusform>
            <numerusform>{links} и ещё {n}</numerusform>
            <numerusform>{links} и ещё {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting: {links}.</source>
        <translation>В очереди: {links}.</translation>
    </message>
    <message>
        <source>Which links are used next? How much goes over each?</source>
        <translation>Какие каналы заняты дальше? Сколько идёт по каждому?</translation>
    </message>
    <message numerus="yes">
        <source>{n} of {every} links in use. {next}</source>
        <translation>
            <numerusform>Занят {n} канал из {every}. {next}</numerusform>
            <numerusform>Занято {n} канала из {every}. {next}</numerusform>
            <numerusform>Занято {n} каналов из {every}. {next}</numerusform>
        </translation>
    </message>
    <message>
        <source>now: {turn}</source>
        <comment>which message has the hub: now: 3 → 5</comment>
        <translation>сейчас: {turn}</translation>
    </message>
    <message>
        <source>then: {turns}</source>
        <comment>which messages wait for the hub: 1 → 4, ...</comment>
        <translation>затем: {turns}</translation>
    </message>
    <message numerus="yes">
        <source>then: {turns} and {n} more</source>
        <translation>
            <numerusform>затем: {turns} и ещё {n}</numerusform>
            <numerusform>затем: {turns} и ещё {n}</numerusform>
            <numerusform>затем: {turns} и ещё {n}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} at once</source>
        <translation>
            <numerusform>одновременно: {n}</numerusform>
            <numerusform>одновременно: {n}</numerusform>
            <numerusform>одновременно: {n}</numerusform>
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
        <translation>{network}, p = {p} · {operation} · {algorithm} · {switching} · цикл {cycle} из {cycles} · {costs}</translation>
    </message>
</context>
<context>
    <name>catalogue</name>
    <message>
        <source>{what} {key} is not known; there is {known}</source>
        <translation>{what} {key}: такого варианта нет; есть {known}</translation>
    </message>
</context>
<context>
    <name>code</name>
    <message>
        <source>held ← own chunk</source>
        <comment>held: a variable</comment>
        <translation>данные ← своя порция</translation>
    </message>
    <message>
        <source>send held to partner, receive theirs</source>
        <translation>послать данные партнёру, принять его</translation>
    </message>
    <message>
        <source>held ← held ∪ theirs</source>
        <comment>held, theirs: variables</comment>
        <translation>данные ← данные ∪ его данные</translation>
    </message>
    <message>
        <source>last ← held</source>
        <comment>last, held: variables</comment>
        <translation>новое ← данные</translation>
    </message>
    <message>
        <source>send last to next, receive a new last</source>
        <comment>variables</comment>
        <translation>послать новое узлу след, принять другое</translation>
    </message>
    <message>
        <source>held ← held ∪ last</source>
        <comment>held, last: variables</comment>
        <translation>данные ← данные ∪ новое</translation>
    </message>
    <message>
        <source>for all roots r at once</source>
        <translation>для всех корней r сразу</translation>
    </message>
    <message>
        <source>do step s of the broadcast of r&apos;s chunk</source>
        <translation>шаг s рассылки порции узла r</translation>
    </message>
    <message>
        <source>held ← held ∪ the chunks that came</source>
        <translation>данные ← данные ∪ пришедшие порции</translation>
    </message>
    <message>
        <source>sum[r] ← own value for node r, for all r</source>
        <translation>сумма[r] ← своё значение для r, все r</translation>
    </message>
    <message>
        <source>send sums for partner&apos;s half, receive mine</source>
        <translation>послать суммы для его половины, принять свои</translation>
    </message>
    <message>
        <source>add them to the sums for my half</source>
        <translation>прибавить их к суммам своей половины</translation>
    </message>
    <message>
        <source>next ← (me − 1) mod {k}</source>
        <comment>next, me: variables</comment>
        <translation>след ← (я − 1) mod {k}</translation>
    </message>
    <message>
        <source>next ← me − 1 along d, mod {k}</source>
        <comment>next, me: variables</comment>
        <translation>след ← я − 1 вдоль d, mod {k}</translation>
    </message>
    <message>
        <source>send next the sums for place me − 1 − j</source>
        <translation>послать след суммы для места я − 1 − j</translation>
    </message>
    <message>
        <source>add what comes to the sums for place me − j</source>
        <translation>принятое прибавить к суммам для я − j</translation>
    </message>
    <message>
        <source>undo step s of r&apos;s broadcast: send sum[r]</source>
        <translation>шаг s рассылки r назад: послать сумма[r]</translation>
    </message>
    <message>
        <source>sum[r] ← sum[r] + what came, for each r</source>
        <translation>сумма[r] ← сумма[r] + принятое, все r</translation>
    </message>
    <message>
        <source>What a node holds doubles with every step, so the fewest startups that there can be are enough.</source>
        <translation>Данные узла удваиваются с каждым шагом, поэтому хватает наименьшего возможного числа подготовок.</translation>
    </message>
    <message>
        <source>Everybody passes on what came last, so all nodes send at all times and no link is needed twice in a step.</source>
        <translation>Каждый передаёт дальше то, что пришло последним, поэтому все узлы всегда заняты и ни один канал не нужен дважды за шаг.</translation>
    </message>
    <message>
        <source>It needs no new idea, but nothing is bundled: messages may need the same link and wait, which shows what bundling is good for.</source>
        <translation>Новой мысли не нужно, но ничего не объединяется: сообщениям бывает нужен один и тот же канал, и они ждут; видно, зачем объединять.</translation>
    </message>
    <message>
        <source>It is the all-to-all broadcast backwards: sums flow the way that chunks would come.</source>
        <translation>Это множественная рассылка задом наперёд: суммы идут путём, каким пришли бы порции.</translation>
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
        <translation>партнёр</translation>
    </message>
    <message>
        <source>next</source>
        <comment>a variable of pseudocode: the node after me</comment>
        <translation>след</translation>
    </message>
    <message>
        <source>goal</source>
        <comment>a variable of pseudocode: whom the message is for</comment>
        <translation>цель</translation>
    </message>
    <message>
        <source>partner ← me xor 2^d</source>
        <comment>me: the own node</comment>
        <translation>партнёр ← я xor 2^d</translation>
    </message>
    <message>
        <source>i ← place on the ring: me − root, mod {k}</source>
        <comment>i: a variable</comment>
        <translation>i ← место на кольце: я − корень, mod {k}</translation>
    </message>
    <message>
        <source>next ← (me + 1) mod {k}</source>
        <comment>next, me: variables</comment>
        <translation>след ← (я + 1) mod {k}</translation>
    </message>
    <message>
        <source>next ← me + 1 along d, mod {k}</source>
        <comment>next, me: variables</comment>
        <translation>след ← я + 1 вдоль d, mod {k}</translation>
    </message>
    <message>
        <source>held ← message at the root, ∅ elsewhere</source>
        <translation>данные ← сообщение у корня, ∅ у других</translation>
    </message>
    <message>
        <source>sum ← own value</source>
        <comment>sum: a variable</comment>
        <translation>сумма ← своё значение</translation>
    </message>
    <message>
        <source>i ← me xor root</source>
        <comment>i: a variable</comment>
        <translation>i ← я xor корень</translation>
    </message>
    <message>
        <source>if {who}: send message to me xor 2^d</source>
        <translation>если {who}: послать сообщение узлу я xor 2^d</translation>
    </message>
    <message>
        <source>if {who}: receive message</source>
        <translation>если {who}: принять сообщение</translation>
    </message>
    <message>
        <source>if {who}: send sum to me xor 2^d</source>
        <comment>sum: a variable</comment>
        <translation>если {who}: послать сумму узлу я xor 2^d</translation>
    </message>
    <message>
        <source>if {who}: sum ← sum + received</source>
        <comment>sum: a variable</comment>
        <translation>если {who}: сумма ← сумма + принятое</translation>
    </message>
    <message>
        <source>i = s − 1, held: send message to i + 1</source>
        <translation>i = s − 1 с данными: послать сообщение i + 1</translation>
    </message>
    <message>
        <source>i = 2 − s, 1 &lt; s ≤ {k}/2: send it to i − 1</source>
        <translation>i = 2 − s, 1 &lt; s ≤ {k}/2: послать его i − 1</translation>
    </message>
    <message>
        <source>i = s with a sum: send it to i − 1, to add</source>
        <comment>i, s: numbers</comment>
        <translation>i = s с суммой: послать её i − 1, прибавить</translation>
    </message>
    <message>
        <source>i = 1 − s, 1 &lt; s ≤ {k}/2: send it to i + 1</source>
        <translation>i = 1 − s, 1 &lt; s ≤ {k}/2: послать её i + 1</translation>
    </message>
    <message>
        <source>while n &gt; 1</source>
        <comment>n: a variable</comment>
        <translation>пока n &gt; 1</translation>
    </message>
    <message>
        <source>who holds it: send message to i + ⌈n/2⌉</source>
        <translation>у кого есть: послать сообщение i + ⌈n/2⌉</translation>
    </message>
    <message>
        <source>n ← ⌈n/2⌉; who received: n ← ⌊n/2⌋</source>
        <comment>n: a variable</comment>
        <translation>n ← ⌈n/2⌉; кто принял: n ← ⌊n/2⌋</translation>
    </message>
    <message>
        <source>for n ← parts of {k} halved, the shortest first</source>
        <translation>для n ← части {k} пополам, короткие вперёд</translation>
    </message>
    <message>
        <source>second half: its first sends sum ⌈n/2⌉ back</source>
        <translation>вторая половина: первый шлёт сумму ⌈n/2⌉ назад</translation>
    </message>
    <message>
        <source>first half: its first adds what comes to sum</source>
        <translation>первая половина: первый прибавляет к сумме</translation>
    </message>
    <message>
        <source>if i &lt; n and held: send message to i + n</source>
        <translation>если i &lt; n с данными: послать сообщение i + n</translation>
    </message>
    <message>
        <source>if n ≤ i &lt; 2n: receive message from i − n</source>
        <translation>если n ≤ i &lt; 2n: принять сообщение от i − n</translation>
    </message>
    <message>
        <source>if n ≤ i &lt; 2n with a sum: send it to i − n</source>
        <translation>если n ≤ i &lt; 2n с суммой: послать её i − n</translation>
    </message>
    <message>
        <source>if i &lt; n: sum ← sum + received</source>
        <comment>sum: a variable</comment>
        <translation>если i &lt; n: сумма ← сумма + принятое</translation>
    </message>
    <message>
        <source>Everybody who has the message sends it on, so twice as many have it after every step.</source>
        <translation>Каждый, у кого есть сообщение, передаёт его дальше, и с каждым шагом таких узлов вдвое больше.</translation>
    </message>
    <message>
        <source>Neighbours only, since a stored message pays for every link; both ways round, since that takes half as many steps as one way.</source>
        <translation>Только соседям, ведь целое сообщение оплачивает каждый канал; в обе стороны, ведь так шагов вдвое меньше, чем в одну.</translation>
    </message>
    <message>
        <source>About twice as many have it after every step; the far messages go first, so that no two of a step need the same link.</source>
        <translation>С каждым шагом узлов с сообщением примерно вдвое больше; дальние сообщения идут первыми, чтобы на шаге никаким двум не был нужен один канал.</translation>
    </message>
    <message>
        <source>Twice as many have it after every step, but the far messages come last, when there are many that share links: a lesson in congestion.</source>
        <translation>С каждым шагом узлов с сообщением вдвое больше, но дальние сообщения идут последними, когда их много и они делят каналы: урок о перегрузке.</translation>
    </message>
    <message>
        <source>It is the broadcast backwards: sums flow the way that the message would come.</source>
        <translation>Это рассылка задом наперёд: суммы идут путём, каким пришло бы сообщение.</translation>
    </message>
    <message>
        <source>at ← source</source>
        <comment>at: a variable, where the message is</comment>
        <translation>где ← источник</translation>
    </message>
    <message>
        <source>if bit d of at and target differ</source>
        <translation>если бит d у «где» и цели различен</translation>
    </message>
    <message>
        <source>send message from at to at xor 2^d</source>
        <translation>послать сообщение: где → где xor 2^d</translation>
    </message>
    <message>
        <source>at ← at xor 2^d</source>
        <comment>at: a variable</comment>
        <translation>где ← где xor 2^d</translation>
    </message>
    <message>
        <source>w ← the shorter way round: +1 or −1</source>
        <comment>w: a variable</comment>
        <translation>w ← короткий путь: +1 или −1</translation>
    </message>
    <message>
        <source>while at ≠ target</source>
        <comment>at: a variable</comment>
        <translation>пока где ≠ цель</translation>
    </message>
    <message>
        <source>while at ≠ target along d</source>
        <comment>at: a variable</comment>
        <translation>пока где ≠ цель вдоль d</translation>
    </message>
    <message>
        <source>send message from at to at + w</source>
        <comment>at, w: variables</comment>
        <translation>послать сообщение: где → где + w</translation>
    </message>
    <message>
        <source>at ← at + w</source>
        <comment>at, w: variables</comment>
        <translation>где ← где + w</translation>
    </message>
    <message>
        <source>take a shortest way from source to target</source>
        <translation>взять кратчайший путь до цели</translation>
    </message>
    <message>
        <source>send message over the next link of the way</source>
        <translation>послать сообщение по следующему каналу</translation>
    </message>
    <message>
        <source>Dimension after dimension is one of the shortest ways, and always the same one.</source>
        <translation>Измерение за измерением — один из кратчайших путей, и всегда один и тот же.</translation>
    </message>
    <message>
        <source>total ← own value</source>
        <comment>total: a variable</comment>
        <translation>итог ← своё значение</translation>
    </message>
    <message>
        <source>send total to partner, receive theirs</source>
        <translation>послать итог партнёру, принять его</translation>
    </message>
    <message>
        <source>total ← total + theirs</source>
        <comment>variables</comment>
        <translation>итог ← итог + его итог</translation>
    </message>
    <message>
        <source>last ← total</source>
        <comment>variables</comment>
        <translation>новое ← итог</translation>
    </message>
    <message>
        <source>total ← total + last</source>
        <comment>variables</comment>
        <translation>итог ← итог + новое</translation>
    </message>
    <message>
        <source>total ← the sum of all that is held</source>
        <translation>итог ← сумма всех данных</translation>
    </message>
    <message>
        <source>total ← own value, prefix ← own value</source>
        <translation>итог ← частная ← своё значение</translation>
    </message>
    <message>
        <source>if partner &lt; me: prefix ← prefix + theirs</source>
        <translation>если партнёр &lt; я: частная ← частная + его</translation>
    </message>
    <message>
        <source>if its origin &lt; me: prefix ← prefix + last</source>
        <translation>если начало &lt; я: частная ← частная + новое</translation>
    </message>
    <message>
        <source>message ← sum at the root</source>
        <comment>variables</comment>
        <translation>сообщение ← сумма у корня</translation>
    </message>
    <message>
        <source>Values are added up on the way, so no message grows: all stay m words long.</source>
        <translation>Значения складываются по пути, поэтому сообщения не растут: в каждом по-прежнему m слов.</translation>
    </message>
    <message>
        <source>It needs only the all-to-all broadcast, but the messages grow: everybody gets all values before it adds them up.</source>
        <translation>Нужна только множественная рассылка, но сообщения растут: каждый получает все значения и лишь потом складывает.</translation>
    </message>
    <message>
        <source>Two known operations, one after the other: the sum at the root, then its broadcast.</source>
        <translation>Две известные операции одна за другой: сумма в корне, затем её рассылка.</translation>
    </message>
    <message>
        <source>It is the all-reduce with a second sum, of those values only that began at a smaller number.</source>
        <translation>Это редукция с рассылкой и второй суммой, куда входят только значения от узлов с меньшим номером.</translation>
    </message>
    <message>
        <source>held ← all chunks at the root, ∅ elsewhere</source>
        <translation>данные ← все порции у корня, ∅ у других</translation>
    </message>
    <message>
        <source>who holds: send the chunks for partner&apos;s half</source>
        <translation>у кого есть: послать порции его половины</translation>
    </message>
    <message>
        <source>held ← the chunks for the own half</source>
        <comment>a variable</comment>
        <translation>данные ← порции своей половины</translation>
    </message>
    <message>
        <source>if bit d of me xor root: send held to partner</source>
        <translation>если бит d у я xor корень: послать партнёру</translation>
    </message>
    <message>
        <source>else held ← held ∪ received</source>
        <comment>held: a variable</comment>
        <translation>иначе данные ← данные ∪ принятое</translation>
    </message>
    <message>
        <source>i &lt; j, held: send i + 1 the bundle for {k} − j + i</source>
        <translation>i &lt; j с данными: послать i + 1 связку для {k} − j + i</translation>
    </message>
    <message>
        <source>1 ≤ i ≤ j: receive a bundle from i − 1</source>
        <translation>1 ≤ i ≤ j: принять связку от i − 1</translation>
    </message>
    <message>
        <source>1 ≤ i ≤ j: send i − 1 the bundle of {k} − j + i − 1</source>
        <translation>1 ≤ i ≤ j: послать i − 1 связку от {k} − j + i − 1</translation>
    </message>
    <message>
        <source>i &lt; j: receive a bundle from i + 1</source>
        <translation>i &lt; j: принять связку от i + 1</translation>
    </message>
    <message>
        <source>who holds: send i + ⌈n/2⌉ all from it on</source>
        <translation>у кого есть: послать i + ⌈n/2⌉ всё, что от него</translation>
    </message>
    <message>
        <source>second half: its first sends held ⌈n/2⌉ back</source>
        <translation>вторая половина: первый шлёт данные ⌈n/2⌉ назад</translation>
    </message>
    <message>
        <source>first half: its first holds both halves&apos; chunks</source>
        <translation>первая половина: у первого порции обеих</translation>
    </message>
    <message>
        <source>Every holder gives half away in each step, so the fewest startups that there can be are enough, and the root sends nothing twice.</source>
        <translation>Каждый, у кого есть данные, на каждом шаге отдаёт половину, поэтому хватает наименьшего возможного числа подготовок, и корень ничего не посылает дважды.</translation>
    </message>
    <message>
        <source>Who lives farthest is served first, so that the root sends in every step and all bundles of a ring arrive with its last one.</source>
        <translation>Самый дальний обслуживается первым, поэтому корень передаёт на каждом шаге и все связки кольца приходят с последним.</translation>
    </message>
    <message>
        <source>It is the scatter backwards: chunks come the way they would have gone.</source>
        <translation>Это обобщённая рассылка задом наперёд: порции приходят путём, каким ушли бы.</translation>
    </message>
    <message>
        <source>message ← own message</source>
        <comment>message: a variable</comment>
        <translation>сообщение ← своё сообщение</translation>
    </message>
    <message>
        <source>w ← +1 if q ≤ p/2, else −1</source>
        <comment>w: a variable</comment>
        <translation>w ← +1, если q ≤ p/2, иначе −1</translation>
    </message>
    <message>
        <source>next ← (me + w) mod p</source>
        <comment>next, me, w: variables</comment>
        <translation>след ← (я + w) mod p</translation>
    </message>
    <message>
        <source>send message to next, receive that of me − w</source>
        <translation>послать сообщение след, принять от я − w</translation>
    </message>
    <message>
        <source>a ← q mod c, b ← ⌊q/c⌋</source>
        <comment>c columns, r rows; all are variables</comment>
        <translation>a ← q mod c, b ← ⌊q/c⌋</translation>
    </message>
    <message>
        <source>send message on in the row, the shorter way</source>
        <translation>сообщение дальше по строке, коротким путём</translation>
    </message>
    <message>
        <source>if a &gt; 0: what wrapped goes on in its column</source>
        <translation>если a &gt; 0: обогнувшие — дальше по столбцу</translation>
    </message>
    <message>
        <source>if the shorter way was −: b ← (b + 1) mod r</source>
        <translation>если путь был −: b ← (b + 1) mod r</translation>
    </message>
    <message>
        <source>send message on in the column, the shorter way</source>
        <translation>сообщение дальше по столбцу, коротким путём</translation>
    </message>
    <message>
        <source>i ← my position on the Gray ring</source>
        <comment>i: a variable</comment>
        <translation>i ← моё место на кольце Грея</translation>
    </message>
    <message>
        <source>for the ones e of q, the highest first</source>
        <comment>e: a bit&apos;s number</comment>
        <translation>для единиц e числа q, старшие вперёд</translation>
    </message>
    <message>
        <source>i to i + 2^e is two links (one if e = 0)</source>
        <translation>от i до i + 2^e два канала (один, если e = 0)</translation>
    </message>
    <message>
        <source>if e &gt; 0: send message over the lower bit</source>
        <translation>если e &gt; 0: послать сообщение по младшему биту</translation>
    </message>
    <message>
        <source>send message over the other bit</source>
        <translation>послать сообщение по другому биту</translation>
    </message>
    <message>
        <source>goal ← (me + q) mod p</source>
        <comment>goal, me: variables</comment>
        <translation>цель ← (я + q) mod p</translation>
    </message>
    <message>
        <source>from ← (me − q) mod p</source>
        <comment>from, me: variables</comment>
        <translation>от ← (я − q) mod p</translation>
    </message>
    <message>
        <source>send message to goal, receive that of from</source>
        <translation>послать сообщение цели, принять от узла от</translation>
    </message>
    <message>
        <source>All messages move on together from neighbour to neighbour, so none waits.</source>
        <translation>Все сообщения вместе идут от соседа к соседу, поэтому ни одно не ждёт.</translation>
    </message>
    <message>
        <source>The nodes stand along a ring in Gray code order, on which a jump by a power of two is never more than two links.</source>
        <translation>Узлы стоят вдоль кольца в порядке кода Грея, где сдвиг на степень двойки — не больше двух каналов.</translation>
    </message>
    <message>
        <source>Every message goes straight to its node, and no two of them need the same link.</source>
        <translation>Каждое сообщение идёт прямо к своему узлу, и никаким двум не нужен один и тот же канал.</translation>
    </message>
    <message>
        <source>Every message goes straight to its node; those that share a link wait.</source>
        <translation>Каждое сообщение идёт прямо к своему узлу; те, что делят канал, ждут.</translation>
    </message>
    <message>
        <source>held ← own chunks, one for every node</source>
        <translation>данные ← свои порции, каждому узлу по одной</translation>
    </message>
    <message>
        <source>send chunks for partner&apos;s half, receive mine</source>
        <translation>послать порции его половины, принять свои</translation>
    </message>
    <message>
        <source>held ← all chunks for the own half</source>
        <comment>held: a variable</comment>
        <translation>данные ← все порции для своей половины</translation>
    </message>
    <message>
        <source>rest ← held not for my place</source>
        <comment>rest, held: variables</comment>
        <translation>остаток ← данные не для моего места</translation>
    </message>
    <message>
        <source>send rest to next, receive a new rest</source>
        <comment>variables</comment>
        <translation>послать остаток узлу след, принять новый</translation>
    </message>
    <message>
        <source>take out of rest what is for my place</source>
        <translation>взять из остатка то, что для моего места</translation>
    </message>
    <message>
        <source>partner ← me xor j</source>
        <comment>partner, me: variables</comment>
        <translation>партнёр ← я xor j</translation>
    </message>
    <message>
        <source>goal ← (me − j) mod p, from ← (me + j) mod p</source>
        <comment>variables</comment>
        <translation>цель ← (я − j) mod p, от ← (я + j) mod p</translation>
    </message>
    <message>
        <source>send partner the own chunk, receive theirs</source>
        <translation>послать партнёру свою порцию, принять его</translation>
    </message>
    <message>
        <source>send goal the own chunk, receive that of from</source>
        <translation>послать цели свою порцию, принять от узла от</translation>
    </message>
    <message>
        <source>held ← held ∪ received</source>
        <comment>held: a variable</comment>
        <translation>данные ← данные ∪ принятое</translation>
    </message>
    <message>
        <source>sum ← own value for me</source>
        <comment>sum, me: variables</comment>
        <translation>сумма ← своё значение для себя</translation>
    </message>
    <message>
        <source>send partner my value for it, receive theirs for me</source>
        <translation>послать партнёру значение для него, принять своё</translation>
    </message>
    <message>
        <source>send goal my value for it, receive from&apos;s for me</source>
        <translation>послать цели значение для неё, принять своё от узла от</translation>
    </message>
    <message>
        <source>sum ← sum + received</source>
        <comment>sum: a variable</comment>
        <translation>сумма ← сумма + принятое</translation>
    </message>
    <message>
        <source>send partner the own value, receive theirs</source>
        <translation>послать партнёру своё значение, принять его</translation>
    </message>
    <message>
        <source>send goal the own value, receive that of from</source>
        <translation>послать цели своё значение, принять от узла от</translation>
    </message>
    <message>
        <source>total ← total + received</source>
        <comment>total: a variable</comment>
        <translation>итог ← итог + принятое</translation>
    </message>
    <message>
        <source>if partner &lt; me: prefix ← prefix + received</source>
        <translation>если партнёр &lt; я: частная ← частная + принятое</translation>
    </message>
    <message>
        <source>if from &lt; me: prefix ← prefix + received</source>
        <translation>если от &lt; я: частная ← частная + принятое</translation>
    </message>
    <message>
        <source>message ← m bytes at source, ∅ elsewhere</source>
        <translation>сообщение ← m байт у источника, ∅ у других</translation>
    </message>
    <message>
        <source>if me = source: send message to target</source>
        <translation>если я = источник: послать сообщение адресату</translation>
    </message>
    <message>
        <source>the hub hands it on while it comes</source>
        <translation>концентратор передаёт его дальше, пока оно идёт</translation>
    </message>
    <message>
        <source>the switch hands it on while it comes</source>
        <translation>коммутатор передаёт его дальше, пока оно идёт</translation>
    </message>
    <message>
        <source>if me = target: receive message</source>
        <translation>если я = адресат: принять сообщение</translation>
    </message>
    <message>
        <source>In a round every node sends one message and gets one, so no line is needed twice and the switch carries all of them at once.</source>
        <translation>За раунд каждый узел посылает одно сообщение и получает одно, поэтому ни одна линия не нужна дважды и коммутатор передаёт все сразу.</translation>
    </message>
    <message>
        <source>The rounds are those of a switch, but a hub carries one message at a time: those of a round go one after another, and the others wait.</source>
        <translation>Раунды те же, что в коммутаторе, но концентратор передаёт по одному сообщению: сообщения раунда идут по очереди, остальные ждут.</translation>
    </message>
    <message>
        <source>The tree is that of a switch, but a hub carries one message at a time, so every message of the tree takes its own time.</source>
        <translation>Дерево то же, что в коммутаторе, но концентратор передаёт по одному сообщению, поэтому каждое сообщение дерева занимает своё время.</translation>
    </message>
    <message>
        <source>What is between two nodes keeps nothing: the message is on both lines at the same time, so that it takes the time of one message.</source>
        <translation>Между двумя узлами ничего не хранится: сообщение идёт по обеим линиям одновременно и занимает время одного сообщения.</translation>
    </message>
    <message>
        <source>send partner its chunk, receive theirs for me</source>
        <translation>послать партнёру его порцию, принять свою</translation>
    </message>
    <message>
        <source>goal ← (me + j) mod p, from ← (me − j) mod p</source>
        <comment>variables</comment>
        <translation>цель ← (я + j) mod p, от ← (я − j) mod p</translation>
    </message>
    <message>
        <source>send goal its chunk, receive one of from</source>
        <translation>послать цели её порцию, принять от узла от</translation>
    </message>
    <message>
        <source>held ← held without the one, with the other</source>
        <translation>данные ← данные без первой, со второй</translation>
    </message>
    <message>
        <source>put the chunk for r in, without waiting</source>
        <translation>послать порцию для r, не дожидаясь других</translation>
    </message>
    <message>
        <source>for {what}, r ≠ me</source>
        <comment>a loop: for r ← 0 … p − 1</comment>
        <translation>для {what}, r ≠ я</translation>
    </message>
    <message>
        <source>receive p − 1 chunks, as they come</source>
        <translation>принять p − 1 порций в порядке прихода</translation>
    </message>
    <message>
        <source>Each step brings half of what a node holds nearer by one bit, so the fewest startups that there can be are enough.</source>
        <translation>Каждый шаг приближает половину данных узла к цели на один бит, поэтому хватает наименьшего возможного числа подготовок.</translation>
    </message>
    <message>
        <source>Everything goes round once and everybody takes out what is for its place; all go one way, so no link is needed twice in a step.</source>
        <translation>Всё обходит кольцо один раз, и каждый берёт то, что для его места; все идут в одну сторону, поэтому ни один канал не нужен дважды за шаг.</translation>
    </message>
    <message>
        <source>Every chunk goes straight to its node; of the messages of one step no two need the same link.</source>
        <translation>Каждая порция идёт прямо к своему узлу; никаким двум сообщениям одного шага не нужен один канал.</translation>
    </message>
    <message>
        <source>Every chunk goes straight to its node, one partner a step; on rings the far messages share links.</source>
        <translation>Каждая порция идёт прямо к своему узлу, по партнёру на шаг; на кольцах дальние сообщения делят каналы.</translation>
    </message>
    <message>
        <source>Without any plan: the messages sort themselves out by waiting for one another.</source>
        <translation>Без всякого плана: сообщения разбираются сами, ожидая друг друга.</translation>
    </message>
</context>
<context>
    <name>collective</name>
    <message>
        <source>by the formula</source>
        <translation>по формуле</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>промоделировано</translation>
    </message>
    <message>
        <source>points are medians, bars go from quartile to quartile</source>
        <translation>точки — медианы, отрезки — от квартиля до квартиля</translation>
    </message>
    <message>
        <source>there is nothing to show</source>
        <translation>показать нечего</translation>
    </message>
    <message>
        <source>{title}: measured, simulated, by the formula · {rates}</source>
        <translation>{title}: измерено, промоделировано, по формуле · {rates}</translation>
    </message>
    <message>
        <source>{operation}: {network}, p = {p}</source>
        <translation>{operation}: {network}, p = {p}</translation>
    </message>
    <message>
        <source>measured: the steps shown here ({algorithm})</source>
        <translation>измерено: показанные здесь шаги ({algorithm})</translation>
    </message>
    <message>
        <source>measured: {name}</source>
        <translation>измерено: {name}</translation>
    </message>
    <message>
        <source>tn = {tn} µs, tk = {tk} µs a byte ({source})</source>
        <translation>tn = {tn} мкс, tk = {tk} мкс на байт ({source})</translation>
    </message>
    <message>
        <source>model C fitted to the ping-pong</source>
        <translation>модель C, подобранная по обмену туда и обратно</translation>
    </message>
    <message>
        <source>the file has no ping-pong: {costs} of its scenario</source>
        <translation>в файле нет обмена туда и обратно: взяты {costs} его сценария</translation>
    </message>
    <message>
        <source>ts = {ts}, th = {th}, tw = {tw}</source>
        <translation>ts = {ts}, th = {th}, tw = {tw}</translation>
    </message>
    <message>
        <source>given</source>
        <translation>заданы</translation>
    </message>
    <message>
        <source>the lecture’s cluster</source>
        <translation>кластер из лекции</translation>
    </message>
    <message>
        <source>model C fitted to {name}</source>
        <translation>модель C, подобранная по {name}</translation>
    </message>
    <message>
        <source>these times are of {processes} processes; p = {p} cannot go with them</source>
        <translation>эти времена — для {processes} процессов; p = {p} к ним не подходит</translation>
    </message>
    <message>
        <source>there is no measured collective operation in this file</source>
        <translation>в этом файле нет измеренной коллективной операции</translation>
    </message>
    <message>
        <source>{name} is no collective operation that can be laid over a curve</source>
        <translation>{name} — не коллективная операция, которую можно сравнить с кривой</translation>
    </message>
    <message>
        <source>the file does not say how many processes took part; give p</source>
        <translation>в файле не сказано, сколько процессов участвовало; задайте p</translation>
    </message>
</context>
<context>
    <name>command line</name>
    <message>
        <source>the command {name} comes with a later version; now there is {commands}</source>
        <translation>команда {name} появится в одной из следующих версий; сейчас есть {commands}</translation>
    </message>
    <message>
        <source>there is no command and no file {name}; the commands are {commands}</source>
        <translation>нет ни команды, ни файла {name}; команды: {commands}</translation>
    </message>
    <message>
        <source>the option {option} is not known; --help lists those that are</source>
        <translation>параметр {option} неизвестен; список параметров выводит --help</translation>
    </message>
    <message>
        <source>one file can be named; {value} is one more</source>
        <translation>можно указать только один файл; {value} лишний</translation>
    </message>
    <message>
        <source>the option {option} needs a value</source>
        <translation>параметру {option} нужно значение</translation>
    </message>
    <message>
        <source>the command line cannot be read: {reason}</source>
        <translation>не удалось разобрать командную строку: {reason}</translation>
    </message>
    <message>
        <source>a file must end in one of {endings}; {file} does not</source>
        <translation>имя файла должно оканчиваться на {endings}; {file} не подходит</translation>
    </message>
    <message>
        <source>{format} is no text for a terminal; name a file with -o FILE</source>
        <translation>{format} — не текст для терминала; назовите файл: -o FILE</translation>
    </message>
    <message>
        <source>--separator and --decimal are for csv; the format is {format}</source>
        <translation>--separator и --decimal — для csv; а формат здесь {format}</translation>
    </message>
    <message>
        <source>left out: {what}: {reason}</source>
        <translation>пропущено: {what}: {reason}</translation>
    </message>
    <message>
        <source>no combination is left; the first: {reason}</source>
        <translation>не осталось ни одного сочетания; причина у первого: {reason}</translation>
    </message>
    <message>
        <source>no combination is left</source>
        <translation>ни одного сочетания не осталось</translation>
    </message>
    <message>
        <source>--trace and --data are written as json or text; {format} is neither</source>
        <translation>--trace и --data выводятся в формате json или text; {format} не подходит</translation>
    </message>
    <message>
        <source>the format</source>
        <translation>формат</translation>
    </message>
    <message>
        <source>the language</source>
        <translation>язык</translation>
    </message>
    <message>
        <source>--projector stands for --theme projector; --theme {theme} cannot go with it</source>
        <translation>--projector означает --theme projector; вместе с ним нельзя указать --theme {theme}</translation>
    </message>
    <message>
        <source>{option} has an empty place in its list: {value}</source>
        <translation>в списке {option} пустое место: {value}</translation>
    </message>
    <message>
        <source>give --{one} or --{other}, not both; they are {first} and {second}</source>
        <translation>задайте --{one} или --{other}, но не оба; заданы {first} и {second}</translation>
    </message>
    <message>
        <source>there is no file {value} and no such map; the maps are {known}</source>
        <translation>нет ни файла {value}, ни такого отображения; отображения: {known}</translation>
    </message>
    <message>
        <source>map: {nodes}</source>
        <translation>отображение: {nodes}</translation>
    </message>
    <message>
        <source>{frames} pictures are too many for one {format}; at most {most} fit: choose some with --from, --to and --every</source>
        <translation>{frames} рисунков для одного {format} слишком много, помещается не больше {most}: выберите часть с помощью --from, --to и --every</translation>
    </message>
    <message>
        <source>{command} needs a file to write: -o FILE, with one of the endings {endings}</source>
        <translation>команде {command} нужен файл для записи: -o ФАЙЛ с расширением {endings}</translation>
    </message>
    <message>
        <source>--format does not go with {command}: the ending of the file decides, one of {endings}</source>
        <translation>--format нельзя указать с командой {command}: формат определяет расширение файла, {endings}</translation>
    </message>
    <message>
        <source>{width} by {height} pixels are too many for one {format}; it has at most {most}: take a smaller --scale</source>
        <translation>{width} на {height} пикселей для одного {format} слишком много, в нём не больше {most}: возьмите --scale поменьше</translation>
    </message>
    <message>
        <source>{width} by {height} pixels are too large for {format}; a side has at most {most}: take a smaller --scale</source>
        <translation>{width} на {height} пикселей — слишком большой размер для {format}, сторона не больше {most}: возьмите --scale поменьше</translation>
    </message>
    <message>
        <source>--link must be two neighbours such as 0-1; {value} is not</source>
        <translation>--link: нужны два соседних узла, например 0-1; {value} не подходит</translation>
    </message>
    <message>
        <source>{option} does not go with {other}</source>
        <translation>{option} нельзя указать вместе с {other}</translation>
    </message>
    <message>
        <source>the theme</source>
        <translation>тема</translation>
    </message>
    <message>
        <source>the value of --captions</source>
        <translation>значение --captions</translation>
    </message>
    <message>
        <source>the kind of figure</source>
        <translation>вид рисунка</translation>
    </message>
    <message>
        <source>the value of --text</source>
        <translation>значение --text</translation>
    </message>
    <message>
        <source>{option} stands for --kind {kind}; --kind {other} cannot go with it</source>
        <translation>{option} означает --kind {kind}; вместе с ним нельзя указать --kind {other}</translation>
    </message>
    <message>
        <source>{option} is for {known} only, not for {format}</source>
        <translation>{option} — только для {known}, не для {format}</translation>
    </message>
    <message>
        <source>name a file of measurements, - for standard input, or a sample: {samples}</source>
        <translation>назовите файл измерений, - для стандартного ввода или пример: {samples}</translation>
    </message>
    <message>
        <source>there is no file {file}; samples that come with the program: {samples}</source>
        <translation>файла {file} нет; примеры, которые есть в программе: {samples}</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}</source>
        <translation>{file} не читается: {reason}</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <source>there are rows of several measurements; choose one with --benchmark, --processes and --group: {groups}</source>
        <translation>здесь строки нескольких измерений; выберите одно с помощью --benchmark, --processes и --group: {groups}</translation>
    </message>
    <message>
        <source>no rows are of benchmark {benchmark}, processes {processes}, group {group}; there is {groups}</source>
        <translation>нет строк теста {benchmark}, процессов {processes}, группы {group}; есть {groups}</translation>
    </message>
    <message>
        <source>parameters are given as A:tn=150.3,tk=0.0862,tc=6.7; {value} is not (model {model} has {names}, or sums such as t0+1422*t1)</source>
        <translation>параметры задают как A:tn=150.3,tk=0.0862,tc=6.7; {value} так не задано (у модели {model} есть {names} или суммы вида t0+1422*t1)</translation>
    </message>
    <message>
        <source>parameters begin with the model they are of, as in A:tn=150.3,tk=0.0862,tc=6.7; {value} does not</source>
        <translation>параметры начинаются с модели, к которой относятся, как A:tn=150.3,tk=0.0862,tc=6.7; {value} — нет</translation>
    </message>
    <message>
        <source>the parameters of model {model} are given twice</source>
        <translation>параметры модели {model} заданы дважды</translation>
    </message>
    <message>
        <source>{benchmark} of {processes} processes</source>
        <translation>{benchmark}, процессов: {processes}</translation>
    </message>
    <message>
        <source>{name} ({label})</source>
        <translation>{name} ({label})</translation>
    </message>
    <message numerus="yes">
        <source>{n} more</source>
        <translation>
            <numerusform>ещё {n}</numerusform>
            <numerusform>ещё {n}</numerusform>
            <numerusform>ещё {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>no name</source>
        <translation>без имени</translation>
    </message>
    <message>
        <source>any</source>
        <translation>любой</translation>
    </message>
    <message>
        <source>rows of {group}</source>
        <translation>строки: {group}</translation>
    </message>
    <message>
        <source>line {line} was dropped: {reason}</source>
        <translation>строка {line} пропущена: {reason}</translation>
    </message>
    <message>
        <source>the file has no ping-pong; give tn and tk of model C: --tn 150.3 --tk 0.0862</source>
        <translation>в файле нет обмена туда и обратно; задайте tn и tk модели C: --tn 150.3 --tk 0.0862</translation>
    </message>
    <message>
        <source>no row lies in the range of m</source>
        <translation>ни одна строка не попадает в диапазон m</translation>
    </message>
</context>
<context>
    <name>compare</name>
    <message numerus="yes">
        <source>{kind}, {n} nodes</source>
        <translation>
            <numerusform>{kind}, {n} узел</numerusform>
            <numerusform>{kind}, {n} узла</numerusform>
            <numerusform>{kind}, {n} узлов</numerusform>
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
        <translation>{operation}, двойственная, назад</translation>
    </message>
    <message>
        <source>embedded {guest}: {map}</source>
        <comment>embedded ring: Gray code</comment>
        <translation>отображение ({guest}): {map}</translation>
    </message>
    <message>
        <source>no embedding</source>
        <translation>без отображения</translation>
    </message>
</context>
<context>
    <name>cost</name>
    <message>
        <source>Store-and-forward</source>
        <translation>Передача сообщений</translation>
    </message>
    <message>
        <source>Cut-through</source>
        <translation>Передача пакетов</translation>
    </message>
    <message>
        <source>Finite packets</source>
        <translation>Конечные пакеты</translation>
    </message>
    <message>
        <source>one a step</source>
        <translation>одна на шаг</translation>
    </message>
    <message>
        <source>one each message</source>
        <translation>на каждое сообщение</translation>
    </message>
    <message>
        <source>th and tw must not both be 0: a transfer has to take some time on a link</source>
        <translation>th и tw не могут быть оба равны 0: передача по каналу должна занимать какое-то время</translation>
    </message>
</context>
<context>
    <name>curves</name>
    <message>
        <source>Time: {operation}</source>
        <translation>Время: {operation}</translation>
    </message>
    <message>
        <source>share of the time</source>
        <translation>доля времени</translation>
    </message>
    <message>
        <source>share of the time: {series}</source>
        <translation>доля времени: {series}</translation>
    </message>
    <message>
        <source>{over} = {x}: {startup} + {hop} + {word} %</source>
        <translation>{over} = {x}: {startup} + {hop} + {word} %</translation>
    </message>
    <message>
        <source>simulated = formula at every point</source>
        <translation>модель = формула в каждой точке</translation>
    </message>
    <message>
        <source>other lines against: {series}</source>
        <translation>другие линии относительно: {series}</translation>
    </message>
    <message>
        <source>{name}, the lecture’s bound: {time}</source>
        <translation>{name}, оценка из лекции: {time}</translation>
    </message>
    <message>
        <source>{name}, as the lecture prints it: {time}</source>
        <translation>{name}, как в лекции: {time}</translation>
    </message>
    <message>
        <source>Scale of both axes: {kind}</source>
        <translation>Шкала обеих осей: {kind}</translation>
    </message>
    <message>
        <source>What the curve goes over</source>
        <translation>По чему идёт кривая</translation>
    </message>
    <message>
        <source>{over} = {x}: move it to change the run</source>
        <translation>{over} = {x}: передвиньте, чтобы изменить прогон</translation>
    </message>
    <message>
        <source>Tick the lines: networks, switching methods, algorithms</source>
        <translation>Отметьте линии: сети, методы передачи, алгоритмы</translation>
    </message>
    <message>
        <source>this run’s own line is always there</source>
        <translation>линия самого прогона есть всегда</translation>
    </message>
    <message>
        <source>at most 8 lines can be told apart: take the tick off another one</source>
        <translation>различить можно не больше 8 линий: снимите отметку с другой</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Параметры</translation>
    </message>
    <message>
        <source>Costs of real and of made-up machines</source>
        <translation>Стоимости настоящих и придуманных машин</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>Write these curves to a file</source>
        <translation>Записать эти кривые в файл</translation>
    </message>
    <message>
        <source>{title}: {costs}</source>
        <translation>{title}: {costs}</translation>
    </message>
    <message>
        <source>Times by formula and as simulated</source>
        <translation>Время по формуле и по модели</translation>
    </message>
    <message>
        <source>What startups, headers and words take of the time</source>
        <translation>Какую долю времени занимают подготовка, заголовки и слова</translation>
    </message>
    <message>
        <source>How far simulated times are from the formula, or other lines</source>
        <translation>Насколько модель отличается от формулы, или другие линии от этой</translation>
    </message>
    <message>
        <source>How the time of the run grows while it is played</source>
        <translation>Как растёт время прогона по ходу показа</translation>
    </message>
    <message>
        <source>from the formula, %</source>
        <translation>от формулы, %</translation>
    </message>
    <message>
        <source>from the formula</source>
        <translation>от формулы</translation>
    </message>
    <message>
        <source>between lines, %</source>
        <translation>между линиями, %</translation>
    </message>
    <message>
        <source>Which difference is shown</source>
        <translation>Какая разность показана</translation>
    </message>
    <message>
        <source>{done} of {total} points</source>
        <translation>{done} из {total} точек</translation>
    </message>
    <message>
        <source>no points yet</source>
        <translation>точек пока нет</translation>
    </message>
    <message>
        <source>No line has a point here: tick another one under “Series”</source>
        <translation>Ни у одной линии здесь нет точек: отметьте другую в списке «Линии»</translation>
    </message>
    <message>
        <source>The parts of the time are known when its points are simulated</source>
        <translation>Части времени станут известны, когда точки будут смоделированы</translation>
    </message>
    <message>
        <source>Nothing to compare yet: there is no formula, or no simulated point</source>
        <translation>Сравнивать пока нечего: нет формулы или ни одной смоделированной точки</translation>
    </message>
    <message>
        <source>There is no other line: tick one under “Series”</source>
        <translation>Другой линии нет: отметьте её в списке «Линии»</translation>
    </message>
    <message>
        <source>No run yet: choose a network and an operation</source>
        <translation>Прогона ещё нет: выберите сеть и операцию</translation>
    </message>
    <message>
        <source>{point}
Click: show this run</source>
        <translation>{point}
Щелчок: показать этот случай</translation>
    </message>
    <message>
        <source>By formula {first} and {second} take the same time: {where}</source>
        <translation>По формуле «{first}» и «{second}» занимают одно и то же время: {where}</translation>
    </message>
    <message>
        <source>By simulation {second} overtakes {first}: {where}</source>
        <translation>По моделированию «{second}» обгоняет «{first}»: {where}</translation>
    </message>
    <message>
        <source>{first}
{second}</source>
        <translation>{first}
{second}</translation>
    </message>
    <message>
        <source>{over} = {x}: {part} {share} % of {time}</source>
        <translation>{over} = {x}: {part} — {share} % от {time}</translation>
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
        <translation>время − время линии «{name}»</translation>
    </message>
    <message>
        <source>simulated − formula</source>
        <translation>моделирование − формула</translation>
    </message>
    <message>
        <source>share of the time, %</source>
        <translation>доля времени, %</translation>
    </message>
    <message>
        <source>cycle</source>
        <translation>цикл</translation>
    </message>
    <message>
        <source>lines: formula</source>
        <translation>линии: формула</translation>
    </message>
    <message>
        <source>points: simulated</source>
        <translation>точки: моделирование</translation>
    </message>
    <message>
        <source>dotted: as the lecture prints it</source>
        <translation>пунктир: как напечатано в лекции</translation>
    </message>
    <message>
        <source>dotted: the lecture’s bound</source>
        <translation>пунктир: граница из лекции</translation>
    </message>
    <message>
        <source>thin lines: simulated only, no formula is known</source>
        <translation>тонкие линии: только моделирование, формула неизвестна</translation>
    </message>
    <message>
        <source>{list} · {next}</source>
        <translation>{list} · {next}</translation>
    </message>
    <message>
        <source>startup</source>
        <translation>подготовка</translation>
    </message>
    <message>
        <source>per hop</source>
        <translation>служебные данные</translation>
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
        <translation>{over} = {x}: моделирование {simulated}, формула {analytic}</translation>
    </message>
    <message>
        <source>{over} = {x}: simulated {simulated}</source>
        <translation>{over} = {x}: моделирование {simulated}</translation>
    </message>
    <message>
        <source>{over} = {x}: formula {analytic}</source>
        <translation>{over} = {x}: формула {analytic}</translation>
    </message>
    <message>
        <source>best P = {x}: {time}</source>
        <translation>лучший P = {x}: {time}</translation>
    </message>
    <message>
        <source>between {over} = {low} and {high}</source>
        <translation>между {over} = {low} и {high}</translation>
    </message>
    <message>
        <source>simulated: between {low} and {high}</source>
        <translation>моделирование: между {low} и {high}</translation>
    </message>
    <message>
        <source>Neither a formula nor a simulated time is known here.</source>
        <translation>Здесь не известны ни формула, ни время по моделированию.</translation>
    </message>
    <message>
        <source>Parts of the time: {line}</source>
        <translation>Части времени: {line}</translation>
    </message>
    <message>
        <source>Time so far: {operation}</source>
        <translation>Время к этому моменту: {operation}</translation>
    </message>
    <message>
        <source>step {step}</source>
        <translation>шаг {step}</translation>
    </message>
    <message>
        <source>after cycle {cycle}: {time}</source>
        <translation>после цикла {cycle}: {time}</translation>
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
        <translation>сообщение m</translation>
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
        <translation>число процессоров p</translation>
    </message>
    <message>
        <source>message m, words</source>
        <translation>сообщение m, слов</translation>
    </message>
    <message>
        <source>a curve over</source>
        <translation>кривая по параметру</translation>
    </message>
    <message>
        <source>the range of {letter} must begin below its end; {low} to {high} does not</source>
        <translation>начало диапазона {letter} должно быть меньше его конца; у {low} … {high} это не так</translation>
    </message>
    <message>
        <source>model {model} of a cluster has no {letter}</source>
        <translation>в модели кластера {model} нет {letter}</translation>
    </message>
    <message>
        <source>only the circular shift has a q</source>
        <translation>q есть только у циклического сдвига</translation>
    </message>
    <message>
        <source>shift by q</source>
        <translation>сдвиг на q</translation>
    </message>
    <message>
        <source>startup ts</source>
        <translation>подготовка ts</translation>
    </message>
    <message>
        <source>time a hop th</source>
        <translation>время на канал th</translation>
    </message>
    <message>
        <source>time a word tw</source>
        <translation>время на слово tw</translation>
    </message>
    <message>
        <source>packet P, words</source>
        <translation>пакет P, слов</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Кривые</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>Доли</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Разность</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>По ходу</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Линии</translation>
    </message>
    <message>
        <source>Stop simulating points; the lines stay</source>
        <translation>Прекратить моделирование точек; линии останутся</translation>
    </message>
    <message>
        <source>time</source>
        <translation>время</translation>
    </message>
    <message>
        <source>log</source>
        <translation>лог.</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>лин.</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>разность</translation>
    </message>
    <message>
        <source>shares</source>
        <translation>доли</translation>
    </message>
    <message>
        <source>time so far</source>
        <translation>время к этому моменту</translation>
    </message>
    <message>
        <source>the kind of axes</source>
        <translation>вид осей</translation>
    </message>
    <message>
        <source>what a curve shows</source>
        <translation>что показывает кривая</translation>
    </message>
    <message>
        <source>left out: {line} ({reason})</source>
        <translation>пропущено: {line} ({reason})</translation>
    </message>
    <message>
        <source>no line is left for this curve; {lines}</source>
        <translation>для этой кривой не осталось ни одной линии; {lines}</translation>
    </message>
    <message>
        <source>{name}, {detail}</source>
        <translation>{name}, {detail}</translation>
    </message>
    <message>
        <source>store-and-forward</source>
        <translation>передача сообщений</translation>
    </message>
    <message>
        <source>cut-through</source>
        <translation>передача пакетов</translation>
    </message>
    <message>
        <source>finite packets</source>
        <translation>конечные пакеты</translation>
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
        <translation>в обе стороны</translation>
    </message>
    <message>
        <source>doubling</source>
        <translation>удвоение</translation>
    </message>
    <message>
        <source>near first</source>
        <translation>сначала близкие</translation>
    </message>
    <message>
        <source>round the rings</source>
        <translation>по кольцам</translation>
    </message>
    <message>
        <source>all at once</source>
        <translation>все сразу</translation>
    </message>
    <message>
        <source>farthest first</source>
        <translation>сначала дальние</translation>
    </message>
    <message>
        <source>halving</source>
        <translation>деление пополам</translation>
    </message>
    <message>
        <source>pairwise</source>
        <translation>попарно</translation>
    </message>
    <message>
        <source>direct</source>
        <translation>напрямую</translation>
    </message>
    <message>
        <source>step by step</source>
        <translation>шаг за шагом</translation>
    </message>
    <message>
        <source>accumulating</source>
        <translation>накопление в пути</translation>
    </message>
    <message>
        <source>combining at the end</source>
        <translation>объединение в конце</translation>
    </message>
    <message>
        <source>reduce, broadcast</source>
        <translation>сбор, затем рассылка</translation>
    </message>
    <message>
        <source>binomial tree</source>
        <translation>биномиальное дерево</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>раунды</translation>
    </message>
</context>
<context>
    <name>data</name>
    <message>
        <source>node {node} holds {chunk}</source>
        <translation>у узла {node} есть {chunk}</translation>
    </message>
    <message>
        <source>{chunk} arrives at node {node} in this cycle</source>
        <translation>в этом цикле к узлу {node} приходит {chunk}</translation>
    </message>
    <message>
        <source>node {node} does not hold {chunk} now</source>
        <translation>{chunk} — сейчас не у узла {node}</translation>
    </message>
    <message numerus="yes">
        <source>node {node} holds {n} chunks for node {end}, {origins}</source>
        <translation>
            <numerusform>у узла {node} {n} порция для узла {end}, {origins}</numerusform>
            <numerusform>у узла {node} {n} порции для узла {end}, {origins}</numerusform>
            <numerusform>у узла {node} {n} порций для узла {end}, {origins}</numerusform>
        </translation>
    </message>
    <message>
        <source>node {node} holds 1 chunk for node {end}, {origins}</source>
        <translation>у узла {node} 1 порция для узла {end}, {origins}</translation>
    </message>
    <message>
        <source>node {node} holds no chunk for node {end} now</source>
        <translation>у узла {node} сейчас нет порций для узла {end}</translation>
    </message>
    <message>
        <source>from node {nodes}</source>
        <translation>от узла {nodes}</translation>
    </message>
    <message>
        <source>from nodes {nodes}</source>
        <translation>от узлов {nodes}</translation>
    </message>
    <message>
        <source>the value of node {origin} is in the sum of node {node}</source>
        <translation>значение узла {origin} входит в сумму узла {node}</translation>
    </message>
    <message>
        <source>the value of node {origin} comes into the sum of node {node} in this cycle</source>
        <translation>в этом цикле значение узла {origin} входит в сумму узла {node}</translation>
    </message>
    <message>
        <source>the value of node {origin} is not in the sum of node {node}</source>
        <translation>значения узла {origin} нет в сумме узла {node}</translation>
    </message>
    <message>
        <source>the chunk from {origin}</source>
        <translation>порция узла {origin}</translation>
    </message>
    <message>
        <source>the chunk from {origin} to {end}</source>
        <translation>порция от узла {origin} узлу {end}</translation>
    </message>
    <message>
        <source>the value of node {origin}</source>
        <translation>значение узла {origin}</translation>
    </message>
    <message>
        <source>the value of node {origin} for node {end}</source>
        <translation>значение узла {origin} для узла {end}</translation>
    </message>
    <message>
        <source>step</source>
        <translation>шаг</translation>
    </message>
    <message>
        <source>cycle</source>
        <translation>цикл</translation>
    </message>
    <message>
        <source>hop</source>
        <translation>переход</translation>
    </message>
    <message>
        <source>start</source>
        <translation>начало</translation>
    </message>
    <message>
        <source>end</source>
        <translation>конец</translation>
    </message>
    <message>
        <source>waited</source>
        <translation>ждала</translation>
    </message>
    <message>
        <source>time</source>
        <translation>время</translation>
    </message>
    <message>
        <source>step {step}, cycle {cycle}: {a} → {b}, t = {start} … {end}</source>
        <translation>шаг {step}, цикл {cycle}: {a} → {b}, t = {start} … {end}</translation>
    </message>
    <message>
        <source>{hop}; waited {time} for the link</source>
        <translation>{hop}; ждала канал {time}</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Данные</translation>
    </message>
    <message>
        <source>Who holds what: a row is a node, a column a chunk</source>
        <translation>У кого что: строка — узел, столбец — порция</translation>
    </message>
    <message>
        <source>sum now</source>
        <translation>сейчас</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>в конце</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>есть</translation>
    </message>
    <message>
        <source>in the sum</source>
        <translation>в сумме</translation>
    </message>
    <message>
        <source>arriving now</source>
        <translation>приходит</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>who holds what is being worked out</source>
        <translation>выясняется, у кого что есть</translation>
    </message>
    <message>
        <source>The matrix is drawn for at most {most} nodes, for its squares would be too small; here are {p}. {counts}</source>
        <translation>Матрица рисуется не более чем для {most} узлов: иначе её клетки были бы слишком малы; здесь их {p}. {counts}</translation>
    </message>
    <message numerus="yes">
        <source>Each node holds {n} chunks now.</source>
        <translation>
            <numerusform>Сейчас у каждого узла {n} порция.</numerusform>
            <numerusform>Сейчас у каждого узла {n} порции.</numerusform>
            <numerusform>Сейчас у каждого узла {n} порций.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nodes hold from {low} to {high} chunks now.</source>
        <translation>Сейчас у узлов от {low} до {high} порций.</translation>
    </message>
    <message>
        <source>{before} → {after} chunks a node</source>
        <translation>порций у узла: {before} → {after}</translation>
    </message>
    <message>
        <source>{before} → {after} of {all} values in a sum</source>
        <translation>значений в сумме: {before} → {after} из {all}</translation>
    </message>
    <message>
        <source>a click on a square shows the way of its chunk</source>
        <translation>щелчок по клетке показывает путь её порции</translation>
    </message>
    <message>
        <source>The way of {chunk}</source>
        <translation>Путь: {chunk}</translation>
    </message>
    <message>
        <source>{chunk} is sent nowhere</source>
        <translation>{chunk}: никуда не передаётся</translation>
    </message>
    <message>
        <source>node {node}: its sum is {now} now and must be {end} at the end</source>
        <translation>узел {node}: сумма сейчас {now}, в конце должна быть {end}</translation>
    </message>
    <message>
        <source>node {node}: it has no sum now; at the end it must be {end}</source>
        <translation>узел {node}: суммы сейчас нет, в конце должна быть {end}</translation>
    </message>
    <message>
        <source>node {node}: its sum is {now} now; no result is due here</source>
        <translation>узел {node}: сумма сейчас {now}; результата здесь не ждут</translation>
    </message>
    <message>
        <source>node {node}: it has no sum now, and no result is due here</source>
        <translation>узел {node}: суммы сейчас нет, и результата здесь не ждут</translation>
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
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>The keys work everywhere except while a text field is being edited. A clicker&apos;s forward and back keys are PgDown and PgUp.</source>
        <translation>Клавиши действуют везде, кроме поля ввода, пока в нём идёт правка. Кнопки «вперёд» и «назад» на пульте для презентаций — это PgDown и PgUp.</translation>
    </message>
    <message>
        <source>About Hopscope</source>
        <translation>О программе Hopscope</translation>
    </message>
    <message>
        <source>Hopscope shows collective communication on rings, tori and hypercubes, packet by packet and cycle by cycle, with simulated and analytic time side by side.</source>
        <translation>Hopscope показывает коллективные операции передачи данных на кольце, решётке-торе и гиперкубе — пакет за пакетом, цикл за циклом; время по моделированию и время по формуле стоят рядом.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. Fonts Inter and Noto Sans Mono (OFL), icons Lucide (ISC).</source>
        <translation>Свободная программа под лицензией MIT. Шрифты Inter и Noto Sans Mono (OFL), значки Lucide (ISC).</translation>
    </message>
    <message>
        <source>The scenario “{name}” has unsaved changes. Save them?</source>
        <translation>В сценарии «{name}» есть несохранённые изменения. Сохранить их?</translation>
    </message>
    <message>
        <source>The scene list “{name}” has unsaved changes. Save them?</source>
        <translation>В списке сцен «{name}» есть несохранённые изменения. Сохранить их?</translation>
    </message>
</context>
<context>
    <name>edit</name>
    <message>
        <source>network</source>
        <translation>сеть</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>узлы</translation>
    </message>
    <message>
        <source>operation</source>
        <translation>операция</translation>
    </message>
    <message>
        <source>algorithm</source>
        <translation>алгоритм</translation>
    </message>
    <message>
        <source>switching</source>
        <translation>способ передачи</translation>
    </message>
    <message>
        <source>message size</source>
        <translation>длина сообщения</translation>
    </message>
    <message>
        <source>packet size</source>
        <translation>размер пакета</translation>
    </message>
    <message>
        <source>startup time</source>
        <translation>время подготовки</translation>
    </message>
    <message>
        <source>time per hop</source>
        <translation>время на канал</translation>
    </message>
    <message>
        <source>time per word</source>
        <translation>время на слово</translation>
    </message>
    <message>
        <source>model of a message</source>
        <translation>модель передачи</translation>
    </message>
    <message>
        <source>startups</source>
        <translation>подготовки</translation>
    </message>
    <message>
        <source>order</source>
        <translation>порядок</translation>
    </message>
    <message>
        <source>root</source>
        <translation>корень</translation>
    </message>
    <message>
        <source>shift</source>
        <translation>сдвиг</translation>
    </message>
    <message>
        <source>slow links</source>
        <translation>медленные каналы</translation>
    </message>
    <message>
        <source>embedding</source>
        <translation>отображение</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>заметки</translation>
    </message>
    <message>
        <source>layout</source>
        <translation>расположение</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>метки</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>цвета</translation>
    </message>
    <message>
        <source>notation</source>
        <translation>обозначения</translation>
    </message>
    <message>
        <source>bookmarks</source>
        <translation>закладки</translation>
    </message>
    <message>
        <source>scenario</source>
        <translation>сценарий</translation>
    </message>
</context>
<context>
    <name>embedding</name>
    <message>
        <source>the guest</source>
        <translation>логическая сеть</translation>
    </message>
    <message>
        <source>p must be the square of a whole number of at least 2 for a square mesh; {p} is not ({a} and {b} are), or give the sides, such as 3x5</source>
        <translation>для квадратной решётки p должно быть квадратом целого числа не меньше 2; {p} — нет ({a} и {b} — да); или задайте стороны, например 3x5</translation>
    </message>
    <message>
        <source>a complete binary tree has 2^k - 1 nodes and at least 3; {p} is not such a number ({a} and {b} are)</source>
        <translation>в полном двоичном дереве 2^k - 1 узлов, но не меньше 3; {p} — не такое число ({a} и {b} — такие)</translation>
    </message>
    <message>
        <source>a tree has no sides; give p instead of {dims}</source>
        <translation>у дерева нет сторон; задайте p вместо {dims}</translation>
    </message>
    <message>
        <source>a ring has one side; {dims} has {n}</source>
        <translation>у кольца одна сторона; в {dims} их {n}</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Кольцо</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>кольцо</translation>
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
        <translation>Решётка</translation>
    </message>
    <message>
        <source>mesh</source>
        <translation>решётка</translation>
    </message>
    <message>
        <source>Binary tree</source>
        <translation>Двоичное дерево</translation>
    </message>
    <message>
        <source>binary tree</source>
        <translation>двоичное дерево</translation>
    </message>
    <message>
        <source>the host</source>
        <translation>физическая сеть</translation>
    </message>
    <message>
        <source>Hypercube</source>
        <translation>Гиперкуб</translation>
    </message>
    <message>
        <source>hypercube</source>
        <translation>гиперкуб</translation>
    </message>
    <message>
        <source>the map</source>
        <translation>отображение</translation>
    </message>
    <message>
        <source>every guest node needs a host node of its own; the {guest} has {p} nodes and the {host} {q}</source>
        <translation>каждому логическому узлу нужен свой физический узел; логическая сеть ({guest}) имеет узлов: {p}, физическая ({host}): {q}</translation>
    </message>
    <message>
        <source>the Gray code numbers the nodes of a hypercube; the host is a {host}</source>
        <translation>код Грея нумерует узлы гиперкуба; физическая сеть — {host}</translation>
    </message>
    <message>
        <source>the Gray code lays rings, tori and meshes into a hypercube; the guest is a {guest}</source>
        <translation>код Грея отображает на гиперкуб кольца, торы и решётки; логическая сеть — {guest}</translation>
    </message>
    <message>
        <source>a ring of odd length has no place in a hypercube on which all neighbours stay neighbours, so the Gray code needs even sides; {dims} has the side {side}</source>
        <translation>кольцо нечётной длины нельзя отобразить на гиперкуб так, чтобы все соседи остались соседями, поэтому коду Грея нужны чётные стороны; в {dims} есть сторона {side}</translation>
    </message>
    <message>
        <source>the Gray code needs a hypercube of {need} nodes for {dims}, a power of two for each side; the host has {q}</source>
        <translation>для {dims} коду Грея нужен гиперкуб из {need} узлов, по степени двойки на каждую сторону; в физической сети их {q}</translation>
    </message>
    <message>
        <source>a node is left out where a ring or a side of a torus is odd</source>
        <translation>узел пропускается там, где длина кольца или сторона тора нечётна</translation>
    </message>
    <message>
        <source>the snake is a ring; the guest is a {guest}</source>
        <translation>змейка — это кольцо; логическая сеть — {guest}</translation>
    </message>
    <message>
        <source>the snake winds through a torus or a mesh of two or more sides; the host is {host}</source>
        <translation>змейка вьётся по тору или решётке с двумя и более сторонами; физическая сеть — {host}</translation>
    </message>
    <message>
        <source>no closed way of {p} nodes is known in the {host} of {dims}</source>
        <translation>замкнутый путь из {p} узлов в этой сети ({host} {dims}) неизвестен</translation>
    </message>
    <message>
        <source>in-order numbers are those of a binary tree; the guest is a {guest}</source>
        <translation>симметричная нумерация есть у двоичного дерева; логическая сеть — {guest}</translation>
    </message>
    <message>
        <source>in-order numbers lay a tree into a hypercube; the host is a {host}</source>
        <translation>симметричная нумерация отображает дерево на гиперкуб; физическая сеть — {host}</translation>
    </message>
    <message>
        <source>a ring is folded along the rows of a torus, mesh or ring, a torus into the mesh that has its own sides</source>
        <translation>кольцо складывается вдоль строк тора, решётки или кольца, тор — в решётку с теми же сторонами</translation>
    </message>
    <message>
        <source>Gray code</source>
        <translation>Код Грея</translation>
    </message>
    <message>
        <source>Gray code, one node left out</source>
        <translation>Код Грея без одного узла</translation>
    </message>
    <message>
        <source>Snake</source>
        <translation>Змейка</translation>
    </message>
    <message>
        <source>In-order numbers</source>
        <translation>Симметричная нумерация</translation>
    </message>
    <message>
        <source>Folded</source>
        <translation>Складывание</translation>
    </message>
    <message>
        <source>Equal numbers</source>
        <translation>Равные номера</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Случайное</translation>
    </message>
    <message>
        <source>Best known</source>
        <translation>Лучшее известное</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Вручную</translation>
    </message>
    <message>
        <source>{file}, line {line}</source>
        <translation>{file}, строка {line}</translation>
    </message>
    <message>
        <source>the map, guest node {line}</source>
        <translation>отображение, логический узел {line}</translation>
    </message>
    <message>
        <source>{place}: a host node must be a whole number from 0 to {last}; {value} is not</source>
        <translation>{place}: физический узел должен быть целым числом от 0 до {last}; {value} — нет</translation>
    </message>
    <message>
        <source>{place}: host node {value} is taken already ({first}); every guest node needs one of its own</source>
        <translation>{place}: физический узел {value} уже занят ({first}); каждому логическому узлу нужен свой</translation>
    </message>
    <message>
        <source>{place} is missing: the guest has {p} nodes, and the map names host nodes for {n}</source>
        <translation>{place}: такой нет; узлов в логической сети: {p}, а физические узлы названы только для {n}</translation>
    </message>
    <message>
        <source>{place}: the host node {value} is one too many; the guest has {p} nodes</source>
        <translation>{place}: физический узел {value} лишний; узлов в логической сети: {p}</translation>
    </message>
    <message>
        <source>the map {file} cannot be read</source>
        <translation>отображение {file} не читается</translation>
    </message>
    <message>
        <source>the map must be a list of host nodes; {value} is none</source>
        <translation>отображение должно быть списком физических узлов; {value} — нет</translation>
    </message>
    <message>
        <source>the map {file} has {size} bytes; a map has at most {most}</source>
        <translation>в отображении {file} байтов: {size}; допускается не больше {most}</translation>
    </message>
    <message>
        <source>a guest node must be a whole number from 0 to {last}; {value} is not</source>
        <translation>логический узел должен быть целым числом от 0 до {last}; {value} — нет</translation>
    </message>
    <message>
        <source>a host node must be a whole number from 0 to {last}; {value} is not</source>
        <translation>физический узел должен быть целым числом от 0 до {last}; {value} — нет</translation>
    </message>
    <message>
        <source>this scenario has no embedding; choose one with --embedding, such as ring:gray, or lay a guest into a host with --guest and --host</source>
        <translation>у этого сценария нет вложения; выберите его через --embedding, например ring:gray, или вложите логическую сеть в физическую через --guest и --host</translation>
    </message>
</context>
<context>
    <name>embedding lab</name>
    <message>
        <source>Guest</source>
        <translation>Логическая сеть</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Физическая сеть</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Прогон</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Рисунок</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Point at an edge or a line, or go through them with the arrow keys: what belongs to it is lit. Drag a node onto a host node.</source>
        <translation>Наведите мышь на ребро или линию или переберите их клавишами со стрелками: подсветится то, что к ним относится. Перетащите узел на физический узел.</translation>
    </message>
    <message>
        <source>Best map</source>
        <translation>Лучшее</translation>
    </message>
    <message>
        <source>Open map…</source>
        <translation>Открыть…</translation>
    </message>
    <message>
        <source>Save map…</source>
        <translation>Сохранить…</translation>
    </message>
    <message>
        <source>Use in the run</source>
        <translation>Применить в прогоне</translation>
    </message>
    <message>
        <source>Take from the run</source>
        <translation>Взять из прогона</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Копировать рисунок</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>Копировать команду</translation>
    </message>
    <message>
        <source>{network}: kind</source>
        <translation>{network}: вид</translation>
    </message>
    <message>
        <source>{network}: nodes or sides, such as 16 or 4x4</source>
        <translation>{network}: число узлов или стороны, например 16 или 4x4</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Отображение</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Начальное число</translation>
    </message>
    <message>
        <source>Host nodes of guest nodes 0, 1, …</source>
        <translation>Физические узлы для 0, 1, …</translation>
    </message>
    <message>
        <source>drag a node, or type the host nodes below</source>
        <translation>перетащите узел или введите физические узлы ниже</translation>
    </message>
    <message>
        <source>operations run on rings and tori; the guest is a {guest}</source>
        <translation>операции выполняются на кольцах и торах; логическая сеть — {guest}</translation>
    </message>
    <message>
        <source>the program runs operations on rings, tori and hypercubes; the host is a {host}</source>
        <translation>программа выполняет операции на кольцах, торах и гиперкубах; физическая сеть — {host}</translation>
    </message>
    <message>
        <source>Guest and host</source>
        <translation>Логическая и физическая сети</translation>
    </message>
    <message>
        <source>Embedding lab</source>
        <translation>Лаборатория отображений</translation>
    </message>
    <message>
        <source>Open a map: a host node a line</source>
        <translation>Открыть отображение: по физическому узлу в строке</translation>
    </message>
    <message>
        <source>Save the map</source>
        <translation>Сохранить отображение</translation>
    </message>
    <message>
        <source>Maps (*.txt *.map);;All files (*)</source>
        <translation>Отображения (*.txt *.map);;Все файлы (*)</translation>
    </message>
</context>
<context>
    <name>embedding words</name>
    <message>
        <source>embedding: {guest} of {size} in the {host} of {host_size} ({map}): {numbers}</source>
        <translation>отображение: {guest} {size} на {host} {host_size} ({map}): {numbers}</translation>
    </message>
    <message>
        <source>congestion {congestion}, dilation {dilation}, expansion {expansion}</source>
        <translation>уплотнение {congestion}, удлинение {dilation}, увеличение {expansion}</translation>
    </message>
    <message>
        <source>congestion: {n} (most logical edges over a line)</source>
        <translation>уплотнение: {n} (наибольшее число логических рёбер на одной линии)</translation>
    </message>
    <message>
        <source>dilation: {n} (longest path of a logical edge)</source>
        <translation>удлинение: {n} (самый длинный путь логического ребра)</translation>
    </message>
    <message>
        <source>expansion: {n} (host nodes over guest nodes)</source>
        <translation>увеличение: {n} (физических узлов на логический)</translation>
    </message>
    <message>
        <source>line {a}–{b} of the host carries {edges}</source>
        <comment>edges: 3 logical edges</comment>
        <translation>по линии {a}–{b} физической сети проходит: {edges}</translation>
    </message>
    <message>
        <source>1 logical edge: {list}</source>
        <translation>1 логическое ребро: {list}</translation>
    </message>
    <message numerus="yes">
        <source>{n} logical edges: {list}</source>
        <translation>
            <numerusform>{n} логическое ребро: {list}</numerusform>
            <numerusform>{n} логических ребра: {list}</numerusform>
            <numerusform>{n} логических рёбер: {list}</numerusform>
        </translation>
    </message>
    <message>
        <source>no logical edge</source>
        <translation>ни одного логического ребра</translation>
    </message>
    <message>
        <source>1 link</source>
        <translation>1 канал</translation>
    </message>
    <message numerus="yes">
        <source>{n} links</source>
        <translation>
            <numerusform>{n} канал</numerusform>
            <numerusform>{n} канала</numerusform>
            <numerusform>{n} каналов</numerusform>
        </translation>
    </message>
    <message>
        <source>logical edge {a}–{b} is the path {path}, {links}</source>
        <comment>path: 0 → 1 → 3</comment>
        <translation>логическое ребро {a}–{b} — это путь {path}, {links}</translation>
    </message>
    <message numerus="yes">
        <source>{list} and {n} more</source>
        <translation>
            <numerusform>{list} и ещё {n}</numerusform>
            <numerusform>{list} и ещё {n}</numerusform>
            <numerusform>{list} и ещё {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>Guest: {guest} of {size}</source>
        <translation>Логическая сеть: {guest} {size}</translation>
    </message>
    <message>
        <source>Host: {host} of {size}</source>
        <translation>Физическая сеть: {host} {size}</translation>
    </message>
    <message>
        <source>On an edge: the links of its path, if more than 1</source>
        <translation>На ребре: сколько каналов в его пути, если больше 1</translation>
    </message>
    <message>
        <source>On a line: the logical edges over it</source>
        <translation>На линии: сколько по ней логических рёбер</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Отображение</translation>
    </message>
    <message>
        <source>Congestion</source>
        <translation>Уплотнение</translation>
    </message>
    <message>
        <source>Dilation</source>
        <translation>Удлинение</translation>
    </message>
    <message>
        <source>Expansion</source>
        <translation>Увеличение</translation>
    </message>
    <message>
        <source>all neighbours stay neighbours: every logical edge is one link, and no line carries two</source>
        <translation>все соседи остаются соседями: каждое логическое ребро — один канал, и ни по одной линии не идут два</translation>
    </message>
    <message>
        <source>a jump by {by} along the ring is {links}: ring nodes {a} and {b} are the host nodes {x} and {y}</source>
        <translation>прыжок на {by} по кольцу — {links}: узлы кольца {a} и {b} — это физические узлы {x} и {y}</translation>
    </message>
    <message>
        <source>a jump by {by} along the ring is up to {links}: ring nodes {a} and {b} are the host nodes {x} and {y}</source>
        <translation>прыжок на {by} по кольцу — самое большее {links}: узлы кольца {a} и {b} — это физические узлы {x} и {y}</translation>
    </message>
    <message>
        <source>a shift by {q} = {sum} is {links} one after the other</source>
        <comment>5 = 4 + 1</comment>
        <translation>сдвиг на {q} = {sum} — {links} один за другим</translation>
    </message>
    <message>
        <source>a logical edge must be a whole number from 0 to {last}; {value} is not</source>
        <translation>логическое ребро должно быть целым числом от 0 до {last}; {value} — нет</translation>
    </message>
    <message>
        <source>a line of the host must be a whole number from 0 to {last}; {value} is not</source>
        <translation>линия физической сети должна быть целым числом от 0 до {last}; {value} — нет</translation>
    </message>
    <message>
        <source>an embedding is drawn up to {most} host nodes; this host has {p}</source>
        <translation>отображение рисуется, если физических узлов не больше {most}; в этой сети их {p}</translation>
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
        <translation>CSV (значения через запятую)</translation>
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
        <translation>XLSX (электронная таблица)</translation>
    </message>
    <message>
        <source>a TikZ figure is at most {most} pixels wide and high; this one is {width} by {height}</source>
        <translation>рисунок TikZ может быть не шире и не выше {most} пикселей; этот — {width} на {height}</translation>
    </message>
    <message>
        <source>the separator</source>
        <translation>разделитель</translation>
    </message>
    <message>
        <source>the decimal sign</source>
        <translation>десятичный знак</translation>
    </message>
    <message>
        <source>the separator and the decimal sign cannot both be a comma; take the separator semicolon or tab</source>
        <translation>разделитель и десятичный знак не могут оба быть запятой; возьмите разделитель semicolon или tab</translation>
    </message>
    <message>
        <source>{name} must be a number from {low} to {high}; {value} is not</source>
        <translation>{name}: нужно число от {low} до {high}; {value} не подходит</translation>
    </message>
    <message>
        <source>{what} is written as {known}; {value} is none of them</source>
        <translation>«{what}» записывается как {known}; {value} сюда не относится</translation>
    </message>
    <message>
        <source>to must be above from; {low} to {high} is no range</source>
        <translation>to должно быть больше from; от {low} до {high} — не отрезок</translation>
    </message>
    <message>
        <source>{name} needs a value</source>
        <translation>{name}: нужно значение</translation>
    </message>
    <message>
        <source>what to export</source>
        <translation>что экспортировать</translation>
    </message>
    <message>
        <source>the language</source>
        <translation>язык</translation>
    </message>
    <message>
        <source>the choice</source>
        <translation>выбор</translation>
    </message>
    <message>
        <source>Network at a cycle</source>
        <translation>Сеть в одном цикле</translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation>Вложение</translation>
    </message>
    <message>
        <source>Measured times and models</source>
        <translation>Измеренные времена и модели</translation>
    </message>
    <message>
        <source>Measured collective operation</source>
        <translation>Измеренная коллективная операция</translation>
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
        <translation>PDF, страница на каждый цикл</translation>
    </message>
    <message>
        <source>Page for a browser (HTML)</source>
        <translation>Страница для браузера (HTML)</translation>
    </message>
    <message>
        <source>The picture of one cycle, for a sheet or a slide.</source>
        <translation>Картинка одного цикла — для листка или слайда.</translation>
    </message>
    <message>
        <source>Textbook figure</source>
        <translation>Рисунок для учебника</translation>
    </message>
    <message>
        <source>All steps of the algorithm in one picture.</source>
        <translation>Все шаги алгоритма на одной картинке.</translation>
    </message>
    <message>
        <source>Handout</source>
        <translation>Раздаточный лист</translation>
    </message>
    <message>
        <source>The network in all cycles on one A4 page, to hand out.</source>
        <translation>Сеть во всех циклах на одной странице A4 — чтобы раздать.</translation>
    </message>
    <message>
        <source>Links over time</source>
        <translation>Каналы во времени</translation>
    </message>
    <message>
        <source>When each link is busy, and with how much.</source>
        <translation>Когда каждый канал занят и сколько по нему идёт.</translation>
    </message>
    <message>
        <source>Gantt chart</source>
        <translation>Диаграмма Ганта</translation>
    </message>
    <message>
        <source>What one message goes through, or all that a node sends and receives.</source>
        <translation>Путь одного сообщения или всё, что узел передаёт и принимает.</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Кривые</translation>
    </message>
    <message>
        <source>The time over a parameter, for several networks.</source>
        <translation>Время в зависимости от параметра для нескольких сетей.</translation>
    </message>
    <message>
        <source>The logical network and the one that carries it, side by side.</source>
        <translation>Логическая сеть и сеть, в которую она вложена, рядом.</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Анимация</translation>
    </message>
    <message>
        <source>The network cycle by cycle: a film, or a PDF with a page for each.</source>
        <translation>Сеть цикл за циклом: фильм или PDF, где на каждый цикл страница.</translation>
    </message>
    <message>
        <source>Page for a browser</source>
        <translation>Страница для браузера</translation>
    </message>
    <message>
        <source>One file that shows the whole run in any browser, without a network; the arrow keys go through its cycles.</source>
        <translation>Один файл, который показывает весь прогон в любом браузере без сети; клавиши со стрелками листают циклы.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>Steps, cycles, simulated and analytic time of one run or of many.</source>
        <translation>Шаги, циклы, моделируемое и аналитическое время одного прогона или многих.</translation>
    </message>
    <message>
        <source>Data of the run</source>
        <translation>Данные прогона</translation>
    </message>
    <message>
        <source>Every crossing of a link, and what the nodes hold at both ends.</source>
        <translation>Каждое прохождение канала и то, что есть у узлов в начале и в конце.</translation>
    </message>
    <message>
        <source>Measured points, the lines of models A, B and C, and their errors.</source>
        <translation>Измеренные точки, линии моделей A, B и C и их ошибки.</translation>
    </message>
    <message>
        <source>Measured times over the simulated points and the line of the formula.</source>
        <translation>Измеренные времена поверх промоделированных точек и линии по формуле.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Печать</translation>
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
        <translation>сообщения</translation>
    </message>
    <message>
        <source>a node</source>
        <translation>узла</translation>
    </message>
    <message>
        <source>the time</source>
        <translation>время</translation>
    </message>
    <message>
        <source>simulated less analytic</source>
        <translation>моделируемое минус аналитическое</translation>
    </message>
    <message>
        <source>shares of the time</source>
        <translation>доли времени</translation>
    </message>
    <message>
        <source>the time so far</source>
        <translation>время к этому моменту</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>логарифмические</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>линейные</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>запятая</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>точка с запятой</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>табуляция</translation>
    </message>
    <message>
        <source>dot</source>
        <translation>точка</translation>
    </message>
    <message>
        <source>this scenario</source>
        <translation>этот сценарий</translation>
    </message>
    <message>
        <source>p from 4 to 1024</source>
        <translation>p от 4 до 1024</translation>
    </message>
    <message>
        <source>all networks</source>
        <translation>все сети</translation>
    </message>
    <message>
        <source>all operations</source>
        <translation>все операции</translation>
    </message>
    <message>
        <source>all networks, p from 4 to 1024</source>
        <translation>все сети, p от 4 до 1024</translation>
    </message>
    <message>
        <source>all networks and operations, p from 4 to 1024</source>
        <translation>все сети и операции, p от 4 до 1024</translation>
    </message>
    <message>
        <source>the program {program} cannot be started: {reason}</source>
        <translation>программу {program} не удаётся запустить: {reason}</translation>
    </message>
    <message>
        <source>the export broke off without a word (code {code})</source>
        <translation>экспорт прервался без объяснений (код {code})</translation>
    </message>
    <message>
        <source>the export broke off: {reason}</source>
        <translation>экспорт прервался: {reason}</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Co&amp;py command</source>
        <translation>&amp;Копировать команду</translation>
    </message>
    <message>
        <source>The command reads the part on show from the scenario’s file: save it first.</source>
        <translation>Команда читает видимую часть из файла сценария: сначала сохраните его.</translation>
    </message>
    <message>
        <source>Cycle</source>
        <translation>Цикл</translation>
    </message>
    <message>
        <source>Only the part on show</source>
        <translation>Только видимая часть</translation>
    </message>
    <message>
        <source>Chart of</source>
        <translation>Диаграмма</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Номер</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>В зависимости от</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Отрезок</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>Оси</translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation>Циклы</translation>
    </message>
    <message>
        <source>Cycles apart</source>
        <translation>Шаг по циклам</translation>
    </message>
    <message>
        <source>Pictures a second</source>
        <translation>Кадров в секунду</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Масштаб</translation>
    </message>
    <message>
        <source>A line below that says what it is</source>
        <translation>Подпись внизу: что это такое</translation>
    </message>
    <message>
        <source>Transparent ground</source>
        <translation>Прозрачный фон</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Строки</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>Разделитель</translation>
    </message>
    <message>
        <source>Decimal sign</source>
        <translation>Десятичный знак</translation>
    </message>
    <message>
        <source>Every crossing of a link</source>
        <translation>Каждое прохождение канала</translation>
    </message>
    <message>
        <source>What the nodes hold at both ends</source>
        <translation>Что есть у узлов в начале и в конце</translation>
    </message>
    <message>
        <source>from</source>
        <translation>от</translation>
    </message>
    <message>
        <source>to</source>
        <translation>до</translation>
    </message>
    <message>
        <source>of {cycles}</source>
        <translation>из {cycles}</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>пикселей</translation>
    </message>
    <message>
        <source>as in the panel</source>
        <translation>как на панели</translation>
    </message>
    <message>
        <source>{file} was not written</source>
        <translation>{file}: файл не записан</translation>
    </message>
    <message>
        <source>{file} is being made</source>
        <translation>{file}: создаётся</translation>
    </message>
    <message>
        <source>{file} is being made: {done} of {total}</source>
        <translation>{file}: создаётся, {done} из {total}</translation>
    </message>
    <message>
        <source>{file} is written</source>
        <translation>{file}: записан</translation>
    </message>
    <message>
        <source>{file} is written; {note}</source>
        <translation>{file}: записан; {note}</translation>
    </message>
    <message>
        <source>{file}: cancelled, nothing was written</source>
        <translation>{file}: отменено, ничего не записано</translation>
    </message>
    <message>
        <source>{file}: cancelling</source>
        <translation>{file}: отменяется</translation>
    </message>
    <message numerus="yes">
        <source>{note} (and {n} more)</source>
        <translation>
            <numerusform>{note} (и ещё {n})</numerusform>
            <numerusform>{note} (и ещё {n})</numerusform>
            <numerusform>{note} (и ещё {n})</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Отмена</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Отк&amp;рыть</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>Показать в &amp;папке</translation>
    </message>
    <message>
        <source>This has no preview.</source>
        <translation>Предпросмотра здесь нет.</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Предпросмотр</translation>
    </message>
    <message>
        <source>{width} × {height} pixels; in print {across} × {down} cm</source>
        <translation>{width} × {height} пикселей; в печати {across} × {down} см</translation>
    </message>
    <message>
        <source>{width} × {height} pixels</source>
        <translation>{width} × {height} пикселей</translation>
    </message>
    <message>
        <source>{across} × {down} cm, on a screen {width} × {height} pixels</source>
        <translation>{across} × {down} см, на экране {width} × {height} пикселей</translation>
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
        <translation>&amp;Имя файла</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>О&amp;бзор…</translation>
    </message>
    <message>
        <source>Where to export to</source>
        <translation>Куда экспортировать</translation>
    </message>
    <message>
        <source>{format} (*.{ending})</source>
        <translation>{format} (*.{ending})</translation>
    </message>
    <message>
        <source>the file needs a name</source>
        <translation>файлу нужно имя</translation>
    </message>
    <message>
        <source>a file of {format} ends in .{ending}; {name} does not</source>
        <translation>файл {format} кончается на .{ending}; {name} — нет</translation>
    </message>
    <message>
        <source>there is no folder {folder}</source>
        <translation>нет папки {folder}</translation>
    </message>
    <message>
        <source>What to export</source>
        <translation>Что экспортировать</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Формат</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Экспортировать</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>{file} is being made already</source>
        <translation>{file}: уже создаётся</translation>
    </message>
    <message>
        <source>an mp4 needs the program ffmpeg, which is not there; install ffmpeg, or run uv sync --extra video, or take the ending .gif</source>
        <translation>для mp4 нужна программа ffmpeg, а её нет; установите ffmpeg, или выполните uv sync --extra video, или возьмите расширение .gif</translation>
    </message>
    <message>
        <source>ffmpeg could not make the mp4: {reason}</source>
        <translation>ffmpeg не смог сделать mp4: {reason}</translation>
    </message>
</context>
<context>
    <name>fault</name>
    <message>
        <source>A fault in Hopscope</source>
        <translation>Ошибка в Hopscope</translation>
    </message>
    <message>
        <source>Something went wrong inside the program: {what}. You can go on working. If you close the program now, unsaved changes are kept and offered at the next start. The log is {log}.</source>
        <translation>В программе случилась ошибка: {what}. Можно работать дальше. Если закрыть программу сейчас, несохранённые изменения останутся и будут предложены при следующем запуске. Журнал: {log}.</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Отчёт</translation>
    </message>
    <message>
        <source>C&amp;opy the report</source>
        <translation>&amp;Копировать отчёт</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Продолжить</translation>
    </message>
    <message>
        <source>&amp;Close the program</source>
        <translation>&amp;Закрыть программу</translation>
    </message>
</context>
<context>
    <name>fit</name>
    <message>
        <source>there is no measured time to fit the models to</source>
        <translation>нет измеренных времён, по которым можно подобрать модели</translation>
    </message>
    <message>
        <source>the parameters given for model {model} do not say how long {m} bytes take; give {names}</source>
        <translation>из параметров, заданных для модели {model}, не следует время для {m} байт; задайте {names}</translation>
    </message>
    <message>
        <source>the parameters given for model {model} contradict each other: {given}</source>
        <translation>параметры, заданные для модели {model}, противоречат друг другу: {given}</translation>
    </message>
    <message>
        <source>model {model}: {names} cannot be told apart; only {combination} can be found</source>
        <translation>модель {model}: {names} нельзя разделить; можно найти только {combination}</translation>
    </message>
    <message>
        <source>model {model}: as many numbers are fitted as there are different rows, so nothing is left to say how sure they are</source>
        <translation>модель {model}: чисел подбирается столько же, сколько строк, и судить об их точности не по чему</translation>
    </message>
    <message>
        <source>model {model}: {name} comes out as {value}, which no time can be</source>
        <translation>модель {model}: {name} получается {value}, а время таким не бывает</translation>
    </message>
    <message>
        <source>model B: its mean error of {b} % is below 0.8 of C&apos;s {c} %</source>
        <translation>модель B: её средняя ошибка {b} % меньше 0,8 от ошибки C, {c} %</translation>
    </message>
    <message>
        <source>model C: its mean error of {c} % is below 0.8 of B&apos;s {b} %</source>
        <translation>модель C: её средняя ошибка {c} % меньше 0,8 от ошибки B, {b} %</translation>
    </message>
    <message>
        <source>no model is better on this data: the mean errors of B, {b} %, and of C, {c} %, are too near</source>
        <translation>на этих данных ни одна модель не лучше: средние ошибки B, {b} %, и C, {c} %, слишком близки</translation>
    </message>
    <message>
        <source>only where both B and C are given can one be better</source>
        <translation>лучшая определяется, только если заданы и B, и C</translation>
    </message>
    <message>
        <source>m, bytes</source>
        <translation>m, байт</translation>
    </message>
    <message>
        <source>time, µs</source>
        <translation>время, мкс</translation>
    </message>
    <message>
        <source>error, %</source>
        <translation>ошибка, %</translation>
    </message>
    <message>
        <source>model {model}</source>
        <translation>модель {model}</translation>
    </message>
    <message>
        <source>model {model}, given</source>
        <translation>модель {model}, заданная</translation>
    </message>
    <message numerus="yes">
        <source>and {n} more groups</source>
        <translation>
            <numerusform>и ещё {n} группа</numerusform>
            <numerusform>и ещё {n} группы</numerusform>
            <numerusform>и ещё {n} групп</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} times of 0 bytes have no place on a logarithmic axis</source>
        <translation>
            <numerusform>{n} времени для 0 байт нет места на логарифмической оси</numerusform>
            <numerusform>{n} временам для 0 байт нет места на логарифмической оси</numerusform>
            <numerusform>{n} временам для 0 байт нет места на логарифмической оси</numerusform>
        </translation>
    </message>
    <message>
        <source>{title}: measured times and models A, B, C · {best}</source>
        <translation>{title}: измеренные времена и модели A, B, C · {best}</translation>
    </message>
    <message>
        <source>measured, µs</source>
        <translation>измерено, мкс</translation>
    </message>
    <message>
        <source>model {model}, µs</source>
        <translation>модель {model}, мкс</translation>
    </message>
    <message>
        <source>error of {model}, %</source>
        <translation>ошибка {model}, %</translation>
    </message>
    <message>
        <source>model {model}: {numbers}</source>
        <translation>модель {model}: {numbers}</translation>
    </message>
    <message>
        <source>{name} = {value} (95 %: {low} to {high})</source>
        <translation>{name} = {value} (95 %: от {low} до {high})</translation>
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
        <translation>модель {model}: средняя ошибка {mean} %, среднеквадратичная {rms} мкс</translation>
    </message>
    <message>
        <source>best: {reason}</source>
        <translation>лучшая — {reason}</translation>
    </message>
    <message>
        <source>benchmark</source>
        <translation>тест</translation>
    </message>
    <message>
        <source>processes</source>
        <translation>процессы</translation>
    </message>
    <message>
        <source>line</source>
        <translation>строка</translation>
    </message>
    <message>
        <source>file</source>
        <translation>файл</translation>
    </message>
    <message>
        <source>model {model}: {name} is {value}; a run needs 0 or more, so move it first</source>
        <translation>модель {model}: {name} равно {value}; прогону нужно значение не меньше 0, сначала измените его</translation>
    </message>
    <message>
        <source>{model} given, µs</source>
        <translation>{model} заданная, мкс</translation>
    </message>
    <message>
        <source>error of {model} given, %</source>
        <translation>ошибка заданной {model}, %</translation>
    </message>
</context>
<context>
    <name>form</name>
    <message>
        <source>Cost</source>
        <translation>Параметры передачи</translation>
    </message>
    <message>
        <source>&lt;i&gt;m&lt;/i&gt;</source>
        <translation>&lt;i&gt;m&lt;/i&gt;</translation>
    </message>
    <message>
        <source>words</source>
        <translation>слов</translation>
    </message>
    <message>
        <source>m: the size of a message or block in words</source>
        <translation>m: размер сообщения или блока в словах</translation>
    </message>
    <message>
        <source>&lt;i&gt;t&lt;/i&gt;&lt;sub&gt;s&lt;/sub&gt;</source>
        <translation>&lt;i&gt;t&lt;/i&gt;&lt;sub&gt;н&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>startup</source>
        <translation>подготовка</translation>
    </message>
    <message>
        <source>ts: the time to prepare a message</source>
        <translation>tн (ts): время подготовки сообщения</translation>
    </message>
    <message>
        <source>&lt;i&gt;t&lt;/i&gt;&lt;sub&gt;h&lt;/sub&gt;</source>
        <translation>&lt;i&gt;t&lt;/i&gt;&lt;sub&gt;с&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>per hop</source>
        <translation>служебные данные</translation>
    </message>
    <message>
        <source>th: the time of the header over one link</source>
        <translation>tс (th): время передачи служебных данных (заголовка) по одному каналу</translation>
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
        <translation>tк (tw): время передачи одного слова по одному каналу</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>байт</translation>
    </message>
    <message>
        <source>m: the size of a message or block in bytes</source>
        <translation>m: размер сообщения или блока в байтах</translation>
    </message>
    <message>
        <source>&lt;i&gt;t&lt;/i&gt;&lt;sub&gt;n&lt;/sub&gt;</source>
        <translation>&lt;i&gt;t&lt;/i&gt;&lt;sub&gt;н&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>tn: the time to prepare a message</source>
        <translation>tн: время подготовки сообщения</translation>
    </message>
    <message>
        <source>&lt;i&gt;t&lt;/i&gt;&lt;sub&gt;c&lt;/sub&gt;</source>
        <translation>&lt;i&gt;t&lt;/i&gt;&lt;sub&gt;с&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>service data</source>
        <translation>служебные данные</translation>
    </message>
    <message>
        <source>tc: the time of a message&apos;s service data</source>
        <translation>tс: время передачи служебных данных сообщения</translation>
    </message>
    <message>
        <source>&lt;i&gt;t&lt;/i&gt;&lt;sub&gt;0&lt;/sub&gt;</source>
        <translation>&lt;i&gt;t&lt;/i&gt;&lt;sub&gt;нач0&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>t0: the part of the startup that is the network&apos;s</source>
        <translation>t0: аппаратная часть подготовки</translation>
    </message>
    <message>
        <source>&lt;i&gt;t&lt;/i&gt;&lt;sub&gt;1&lt;/sub&gt;</source>
        <translation>&lt;i&gt;t&lt;/i&gt;&lt;sub&gt;нач1&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>prepare a byte</source>
        <translation>подготовка байта</translation>
    </message>
    <message>
        <source>t1: the time to prepare a byte of the first packet</source>
        <translation>t1: время подготовки байта первого пакета</translation>
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
        <translation>tк: время передачи одного байта</translation>
    </message>
    <message>
        <source>&lt;i&gt;V&lt;/i&gt;&lt;sub&gt;max&lt;/sub&gt;</source>
        <translation>&lt;i&gt;V&lt;/i&gt;&lt;sub&gt;max&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>packet, bytes</source>
        <translation>пакет, байт</translation>
    </message>
    <message>
        <source>Vmax: the bytes of the longest packet, its head included</source>
        <translation>Vmax: байты самого длинного пакета вместе со служебными</translation>
    </message>
    <message>
        <source>&lt;i&gt;V&lt;/i&gt;&lt;sub&gt;c&lt;/sub&gt;</source>
        <translation>&lt;i&gt;V&lt;/i&gt;&lt;sub&gt;с&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>head, bytes</source>
        <translation>служебные байты</translation>
    </message>
    <message>
        <source>Vc: the bytes of a packet&apos;s head</source>
        <translation>Vc: служебные байты пакета</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Сеть</translation>
    </message>
    <message>
        <source>The kind of network: {kind}</source>
        <translation>Топология сети: {kind}</translation>
    </message>
    <message>
        <source>Processors p</source>
        <translation>Процессоров p</translation>
    </message>
    <message>
        <source>Sides (p = {p})</source>
        <translation>Стороны (p = {p})</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Стороны</translation>
    </message>
    <message>
        <source>How many processors (nodes) the network has: choose or type</source>
        <translation>Сколько в сети процессоров (узлов): выберите или введите</translation>
    </message>
    <message>
        <source>The sides of the torus, such as 4x8 or 4x4x4: choose or type</source>
        <translation>Стороны решётки-тора, например 4x8 или 4x4x4: выберите или введите</translation>
    </message>
    <message>
        <source>Size of the network</source>
        <translation>Размер сети</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>Корень</translation>
    </message>
    <message>
        <source>Shift q</source>
        <translation>Сдвиг q</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Источник</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Адресат</translation>
    </message>
    <message>
        <source>The node that sends to all or collects from all</source>
        <translation>Узел, который рассылает всем или собирает от всех</translation>
    </message>
    <message>
        <source>How many places every message moves on</source>
        <translation>На сколько номеров сдвигается каждое сообщение</translation>
    </message>
    <message>
        <source>The node that sends</source>
        <translation>Узел-отправитель</translation>
    </message>
    <message>
        <source>The node that receives; empty: the farthest one</source>
        <translation>Узел-получатель; пусто — самый дальний</translation>
    </message>
    <message>
        <source>not needed: all nodes send</source>
        <translation>не нужны: передают все узлы</translation>
    </message>
    <message>
        <source>not needed: {names}</source>
        <translation>не нужны: {names}</translation>
    </message>
    <message>
        <source>not needed: there is no root, all nodes send</source>
        <translation>не нужен: корня нет, передают все узлы</translation>
    </message>
    <message>
        <source>not needed: source and target are named</source>
        <translation>не нужен: заданы источник и адресат</translation>
    </message>
    <message>
        <source>not needed: only a circular shift has q</source>
        <translation>не нужен: q есть только у циклического сдвига</translation>
    </message>
    <message>
        <source>not needed: only point-to-point has them</source>
        <translation>не нужны: они есть только у передачи между двумя узлами</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>low first</source>
        <translation>с младшей</translation>
    </message>
    <message>
        <source>high first</source>
        <translation>со старшей</translation>
    </message>
    <message>
        <source>The last dimension first: bit 0 on a hypercube</source>
        <translation>Сначала последняя размерность; на гиперкубе — бит 0</translation>
    </message>
    <message>
        <source>The first dimension first: the high bit on a hypercube</source>
        <translation>Сначала первая размерность; на гиперкубе — старший бит</translation>
    </message>
    <message>
        <source>not needed: there is one dimension only</source>
        <translation>не нужен: размерность только одна</translation>
    </message>
    <message>
        <source>not needed: this algorithm has an order of its own</source>
        <translation>не нужен: у этого алгоритма порядок свой</translation>
    </message>
    <message>
        <source>Startups</source>
        <translation>Подготовка</translation>
    </message>
    <message>
        <source>one a step</source>
        <translation>на шаг</translation>
    </message>
    <message>
        <source>one a message</source>
        <translation>на сообщение</translation>
    </message>
    <message>
        <source>The startup is paid once in a step</source>
        <translation>Время подготовки учитывается один раз за шаг</translation>
    </message>
    <message>
        <source>A node&apos;s second message of a step starts after 2 ts, and so on</source>
        <translation>Второе сообщение узла за шаг отправляется через 2 tн, третье — через 3 tн и так далее</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Операция</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Алгоритм</translation>
    </message>
    <message>
        <source>Switching method: {title}</source>
        <translation>Метод передачи данных: {title}</translation>
    </message>
    <message>
        <source>{mpi} · dual: {dual}</source>
        <translation>{mpi} · двойственная: {dual}</translation>
    </message>
    <message>
        <source>{title} (default)</source>
        <translation>{title} (основной)</translation>
    </message>
    <message>
        <source>Packet P</source>
        <translation>Пакет P</translation>
    </message>
    <message>
        <source>finite packets only</source>
        <translation>только для конечных пакетов</translation>
    </message>
    <message>
        <source>Words of a packet; a longer message goes as several packets</source>
        <translation>Слов в пакете; более длинное сообщение идёт несколькими пакетами</translation>
    </message>
    <message>
        <source>What a message costs: {title}</source>
        <translation>Сколько стоит сообщение: {title}</translation>
    </message>
    <message>
        <source>t = tn + m tk + tc: startup, bytes, service data</source>
        <translation>t = tн + m tк + tс: подготовка, байты, служебные данные</translation>
    </message>
    <message>
        <source>Packets of at most Vmax bytes, Vc of them a head; the first one is prepared at t1 a byte</source>
        <translation>Пакеты до Vmax байт, из них Vc служебных; подготовка первого — t1 на байт</translation>
    </message>
    <message>
        <source>t = tn + m tk (Hockney): startup and bytes</source>
        <translation>t = tн + m tк (Хокни): подготовка и байты</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Сценарий</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Что не так</translation>
    </message>
    <message>
        <source>Runs as a {guest} of {size} in it: {map}</source>
        <translation>Логическая сеть в ней: {guest} {size}, {map}</translation>
    </message>
    <message>
        <source>Lab…</source>
        <translation>Изменить…</translation>
    </message>
    <message>
        <source>Show the embedding in the embedding lab</source>
        <translation>Показать отображение в лаборатории отображений</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Run on the network itself, without the embedding</source>
        <translation>Выполнять на самой сети, без отображения</translation>
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
        <translation>лекция</translation>
    </message>
    <message>
        <source>book</source>
        <translation>книга</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Обозначения</translation>
    </message>
    <message>
        <source>As the lecture prints it</source>
        <translation>Как напечатано в лекции</translation>
    </message>
    <message>
        <source>As the lecture prints it, a bound: the simulated time is {by} below</source>
        <translation>Как напечатано в лекции, оценка сверху: время при моделировании на {by} меньше</translation>
    </message>
    <message>
        <source>As the lecture prints it, a bound that is reached here</source>
        <translation>Как напечатано в лекции, оценка сверху; здесь она достигается</translation>
    </message>
    <message>
        <source>Choose a term, and the picture shows the transfers that pay it</source>
        <translation>Выберите слагаемое — на рисунке подсветятся передачи, которые за него платят</translation>
    </message>
    <message numerus="yes">
        <source>{name}: paid by {n} transfers, lit up in their steps</source>
        <translation>
            <numerusform>{name}: платит {n} передача, она подсвечена на своём шаге</numerusform>
            <numerusform>{name}: платят {n} передачи, они подсвечены на своих шагах</numerusform>
            <numerusform>{name}: платят {n} передач, они подсвечены на своих шагах</numerusform>
        </translation>
    </message>
    <message>
        <source>startup</source>
        <translation>подготовка</translation>
    </message>
    <message>
        <source>per hop</source>
        <translation>служебные данные</translation>
    </message>
    <message>
        <source>per word</source>
        <translation>слова</translation>
    </message>
    <message>
        <source>total</source>
        <translation>всего</translation>
    </message>
    <message>
        <source>formula</source>
        <translation>формула</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>моделирование</translation>
    </message>
    <message>
        <source>{name}: formula {formula}, simulated {simulated}</source>
        <translation>{name}: по формуле {formula}, при моделировании {simulated}</translation>
    </message>
    <message>
        <source>Light up the transfers that pay this, or no longer</source>
        <translation>Подсветить передачи, которые за это платят, или погасить</translation>
    </message>
    <message>
        <source>No transfer pays this</source>
        <translation>За это не платит ни одна передача</translation>
    </message>
</context>
<context>
    <name>formulas</name>
    <message>
        <source>no closed form is known for this algorithm here</source>
        <translation>для этого алгоритма здесь формула неизвестна</translation>
    </message>
    <message>
        <source>a closed form is known for {domain} only</source>
        <translation>формула известна только для таких случаев: {domain}</translation>
    </message>
    <message>
        <source>lecture</source>
        <translation>лекция</translation>
    </message>
    <message>
        <source>book (Kumar, Grama et al.)</source>
        <translation>книга (Kumar, Grama и др.)</translation>
    </message>
    <message>
        <source>sides that are powers of two</source>
        <translation>стороны — степени двойки</translation>
    </message>
    <message>
        <source>hypercubes</source>
        <translation>гиперкубы</translation>
    </message>
    <message>
        <source>rings</source>
        <translation>кольца</translation>
    </message>
    <message>
        <source>hubs and switches</source>
        <translation>концентраторов и коммутаторов</translation>
    </message>
    <message>
        <source>tori of two sides</source>
        <translation>решётки-торы с двумя сторонами</translation>
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
        <translation>шаг</translation>
    </message>
    <message>
        <source>time</source>
        <translation>время</translation>
    </message>
    <message>
        <source>To the end of a cycle: 0 (the start) to {last}</source>
        <translation>К концу цикла: от 0 (начало) до {last}</translation>
    </message>
    <message>
        <source>To the end of a step: 0 (the start) to {last}</source>
        <translation>К концу шага: от 0 (начало) до {last}</translation>
    </message>
    <message>
        <source>To an instant: 0 to {last}</source>
        <translation>К моменту времени: от 0 до {last}</translation>
    </message>
    <message>
        <source>the time must be from 0 to {last}; {value} is not</source>
        <translation>время должно быть от 0 до {last}; {value} не подходит</translation>
    </message>
</context>
<context>
    <name>gray code</name>
    <message>
        <source>the length of the code must be a whole number from 1 to {most}; {value} is not</source>
        <translation>длина кода должна быть целым числом от 1 до {most}; {value} — нет</translation>
    </message>
    <message>
        <source>The code of length 1 is 0, 1.</source>
        <translation>Код длины 1: 0, 1.</translation>
    </message>
    <message numerus="yes">
        <source>Reflect: write the {n} codes of length {bits} once more below a mirror, the last one first. Either side of the mirror stands the same code.</source>
        <translation>
            <numerusform>Отражение: выпишем {n} код длины {bits} ещё раз под зеркалом, начиная с последнего. По обе стороны зеркала стоит один и тот же код.</numerusform>
            <numerusform>Отражение: выпишем {n} кода длины {bits} ещё раз под зеркалом, начиная с последнего. По обе стороны зеркала стоит один и тот же код.</numerusform>
            <numerusform>Отражение: выпишем {n} кодов длины {bits} ещё раз под зеркалом, начиная с последнего. По обе стороны зеркала стоит один и тот же код.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put 0 in front of the {n} codes above the mirror.</source>
        <translation>
            <numerusform>Припишем 0 впереди к {n} коду над зеркалом.</numerusform>
            <numerusform>Припишем 0 впереди к {n} кодам над зеркалом.</numerusform>
            <numerusform>Припишем 0 впереди к {n} кодам над зеркалом.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put 1 in front of the {n} codes below it. At the mirror, and from the last code to the first, only the new bit {bit} changes; everywhere else the bit that changed before.</source>
        <translation>
            <numerusform>Припишем 1 впереди к {n} коду под ним. У зеркала и от последнего кода к первому меняется только новый бит {bit}; в остальных местах — тот же бит, что и раньше.</numerusform>
            <numerusform>Припишем 1 впереди к {n} кодам под ним. У зеркала и от последнего кода к первому меняется только новый бит {bit}; в остальных местах — тот же бит, что и раньше.</numerusform>
            <numerusform>Припишем 1 впереди к {n} кодам под ним. У зеркала и от последнего кода к первому меняется только новый бит {bit}; в остальных местах — тот же бит, что и раньше.</numerusform>
        </translation>
    </message>
    <message>
        <source>bit {bit} of the code is bit {bit} of the number: {value}</source>
        <translation>бит {bit} кода — это бит {bit} числа: {value}</translation>
    </message>
    <message>
        <source>bit {bit} of the code is bit {bit} xor bit {above} of the number: {a} xor {b} = {value}</source>
        <translation>бит {bit} кода — это бит {bit} xor бит {above} числа: {a} xor {b} = {value}</translation>
    </message>
    <message>
        <source>bit {bit} of the number is bit {bit} of the code: {value}</source>
        <translation>бит {bit} числа — это бит {bit} кода: {value}</translation>
    </message>
    <message>
        <source>bit {bit} of the number is bit {bit} of the code xor bit {above} of the number, which is the xor of all code bits above: {a} xor {b} = {value}</source>
        <translation>бит {bit} числа — это бит {bit} кода xor бит {above} числа, то есть xor всех старших битов кода: {a} xor {b} = {value}</translation>
    </message>
    <message>
        <source>{i} &lt; {half}: G({i}, {bits}) = G({i}, {fewer}), bit {bit} is 0</source>
        <translation>{i} &lt; {half}: G({i}, {bits}) = G({i}, {fewer}), бит {bit} равен 0</translation>
    </message>
    <message>
        <source>{i} ≥ {half}: G({i}, {bits}) = {half} + G({last} − {i}, {fewer}) = {half} + G({rest}, {fewer}), bit {bit} is 1</source>
        <translation>{i} ≥ {half}: G({i}, {bits}) = {half} + G({last} − {i}, {fewer}) = {half} + G({rest}, {fewer}), бит {bit} равен 1</translation>
    </message>
    <message>
        <source>G({i}, 1) = {i}, bit 0 is {i}</source>
        <translation>G({i}, 1) = {i}, бит 0 равен {i}</translation>
    </message>
    <message>
        <source>bit {bit} is 0: code {code} stands above the mirror of length {bits}, its place is that of {rest}: {result}</source>
        <translation>бит {bit} равен 0: код {code} стоит над зеркалом длины {bits}, его место — то же, что у {rest}: {result}</translation>
    </message>
    <message>
        <source>bit {bit} is 1: code {code} stands below the mirror of length {bits}, its place is {last} minus that of {rest}, {place}: {last} − {place} = {result}</source>
        <translation>бит {bit} равен 1: код {code} стоит под зеркалом длины {bits}, его место — {last} минус место кода {rest}, {place}: {last} − {place} = {result}</translation>
    </message>
    <message>
        <source>the place of {code} in the code of length 1 is {code}</source>
        <translation>место кода {code} в коде длины 1 — {code}</translation>
    </message>
</context>
<context>
    <name>gray tutor</name>
    <message>
        <source>The Gray code of length {bits}</source>
        <translation>Код Грея длины {bits}</translation>
    </message>
    <message>
        <source>position</source>
        <translation>позиция</translation>
    </message>
    <message>
        <source>code</source>
        <translation>код</translation>
    </message>
    <message>
        <source>changes next</source>
        <translation>меняется далее</translation>
    </message>
    <message>
        <source>bit {bit}</source>
        <translation>бит {bit}</translation>
    </message>
    <message>
        <source>mirror</source>
        <translation>зеркало</translation>
    </message>
    <message>
        <source>Position {position}: node {node}</source>
        <translation>Позиция {position}: узел {node}</translation>
    </message>
    <message>
        <source>Bit {bit} changes next: along dimension {bit} to node {node}, position {position}.</source>
        <translation>Далее меняется бит {bit}: по измерению {bit} в узел {node}, позиция {position}.</translation>
    </message>
    <message numerus="yes">
        <source>The ring is closed: {n} steps, each along one link, and back to position 0.</source>
        <translation>
            <numerusform>Кольцо замкнуто: {n} шаг, каждый по одному каналу, и снова позиция 0.</numerusform>
            <numerusform>Кольцо замкнуто: {n} шага, каждый по одному каналу, и снова позиция 0.</numerusform>
            <numerusform>Кольцо замкнуто: {n} шагов, каждый по одному каналу, и снова позиция 0.</numerusform>
        </translation>
    </message>
    <message>
        <source>position in binary</source>
        <translation>позиция двоично</translation>
    </message>
    <message>
        <source>Gray code</source>
        <translation>код Грея</translation>
    </message>
    <message>
        <source>bit that changes next</source>
        <translation>какой бит меняется</translation>
    </message>
    <message>
        <source>hypercube node</source>
        <translation>узел гиперкуба</translation>
    </message>
    <message>
        <source>a number must be a whole number from 0 to {last}; {value} is not</source>
        <translation>число должно быть целым от 0 до {last}; {value} — нет</translation>
    </message>
    <message>
        <source>a binary number has up to {bits} digits 0 and 1, such as {example}; {value} is none</source>
        <translation>двоичное число состоит из цифр 0 и 1, не более {bits}, например {example}; {value} — нет</translation>
    </message>
    <message>
        <source>type a number</source>
        <translation>введите число</translation>
    </message>
    <message>
        <source>Position {position} = {binary} has the code {code}: node {node} of the hypercube.</source>
        <translation>У позиции {position} = {binary} код {code}: узел {node} гиперкуба.</translation>
    </message>
    <message>
        <source>The code {code}, node {node} of the hypercube, stands at position {position} = {binary}.</source>
        <translation>Код {code}, узел {node} гиперкуба, стоит на позиции {position} = {binary}.</translation>
    </message>
    <message>
        <source>position to code</source>
        <translation>позиция в код</translation>
    </message>
    <message>
        <source>code to position</source>
        <translation>код в позицию</translation>
    </message>
    <message>
        <source>decimal</source>
        <translation>десятичное</translation>
    </message>
    <message>
        <source>binary</source>
        <translation>двоичное</translation>
    </message>
    <message>
        <source>By xor, from the highest bit down</source>
        <translation>Через xor, от старшего бита к младшему</translation>
    </message>
    <message>
        <source>By reflection, G(i, N)</source>
        <translation>Отражением, G(i, N)</translation>
    </message>
    <message>
        <source>The conversion by xor, as a picture</source>
        <translation>Преобразование через xor, рисунок</translation>
    </message>
    <message>
        <source>number</source>
        <translation>число</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Копировать рисунок</translation>
    </message>
    <message>
        <source>Table of the Gray code</source>
        <translation>Таблица кода Грея</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Копировать таблицу</translation>
    </message>
    <message>
        <source>The construction, as a picture</source>
        <translation>Построение, рисунок</translation>
    </message>
    <message>
        <source>The ring on the hypercube, as a picture</source>
        <translation>Кольцо на гиперкубе, рисунок</translation>
    </message>
    <message>
        <source>{title}. {sentence} The hypercube is drawn up to N = {most}.</source>
        <translation>{title}. {sentence} Гиперкуб рисуется до N = {most}.</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>Как текст</translation>
    </message>
    <message>
        <source>As Markdown</source>
        <translation>Как Markdown</translation>
    </message>
    <message>
        <source>As LaTeX</source>
        <translation>Как LaTeX</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>В начало</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>На шаг назад</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Воспроизвести</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>На шаг вперёд</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>В конец</translation>
    </message>
    <message>
        <source>step {step} of {last}</source>
        <translation>шаг {step} из {last}</translation>
    </message>
    <message>
        <source>Gray code tutor</source>
        <translation>Учебник кода Грея</translation>
    </message>
    <message>
        <source>Length of the code</source>
        <translation>Длина кода</translation>
    </message>
    <message>
        <source>Construction</source>
        <translation>Построение</translation>
    </message>
    <message>
        <source>Table and hypercube</source>
        <translation>Таблица и гиперкуб</translation>
    </message>
    <message>
        <source>Conversion</source>
        <translation>Преобразование</translation>
    </message>
</context>
<context>
    <name>handout</name>
    <message numerus="yes">
        <source>{operation}: all {n} cycles</source>
        <translation>
            <numerusform>{operation}: {n} цикл</numerusform>
            <numerusform>{operation}: все {n} цикла</numerusform>
            <numerusform>{operation}: все {n} циклов</numerusform>
        </translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>в начале</translation>
    </message>
    <message>
        <source>cycle {cycle}, step {step}</source>
        <translation>цикл {cycle}, шаг {step}</translation>
    </message>
    <message>
        <source>a handout has room for {most} cycles; this run has {cycles}</source>
        <translation>на раздаточном листе помещается до {most} циклов, а в этом прогоне их {cycles}</translation>
    </message>
    <message>
        <source>a handout is drawn up to {most} nodes; this network has {p}</source>
        <translation>раздаточный лист рисуется не больше чем для {most} узлов; в этой сети их {p}</translation>
    </message>
    <message>
        <source>the pictures of {cycles} cycles of {p} nodes would be too small on one page; take fewer nodes</source>
        <translation>рисунки {cycles} циклов сети из {p} узлов были бы на одной странице слишком мелкими; возьмите меньше узлов</translation>
    </message>
</context>
<context>
    <name>happens</name>
    <message>
        <source>In 1 step with {transfers}: {aim}.</source>
        <translation>За 1 шаг, {transfers}: {aim}.</translation>
    </message>
    <message numerus="yes">
        <source>In {n} steps with {transfers}: {aim}.</source>
        <translation>
            <numerusform>За {n} шаг, {transfers}: {aim}.</numerusform>
            <numerusform>За {n} шага, {transfers}: {aim}.</numerusform>
            <numerusform>За {n} шагов, {transfers}: {aim}.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the end: {result}. All in all it takes {time}.</source>
        <translation>Это конец: {result}. Всего требуется {time}.</translation>
    </message>
    <message>
        <source>node {node} has the message</source>
        <translation>сообщение есть у узла {node}</translation>
    </message>
    <message>
        <source>all {all} nodes have the message</source>
        <translation>сообщение есть у всех узлов: {all}</translation>
    </message>
    <message>
        <source>node {node} has the sum of all {all} values</source>
        <translation>у узла {node} сумма всех значений: {all}</translation>
    </message>
    <message>
        <source>every node holds all {all} chunks</source>
        <translation>у каждого узла все порции: {all}</translation>
    </message>
    <message>
        <source>every node has its own sum of {all} values</source>
        <translation>у каждого узла своя сумма значений: {all}</translation>
    </message>
    <message>
        <source>every node has the sum of all {all} values</source>
        <translation>у каждого узла сумма всех значений: {all}</translation>
    </message>
    <message>
        <source>every node has the sum of the values up to its own</source>
        <translation>у каждого узла сумма значений до своего включительно</translation>
    </message>
    <message>
        <source>each of {all} nodes has its chunk</source>
        <translation>своя порция есть у каждого узла: {all}</translation>
    </message>
    <message>
        <source>node {node} holds all {all} chunks</source>
        <translation>у узла {node} все порции: {all}</translation>
    </message>
    <message>
        <source>each of {all} nodes holds one chunk from every node</source>
        <translation>у каждого из {all} узлов по порции от каждого узла</translation>
    </message>
    <message>
        <source>all {all} messages are where they belong</source>
        <translation>все сообщения на своих местах: {all}</translation>
    </message>
    <message>
        <source>message {chunks} m = {words}</source>
        <comment>4 m = 400 words</comment>
        <translation>сообщение {chunks} m = {words}</translation>
    </message>
    <message>
        <source>largest message {chunks} m = {words}</source>
        <comment>4 m = 400 words</comment>
        <translation>наибольшее сообщение {chunks} m = {words}</translation>
    </message>
    <message>
        <source>{name} = {value}</source>
        <comment>a variable of pseudocode</comment>
        <translation>{name} = {value}</translation>
    </message>
    <message>
        <source>message m = {words}</source>
        <comment>m = 100 words</comment>
        <translation>сообщение m = {words}</translation>
    </message>
    <message>
        <source>{alone} without waiting for links</source>
        <comment>the time of a step</comment>
        <translation>{alone} без ожидания каналов</translation>
    </message>
    <message>
        <source>{alone} without waiting for the hub</source>
        <comment>the time of a step</comment>
        <translation>{alone} без ожидания концентратора</translation>
    </message>
    <message>
        <source>Node {a} takes no part in this step.</source>
        <translation>Узел {a} в этом шаге не участвует.</translation>
    </message>
    <message>
        <source>Nodes {a} and {b} differ in bit {d} only.</source>
        <translation>Узлы {a} и {b} различаются только битом {d}.</translation>
    </message>
    <message numerus="yes">
        <source>Nodes {a} and {b} differ in {n} bits.</source>
        <translation>
            <numerusform>Узлы {a} и {b} различаются в {n} бите.</numerusform>
            <numerusform>Узлы {a} и {b} различаются в {n} битах.</numerusform>
            <numerusform>Узлы {a} и {b} различаются в {n} битах.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nodes {a} and {b} are in row {row}.</source>
        <translation>Узлы {a} и {b} стоят в строке {row}.</translation>
    </message>
    <message>
        <source>Nodes {a} and {b} are in column {column}.</source>
        <translation>Узлы {a} и {b} стоят в столбце {column}.</translation>
    </message>
    <message>
        <source>Nodes {a} and {b} are on one ring of dimension {d}.</source>
        <translation>Узлы {a} и {b} стоят на одном кольце измерения {d}.</translation>
    </message>
    <message numerus="yes">
        <source>Nodes {a} and {b} are {n} links apart.</source>
        <translation>
            <numerusform>Между узлами {a} и {b} {n} канал.</numerusform>
            <numerusform>Между узлами {a} и {b} {n} канала.</numerusform>
            <numerusform>Между узлами {a} и {b} {n} каналов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each sends the other its {chunks}, so both will hold {held} of {all}.</source>
        <translation>Каждый передаёт другому всё, что у него есть: {chunks}; у обоих станет {held} из {all}.</translation>
    </message>
    <message>
        <source>Each sends the other {chunks}; after this step both hold {held} of {all}.</source>
        <translation>Каждый передаёт другому {chunks}; после этого шага у обоих {held} из {all}.</translation>
    </message>
    <message>
        <source>Node {a} passes on to node {b} what it got in the step before, {chunks}, so that {b} will hold {held} of {all}.</source>
        <translation>Узел {a} передаёт узлу {b} полученное на прошлом шаге, {chunks}; у узла {b} станет {held} из {all}.</translation>
    </message>
    <message>
        <source>Node {a} sends {chunks} to node {b}; after this step node {b} holds {held} of {all}.</source>
        <translation>Узел {a} передаёт {chunks} узлу {b}; после этого шага у узла {b} — {held} из {all}.</translation>
    </message>
    <message>
        <source>Node {a} sends {words} to node {b}; after this step {held} of {all} nodes have it.</source>
        <translation>Узел {a} передаёт {words} узлу {b}; после этого шага сообщение есть у {held} из {all} узлов.</translation>
    </message>
    <message>
        <source>Node {a} sends {chunks} to node {b}; after this step node {a} holds {left} and node {b} holds {held}.</source>
        <translation>Узел {a} передаёт {chunks} узлу {b}; после этого шага у узла {a} — {left}, у узла {b} — {held}.</translation>
    </message>
    <message>
        <source>Each holds {before} and sends the other {chunks}.</source>
        <translation>У каждого {before}, каждый передаёт другому {chunks}.</translation>
    </message>
    <message>
        <source>Node {a}, which holds {before}, sends {chunks} to node {b}.</source>
        <translation>Узел {a}, у которого {before}, передаёт {chunks} узлу {b}.</translation>
    </message>
    <message>
        <source>Node {a} sends its message, {words}, to node {b}.</source>
        <translation>Узел {a} передаёт своё сообщение, {words}, узлу {b}.</translation>
    </message>
    <message>
        <source>Node {a} passes the message of node {origin}, {words}, on to node {b}.</source>
        <translation>Узел {a} передаёт сообщение узла {origin}, {words}, дальше узлу {b}.</translation>
    </message>
    <message>
        <source>After this step {home} of {all} chunks are where they belong.</source>
        <translation>После этого шага на своих местах {home} из {all} порций.</translation>
    </message>
    <message>
        <source>After this step {home} of {all} messages are where they belong.</source>
        <translation>После этого шага на своих местах {home} из {all} сообщений.</translation>
    </message>
    <message>
        <source>The way leads through the hub.</source>
        <translation>Путь ведёт через концентратор.</translation>
    </message>
    <message>
        <source>The way leads through the switch.</source>
        <translation>Путь ведёт через коммутатор.</translation>
    </message>
    <message>
        <source>The way leads over node {nodes}.</source>
        <translation>Путь идёт через узел {nodes}.</translation>
    </message>
    <message>
        <source>The way leads over the nodes {nodes}.</source>
        <translation>Путь идёт через узлы {nodes}.</translation>
    </message>
    <message>
        <source>Node {a} sends its value to node {b}, whose sum then holds {held} of {all} values.</source>
        <translation>Узел {a} передаёт своё значение узлу {b}; в сумме узла {b} станет {held} значений из {all}.</translation>
    </message>
    <message numerus="yes">
        <source>Node {a} sends its sum of {n} values to node {b}, whose sum then holds {held} of {all}.</source>
        <translation>
            <numerusform>Узел {a} передаёт сумму {n} значения узлу {b}, в сумме которого станет {held} из {all}.</numerusform>
            <numerusform>Узел {a} передаёт сумму {n} значений узлу {b}, в сумме которого станет {held} из {all}.</numerusform>
            <numerusform>Узел {a} передаёт сумму {n} значений узлу {b}, в сумме которого станет {held} из {all}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each sends the other {count} of its partial sums and adds what comes; {held} of {all} stay with each.</source>
        <translation>Каждый передаёт другому {count} из своих частичных сумм и прибавляет полученное; у каждого остаётся {held} из {all}.</translation>
    </message>
    <message>
        <source>Node {a} sends {count} of its partial sums to node {b}, to be added there; {left} of {all} stay with node {a}.</source>
        <translation>Узел {a} передаёт {count} из своих частичных сумм узлу {b}, где их прибавят; у узла {a} остаётся {left} из {all}.</translation>
    </message>
    <message>
        <source>Each sends the other its total; then both totals hold {held} of {all} values.</source>
        <translation>Каждый передаёт другому свой итог; в обоих итогах станет {held} значений из {all}.</translation>
    </message>
    <message>
        <source>its total</source>
        <comment>Node 0 sends node 1 its total</comment>
        <translation>свой итог</translation>
    </message>
    <message>
        <source>what began at node {origin}</source>
        <comment>Node 0 sends node 1 what ...</comment>
        <translation>то, что началось в узле {origin}</translation>
    </message>
    <message>
        <source>Node {a} sends node {b} {what}; the total of {b} then holds {held} of {all} values.</source>
        <translation>Узел {a} передаёт узлу {b} {what}; в итоге узла {b} станет {held} значений из {all}.</translation>
    </message>
    <message>
        <source>Node {a} sends node {b} {what}; {b} adds it to its prefix, as {origin} &lt; {b}, and so has {held} of {all} values.</source>
        <translation>Узел {a} передаёт узлу {b} {what}; {b} прибавляет это к своей частной сумме, ведь {origin} &lt; {b}, и имеет в ней {held} значений из {all}.</translation>
    </message>
    <message>
        <source>Node {a} sends node {b} {what}; {b} keeps it out of its prefix, as {origin} &gt; {b}, and so has {held} of {all} values.</source>
        <translation>Узел {a} передаёт узлу {b} {what}; {b} не прибавляет это к своей частной сумме, ведь {origin} &gt; {b}, и имеет в ней {held} значений из {all}.</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Что происходит</translation>
    </message>
    <message>
        <source>There is no run yet: choose a network and an operation.</source>
        <translation>Расчёта ещё нет: выберите сеть и операцию.</translation>
    </message>
    <message>
        <source>line {number}: {code}</source>
        <comment>read out by screen readers</comment>
        <translation>строка {number}: {code}</translation>
    </message>
    <message>
        <source>line {number}, current: {code}</source>
        <comment>read out</comment>
        <translation>строка {number}, текущая: {code}</translation>
    </message>
    <message>
        <source>To the first step at this line</source>
        <translation>К первому шагу на этой строке</translation>
    </message>
    <message>
        <source>Node {a} has the hub, for its message to node {b}.</source>
        <translation>Концентратор занят узлом {a}: его сообщение идёт узлу {b}.</translation>
    </message>
    <message>
        <source>Nobody waits for the hub.</source>
        <translation>Концентратора никто не ждёт.</translation>
    </message>
    <message>
        <source>Waiting for the hub, in this order: {turns}.</source>
        <comment>turns: 1 → 2, 3 → 4</comment>
        <translation>Ждут концентратора, в таком порядке: {turns}.</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for the hub, in this order: {turns} and {n} more.</source>
        <translation>
            <numerusform>Ждут концентратора, в таком порядке: {turns} и ещё {n}.</numerusform>
            <numerusform>Ждут концентратора, в таком порядке: {turns} и ещё {n}.</numerusform>
            <numerusform>Ждут концентратора, в таком порядке: {turns} и ещё {n}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>life</name>
    <message>
        <source>{moves} chunks are moved in this run; a single one is followed among at most {most}</source>
        <translation>в этом прогоне перемещений порций {moves}; путь одной порции ищут среди не более чем {most}</translation>
    </message>
    <message>
        <source>a chunk is named by nodes, which are 0 to {last}; {value} is not</source>
        <translation>порцию называют по узлам от 0 до {last}; {value} — не узел</translation>
    </message>
</context>
<context>
    <name>links</name>
    <message>
        <source>Links in use</source>
        <translation>Занятые каналы</translation>
    </message>
    <message>
        <source>from</source>
        <translation>из</translation>
    </message>
    <message>
        <source>to</source>
        <translation>в</translation>
    </message>
    <message>
        <source>chunks</source>
        <translation>порций</translation>
    </message>
    <message>
        <source>words</source>
        <translation>слов</translation>
    </message>
    <message>
        <source>dim</source>
        <comment>short for dimension</comment>
        <translation>разм.</translation>
    </message>
    <message>
        <source>wait</source>
        <comment>how many transfers wait, short</comment>
        <translation>ждут</translation>
    </message>
    <message>
        <source>cong.</source>
        <comment>short for congestion</comment>
        <translation>перегр.</translation>
    </message>
    <message>
        <source>start</source>
        <translation>начало</translation>
    </message>
    <message>
        <source>end</source>
        <translation>конец</translation>
    </message>
    <message>
        <source>crossings</source>
        <translation>раз</translation>
    </message>
    <message>
        <source>busy</source>
        <comment>how long a link is occupied</comment>
        <translation>занят</translation>
    </message>
    <message>
        <source>share</source>
        <comment>of the whole time</comment>
        <translation>доля</translation>
    </message>
    <message>
        <source>queue</source>
        <comment>the longest queue at a link</comment>
        <translation>очередь</translation>
    </message>
    <message>
        <source>The node that sends</source>
        <translation>Узел-отправитель</translation>
    </message>
    <message>
        <source>The node that receives</source>
        <translation>Узел-получатель</translation>
    </message>
    <message>
        <source>The dimension that the link runs along</source>
        <translation>Размерность, по которой идёт канал</translation>
    </message>
    <message>
        <source>Chunks (or packets) on the link</source>
        <translation>Сколько порций (или пакетов) в канале</translation>
    </message>
    <message>
        <source>Words on the link</source>
        <translation>Сколько слов в канале</translation>
    </message>
    <message>
        <source>Transfers that wait for the link in this cycle</source>
        <translation>Сколько передач ждут этого канала в этом цикле</translation>
    </message>
    <message>
        <source>Congestion: how many transfers cross the link in this step</source>
        <translation>Перегрузка: сколько передач проходит по каналу на этом шаге</translation>
    </message>
    <message>
        <source>When the link begins to be busy</source>
        <translation>Когда канал становится занят</translation>
    </message>
    <message>
        <source>When the link is free again</source>
        <translation>Когда канал снова свободен</translation>
    </message>
    <message>
        <source>How often the link is crossed in the whole run</source>
        <translation>Сколько раз по каналу передают за весь прогон</translation>
    </message>
    <message>
        <source>How long the link is occupied in the whole run</source>
        <translation>Как долго канал занят за весь прогон</translation>
    </message>
    <message>
        <source>Its part of the whole time, in per cent</source>
        <translation>Доля всего времени, в процентах</translation>
    </message>
    <message>
        <source>The most that wait for the link at once</source>
        <translation>Наибольшая очередь к каналу</translation>
    </message>
    <message>
        <source>This cycle</source>
        <translation>Этот цикл</translation>
    </message>
    <message>
        <source>Whole run</source>
        <translation>Весь прогон</translation>
    </message>
    <message>
        <source>cycle {cycle}: {used} of {all} links in use</source>
        <translation>цикл {cycle}: занято каналов {used} из {all}</translation>
    </message>
    <message>
        <source>whole run: {used} of {all} links in use</source>
        <translation>весь прогон: занято каналов {used} из {all}</translation>
    </message>
    <message>
        <source>before the first step no link is in use</source>
        <translation>до первого шага все каналы свободны</translation>
    </message>
    <message>
        <source>no link is in use in this cycle</source>
        <translation>в этом цикле все каналы свободны</translation>
    </message>
    <message>
        <source>the whole run is being counted</source>
        <translation>подсчитывается весь прогон</translation>
    </message>
    <message>
        <source>hub</source>
        <comment>in a narrow column</comment>
        <translation>конц.</translation>
    </message>
    <message>
        <source>switch</source>
        <comment>in a narrow column</comment>
        <translation>комм.</translation>
    </message>
</context>
<context>
    <name>measurement lab</name>
    <message>
        <source>no group is chosen; tick one in the list of groups</source>
        <translation>не выбрано ни одной группы; отметьте хотя бы одну в списке групп</translation>
    </message>
    <message>
        <source>no row of the chosen groups lies in the range of m</source>
        <translation>ни одна строка выбранных групп не попадает в диапазон m</translation>
    </message>
    <message>
        <source>Measured collective operation and its curve</source>
        <translation>Измеренная коллективная операция и её кривая</translation>
    </message>
    <message>
        <source>the runs of this file</source>
        <translation>прогоны этого файла</translation>
    </message>
    <message>
        <source>There is no collective operation in what was read. Open a file of main.py ranks with --operation, or Bcast, Allgather, Alltoall, Allreduce, Reduce, Scan, Scatter or Gather of IMB or OSU.</source>
        <translation>В прочитанном нет коллективной операции. Откройте файл main.py ranks с --operation или Bcast, Allgather, Alltoall, Allreduce, Reduce, Scan, Scatter, Gather из IMB или OSU.</translation>
    </message>
    <message>
        <source>The operation is being simulated.</source>
        <translation>Операция моделируется.</translation>
    </message>
    <message>
        <source>model C fitted to what was pasted</source>
        <translation>модель C, подобранная по вставленному</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Измерено</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Сеть</translation>
    </message>
    <message>
        <source>Processes p</source>
        <translation>Процессы p</translation>
    </message>
    <message>
        <source>Startup tn, µs</source>
        <translation>Подготовка tn, мкс</translation>
    </message>
    <message>
        <source>A byte tk, µs</source>
        <translation>Байт tk, мкс</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Открыть…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Вставить</translation>
    </message>
    <message>
        <source>Table 3.2</source>
        <translation>Таблица 3.2</translation>
    </message>
    <message>
        <source>The measured times of the lecture&apos;s table 3.2</source>
        <translation>Измеренные времена таблицы 3.2 из лекции</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>Что прочитано</translation>
    </message>
    <message>
        <source>Groups that are fitted</source>
        <translation>По каким группам подбор</translation>
    </message>
    <message>
        <source>Errors that are made small</source>
        <translation>Что минимизируется</translation>
    </message>
    <message>
        <source>Nothing yet. Open or drop a file of OSU, IMB, NetPIPE, SKaMPI or mpiBench, a table made by hand, or a file of main.py ranks; or paste one (Ctrl+V).</source>
        <translation>Пока ничего. Откройте или перетащите сюда файл OSU, IMB, NetPIPE, SKaMPI или mpiBench, свою таблицу или файл main.py ranks; или вставьте из буфера (Ctrl+V).</translation>
    </message>
    <message numerus="yes">
        <source>and {n} more lines</source>
        <translation>
            <numerusform>и ещё {n} строка</numerusform>
            <numerusform>и ещё {n} строки</numerusform>
            <numerusform>и ещё {n} строк</numerusform>
        </translation>
    </message>
    <message>
        <source>in µs</source>
        <translation>в мкс</translation>
    </message>
    <message>
        <source>in percent</source>
        <translation>в процентах</translation>
    </message>
    <message>
        <source>m from, bytes</source>
        <translation>m от, байт</translation>
    </message>
    <message>
        <source>m to, bytes</source>
        <translation>m до, байт</translation>
    </message>
    <message>
        <source>Packet Vmax, bytes</source>
        <translation>Пакет Vmax, байт</translation>
    </message>
    <message>
        <source>Its head Vc, bytes</source>
        <translation>Заголовок Vc, байт</translation>
    </message>
    <message>
        <source>Measured times, models and errors</source>
        <translation>Измеренные времена, модели и ошибки</translation>
    </message>
    <message>
        <source>Open, drop or paste measured times, or take the lecture&apos;s table 3.2: points, models A, B and C and their errors are shown here.</source>
        <translation>Откройте, перетащите или вставьте измеренные времена либо возьмите таблицу 3.2 из лекции: здесь появятся точки, модели A, B и C и их ошибки.</translation>
    </message>
    <message>
        <source>Nothing is fitted.</source>
        <translation>Ничего не подобрано.</translation>
    </message>
    <message>
        <source>Pasted times</source>
        <translation>Вставленные времена</translation>
    </message>
    <message>
        <source>Open measured times</source>
        <translation>Открыть измеренные времена</translation>
    </message>
    <message>
        <source>Measurements (*.txt *.csv *.tsv *.out *.log *.json);;All files (*)</source>
        <translation>Измерения (*.txt *.csv *.tsv *.out *.log *.json);;Все файлы (*)</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}</source>
        <translation>{file} не прочитать: {reason}</translation>
    </message>
    <message>
        <source>there is no text on the clipboard</source>
        <translation>в буфере обмена нет текста</translation>
    </message>
    <message>
        <source>{file} has more than {most} MB</source>
        <translation>{file} больше {most} МБ</translation>
    </message>
    <message>
        <source>Back to the fit</source>
        <translation>К подобранным</translation>
    </message>
    <message>
        <source>Use in the run</source>
        <translation>В прогон</translation>
    </message>
    <message>
        <source>Give the run this model with these parameters; on another network it goes to a switch</source>
        <translation>Задать прогону эту модель с этими параметрами; другая сеть заменяется коммутатором</translation>
    </message>
    <message>
        <source>Model {model}: {name}, slider</source>
        <translation>Модель {model}: {name}, ползунок</translation>
    </message>
    <message>
        <source>Model {model}: {name}</source>
        <translation>Модель {model}: {name}</translation>
    </message>
    <message>
        <source>Models A, B and C: nothing is fitted yet.</source>
        <translation>Модели A, B и C: пока ничего не подобрано.</translation>
    </message>
    <message>
        <source>Given: {quality}</source>
        <translation>Заданная: {quality}</translation>
    </message>
    <message>
        <source>Measured times and errors</source>
        <translation>Измеренные времена и ошибки</translation>
    </message>
    <message>
        <source>There are no rows yet.</source>
        <translation>Строк пока нет.</translation>
    </message>
    <message>
        <source>Copy the table of errors</source>
        <translation>Копировать таблицу ошибок</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>Измерения</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>Write this figure to a file (Ctrl+E)</source>
        <translation>Записать этот рисунок в файл (Ctrl+E)</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>Оси</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Подбор</translation>
    </message>
    <message>
        <source>Collectives</source>
        <translation>Операции</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Данные</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Модели</translation>
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
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Прогон</translation>
    </message>
    <message>
        <source>S&amp;cenes</source>
        <translation>С&amp;цены</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Тема</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Открыть &amp;недавние</translation>
    </message>
    <message>
        <source>&amp;New scenario</source>
        <translation>&amp;Новый сценарий</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>Новое &amp;окно</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Открыть…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Сохранить &amp;как…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Экспорт…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Пе&amp;чать…</translation>
    </message>
    <message>
        <source>&amp;Close the window</source>
        <translation>&amp;Закрыть окно</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>В&amp;ыход</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>&amp;Копировать рисунок</translation>
    </message>
    <message>
        <source>Copy as c&amp;ommand</source>
        <translation>Копировать как ко&amp;манду</translation>
    </message>
    <message>
        <source>Copy &amp;scenario (JSON)</source>
        <translation>Копировать &amp;сценарий (JSON)</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Настройки…</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>В &amp;начало</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>На&amp;зад</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>&amp;Пуск или пауза</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Вперёд</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>В &amp;конец</translation>
    </message>
    <message>
        <source>Back one step</source>
        <translation>На шаг назад</translation>
    </message>
    <message>
        <source>Forward one step</source>
        <translation>На шаг вперёд</translation>
    </message>
    <message>
        <source>Back within the cycle</source>
        <translation>Назад внутри цикла</translation>
    </message>
    <message>
        <source>Forward within the cycle</source>
        <translation>Вперёд внутри цикла</translation>
    </message>
    <message>
        <source>Fas&amp;ter</source>
        <translation>Б&amp;ыстрее</translation>
    </message>
    <message>
        <source>Slo&amp;wer</source>
        <translation>&amp;Медленнее</translation>
    </message>
    <message>
        <source>&amp;Loop</source>
        <translation>По кр&amp;угу</translation>
    </message>
    <message>
        <source>&amp;Go to…</source>
        <translation>Перейт&amp;и…</translation>
    </message>
    <message>
        <source>Set or remove a book&amp;mark</source>
        <translation>Поставить или снять з&amp;акладку</translation>
    </message>
    <message>
        <source>To the next bookmark</source>
        <translation>К следующей закладке</translation>
    </message>
    <message>
        <source>To the bookmark before</source>
        <translation>К предыдущей закладке</translation>
    </message>
    <message>
        <source>To the &amp;next use of the selected link</source>
        <translation>К с&amp;ледующей передаче по выбранному каналу</translation>
    </message>
    <message>
        <source>To the use of the selected link before</source>
        <translation>К предыдущей передаче по выбранному каналу</translation>
    </message>
    <message>
        <source>&amp;Cancel the simulation</source>
        <translation>&amp;Отменить моделирование</translation>
    </message>
    <message>
        <source>&amp;Scenario</source>
        <translation>&amp;Сценарий</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Подробности</translation>
    </message>
    <message>
        <source>&amp;Curves</source>
        <translation>&amp;Кривые</translation>
    </message>
    <message>
        <source>&amp;Textbook figure</source>
        <translation>Рисунок как в &amp;учебнике</translation>
    </message>
    <message>
        <source>Gra&amp;y code tutor</source>
        <translation>Учебник &amp;кода Грея</translation>
    </message>
    <message>
        <source>&amp;Embedding lab</source>
        <translation>&amp;Лаборатория отображений</translation>
    </message>
    <message>
        <source>&amp;Measurements</source>
        <translation>&amp;Измерения</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>У&amp;величить</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>У&amp;меньшить</translation>
    </message>
    <message>
        <source>Show the &amp;whole network</source>
        <translation>Вся се&amp;ть</translation>
    </message>
    <message>
        <source>&amp;No animation</source>
        <translation>&amp;Без анимации</translation>
    </message>
    <message>
        <source>Ghost of the run without waiting</source>
        <translation>Призрак прогона без ожидания</translation>
    </message>
    <message>
        <source>C&amp;urtain: hide numbers and words</source>
        <translation>&amp;Занавес: скрыть числа и слова</translation>
    </message>
    <message>
        <source>&amp;Hint at the next step</source>
        <translation>Намёк на сле&amp;дующий шаг</translation>
    </message>
    <message>
        <source>&amp;Presentation</source>
        <translation>&amp;Демонстрация</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Полный &amp;экран</translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <translation>&amp;Вернуть обычное расположение</translation>
    </message>
    <message>
        <source>&amp;Next theme</source>
        <translation>С&amp;ледующая тема</translation>
    </message>
    <message>
        <source>Open the &amp;example scene list</source>
        <translation>Открыть &amp;пример списка сцен</translation>
    </message>
    <message>
        <source>Show the scene &amp;list</source>
        <translation>Показать список с&amp;цен</translation>
    </message>
    <message>
        <source>&amp;Next scene</source>
        <translation>&amp;Следующая сцена</translation>
    </message>
    <message>
        <source>&amp;Previous scene</source>
        <translation>П&amp;редыдущая сцена</translation>
    </message>
    <message>
        <source>&amp;Add what is shown as a scene</source>
        <translation>&amp;Добавить показанное как сцену</translation>
    </message>
    <message>
        <source>&amp;Replace the scene by it</source>
        <translation>&amp;Заменить им сцену</translation>
    </message>
    <message>
        <source>Re&amp;move the scene</source>
        <translation>&amp;Убрать сцену</translation>
    </message>
    <message>
        <source>Move the scene &amp;up</source>
        <translation>Переместить сцену &amp;выше</translation>
    </message>
    <message>
        <source>Move the scene &amp;down</source>
        <translation>Переместить сцену &amp;ниже</translation>
    </message>
    <message>
        <source>&amp;Save the scene list</source>
        <translation>Сохранить сп&amp;исок сцен</translation>
    </message>
    <message>
        <source>Save the scene list as…</source>
        <translation>Сохранить список сцен как…</translation>
    </message>
    <message>
        <source>&amp;Close the scene list</source>
        <translation>За&amp;крыть список сцен</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Клавиши</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>&amp;Начальная страница</translation>
    </message>
    <message>
        <source>&amp;About Hopscope</source>
        <translation>&amp;О программе Hopscope</translation>
    </message>
    <message>
        <source>&amp;Layout</source>
        <translation>&amp;Расположение</translation>
    </message>
    <message>
        <source>La&amp;bels</source>
        <translation>&amp;Подписи</translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <translation>&amp;Цвета</translation>
    </message>
    <message>
        <source>Co&amp;mpare with</source>
        <translation>С&amp;равнить с</translation>
    </message>
    <message>
        <source>Nothing: &amp;one picture</source>
        <translation>Ни с чем: &amp;одна картина</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Вернуть</translation>
    </message>
    <message>
        <source>&amp;Undo: {what}</source>
        <translation>&amp;Отменить: {what}</translation>
    </message>
    <message>
        <source>&amp;Redo: {what}</source>
        <translation>&amp;Вернуть: {what}</translation>
    </message>
    <message>
        <source>No file was open yet</source>
        <translation>Файлов ещё не открывали</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>О&amp;чистить список</translation>
    </message>
</context>
<context>
    <name>message</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
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
        <translation>подготовка tn</translation>
    </message>
    <message>
        <source>service data tc</source>
        <translation>служебные данные tc</translation>
    </message>
    <message>
        <source>per byte tk</source>
        <translation>на байт tk</translation>
    </message>
    <message>
        <source>latency t0</source>
        <translation>латентность t0</translation>
    </message>
    <message>
        <source>latency per byte t1</source>
        <translation>латентность на байт t1</translation>
    </message>
    <message>
        <source>bytes</source>
        <comment>sizes of messages, the head of a column</comment>
        <translation>байт</translation>
    </message>
</context>
<context>
    <name>models</name>
    <message>
        <source>vmax must be larger than vc (bytes of a packet, and those of its head); they are {vmax} and {vc}</source>
        <translation>vmax должно быть больше vc (байты пакета и его служебные байты); задано {vmax} и {vc}</translation>
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
        <translation>Модель C (Хокни)</translation>
    </message>
</context>
<context>
    <name>operation</name>
    <message>
        <source>Point-to-point</source>
        <translation>Передача между двумя узлами</translation>
    </message>
    <message>
        <source>one node sends a message to another</source>
        <translation>один узел передаёт сообщение другому</translation>
    </message>
    <message>
        <source>Broadcast</source>
        <translation>Рассылка</translation>
    </message>
    <message>
        <source>the root&apos;s message goes to all nodes</source>
        <translation>сообщение корня получают все узлы</translation>
    </message>
    <message>
        <source>Reduce</source>
        <translation>Редукция</translation>
    </message>
    <message>
        <source>the values of all nodes are added up at the root</source>
        <translation>значения всех узлов складываются в корне</translation>
    </message>
    <message>
        <source>All-to-all broadcast</source>
        <translation>Множественная рассылка</translation>
    </message>
    <message>
        <source>the chunk of every node goes to all nodes</source>
        <translation>блок каждого узла получают все узлы</translation>
    </message>
    <message>
        <source>Multinode accumulation</source>
        <translation>Множественный приём</translation>
    </message>
    <message>
        <source>every node gets the sum of the blocks that all nodes have for it</source>
        <translation>каждый узел получает сумму блоков, которые приготовили для него все узлы</translation>
    </message>
    <message>
        <source>All-reduce</source>
        <translation>Редукция с рассылкой</translation>
    </message>
    <message>
        <source>every node gets the sum of the values of all nodes</source>
        <translation>каждый узел получает сумму значений всех узлов</translation>
    </message>
    <message>
        <source>Prefix sums</source>
        <translation>Частные суммы</translation>
    </message>
    <message>
        <source>node i gets the sum of the values of nodes 0 to i</source>
        <translation>узел i получает сумму значений узлов от 0 до i</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>Обобщённая рассылка</translation>
    </message>
    <message>
        <source>the root sends every node a chunk of its own</source>
        <translation>корень передаёт каждому узлу отдельный блок</translation>
    </message>
    <message>
        <source>Gather</source>
        <translation>Обобщённый сбор</translation>
    </message>
    <message>
        <source>the root collects a chunk from every node</source>
        <translation>корень собирает по блоку от каждого узла</translation>
    </message>
    <message>
        <source>Total exchange</source>
        <translation>Обобщённая множественная рассылка</translation>
    </message>
    <message>
        <source>every node sends every other a chunk of its own</source>
        <translation>каждый узел передаёт каждому другому отдельный блок</translation>
    </message>
    <message>
        <source>Circular shift</source>
        <translation>Циклический сдвиг</translation>
    </message>
    <message>
        <source>node i sends its message to node i + q modulo p</source>
        <translation>узел i передаёт своё сообщение узлу (i + q) mod p</translation>
    </message>
    <message>
        <source>the operation</source>
        <translation>операция</translation>
    </message>
</context>
<context>
    <name>over-time</name>
    <message>
        <source>startup</source>
        <translation>подготовка</translation>
    </message>
    <message>
        <source>header</source>
        <translation>заголовок</translation>
    </message>
    <message>
        <source>body</source>
        <translation>данные</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>ожидание</translation>
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
        <translation>Диаграмма Ганта сообщения {source} → {target}</translation>
    </message>
    <message>
        <source>Gantt of node {node}</source>
        <translation>Диаграмма Ганта узла {node}</translation>
    </message>
    <message>
        <source>step {step}, {words}, {links}</source>
        <comment>step 1, 100 words, 3 links</comment>
        <translation>шаг {step}, {words}, {links}</translation>
    </message>
    <message>
        <source>1 link</source>
        <translation>1 канал</translation>
    </message>
    <message numerus="yes">
        <source>{n} links</source>
        <translation>
            <numerusform>{n} канал</numerusform>
            <numerusform>{n} канала</numerusform>
            <numerusform>{n} каналов</numerusform>
        </translation>
    </message>
    <message>
        <source>what it sends and receives</source>
        <translation>что он передаёт и принимает</translation>
    </message>
    <message>
        <source>startups</source>
        <translation>подготовки</translation>
    </message>
    <message>
        <source>dimension {d}</source>
        <translation>измерение {d}</translation>
    </message>
    <message>
        <source>{name} {sign}</source>
        <comment>dimension 1 +; sign is + or −</comment>
        <translation>{name} {sign}</translation>
    </message>
    <message>
        <source>direction {sign}</source>
        <translation>направление {sign}</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>строки</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>столбцы</translation>
    </message>
    <message>
        <source>port {n}</source>
        <translation>порт {n}</translation>
    </message>
    <message>
        <source>into the hub</source>
        <comment>a group of links</comment>
        <translation>к концентратору</translation>
    </message>
    <message>
        <source>into the switch</source>
        <comment>a group of links</comment>
        <translation>к коммутатору</translation>
    </message>
    <message>
        <source>out of the hub</source>
        <comment>a group of links</comment>
        <translation>от концентратора</translation>
    </message>
    <message>
        <source>out of the switch</source>
        <comment>a group of links</comment>
        <translation>от коммутатора</translation>
    </message>
    <message>
        <source>Load over time</source>
        <translation>Загрузка во времени</translation>
    </message>
    <message>
        <source>links in use</source>
        <translation>каналы в работе</translation>
    </message>
    <message>
        <source>most on one link</source>
        <translation>больше всего на канале</translation>
    </message>
    <message>
        <source>words on all links</source>
        <translation>слова на всех каналах</translation>
    </message>
    <message>
        <source>bytes on all links</source>
        <translation>байт во всех каналах</translation>
    </message>
    <message>
        <source>Links over time</source>
        <translation>Каналы во времени</translation>
    </message>
    <message numerus="yes">
        <source>{n} links; a row’s height: {share} % of them busy</source>
        <translation>
            <numerusform>{n} канал; высота строки: занято {share} %</numerusform>
            <numerusform>{n} канала; высота строки: занято {share} %</numerusform>
            <numerusform>{n} каналов; высота строки: занято {share} %</numerusform>
        </translation>
    </message>
    <message>
        <source>time</source>
        <translation>время</translation>
    </message>
    <message>
        <source>cycle</source>
        <translation>цикл</translation>
    </message>
    <message>
        <source>Queues over time</source>
        <translation>Очереди во времени</translation>
    </message>
    <message>
        <source>Nothing waits in this run.</source>
        <translation>В этом прогоне ничего не ждёт.</translation>
    </message>
    <message numerus="yes">
        <source>at most {n} wait for one link: for {link}, in cycle {cycle}</source>
        <translation>
            <numerusform>больше всего ждёт одного канала {n}: {link}, в цикле {cycle}</numerusform>
            <numerusform>больше всего ждут одного канала {n}: {link}, в цикле {cycle}</numerusform>
            <numerusform>больше всего ждут одного канала {n}: {link}, в цикле {cycle}</numerusform>
        </translation>
    </message>
    <message>
        <source>at most 1 waits for one link: for {link}, in cycle {cycle}</source>
        <translation>одного канала ждёт не больше 1: {link}, в цикле {cycle}</translation>
    </message>
    <message numerus="yes">
        <source>at most {n} wait for the hub, in cycle {cycle}</source>
        <translation>
            <numerusform>концентратора ждут не больше {n}, в цикле {cycle}</numerusform>
            <numerusform>концентратора ждут не больше {n}, в цикле {cycle}</numerusform>
            <numerusform>концентратора ждут не больше {n}, в цикле {cycle}</numerusform>
        </translation>
    </message>
    <message>
        <source>at most 1 waits for the hub, in cycle {cycle}</source>
        <translation>концентратора ждёт не больше 1, в цикле {cycle}</translation>
    </message>
    <message>
        <source>waiting for the hub</source>
        <translation>ждут концентратора</translation>
    </message>
    <message>
        <source>longest queue</source>
        <translation>самая длинная очередь</translation>
    </message>
    <message>
        <source>waiting in all</source>
        <translation>всего ждут</translation>
    </message>
    <message>
        <source>Gantt of a message or a node</source>
        <translation>Диаграмма Ганта сообщения или узла</translation>
    </message>
    <message>
        <source>to scale</source>
        <translation>в масштабе</translation>
    </message>
    <message>
        <source>by cycle</source>
        <translation>по циклам</translation>
    </message>
    <message>
        <source>Time to scale</source>
        <translation>Время в масштабе</translation>
    </message>
    <message>
        <source>Every cycle equally wide</source>
        <translation>Все циклы одной ширины</translation>
    </message>
    <message>
        <source>Drag to go to a time; click a bar to select its link; turn the wheel or press Up and Down to zoom, double-click or press 0 to see everything</source>
        <translation>Перетащите, чтобы перейти к моменту; щёлкните полосу, чтобы выбрать её канал; колесо или клавиши вверх и вниз меняют масштаб, двойной щелчок или 0 показывает всё</translation>
    </message>
    <message>
        <source>t = {time} · step {step} · cycle {cycle}</source>
        <translation>t = {time} · шаг {step} · цикл {cycle}</translation>
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
        <translation>знак {place}: у {name} в этом прогоне нет значения</translation>
    </message>
    <message>
        <source>character {place}: the square root of {value} is no fraction</source>
        <translation>знак {place}: корень из {value} — не дробь</translation>
    </message>
    <message>
        <source>character {place}: log2 of {value} is no whole number</source>
        <translation>знак {place}: log2 от {value} — не целое число</translation>
    </message>
    <message>
        <source>character {place}: here something is divided by 0</source>
        <translation>знак {place}: здесь что-то делится на 0</translation>
    </message>
    <message>
        <source>character {place}: the exponent is {value}, and may be a whole number from -{most} to {most}</source>
        <translation>знак {place}: показатель степени равен {value}, а может быть целым числом от -{most} до {most}</translation>
    </message>
    <message>
        <source>character {place}: the number becomes too large here</source>
        <translation>знак {place}: число становится здесь слишком большим</translation>
    </message>
    <message>
        <source>type a formula in {known}</source>
        <translation>введите формулу с буквами {known}</translation>
    </message>
    <message>
        <source>this formula has {length} characters, and at most {most} can be read</source>
        <translation>в этой формуле знаков: {length}, а прочесть можно не больше {most}</translation>
    </message>
    <message>
        <source>character {place}: “{found}” is not known here; known are {known}</source>
        <translation>знак {place}: «{found}» здесь не известно; известны {known}</translation>
    </message>
    <message>
        <source>character {place}: before “{found}” a number or a letter is missing</source>
        <translation>знак {place}: перед «{found}» не хватает числа или буквы</translation>
    </message>
    <message>
        <source>character {place}: the formula ends where a number or a letter is missing</source>
        <translation>знак {place}: формула кончается там, где не хватает числа или буквы</translation>
    </message>
    <message>
        <source>character {place}: this bracket is not closed</source>
        <translation>знак {place}: эта скобка не закрыта</translation>
    </message>
    <message>
        <source>character {place}: this bracket was not opened</source>
        <translation>знак {place}: эта скобка не открыта</translation>
    </message>
    <message>
        <source>character {place}: write * or ^ before “{found}”, so that it is clear</source>
        <translation>знак {place}: поставьте * или ^ перед «{found}», чтобы было ясно</translation>
    </message>
    <message>
        <source>character {place}: a comma stands only between the values of min and max; decimals are written with a point</source>
        <translation>знак {place}: запятая бывает только между значениями min и max; дроби пишут с точкой</translation>
    </message>
    <message>
        <source>character {place}: at most {most} things may stand inside one another</source>
        <translation>знак {place}: вложить одно в другое можно не больше {most} раз</translation>
    </message>
    <message numerus="yes">
        <source>equal in all {n} cases tried</source>
        <translation>
            <numerusform>совпадает в {n} проверенном случае</numerusform>
            <numerusform>совпадает во всех {n} проверенных случаях</numerusform>
            <numerusform>совпадает во всех {n} проверенных случаях</numerusform>
        </translation>
    </message>
    <message>
        <source>p = {p}, m = {m}: your formula {own}, simulated {other}</source>
        <translation>p = {p}, m = {m}: ваша формула {own}, моделирование {other}</translation>
    </message>
    <message>
        <source>p = {p} ({dims}), m = {m}: your formula {own}, simulated {other}</source>
        <translation>p = {p} ({dims}), m = {m}: ваша формула {own}, моделирование {other}</translation>
    </message>
    <message>
        <source>no case could be tried</source>
        <translation>не удалось проверить ни одного случая</translation>
    </message>
    <message numerus="yes">
        <source>equal to the closed form in all {n} cases</source>
        <translation>
            <numerusform>совпадает с известной формулой в {n} случае</numerusform>
            <numerusform>совпадает с известной формулой во всех {n} случаях</numerusform>
            <numerusform>совпадает с известной формулой во всех {n} случаях</numerusform>
        </translation>
    </message>
    <message>
        <source>the closed form is {other} at p = {p}, m = {m}, your formula {own}</source>
        <translation>известная формула даёт {other} при p = {p}, m = {m}, ваша {own}</translation>
    </message>
    <message>
        <source>there is no closed form to compare it with</source>
        <translation>известной формулы для сравнения нет</translation>
    </message>
    <message numerus="yes">
        <source>in {n} cases your formula has no exact value ({reason})</source>
        <translation>
            <numerusform>в {n} случае ваша формула не имеет точного значения ({reason})</numerusform>
            <numerusform>в {n} случаях ваша формула не имеет точного значения ({reason})</numerusform>
            <numerusform>в {n} случаях ваша формула не имеет точного значения ({reason})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} large cases were not simulated</source>
        <translation>
            <numerusform>{n} большой случай не моделировался</numerusform>
            <numerusform>{n} больших случая не моделировались</numerusform>
            <numerusform>{n} больших случаев не моделировались</numerusform>
        </translation>
    </message>
    <message>
        <source>{cost} is 0 here: what your formula says of {cost} was not tried</source>
        <translation>{cost} здесь равно 0: что ваша формула говорит о {cost}, не проверено</translation>
    </message>
    <message>
        <source>slow links were left away</source>
        <translation>медленные каналы не учитывались</translation>
    </message>
    <message>
        <source>My formula</source>
        <translation>Моя формула</translation>
    </message>
    <message>
        <source>Type a formula for the time of this operation in p, m, N = log2 p, q, ts, th, tw; it is compared exactly with the simulation for p up to 256 and several m.</source>
        <translation>Введите формулу времени этой операции с буквами p, m, N = log2 p, q, tн, tс, tк; она сравнивается с моделированием точно, для p до 256 и нескольких m.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Сравнить</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>stopped before a difference was found</source>
        <translation>остановлено раньше, чем нашлось различие</translation>
    </message>
    <message>
        <source>Show p = {p}, m = {m}</source>
        <translation>Показать p = {p}, m = {m}</translation>
    </message>
    <message>
        <source>How much has been compared</source>
        <translation>Сколько уже сравнено</translation>
    </message>
</context>
<context>
    <name>page</name>
    <message>
        <source>a page holds at most {most} cycles and {number} were asked for; choose fewer with --from, --to and --every</source>
        <translation>на странице помещается не больше {most} циклов, а запрошено {number}; выберите меньше с помощью --from, --to и --every</translation>
    </message>
    <message>
        <source>the page would be longer than {most} MB, in which {number} of {all} cycles find room; choose fewer with --from, --to and --every</source>
        <translation>страница была бы больше {most} МБ, в которые помещается {number} из {all} циклов; выберите меньше с помощью --from, --to и --every</translation>
    </message>
    <message>
        <source>link</source>
        <translation>канал</translation>
    </message>
    <message>
        <source>The node that sends and the one that receives</source>
        <translation>Узел, который передаёт, и узел, который принимает</translation>
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
            <numerusform>{switching}, пакеты по {n} слову</numerusform>
            <numerusform>{switching}, пакеты по {n} слова</numerusform>
            <numerusform>{switching}, пакеты по {n} слов</numerusform>
        </translation>
    </message>
    <message>
        <source>Cycle</source>
        <translation>Цикл</translation>
    </message>
    <message>
        <source>Links in use</source>
        <translation>Занятые каналы</translation>
    </message>
    <message>
        <source>No link is in use in this cycle.</source>
        <translation>В этом цикле ни один канал не занят.</translation>
    </message>
    <message>
        <source>Arrow keys: back and forward. Home, End: beginning and end. Space: play.</source>
        <translation>Стрелки: назад и вперёд. Home, End: начало и конец. Пробел: воспроизведение.</translation>
    </message>
    <message>
        <source>Scripts are switched off here, so that only this cycle is shown. Save the page and open it in a browser to step through all of them.</source>
        <translation>Сценарии здесь отключены, поэтому показан только этот цикл. Сохраните страницу и откройте её в браузере, чтобы пройти по всем циклам.</translation>
    </message>
</context>
<context>
    <name>panels</name>
    <message>
        <source>Links over time</source>
        <translation>Каналы во времени</translation>
    </message>
    <message>
        <source>Gantt</source>
        <translation>Гант</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Загрузка</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Очереди</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Таблица</translation>
    </message>
</context>
<context>
    <name>place</name>
    <message>
        <source>sends {what}</source>
        <translation>отправляет {what}</translation>
    </message>
    <message>
        <source>receives {what}</source>
        <translation>получает {what}</translation>
    </message>
    <message>
        <source>{chunks} to {node}</source>
        <translation>{chunks} узлу {node}</translation>
    </message>
    <message>
        <source>{chunks} from {node}</source>
        <translation>{chunks} от узла {node}</translation>
    </message>
    <message numerus="yes">
        <source>{chunks} to {n} nodes</source>
        <translation>
            <numerusform>{chunks} {n} узлу</numerusform>
            <numerusform>{chunks} {n} узлам</numerusform>
            <numerusform>{chunks} {n} узлам</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{chunks} from {n} nodes</source>
        <translation>
            <numerusform>{chunks} от {n} узла</numerusform>
            <numerusform>{chunks} от {n} узлов</numerusform>
            <numerusform>{chunks} от {n} узлов</numerusform>
        </translation>
    </message>
    <message>
        <source>step {step}: node {node} {sends} and {receives}</source>
        <translation>шаг {step}: узел {node} {sends} и {receives}</translation>
    </message>
    <message>
        <source>step {step}: node {node} {does}</source>
        <translation>шаг {step}: узел {node} {does}</translation>
    </message>
    <message>
        <source>step {step}: node {node} neither sends nor receives</source>
        <translation>шаг {step}: узел {node} ничего не отправляет и не получает</translation>
    </message>
    <message>
        <source>Node / link</source>
        <translation>Узел / канал</translation>
    </message>
    <message>
        <source>Node {node}</source>
        <translation>Узел {node}</translation>
    </message>
    <message>
        <source>Link {a} → {b}</source>
        <translation>Канал {a} → {b}</translation>
    </message>
    <message>
        <source>no node and no link is selected: click one in the network, or a row of a table</source>
        <translation>ни узел, ни канал не выбран: щёлкните по нему в сети или по строке таблицы</translation>
    </message>
    <message>
        <source>nothing crosses it in the whole run</source>
        <translation>за весь прогон по нему ничего не передают</translation>
    </message>
    <message>
        <source>nothing on its links for {step} of {step_time} in this step, {run} of {time} in all</source>
        <translation>каналы узла пусты {step} из {step_time} в этом шаге, всего {run} из {time}</translation>
    </message>
    <message>
        <source>nothing on its links for {run} of {time} in all</source>
        <translation>каналы узла пусты всего {run} из {time}</translation>
    </message>
    <message>
        <source>1 crossing; busy for {busy} of {time} ({share} %)</source>
        <translation>1 передача; занят {busy} из {time} ({share} %)</translation>
    </message>
    <message numerus="yes">
        <source>{n} crossings; busy for {busy} of {time} ({share} %)</source>
        <translation>
            <numerusform>{n} передача; занят {busy} из {time} ({share} %)</numerusform>
            <numerusform>{n} передачи; занят {busy} из {time} ({share} %)</numerusform>
            <numerusform>{n} передач; занят {busy} из {time} ({share} %)</numerusform>
        </translation>
    </message>
    <message>
        <source>{what}; nothing waits for it</source>
        <translation>{what}; очереди к нему нет</translation>
    </message>
    <message numerus="yes">
        <source>{what}; at most {n} waiting</source>
        <translation>
            <numerusform>{what}; в очереди не больше {n}</numerusform>
            <numerusform>{what}; в очереди не больше {n}</numerusform>
            <numerusform>{what}; в очереди не больше {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>When it is busy; a click goes there</source>
        <translation>Когда занят; щелчок переходит туда</translation>
    </message>
    <message>
        <source>When it is busy, above it how many wait; a click goes there</source>
        <translation>Когда занят, над этим — сколько ждёт; щелчок переходит туда</translation>
    </message>
    <message>
        <source>step</source>
        <translation>шаг</translation>
    </message>
    <message>
        <source>cycle</source>
        <translation>цикл</translation>
    </message>
    <message>
        <source>with</source>
        <comment>the neighbour that a node exchanges with</comment>
        <translation>с кем</translation>
    </message>
    <message>
        <source>transfer</source>
        <translation>передача</translation>
    </message>
    <message>
        <source>chunks</source>
        <translation>порций</translation>
    </message>
    <message>
        <source>words</source>
        <translation>слов</translation>
    </message>
    <message>
        <source>start</source>
        <translation>начало</translation>
    </message>
    <message>
        <source>end</source>
        <translation>конец</translation>
    </message>
    <message>
        <source>waited</source>
        <translation>ждала</translation>
    </message>
    <message>
        <source>→ it sends or passes on to, ← it receives from</source>
        <translation>→ отправляет или передаёт дальше, ← получает</translation>
    </message>
    <message>
        <source>The node that sends and the one it is for</source>
        <translation>Узел, который отправляет, и тот, кому</translation>
    </message>
    <message>
        <source>How long it waited for the link</source>
        <translation>Сколько ждала канал</translation>
    </message>
</context>
<context>
    <name>player</name>
    <message>
        <source>startup</source>
        <translation>подготовка</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>В начало</translation>
    </message>
    <message>
        <source>Back one step</source>
        <translation>На шаг назад</translation>
    </message>
    <message>
        <source>Back one cycle</source>
        <translation>На цикл назад</translation>
    </message>
    <message>
        <source>Back within the cycle</source>
        <translation>Назад внутри цикла</translation>
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
        <translation>На шаг вперёд</translation>
    </message>
    <message>
        <source>Forward one cycle</source>
        <translation>На цикл вперёд</translation>
    </message>
    <message>
        <source>Forward within the cycle</source>
        <translation>Вперёд внутри цикла</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>В конец</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>скорость</translation>
    </message>
    <message>
        <source>How fast the run is played</source>
        <translation>Скорость показа прогона</translation>
    </message>
    <message>
        <source>pace</source>
        <translation>темп</translation>
    </message>
    <message>
        <source>step unit</source>
        <translation>чем шагать</translation>
    </message>
    <message>
        <source>How far back and forward go</source>
        <translation>На сколько сдвигают «назад» и «вперёд»</translation>
    </message>
    <message>
        <source>Loop: begin again at the end</source>
        <translation>По кругу: в конце начинать сначала</translation>
    </message>
    <message>
        <source>Pace, step unit and loop</source>
        <translation>Темп, шаг и повтор по кругу</translation>
    </message>
    <message>
        <source>even</source>
        <translation>ровный</translation>
    </message>
    <message>
        <source>true speed</source>
        <translation>в масштабе</translation>
    </message>
    <message>
        <source>by step</source>
        <translation>по шагам</translation>
    </message>
    <message>
        <source>Even: each cycle takes the same time</source>
        <translation>Ровный: все циклы идут одинаково долго</translation>
    </message>
    <message>
        <source>True speed: as on the bar, startups too</source>
        <translation>В масштабе времени: как на шкале, с подготовкой</translation>
    </message>
    <message>
        <source>By step: each step is shown as a whole</source>
        <translation>По шагам: каждый шаг показан целиком</translation>
    </message>
    <message>
        <source>by cycle</source>
        <translation>по циклам</translation>
    </message>
    <message>
        <source>within a cycle</source>
        <translation>внутри цикла</translation>
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
        <translation>из {total} · шаг {step}/{steps} · цикл {cycle}/{cycles}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Проигрыватель</translation>
    </message>
    <message>
        <source>Time bar</source>
        <translation>Шкала времени</translation>
    </message>
    <message>
        <source>t = {time} · step {step} · cycle {cycle}</source>
        <translation>t = {time} · шаг {step} · цикл {cycle}</translation>
    </message>
    <message>
        <source>chunks on the busiest link: {load}</source>
        <translation>порций в самом загруженном канале: {load}</translation>
    </message>
    <message>
        <source>bookmark at t = {time}</source>
        <translation>закладка: t = {time}</translation>
    </message>
    <message>
        <source>No link is selected: click one in the network or in the table of links</source>
        <translation>Канал не выбран: щёлкните по нему в сети или в таблице каналов</translation>
    </message>
    <message>
        <source>The link from {source} to {target} is not used after cycle {cycle}</source>
        <translation>Канал из {source} в {target} после цикла {cycle} не используется</translation>
    </message>
    <message>
        <source>The link from {source} to {target} is not used before cycle {cycle}</source>
        <translation>Канал из {source} в {target} до цикла {cycle} не используется</translation>
    </message>
    <message>
        <source>There is no bookmark after this place; Ctrl+B sets one here</source>
        <translation>Дальше закладок нет; Ctrl+B ставит закладку здесь</translation>
    </message>
    <message>
        <source>There is no bookmark before this place; Ctrl+B sets one here</source>
        <translation>Раньше закладок нет; Ctrl+B ставит закладку здесь</translation>
    </message>
</context>
<context>
    <name>preferences</name>
    <message>
        <source>Preferences</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Тема</translation>
    </message>
    <message>
        <source>&amp;Size of type and pictures</source>
        <translation>&amp;Размер букв и рисунков</translation>
    </message>
    <message>
        <source>&amp;Notation of formulas</source>
        <translation>&amp;Обозначения в формулах</translation>
    </message>
    <message>
        <source>Things &amp;move on their way</source>
        <translation>Показывать &amp;движение</translation>
    </message>
    <message>
        <source>Show the start &amp;page when the program starts</source>
        <translation>Показывать &amp;начальную страницу при запуске</translation>
    </message>
    <message>
        <source>Numbers are shown with a dot; fields take 0.8 and 0,8 for the same.</source>
        <translation>Числа показаны с точкой; в полях 0.8 и 0,8 — одно и то же.</translation>
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
        <translation>цикл {cycle} из {cycles}</translation>
    </message>
    <message>
        <source>Line of time</source>
        <translation>Строка времени</translation>
    </message>
</context>
<context>
    <name>presets</name>
    <message>
        <source>the preset of costs</source>
        <translation>набор стоимостей</translation>
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
        <translation>байт</translation>
    </message>
    <message numerus="yes">
        <source>words of {n} bytes</source>
        <translation>
            <numerusform>слова по {n} байту</numerusform>
            <numerusform>слова по {n} байта</numerusform>
            <numerusform>слова по {n} байтов</numerusform>
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
        <translation>Числа лекции</translation>
    </message>
    <message>
        <source>Round numbers without a unit, for examples that can be worked out by hand: a startup takes as long as 500 words. The lecture itself calculates with letters.</source>
        <translation>Круглые числа без единицы измерения, для примеров, которые считаются вручную: подготовка длится столько же, сколько передача 500 слов. Сама лекция считает в буквах.</translation>
    </message>
    <message>
        <source>A Fast Ethernet cluster</source>
        <translation>Кластер с Fast Ethernet</translation>
    </message>
    <message>
        <source>100 Mbit/s with TCP/IP, measured about 2002: the published parameters of the lecture’s comparison with experiments, ts = 150.3 µs, th = 6.7 µs and 0.0862 µs a byte (0.08 would be the bare 100 Mbit/s), times 8 for a word of 8 bytes.</source>
        <translation>100 Мбит/с с TCP/IP, измерено около 2002 года: опубликованные параметры из сравнения лекции с экспериментами, ts = 150.3 мкс, th = 6.7 мкс и 0.0862 мкс на байт (чистые 100 Мбит/с дали бы 0.08), умноженные на 8 для слова из 8 байтов.</translation>
    </message>
    <message>
        <source>A modern network (100 Gbit/s)</source>
        <translation>Современная сеть (100 Гбит/с)</translation>
    </message>
    <message>
        <source>Typical, not of one machine: ts = 1.2 µs is what MPI latency tests show for short messages over InfiniBand of 100 Gbit/s, th = 0.1 µs is the delay of one switch in data sheets (90 to 130 ns), tw = 0.00064 µs is 8 bytes at 100 Gbit/s.</source>
        <translation>Типичные числа, не одной машины: ts = 1.2 мкс показывают тесты задержки MPI на коротких сообщениях через InfiniBand 100 Гбит/с, th = 0.1 мкс — задержка одного коммутатора по его описаниям (90–130 нс), tw = 0.00064 мкс — 8 байтов при 100 Гбит/с.</translation>
    </message>
    <message>
        <source>The lecture’s cluster, models A and C</source>
        <translation>Кластер из лекции, модели A и C</translation>
    </message>
    <message>
        <source>100 Mbit/s with TCP/IP, measured about 2002: the parameters that were published with the lecture’s comparison of models and measurements (table 3.2).</source>
        <translation>100 Мбит/с, TCP/IP, измерено около 2002 года: параметры, опубликованные вместе со сравнением моделей и измерений в лекции (таблица 3.2).</translation>
    </message>
    <message>
        <source>The lecture’s cluster, model B</source>
        <translation>Кластер из лекции, модель B</translation>
    </message>
    <message>
        <source>The same cluster: tk = 0.08363 was published, and t0 + 1422 t1 = 275.45, which is all that long messages tell; here t0 is the startup of models A and C.</source>
        <translation>Тот же кластер: опубликованы tк = 0,08363 и tнач0 + 1422 tнач1 = 275,45 — больше по длинным сообщениям не узнать; здесь tнач0 — подготовка моделей A и C.</translation>
    </message>
</context>
<context>
    <name>progress</name>
    <message>
        <source>Simulating…</source>
        <translation>Моделирование…</translation>
    </message>
    <message>
        <source>Simulating… {percent} %</source>
        <translation>Моделирование… {percent} %</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Give this run up; the last one stays (Esc)</source>
        <translation>Прервать этот прогон; останется прежний (Esc)</translation>
    </message>
</context>
<context>
    <name>rank file</name>
    <message>
        <source>{file}, line {line}: this is not a file of measured ranks (JSON): {reason}</source>
        <translation>{file}, строка {line}: это не файл измеренных рангов (JSON): {reason}</translation>
    </message>
    <message>
        <source>{file} is not a file of measured ranks; such a file is made by main.py ranks</source>
        <translation>{file} — не файл измеренных рангов; такой файл делает main.py ranks</translation>
    </message>
    <message>
        <source>{file} holds measured ranks of version {version}; this program reads version {known}</source>
        <translation>{file}: измеренные ранги версии {version}; эта программа читает версию {known}</translation>
    </message>
    <message>
        <source>{file}, {place}: {reason}</source>
        <translation>{file}, {place}: {reason}</translation>
    </message>
    <message>
        <source>expected {expected}, found {found}</source>
        <translation>ожидалось {expected}, а стоит {found}</translation>
    </message>
    <message>
        <source>the key {key} is missing</source>
        <translation>нет ключа {key}</translation>
    </message>
    <message>
        <source>minimum, lower quartile, median, upper quartile and maximum must be above 0 and never fall</source>
        <translation>минимум, нижний квартиль, медиана, верхний квартиль и максимум должны быть больше 0 и не убывать</translation>
    </message>
    <message>
        <source>there must be one for each of at least 2 ranks</source>
        <translation>нужно по одному на каждый ранг, а рангов не меньше 2</translation>
    </message>
    <message>
        <source>there are the ranks 0 to {last}; {rank} is none</source>
        <translation>есть ранги от 0 до {last}; {rank} среди них нет</translation>
    </message>
    <message>
        <source>there must be a log for each of {p} ranks; there are {n}</source>
        <translation>журналов должно быть столько же, сколько рангов: {p}; их {n}</translation>
    </message>
    <message>
        <source>bytes must be {words} times m, which is {m}</source>
        <translation>bytes должно быть в {words} раз больше m, а m равно {m}</translation>
    </message>
    <message>
        <source>these measurements</source>
        <translation>эти измерения</translation>
    </message>
    <message>
        <source>{file} holds no ping-pong; measure again without --ping-pong none</source>
        <translation>в {file} нет пинг-понга; измерьте ещё раз без --ping-pong none</translation>
    </message>
    <message>
        <source>main.py ranks on {mpi}</source>
        <translation>main.py ranks на {mpi}</translation>
    </message>
    <message>
        <source>measured on {measured} with {p} ranks; each time is the median of {repetitions} repetitions</source>
        <translation>измерено {measured}, рангов: {p}; каждое время — медиана, повторений: {repetitions}</translation>
    </message>
    <message>
        <source>more ranks than processors on {hosts}: ranks waited for a processor, so times of collectives say little about the network</source>
        <translation>рангов больше, чем процессоров, на {hosts}: ранги ждали процессора, и времена коллективных операций мало говорят о сети</translation>
    </message>
</context>
<context>
    <name>ranks</name>
    <message>
        <source>ranks writes json; the format {format} is not that</source>
        <translation>ranks пишет json; формат {format} не подходит</translation>
    </message>
    <message>
        <source>this scenario has p = {p} and mpiexec started {n} ranks; run mpiexec -n {p}</source>
        <translation>в этом сценарии p = {p}, а mpiexec запустил рангов: {n}; нужно mpiexec -n {p}</translation>
    </message>
    <message>
        <source>ranks must be started by mpiexec; for this scenario: mpiexec -n {p} python main.py ranks</source>
        <translation>ranks запускается через mpiexec; для этого сценария: mpiexec -n {p} python main.py ranks</translation>
    </message>
    <message>
        <source>each rank is alone: mpiexec belongs to another MPI than mpi4py, which uses {mpi}; take the mpiexec of that one</source>
        <translation>каждый ранг сам по себе: mpiexec принадлежит не той MPI, что у mpi4py ({mpi}); возьмите mpiexec от неё</translation>
    </message>
    <message>
        <source>rank {rank} on {host} has not enough memory</source>
        <translation>рангу {rank} на {host} не хватает памяти</translation>
    </message>
    <message>
        <source>rank {rank} on {host}: MPI failed: {reason}</source>
        <translation>ранг {rank} на {host}: отказ MPI: {reason}</translation>
    </message>
    <message>
        <source>the choice of ping-pong</source>
        <translation>выбор пинг-понга</translation>
    </message>
    <message>
        <source>between ranks 0 and 1</source>
        <translation>между рангами 0 и 1</translation>
    </message>
    <message>
        <source>between rank 0 and each other</source>
        <translation>между рангом 0 и каждым другим</translation>
    </message>
    <message>
        <source>no ping-pong</source>
        <translation>без пинг-понга</translation>
    </message>
    <message>
        <source>m = {m}: {schedule} microseconds by the schedule ({algorithm}), {own} by {name}; medians of {n} repetitions</source>
        <translation>m = {m}: {schedule} мкс по расписанию ({algorithm}), {own} мкс у {name}; медианы, повторений: {n}</translation>
    </message>
    <message>
        <source>{variable} must be a rank and a step in which it receives, such as 1:1; {value} is not</source>
        <translation>{variable} — это ранг и шаг, на котором он принимает, например 1:1; {value} не подходит</translation>
    </message>
    <message>
        <source>rank {rank}, step {step}: chunk {chunk} came from rank {peer} with word {word} of {m} wrong</source>
        <translation>ранг {rank}, шаг {step}: порция {chunk} пришла от ранга {peer} с ошибкой в слове {word} из {m}</translation>
    </message>
    <message>
        <source>at the end rank {rank} lacks chunk {chunk}</source>
        <translation>в конце у ранга {rank} нет порции {chunk}</translation>
    </message>
    <message>
        <source>at the end rank {rank} has chunk {chunk} too many</source>
        <translation>в конце у ранга {rank} лишняя порция {chunk}</translation>
    </message>
    <message>
        <source>at the end rank {rank} holds chunk {chunk} with word {word} of {m} wrong</source>
        <translation>в конце у ранга {rank} в порции {chunk} ошибка в слове {word} из {m}</translation>
    </message>
    <message>
        <source>at the end rank {rank} has a sum with word {word} of {m} wrong</source>
        <translation>в конце у ранга {rank} в сумме ошибка в слове {word} из {m}</translation>
    </message>
    <message>
        <source>at the end rank {rank} has no sum</source>
        <translation>в конце у ранга {rank} нет суммы</translation>
    </message>
    <message>
        <source>{own} gives rank {rank} a result with word {word} of {words} wrong</source>
        <translation>{own} даёт рангу {rank} результат с ошибкой в слове {word} из {words}</translation>
    </message>
    <message>
        <source>with m = {m} a rank would hold {words} words and at most {most} fit; take a smaller m</source>
        <translation>при m = {m} рангу нужно {words} слов, а помещается не больше {most}; возьмите m поменьше</translation>
    </message>
    <message>
        <source>this schedule moves {moves} chunks and at most {most} can be followed; take a smaller p</source>
        <translation>это расписание перемещает {moves} порций, а проследить можно не больше {most}; возьмите p поменьше</translation>
    </message>
    <message>
        <source>real MPI runs need mpi4py and an MPI library, and here {reason}; install them with the extra mpi: python -m uv run --extra mpi mpiexec -n P python main.py ranks</source>
        <translation>для настоящих запусков MPI нужны mpi4py и библиотека MPI, а здесь: {reason}; они ставятся дополнением mpi: python -m uv run --extra mpi mpiexec -n P python main.py ranks</translation>
    </message>
    <message>
        <source>real MPI runs need Linux or macOS, for the extra mpi has nothing for Windows; measure there and open the file here</source>
        <translation>для настоящих запусков MPI нужны Linux или macOS: в дополнении mpi для Windows ничего нет; измерьте там и откройте файл здесь</translation>
    </message>
    <message>
        <source>mpi4py is not installed</source>
        <translation>mpi4py не установлен</translation>
    </message>
</context>
<context>
    <name>reading</name>
    <message>
        <source>there are only rates or counts here ({names}); the time of a message cannot be told from them</source>
        <translation>здесь только скорости или счётчики ({names}); время сообщения по ним не узнать</translation>
    </message>
    <message>
        <source>this was written by {tool}, but no row with a time is in it</source>
        <translation>это вывод {tool}, но в нём нет ни одной строки с временем</translation>
    </message>
    <message>
        <source>{reason}; no row with a time is left</source>
        <translation>{reason}; строк с временем не осталось</translation>
    </message>
    <message>
        <source>line {line}: {reason}</source>
        <translation>строка {line}: {reason}</translation>
    </message>
    <message>
        <source>the row is not whole: {value}</source>
        <translation>строка таблицы неполная: {value}</translation>
    </message>
    <message>
        <source>the file ends within this row: {value}</source>
        <translation>файл обрывается на этой строке: {value}</translation>
    </message>
    <message>
        <source>there is no time for {m} bytes</source>
        <translation>нет времени для размера {m} (в байтах)</translation>
    </message>
    <message>
        <source>a time of 0 is below the resolution of the clock</source>
        <translation>время 0 меньше разрешения часов</translation>
    </message>
    <message>
        <source>the benchmark failed here: {value}</source>
        <translation>здесь измерение не удалось: {value}</translation>
    </message>
    <message>
        <source>a time must be positive and finite; {value} is not</source>
        <translation>время должно быть положительным и конечным, а здесь {value}</translation>
    </message>
    <message>
        <source>line {line}: this table has rates and no times ({names}), and a size over a rate is not the time of a message</source>
        <translation>строка {line}: в этой таблице скорости, а не времена ({names}); размер, делённый на скорость, — не время сообщения</translation>
    </message>
    <message>
        <source>line {line}: the validation of this row failed</source>
        <translation>строка {line}: проверка данных этой строки не прошла</translation>
    </message>
    <message>
        <source>{benchmark} is the time of a whole round trip, about twice that of one message one way</source>
        <translation>{benchmark} — время туда и обратно, примерно вдвое больше времени одного сообщения в одну сторону</translation>
    </message>
    <message>
        <source>a table with columns</source>
        <translation>таблица со столбцами</translation>
    </message>
    <message>
        <source>two columns of numbers</source>
        <translation>два столбца чисел</translation>
    </message>
    <message>
        <source>no table of sizes and times was found: a line must name a column of sizes (size, bytes, m) and one of times (time, latency, t), or there must be two columns of numbers; it begins with {value}</source>
        <translation>таблица размеров и времён не найдена: нужна строка с названиями столбцов размера (размер, длина, m) и времени (время, задержка, t) или два столбца чисел; начало: {value}</translation>
    </message>
    <message>
        <source>{value} does not say which column is the size (size, bytes, m) and which the time (time, latency, t)</source>
        <translation>из {value} не видно, какой столбец — размер (size, bytes, m), а какой — время (time, latency, t)</translation>
    </message>
    <message>
        <source>columns of numbers: {count}, and no line above says which is the size and which the time</source>
        <translation>столбцов чисел: {count}, и ни одна строка выше не говорит, где размер, а где время</translation>
    </message>
    <message>
        <source>below the names of the columns ({names}) there is no row with a time</source>
        <translation>под названиями столбцов ({names}) нет ни одной строки с временем</translation>
    </message>
    <message>
        <source>a time must be a number; {value} is not</source>
        <translation>время должно быть числом, а здесь {value}</translation>
    </message>
    <message>
        <source>a size must be a whole number of bytes from 0; {value} is not</source>
        <translation>размер должен быть целым числом байтов от 0, а здесь {value}</translation>
    </message>
    <message>
        <source>{value} has a unit that is not known; there is {known}</source>
        <translation>{value}: единица неизвестна; есть {known}</translation>
    </message>
    <message>
        <source>no names of columns: taken as bytes and microseconds</source>
        <translation>названий столбцов нет: принято за байты и микросекунды</translation>
    </message>
    <message>
        <source>cells: {count}, names of columns: {names}; {value} is not clear</source>
        <translation>ячеек: {count}, названий столбцов: {names}; {value} понять однозначно нельзя</translation>
    </message>
    <message>
        <source>there is a time and no size: {value}</source>
        <translation>есть время, но нет размера: {value}</translation>
    </message>
    <message>
        <source>{name}: sizes must be in bytes, KB, MB or GB, not in bits</source>
        <translation>{name}: размеры должны быть в байтах, КБ, МБ или ГБ, а не в битах</translation>
    </message>
    <message>
        <source>{name} has no unit: taken as bytes</source>
        <translation>{name} без единицы: принято за байты</translation>
    </message>
    <message>
        <source>{name} has no unit: taken as microseconds</source>
        <translation>{name} без единицы: принято за микросекунды</translation>
    </message>
    <message>
        <source>K is 1024 bytes and M 1024 times that</source>
        <translation>К — это 1024 байта, М — в 1024 раза больше</translation>
    </message>
    <message>
        <source>a table cannot say it: each size is taken as that of one message, each time as that of one message one way, no sum over repeats and no round trip</source>
        <translation>из таблицы этого не узнать, поэтому принято: размер — одного сообщения, время — одного сообщения в одну сторону, не сумма по повторам и не время туда и обратно</translation>
    </message>
    <message>
        <source>there are sizes and numbers of repeats here (as in NetPIPE&apos;s check), and no times</source>
        <translation>здесь размеры и числа повторов (как при проверке в NetPIPE), а времён нет</translation>
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
        <translation>здесь пусто: читать нечего</translation>
    </message>
    <message>
        <source>this is no text (it holds zero bytes); save the table as CSV or text</source>
        <translation>это не текст (в нём есть нулевые байты); сохраните таблицу как CSV или текст</translation>
    </message>
    <message>
        <source>this is a workbook or an archive, no text; save the sheet as CSV</source>
        <translation>это книга Excel или архив, а не текст; сохраните лист как CSV</translation>
    </message>
    <message>
        <source>this begins with the mark of {encoding}, but is no text of that encoding</source>
        <translation>начало — метка кодировки {encoding}, но это не текст в этой кодировке</translation>
    </message>
    <message>
        <source>{name} was read as {tool}</source>
        <translation>файл {name} прочитан как {tool}</translation>
    </message>
    <message>
        <source>what was pasted was read as {tool}</source>
        <translation>вставленный текст прочитан как {tool}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {n} rows, {low} to {high} bytes</source>
        <translation>
            <numerusform>{name}: {n} строка, от {low} до {high} байт</numerusform>
            <numerusform>{name}: {n} строки, от {low} до {high} байт</numerusform>
            <numerusform>{name}: {n} строк, от {low} до {high} байт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: {n} rows of {low} bytes</source>
        <translation>
            <numerusform>{name}: {n} строка по {low} байт</numerusform>
            <numerusform>{name}: {n} строки по {low} байт</numerusform>
            <numerusform>{name}: {n} строк по {low} байт</numerusform>
        </translation>
    </message>
    <message>
        <source>times</source>
        <translation>времена</translation>
    </message>
    <message numerus="yes">
        <source>{name}, {n} processes</source>
        <translation>
            <numerusform>{name}, {n} процесс</numerusform>
            <numerusform>{name}, {n} процесса</numerusform>
            <numerusform>{name}, {n} процессов</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, {label}</source>
        <translation>{name}, {label}</translation>
    </message>
    <message>
        <source>line {line} dropped: {reason}</source>
        <translation>строка {line} пропущена: {reason}</translation>
    </message>
</context>
<context>
    <name>recovery</name>
    <message numerus="yes">
        <source>The program was not closed properly. Unsaved changes of {n} windows were kept:</source>
        <translation>
            <numerusform>Программа не была закрыта как следует. Сохранились изменения {n} окна:</numerusform>
            <numerusform>Программа не была закрыта как следует. Сохранились изменения {n} окон:</numerusform>
            <numerusform>Программа не была закрыта как следует. Сохранились изменения {n} окон:</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {operation}, {kind}, p = {p}</source>
        <translation>{name}: {operation}, {kind}, p = {p}</translation>
    </message>
    <message>
        <source>without a file</source>
        <translation>без файла</translation>
    </message>
    <message>
        <source>&amp;Open all</source>
        <translation>&amp;Открыть всё</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Позже</translation>
    </message>
</context>
<context>
    <name>report</name>
    <message>
        <source>the trace has {records} records and at most {most} are written; choose cycles with --from and --to</source>
        <translation>в трассе записей: {records}, а вывести можно не более {most}; выберите циклы параметрами --from и --to</translation>
    </message>
    <message>
        <source>data can be listed for at most {most} processors; this run has {p}</source>
        <translation>перечислить данные можно, если процессоров не более {most}; в этом прогоне их {p}</translation>
    </message>
</context>
<context>
    <name>routing</name>
    <message>
        <source>Dimension order</source>
        <translation>Покоординатная маршрутизация</translation>
    </message>
</context>
<context>
    <name>run</name>
    <message>
        <source>this run would need {crossings} link crossings and at most {most} fit; take a smaller p or longer packets</source>
        <translation>этому прогону нужно {crossings} проходов по каналам, а помещается не больше {most}; возьмите меньшее p или более длинные пакеты</translation>
    </message>
    <message>
        <source>this run would need {crossings} link crossings and at most {most} fit; take a smaller p or longer packets (by the closed form it takes {analytic})</source>
        <translation>этому прогону нужно {crossings} проходов по каналам, а помещается не больше {most}; возьмите меньшее p или более длинные пакеты (по формуле он займёт {analytic})</translation>
    </message>
    <message>
        <source>through this embedding messages go over other links than in the guest itself, so no closed form is claimed</source>
        <translation>при этом отображении сообщения идут не по тем каналам, что в самой логической сети, поэтому формула не приводится</translation>
    </message>
</context>
<context>
    <name>scenario</name>
    <message>
        <source>{name} must be a whole number from {low} to {high}; {value} is not</source>
        <translation>{name}: нужно целое число от {low} до {high}; {value} не подходит</translation>
    </message>
    <message>
        <source>{name} must be a decimal number from 0 to 1000000000000 with at most 15 digits, such as 0.5; {value} is not</source>
        <translation>{name}: нужно десятичное число от 0 до 1000000000000, не более 15 цифр, например 0.5; {value} не подходит</translation>
    </message>
    <message>
        <source>{name} must be a number from {low} to {high}; {value} is not</source>
        <translation>{name}: нужно число от {low} до {high}; {value} не подходит</translation>
    </message>
    <message>
        <source>{name} must be a time from 0, such as 61.5; {value} is not</source>
        <translation>{name}: нужно время не меньше 0, например 61.5; {value} не подходит</translation>
    </message>
    <message>
        <source>dims must be whole numbers joined by x, such as 4x8; {value} is not</source>
        <translation>dims: нужны целые числа через x, например 4x8; {value} не подходит</translation>
    </message>
    <message>
        <source>dims must have sides of at least 2, such as 4x8; {value} has the side {side}</source>
        <translation>dims: каждая сторона должна быть не меньше 2, например 4x8; в {value} есть сторона {side}</translation>
    </message>
    <message>
        <source>dims may make at most {most} processors; {value} makes {p}</source>
        <translation>dims: процессоров должно получиться не более {most}; из {value} получается {p}</translation>
    </message>
    <message>
        <source>slow-link must be two neighbours and a factor above 0 and up to 1000000, such as 0-1:3; {value} is not</source>
        <translation>slow-link: нужны два соседних узла и множитель больше 0 и не больше 1000000, например 0-1:3; {value} не подходит</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}</source>
        <translation>не удалось прочитать {file}: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}</source>
        <translation>не удалось записать {file}: {reason}</translation>
    </message>
    <message>
        <source>{file} has {size} bytes; a scenario file has at most {most}</source>
        <translation>размер {file} в байтах: {size}; в файле сценария их не более {most}</translation>
    </message>
    <message>
        <source>{file}, line {line}: this is not a scenario file (JSON): {reason}</source>
        <translation>{file}, строка {line}: это не файл сценария (JSON): {reason}</translation>
    </message>
    <message>
        <source>{file}: a scenario file holds one JSON object; this holds something else</source>
        <translation>{file}: в файле сценария должен быть один объект JSON, а здесь что-то другое</translation>
    </message>
    <message>
        <source>{file}: the key version is missing; a scenario file has &quot;version&quot;: 1</source>
        <translation>{file}: нет ключа version; в файле сценария есть &quot;version&quot;: 1</translation>
    </message>
    <message>
        <source>{file} is of version {version}; this program reads version 1</source>
        <translation>версия {file}: {version}; эта программа читает версию 1</translation>
    </message>
    <message>
        <source>{file} is of version {version}, made by a newer program; this program reads version 1</source>
        <translation>версия {file}: {version}, его записала более новая программа; эта программа читает версию 1</translation>
    </message>
    <message>
        <source>{file}, line {line}: {reason}</source>
        <translation>{file}, строка {line}: {reason}</translation>
    </message>
    <message>
        <source>notes must be a text; {value} is not</source>
        <translation>notes: нужен текст; {value} не подходит</translation>
    </message>
    <message>
        <source>view must be an object; {value} is not</source>
        <translation>view: нужен объект; {value} не подходит</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>такого файла нет</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>такой папки нет</translation>
    </message>
    <message>
        <source>it is a folder, not a file</source>
        <translation>это папка, а не файл</translation>
    </message>
    <message>
        <source>access is not allowed</source>
        <translation>доступ запрещён</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>на диске нет места</translation>
    </message>
    <message>
        <source>nothing can be written to that disk</source>
        <translation>на этот диск нельзя записывать</translation>
    </message>
    <message>
        <source>it is larger than files may be here</source>
        <translation>такие большие файлы здесь не разрешены</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>слишком длинное имя</translation>
    </message>
    <message>
        <source>p and dims must agree; p is {p} and {dims} makes {product}</source>
        <translation>p и dims должны согласоваться: p равно {p}, а из {dims} получается {product}</translation>
    </message>
    <message>
        <source>source and target must be two different nodes; both are {node}</source>
        <translation>source и target должны быть разными узлами; оба равны {node}</translation>
    </message>
    <message>
        <source>the key {key} is not known</source>
        <translation>ключ {key} неизвестен</translation>
    </message>
    <message>
        <source>{name} must be a word; {value} is not</source>
        <translation>{name}: нужно слово; {value} не подходит</translation>
    </message>
    <message>
        <source>the switching method</source>
        <translation>метод передачи</translation>
    </message>
    <message>
        <source>the way to pay startups</source>
        <translation>учёт подготовки</translation>
    </message>
    <message>
        <source>the order</source>
        <translation>порядок</translation>
    </message>
    <message>
        <source>last dimension first</source>
        <translation>сначала последняя размерность</translation>
    </message>
    <message>
        <source>first dimension first</source>
        <translation>сначала первая размерность</translation>
    </message>
    <message>
        <source>operations run on rings and tori; a {guest} can be laid into a network by the command embed only</source>
        <translation>операции выполняются на кольцах и торах; {guest} отображается на сеть только командой embed</translation>
    </message>
    <message>
        <source>the map {value} is not known; there is {known}, or host nodes joined by dashes, or a file that is named on the command line</source>
        <translation>отображение {value} неизвестно; есть {known}, или физические узлы через дефис, или файл, названный в командной строке</translation>
    </message>
    <message>
        <source>an embedding must be a guest, a size and a map, such as ring:8:gray, or an object of these; {value} is not</source>
        <translation>отображение задаётся логической сетью, размером и способом, например ring:8:gray, или объектом из них; {value} — нет</translation>
    </message>
</context>
<context>
    <name>scene</name>
    <message>
        <source>Cycle {cycle} of {total}</source>
        <translation>Цикл {cycle} из {total}</translation>
    </message>
    <message>
        <source>1 chunk</source>
        <translation>1 порцию</translation>
    </message>
    <message numerus="yes">
        <source>{n} chunks</source>
        <translation>
            <numerusform>{n} порцию</numerusform>
            <numerusform>{n} порции</numerusform>
            <numerusform>{n} порций</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{low} to {high} chunks</source>
        <translation>
            <numerusform>от {low} до {high} порции</numerusform>
            <numerusform>от {low} до {high} порций</numerusform>
            <numerusform>от {low} до {high} порций</numerusform>
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
            <numerusform>{n} слов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{low} to {high} words</source>
        <translation>
            <numerusform>от {low} до {high} слова</numerusform>
            <numerusform>от {low} до {high} слов</numerusform>
            <numerusform>от {low} до {high} слов</numerusform>
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
            <numerusform>{n} байта</numerusform>
            <numerusform>{n} байт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{low} to {high} bytes</source>
        <translation>
            <numerusform>от {low} до {high} байта</numerusform>
            <numerusform>от {low} до {high} байт</numerusform>
            <numerusform>от {low} до {high} байт</numerusform>
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
            <numerusform>{n} передачи</numerusform>
            <numerusform>{n} передач</numerusform>
        </translation>
    </message>
    <message>
        <source>round the ring</source>
        <translation>по кольцу</translation>
    </message>
    <message>
        <source>along the rows</source>
        <translation>по строкам</translation>
    </message>
    <message>
        <source>along the columns</source>
        <translation>по столбцам</translation>
    </message>
    <message>
        <source>along dimension {d}</source>
        <translation>по размерности {d}</translation>
    </message>
    <message>
        <source>across dimension {d}</source>
        <comment>swaps with its partner ...</comment>
        <translation>по размерности {d}</translation>
    </message>
    <message numerus="yes">
        <source>along {n} dimensions</source>
        <translation>
            <numerusform>по {n} размерности</numerusform>
            <numerusform>по {n} размерностям</numerusform>
            <numerusform>по {n} размерностям</numerusform>
        </translation>
    </message>
    <message>
        <source>through the hub</source>
        <translation>через концентратор</translation>
    </message>
    <message>
        <source>through the switch</source>
        <translation>через коммутатор</translation>
    </message>
    <message>
        <source>on 1 link</source>
        <translation>по 1 каналу</translation>
    </message>
    <message numerus="yes">
        <source>on {n} links</source>
        <translation>
            <numerusform>по {n} каналу</numerusform>
            <numerusform>по {n} каналам</numerusform>
            <numerusform>по {n} каналам</numerusform>
        </translation>
    </message>
    <message>
        <source>every node swaps {amount} with its partner {where}</source>
        <translation>все узлы попарно передают друг другу {amount} {where}</translation>
    </message>
    <message numerus="yes">
        <source>{n} pairs of nodes swap {amount} {where}</source>
        <translation>
            <numerusform>в {n} паре узлы передают друг другу {amount} {where}</numerusform>
            <numerusform>в {n} парах узлы передают друг другу {amount} {where}</numerusform>
            <numerusform>в {n} парах узлы передают друг другу {amount} {where}</numerusform>
        </translation>
    </message>
    <message>
        <source>nodes {a} and {b} swap {amount} {where}</source>
        <translation>узлы {a} и {b} передают друг другу {amount} {where}</translation>
    </message>
    <message>
        <source>every node sends {amount} to its {sign} neighbour {where}</source>
        <comment>sign is + or −</comment>
        <translation>каждый узел передаёт {amount} {where} соседу в направлении {sign}</translation>
    </message>
    <message>
        <source>every node sends {amount} {where}</source>
        <translation>каждый узел передаёт {amount} {where}</translation>
    </message>
    <message numerus="yes">
        <source>{n} nodes send {amount} each {where}</source>
        <translation>
            <numerusform>{n} узел передаёт {where}, каждый — {amount}</numerusform>
            <numerusform>{n} узла передают {where}, каждый — {amount}</numerusform>
            <numerusform>{n} узлов передают {where}, каждый — {amount}</numerusform>
        </translation>
    </message>
    <message>
        <source>node {a} sends {amount} to node {b}</source>
        <translation>узел {a} передаёт {amount} узлу {b}</translation>
    </message>
    <message>
        <source>node {a} sends {amount} to node {b} {where}</source>
        <comment>where: through the hub</comment>
        <translation>узел {a} передаёт {amount} узлу {b} {where}</translation>
    </message>
    <message>
        <source>{transfers} {where}, {amount} each</source>
        <translation>{transfers} {where}, каждая несёт {amount}</translation>
    </message>
    <message>
        <source>nothing moves</source>
        <translation>ничего не движется</translation>
    </message>
    <message>
        <source>before the first step: {aim}</source>
        <comment>aim: what the operation does</comment>
        <translation>до первого шага: {aim}</translation>
    </message>
    <message>
        <source>{sentence}, one after another</source>
        <translation>{sentence}, по очереди</translation>
    </message>
    <message numerus="yes">
        <source>{sentence}, over {n} links</source>
        <translation>
            <numerusform>{sentence}, через {n} канал</numerusform>
            <numerusform>{sentence}, через {n} канала</numerusform>
            <numerusform>{sentence}, через {n} каналов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{sentence}, over up to {n} links</source>
        <translation>
            <numerusform>{sentence}, не более чем через {n} канал</numerusform>
            <numerusform>{sentence}, не более чем через {n} канала</numerusform>
            <numerusform>{sentence}, не более чем через {n} каналов</numerusform>
        </translation>
    </message>
    <message>
        <source>{sentence}, hop {hop} of {hops}</source>
        <translation>{sentence}, переход {hop} из {hops}</translation>
    </message>
    <message>
        <source>{sentence}, packet {number} of {packets}</source>
        <translation>{sentence}, пакет {number} из {packets}</translation>
    </message>
    <message>
        <source>{sentence}, packets {low} to {high} of {packets}</source>
        <translation>{sentence}, пакеты с {low} по {high} из {packets}</translation>
    </message>
    <message>
        <source>{sentence}; 1 waits</source>
        <translation>{sentence}; в очереди 1</translation>
    </message>
    <message numerus="yes">
        <source>{sentence}; {n} wait</source>
        <translation>
            <numerusform>{sentence}; в очереди {n}</numerusform>
            <numerusform>{sentence}; в очереди {n}</numerusform>
            <numerusform>{sentence}; в очереди {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>{sentence}, which adds it to its own</source>
        <translation>{sentence}; получатель прибавляет полученное к своему</translation>
    </message>
    <message>
        <source>{sentence}; who receives it adds it to its own</source>
        <translation>{sentence}; каждый получатель прибавляет полученное к своему</translation>
    </message>
    <message>
        <source>{sentence}; who receives it adds it if it comes from a smaller number</source>
        <translation>{sentence}; получатель прибавляет только значения узлов с меньшим номером</translation>
    </message>
    <message>
        <source>Next: {what}</source>
        <translation>Дальше: {what}</translation>
    </message>
    <message>
        <source>Next: nothing, this is the end</source>
        <translation>Дальше ничего: это конец</translation>
    </message>
</context>
<context>
    <name>scenes</name>
    <message>
        <source>{file} has {size} bytes; a scene list has at most {most}</source>
        <translation>В файле {file} {size} байт; в списке сцен их не больше {most}</translation>
    </message>
    <message>
        <source>{file}, line {line}: this is not a scene list (JSON): {reason}</source>
        <translation>{file}, строка {line}: это не список сцен (JSON): {reason}</translation>
    </message>
    <message>
        <source>{file}: a scene list holds one JSON object; this holds something else</source>
        <translation>{file}: список сцен — это один объект JSON; здесь что-то другое</translation>
    </message>
    <message>
        <source>{file}: the key version is missing; a scene list has &quot;version&quot;: 1</source>
        <translation>{file}: нет ключа version; в списке сцен стоит &quot;version&quot;: 1</translation>
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
        <translation>в списке сцен есть ключи version, title и scenes; ключ {key} неизвестен</translation>
    </message>
    <message>
        <source>title must be one line of text; {value} is not</source>
        <translation>title — это одна строка текста; {value} не подходит</translation>
    </message>
    <message>
        <source>scenes must be a list of scenes; {value} is not</source>
        <translation>scenes — это список сцен; {value} не подходит</translation>
    </message>
    <message>
        <source>the key scenes is missing: the list of scenes</source>
        <translation>нет ключа scenes: списка сцен</translation>
    </message>
    <message>
        <source>a scene list has 1 to {most} scenes, not {count}</source>
        <translation>в списке от 1 до {most} сцен, а не {count}</translation>
    </message>
    <message>
        <source>a scene must be a JSON object; {value} is not</source>
        <translation>сцена — это объект JSON; {value} не подходит</translation>
    </message>
    <message>
        <source>file must be a path from the folder of the list; {value} is not</source>
        <translation>file — это путь от папки списка; {value} не подходит</translation>
    </message>
    <message>
        <source>there is no file {value} in the folder of the list</source>
        <translation>в папке списка нет файла {value}</translation>
    </message>
    <message>
        <source>beside the key file only position, view and notes may stand; {key} may not</source>
        <translation>рядом с ключом file могут стоять только position, view и notes, а {key} не может</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>Сцены</translation>
    </message>
    <message numerus="yes">
        <source>{topology}, {n} nodes: {operation}</source>
        <translation>
            <numerusform>{topology}, {n} узел: {operation}</numerusform>
            <numerusform>{topology}, {n} узла: {operation}</numerusform>
            <numerusform>{topology}, {n} узлов: {operation}</numerusform>
        </translation>
    </message>
    <message>
        <source>Title of the list</source>
        <translation>Название списка</translation>
    </message>
    <message>
        <source>Notes for the current scene</source>
        <translation>Заметки к текущей сцене</translation>
    </message>
    <message>
        <source>No scene list is open. “Add” begins one with what is shown now; a list that there is already is opened like any file.</source>
        <translation>Список сцен не открыт. «Добавить» начинает его с того, что показано сейчас; готовый список открывается как любой файл.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Заменить</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Выше</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ниже</translation>
    </message>
    <message>
        <source>Add what is shown, at this position, as a scene</source>
        <translation>Добавить то, что показано, в этом месте как сцену</translation>
    </message>
    <message>
        <source>Replace the current scene by what is shown; its notes stay</source>
        <translation>Заменить текущую сцену тем, что показано; заметки останутся</translation>
    </message>
    <message>
        <source>Remove the current scene from the list</source>
        <translation>Убрать текущую сцену из списка</translation>
    </message>
    <message>
        <source>Move the current scene up</source>
        <translation>Переместить текущую сцену выше</translation>
    </message>
    <message>
        <source>Move the current scene down</source>
        <translation>Переместить текущую сцену ниже</translation>
    </message>
</context>
<context>
    <name>start</name>
    <message>
        <source>Broadcast on a hypercube</source>
        <translation>Рассылка на гиперкубе</translation>
    </message>
    <message>
        <source>The nodes that know the message double in each step</source>
        <translation>Узлов, знающих сообщение, на каждом шаге вдвое больше</translation>
    </message>
    <message>
        <source>All-to-all broadcast on a ring</source>
        <translation>Множественная рассылка на кольце</translation>
    </message>
    <message>
        <source>Every link is busy in every step until all have all</source>
        <translation>Все каналы заняты на каждом шаге, пока у всех не будет всего</translation>
    </message>
    <message>
        <source>Scatter on a hypercube</source>
        <translation>Обобщённая рассылка на гиперкубе</translation>
    </message>
    <message>
        <source>Messages halve on the way from the root to the leaves</source>
        <translation>Сообщения вдвое короче с каждым шагом от корня к листьям</translation>
    </message>
    <message>
        <source>Broadcast on a torus</source>
        <translation>Рассылка на торе</translation>
    </message>
    <message>
        <source>First along one row, then along all columns at once</source>
        <translation>Сначала по одной строке, затем по всем столбцам сразу</translation>
    </message>
    <message>
        <source>Total exchange with queues</source>
        <translation>Полный обмен с очередями</translation>
    </message>
    <message>
        <source>Direct messages on a ring wait for the same links</source>
        <translation>Прямые сообщения на кольце ждут одних и тех же каналов</translation>
    </message>
    <message>
        <source>One message in packets</source>
        <translation>Одно сообщение пакетами</translation>
    </message>
    <message>
        <source>Packets follow one another over a path like a train</source>
        <translation>Пакеты идут по пути друг за другом, как поезд</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Начальная страница</translation>
    </message>
    <message>
        <source>Begin with an example</source>
        <translation>Начните с примера</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Недавние файлы</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Открыть файл…</translation>
    </message>
    <message>
        <source>Example of a scene list</source>
        <translation>Пример списка сцен</translation>
    </message>
    <message>
        <source>A short lecture: PageDown goes on from one scene to the next</source>
        <translation>Короткая лекция: PageDown ведёт от сцены к сцене</translation>
    </message>
    <message>
        <source>Show this page when the program starts</source>
        <translation>Показывать эту страницу при запуске</translation>
    </message>
    <message>
        <source>Close the start page</source>
        <translation>Закрыть начальную страницу</translation>
    </message>
</context>
<context>
    <name>steps</name>
    <message>
        <source>Steps</source>
        <translation>Шаги</translation>
    </message>
    <message numerus="yes">
        <source>{n} steps; the parts sum up to {time}</source>
        <translation>
            <numerusform>{n} шаг; сумма долей {time}</numerusform>
            <numerusform>{n} шага; сумма долей {time}</numerusform>
            <numerusform>{n} шагов; сумма долей {time}</numerusform>
        </translation>
    </message>
    <message>
        <source>1 step; its parts sum up to {time}</source>
        <translation>1 шаг; сумма его долей {time}</translation>
    </message>
    <message>
        <source>the steps are being put together</source>
        <translation>шаги собираются в таблицу</translation>
    </message>
    <message>
        <source>dim.</source>
        <comment>dimension, short</comment>
        <translation>изм.</translation>
    </message>
    <message>
        <source>dist.</source>
        <comment>distance, short</comment>
        <translation>расст.</translation>
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
        <translation>сумма</translation>
    </message>
    <message>
        <source>A click goes to the end of the step</source>
        <translation>Щелчок переходит к концу шага</translation>
    </message>
    <message>
        <source>The dimension that the links run along</source>
        <translation>Измерение, вдоль которого идут каналы</translation>
    </message>
    <message>
        <source>Links from where a transfer starts to its end</source>
        <translation>Каналов от начала передачи до её конца</translation>
    </message>
    <message>
        <source>Chunks in one transfer</source>
        <translation>Порций в одной передаче</translation>
    </message>
    <message>
        <source>Words in one transfer</source>
        <translation>Слов в одной передаче</translation>
    </message>
    <message>
        <source>Links that are used in the step</source>
        <translation>Каналы, занятые в этом шаге</translation>
    </message>
    <message>
        <source>What startups take of the step&apos;s time</source>
        <translation>Сколько времени шага уходит на подготовку</translation>
    </message>
    <message>
        <source>What headers take of the step&apos;s time</source>
        <translation>Сколько времени шага уходит на заголовки</translation>
    </message>
    <message>
        <source>What words take of the step&apos;s time</source>
        <translation>Сколько времени шага уходит на слова</translation>
    </message>
    <message>
        <source>The time when the step ends</source>
        <translation>Время, когда шаг кончается</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Копировать как текст</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Копировать как Markdown</translation>
    </message>
    <message>
        <source>Copy as LaTeX</source>
        <translation>Копировать как LaTeX</translation>
    </message>
</context>
<context>
    <name>summary</name>
    <message>
        <source>{operation} on {network}, p = {p} ({dims}), {switching}</source>
        <translation>операция: {operation}; сеть: {network}, p = {p} ({dims}); метод: {switching}</translation>
    </message>
    <message>
        <source>algorithm: {title} ({key})</source>
        <translation>алгоритм: {title} ({key})</translation>
    </message>
    <message>
        <source>steps: {steps}, cycles: {cycles}</source>
        <translation>шагов: {steps}, циклов: {cycles}</translation>
    </message>
    <message>
        <source>simulated time: {time} = {terms}</source>
        <translation>время по моделированию: {time} = {terms}</translation>
    </message>
    <message>
        <source>formula: {time} = {terms}, equal to the last digit</source>
        <translation>время по формуле: {time} = {terms}, совпадает до последней цифры</translation>
    </message>
    <message>
        <source>formula: {time} = {terms}, the difference is {difference}</source>
        <translation>время по формуле: {time} = {terms}, разность {difference}</translation>
    </message>
    <message>
        <source>formula: no closed form is claimed for this case</source>
        <translation>время по формуле: для этого случая формулы нет</translation>
    </message>
    <message>
        <source>as printed in the lecture: {time}</source>
        <translation>как напечатано в лекции: {time}</translation>
    </message>
    <message>
        <source>as printed in the lecture: at most {time}</source>
        <translation>как напечатано в лекции: не более {time}</translation>
    </message>
    <message>
        <source>without contention: {time}; price of contention: {ratio}</source>
        <translation>без конкуренции за каналы: {time}; цена конкуренции: {ratio}</translation>
    </message>
    <message>
        <source>links: at most {chunks} chunks on one, {waiting} waiting, congestion {congestion}</source>
        <translation>каналы: порций в одном не более {chunks}, в очереди не более {waiting}, перегрузка {congestion}</translation>
    </message>
    <message>
        <source>hub: one message at a time, at most {n} waiting</source>
        <translation>концентратор: по одному сообщению, ждут не больше {n}</translation>
    </message>
    <message>
        <source>lower bounds: {bounds}</source>
        <translation>нижние оценки: {bounds}</translation>
    </message>
    <message>
        <source>{bound} {time}</source>
        <translation>{bound} {time}</translation>
    </message>
    <message>
        <source>the run reaches the largest ({bound})</source>
        <translation>прогон достигает наибольшей из них ({bound})</translation>
    </message>
    <message>
        <source>the run takes {ratio} times the largest ({bound})</source>
        <translation>время прогона — {ratio} × наибольшая из них ({bound})</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>network</source>
        <translation>сеть</translation>
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
        <translation>отображение</translation>
    </message>
    <message>
        <source>operation</source>
        <translation>операция</translation>
    </message>
    <message>
        <source>algorithm</source>
        <translation>алгоритм</translation>
    </message>
    <message>
        <source>switching</source>
        <translation>метод передачи</translation>
    </message>
    <message>
        <source>model</source>
        <translation>модель</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>шагов</translation>
    </message>
    <message>
        <source>cycles</source>
        <translation>циклов</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>моделирование</translation>
    </message>
    <message>
        <source>formula</source>
        <translation>формула</translation>
    </message>
    <message>
        <source>as printed in the lecture</source>
        <translation>в лекции</translation>
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
        <translation>шаг</translation>
    </message>
    <message>
        <source>dimension</source>
        <translation>измерение</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>расстояние</translation>
    </message>
    <message>
        <source>chunks</source>
        <translation>порций</translation>
    </message>
    <message>
        <source>words</source>
        <translation>слов</translation>
    </message>
    <message>
        <source>links in use</source>
        <translation>занято каналов</translation>
    </message>
    <message>
        <source>ts part</source>
        <translation>доля ts</translation>
    </message>
    <message>
        <source>th part</source>
        <translation>доля th</translation>
    </message>
    <message>
        <source>tw part</source>
        <translation>доля tw</translation>
    </message>
    <message>
        <source>running sum</source>
        <translation>сумма</translation>
    </message>
    <message>
        <source>guest node</source>
        <translation>логический узел</translation>
    </message>
    <message>
        <source>its coordinates</source>
        <translation>его координаты</translation>
    </message>
    <message>
        <source>place in the host</source>
        <translation>место в физической сети</translation>
    </message>
    <message>
        <source>host node</source>
        <translation>физический узел</translation>
    </message>
    <message>
        <source>longest path</source>
        <translation>самый длинный путь</translation>
    </message>
    <message>
        <source>N = {bits}</source>
        <translation>N = {bits}</translation>
    </message>
    <message>
        <source>hypercube node</source>
        <translation>узел гиперкуба</translation>
    </message>
    <message>
        <source>ring node</source>
        <translation>узел кольца</translation>
    </message>
    <message>
        <source>bit that changes next</source>
        <translation>какой бит изменится</translation>
    </message>
    <message>
        <source>{above}, {head}</source>
        <comment>Ring, simulated</comment>
        <translation>{above}, {head}</translation>
    </message>
    <message>
        <source>group</source>
        <comment>of things that can be chosen</comment>
        <translation>группа</translation>
    </message>
    <message>
        <source>key</source>
        <comment>the word for the command line and files</comment>
        <translation>ключ</translation>
    </message>
    <message>
        <source>title</source>
        <translation>название</translation>
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
        <translation>{list} и {last}</translation>
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
        <translation>Шаг {step}: {sentence}</translation>
    </message>
    <message>
        <source>Every arrow carries the chunk of node {node}.</source>
        <translation>Каждая стрелка несёт порцию узла {node}.</translation>
    </message>
    <message>
        <source>Every arrow carries what the node at its tail has for the node at its head.</source>
        <translation>Каждая стрелка несёт то, что узел в её начале имеет для узла в её конце.</translation>
    </message>
    <message numerus="yes">
        <source>{n} sets of chunks find no room here.</source>
        <translation>
            <numerusform>Для {n} набора порций здесь нет места.</numerusform>
            <numerusform>Для {n} наборов порций здесь нет места.</numerusform>
            <numerusform>Для {n} наборов порций здесь нет места.</numerusform>
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
        <translation>Итог: {aim}</translation>
    </message>
    <message>
        <source>… steps {first} to {last} are not shown …</source>
        <translation>… шаги с {first} по {last} не показаны …</translation>
    </message>
    <message>
        <source>Beside a node: what it holds before the step. On an arrow: what it carries.</source>
        <translation>У узла: что он хранит перед шагом. На стрелке: что она несёт.</translation>
    </message>
    <message>
        <source>… and so on to step {last}</source>
        <translation>… и так далее до шага {last}</translation>
    </message>
    <message>
        <source>{n} of {p}</source>
        <comment>so many of p chunks</comment>
        <translation>{n} из {p}</translation>
    </message>
    <message>
        <source>a textbook figure is drawn up to {most} nodes; this network has {p}</source>
        <translation>рисунок как в учебнике строится до {most} узлов; в этой сети их {p}</translation>
    </message>
    <message>
        <source>Textbook figure</source>
        <translation>Рисунок как в учебнике</translation>
    </message>
</context>
<context>
    <name>theme</name>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Для проектора</translation>
    </message>
</context>
<context>
    <name>time</name>
    <message>
        <source>these times differ too much to be counted exactly: the whole run would take {ticks} steps of {unit}, and at most 4.6e18 can be counted; give times with fewer digits</source>
        <translation>значения времени слишком разного порядка для точного счёта: весь прогон занял бы (в тактах по {unit}) {ticks}, а сосчитать можно не более 4.6e18; задайте времена с меньшим числом цифр</translation>
    </message>
</context>
<context>
    <name>timing table</name>
    <message>
        <source>no values are given for {name}; give them with --{name}, such as {example}</source>
        <translation>для {name} не заданы значения; задайте их через --{name}, например {example}</translation>
    </message>
    <message>
        <source>the lecture prints no formula for this case</source>
        <translation>для этого случая в лекции формулы нет</translation>
    </message>
    <message>
        <source>{name} may have at most {most} values; {value} makes more</source>
        <translation>у {name} может быть не больше {most} значений; {value} даёт больше</translation>
    </message>
    <message>
        <source>{name} has no values; write some, such as {example}</source>
        <translation>у {name} нет значений; запишите их, например {example}</translation>
    </message>
    <message>
        <source>{name}: a span is written 1..8, 0..100:25 or 4..1024*4 and rises; {value} does not</source>
        <translation>{name}: диапазон записывается как 1..8, 0..100:25 или 4..1024*4 и возрастает; {value} — не такой</translation>
    </message>
    <message>
        <source>{name}: {value} may be one decimal number or two; write 0.1 with a dot, or a space between two numbers</source>
        <translation>{name}: {value} может быть одним дробным числом или двумя; пишите 0.1 с точкой или пробел между двумя числами</translation>
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
        <translation>корень</translation>
    </message>
    <message>
        <source>source</source>
        <translation>источник</translation>
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
        <translation>подготовки</translation>
    </message>
    <message>
        <source>the preset</source>
        <translation>готовая таблица</translation>
    </message>
    <message>
        <source>The lecture&apos;s point-to-point table</source>
        <translation>Таблица лекции: передача между двумя процессорами</translation>
    </message>
    <message>
        <source>All operations at p = 64</source>
        <translation>Все операции при p = 64</translation>
    </message>
    <message>
        <source>Broadcast on three networks over p</source>
        <translation>Рассылка в трёх сетях в зависимости от p</translation>
    </message>
    <message>
        <source>Store-and-forward against cut-through over m</source>
        <translation>Передача сообщений и передача пакетов в зависимости от m</translation>
    </message>
    <message>
        <source>Reduction three ways</source>
        <translation>Редукция тремя способами</translation>
    </message>
    <message>
        <source>Total exchange: the price of contention</source>
        <translation>Обобщённая рассылка: цена конфликтов</translation>
    </message>
    <message>
        <source>One message over packet sizes</source>
        <translation>Одно сообщение при разных размерах пакета</translation>
    </message>
    <message>
        <source>Circular shift over q</source>
        <translation>Циклический сдвиг в зависимости от q</translation>
    </message>
    <message>
        <source>All operations on a switch and a hub</source>
        <translation>Все операции на коммутаторе и концентраторе</translation>
    </message>
    <message>
        <source>formula in ts, th, tw</source>
        <translation>формула через ts, th, tw</translation>
    </message>
    <message>
        <source>as printed in the lecture</source>
        <translation>в лекции</translation>
    </message>
    <message>
        <source>formula</source>
        <translation>формула</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>моделирование</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>разность</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>отношение</translation>
    </message>
    <message>
        <source>a table may have at most {most} rows; this one would have {rows}</source>
        <translation>в таблице может быть не больше {most} строк; в этой их было бы {rows}</translation>
    </message>
    <message>
        <source>a table may have at most {most} columns of times; this one would have {columns}</source>
        <translation>в таблице может быть не больше {most} столбцов времени; в этой их было бы {columns}</translation>
    </message>
    <message>
        <source>{name} is named twice; rows and columns go over a parameter once</source>
        <translation>{name} назван дважды; строки и столбцы перебирают параметр один раз</translation>
    </message>
    <message>
        <source>rows and columns go over p or dims, not over both</source>
        <translation>строки и столбцы перебирают p или dims, но не оба</translation>
    </message>
    <message>
        <source>a table needs at least one parameter for its rows</source>
        <translation>таблице нужен хотя бы один параметр для строк</translation>
    </message>
    <message>
        <source>a table needs at least one kind of cell, such as simulated</source>
        <translation>таблице нужен хотя бы один вид ячеек, например simulated</translation>
    </message>
    <message>
        <source>the kind of cell</source>
        <translation>вид ячеек</translation>
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
        <translation>медленный канал {link}</translation>
    </message>
    <message>
        <source>{what}: the parameter</source>
        <comment>Rows: the parameter</comment>
        <translation>{what}: параметр</translation>
    </message>
    <message>
        <source>{what}: the values</source>
        <comment>Rows: the values</comment>
        <translation>{what}: значения</translation>
    </message>
    <message>
        <source>Values with spaces or commas between; 1..8 is every number from 1 to 8, 0..100:25 every 25th, 4..1024*4 each four times the one before</source>
        <translation>Значения через пробел или запятую; 1..8 — все числа от 1 до 8, 0..100:25 — каждое 25-е, 4..1024*4 — каждое вчетверо больше предыдущего</translation>
    </message>
    <message>
        <source>Choose values</source>
        <translation>Выбрать значения</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Строки</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Столбцы</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Ячейки</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>A ready table, or one about the scenario on show</source>
        <translation>Готовая таблица или таблица о показанном сценарии</translation>
    </message>
    <message>
        <source>The scenario on show</source>
        <translation>Показанный сценарий</translation>
    </message>
    <message>
        <source>lecture</source>
        <translation>лекция</translation>
    </message>
    <message>
        <source>ts, th, tw</source>
        <translation>ts, th, tw</translation>
    </message>
    <message>
        <source>The simulated time</source>
        <translation>Время по моделированию</translation>
    </message>
    <message>
        <source>The time by the closed form</source>
        <translation>Время по формуле</translation>
    </message>
    <message>
        <source>Simulated less formula</source>
        <translation>Моделирование минус формула</translation>
    </message>
    <message>
        <source>Simulated divided by formula</source>
        <translation>Моделирование, делённое на формулу</translation>
    </message>
    <message>
        <source>The time as the lecture prints it</source>
        <translation>Время по формуле, как она дана в лекции</translation>
    </message>
    <message>
        <source>The closed form as a sum of ts, th and tw</source>
        <translation>Формула как сумма ts, th и tw</translation>
    </message>
    <message>
        <source>Timing table</source>
        <translation>Таблица времени</translation>
    </message>
    <message>
        <source>the table is being made</source>
        <translation>таблица составляется</translation>
    </message>
    <message>
        <source>stopped; press Enter in one of the lists to make the table after all</source>
        <translation>остановлено; чтобы всё же составить таблицу, нажмите Enter в одном из списков</translation>
    </message>
    <message>
        <source>there is no table: something is missing or wrong in the fields beside it</source>
        <translation>таблицы нет: в полях рядом чего-то не хватает или что-то неверно</translation>
    </message>
    <message>
        <source>no combination is left; choose other rows or columns</source>
        <translation>ни одного сочетания не осталось; выберите другие строки или столбцы</translation>
    </message>
    <message>
        <source>Stop making this table</source>
        <translation>Прервать составление таблицы</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Copy the rows that are selected, all if none are</source>
        <translation>Копировать выделенные строки, а если их нет — все</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>Write this table to a file</source>
        <translation>Записать эту таблицу в файл</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>Как текст</translation>
    </message>
    <message>
        <source>As Markdown</source>
        <translation>Как Markdown</translation>
    </message>
    <message>
        <source>As LaTeX</source>
        <translation>Как LaTeX</translation>
    </message>
    <message>
        <source>For a spreadsheet</source>
        <translation>Для электронной таблицы</translation>
    </message>
    <message>
        <source>As a command</source>
        <translation>Как команду</translation>
    </message>
</context>
<context>
    <name>topology</name>
    <message>
        <source>the topology</source>
        <translation>топология</translation>
    </message>
    <message>
        <source>there is no link from node {a} to node {b}</source>
        <translation>из узла {a} в узел {b} канала нет</translation>
    </message>
    <message>
        <source>the sides of a {kind} must be whole numbers of at least 2; {dims} has {side}</source>
        <translation>{kind}: стороны должны быть целыми числами не меньше 2; в {dims} есть {side}</translation>
    </message>
    <message>
        <source>the labels</source>
        <translation>подписи узлов</translation>
    </message>
    <message>
        <source>ring positions of the Gray code exist on a hypercube; this is a {kind}</source>
        <translation>номера на кольце по коду Грея есть только у гиперкуба; топология здесь: {kind}</translation>
    </message>
    <message>
        <source>decimal</source>
        <translation>десятичные</translation>
    </message>
    <message>
        <source>binary</source>
        <translation>двоичные</translation>
    </message>
    <message>
        <source>Gray ring position</source>
        <translation>номер на кольце по коду Грея</translation>
    </message>
    <message>
        <source>coordinates</source>
        <translation>координаты</translation>
    </message>
    <message>
        <source>p must be a power of two for a hypercube; {p} is not ({a} and {b} are)</source>
        <translation>для гиперкуба p должно быть степенью двойки; {p} не подходит (подходят {a} и {b})</translation>
    </message>
    <message>
        <source>p must be a power of two of at least 2 for a hypercube; {p} is not (2 and 4 are)</source>
        <translation>для гиперкуба p должно быть степенью двойки не меньше 2; {p} не подходит (подходят 2 и 4)</translation>
    </message>
    <message>
        <source>every side of a hypercube is 2; {dims} is not that (give p instead)</source>
        <translation>каждая сторона гиперкуба равна 2; {dims} не подходит (вместо этого задайте p)</translation>
    </message>
    <message>
        <source>Hypercube</source>
        <translation>Гиперкуб</translation>
    </message>
    <message>
        <source>p must be at least 2 for a ring; {p} is not</source>
        <translation>для кольца p должно быть не меньше 2; {p} не подходит</translation>
    </message>
    <message>
        <source>a ring has one length; {dims} has {n} (a torus takes several)</source>
        <translation>у кольца одна длина; в {dims} их {n} (несколько бывает у решётки-тора)</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Кольцо</translation>
    </message>
    <message>
        <source>p must be the square of a whole number of at least 2 for a square torus; {p} is not ({near}), or give the sides, such as 3x5</source>
        <translation>для квадратной решётки-тора p должно быть квадратом целого числа не меньше 2; {p} не подходит ({near}); или задайте стороны, например 3x5</translation>
    </message>
    <message>
        <source>a torus has at least two sides, such as 4x4; {dims} has one (that is a ring)</source>
        <translation>у решётки-тора не меньше двух сторон, например 4x4; в {dims} одна (это кольцо)</translation>
    </message>
    <message>
        <source>{a} is</source>
        <translation>подходит {a}</translation>
    </message>
    <message>
        <source>{a} and {b} are</source>
        <translation>подходят {a} и {b}</translation>
    </message>
    <message>
        <source>Torus</source>
        <translation>Решётка-тор</translation>
    </message>
    <message>
        <source>p must be at least 2 for a {kind}; {p} is not</source>
        <translation>для {kind} нужно p не меньше 2; {p} — нет</translation>
    </message>
    <message>
        <source>a {kind} has no sides; {dims} is not allowed (give p instead)</source>
        <translation>у {kind} нет сторон; {dims} нельзя (задайте p)</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>Коммутатор</translation>
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
        <translation>Моделирование</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Формула</translation>
    </message>
    <message>
        <source>What it comes to</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>no run yet</source>
        <translation>прогона ещё нет</translation>
    </message>
    <message>
        <source>equal to the last digit</source>
        <translation>совпадают до последней цифры</translation>
    </message>
    <message>
        <source>{by} more than the formula, {ratio} times as long</source>
        <translation>на {by} больше, чем по формуле; отношение {ratio}</translation>
    </message>
    <message>
        <source>{by} less than the formula, {ratio} times as long</source>
        <translation>на {by} меньше, чем по формуле; отношение {ratio}</translation>
    </message>
    <message>
        <source>the formula does not know slow links</source>
        <translation>формула не учитывает медленные каналы</translation>
    </message>
    <message>
        <source>uncontended {alone} · simulated {simulated} · price of contention {ratio}</source>
        <translation>без конкуренции {alone} · модель {simulated} · цена конкуренции {ratio}</translation>
    </message>
    <message>
        <source>as the lecture prints it: {time}</source>
        <translation>как в лекции: {time}</translation>
    </message>
    <message>
        <source>the lecture&apos;s bound: at most {time}</source>
        <translation>оценка в лекции: не более {time}</translation>
    </message>
    <message>
        <source>startup</source>
        <translation>подготовка</translation>
    </message>
    <message>
        <source>per hop</source>
        <translation>служебные данные</translation>
    </message>
    <message>
        <source>per word</source>
        <translation>слова</translation>
    </message>
    <message>
        <source>total</source>
        <translation>всего</translation>
    </message>
    <message>
        <source>formula and simulated</source>
        <translation>формула и моделирование</translation>
    </message>
    <message>
        <source>formula</source>
        <translation>формула</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>моделирование</translation>
    </message>
    <message>
        <source>Lower bounds</source>
        <translation>Нижние оценки</translation>
    </message>
    <message>
        <source>reaches the largest bound ({bound})</source>
        <translation>достигает наибольшей оценки ({bound})</translation>
    </message>
    <message>
        <source>{ratio} times the largest bound ({bound})</source>
        <translation>{ratio} × наибольшая оценка ({bound})</translation>
    </message>
    <message>
        <source>at these costs no bound says anything</source>
        <translation>при таких параметрах оценки ничего не говорят</translation>
    </message>
    <message>
        <source>The startups and hops that no algorithm can do without</source>
        <translation>Подготовки и переходы, без которых не обойдётся ни один алгоритм</translation>
    </message>
    <message>
        <source>The words that the busiest node must send or receive</source>
        <translation>Слова, которые самый занятый узел должен отправить или принять</translation>
    </message>
    <message>
        <source>The words that must pass from one half of the network</source>
        <translation>Слова, которые должны выйти из одной половины сети в другую</translation>
    </message>
    <message>
        <source>How long this algorithm&apos;s routes occupy their busiest link</source>
        <translation>Сколько времени маршруты этого алгоритма занимают самый занятый канал</translation>
    </message>
    <message>
        <source>It is not known how many lines join the two halves</source>
        <translation>Неизвестно, сколько линий соединяет две половины</translation>
    </message>
    <message>
        <source>Nothing must pass from one half of the network to the other</source>
        <translation>Из одной половины сети в другую ничего не должно переходить</translation>
    </message>
</context>
<context>
    <name>verify</name>
    <message>
        <source>step {step}: a transfer goes from {a} to {b}; there are the nodes 0 to {last}</source>
        <translation>шаг {step}: передача идёт из {a} в {b}, а узлы есть только от 0 до {last}</translation>
    </message>
    <message>
        <source>step {step}: node {node} sends to itself</source>
        <translation>шаг {step}: узел {node} передаёт сам себе</translation>
    </message>
    <message>
        <source>step {step}: node {node} begins {n} transfers; one port allows one</source>
        <translation>шаг {step}: узел {node} начинает передач: {n}; один порт допускает одну</translation>
    </message>
    <message>
        <source>step {step}: {n} transfers end at node {node}; one port allows one</source>
        <translation>шаг {step}: передач, которые приходят в узел {node}: {n}; один порт допускает одну</translation>
    </message>
    <message>
        <source>step {step}: a transfer of node {node} says {said} chunks and lists {listed}</source>
        <translation>шаг {step}: у передачи узла {node} заявлено порций: {said}, а перечислено: {listed}</translation>
    </message>
    <message>
        <source>step {step}: chunks cannot be moved whole in an operation that adds them up</source>
        <translation>шаг {step}: в операции, которая складывает порции, их нельзя переносить целиком</translation>
    </message>
    <message>
        <source>step {step}: the chunk list names transfer {number}; the step has {n}</source>
        <translation>шаг {step}: в списке порций названа передача {number}, а всего в шаге передач: {n}</translation>
    </message>
    <message>
        <source>step {step}: node {node} sends chunk {chunk}, which this operation does not have</source>
        <translation>шаг {step}: узел {node} передаёт порцию {chunk}, которой в этой операции нет</translation>
    </message>
    <message>
        <source>at the end node {node} lacks chunk {chunk}</source>
        <translation>в конце узлу {node} не хватает порции {chunk}</translation>
    </message>
    <message>
        <source>at the end node {node} has chunk {chunk} too many</source>
        <translation>в конце у узла {node} есть лишняя порция {chunk}</translation>
    </message>
    <message>
        <source>at the end the sum at node {node} takes the part of node {part} {n} times, not once</source>
        <translation>в конце в сумму узла {node} слагаемое узла {part} входит не один раз (сколько раз: {n})</translation>
    </message>
    <message>
        <source>at the end node {node} has no result</source>
        <translation>в конце у узла {node} нет результата</translation>
    </message>
    <message>
        <source>step {step}: node {node} sends chunk {chunk} to node {target} but does not hold it</source>
        <translation>шаг {step}: узел {node} передаёт порцию {chunk} узлу {target}, хотя у него её нет</translation>
    </message>
    <message>
        <source>step {step}: node {target} gets chunk {chunk} from node {node} but has it already</source>
        <translation>шаг {step}: узел {target} получает порцию {chunk} от узла {node}, хотя она у него уже есть</translation>
    </message>
    <message>
        <source>step {step}: node {node} sends chunk {chunk} away twice (once to node {target})</source>
        <translation>шаг {step}: узел {node} отдаёт порцию {chunk} дважды (один раз — узлу {target})</translation>
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
        <translation>коммутатор</translation>
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
        <translation>По окружности</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Решётка</translation>
    </message>
    <message>
        <source>Layers side by side</source>
        <translation>Слои рядом</translation>
    </message>
    <message>
        <source>Tilted cubes</source>
        <translation>Наклонённые кубы</translation>
    </message>
    <message>
        <source>Grid in Gray code order</source>
        <translation>Решётка в порядке кода Грея</translation>
    </message>
    <message>
        <source>Ring in Gray code order</source>
        <translation>Кольцо в порядке кода Грея</translation>
    </message>
    <message>
        <source>by origin</source>
        <translation>по отправителю</translation>
    </message>
    <message>
        <source>by destination</source>
        <translation>по получателю</translation>
    </message>
    <message>
        <source>by load</source>
        <translation>по загрузке</translation>
    </message>
    <message>
        <source>as in the lecture</source>
        <translation>как в лекции</translation>
    </message>
    <message>
        <source>as in the book</source>
        <translation>как в книге</translation>
    </message>
    <message>
        <source>the layout</source>
        <translation>расположение</translation>
    </message>
    <message>
        <source>the label</source>
        <translation>подпись</translation>
    </message>
    <message>
        <source>the colouring</source>
        <translation>раскраска</translation>
    </message>
    <message>
        <source>the notation</source>
        <translation>обозначения</translation>
    </message>
    <message>
        <source>{what} {value} does not apply to this {kind}; there is {known}</source>
        <translation>{what} {value} не подходит к этой сети ({kind}); есть {known}</translation>
    </message>
    <message>
        <source>the key {key} is not known in view; there is {known}</source>
        <translation>ключа {key} в view нет; есть {known}</translation>
    </message>
    <message>
        <source>labels must be a list of at most two different ones; {value} is not</source>
        <translation>labels: нужен список не более чем из двух разных подписей; {value} не подходит</translation>
    </message>
    <message>
        <source>link must be two neighbours, such as [0, 1]; {value} is not</source>
        <translation>link: нужны два соседних узла, например [0, 1]; {value} не подходит</translation>
    </message>
    <message>
        <source>centre must be two numbers from 0 to 1, such as [0.5, 0.5]; {value} is not</source>
        <translation>centre: нужны два числа от 0 до 1, например [0.5, 0.5]; {value} не подходит</translation>
    </message>
    <message>
        <source>bookmarks must be a list of times that rise, such as [0, 61.5]; {value} is not</source>
        <translation>bookmarks: нужен список возрастающих моментов времени, например [0, 61.5]; {value} не подходит</translation>
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
        <translation>Файл {file} уже открыт; это его окно</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>Новый сценарий</translation>
    </message>
    <message>
        <source>Scenarios (*.hopscope)</source>
        <translation>Сценарии (*.hopscope)</translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation>Открыть сценарий</translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation>Сохранить сценарий</translation>
    </message>
    <message>
        <source>Scenarios and scene lists (*.hopscope *.hopscenes)</source>
        <translation>Сценарии и списки сцен (*.hopscope *.hopscenes)</translation>
    </message>
    <message>
        <source>Scene lists (*.hopscenes)</source>
        <translation>Списки сцен (*.hopscenes)</translation>
    </message>
    <message>
        <source>Save the scene list</source>
        <translation>Сохранить список сцен</translation>
    </message>
    <message>
        <source>New scene list</source>
        <translation>Новый список сцен</translation>
    </message>
    <message>
        <source>{file} is no longer there; it is off the list of recent files</source>
        <translation>Файла {file} больше нет; он убран из списка недавних</translation>
    </message>
    <message>
        <source>{file} is open in another window; save under another name</source>
        <translation>Файл {file} открыт в другом окне; сохраните под другим именем</translation>
    </message>
    <message>
        <source>{file} was changed by another program since it was opened here. Write over it?</source>
        <translation>Файл {file} изменён другой программой после того, как был открыт здесь. Записать поверх?</translation>
    </message>
    <message>
        <source>{file} is there already. Write over it?</source>
        <translation>Файл {file} уже есть. Записать поверх?</translation>
    </message>
    <message>
        <source>{list}, scene {number} of {total}</source>
        <translation>{list}, сцена {number} из {total}</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Каналы</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Кривые</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>Сцены</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Инструменты</translation>
    </message>
    <message>
        <source>English</source>
        <comment>the name of this language in itself</comment>
        <translation>Русский</translation>
    </message>
    <message>
        <source>{operation} has no source and target; only point-to-point takes a pair of nodes</source>
        <translation>{operation}: нет источника и приёмника; пару узлов берёт только передача между двумя узлами</translation>
    </message>
    <message>
        <source>node {node} is left free by the embedding</source>
        <translation>узел {node} при этом отображении свободен</translation>
    </message>
    <message>
        <source>Layout: {layout}</source>
        <translation>Расположение: {layout}</translation>
    </message>
    <message>
        <source>Labels: {labels}</source>
        <translation>Подписи: {labels}</translation>
    </message>
    <message>
        <source>Colours: {colours}</source>
        <translation>Цвета: {colours}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <comment>two labels of a node</comment>
        <translation>{first} и {second}</translation>
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
        <translation>Несохранённые изменения не удаётся сберечь на случай сбоя: {reason}</translation>
    </message>
    <message>
        <source>{address} is no file of this computer; save it first</source>
        <translation>{address} — не файл этого компьютера; сначала сохраните его</translation>
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
        <translation>Узел / канал</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Данные</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Шаги</translation>
    </message>
</context>
</TS>
