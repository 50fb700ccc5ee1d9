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
        <source>link {a} → {b}: packet {number} of {packets} ({words} words)</source>
        <translation>канал {a} → {b}: пакет {number} из {packets} (слов: {words})</translation>
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
</context>
<context>
    <name>catalogue</name>
    <message>
        <source>{what} {key} is not known; there is {known}</source>
        <translation>{what} {key}: такого варианта нет; есть {known}</translation>
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
        <source>left out: {what}: {reason}</source>
        <translation>пропущено: {what}: {reason}</translation>
    </message>
    <message>
        <source>no combination is left; the first: {reason}</source>
        <translation>не осталось ни одного сочетания; причина у первого: {reason}</translation>
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
        <source>{switching}, m = {m}, ts = {ts}, th = {th}, tw = {tw}</source>
        <translation>{switching}, m = {m}, tн = {ts}, tс = {th}, tк = {tw}</translation>
    </message>
    <message>
        <source>{switching}, p = {p}, ts = {ts}, th = {th}, tw = {tw}</source>
        <translation>{switching}, p = {p}, tн = {ts}, tс = {th}, tк = {tw}</translation>
    </message>
    <message>
        <source>{switching}, p = {p}, m = {m}, ts = {ts}, th = {th}, tw = {tw}</source>
        <translation>{switching}, p = {p}, m = {m}, tн = {ts}, tс = {th}, tк = {tw}</translation>
    </message>
    <message>
        <source>no points yet</source>
        <translation>точек пока нет</translation>
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
        <source>packet P, words</source>
        <translation>пакет P, слов</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Кривые</translation>
    </message>
    <message>
        <source>lines: formula · points: simulated · {setting}</source>
        <translation>линии: формула · точки: моделирование · {setting}</translation>
    </message>
    <message>
        <source>lines: formula · points: simulated</source>
        <translation>линии: формула · точки: моделирование</translation>
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
        <source>Scale of both axes: {kind}</source>
        <translation>Масштаб обеих осей: {kind}</translation>
    </message>
    <message>
        <source>over p</source>
        <translation>от p</translation>
    </message>
    <message>
        <source>over m</source>
        <translation>от m</translation>
    </message>
    <message>
        <source>over P</source>
        <translation>от P</translation>
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
        <source>Scenario</source>
        <translation>Сценарий</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Что не так</translation>
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
        <source>cycle {cycle}: {used} of {all} links in use</source>
        <translation>цикл {cycle}: занято каналов {used} из {all}</translation>
    </message>
    <message>
        <source>before the first step no link is in use</source>
        <translation>до первого шага все каналы свободны</translation>
    </message>
    <message>
        <source>no link is in use in this cycle</source>
        <translation>в этом цикле все каналы свободны</translation>
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
        <source>&amp;New scenario</source>
        <translation>&amp;Новый сценарий</translation>
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
        <source>&amp;Quit</source>
        <translation>В&amp;ыход</translation>
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
        <source>&amp;Ghost of the run without waiting</source>
        <translation>Призра&amp;к прогона без ожидания</translation>
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
</context>
<context>
    <name>message</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
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
        <source>m = {m}, ts = {ts}, th = {th}, tw = {tw}</source>
        <translation>m = {m}, ts = {ts}, th = {th}, tw = {tw}</translation>
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
    <message numerus="yes">
        <source>{kind}, {n} nodes</source>
        <comment>Hypercube, 8 nodes</comment>
        <translation>
            <numerusform>{kind}, {n} узел</numerusform>
            <numerusform>{kind}, {n} узла</numerusform>
            <numerusform>{kind}, {n} узлов</numerusform>
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
</context>
</TS>
