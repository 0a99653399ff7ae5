import type { PostSeed } from './posts-shape.ts';

export const posts4: readonly PostSeed[] = [
  {
    slug: 'perechytuvaty-zapysy',
    category: 'sodennik',
    author: 'olena-haiova',
    title: {
      uk: 'Як перечитувати старі записи і не сварити себе',
      ru: 'Как перечитывать старые записи и не ругать себя',
      en: 'Rereading old entries without telling yourself off',
    },
    excerpt: {
      uk: 'Торішній щоденник може і потішити, і вколоти. Три способи читати його з цікавістю.',
      ru: 'Прошлогодний дневник умеет и радовать, и колоть. Три способа читать его с любопытством.',
      en: 'Last year’s diary can please you and prick you. Three ways to read it with curiosity.',
    },
    body: {
      uk: `<p>Восени я дістаю торішній зошит, завертаюся в плед і читаю одну сторінку. Далі зазвичай хочеться закрити обличчя руками: знову про те саме, знову ті самі слова. Колись на цьому я й зупинялася.</p>
<p>Потім помітила, що читаю як сувора вчителька. А можна читати як сусідка, що зайшла на чай.</p>
<h2>Три способи читати</h2>
<h3>Шукати слова</h3>
<p>Виберіть одне слово, яке часто трапляється, і порахуйте. У мене це було «треба», сорок шість разів за місяць. Жодних висновків тієї миті, тільки число.</p>
<h3>Шукати людей</h3>
<p>Випишіть імена. Хто є на кожній сторінці, кого немає зовсім, хто з’являється поруч із добрими днями? Іноді після цього хочеться комусь подзвонити.</p>
<h3>Шукати те, що минуло</h3>
<p>Знайдіть тривогу, про яку тепер ледве пам’ятаєте. Поставте біля неї сьогоднішню дату й напишіть, чим скінчилося.</p>
<blockquote><p>Та, що писала, знала менше за вас. Вона зробила що могла з тим, що мала в грудні.</p></blockquote>
<h2>Коли краще не читати</h2>
<p>Після сварки, вночі, у дні, коли й так бракує сил. Сторінки зі справді важкого часу краще відкривати не наодинці: з близькою людиною або з фахівчинею. Закрити зошит посередині теж нормально.</p>
<p>В електронному <a href="/diary/days">щоденнику</a> спробуйте відкрити цей самий день рік тому. Одного дня цілком досить.</p>`,
      ru: `<p>Осенью я достаю прошлогоднюю тетрадь, кутаюсь в плед и открываю наугад. Через минуту хочется закрыть лицо руками: опять о том же и теми же словами. Раньше на этом чтение и кончалось.</p>
<p>А потом я поняла, что читаю как строгая учительница. Можно ведь и как соседка, заглянувшая на чай.</p>
<h2>Три способа</h2>
<h3>Искать слова</h3>
<p>Возьмите то, что мелькает чаще прочих, и сосчитайте. У меня нашлось «надо», сорок шесть раз за месяц. Выводы подождут, пока достаточно числа.</p>
<h3>Искать людей</h3>
<p>Выпишите имена. Кто живёт на каждой странице, кого совсем нет, кто появляется рядом с хорошими днями? Бывает, после этого тянет кому-нибудь позвонить.</p>
<h3>Искать то, что прошло</h3>
<p>Отыщите тревогу, которую теперь едва помните. Поставьте рядом сегодняшнее число и допишите, чем всё кончилось.</p>
<blockquote><p>Та, что писала, знала меньше вас. Она сделала что могла с тем, что было у неё в декабре.</p></blockquote>
<h2>Когда лучше отложить</h2>
<p>После ссоры, ночью, в дни без сил. Страницы по-настоящему тяжёлого времени открывайте не в одиночку, а с близким человеком или психологом. Захлопнуть тетрадь на середине тоже можно, она не обидится.</p>
<p>В электронном <a href="/ru/diary/days">дневнике</a> попробуйте найти этот же день год назад. Одного вполне хватит.</p>`,
      en: `<p>In autumn I take out last year’s notebook, wrap myself in a blanket and read a page. What follows, usually, is the urge to cover my face. The same subjects again, in the same words. There was a time when I stopped right there.</p>
<p>Then I noticed that I was reading like a strict schoolmistress. It’s possible to read like a neighbour who’s dropped in for tea.</p>
<h2>Three ways to read</h2>
<h3>Look for words</h3>
<p>Pick one that keeps coming up, and count. Mine was “must”, forty-six times in a month. Don’t draw conclusions yet. A number will do.</p>
<h3>Look for people</h3>
<p>List the names. Who’s on every page, who’s missing altogether, who turns up around the good days? You may find you want to ring somebody.</p>
<h3>Look for what has passed</h3>
<p>Find a worry you can hardly remember. Put today’s date beside it and write how it ended.</p>
<blockquote><p>The woman who wrote this knew less than you do. She did what she could with what she had in December.</p></blockquote>
<h2>When not to read</h2>
<p>After a row, at night, on days when you’re short of strength as it is. Pages from a really bad time are better opened in company, with a friend or a professional. It’s fine to close the book halfway.</p>
<p>In your <a href="/en/diary/days">online diary</a>, try going back to this same date a year ago. One day is quite enough.</p>`,
    },
    publishedDaysAgo: 38,
    readingMinutes: 2,
    picture: { hour: 'autumn', kind: 'forest' },
    tags: {
      uk: ['перечитування', 'пам’ять', 'доброта до себе'],
      ru: ['перечитывание', 'память', 'доброта к себе'],
      en: ['rereading', 'memory', 'kindness to yourself'],
    },
    hasVideo: false,
  },
  {
    slug: 'papir-chy-ekran',
    category: 'sodennik',
    author: 'david-okoro',
    title: {
      uk: 'Папір чи екран: який щоденник приживеться у вас',
      ru: 'Бумага или экран: какой дневник приживётся у вас',
      en: 'Paper or screen: which diary will stick',
    },
    excerpt: {
      uk: 'Я вів обидва по три місяці й записував, де застрягаю. Порівняння без переможця.',
      ru: 'Я вёл оба по три месяца и отмечал, где буксую. Сравнение без победителя.',
      en: 'I kept each for three months and noted where I got stuck. A comparison with no winner.',
    },
    body: {
      uk: `<p>Щоб не сперечатися теоретично, я зробив просто: три місяці писав у зошиті, три в телефоні, і щоразу ставив позначку, коли не хотілося. Ось що вийшло в мене. У вас може бути навпаки.</p>
<h2>Де виграв папір</h2>
<ul>
<li>Писати довше. Рука повільна, і думка встигає за нею.</li>
<li>Не відволікатися. У зошит не приходять сповіщення.</li>
<li>Пам’ятати. Я досі знаю, на якому розвороті запис про батька.</li>
</ul>
<h2>Де виграв екран</h2>
<ul>
<li>Писати в черзі, у маршрутці, лежачи в темряві.</li>
<li>Бачити зв’язки. Сон, настрій і прогулянки стають поруч на одному графіку.</li>
<li>Шукати. Слово «Одеса» знаходиться за секунду.</li>
</ul>
<h2>Як обрати</h2>
<p>Згадайте, де ви буваєте о тій годині, коли хочете писати. Якщо це стіл з лампою і дверима, які зачиняються, беріть папір. Якщо дорога, беріть телефон. Якщо щодня інакше, поділіть обов’язки: позначки й цифри в <a href="/diary">електронному щоденнику</a>, довгі думки в <a href="/catalog">зошиті</a> раз на тиждень.</p>
<p>Я так і роблю. У телефоні в мене настрій, сон і одне речення. У зошиті неділя.</p>
<blockquote><p>Добрий щоденник той, який опиняється під рукою, коли є що сказати.</p></blockquote>
<p>Спробуйте обидва по два тижні й запишіть, коли не хотілося. Ця коротка таблиця розповість більше за будь-який огляд, мій також.</p>`,
      ru: `<p>Спорить в теории скучно, поэтому я провёл опыт: квартал писал в тетради, квартал в телефоне и каждый раз помечал, когда не хотелось. Рассказываю, что получилось у меня. У вас может выйти наоборот.</p>
<h2>За бумагу</h2>
<ul>
<li>Пишется дольше: рука не спешит, и мысль за ней успевает.</li>
<li>Ничто не отвлекает, уведомления в тетрадь не приходят.</li>
<li>Лучше помнится. Я до сих пор знаю, на каком развороте запись об отце.</li>
</ul>
<h2>За экран</h2>
<ul>
<li>Можно писать в очереди, в маршрутке, лёжа в темноте.</li>
<li>Видны связи: сон, настроение и прогулки ложатся на один график.</li>
<li>Легко искать. Слово «Одесса» находится за секунду.</li>
</ul>
<h2>Как выбрать</h2>
<p>Вспомните, где вы бываете в тот час, когда тянет писать. За столом с лампой удобнее бумага, в дороге телефон. Каждый день всё по-разному? Тогда разделите обязанности: отметки и числа в <a href="/ru/diary">электронном дневнике</a>, длинные мысли в <a href="/ru/catalog">тетради</a> раз в неделю.</p>
<p>Сам я на этом и остановился. В телефоне сон, настроение и одно предложение, в тетради воскресенье.</p>
<blockquote><p>Хорош тот дневник, который окажется под рукой, когда есть что сказать.</p></blockquote>
<p>Дайте каждому по две недели и отмечайте, когда писать не хотелось. Такая таблица скажет вам больше любого обзора, включая мой.</p>`,
      en: `<p>Arguing in theory is dull, so I did something simple. I wrote in a notebook for three months and on my phone for another three, and made a mark every time I didn’t feel like it. These are my results. Yours may come out the other way round.</p>
<h2>Where paper won</h2>
<ul>
<li>Writing for longer. A hand is slow, and the thought keeps up with it.</li>
<li>Staying put. Notebooks don’t get notifications.</li>
<li>Remembering. I still know which spread has the entry about my father.</li>
</ul>
<h2>Where the screen won</h2>
<ul>
<li>Writing in a queue, on a bus, lying down in the dark.</li>
<li>Seeing connections. Sleep, mood and walks sit on one chart.</li>
<li>Searching. The word “Odesa” turns up in a second.</li>
</ul>
<h2>How to choose</h2>
<p>Think where you usually are at the hour when you’d like to write. If it’s a desk with a lamp and a door that shuts, take paper. If it’s a journey, take the phone. If it changes daily, split the work: marks and numbers go in the <a href="/en/diary">online diary</a>, long thoughts in a <a href="/en/catalog">notebook</a> once a week.</p>
<p>That’s where I’ve ended up. My phone has mood, sleep and one sentence. The notebook has Sundays.</p>
<blockquote><p>A good diary is the one within reach when you’ve something to say.</p></blockquote>
<p>Give each of them a fortnight and note when you didn’t want to write. That little table will tell you more than any review, this one included.</p>`,
    },
    publishedDaysAgo: 41,
    readingMinutes: 2,
    picture: { hour: 'mist', kind: 'city' },
    tags: {
      uk: ['папір', 'телефон', 'вибір щоденника'],
      ru: ['бумага', 'телефон', 'выбор дневника'],
      en: ['paper', 'phone', 'choosing a diary'],
    },
    hasVideo: false,
  },
  {
    slug: 'slukhaty-bez-porad',
    category: 'stosunky',
    author: 'nadiia-ros',
    title: {
      uk: 'Слухати без порад: вправа на десять хвилин',
      ru: 'Слушать без советов: упражнение на десять минут',
      en: 'Listening without advice: a ten-minute exercise',
    },
    excerpt: {
      uk: 'Часто людині потрібен хтось, хто дослухає до кінця. Як притримати пораду й лишитися уважною.',
      ru: 'Часто человеку нужен тот, кто дослушает. Как придержать совет и остаться внимательной.',
      en: 'Often people need somebody who’ll hear them to the end. How to hold back the advice and stay with them.',
    },
    body: {
      uk: `<p>Дочка розповідала, як посварилася з подругою. На другому реченні я вже знала, що їй робити. На третьому сказала. На четвертому вона пішла до своєї кімнати. Моя порада була добра, тільки ніхто її не просив.</p>
<p>Відтоді ми вдома граємо в «десять хвилин». П’ять говорить одна людина, п’ять друга. Та, що слухає, не радить. Таймер ставимо на плиту, щоб ніхто не підглядав у телефон.</p>
<h2>Що можна</h2>
<ul>
<li>Мовчати й дивитися на людину, а не на годинник.</li>
<li>Повторити останні слова: «І вона просто пішла».</li>
<li>Спитати: «Що було найгірше?»</li>
<li>Сказати: «Звучить прикро» або «Ого».</li>
</ul>
<h2>Чого не можна</h2>
<ul>
<li>«А в мене було ще гірше».</li>
<li>«Треба було одразу…»</li>
<li>«Та не переймайся».</li>
</ul>
<p>Перші хвилини нелегкі, порада свербить на язиці. Допомагає олівець: запишіть її на папірці й лишіть там. Якщо наприкінці вона ще потрібна, спитайте: «Хочеш почути, що я думаю?» Відповідь «ні» теж приймається.</p>
<blockquote><p>Коли нас дослухали, ми часто самі вже знаємо, що робити.</p></blockquote>
<p>Ввечері занотуйте у <a href="/diary">щоденнику</a> одне: що нового ви почули. Про людину, яку нібито знаєте все життя, за п’ять хвилин можна дізнатися дивовижно багато. А коли розмова потребує третьої людини, є <a href="/experts">експертки й експерти</a>, які вміють слухати за фахом.</p>`,
      ru: `<p>Дочь рассказывала о ссоре с подругой. Ко второй фразе я знала, как ей быть, на третьей сообщила, на четвёртой она ушла к себе. Совет был хороший. Его просто никто не просил.</p>
<p>Теперь у нас дома есть игра «десять минут». Пять говорит один, пять другой, и тот, кто слушает, ничего не советует. Таймер стоит на плите, чтобы никто не косился в телефон.</p>
<h2>Что разрешается</h2>
<ul>
<li>Молчать и смотреть на собеседника, про часы забыть.</li>
<li>Повторить последние слова: «И она просто ушла».</li>
<li>Спросить: «Что было хуже всего?»</li>
<li>Сказать: «Обидно звучит» или «Ого».</li>
</ul>
<h2>Чего избегаем</h2>
<ul>
<li>«А у меня было ещё хуже».</li>
<li>«Надо было сразу…»</li>
<li>«Да не бери в голову».</li>
</ul>
<p>Поначалу трудно, совет так и просится наружу. Выручает карандаш: запишите мысль на бумажке, пусть полежит. Если в конце она всё ещё кажется нужной, спросите: «Хочешь, скажу, что я думаю?» Отказ принимается без обид.</p>
<blockquote><p>Дослушанный человек часто уже сам знает, что делать.</p></blockquote>
<p>Вечером оставьте в <a href="/ru/diary">дневнике</a> одну заметку: что нового вы услышали. О том, кого знаете всю жизнь, за пять минут узнаётся удивительно много. А если для разговора нужен третий, загляните к <a href="/ru/experts">экспертам</a>: слушать для них профессия.</p>`,
      en: `<p>My daughter was telling me about a row with a friend. By her second sentence I knew what she should do. In the third I said so. By the fourth she was back in her room. It was good advice. It’s just that nobody had asked for it.</p>
<p>Since then we’ve had a game at home called “ten minutes”. One of us talks for five, then the other does. Whoever’s listening gives no advice. The timer lives on the cooker, so nobody peeks at a phone.</p>
<h2>Allowed</h2>
<ul>
<li>Keeping quiet, and looking at the person instead of the clock.</li>
<li>Repeating the last few words: “And she just left.”</li>
<li>Asking, “What was the worst part?”</li>
<li>Saying “That sounds rotten” or “Goodness”.</li>
</ul>
<h2>Not allowed</h2>
<ul>
<li>“I had it even worse.”</li>
<li>“You should have…”</li>
<li>“Oh, never mind.”</li>
</ul>
<p>The first few minutes are hard work, because the advice is itching to get out. A pencil helps. Jot it on a scrap of paper and leave it there. If you still think it’s needed at the end, ask, “Would you like to know what I think?” No is a perfectly good answer.</p>
<blockquote><p>When we’ve been heard to the end, we often know what to do.</p></blockquote>
<p>That evening, put one thing in your <a href="/en/diary">diary</a>: what you heard that was new. You can learn a surprising amount in five minutes about someone you’ve known for ever. And if the conversation needs a third person, our <a href="/en/experts">experts</a> listen for a living.</p>`,
    },
    publishedDaysAgo: 45,
    readingMinutes: 2,
    picture: { hour: 'mist', kind: 'rain' },
    tags: {
      uk: ['слухання', 'родина', 'вправа'],
      ru: ['умение слушать', 'семья', 'упражнение'],
      en: ['listening', 'family', 'exercise'],
    },
    hasVideo: false,
  },
  {
    slug: 'persha-rozmova-z-kartoiu',
    category: 'praktyky',
    author: 'esma-kurtova',
    title: {
      uk: 'Перша розмова з метафоричною картою',
      ru: 'Первый разговор с метафорической картой',
      en: 'Your first conversation with a metaphoric card',
    },
    excerpt: {
      uk: 'Карта нічого не віщує. Вона дає картинку, на яку зручно спертися, коли важко підібрати слова.',
      ru: 'Карта ничего не предсказывает. Она даёт картинку, на которую можно опереться, когда не хватает слов.',
      en: 'The card foretells nothing. It gives you a picture to lean on when words are hard to find.',
    },
    body: {
      uk: `<p>На першу зустріч групи я приношу колоду і чайник. Люди дивляться на колоду з підозрою. Хтось неодмінно питає, чи не випаде погана. Поганої немає, кажу я, є та, яку сьогодні не хочеться розглядати.</p>
<h2>Підготуйтеся</h2>
<p>Виберіть чверть години і місце, де вас не покличуть. Поставте запитання, яке починається з «що» або «як». Замість «чи звільнятися мені» спробуйте «що для мене важливо в роботі».</p>
<h2>Чотири кроки</h2>
<ol>
<li><strong>Опишіть.</strong> Лише те, що намальовано: стежка, вода, двоє дерев. Без тлумачень.</li>
<li><strong>Увійдіть.</strong> Де на цій картці були б ви? Що там чути, яка погода?</li>
<li><strong>Помітьте.</strong> Що змінилося в тілі, коли ви туди «стали»: дихання, плечі, руки?</li>
<li><strong>Поверніться.</strong> Чим ця картинка схожа на ваше запитання, а чим ні?</li>
</ol>
<p>Запишіть хоча б одне речення після кожного кроку. Думки тікають швидше, ніж здається, а ввечері захочеться повернутися.</p>
<blockquote><p>Одна жінка побачила на карті зачинену хвіртку. Її сусідка бачила на тій самій карті лише троянди над нею.</p></blockquote>
<h2>Коли закінчити</h2>
<p>Щойно відчуєте, що досить. Якщо стало тривожно, переверніть карту, подивіться у вікно, випийте води. Важкі теми краще брати з фахівчинею поруч.</p>
<p>Спробувати можна без колоди, за нашим <a href="/metaphoric-cards">столом метафоричних карт</a>. Чебрець заваріть самі.</p>`,
      ru: `<p>На первую встречу группы я беру колоду и чайник. На колоду косятся. Кто-нибудь обязательно спросит, не выпадет ли плохая карта. Плохих нет, отвечаю я, бывает та, которую сегодня не хочется рассматривать.</p>
<h2>Приготовьтесь</h2>
<p>Понадобится четверть часа и место, где вас не окликнут. Вопрос задайте со слов «что» или «как». Скажем, вместо «увольняться ли мне» возьмите «что для меня важно в работе».</p>
<h2>Четыре шага</h2>
<ol>
<li><strong>Опишите.</strong> Только нарисованное: тропа, вода, два дерева. Толковать рано.</li>
<li><strong>Войдите.</strong> Где на этой картинке оказались бы вы? Что слышно, какая погода?</li>
<li><strong>Заметьте.</strong> Как отозвалось тело: дыхание, плечи, ладони?</li>
<li><strong>Вернитесь.</strong> Чем увиденное похоже на ваш вопрос и чем непохоже?</li>
</ol>
<p>После каждого шага запишите хотя бы фразу. Мысли разбегаются быстрее, чем кажется, а вечером наверняка захочется к ним вернуться.</p>
<blockquote><p>Одна участница увидела на карте запертую калитку. Её соседка на той же карте заметила только розы над ней.</p></blockquote>
<h2>Когда остановиться</h2>
<p>Как только почувствуете, что хватит. Если накатила тревога, переверните карту, посмотрите в окно, попейте воды. С тяжёлыми темами лучше идти к специалисту, не в одиночку.</p>
<p>Своей колоды для начала не нужно: есть наш <a href="/ru/metaphoric-cards">стол метафорических карт</a>. Чабрец, правда, придётся заварить самим.</p>`,
      en: `<p>I bring a deck and a teapot to the first meeting of every group. People eye the deck with suspicion. Somebody always asks what happens if they draw a bad one. There are no bad ones, I tell them, only a card you don’t feel like looking at today.</p>
<h2>Getting ready</h2>
<p>Find a quarter of an hour, and a place where no one will call you. Choose a question that starts with “what” or “how”. In place of “should I resign?” try “what matters to me about work?”</p>
<h2>Four steps</h2>
<ol>
<li><strong>Describe.</strong> Say only what’s drawn: a path, some water, two trees. Don’t interpret.</li>
<li><strong>Step in.</strong> Where on the card would you be? What can you hear, and what’s the weather doing?</li>
<li><strong>Notice.</strong> What changed in your body as you stood there? Your breath, your shoulders, your hands?</li>
<li><strong>Come back.</strong> How is the picture like your question, and how isn’t it?</li>
</ol>
<p>Write at least a sentence after each step. Thoughts get away faster than you’d expect, and you may want to come back to them tonight.</p>
<blockquote><p>One woman saw a locked gate on her card. On the same card, the woman beside her saw nothing but the roses above it.</p></blockquote>
<h2>When to stop</h2>
<p>As soon as you feel you’ve had enough. If it unsettles you, turn the card over, look out of the window, drink some water. Heavy subjects are better taken to a professional.</p>
<p>You don’t need a deck to try. Ours is laid out on the <a href="/en/metaphoric-cards">metaphoric card table</a>. You’ll have to make the thyme tea yourself.</p>`,
    },
    publishedDaysAgo: 49,
    readingMinutes: 3,
    picture: { hour: 'dusk', kind: 'sea' },
    tags: {
      uk: ['метафоричні карти', 'вправа', 'образи'],
      ru: ['метафорические карты', 'упражнение', 'образы'],
      en: ['metaphoric cards', 'exercise', 'images'],
    },
    hasVideo: true,
  },
];
