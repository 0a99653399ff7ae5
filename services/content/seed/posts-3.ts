import type { PostSeed } from './posts-shape.ts';

export const posts3: readonly PostSeed[] = [
  {
    slug: 'yak-pochaty-shchodennyk',
    category: 'sodennik',
    author: 'iryna-sokil',
    title: {
      uk: 'Перша сторінка: як почати щоденник, коли немає про що писати',
      ru: 'Первая страница: как начать дневник, если писать не о чем',
      en: 'Page one: starting a diary with nothing to say',
    },
    excerpt: {
      uk: 'Новий зошит лякає більше за порожній аркуш. Ось кілька способів зіпсувати першу сторінку й нарешті почати.',
      ru: 'Новая тетрадь пугает сильнее чистого листа. Как испортить первую страницу и наконец начать.',
      en: 'A brand-new notebook is scarier than a sheet of paper. Here’s how to spoil page one and get going.',
    },
    body: {
      uk: `<p>У моїй шухляді лежать одинадцять красивих зошитів. Усі порожні. Дванадцятий, зі шкільною таблицею множення на звороті, списаний до останнього рядка. Гарні я берегла для гідної думки, а вона все не надходила.</p>
<p>Якщо ви теж бережете, пропоную зіпсувати першу сторінку зумисне. Ось як це роблять мої знайомі:</p>
<ul>
<li>розписують на ній ручку;</li>
<li>обводять чашку і записують, що в ній було;</li>
<li>складають перелік звуків за вікном;</li>
<li>пишуть дату, погоду і слово «почала».</li>
</ul>
<h2>Сім запитань на сім вечорів</h2>
<ol>
<li>Що я сьогодні їла і чи було смачно?</li>
<li>Хто мене сьогодні бачив?</li>
<li>Яка річ стоїть не на своєму місці?</li>
<li>Що я сказала б, якби мене не перебили?</li>
<li>Де в тілі сьогодні було напруження?</li>
<li>Що я відклала і чи шкодую?</li>
<li>Яке запитання я поставила б собі сама?</li>
</ol>
<p>Нічого великого. Великі теми приходять самі, коли бачать, що тут не женуть.</p>
<h2>Скільки писати</h2>
<p>Стільки, щоб завтра не було ліньки. Для більшості це від трьох до десяти рядків. Якщо папір досі лякає, почніть із <a href="/diary">електронного щоденника</a>: там запитання вже стоїть, а рядок короткий.</p>
<blockquote><p>Щоденникові не потрібна гідна думка. Йому потрібен ваш вівторок.</p></blockquote>
<p>За місяць поверніться до першої сторінки. Пляма, коло від чашки, криве «почала». Як на мене, цілком гідний початок.</p>`,
      ru: `<p>В моём ящике лежат одиннадцать красивых тетрадей, и все пустые. Двенадцатая, с таблицей умножения на обороте, исписана до последней строки. Красивые я берегла для достойной мысли, только она так и не пришла.</p>
<p>Если и вы бережёте, давайте испортим первую страницу нарочно. Вот как поступают мои знакомые:</p>
<ul>
<li>расписывают на ней ручку;</li>
<li>обводят чашку и помечают, что в ней было;</li>
<li>перечисляют звуки за окном;</li>
<li>ставят дату, погоду и слово «начала».</li>
</ul>
<h2>Семь вопросов на семь вечеров</h2>
<ol>
<li>Что я сегодня ела и было ли вкусно?</li>
<li>Кто меня сегодня видел?</li>
<li>Какая вещь стоит не на своём месте?</li>
<li>Что бы я сказала, если бы меня не перебили?</li>
<li>В какой части тела прятался зажим?</li>
<li>Что я отложила и жаль ли мне этого?</li>
<li>Какой вопрос я задала бы себе сама?</li>
</ol>
<p>Сплошные пустяки, верно. Важные темы подтягиваются позже, когда убедятся, что отсюда не гонят.</p>
<h2>Сколько писать</h2>
<p>Столько, чтобы завтра не стало лень. Обычно выходит от трёх до десяти строк. Бумага всё ещё смущает? Попробуйте <a href="/ru/diary">электронный дневник</a>: вопрос в нём уже задан, а строчка короткая.</p>
<blockquote><p>Дневнику не нужна достойная мысль. Ему нужен ваш вторник.</p></blockquote>
<p>Через месяц вернитесь на первую страницу. Клякса, кружок от чашки, неровное «начала». По-моему, начало вышло достойное.</p>`,
      en: `<p>There are eleven beautiful notebooks in my drawer, all of them blank. The twelfth, a school one with times tables on the back, is full to the last line. I was saving the lovely ones for a thought that deserved them, and it never came.</p>
<p>If you’re saving yours too, I suggest spoiling page one on purpose. Here’s what people I know have done:</p>
<ul>
<li>scribbled on it to get the pen going;</li>
<li>drawn round a cup and noted what was in it;</li>
<li>listed the sounds outside the window;</li>
<li>put the date, the weather and the word “started”.</li>
</ul>
<h2>Seven questions for seven evenings</h2>
<ol>
<li>What did I eat today, and was it any good?</li>
<li>Who saw me today?</li>
<li>Which object isn’t where it belongs?</li>
<li>What would I have said if no one had interrupted?</li>
<li>Where in my body was today’s tension?</li>
<li>What did I put off, and do I mind?</li>
<li>Which question would I ask myself?</li>
</ol>
<p>They’re small on purpose. Large subjects arrive by themselves, once they see nobody here is shooed away.</p>
<h2>How much to write</h2>
<p>Little enough that tomorrow won’t feel like a chore. For most of us that means three to ten lines. If paper still makes you nervous, try the <a href="/en/diary">online diary</a>, where the question is waiting and the line is short.</p>
<blockquote><p>A diary doesn’t need a worthy thought. It needs your Tuesday.</p></blockquote>
<p>Come back to page one in a month. A blot, a ring from a cup, a crooked “started”. I’d call that a worthy beginning.</p>`,
    },
    publishedDaysAgo: 24,
    readingMinutes: 2,
    picture: { hour: 'dawn', kind: 'hills' },
    tags: {
      uk: ['початок', 'перша сторінка', 'запитання'],
      ru: ['начало', 'первая страница', 'вопросы'],
      en: ['beginnings', 'first page', 'questions'],
    },
    hasVideo: true,
  },
  {
    slug: 'malenki-sviata',
    category: 'vdiachnist',
    author: 'taras-yavoriv',
    title: {
      uk: 'Маленькі свята: календар тихих радощів',
      ru: 'Маленькие праздники: календарь тихих радостей',
      en: 'Small holidays: a calendar of quiet pleasures',
    },
    excerpt: {
      uk: 'Перший чай надворі, день чистих вікон, ніч найдовших тіней. Складіть власний календар і не чекайте на червоні дати.',
      ru: 'Первый чай на улице, день вымытых окон, вечер длинных теней. Календарь, который составляете вы сами.',
      en: 'First tea outdoors, clean-window day, the evening of long shadows. Make a calendar of your own.',
    },
    body: {
      uk: `<p>У горах є свято, якого немає в жодному календарі: день, коли з верхів сходить сніг і можна знову пити чай, сидячи на камені. Ніхто не знає дати. Просто одного ранку камінь теплий.</p>
<p>Після цього я почав помічати інші. За рік назбиралося двадцять шість.</p>
<h2>Моє найкраще</h2>
<ul>
<li>День, коли вперше вдягаєш торішню куртку й знаходиш у кишені горіх.</li>
<li>Вечір, коли сусід налаштував піаніно.</li>
<li>Перша ніч із відчиненим вікном.</li>
<li>Субота, коли ніхто нічого не просив.</li>
<li>Річниця дерева, яке я посадив і не забув.</li>
</ul>
<h2>Як скласти свій</h2>
<ol>
<li>Візьміть будь-який календар, навіть старий. Дні тижня тут не потрібні.</li>
<li>Коли трапиться щось тихе й добре, впишіть його та дайте назву.</li>
<li>За рік, побачивши запис, відсвяткуйте. Чаєм, кроком надвір, листівкою.</li>
</ol>
<p>Назва тут головна, з неї свято й починається. «Гарна погода» забувається до вечора, а «день, коли собака сміявся з метелика» лишається на роки.</p>
<blockquote><p>Великі свята приходять за розкладом. До маленьких треба вийти назустріч.</p></blockquote>
<p>Якщо рік видався важким і святкувати не хочеться, вписуйте без назв. Просто крапка на даті, коли було трохи легше. Календар зручно тримати поруч зі <a href="/diary">щоденником</a> або завести в ньому окремий параметр і ставити позначку одним дотиком.</p>`,
      ru: `<p>В горах есть праздник, которого нет ни в одном календаре. С вершин сходит снег, и снова можно пить чай, сидя на камне. Дату никто не назначает. Просто однажды утром камень оказывается тёплым.</p>
<p>С него всё и началось. За год я насчитал двадцать шесть таких дней.</p>
<h2>Любимые</h2>
<ul>
<li>Достал прошлогоднюю куртку, а в кармане орех.</li>
<li>Вечер, когда сосед наконец настроил пианино.</li>
<li>Первая ночь с открытым окном.</li>
<li>Суббота, в которую никто ни о чём не попросил.</li>
<li>Годовщина дерева, которое я посадил и не забыл.</li>
</ul>
<h2>Как составить свой</h2>
<ol>
<li>Подойдёт любой календарь, хоть позапрошлогодний: дни недели тут ни к чему.</li>
<li>Случилось что-то тихое и хорошее? Впишите и придумайте имя.</li>
<li>Через год, наткнувшись на запись, отметьте: чаем, прогулкой, открыткой.</li>
</ol>
<p>Вся сила в имени, с него праздник и начинается. «Хорошая погода» до вечера не доживёт, а «день, когда собака смеялась над бабочкой» останется на годы.</p>
<blockquote><p>Большие праздники приходят по расписанию. Маленьким надо выйти навстречу.</p></blockquote>
<p>Год может выдаться тяжёлым, и праздновать не захочется. Тогда обойдитесь без названий и ставьте точку на числе, когда чуть отпустило. Держите календарь возле <a href="/ru/diary">дневника</a> или заведите в нём отдельный параметр: отметка займёт секунду.</p>`,
      en: `<p>The mountains have a holiday you won’t find in any calendar. The snow goes from the tops, and once again you can drink your tea sitting on a rock. No one knows the date. One morning the stone is simply warm.</p>
<p>After that I started to notice others. By the end of a year I had twenty-six.</p>
<h2>My favourites</h2>
<ul>
<li>Putting on last year’s coat and finding a walnut in the pocket.</li>
<li>The evening the neighbour had his piano tuned.</li>
<li>The first night with the window open.</li>
<li>A Saturday when nobody asked for anything.</li>
<li>The anniversary of a tree I planted and remembered.</li>
</ul>
<h2>Making your own</h2>
<ol>
<li>Take any calendar, even an out-of-date one. The days of the week don’t matter.</li>
<li>When something quiet and good happens, write it in and give it a name.</li>
<li>In a year’s time, when you come across it, celebrate. Tea, a turn outside, a postcard.</li>
</ol>
<p>The name is what does it. “Nice weather” is gone by supper. “The day the dog laughed at a butterfly” will last for years.</p>
<blockquote><p>Big holidays arrive on schedule. Small ones have to be met halfway.</p></blockquote>
<p>If the year is a hard one and you don’t feel like celebrating, leave out the names. Put a dot on any date that was a little easier. The calendar can live next to your <a href="/en/diary">diary</a>, or become a parameter inside it that you tick with one tap.</p>`,
    },
    publishedDaysAgo: 27,
    readingMinutes: 2,
    picture: { hour: 'bloom', kind: 'village' },
    tags: {
      uk: ['тихі радощі', 'календар', 'увага'],
      ru: ['тихие радости', 'календарь', 'внимание'],
      en: ['quiet pleasures', 'calendar', 'noticing'],
    },
    hasVideo: false,
  },
  {
    slug: 'tretii-tyzhden',
    category: 'zvychky',
    author: 'david-okoro',
    title: {
      uk: 'Чому звичка розсипається на третій тиждень',
      ru: 'Почему привычка рассыпается на третьей неделе',
      en: 'Why a habit falls apart in the third week',
    },
    excerpt: {
      uk: 'Перший запал минув, результату ще не видно. Що перевірити, перш ніж звинувачувати силу волі.',
      ru: 'Запал прошёл, результата ещё не видно. Что проверить, прежде чем винить силу воли.',
      en: 'The first rush is over and nothing shows yet. What to check before you blame your willpower.',
    },
    body: {
      uk: `<p>У моїй таблиці невдалих звичок сорок один рядок. Я відсортував її за тривалістю і побачив купку біля сімнадцятого, дев’ятнадцятого, двадцятого дня. Тоді перестав соромитися й почав шукати причину.</p>
<h2>Що відбувається</h2>
<p>Перший тиждень тримається на новизні. Другий на обіцянці собі. А на третьому новизни вже немає, помітних змін ще немає, натомість трапляється звичайне життя: нежить, дедлайн, гості. Звичка, придумана в натхненний вечір, такого не передбачала.</p>
<h2>Чотири запитання до плану</h2>
<ol>
<li><strong>Чи має вона найменший розмір?</strong> Пробіжка ділиться до «взути кросівки». Якщо найменшого розміру немає, у поганий день лишається тільки пропуск.</li>
<li><strong>До чого вона прив’язана?</strong> «Увечері» занадто широко. «Після того як помию чашку» працює краще.</li>
<li><strong>Що їй заважає на столі?</strong> Приберіть один предмет або покладіть один предмет ближче.</li>
<li><strong>Кому вона потрібна?</strong> Якщо відповідь починається зі слів «ну, всі ж», сміливо викреслюйте.</li>
</ol>
<p>Перегляньте план на чотирнадцятий день, до того як він трісне. Я ставлю собі нагадування і міняю щось одне.</p>
<h2>Якщо вже розсипалася</h2>
<p>Один пропуск нічого не означає, і три теж. Запишіть у <a href="/diary">щоденнику</a>, якого дня й через що. Це корисніше за нову обіцянку.</p>
<blockquote><p>План, який зламався, розповів вам про ваше життя більше за план, який удався.</p></blockquote>`,
      ru: `<p>В таблице моих неудавшихся привычек сорок одна строка. Как-то я отсортировал её по длительности и увидел скопление у семнадцатого, девятнадцатого, двадцатого дня. Стыд сменился любопытством.</p>
<h2>Что происходит</h2>
<p>Первую неделю нас везёт новизна, вторую данное себе слово. К третьей новизна выветрилась, перемен пока не видно, а жизнь идёт своим чередом: насморк, срочная работа, гости. Когда вы вдохновлённым вечером придумывали привычку, насморка в плане не было.</p>
<h2>Четыре вопроса к плану</h2>
<ol>
<li><strong>Есть ли у привычки самый маленький размер?</strong> Пробежку можно уменьшить до «надел кроссовки». Без такого варианта плохой день сразу становится пропуском.</li>
<li><strong>К чему она привязана?</strong> «Вечером» слишком расплывчато. Лучше «вымыл чашку и сел писать».</li>
<li><strong>Что мешает на столе?</strong> Уберите один предмет или подвиньте один поближе.</li>
<li><strong>Кому она нужна?</strong> Если ответ начинается с «ну, все же так делают», вычёркивайте смело.</li>
</ol>
<p>Загляните в план на четырнадцатый день, пока он цел. У меня стоит напоминание, и каждый раз я меняю что-то одно.</p>
<h2>Если уже рассыпалась</h2>
<p>Один пропуск ни о чём не говорит, три тоже. Пометьте в <a href="/ru/diary">дневнике</a>, когда это случилось и что помешало. Пользы будет больше, чем от новой клятвы.</p>
<blockquote><p>Сломанный план рассказал о вашей жизни больше, чем тот, что удался.</p></blockquote>`,
      en: `<p>My spreadsheet of failed habits has forty-one rows. I once sorted it by how long each had lasted and found them crowding round day seventeen, nineteen, twenty. At that point I stopped being embarrassed and got curious.</p>
<h2>What goes on</h2>
<p>Week one runs on novelty, week two on the promise you made. In week three the novelty has worn off, there’s nothing to show yet, and ordinary life turns up with a cold, a deadline and guests. The habit was invented on an inspired evening and made no allowance for a cold.</p>
<h2>Four questions for the plan</h2>
<ol>
<li><strong>Does it have a smallest size?</strong> A run can shrink to “put your trainers on”. Without a smallest size, a bad day leaves you nothing to do but miss it.</li>
<li><strong>What is it attached to?</strong> “In the evening” is too wide. “After I’ve washed my cup” works better.</li>
<li><strong>What’s in its way?</strong> Remove one object from the table, or move one closer.</li>
<li><strong>Who wants it?</strong> If the answer begins “well, everybody…”, cross it out with a clear conscience.</li>
</ol>
<p>Look the plan over on day fourteen, before it cracks. I set a reminder and change one thing.</p>
<h2>If it’s already in pieces</h2>
<p>A missed day means nothing, and nor do three. Make a note in your <a href="/en/diary">diary</a> of when it happened and what got in the way. That will help you more than another vow.</p>
<blockquote><p>The plan that broke told you more about your life than the one that worked.</p></blockquote>`,
    },
    publishedDaysAgo: 31,
    readingMinutes: 2,
    picture: { hour: 'noon', kind: 'city' },
    tags: {
      uk: ['звички', 'план', 'третій тиждень'],
      ru: ['привычки', 'план', 'третья неделя'],
      en: ['habits', 'planning', 'third week'],
    },
    hasVideo: false,
  },
  {
    slug: 'try-riadky-vvecheri',
    category: 'sodennik',
    author: 'taras-yavoriv',
    title: {
      uk: 'Три рядки ввечері: найкоротший щоденник',
      ru: 'Три строки вечером: самый короткий дневник',
      en: 'Three lines at night: the shortest diary',
    },
    excerpt: {
      uk: 'Щось помітив, щось відчув, щось лишаю тут. Уся вправа триває стільки, скільки закипає казанок.',
      ru: 'Что заметил, что почувствовал, что оставляю здесь. На всё уходит столько, сколько закипает котелок.',
      en: 'Something I saw, something I felt, something I’m leaving here. It takes as long as a pot takes to boil.',
    },
    body: {
      uk: `<p>На маршруті сил на довгі записи немає. Ноги гудуть, ліхтарик один на двох, ручка мерзне. Саме там я придумав щоденник на три рядки, і вже шостий рік веду його вдома.</p>
<h2>Перший: помітив</h2>
<p>Одна річ, яку сьогодні бачили, чули або тримали в руках. Конкретна. «Червоний светр на зупинці». «Хліб іще теплий». Цей рядок повертає день із голови надвір.</p>
<h2>Другий: відчув</h2>
<p>Одне почуття і коли воно було. «Полегшення, коли скасували нараду». Якщо слова немає, опишіть погодою: «туман до обіду». Пояснювати не потрібно.</p>
<h2>Третій: лишаю тут</h2>
<p>Те, чого не хочете брати в ліжко. «Розмову з банком». «Думку про ремонт». Запис не розв’язує справи, але тримає її до ранку, як гачок тримає мокрий плащ.</p>
<blockquote><p>Помітив: шпаки сіли на дроти рівно, як ноти.</p></blockquote>
<p>Кілька підказок від тих, хто пише так зі мною:</p>
<ul>
<li>ставте дату, решту можна скорочувати;</li>
<li>якщо пропустили вечір, не відновлюйте його з пам’яті;</li>
<li>раз на місяць прочитайте тільки перші рядки поспіль.</li>
</ul>
<p>Останнє раджу найбільше. З перших рядків складається дивний і точний опис життя: у ньому мало подій і багато светрів, птахів та хліба.</p>
<p>Почати можна сьогодні просто в <a href="/diary">щоденнику</a>. Три поля, три крапки, і на добраніч.</p>`,
      ru: `<p>На маршруте длинные записи не получаются. Ноги гудят, фонарик один на двоих, ручка мёрзнет. Там и родился дневник из трёх строк, который я уже шестой год веду и дома.</p>
<h2>Первая: заметил</h2>
<p>Одна вещь, которую вы видели, слышали или держали в руках. Чем точнее, тем лучше: «красный свитер на остановке», «хлеб ещё тёплый». Эта строка выводит день из головы на воздух.</p>
<h2>Вторая: почувствовал</h2>
<p>Чувство и минута, когда оно пришло. «Облегчение, совещание отменили». Не находится слово? Возьмите погоду: «до обеда туман». Объяснять ничего не надо.</p>
<h2>Третья: оставляю здесь</h2>
<p>То, с чем не хочется ложиться. «Разговор с банком». «Мысли о ремонте». Дело само не решится, зато до утра повисит на бумаге, как мокрый плащ на крючке.</p>
<blockquote><p>Заметил: скворцы расселись на проводах ровно, как ноты.</p></blockquote>
<p>Вот что советуют те, кто пишет так вместе со мной:</p>
<ul>
<li>дату ставьте всегда, остальное можно сокращать;</li>
<li>пропущенный вечер не восстанавливайте по памяти;</li>
<li>раз в месяц перечитайте подряд только первые строки.</li>
</ul>
<p>Последнее советую особенно. Из первых строк складывается странный и верный портрет жизни: событий мало, зато полно свитеров, птиц и хлеба.</p>
<p>Попробовать можно сегодня же, прямо в <a href="/ru/diary">дневнике</a>. Три строки, три точки и спокойной ночи.</p>`,
      en: `<p>Nobody has the strength for long entries on a walk. Your legs ache, there’s one torch between two, and the pen is freezing. That’s where I came up with a three-line diary, and I’ve kept it at home for nearly six years now.</p>
<h2>One: I noticed</h2>
<p>A thing you saw, heard or held today. Be exact. “Red jumper at the bus stop.” “The bread was still warm.” This line takes the day out of your head and into the open.</p>
<h2>Two: I felt</h2>
<p>A feeling, and when it came. “Relief, when they called off the meeting.” If you can’t find the word, use the weather: “fog till noon”. No need to explain.</p>
<h2>Three: I’m leaving here</h2>
<p>Something you don’t want to take to bed. “The talk with the bank.” “That business with the roof.” Writing it down settles nothing, but it holds until morning, like a wet coat on a hook.</p>
<blockquote><p>Noticed: starlings on the wires, evenly spaced, like notes.</p></blockquote>
<p>A few tips from people who write this way with me:</p>
<ul>
<li>always put the date, and shorten the rest as you please;</li>
<li>if you skip an evening, don’t reconstruct it from memory;</li>
<li>once a month, read back only the first lines, one after another.</li>
</ul>
<p>I’d recommend that last one above all. First lines add up to an odd, accurate picture of a life: not much happens, and there are a great many jumpers, birds and loaves.</p>
<p>You can start tonight in your <a href="/en/diary">diary</a>. Three lines, three full stops, goodnight.</p>`,
    },
    publishedDaysAgo: 34,
    readingMinutes: 2,
    picture: { hour: 'dusk', kind: 'river' },
    tags: {
      uk: ['вечірні записи', 'коротко', 'увага'],
      ru: ['вечерние записи', 'коротко', 'внимание'],
      en: ['evening notes', 'brevity', 'noticing'],
    },
    hasVideo: false,
  },
];
