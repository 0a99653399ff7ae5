import type { PostSeed } from './posts-shape.ts';

export const posts12: readonly PostSeed[] = [
  {
    slug: 'rik-zi-shchodennykom',
    category: 'sodennik',
    author: 'david-okoro',
    title: {
      uk: 'Рік зі щоденником: що показали двісті дев’ять записів',
      ru: 'Год с дневником: что показали двести девять записей',
      en: 'A year with a diary: what 209 entries showed',
    },
    excerpt: {
      uk: 'Я думав, що люблю осінь і не люблю понеділки. Записи заперечили. Розповідаю, як їх розпитувати.',
      ru: 'Я думал, что люблю осень и не люблю понедельники. Записи возразили. Рассказываю, как их расспрашивать.',
      en: 'I thought I loved autumn and hated Mondays. The entries disagreed. How to question your own year.',
    },
    body: {
      uk: `<p>За рік у моєму щоденнику двісті дев’ять днів із записами і сто п’ятдесят шість без. Спершу я бачив тільки другу цифру. Потім сів із кавою й розпитав першу.</p>
<h2>Що я запитав</h2>
<ul>
<li><strong>Коли було легко?</strong> Найвищий настрій припав на середи лютого. Я би поставив на вересень.</li>
<li><strong>Хто поруч?</strong> Ім’я сестри є в кожному третьому доброму дні, хоча живе вона за дві області.</li>
<li><strong>Що перед поганим днем?</strong> Майже завжди короткий сон і жодної прогулянки.</li>
<li><strong>Про що я мовчу?</strong> У травні дванадцять порожніх днів поспіль. Я пам’ятаю чому.</li>
</ul>
<p>Понеділки виявилися звичайними. Двадцять років я не любив їх за звичкою.</p>
<h2>Обережно з висновками</h2>
<p>Один рік однієї людини нічого не доводить. Сон міг псуватися через клопіт, а клопіт псувати настрій і без нього. Тому я пишу «схоже, що» і перевіряю щось одне протягом місяця. Наприклад, гуляю вдень у дні, коли погано спав, і дивлюся, чи є різниця.</p>
<blockquote><p>Дані про себе схожі на листи. Їх варто читати, але не варто за ними судити.</p></blockquote>
<p>Щоб розпитати власний рік, відкрийте <a href="/diary/days">усі дні</a> і почніть із найдовшого запису. Далі з найкоротшого. Між ними зазвичай і лежить те, що вас здивує. А порожні дні лишіть у спокої, вони теж були чиїмось життям. Вашим.</p>`,
      ru: `<p>За год в моём дневнике набралось двести девять дней с записями и сто пятьдесят шесть без них. Сначала я видел лишь второе число. Потом сварил кофе и стал расспрашивать первое.</p>
<h2>О чём я спросил</h2>
<ul>
<li><strong>Когда было легко?</strong> Лучшее настроение пришлось на февральские среды. Я бы поставил на сентябрь.</li>
<li><strong>Кто рядом?</strong> В каждом третьем хорошем дне есть имя сестры, хотя живёт она за две области от меня.</li>
<li><strong>Что бывает перед плохим днём?</strong> Почти всегда короткий сон и ни одной прогулки.</li>
<li><strong>О чём я молчу?</strong> В мае двенадцать пустых дней подряд. Почему, я помню.</li>
</ul>
<p>Понедельники оказались обыкновенными. Двадцать лет я не любил их просто по привычке.</p>
<h2>Осторожнее с выводами</h2>
<p>Один год одного человека ничего не доказывает. Сон могли портить заботы, а они и сами по себе портят настроение. Поэтому я пишу «похоже, что» и месяц проверяю что-нибудь одно. Скажем, после плохой ночи выхожу днём на прогулку и смотрю, есть ли разница.</p>
<blockquote><p>Сведения о себе похожи на письма. Читать их стоит, судить по ним не надо.</p></blockquote>
<p>Чтобы расспросить свой год, откройте <a href="/ru/diary/days">все дни</a> и начните с самой длинной записи. Затем возьмите самую короткую. То, что вас удивит, обычно лежит между ними. А пустые дни оставьте в покое: они тоже были чьей-то жизнью. Вашей.</p>`,
      en: `<p>Over a year my diary has two hundred and nine days with entries and a hundred and fifty-six without. At first I saw only the second number. Then I made coffee and questioned the first.</p>
<h2>What I asked</h2>
<ul>
<li><strong>When was it easy?</strong> My best mood fell on Wednesdays in February. I’d have put money on September.</li>
<li><strong>Who was there?</strong> My sister’s name is in every third good day, though she lives two regions away.</li>
<li><strong>What comes before a bad day?</strong> Nearly always a short night and no walk.</li>
<li><strong>What do I keep quiet about?</strong> In May there are twelve blank days in a row. I remember why.</li>
</ul>
<p>Mondays turned out to be ordinary. I’d disliked them for twenty years out of habit.</p>
<h2>Careful with conclusions</h2>
<p>One year of one person proves nothing. Worries may have spoiled the sleep, and worries can spoil a mood unaided. So I write “it looks as if”, and test a single thing for a month. After a bad night, for example, I go out for a walk at midday and see whether it makes a difference.</p>
<blockquote><p>Facts about yourself are like letters. They’re worth reading, and they’re not for passing sentence.</p></blockquote>
<p>To question your own year, open <a href="/en/diary/days">all your days</a> and begin with the longest entry. Then take the shortest. Whatever surprises you generally lies between the two. Leave the blank days in peace. They were somebody’s life as well, and the somebody was you.</p>`,
    },
    publishedDaysAgo: 1,
    readingMinutes: 3,
    picture: { hour: 'autumn', kind: 'sea' },
    tags: {
      uk: ['рік', 'підсумки', 'настрій'],
      ru: ['год', 'итоги', 'настроение'],
      en: ['a year', 'looking back', 'mood'],
    },
    hasVideo: false,
  },
  {
    slug: 'zymovi-rytualy',
    category: 'zvychky',
    author: 'taras-yavoriv',
    title: {
      uk: 'Зимові ритуали: як не загубитися в коротких днях',
      ru: 'Зимние ритуалы: как не потеряться в коротких днях',
      en: 'Winter rituals for short days',
    },
    excerpt: {
      uk: 'О четвертій уже темно, і день ніби скінчився. Кілька опор, за які зручно триматися до березня.',
      ru: 'В четыре уже темно, и день словно кончился. Несколько опор, за которые удобно держаться до марта.',
      en: 'It’s dark at four and the day seems to be over. A few handrails to hold on to until March.',
    },
    body: {
      uk: `<p>Узимку в горах ми прокладаємо стежку віхами: дерев’яна жердина через кожні сто кроків, щоб у заметіль було видно наступну. Далі однієї ніхто й не дивиться. У місті я роблю те саме, лише замість жердин ставлю звички.</p>
<h2>Чотири віхи дня</h2>
<ol>
<li><strong>Світло до роботи.</strong> Вийти надвір, поки сіріє, хоч до смітника. Небо важливіше за відстань.</li>
<li><strong>Гаряче опівдні.</strong> Суп або чай, сидячи, без екрана.</li>
<li><strong>Лампа о четвертій.</strong> Коли темніє, вмикаю маленьку лампу біля вікна. День не скінчився, він перевдягнувся.</li>
<li><strong>Рядок перед сном.</strong> Що сьогодні було теплим.</li>
</ol>
<p>Жодна з віх не триває довше за десять хвилин. Якщо хуга, тримаюся однієї й не картаю себе за решту.</p>
<h2>Віхи тижня</h2>
<p>Окрім щоденних потрібні рідкісні: субота з пирогом, кіно в середу, лазня або довга ванна, гість. Їх добре знати наперед, щоб було до чого йти. Запишіть чотири на місяць. Скасувати можна, просто перенесіть на інший аркуш.</p>
<blockquote><p>До весни не дійти одним кроком. Але до наступної жердини завжди близько.</p></blockquote>
<p>Знайдіть свої чотири віхи й додайте їх у <a href="/diary/settings">налаштування щоденника</a>. Якщо темрява щозими забирає у вас сили надовго, скажіть про це лікарці чи лікарю: жердини добрі, а провідник інколи потрібніший.</p>`,
      ru: `<p>Зимой в горах мы отмечаем тропу вехами: жердь через каждые сто шагов, чтобы в метель была видна следующая. Дальше одной никто и не смотрит. В городе я поступаю так же, только вместо жердей у меня привычки.</p>
<h2>Четыре вехи дня</h2>
<ol>
<li><strong>Свет до работы.</strong> Выйти, пока сереет, хоть вынести мусор. Небо важнее расстояния.</li>
<li><strong>Горячее в полдень.</strong> Суп или чай, сидя и без экрана.</li>
<li><strong>Лампа в четыре.</strong> Темнеет, и я зажигаю маленькую лампу у окна. День ещё здесь, он просто переоделся.</li>
<li><strong>Строка перед сном.</strong> Что сегодня было тёплым.</li>
</ol>
<p>На каждую уходит не больше десяти минут. В метель держусь одной и не корю себя за остальные.</p>
<h2>Вехи недели</h2>
<p>Кроме ежедневных нужны редкие: суббота с пирогом, кино по средам, баня или долгая ванна, гости. Хорошо знать о них заранее, тогда есть к чему идти. Запишите четыре на месяц. Отменить можно, просто перенесите на другой лист.</p>
<blockquote><p>До весны одним шагом не дойти. Зато до следующей жерди всегда близко.</p></blockquote>
<p>Найдите свои четыре вехи и добавьте их в <a href="/ru/diary/settings">настройки дневника</a>. Если темнота каждую зиму надолго отнимает силы, скажите об этом врачу. Жерди дело хорошее, но порой нужнее проводник.</p>`,
      en: `<p>In winter we mark mountain paths with poles, one every hundred paces, so that in a blizzard you can see the next. Nobody looks any further than that. I do the same in town, with habits for poles.</p>
<h2>Four poles for a day</h2>
<ol>
<li><strong>Light before work.</strong> I go out while it’s still grey, if only to the bins. The sky matters more than the distance.</li>
<li><strong>Something hot at noon.</strong> Soup or tea, sitting down, no screen.</li>
<li><strong>The four o’clock lamp.</strong> As it gets dark I switch on a small lamp by the window. The day hasn’t ended. It has changed its clothes.</li>
<li><strong>A line before bed.</strong> What was warm today.</li>
</ol>
<p>None of them takes more than ten minutes. In a blizzard I keep to one and don’t reproach myself for the others.</p>
<h2>Poles for a week</h2>
<p>As well as daily ones you need some that are rare. Saturday with a pie in the oven, a film on Wednesday, a sauna or a long bath, a visitor. It’s good to know about them in advance, so there’s something to walk towards. Write down four a month. You may cancel, as long as you copy it on to another page.</p>
<blockquote><p>You can’t reach spring in one stride. The next pole is always close, though.</p></blockquote>
<p>Find your own four and add them to your <a href="/en/diary/settings">diary settings</a>. If the dark takes your strength for long stretches every winter, tell a doctor. Poles are good, but there are times when you need a guide.</p>`,
    },
    publishedDaysAgo: 4,
    readingMinutes: 3,
    picture: { hour: 'night', kind: 'snow' },
    tags: {
      uk: ['зима', 'ритуали', 'опори'],
      ru: ['зима', 'ритуалы', 'опоры'],
      en: ['winter', 'rituals', 'support'],
    },
    hasVideo: false,
  },
  {
    slug: 'try-stiltsi',
    category: 'praktyky',
    author: 'marko-levchenko',
    title: {
      uk: 'Три стільці: вправа для складного рішення',
      ru: 'Три стула: упражнение для трудного решения',
      en: 'Three chairs: an exercise for a hard decision',
    },
    excerpt: {
      uk: 'На одному сидить «так», на другому «ні», а на третьому той, хто слухає. Пересідати обов’язково.',
      ru: 'На одном сидит «да», на другом «нет», на третьем тот, кто слушает. Пересаживаться обязательно.',
      en: 'Yes sits on one, no on another, and on the third the one who listens. You do have to change seats.',
    },
    body: {
      uk: `<p>Коли в кімнаті сваряться двоє, я прошу їх говорити по черзі. Коли сваряться двоє всередині однієї людини, роблю те саме, тільки потрібні стільці. Список «за і проти» тут слабкий помічник: у ньому всі кричать водночас.</p>
<h2>Підготовка</h2>
<p>Поставте три стільці трикутником. Сформулюйте рішення одним реченням: «Переїхати до сестри» або «Повернутися до навчання». Покладіть поруч аркуш.</p>
<h2>Хід</h2>
<ol>
<li><strong>Стілець «так».</strong> Сядьте й три хвилини говоріть уголос лише за. Чого ця частина хоче, про що мріє, кого любить?</li>
<li><strong>Стілець «ні».</strong> Пересядьте. Три хвилини проти. Що вона береже, чого боїться, що пам’ятає?</li>
<li><strong>Третій стілець.</strong> Тут сидить той, хто чув обох. Скажіть кожній частині «чую, тобі важливо…» і запишіть дві фрази.</li>
<li>Якщо частини хочуть відповісти одна одній, пройдіть це коло ще раз, не поспішаючи.</li>
</ol>
<p>Пересідати обов’язково. Тіло на різних стільцях тримається по-різному, і голос теж міняється.</p>
<blockquote><p>Часто «ні» виявляється охоронцем, якого давно ніхто не відпускав додому.</p></blockquote>
<h2>Після</h2>
<p>Не вирішуйте одразу, переспіть. Вранці перечитайте дві фрази у <a href="/diary">щоденнику</a> і спитайте, який найменший крок влаштує обох. Рішення про безпеку, здоров’я чи гроші обов’язково звіряйте ще й із людьми, які на цьому знаються, наприклад, з <a href="/experts">нашими експертками та експертами</a>.</p>`,
      ru: `<p>Когда в комнате ссорятся двое, я прошу их говорить по очереди. Если двое ссорятся внутри одного человека, порядок тот же, понадобятся только стулья. Список «за и против» помогает слабо: в нём все кричат одновременно.</p>
<h2>Подготовка</h2>
<p>Составьте три стула треугольником. Уложите решение в одну фразу: «Переехать к сестре» или «Вернуться к учёбе». Рядом положите лист.</p>
<h2>Ход</h2>
<ol>
<li><strong>Стул «да».</strong> Сядьте и три минуты говорите вслух только за. Чего хочет эта часть, о чём мечтает, кого любит?</li>
<li><strong>Стул «нет».</strong> Пересядьте. Три минуты против. Что она бережёт, чего боится, что помнит?</li>
<li><strong>Третий стул.</strong> Здесь сидит тот, кто слышал обоих. Скажите каждой части «слышу, тебе важно…» и запишите две фразы.</li>
<li>Если части хотят ответить друг другу, пройдите этот круг ещё раз, не торопясь.</li>
</ol>
<p>Оставаться на месте нельзя. На разных стульях тело держится по-разному, и голос меняется тоже.</p>
<blockquote><p>Нередко «нет» оказывается охранником, которого давно никто не отпускал домой.</p></blockquote>
<h2>После</h2>
<p>Не решайте сразу, сначала выспитесь. Утром перечитайте две фразы в <a href="/ru/diary">дневнике</a> и подумайте, какой самый маленький шаг устроит обоих. Решения о безопасности, здоровье или деньгах сверяйте с теми, кто в этом разбирается, хотя бы с <a href="/ru/experts">нашими экспертами</a>.</p>`,
      en: `<p>When two people in a room are quarrelling, I ask them to take turns. When the two are inside one person I do the same, except that chairs are needed. A list of pros and cons isn’t much help, because on a list everybody shouts at once.</p>
<h2>Getting ready</h2>
<p>Set three chairs in a triangle. Put the decision in one sentence: “Move in with my sister” or “Go back to studying”. Have some paper close by.</p>
<h2>The steps</h2>
<ol>
<li><strong>The yes chair.</strong> Sit down and speak in favour, out loud, for three minutes. What does this part want, dream of, love?</li>
<li><strong>The no chair.</strong> Move across. Three minutes against. What is it protecting, what does it fear, what does it remember?</li>
<li><strong>The third chair.</strong> Here sits the one who heard them both. Tell each part, “I see that what matters to you is…” and write those two sentences down.</li>
<li>If the parts would like to answer each other, go round again, taking your time.</li>
</ol>
<p>You do have to move. A body holds itself differently on each chair, and the voice alters as well.</p>
<blockquote><p>“No” often turns out to be a guard whom nobody has sent home for years.</p></blockquote>
<h2>Afterwards</h2>
<p>Don’t decide straight away. Sleep on it. In the morning, read the two sentences in your <a href="/en/diary">diary</a> and ask what is the smallest step that would suit both. Decisions about safety, health or money should also be checked with people who know the subject, <a href="/en/experts">our experts</a> among them.</p>`,
    },
    publishedDaysAgo: 95,
    readingMinutes: 3,
    picture: { hour: 'dusk', kind: 'forest' },
    tags: {
      uk: ['рішення', 'вправа', 'внутрішній діалог'],
      ru: ['решения', 'упражнение', 'внутренний диалог'],
      en: ['decisions', 'exercise', 'inner dialogue'],
    },
    hasVideo: true,
  },
  {
    slug: 'vdiachnist-mistu',
    category: 'vdiachnist',
    author: 'iryna-sokil',
    title: {
      uk: 'За що подякувати місту, яке дратує',
      ru: 'За что поблагодарить город, который раздражает',
      en: 'Thanking a town that gets on your nerves',
    },
    excerpt: {
      uk: 'Ями, черги, галасливий двір. І липа, лавка, жінка з квітами. Вправа на один квартал.',
      ru: 'Ямы, очереди, шумный двор. А ещё липа, скамейка, женщина с цветами. Упражнение на один квартал.',
      en: 'Potholes, queues, a noisy yard. And a lime tree, a bench, a woman selling flowers. An exercise for one block.',
    },
    body: {
      uk: `<p>Я живу в своєму місті сорок років і сорок років на нього бурчу. Автобус не ходить, тротуар кривий, під вікном о шостій ранку вантажать скло. Якось подруга, яка давно переїхала, спитала телефоном: «А липа біля пошти ще стоїть?» Я не знала. Пішла подивитися.</p>
<p>Стояла. Ще й цвіла.</p>
<h2>Вправа на один квартал</h2>
<ol>
<li>Виберіть відстань, яку проходите щодня, не довшу за десять хвилин.</li>
<li>Першого разу йдіть і лайтеся. Подумки, від щирого серця, на все.</li>
<li>Другого дня пошукайте три речі, які хтось зробив для незнайомих: посадив, полагодив, виніс стілець, написав «обережно, слизько».</li>
<li>Третього дня подякуйте одній людині. Двірничці, продавцеві, тому, хто притримав двері.</li>
</ol>
<h2>Що з цього буває</h2>
<p>Ями не зникають. Про них, до речі, варто писати до міськради, вдячність цього не скасовує. Але квартал поволі стає заселеним: у нього з’являються імена й руки.</p>
<blockquote><p>Дякую тому, хто пофарбував лавку біля третьої школи і лишив записку, до котрої години вона сохне.</p></blockquote>
<p>Тепер у мене є сторінка «Місто» у <a href="/diary">щоденнику</a>. У ній дев’ятнадцять рядків за весну, два з них про скло: виявляється, вантажники тихенько співають. Подрузі я відправила листок липи. Вона поклала його у <a href="/post/shchodennyk-prochytanoho">щоденник прочитаного</a>.</p>`,
      ru: `<p>Я живу в своём городе сорок лет и столько же на него ворчу. Автобус не ходит, тротуар кривой, под окном в шесть утра грузят стекло. Однажды подруга, давно уехавшая, спросила по телефону: «А липа у почты ещё стоит?» Я не знала. Пошла посмотреть.</p>
<p>Стояла. Да ещё и цвела.</p>
<h2>Упражнение на один квартал</h2>
<ol>
<li>Выберите отрезок, который проходите каждый день, не длиннее десяти минут.</li>
<li>В первый раз идите и ругайтесь. Про себя, от души, на всё подряд.</li>
<li>На второй день поищите три вещи, которые кто-то сделал для незнакомых: посадил, починил, вынес стул, написал «осторожно, скользко».</li>
<li>На третий поблагодарите одного человека. Дворника, продавца, того, кто придержал дверь.</li>
</ol>
<h2>Что из этого выходит</h2>
<p>Ямы никуда не денутся. О них, кстати, стоит написать в горсовет, благодарность этому не помеха. Зато квартал становится обитаемым, у него появляются имена и руки.</p>
<blockquote><p>Спасибо тому, кто покрасил скамейку у третьей школы и оставил записку, до какого часа она сохнет.</p></blockquote>
<p>Теперь у меня в <a href="/ru/diary">дневнике</a> есть страница «Город». За весну на ней девятнадцать строк, и две из них о стекле: грузчики, оказывается, тихонько поют. Подруге я отправила лист липы. Он живёт в её <a href="/ru/post/shchodennyk-prochytanoho">дневнике прочитанного</a>.</p>`,
      en: `<p>I’ve lived in my town for forty years and grumbled at it for forty years. The bus doesn’t come, the pavement’s crooked, and at six in the morning they load glass under my window. One day a friend who’d moved away long ago asked on the phone, “Is the lime tree by the post office still there?” I didn’t know. I went to look.</p>
<p>It was. It was in flower, too.</p>
<h2>An exercise for one block</h2>
<ol>
<li>Choose a stretch you walk every day, no longer than ten minutes.</li>
<li>The first time, go along and swear. Silently, heartily, at everything.</li>
<li>On the second day look for three things somebody did for strangers. They planted, they mended, they put out a chair, they wrote “mind, slippery”.</li>
<li>On the third, thank one person: the street sweeper, a shopkeeper, whoever held the door.</li>
</ol>
<h2>What comes of it</h2>
<p>The potholes stay. By all means write to the council about them, since gratitude is no obstacle. But the block becomes inhabited. It acquires names and hands.</p>
<blockquote><p>Thank you to the person who painted the bench by School No. 3 and left a note saying when it would be dry.</p></blockquote>
<p>There’s now a page called “Town” in my <a href="/en/diary">diary</a>. It has nineteen lines for the spring, two of them about the glass. The loaders, I’ve discovered, sing under their breath. I posted my friend a leaf from the lime tree, and she keeps it in her <a href="/en/post/shchodennyk-prochytanoho">reading diary</a>.</p>`,
    },
    publishedDaysAgo: 120,
    readingMinutes: 3,
    picture: { hour: 'bloom', kind: 'city' },
    tags: {
      uk: ['місто', 'увага', 'вдячність'],
      ru: ['город', 'внимание', 'благодарность'],
      en: ['town', 'noticing', 'gratitude'],
    },
    hasVideo: false,
  },
];
