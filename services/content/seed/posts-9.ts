import type { PostSeed } from './posts-shape.ts';

export const posts9: readonly PostSeed[] = [
  {
    slug: 'shchodennyk-prochytanoho',
    category: 'sodennik',
    author: 'iryna-sokil',
    title: {
      uk: 'Щоденник прочитаного: книжки, які читали вас',
      ru: 'Дневник прочитанного: книги, которые читали вас',
      en: 'A reading diary: the books that read you',
    },
    excerpt: {
      uk: 'Без переказів і зірочок. Один рядок про те, де книжка вас зачепила, і один про те, чому.',
      ru: 'Без пересказов и звёздочек. Строчка о том, где книга вас задела, и строчка о том, почему.',
      en: 'No summaries, no stars. One line about where a book caught you and one about why.',
    },
    body: {
      uk: `<p>За тридцять років редакторської роботи я прочитала стільки, що сюжети переплуталися. Зате добре пам’ятаю, де сиділа. Роман про море був у черзі до стоматологині, оповідання про сестер у кухні, поки остигав пиріг. Виходить, у пам’яті лишається зустріч, а зміст вивітрюється.</p>
<p>Про ці зустрічі я й пишу. Мій читацький щоденник тонкий, бо на книжку там чотири рядки.</p>
<h2>Чотири рядки</h2>
<ol>
<li><strong>Де і коли.</strong> «Листопад, трамвай, мокрі рукави».</li>
<li><strong>На чому спіткнулася.</strong> Сторінка, сцена або слово, через яке підвела очі.</li>
<li><strong>Чому.</strong> Тут починається щоденник. «Бо мама теж так мовчала».</li>
<li><strong>Кому віддала б.</strong> Ім’я людини, якій ця книжка зараз до речі.</li>
</ol>
<h2>Про недочитане</h2>
<p>Недочитані книжки я записую теж, окремою сторінкою. Рядок «кинула на сорок третій, бо всі кричать» розповідає про мою весну більше за будь-який підсумок. Дочитувати з ввічливості я перестала у шістдесят і нікому не раджу чекати так довго. Книжка не образиться, а вечір ваш.</p>
<blockquote><p>Іноді книжка приходить зарано. Запишіть дату й поставте на полицю, вона почекає.</p></blockquote>
<p>Таким самим способом можна записувати фільми, пісні чи радіопередачі. Якщо окремий зошит зайвий, додайте до вечірнього запису у <a href="/diary">щоденнику</a> ще один рядок: «сьогодні мене читала…» і назву.</p>`,
      ru: `<p>За тридцать лет редакторской работы я прочла столько, что сюжеты перепутались. Зато прекрасно помню, где сидела. Роман о море достался очереди к стоматологу, рассказ о сёстрах кухне, где остывал пирог. Содержание выветрилось, а встреча осталась.</p>
<p>О таких встречах я и пишу. Мой читательский дневник тонкий: на каждую книгу отведено ровно четыре строки.</p>
<h2>Четыре строки</h2>
<ol>
<li><strong>Где и когда.</strong> «Ноябрь, трамвай, мокрые рукава».</li>
<li><strong>На чём споткнулась.</strong> Страница, сцена или слово, из-за которого подняла глаза.</li>
<li><strong>Почему.</strong> Здесь и начинается дневник. «Потому что мама молчала так же».</li>
<li><strong>Кому отдала бы.</strong> Имя человека, которому эта книга сейчас впору.</li>
</ol>
<h2>О недочитанном</h2>
<p>Брошенные книги тоже попадают в список, на отдельную страницу. Строчка «оставила на сорок третьей, там все кричат» сообщает о моей весне больше любого итога. Дочитывать из вежливости я перестала в шестьдесят и никому не советую ждать так долго. Книга не обидится, а вечер ваш.</p>
<blockquote><p>Бывает, книга приходит слишком рано. Запишите число и поставьте её на полку, она подождёт.</p></blockquote>
<p>Таким же способом можно вести счёт фильмам, песням или радиопередачам. Отдельная тетрадь ни к чему? Добавьте к вечерней записи в <a href="/ru/diary">дневнике</a> одну строку, «сегодня меня читала…», и название книги.</p>`,
      en: `<p>After thirty years as an editor I’ve read so much that the plots have run together. What I do remember is where I was sitting. The novel about the sea belongs to a dentist’s waiting room, the story of the sisters to a kitchen with a pie cooling in it. The contents evaporate, it seems, and the meeting stays.</p>
<p>It’s the meetings I write down. My reading diary is thin, because each book gets four lines.</p>
<h2>Four lines</h2>
<ol>
<li><strong>Where and when.</strong> “November, tram, wet sleeves.”</li>
<li><strong>Where I stumbled.</strong> The page, scene or word that made me look up.</li>
<li><strong>Why.</strong> This is where it becomes a diary. “Because Mum kept quiet like that.”</li>
<li><strong>Who I’d give it to.</strong> The name of somebody who could use it now.</li>
</ol>
<h2>About the unfinished</h2>
<p>Abandoned books go in too, on a page of their own. “Left it at page forty-three, everyone is shouting” says more about my spring than any summary. I stopped finishing books out of politeness at sixty, and wouldn’t advise anyone to wait so long. The book won’t mind, and the evening is yours.</p>
<blockquote><p>Now and then a book turns up too soon. Note the date and shelve it. It will wait.</p></blockquote>
<p>Films, songs and radio programmes can be kept in the same way. If you don’t want a separate notebook, add a line to the evening entry in your <a href="/en/diary">diary</a>, “today I was read by…”, and put the title.</p>`,
    },
    publishedDaysAgo: 7,
    readingMinutes: 2,
    picture: { hour: 'autumn', kind: 'steppe' },
    tags: {
      uk: ['читання', 'книжки', 'коротко'],
      ru: ['чтение', 'книги', 'коротко'],
      en: ['reading', 'books', 'brevity'],
    },
    hasVideo: false,
  },
  {
    slug: 'prosyty-pro-dopomohu',
    category: 'stosunky',
    author: 'daryna-vilkhova',
    title: {
      uk: 'Як просити про допомогу, коли звикли самі',
      ru: 'Как просить о помощи, если привыкли сами',
      en: 'Asking for help when you’re used to managing',
    },
    excerpt: {
      uk: 'Прохання здається слабкістю лише зсередини. Збоку воно схоже на довіру. Вчимося на дрібницях.',
      ru: 'Просьба кажется слабостью только изнутри. Со стороны она похожа на доверие. Учимся на мелочах.',
      en: 'A request feels like weakness only from the inside. From outside it looks like trust. Practise on small things.',
    },
    body: {
      uk: `<p>Якось я тягла на четвертий поверх пральну машину. Ліфт не працював, сусід стояв на сходах і питав, чи допомогти. «Дякую, я сама», відповіла я, сидячи на машині. Він сів поряд і сказав, що тоді просто побуде. За годину ми занесли її вдвох.</p>
<p>Відтоді я колекціоную причини, з яких ми не просимо. Найчастіші: не хочу бути винною, відмовлять, зроблять не так, мої справи дрібні.</p>
<h2>Прохання, на яке легко відповісти</h2>
<ul>
<li><strong>Конкретне.</strong> «Забери малу в середу о п’ятій» краще за «мені б якось допомогти».</li>
<li><strong>З межею.</strong> Скажіть, скільки часу це забере.</li>
<li><strong>З правом на «ні».</strong> «Якщо незручно, я спитаю ще когось».</li>
<li><strong>Без прологу.</strong> Вибачення на початку змушують іншого втішати вас замість думати.</li>
</ul>
<h2>Сходинки</h2>
<p>Почніть із незнайомих: котра година, як пройти, чи потримаєте двері. Далі попросіть колегу пояснити те, що він любить пояснювати. І лише тоді беріться за важче, з людиною, яка вже колись казала «звертайся».</p>
<blockquote><p>Коли ви просите, ви кажете людині: я вірю, що ти можеш і що ти чесно відмовиш.</p></blockquote>
<p>Записуйте у <a href="/diary">щоденнику</a>, про що попросили за тиждень і що з того вийшло. Відмови теж рахуйте: після третьої вони стають звичайною погодою.</p>`,
      ru: `<p>Однажды я тащила на четвёртый этаж стиральную машину. Лифт стоял, сосед на лестнице спросил, не помочь ли. «Спасибо, я сама», ответила я, сидя на машине. Он устроился рядом и сказал, что тогда просто побудет. Через час мы занесли её вдвоём.</p>
<p>С тех пор коллекционирую причины, по которым мы не просим. Чаще всего звучат такие: не хочу быть должной, откажут, сделают не так, у меня ерунда.</p>
<h2>Просьба, на которую легко ответить</h2>
<ul>
<li><strong>Точная.</strong> «Забери малышку в среду в пять» лучше, чем «мне бы как-нибудь помочь».</li>
<li><strong>С границей.</strong> Скажите, сколько времени это займёт.</li>
<li><strong>С правом на отказ.</strong> «Если неудобно, спрошу кого-нибудь ещё».</li>
<li><strong>Без вступления.</strong> Когда начинают с извинений, собеседник утешает, вместо того чтобы думать.</li>
</ul>
<h2>Ступеньки</h2>
<p>Первая ступенька с незнакомыми: который час, как пройти, не подержите ли дверь. Потом попросите коллегу объяснить то, что он любит объяснять. И только после этого беритесь за трудное, с человеком, который когда-то говорил «обращайся».</p>
<blockquote><p>Просьба сообщает другому: я верю, что ты можешь и что откажешь честно.</p></blockquote>
<p>Отмечайте в <a href="/ru/diary">дневнике</a>, о чём попросили за неделю и что получилось. Отказы тоже считайте. После третьего они становятся самой обычной погодой, и только.</p>`,
      en: `<p>I was once hauling a washing machine up to the fourth floor. The lift was out, and a neighbour on the stairs asked if I’d like a hand. “Thanks, I can manage,” I told him, sitting on the machine. He sat down too and said he’d just keep me company. An hour later we’d carried it up together.</p>
<p>Since then I’ve collected the reasons we don’t ask. I’ll owe them. They’ll refuse. They’ll do it wrong. It’s too small to bother anyone with.</p>
<h2>A request that’s easy to answer</h2>
<ul>
<li><strong>Exact.</strong> “Could you fetch my daughter on Wednesday at five?” beats “I could do with some help”.</li>
<li><strong>Bounded.</strong> Say how long it will take.</li>
<li><strong>Open to a no.</strong> “If it’s awkward I’ll ask somebody else.”</li>
<li><strong>No preface.</strong> If you begin with apologies, people comfort you when they should be thinking.</li>
</ul>
<h2>Steps</h2>
<p>Start with strangers: the time, the way, would you hold the door. Next, ask a colleague to explain something they love explaining. Only then try a harder one, with a person who has told you “just ask”.</p>
<blockquote><p>A request says: I believe you can, and I believe you’d honestly tell me if you couldn’t.</p></blockquote>
<p>In your <a href="/en/diary">diary</a>, note what you asked for this week and what came of it. Count the refusals as well. After the third they’re just weather.</p>`,
    },
    publishedDaysAgo: 14,
    readingMinutes: 3,
    picture: { hour: 'bloom', kind: 'steppe' },
    tags: {
      uk: ['допомога', 'довіра', 'прохання'],
      ru: ['помощь', 'доверие', 'просьба'],
      en: ['help', 'trust', 'asking'],
    },
    hasVideo: false,
  },
  {
    slug: 'try-novyny-za-vechereiu',
    category: 'vdiachnist',
    author: 'nadiia-ros',
    title: {
      uk: 'Три новини за вечерею',
      ru: 'Три новости за ужином',
      en: 'Three pieces of news at supper',
    },
    excerpt: {
      uk: 'Добра, прикра і смішна. Сімейна гра, після якої запитання «як справи» вже не потрібне.',
      ru: 'Хорошая, досадная и смешная. Семейная игра, после которой «как дела» спрашивать незачем.',
      en: 'A good one, a bad one and a funny one. A family game that makes “how was your day” unnecessary.',
    },
    body: {
      uk: `<p>Спершу я спробувала щось правильне: щовечора кожен дякує за одну добру річ. Старший дякував за вечерю. Середній теж за вечерю. Найменша спитала, чи можна подякувати за те, що це скоро скінчиться.</p>
<p>Тоді ми змінили правила, і гра живе вже четвертий рік.</p>
<h2>Правила</h2>
<ol>
<li>Кожен приносить до столу три новини за день: добру, прикру і смішну.</li>
<li>Починає той, хто накривав.</li>
<li>Прикру новину не лагодимо й не втішаємо відразу. Досить сказати «ого» або «співчуваю».</li>
<li>Можна пропустити будь-яку, сказавши «пас».</li>
</ol>
<h2>Що змінилося</h2>
<p>Дозвіл на прикре зробив добре справжнім. Діти перестали вигадувати, за що дякувати, і почали помічати. «Мене пустили під парасольку». «Фізику скасували, і ми дивилися на сніг». А смішне рятує, коли день такий, що решти не знайти.</p>
<p>Я теж приношу свої. Спочатку хотіла берегти дітей від прикрого, та вони й так бачили моє обличчя. Коли його названо, за столом стає легше. Звичайно, дорослі турботи, важкі для дитячих плечей, лишаю подрузі.</p>
<blockquote><p>Добра новина поруч із прикрою звучить тихіше, зате їй вірять.</p></blockquote>
<p>Якщо живете самі, грайте з <a href="/diary">щоденником</a>: три рядки, три новини. Або надсилайте їх комусь голосовим. А про чесну вдячність докладніше розповіла <a href="/post/vdiachnist-chesno">Олена Гайова</a>.</p>`,
      ru: `<p>Сначала я попробовала как положено: каждый вечер все благодарят за что-нибудь хорошее. Старший поблагодарил за ужин. Средний тоже за ужин. Младшая спросила, можно ли сказать спасибо за то, что это скоро кончится.</p>
<p>Пришлось поменять правила, и с ними игра живёт четвёртый год.</p>
<h2>Правила</h2>
<ol>
<li>К столу каждый приносит три новости: хорошую, досадную и смешную.</li>
<li>Начинает тот, кто сегодня накрывал.</li>
<li>Досадную никто не чинит и не спешит утешать. Вполне хватит «ого» или «сочувствую».</li>
<li>Любую можно пропустить словом «пас».</li>
</ol>
<h2>Что изменилось</h2>
<p>Когда разрешили досадное, хорошее стало настоящим. Дети больше не сочиняют, за что бы поблагодарить, они замечают. «Меня пустили под зонт». «Физику отменили, и мы смотрели на снег». А смешное выручает, когда ничего другого за день не набралось.</p>
<p>Свои новости приношу и я. Поначалу хотела уберечь детей от огорчений, но моё лицо они видели и так. А названное огорчение пугает меньше. Конечно, заботы не по детским плечам я оставляю для подруги.</p>
<blockquote><p>Рядом с досадной хорошая новость звучит тише, зато ей верят.</p></blockquote>
<p>Живёте одни? Тогда играйте с <a href="/ru/diary">дневником</a>: три строки, три новости. Или наговаривайте их кому-нибудь голосом. О честной благодарности подробнее рассказала <a href="/ru/post/vdiachnist-chesno">Олена Гайова</a>.</p>`,
      en: `<p>I began by doing it properly: each evening, everybody gives thanks for one good thing. My eldest was thankful for supper. The middle one was also thankful for supper. The youngest asked whether she could be thankful that this would soon be over.</p>
<p>So we changed the rules, and the game is now in its fourth year.</p>
<h2>The rules</h2>
<ol>
<li>Everyone brings three pieces of news to the table: a good one, a bad one and a funny one.</li>
<li>Whoever laid the table starts.</li>
<li>We don’t fix the bad news or rush to cheer anyone up. “Goodness” or “I’m sorry” will do.</li>
<li>You may skip any of them by saying “pass”.</li>
</ol>
<h2>What changed</h2>
<p>Once bad news was allowed, the good became real. The children stopped inventing things to be thankful for and started noticing. “Somebody let me under their umbrella.” “Physics was cancelled and we watched the snow.” And the funny one comes to the rescue on days with nothing else in them.</p>
<p>I bring mine too. At first I wanted to spare them, but they could see my face anyway, and it’s less alarming with a name to it. Of course, worries too heavy for young shoulders I keep for a friend.</p>
<blockquote><p>Beside bad news, good news sounds quieter, but it’s believed.</p></blockquote>
<p>If you live alone, play with your <a href="/en/diary">diary</a>: three lines, three pieces of news. Or send them to somebody as a voice message. <a href="/en/post/vdiachnist-chesno">Olena Haiova</a> has written more about honest gratitude.</p>`,
    },
    publishedDaysAgo: 20,
    readingMinutes: 2,
    picture: { hour: 'dusk', kind: 'village' },
    tags: {
      uk: ['родина', 'вечеря', 'вдячність'],
      ru: ['семья', 'ужин', 'благодарность'],
      en: ['family', 'supper', 'gratitude'],
    },
    hasVideo: false,
  },
  {
    slug: 'mapa-tykhykh-mists',
    category: 'praktyky',
    author: 'taras-yavoriv',
    title: {
      uk: 'Мапа тихих місць за п’ять хвилин від дому',
      ru: 'Карта тихих мест в пяти минутах от дома',
      en: 'A map of quiet places five minutes from home',
    },
    excerpt: {
      uk: 'Лавка за бібліотекою, третій під’їзд, міст. Накресліть власний маршрут спокою до того, як він знадобиться.',
      ru: 'Скамейка за библиотекой, дальний подъезд, мост. Начертите свой маршрут покоя заранее.',
      en: 'The bench behind the library, the far doorway, the bridge. Draw your route to calm before you need it.',
    },
    body: {
      uk: `<p>Перед кожним походом я позначаю на мапі місця, де можна сховатися від грози: колибу, скелю, густий смерековий клин. Потрібні вони рідко. Але з ними йдеться спокійніше.</p>
<p>Удома я зробив те саме. На аркуші вмістилися мій двір, дві вулиці та вісім місць, де мені легше дихається.</p>
<h2>Як креслити</h2>
<ol>
<li>Посередині поставте свій дім. Масштаб не важливий.</li>
<li>Згадайте, де вам хоч раз стало тихіше, і позначте. Рахуються сходи, міст, порожня зупинка, аптека з акваріумом.</li>
<li>Біля кожного допишіть, о котрій там добре. Лавка за бібліотекою гарна до десятої, потім на ній школярі.</li>
<li>Проведіть лінії, якими ходите. Часто виявляється, що звична дорога обминає всі ваші місця.</li>
</ol>
<p>Останнє відкриття найприємніше: досить змінити поворот, і день отримує хвилину тиші задарма.</p>
<h2>Мапа на негоду</h2>
<p>Додайте кілька місць у приміщенні: крісло спиною до дверей, ванна з вимкненим світлом, сходовий майданчик із вікном. Для тих днів, коли виходити не хочеться чи небезпечно, цього вистачить. Одне місце може бути людиною. Напишіть її ім’я і номер.</p>
<blockquote><p>Тихе місце не мусить бути гарним. На моїй мапі є дах гаража.</p></blockquote>
<p>Сфотографуйте мапу й додайте до <a href="/diary">щоденника</a>. А щоб перевірити її ногами, візьміть із собою <a href="/post/prohulianka-z-pytanniam">одне запитання</a>.</p>`,
      ru: `<p>Перед походом я отмечаю на карте места, где можно укрыться от грозы: хижину, скалу, густой еловый клин. Пригождаются они редко. Но идти с ними спокойнее.</p>
<p>Дома я начертил такую же. На листе поместились двор, две улицы и восемь точек, где мне легче дышится.</p>
<h2>Как чертить</h2>
<ol>
<li>В центр поставьте свой дом. О масштабе не беспокойтесь.</li>
<li>Вспомните, где вам хоть однажды становилось тише, и пометьте. Годятся лестница, мост, пустая остановка, аптека с аквариумом.</li>
<li>Рядом допишите, в котором часу там хорошо. Скамейка за библиотекой прекрасна до десяти, потом её занимают школьники.</li>
<li>Проведите линии, по которым ходите. Нередко оказывается, что привычная дорога огибает все ваши места.</li>
</ol>
<p>Это открытие самое приятное. Стоит повернуть иначе, и дню бесплатно достаётся минута тишины.</p>
<h2>Карта на непогоду</h2>
<p>Добавьте точки под крышей: кресло спиной к двери, ванная с погашенным светом, лестничная площадка с окном. Когда выходить не хочется или опасно, хватит и их. Одной из точек может быть человек. Запишите имя и номер.</p>
<blockquote><p>Тихому месту не обязательно быть красивым. На моей карте есть крыша гаража.</p></blockquote>
<p>Снимок карты приложите к <a href="/ru/diary">дневнику</a>. А чтобы проверить её ногами, захватите с собой <a href="/ru/post/prohulianka-z-pytanniam">один вопрос</a>.</p>`,
      en: `<p>Before every trip I mark on the map where we could shelter from a storm: a hut, a rock, a thick wedge of spruce. We seldom need them, but it’s easier to walk knowing they’re there.</p>
<p>I’ve made the same thing for home. One sheet of paper holds our yard, two streets and eight spots where I breathe more easily.</p>
<h2>Drawing it</h2>
<ol>
<li>Put your home in the middle. Never mind the scale.</li>
<li>Think where it has ever felt quieter, even once, and mark it. Steps count, and so do a bridge, an empty bus stop, the chemist’s with the aquarium.</li>
<li>Beside each place write when it’s good. The bench behind the library is lovely until ten, and after that it belongs to schoolchildren.</li>
<li>Draw in the lines you usually walk. You may find that your normal way goes round every one of your places.</li>
</ol>
<p>That last discovery is the nicest. Take a different turning, and the day gets a minute of quiet for nothing.</p>
<h2>A map for bad weather</h2>
<p>Add some spots indoors: the chair with its back to the door, the bathroom with the light off, the landing with a window. On days when you’d rather not go out, or it isn’t safe to, they’ll be enough. One of the places may be a person. Write down the name and number.</p>
<blockquote><p>A quiet place needn’t be pretty. Mine include the roof of a garage.</p></blockquote>
<p>Take a photo of the map and add it to your <a href="/en/diary">diary</a>. To test it on foot, bring along <a href="/en/post/prohulianka-z-pytanniam">one question</a>.</p>`,
    },
    publishedDaysAgo: 29,
    readingMinutes: 3,
    picture: { hour: 'noon', kind: 'village' },
    tags: {
      uk: ['тиша', 'мапа', 'вправа'],
      ru: ['тишина', 'карта', 'упражнение'],
      en: ['quiet', 'maps', 'exercise'],
    },
    hasVideo: false,
  },
];
