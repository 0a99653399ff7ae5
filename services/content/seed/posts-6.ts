import type { PostSeed } from './posts-shape.ts';

export const posts6: readonly PostSeed[] = [
  {
    slug: 'khto-tse-prochytaie',
    category: 'sodennik',
    author: 'daryna-vilkhova',
    title: {
      uk: 'А раптом хтось прочитає: про безпечне місце для записів',
      ru: 'А вдруг кто-то прочтёт: о безопасном месте для записей',
      en: 'What if somebody reads it? A safe place for your notes',
    },
    excerpt: {
      uk: 'Поки пишемо з оглядкою на чужі очі, ми пишемо листа їм. Як повернути щоденник собі.',
      ru: 'Пока мы оглядываемся на чужой взгляд, письмо адресовано ему. Как вернуть дневник себе.',
      en: 'As long as you write with other eyes in mind, you’re writing to them. How to make the diary yours again.',
    },
    body: {
      uk: `<p>У тринадцять років мій щоденник прочитала двоюрідна сестра й переказала за святковим столом. Усі сміялися, я теж. Наступний запис з’явився через дев’ятнадцять років.</p>
<p>Про цей страх рідко говорять, а він часто стоїть за словами «мені нічого писати». Є що. Просто немає де.</p>
<h2>Домовтеся про місце</h2>
<ul>
<li>Скажіть удома прямо: «Це мій зошит, його не відкривають». Діти зазвичай дотримуються цього краще за дорослих.</li>
<li>Виберіть сховок без інтриги: сумка, шухляда на роботі, коробка з викрійками.</li>
<li>В електронного щоденника є пароль. Не зберігайте його в спільному браузері.</li>
</ul>
<h2>Пишіть так, щоб бути сміливою</h2>
<p>Для найважчого є кілька способів. Ініціали замість імен. Мова, якою вдома не читають. Окремий аркуш, який після письма можна порвати: користь від нього вже ваша. А ще можна писати про почуття й пропускати події. Через рік ви все одно згадаєте, про що йшлося.</p>
<blockquote><p>Порваний аркуш теж сторінка щоденника. Просто її читала тільки одна людина.</p></blockquote>
<p>Якщо страх стосується людини, з якою вам небезпечно, жодний сховок не буде головним рішенням. Почніть із розмови з тим, кому довіряєте, або з кимось із <a href="/experts">фахівців</a>.</p>
<p>Мій теперішній зошит лежить на видноті. Сестра недавно спитала, що там. Я відповіла: «Я».</p>`,
      ru: `<p>Когда мне было тринадцать, двоюродная сестра прочла мой дневник и пересказала за праздничным столом. Смеялись все, и я тоже. Следующая запись появилась через девятнадцать лет.</p>
<p>Об этом страхе мало говорят, а ведь он часто прячется за словами «мне нечего писать». Есть что. Негде.</p>
<h2>Договоритесь о месте</h2>
<ul>
<li>Скажите домашним прямо: «Это моя тетрадь, её не открывают». Дети соблюдают такое правило лучше взрослых.</li>
<li>Тайник нужен скучный: сумка, ящик на работе, коробка с выкройками.</li>
<li>У электронного дневника есть пароль. В общем браузере его лучше не сохранять.</li>
</ul>
<h2>Как писать смелее</h2>
<p>Для самого трудного найдётся несколько приёмов. Инициалы вместо имён. Язык, которого дома не знают. Отдельный лист, который потом можно порвать: польза от него останется с вами. Или запись об одних чувствах, без событий. Через год вы и так вспомните, о чём шла речь.</p>
<blockquote><p>Порванный лист тоже страница дневника. Просто у неё был единственный читатель.</p></blockquote>
<p>Если вы боитесь человека, рядом с которым небезопасно, одного тайника мало. Начните с разговора с тем, кому доверяете, или с кем-то из <a href="/ru/experts">специалистов</a>.</p>
<p>Моя нынешняя тетрадь лежит на виду. Недавно сестра поинтересовалась, что в ней. «Я», ответила я, и мы обе улыбнулись.</p>`,
      en: `<p>When I was thirteen a cousin read my diary and retold it over a birthday dinner. Everybody laughed, including me. My next entry came nineteen years later.</p>
<p>People don’t often mention this fear, yet it’s frequently what stands behind “I’ve nothing to write”. There’s plenty. There just isn’t anywhere to put it.</p>
<h2>Agree on a place</h2>
<ul>
<li>Say it plainly at home: “This notebook is mine, and nobody opens it.” Children tend to be better at this than adults.</li>
<li>Pick a dull hiding place: a bag, a drawer at work, the box with the dress patterns.</li>
<li>An online diary has a password. Don’t save it in a browser you share.</li>
</ul>
<h2>Write so that you can be brave</h2>
<p>There are ways to handle the hardest parts. Initials in place of names. A language nobody at home reads. A loose sheet you can tear up afterwards, since you’ve already had the good of it. Or write about the feelings and leave out the events. In a year’s time you’ll still know what it was about.</p>
<blockquote><p>A torn-up sheet is a diary page too. It simply had one reader.</p></blockquote>
<p>If the fear is of somebody you aren’t safe with, a hiding place won’t be the main answer. Start by talking to a person you trust, or to one of our <a href="/en/experts">experts</a>.</p>
<p>The notebook I keep now lies in plain sight. My cousin asked the other day what was in it. “Me,” I said.</p>`,
    },
    publishedDaysAgo: 68,
    readingMinutes: 2,
    picture: { hour: 'night', kind: 'city' },
    tags: {
      uk: ['приватність', 'довіра', 'сміливість'],
      ru: ['приватность', 'доверие', 'смелость'],
      en: ['privacy', 'trust', 'courage'],
    },
    hasVideo: false,
  },
  {
    slug: 'dvi-khvylyny',
    category: 'zvychky',
    author: 'marko-levchenko',
    title: {
      uk: 'Дві хвилини, з яких починається все інше',
      ru: 'Две минуты, с которых всё начинается',
      en: 'The two minutes that everything else starts from',
    },
    excerpt: {
      uk: 'Зменшіть звичку настільки, щоб від неї було незручно відмовлятися. Приклади для кухні, столу й дверей.',
      ru: 'Уменьшите привычку так, чтобы отказаться было неловко. Примеры для кухни, стола и прихожей.',
      en: 'Shrink the habit until it’s awkward to refuse. Examples for the kitchen, the desk and the front door.',
    },
    body: {
      uk: `<p>Три роки я збирався читати щовечора. Купив лампу, крісло й закладку. Прочитав, здається, інструкцію до лампи. А тоді донька попросила: «Тату, почитай одну сторінку, і все». За тиждень ми дійшли до розділу про драконів.</p>
<p>Одна сторінка триває дві хвилини. Їх знайти легше, ніж «читати щовечора», бо на них не потрібен настрій.</p>
<h2>Як зменшити</h2>
<ul>
<li>«Прибирати квартиру» стає «протерти стіл після вечері».</li>
<li>«Займатися мовою» стає «прочитати вголос один абзац».</li>
<li>«Більше рухатися» стає «вийти надвір і дійти до рогу».</li>
<li>«Вести щоденник» стає «написати дату й одне слово».</li>
</ul>
<p>Мірка проста: дія має поміститися між вечерею і посудом. Якщо не вміщається, відріжте від неї ще половину.</p>
<h2>Дозвольте собі зупинитися</h2>
<p>Тут усі хитрують. Кажуть собі «дві хвилини», а в думці тримають годину. Тіло це розуміє і впирається. Тож перші два тижні справді зупиняйтеся на другій хвилині, навіть коли йде добре. Нехай лишиться апетит.</p>
<blockquote><p>Мала звичка цінна тим, що переживає погані дні. У добрі вона й сама виросте.</p></blockquote>
<p>Позначайте її у <a href="/diary">щоденнику</a> одним дотиком. А якщо захочеться йти разом з іншими, зазирніть до <a href="/courses">курсів і марафонів</a>: там завдання теж відмірюють хвилинами. Лампу, до речі, я нарешті ввімкнув.</p>`,
      ru: `<p>Три года я собирался читать по вечерам. Купил лампу, кресло, закладку. Одолел, кажется, инструкцию к лампе. А потом дочь попросила: «Пап, прочитай одну страничку, и всё». Через неделю мы добрались до главы про драконов.</p>
<p>Страница занимает две минуты. Найти их легче, чем «читать каждый вечер»: настроения они не требуют.</p>
<h2>Как уменьшить</h2>
<ul>
<li>Было «убирать квартиру», стало «вытереть стол после ужина».</li>
<li>Было «учить язык», стало «прочесть вслух один абзац».</li>
<li>Было «больше двигаться», стало «выйти и дойти до угла».</li>
<li>Было «вести дневник», стало «записать дату и одно слово».</li>
</ul>
<p>Мерка простая: дело должно уместиться между ужином и посудой. Если не влезает, отрежьте ещё половину и попробуйте снова.</p>
<h2>Разрешите себе остановиться</h2>
<p>На этом месте хитрят все. Обещают себе две минуты, а сами рассчитывают на час. Тело не проведёшь, оно всё понимает и упирается. Поэтому первые две недели честно останавливайтесь на второй минуте, даже если увлеклись. Пусть останется аппетит.</p>
<blockquote><p>Маленькая привычка хороша тем, что переживает плохие дни. В хорошие она вырастет сама.</p></blockquote>
<p>Отмечайте её в <a href="/ru/diary">дневнике</a> одним касанием. Хочется, чтобы кто-то шёл рядом? Посмотрите <a href="/ru/courses">курсы и марафоны</a>, задания в них тоже отмеряют минутами. Лампу я, кстати, наконец включил.</p>`,
      en: `<p>For three years I was going to read every evening. I bought a lamp, an armchair and a bookmark, and I believe I read the instructions for the lamp. Then my daughter said, “Dad, just one page, that’s all.” Within a week we’d reached the chapter with the dragons.</p>
<p>A page takes two minutes. Those are easier to find than “read every evening”, because you don’t have to be in the mood.</p>
<h2>How to shrink it</h2>
<ul>
<li>“Tidy the flat” becomes “wipe the table after supper”.</li>
<li>“Learn the language” becomes “read one paragraph aloud”.</li>
<li>“Move more” becomes “go out and walk to the corner”.</li>
<li>“Keep a diary” becomes “write the date and one word”.</li>
</ul>
<p>Here’s the measure: it should fit between supper and the washing-up. If it won’t, cut it in half again.</p>
<h2>Let yourself stop</h2>
<p>This is where everybody cheats. We say two minutes and secretly mean an hour. The body knows, and digs its heels in. So for the first fortnight do stop after the second minute, even when it’s going well. Stay a little hungry.</p>
<blockquote><p>A small habit is worth having because it lives through bad days. On good ones it will grow unaided.</p></blockquote>
<p>Tick it off in your <a href="/en/diary">diary</a> with one tap. If you’d like company, have a look at our <a href="/en/courses">courses and marathons</a>, where tasks are measured in minutes as well. I did switch the lamp on in the end.</p>`,
    },
    publishedDaysAgo: 73,
    readingMinutes: 2,
    picture: { hour: 'dawn', kind: 'steppe' },
    tags: {
      uk: ['малі кроки', 'звички', 'початок'],
      ru: ['маленькие шаги', 'привычки', 'начало'],
      en: ['small steps', 'habits', 'beginnings'],
    },
    hasVideo: false,
  },
  {
    slug: 'prohulianka-z-pytanniam',
    category: 'praktyky',
    author: 'taras-yavoriv',
    title: {
      uk: 'Прогулянка з одним запитанням',
      ru: 'Прогулка с одним вопросом',
      en: 'A walk with one question',
    },
    excerpt: {
      uk: 'Пів години кроком, без навушників і без мети. Запитання йде поруч і саме вирішує, коли заговорити.',
      ru: 'Полчаса пешком, без наушников и без цели. Вопрос идёт рядом и сам решает, когда заговорить.',
      en: 'Half an hour on foot, no headphones, no destination. The question walks beside you and speaks when it’s ready.',
    },
    body: {
      uk: `<p>Найкращі розмови на маршрутах трапляються, коли люди йдуть поруч і дивляться вперед. Обличчя не видно, паузи не тиснуть, говорять навіть мовчуни. Я подумав, що так само можна говорити із собою.</p>
<h2>Перед виходом</h2>
<p>Запишіть запитання на папірці й покладіть у кишеню. Воно має бути коротким і відкритим:</p>
<ul>
<li>Що я зараз ношу чужого?</li>
<li>Чого мені бракує в моїх вечорах?</li>
<li>На що я вже готова, хоча вдаю, що ні?</li>
</ul>
<h2>Дорогою</h2>
<ol>
<li>Перші десять хвилин про запитання не думайте. Лічіть червоне, слухайте підошви.</li>
<li>Потім прочитайте папірець і йдіть далі тим самим кроком.</li>
<li>Коли думка тікає до списку справ, поверніться до ніг: правою, лівою.</li>
<li>Дійшли до цікавого місця, зупиніться. Там і розвернетеся.</li>
</ol>
<p>Маршрут краще взяти знайомий, щоб не думати про дорогу. Годиться навіть коло навколо школи.</p>
<p>Відповіді може не бути. Іноді з прогулянки приносиш каштан і спокійні плечі, теж здобуток. А відповідь наздоганяє вранці, коли чистиш зуби.</p>
<blockquote><p>Запитання, яке виводять погуляти, менше гавкає вдома.</p></blockquote>
<p>Повернувшись, напишіть у <a href="/diary">щоденник</a> п’ять рядків, не знімаючи куртки. Якщо ходити важко, візьміть лавку або вікно: дивитися, як рухається вулиця, майже те саме. А коли захочеться гурту, шукайте наші спільні прогулянки серед <a href="/podii">подій</a>.</p>`,
      ru: `<p>Лучшие разговоры на маршруте случаются, когда люди шагают рядом и глядят вперёд. Лиц не видно, паузы не давят, говорить начинают даже молчуны. Мне подумалось, что так же можно поговорить с собой.</p>
<h2>Перед выходом</h2>
<p>Запишите вопрос на бумажке и положите в карман. Годится короткий и открытый:</p>
<ul>
<li>Что чужое я сейчас несу?</li>
<li>Чего не хватает моим вечерам?</li>
<li>К чему я уже готова, хотя делаю вид, что нет?</li>
</ul>
<h2>В пути</h2>
<ol>
<li>Первые десять минут о вопросе не вспоминайте. Считайте красное, слушайте подошвы.</li>
<li>Затем прочтите бумажку и шагайте дальше так же ровно.</li>
<li>Мысль сбежала к списку дел? Вернитесь к ногам: правой, левой.</li>
<li>Дошли до любопытного места, постойте. Отсюда и повернёте домой.</li>
</ol>
<p>Маршрут выбирайте знакомый, чтобы не думать о дороге. Подойдёт даже круг около школы.</p>
<p>Ответа может не быть. Иной раз приносишь с прогулки каштан и расслабленные плечи, уже неплохо. А ответ догоняет утром, пока чистишь зубы.</p>
<blockquote><p>Вопрос, который выгуляли, дома меньше лает.</p></blockquote>
<p>Вернувшись, прямо в куртке запишите пять строк в <a href="/ru/diary">дневник</a>. Если ходить трудно, подойдёт скамейка или окно: смотреть, как движется улица, почти то же самое. Если захочется компании, поищите наши общие прогулки среди <a href="/ru/podii">событий</a>.</p>`,
      en: `<p>The best conversations on my routes happen when people walk side by side, looking ahead. You can’t see faces, pauses don’t press, and even the silent ones talk. It struck me that you could speak to yourself the same way.</p>
<h2>Before you go</h2>
<p>Write the question on a scrap of paper and put it in your pocket. Keep it short and open:</p>
<ul>
<li>What am I carrying that isn’t mine?</li>
<li>What’s missing from my evenings?</li>
<li>What am I ready for, though I pretend I’m not?</li>
</ul>
<h2>On the way</h2>
<ol>
<li>For the first ten minutes, leave the question alone. Count red things, listen to your shoes.</li>
<li>Then read the paper and carry on at the same pace.</li>
<li>When your mind bolts for the to-do list, come back to your feet: right, left.</li>
<li>When you reach somewhere interesting, stop. That’s where you turn round.</li>
</ol>
<p>Choose a route you know, so you needn’t think about the way. Once round the school will do.</p>
<p>There may be no answer. Sometimes you bring home a conker and easier shoulders, which is something. The answer then catches up the next morning, over the toothbrush.</p>
<blockquote><p>A question that’s been taken out barks less at home.</p></blockquote>
<p>Once you’re back, write five lines in your <a href="/en/diary">diary</a> with your coat still on. If walking is hard, use a bench or a window, because watching a street move is nearly the same. And if you’d like company, look for our shared walks among the <a href="/en/podii">events</a>.</p>`,
    },
    publishedDaysAgo: 79,
    readingMinutes: 2,
    picture: { hour: 'noon', kind: 'forest' },
    tags: {
      uk: ['прогулянка', 'запитання', 'вправа'],
      ru: ['прогулка', 'вопрос', 'упражнение'],
      en: ['walking', 'questions', 'exercise'],
    },
    hasVideo: false,
  },
  {
    slug: 'shchodennyk-u-dorozi',
    category: 'sodennik',
    author: 'esma-kurtova',
    title: {
      uk: 'Щоденник у дорозі: потяг, вікно, пів сторінки',
      ru: 'Дневник в дороге: поезд, окно, полстраницы',
      en: 'A diary on the move: a train, a window, half a page',
    },
    excerpt: {
      uk: 'Між містами легко побути нічиєю. Що записувати, поки за вікном міняється краєвид.',
      ru: 'Между городами легко побыть ничьей. Что записывать, пока за окном меняется пейзаж.',
      en: 'Between two towns you belong to nobody. What to write down while the view changes.',
    },
    body: {
      uk: `<p>Я пишу найчесніше між Вінницею і Жмеринкою. Удома я чиясь, у місті призначення теж комусь потрібна, а в потязі мене ще немає там і вже немає тут. Провідниця приносить чай, і можна відкривати зошит.</p>
<p>Дорожні записи не схожі на домашні: вони уривчасті, криві від стрілок, із плямами. І пам’ятають більше, ніж фотографії.</p>
<h2>Що записувати</h2>
<ul>
<li><strong>П’ять речей за вікном</strong> за одну хвилину. Тільки іменники: стовп, лелека, жовтий паркан.</li>
<li><strong>Чужа фраза.</strong> Уривок розмови, без імен і прикмет, які видали б людину.</li>
<li><strong>Що лишаю.</strong> Одна справа, яка до повернення обійдеться без мене.</li>
<li><strong>Що везу.</strong> Не про валізу: настрій, запитання, страх перед зустріччю.</li>
</ul>
<h2>Якщо дорога нелегка</h2>
<p>Не всі подорожі за власним бажанням. Коли їдете з дому, якого шкода, пишіть дуже коротко: назви станцій, години, хто поруч. Колись ці списки стануть вам розповіддю. Зараз вони просто тримають за руку.</p>
<blockquote><p>Станція Козятин. Яблука у відрі. Жінка поруч спить, тримаючи моє плече.</p></blockquote>
<p>Ручку прив’яжіть до зошита, бо вона закочується під лавку. А якщо забули зошит, відкрийте <a href="/diary">щоденник</a> у телефоні, хоча б заради одного рядка. Почати його можна на пероні, а покинути на півслові, коли оголосять вашу станцію.</p>`,
      ru: `<p>Честнее всего я пишу между Винницей и Жмеринкой. Дома я чья-то, там, куда еду, тоже кому-то нужна, а в поезде меня уже нет здесь и ещё нет там. Проводница приносит чай, и можно открывать тетрадь.</p>
<p>На домашние такие записи непохожи: обрывистые, кривые на стрелках, в пятнах. И помнят они больше фотографий.</p>
<h2>Что записывать</h2>
<ul>
<li><strong>Пять вещей за окном</strong> за одну минуту. Одни существительные: столб, аист, жёлтый забор.</li>
<li><strong>Чужая фраза.</strong> Обрывок разговора без имён и примет, по которым узнали бы человека.</li>
<li><strong>Что оставляю.</strong> Дело, которое до возвращения обойдётся без меня.</li>
<li><strong>Что везу.</strong> Чемодан не считается: настроение, вопрос, страх перед встречей.</li>
</ul>
<h2>Если дорога нелёгкая</h2>
<p>Не все поездки мы выбираем сами. Когда оставляете дом, который жаль, пишите совсем коротко: станции, часы, кто рядом. Когда-нибудь из списков сложится рассказ. А пока они просто держат вас за руку.</p>
<blockquote><p>Станция Казатин. Яблоки в ведре. Соседка спит, держась за моё плечо.</p></blockquote>
<p>Ручку привяжите к тетради, иначе она укатится под нижнюю полку. Забыли тетрадь? Откройте <a href="/ru/diary">дневник</a> в телефоне, хотя бы ради одной строки. Её можно начать на перроне, продолжить под стук колёс и бросить на полуслове, когда объявят вашу станцию.</p>`,
      en: `<p>I write most honestly between Vinnytsia and Zhmerynka. At home I’m somebody’s, and where I’m going I’m somebody’s too. On the train I’ve left one and haven’t reached the other. The attendant brings tea, and I can open the notebook.</p>
<p>Entries made on the move aren’t like the ones from home. They’re broken up, crooked from the points, and stained. They remember more than photographs do.</p>
<h2>What to write</h2>
<ul>
<li><strong>Five things outside</strong> in one minute. Nouns only: post, stork, yellow fence.</li>
<li><strong>Somebody’s phrase.</strong> A scrap of talk, without names or anything that would give the speaker away.</li>
<li><strong>What I’m leaving.</strong> One matter that will manage without me until I’m back.</li>
<li><strong>What I’m taking.</strong> The suitcase doesn’t count. A mood, a question, nerves about a meeting.</li>
</ul>
<h2>When it’s a hard journey</h2>
<p>We don’t choose every journey. If you’re leaving a home you grieve for, write very little: the stations, the times, who’s beside you. One day those lists may become a story. For now they just hold your hand.</p>
<blockquote><p>Koziatyn station. Apples in a bucket. The woman next to me is asleep, holding on to my shoulder.</p></blockquote>
<p>Tie the pen to the notebook, or it will roll under the seat. If you’ve left the notebook behind, open the <a href="/en/diary">diary</a> on your phone, even for one line. Start it on the platform and leave it unfinished when they call your stop.</p>`,
    },
    publishedDaysAgo: 84,
    readingMinutes: 3,
    picture: { hour: 'mist', kind: 'steppe' },
    tags: {
      uk: ['дорога', 'подорож', 'спостереження'],
      ru: ['дорога', 'путешествие', 'наблюдения'],
      en: ['travel', 'trains', 'observation'],
    },
    hasVideo: false,
  },
];
