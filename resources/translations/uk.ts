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
        <source>link {a} → {b}: packet {number} of {packets} ({words} words)</source>
        <translation>канал {a} → {b}: пакет {number} з {packets} (слів: {words})</translation>
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
</context>
<context>
    <name>catalogue</name>
    <message>
        <source>{what} {key} is not known; there is {known}</source>
        <translation>{what} {key}: такого варіанта немає; є {known}</translation>
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
        <source>left out: {what}: {reason}</source>
        <translation>пропущено: {what}: {reason}</translation>
    </message>
    <message>
        <source>no combination is left; the first: {reason}</source>
        <translation>не залишилося жодного поєднання; причина в першого: {reason}</translation>
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
        <source>{switching}, m = {m}, ts = {ts}, th = {th}, tw = {tw}</source>
        <translation>{switching}, m = {m}, tп = {ts}, tс = {th}, tк = {tw}</translation>
    </message>
    <message>
        <source>{switching}, p = {p}, ts = {ts}, th = {th}, tw = {tw}</source>
        <translation>{switching}, p = {p}, tп = {ts}, tс = {th}, tк = {tw}</translation>
    </message>
    <message>
        <source>{switching}, p = {p}, m = {m}, ts = {ts}, th = {th}, tw = {tw}</source>
        <translation>{switching}, p = {p}, m = {m}, tп = {ts}, tс = {th}, tк = {tw}</translation>
    </message>
    <message>
        <source>no points yet</source>
        <translation>точок поки немає</translation>
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
        <source>packet P, words</source>
        <translation>пакет P, слів</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Криві</translation>
    </message>
    <message>
        <source>lines: formula · points: simulated · {setting}</source>
        <translation>лінії: формула · точки: моделювання · {setting}</translation>
    </message>
    <message>
        <source>lines: formula · points: simulated</source>
        <translation>лінії: формула · точки: моделювання</translation>
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
        <source>Scale of both axes: {kind}</source>
        <translation>Масштаб обох осей: {kind}</translation>
    </message>
    <message>
        <source>over p</source>
        <translation>від p</translation>
    </message>
    <message>
        <source>over m</source>
        <translation>від m</translation>
    </message>
    <message>
        <source>over P</source>
        <translation>від P</translation>
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
        <source>Scenario</source>
        <translation>Сценарій</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Що не так</translation>
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
        <source>cycle {cycle}: {used} of {all} links in use</source>
        <translation>цикл {cycle}: зайнято каналів {used} з {all}</translation>
    </message>
    <message>
        <source>before the first step no link is in use</source>
        <translation>до першого кроку всі канали вільні</translation>
    </message>
    <message>
        <source>no link is in use in this cycle</source>
        <translation>у цьому циклі всі канали вільні</translation>
    </message>
</context>
<context>
    <name>menu</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
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
        <source>&amp;New scenario</source>
        <translation>&amp;Новий сценарій</translation>
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
        <source>&amp;Quit</source>
        <translation>Ви&amp;йти</translation>
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
        <source>&amp;Ghost of the run without waiting</source>
        <translation>Приви&amp;д прогону без очікування</translation>
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
</context>
<context>
    <name>message</name>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
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
        <source>m = {m}, ts = {ts}, th = {th}, tw = {tw}</source>
        <translation>m = {m}, ts = {ts}, th = {th}, tw = {tw}</translation>
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
    <message numerus="yes">
        <source>{kind}, {n} nodes</source>
        <comment>Hypercube, 8 nodes</comment>
        <translation>
            <numerusform>{kind}, {n} вузол</numerusform>
            <numerusform>{kind}, {n} вузли</numerusform>
            <numerusform>{kind}, {n} вузлів</numerusform>
        </translation>
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
</context>
</TS>
