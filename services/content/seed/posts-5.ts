import type { PostSeed } from './posts-shape.ts';

export const posts5: readonly PostSeed[] = [
  {
    slug: 'slova-dlia-pochuttiv',
    category: 'sodennik',
    author: 'olena-haiova',
    title: {
      uk: 'Слова для почуттів: як вести щоденник емоцій',
      ru: 'Слова для чувств: как вести дневник эмоций',
      en: 'Words for feelings: keeping a diary of emotions',
    },
    excerpt: {
      uk: 'Між «нормально» і «погано» є десятки відтінків. Учимося їх розрізняти, по одному на день.',
      ru: 'Между «нормально» и «плохо» помещаются десятки оттенков. Учимся различать их, по одному в день.',
      en: 'There are dozens of shades between “fine” and “bad”. Learning to tell them apart, one a day.',
    },
    body: {
      uk: `<p>На запитання «як ви?» у моєму кабінеті найчастіше чую «нормально». Далі я мовчу, і за хвилину «нормально» розкладається: трохи образи, багато втоми, а на дні цікавість. Усе це справді вміщалося в одне слово.</p>
<p>Назвати почуття точно буває приємно саме собою, як знайти на мапі вулицю, якою давно ходиш.</p>
<h2>Запис на три хвилини</h2>
<ol>
<li><strong>Подія.</strong> Що сталося, без оцінок: «Колега переніс зустріч втретє».</li>
<li><strong>Тіло.</strong> Де це відчулося: щелепа, живіт, гарячі вуха.</li>
<li><strong>Слово.</strong> Не перше, а друге. Після «злюся» спитайте себе, що ще. Може, «прикро» чи «самотньо».</li>
<li><strong>Потреба.</strong> Чого в ту мить бракувало: поваги, тиші, ясності?</li>
</ol>
<h2>Невеликий словник</h2>
<p>Замість «погано»: розгублено, тоскно, ніяково, порожньо, заздрісно, тривожно. Замість «добре»: затишно, гордо, легко, зворушено, спокійно, піднесено. Додавайте власні. Одна моя клієнтка вигадала «березневість», і ми обидві розуміємо, про що це.</p>
<p>Шукати слово можна й навпаки: спершу намалюйте лінію, гостру чи хвилясту, а тоді підпишіть її.</p>
<blockquote><p>Почуття не буває правильним чи хибним. Воно приносить звістку й може йти.</p></blockquote>
<p>За кілька тижнів позначки настрою у <a href="/diary">щоденнику</a> складуться в картину. Дивіться на неї як на погоду краю, в якому живете. А якщо дощить надто довго, зверніться по підтримку до <a href="/experts">фахівців і фахівчинь</a>.</p>`,
      ru: `<p>На вопрос «как вы?» мне обычно отвечают «нормально». Я молчу, и через минуту это слово раскладывается: немного обиды, много усталости, а на самом дне любопытство. Всё и правда помещалось внутри.</p>
<p>Точно назвать чувство приятно само по себе. Так радуешься, когда находишь на карте улицу, по которой давно ходишь.</p>
<h2>Запись на три минуты</h2>
<ol>
<li><strong>Событие.</strong> Что произошло, без оценок: «Коллега в третий раз перенёс встречу».</li>
<li><strong>Тело.</strong> Где отозвалось: челюсть, живот, горячие уши.</li>
<li><strong>Слово.</strong> Второе, которое придёт. После «злюсь» спросите себя, что там ещё: «досадно», «одиноко»?</li>
<li><strong>Потребность.</strong> Чего не хватило в ту минуту: уважения, тишины, ясности?</li>
</ol>
<h2>Маленький словарь</h2>
<p>Для «плохо»: растерянно, тоскливо, неловко, пусто, завидно, тревожно. Для «хорошо»: уютно, гордо, легко, трогательно, спокойно, окрылённо. Дописывайте свои. Одна моя клиентка придумала «мартовость», и мы обе понимаем, о чём речь.</p>
<p>Можно пойти и от рисунка: сначала проведите линию, острую или волнистую, и только потом подпишите её словом.</p>
<blockquote><p>Верных и ошибочных чувств нет. Каждое приносит весть и может уходить.</p></blockquote>
<p>Спустя несколько недель отметки настроения в <a href="/ru/diary">дневнике</a> сложатся в картину. Отнеситесь к ней как к погоде края, в котором живёте. Если дожди слишком затянулись, поищите поддержки у <a href="/ru/experts">специалистов</a>.</p>`,
      en: `<p>When I ask people how they are, the usual answer is “fine”. I wait, and within a minute “fine” comes apart: a little hurt, a lot of tiredness and, right at the bottom, some curiosity. It really had all fitted into one word.</p>
<p>Naming a feeling exactly can be a pleasure in itself, like finding on a map the street you’ve been walking down for years.</p>
<h2>A three-minute entry</h2>
<ol>
<li><strong>What happened.</strong> No verdicts: “A colleague moved our meeting for the third time.”</li>
<li><strong>Body.</strong> Where you felt it: jaw, stomach, hot ears.</li>
<li><strong>Word.</strong> Take the second one that comes. After “angry”, ask what else is there. It might be “let down”, or “lonely”.</li>
<li><strong>Need.</strong> What was missing just then? Respect, quiet, clarity?</li>
</ol>
<h2>A short vocabulary</h2>
<p>For “bad”: lost, wistful, awkward, empty, envious, uneasy. For “good”: snug, proud, light, touched, calm, exhilarated. Add your own. One client of mine invented “Marchiness”, and we both know what she means.</p>
<p>It works the other way round too. Draw a line first, jagged or wavy, and then give it a caption.</p>
<blockquote><p>Feelings aren’t right or wrong. They deliver a message, and then they’re free to go.</p></blockquote>
<p>After a few weeks the mood marks in your <a href="/en/diary">diary</a> will form a picture. Look at it as the weather of the place you live in. If the rain goes on too long, ask one of our <a href="/en/experts">experts</a> for support.</p>`,
    },
    publishedDaysAgo: 53,
    readingMinutes: 2,
    picture: { hour: 'bloom', kind: 'rain' },
    tags: {
      uk: ['емоції', 'словник почуттів', 'настрій'],
      ru: ['эмоции', 'словарь чувств', 'настроение'],
      en: ['emotions', 'words for feelings', 'mood'],
    },
    hasVideo: false,
  },
  {
    slug: 'koleso-bez-vyroku',
    category: 'sodennik',
    author: 'marko-levchenko',
    title: {
      uk: 'Колесо життя без вироку',
      ru: 'Колесо жизни без приговора',
      en: 'The life wheel without the verdict',
    },
    excerpt: {
      uk: 'Оцінити сфери від одного до десяти легко. Важче прочитати результат так, щоб захотілося жити далі.',
      ru: 'Расставить оценки сферам легко. Труднее прочитать их так, чтобы захотелось жить дальше.',
      en: 'Scoring each sphere from one to ten is easy. Reading the result kindly takes more skill.',
    },
    body: {
      uk: `<p>Уперше я заповнив колесо в кав’ярні на серветці. Вийшло щось подібне до погризеного печива: робота на дев’ять, друзі на три. Я образився на серветку й замовив ще кави.</p>
<p>Минуло кілька років, перш ніж я зрозумів: кругле колесо нікому не потрібне. Життя в різні роки має різну форму. Коли народилися діти, сфера «подорожі» в мене була на двійці, і я цього майже не помічав.</p>
<h2>Дві оцінки замість однієї</h2>
<p>Для кожної сфери поставте два числа: як є тепер і як хотілося б за пів року. Цікавою є відстань між ними. Четвірка, від якої ви хочете п’ятірки, спокійніша за вісімку, що мріє про десять.</p>
<h2>Що робити з відстанню</h2>
<ol>
<li>Оберіть одну сферу. Справді одну.</li>
<li>Допишіть: «На пів бала більше, це коли…» Наприклад, «…коли ми з братом говоримо раз на тиждень».</li>
<li>Заплануйте перший крок на найближчі сім днів.</li>
<li>Решту сфер лишіть, як є. Вони не образяться.</li>
</ol>
<blockquote><p>Оцінка каже, де ви зараз стоїте. Про те, хто ви, вона не знає.</p></blockquote>
<p>У <a href="/diary/settings">налаштуваннях щоденника</a> обидва числа стоять на одному повзунку. Зазирайте туди раз на місяць, частіше немає сенсу: числа ростуть повільно, як дерева.</p>
<p>А серветку я зберіг. Друзі тепер на сімці, і з одним із них ми п’ємо каву в тій самій кав’ярні.</p>`,
      ru: `<p>Своё первое колесо я рисовал в кофейне на салфетке. Получилось надкушенное печенье: работа на девять, друзья на три. Я обиделся на салфетку и заказал ещё кофе.</p>
<p>Только через несколько лет до меня дошло, что идеально круглое колесо никому не нужно. У жизни каждый год своя форма. Когда родились дети, «путешествия» съехали на двойку, и я этого почти не заметил.</p>
<h2>Два числа</h2>
<p>Для каждой сферы поставьте два: как сейчас и как хочется через полгода. Смотреть стоит на расстояние между ними. Четвёрка, которой хватит стать пятёркой, спокойнее восьмёрки, мечтающей о десяти.</p>
<h2>Что делать с расстоянием</h2>
<ol>
<li>Возьмите одну сферу. Действительно одну.</li>
<li>Продолжите: «На полбалла больше, это когда…» Допустим, «…мы с братом созваниваемся раз в неделю».</li>
<li>Назначьте первый шаг на ближайшие семь дней.</li>
<li>Прочие сферы не трогайте, они не обидятся.</li>
</ol>
<blockquote><p>Оценка говорит, где вы сейчас стоите. Кто вы такие, ей неизвестно.</p></blockquote>
<p>В <a href="/ru/diary/settings">настройках дневника</a> оба числа живут на одном ползунке. Заглядывайте туда раз в месяц. Чаще смысла нет: такие числа растут медленно, как деревья.</p>
<p>А салфетку я сохранил. Друзья теперь на семь, и с одним из них мы пьём кофе в той же кофейне.</p>`,
      en: `<p>I filled in my first life wheel on a napkin in a café. It came out looking like a bitten biscuit, with work at nine and friends at three. I took offence at the napkin and ordered another coffee.</p>
<p>It was some years before I understood that nobody needs a perfectly round wheel. A life has a different shape in different years. When our children were born my “travel” slid down to two, and I hardly noticed.</p>
<h2>Two numbers, not one</h2>
<p>For each sphere put down how it is now and how you’d like it in six months. The gap is the interesting part. A four that wants to be a five is calmer than an eight that dreams of ten.</p>
<h2>What to do with the gap</h2>
<ol>
<li>Choose one sphere. Really only one.</li>
<li>Finish the sentence: “Half a point more would be when…” For instance, “…my brother and I talk once a week.”</li>
<li>Plan a first step for the coming seven days.</li>
<li>Leave the other spheres as they are. They won’t mind.</li>
</ol>
<blockquote><p>A score tells you where you’re standing. It has no idea who you are.</p></blockquote>
<p>In your <a href="/en/diary/settings">diary settings</a> both numbers sit on one slider. Look in about once a month. There’s no point in doing it more often, as the numbers grow slowly, like trees.</p>
<p>I kept the napkin, by the way. Friends are at seven now, and I have coffee with one of them in that same café.</p>`,
    },
    publishedDaysAgo: 57,
    readingMinutes: 2,
    picture: { hour: 'noon', kind: 'steppe' },
    tags: {
      uk: ['колесо життя', 'сфери', 'оцінка'],
      ru: ['колесо жизни', 'сферы', 'оценка'],
      en: ['life wheel', 'spheres', 'taking stock'],
    },
    hasVideo: false,
  },
  {
    slug: 'lyst-podiaky',
    category: 'vdiachnist',
    author: 'esma-kurtova',
    title: {
      uk: 'Лист подяки, який можна не надсилати',
      ru: 'Письмо благодарности, которое можно не отправлять',
      en: 'A thank-you letter you needn’t send',
    },
    excerpt: {
      uk: 'Учительці, сусідці, лікарю, незнайомцю з вокзалу. Як знайти слова для давнього «дякую».',
      ru: 'Учительнице, соседке, врачу, незнакомцу с вокзала. Как найти слова для давнего «спасибо».',
      en: 'To a teacher, a neighbour, a doctor, a stranger at a station. Finding words for an old thank-you.',
    },
    body: {
      uk: `<p>Двадцять років тому жінка на автостанції віддала мені свої рукавиці. Я їхала з однією валізою, вона нічого не спитала. Як її звали, не знаю. Минулої зими я нарешті написала їй листа.</p>
<p>Адреси на конверті немає. Проте ці дві сторінки змінили дещо в мені: той вечір у пам’яті потеплішав.</p>
<h2>Кому писати</h2>
<p>Першою спадає на думку людина, якій ви «повинні» подякувати. Лишіть її на потім. Пошукайте ту, про яку не згадували роками: хто провів до лікарні, хто поставив за парту біля вікна, хто не засміявся.</p>
<h2>З чого складається лист</h2>
<ul>
<li><strong>Мить.</strong> Місце, одяг, погода, що саме ця людина зробила.</li>
<li><strong>Тоді.</strong> Ким ви були того дня й чого боялися.</li>
<li><strong>Відтоді.</strong> Що з того лишилося у вашому житті.</li>
<li><strong>Дякую.</strong> Одним реченням, без прикрас.</li>
</ul>
<p>Якщо від людини було і добре, і погане, писати можна тільки про добре. Прощати для цього не обов’язково. Якщо ж рука не йде, відкладіть: це знак, що зарано.</p>
<blockquote><p>«Рукавиці були сірі, з дірочкою на мізинці. Я їх іще маю».</p></blockquote>
<p>Надсилати чи ні, вирішіть через тиждень. Якщо надішлете, не чекайте відповіді. Якщо ні, вклейте у зошит або перепишіть кілька рядків у <a href="/diary">щоденник</a>. Лист уже зробив свою справу.</p>`,
      ru: `<p>Двадцать лет назад на автостанции женщина отдала мне свои варежки. Я ехала с одним чемоданом, она ни о чём не спросила. Имени её я не знаю. Прошлой зимой я наконец ей написала.</p>
<p>Адреса на конверте нет. И всё же две эти страницы кое-что изменили: тот вечер в памяти стал теплее.</p>
<h2>Кому</h2>
<p>Сначала на ум приходит тот, кого благодарить «положено». Его оставьте на потом. Поищите человека, о котором не вспоминали годами: он проводил вас в больницу, посадил у окна, не засмеялся вместе со всеми.</p>
<h2>Из чего складывается письмо</h2>
<ul>
<li><strong>Миг.</strong> Место, одежда, погода и сам поступок.</li>
<li><strong>Тогда.</strong> Какими вы были в тот день и чего боялись.</li>
<li><strong>С тех пор.</strong> Что от этого осталось в вашей жизни.</li>
<li><strong>Спасибо.</strong> Одной простой фразой.</li>
</ul>
<p>Если от человека вы видели и хорошее, и плохое, напишите лишь о хорошем. Прощать ради этого никого не нужно. А если рука не поднимается, отложите. Значит, рано.</p>
<blockquote><p>«Варежки были серые, с дырочкой на мизинце. Они до сих пор у меня».</p></blockquote>
<p>Решение об отправке примите через неделю. Отправили, тогда не ждите ответа. Передумали, вклейте письмо в тетрадь или перепишите несколько строк в <a href="/ru/diary">дневник</a>. Главное оно уже сделало.</p>`,
      en: `<p>Twenty years ago a woman at a bus station gave me her mittens. I was travelling with one suitcase, and she asked no questions. I never learned her name. Last winter I finally wrote to her.</p>
<p>There’s no address on the envelope. Still, those two pages shifted something, and in my memory that evening has grown warmer.</p>
<h2>Who to write to</h2>
<p>The first person to come to mind is the one you ought to thank. Leave them for later. Look for someone you haven’t thought of in years: who walked you to the hospital, who gave you the desk by the window, who didn’t laugh.</p>
<h2>What goes into it</h2>
<ul>
<li><strong>The moment.</strong> The place, the clothes, the weather, what exactly they did.</li>
<li><strong>Then.</strong> Who you were that day and what frightened you.</li>
<li><strong>Since.</strong> What of it has stayed in your life.</li>
<li><strong>Thank you.</strong> One plain sentence.</li>
</ul>
<p>If you had both good and bad from somebody, you can write about the good alone. It doesn’t mean you have to forgive them. And if your hand won’t move, put it off. It’s too soon, that’s all.</p>
<blockquote><p>“They were grey, with a hole in the little finger. I have them still.”</p></blockquote>
<p>Decide in a week whether to post it. If you do, don’t wait for a reply. If you don’t, glue it into a notebook or copy a few lines into your <a href="/en/diary">diary</a>. The letter has already done its work.</p>`,
    },
    publishedDaysAgo: 61,
    readingMinutes: 2,
    picture: { hour: 'dusk', kind: 'snow' },
    tags: {
      uk: ['подяка', 'лист', 'спогади'],
      ru: ['благодарность', 'письмо', 'воспоминания'],
      en: ['thanks', 'letter', 'memories'],
    },
    hasVideo: false,
  },
  {
    slug: 'nedilnyi-ohliad',
    category: 'sodennik',
    author: 'marko-levchenko',
    title: {
      uk: 'Недільний огляд: двадцять хвилин із тижнем',
      ru: 'Воскресный обзор: двадцать минут наедине с неделей',
      en: 'The Sunday review: twenty minutes with your week',
    },
    excerpt: {
      uk: 'Перш ніж планувати наступний тиждень, варто попрощатися з цим. Проста послідовність із чаєм.',
      ru: 'Прежде чем планировать новую неделю, стоит проститься с прошедшей. Простой порядок и чай.',
      en: 'Before planning the next week, say goodbye to this one. A simple routine, with tea.',
    },
    body: {
      uk: `<p>Раніше мої понеділки починалися з того, чого я не встиг. Список переїжджав із тижня в тиждень, як килим, якого ніхто не розгортає. Тепер щонеділі о сьомій вечора я сідаю за стіл і питаю в тижня, яким він був.</p>
<h2>Послідовність</h2>
<ol>
<li><strong>Гортаю (п’ять хвилин).</strong> Календар, фотографії в телефоні, записи. Поки що нічого не пишу.</li>
<li><strong>Називаю (три).</strong> Даю тижневі ім’я. «Тиждень сантехніка». «Тиждень, коли Соля навчилася свистіти».</li>
<li><strong>Відповідаю (сім).</strong> Три запитання, по кілька рядків.</li>
<li><strong>Відпускаю (п’ять).</strong> Викреслюю одну справу зі списку назавжди.</li>
</ol>
<h2>Три запитання</h2>
<ul>
<li>Коли цього тижня я був схожий на себе?</li>
<li>Що забрало більше сил, ніж варте?</li>
<li>Кому я хочу сказати щось недоговорене?</li>
</ul>
<p>Про план на наступні дні тут майже немає мови, і це навмисно. Коли тиждень названо, план зазвичай скорочується сам: стає видно, які справи були з чужого тижня.</p>
<blockquote><p>Викреслена справа іноді корисніша за зроблену.</p></blockquote>
<p>Якщо неділя у вас робоча, візьміть середу. Якщо двадцять хвилин забагато, лишіть тільки ім’я. За рік назбирається п’ятдесят дві назви, і з них вийде кращий літопис, ніж із будь-якого звіту. Зберігати їх зручно у <a href="/diary">щоденнику</a>, в нотатці останнього дня.</p>
<p>Діти, до речі, підслухали й завели свій список. Минулий тиждень у них зветься «Суп».</p>`,
      ru: `<p>Раньше мой понедельник начинался с несделанного. Список переезжал из недели в неделю, как ковёр, который никто не разворачивает. Теперь каждое воскресенье в семь вечера я сажусь за стол и спрашиваю у недели, какой она была.</p>
<h2>По порядку</h2>
<ol>
<li><strong>Листаю (пять минут).</strong> Календарь, фотографии в телефоне, записи. Ручку пока не беру.</li>
<li><strong>Называю (три).</strong> Придумываю имя: «Неделя сантехника». «Неделя, когда Соля научилась свистеть».</li>
<li><strong>Отвечаю (семь).</strong> Три вопроса, на каждый несколько строк.</li>
<li><strong>Отпускаю (пять).</strong> Одно дело вычёркиваю навсегда.</li>
</ol>
<h2>Три вопроса</h2>
<ul>
<li>Когда на этой неделе я был похож на себя?</li>
<li>Что отняло больше сил, чем стоило?</li>
<li>Кому хочется досказать недосказанное?</li>
</ul>
<p>О планах здесь почти ни слова, так задумано. Стоит неделю назвать, и список дел обычно укорачивается сам: сразу заметно, что попало в него из чужой жизни.</p>
<blockquote><p>Вычеркнутое дело бывает полезнее сделанного.</p></blockquote>
<p>По воскресеньям работаете? Возьмите среду. Двадцать минут не находятся? Оставьте одно имя, этого тоже довольно. За год их наберётся пятьдесят два, и летопись получится лучше любого отчёта. Хранить имена удобно в <a href="/ru/diary">дневнике</a>, в заметке последнего дня недели.</p>
<p>Дети, кстати, подслушали наш с неделей разговор и завели собственный список. Прошлая неделя у них называется «Суп».</p>`,
      en: `<p>My Mondays used to begin with whatever I hadn’t finished. The list moved house every week, like a carpet no one ever unrolls. These days, at seven on a Sunday evening, I sit down at the table and ask the week how it was.</p>
<h2>The order of things</h2>
<ol>
<li><strong>Leaf through (five minutes).</strong> Calendar, photos, notes. I don’t write yet.</li>
<li><strong>Name it (three).</strong> The week gets a title. “The Week of the Plumber.” “The Week Solia Learned to Whistle.”</li>
<li><strong>Answer (seven).</strong> Three questions, a few lines each.</li>
<li><strong>Let go (five).</strong> I cross one task off the list for good.</li>
</ol>
<h2>Three questions</h2>
<ul>
<li>When was I most like myself this week?</li>
<li>What took more strength than it was worth?</li>
<li>Who would I like to finish a conversation with?</li>
</ul>
<p>You’ll notice there’s hardly anything about planning, and that’s deliberate. Once a week has a name, the plan for the next one tends to shrink of its own accord, because you can see which tasks belonged to somebody else’s.</p>
<blockquote><p>A task crossed off can do you more good than a task done.</p></blockquote>
<p>If you work Sundays, choose Wednesday. If twenty minutes is too long, keep only the title. A year gives you fifty-two of them, and they make a better chronicle than any report. The note for the last day of the week in your <a href="/en/diary">diary</a> is a good home for them.</p>
<p>The children overheard, of course, and started a list of their own. Theirs for last week is called “Soup”.</p>`,
    },
    publishedDaysAgo: 64,
    readingMinutes: 2,
    picture: { hour: 'autumn', kind: 'village' },
    tags: {
      uk: ['огляд тижня', 'неділя', 'планування'],
      ru: ['обзор недели', 'воскресенье', 'планирование'],
      en: ['weekly review', 'Sunday', 'planning'],
    },
    hasVideo: false,
  },
];
