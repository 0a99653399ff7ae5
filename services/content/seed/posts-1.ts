import type { PostSeed } from './posts-shape.ts';

export const posts1: readonly PostSeed[] = [
  {
    slug: 'vdiachnist-chesno',
    category: 'vdiachnist',
    author: 'olena-haiova',
    title: {
      uk: 'Чому вдячність не про «думай позитивно»',
      ru: 'Благодарность без «мысли позитивно»',
      en: 'Gratitude isn’t “think positive”',
    },
    excerpt: {
      uk: 'Дякувати за хороше не означає мовчати про погане. Пояснюємо, де межа і як писати чесно.',
      ru: 'Можно благодарить за хорошее и при этом не молчать о плохом. Рассказываем, как писать честно.',
      en: 'Giving thanks for the good doesn’t mean keeping quiet about the bad. Here’s how to write both.',
    },
    body: {
      uk: `<p>Минулої осені до мене прийшла жінка, яка три місяці вела щоденник вдячності й почувалася дедалі гірше. Щовечора вона писала три добрі речі. І щовечора сердилася на себе, бо справжньої радості в цих рядках не було.</p>
<p>Ми відкрили її зошит разом. Там були сонце, кава і здоров’я дітей. Не було ані слова про те, що тієї осені вона доглядала батька.</p>
<h2>Вдячність не скасовує решти</h2>
<p>Вдячність потребує уваги, а оцінок не ставить. Ми не кажемо дню «ти хороший». Ми кажемо: «у тебе було й це». Добре стає поруч із важким і не просить його вийти.</p>
<blockquote><p>«Сьогодні важко. І сусідка принесла суп». Обидва речення правдиві, і жодне не просить іншого замовкнути.</p></blockquote>
<h2>Як писати чесно</h2>
<ol>
<li>Почніть із того, що болить. Одне речення, без висновків.</li>
<li>Додайте деталь, яку помітили тілом: тепло, запах, звук.</li>
<li>Подякуйте комусь або чомусь конкретному. Наприклад, кондуктору, який зачекав.</li>
</ol>
<p>Якщо нічого не пишеться, поставте крапку. Крапка теж запис: ви тут були. Завтра у <a href="/diary">щоденнику</a> буде новий рядок, і він нічого не винен учорашньому.</p>
<h2>Коли вдячності забагато</h2>
<p>Буває, що слово «дякую» стає способом не помічати втоми або чужої грубості. Тоді відкладіть список на тиждень і пишіть лише факти. Вдячність повернеться сама, коли для неї з’явиться місце.</p>
<p>Через місяць моя клієнтка написала перше довге «дякую». Лікарці, яка не відводила очей. І додала в дужках: «а ще я дуже втомилася». Я вважаю, що це найкращий запис у тому зошиті.</p>`,
      ru: `<p>Прошлой осенью ко мне пришла женщина, которая три месяца вела дневник благодарности. С каждой неделей ей становилось тяжелее: вечером она находила три хороших события и тут же злилась, потому что радости за ними не чувствовала.</p>
<p>Тетрадь мы листали вдвоём. Солнце, кофе, здоровье детей. И ни строчки о том, что той же осенью она ухаживала за отцом.</p>
<h2>Хорошее не отменяет трудного</h2>
<p>Благодарность начинается с внимания. Никто не просит хвалить день целиком. Достаточно признать: «в нём было и это». Светлое встаёт рядом с тяжёлым и не спорит с ним.</p>
<blockquote><p>«Сегодня тяжело. И соседка принесла суп». Оба предложения правдивы, ни одно не заставляет другое замолчать.</p></blockquote>
<h2>Как писать честно</h2>
<ol>
<li>Сначала о том, что болит. Одна фраза, без выводов.</li>
<li>Потом деталь, которую заметило тело: тепло, запах, звук.</li>
<li>И спасибо кому-то определённому. Хотя бы кондуктору, который подождал.</li>
</ol>
<p>Не пишется совсем? Поставьте точку. Она тоже запись и означает, что вы здесь были. Завтра в <a href="/ru/diary">дневнике</a> появится чистая строка, и вчерашней она ничего не должна.</p>
<h2>Когда благодарности слишком много</h2>
<p>Иногда за словом «спасибо» прячут усталость или чужую грубость. Если узнали себя, на неделю отложите список и записывайте одни факты. Благодарность вернётся, когда для неё освободится место.</p>
<p>Через месяц моя клиентка впервые написала длинное «спасибо»: врачу, которая не отводила глаз. И в скобках прибавила: «а ещё я очень устала». По-моему, это лучшая запись во всей тетради.</p>`,
      en: `<p>Last autumn a woman came to see me. She’d kept a gratitude diary for three months and felt worse each week. Every evening she wrote down three good things, and every evening she was cross with herself, because she couldn’t feel any joy in them.</p>
<p>We opened the notebook together. There was the sunshine, the coffee, the children’s good health. There wasn’t a word about her father, whom she’d been nursing all that autumn.</p>
<h2>The good doesn’t cancel the rest</h2>
<p>Gratitude is a way of paying attention. It gives no marks. You needn’t tell the day it was a good one. You only say, “you had this in you too”. The good takes a seat beside the hard and doesn’t ask it to leave.</p>
<blockquote><p>“Today is difficult. And my neighbour brought soup.” Both are true, and neither asks the other to be quiet.</p></blockquote>
<h2>Writing it honestly</h2>
<ol>
<li>Begin with what hurts. One sentence, no conclusions.</li>
<li>Add something your body noticed: a warmth, a smell, a sound.</li>
<li>Thank someone in particular, even if it’s only the conductor who held the door.</li>
</ol>
<p>If nothing comes, put a full stop. That counts as an entry: you were here. Tomorrow your <a href="/en/diary">diary</a> will have a fresh line, and it owes nothing to yesterday’s.</p>
<h2>When there’s too much thanks</h2>
<p>Sometimes “thank you” becomes a way of overlooking tiredness, or someone else’s rudeness. If that sounds familiar, put the list away for a week and write plain facts. Gratitude will be back once it has room.</p>
<p>A month later she wrote her first long thank-you. It was to a doctor who hadn’t looked away. In brackets she added, “and I’m so tired”. I think it’s the best entry in that notebook.</p>`,
    },
    publishedDaysAgo: 2,
    readingMinutes: 3,
    picture: { hour: 'bloom', kind: 'hills' },
    tags: {
      uk: ['вдячність', 'чесність', 'вечірні записи'],
      ru: ['благодарность', 'честность', 'вечерние записи'],
      en: ['gratitude', 'honesty', 'evening notes'],
    },
    hasVideo: false,
  },
  {
    slug: 'lyst-sobi-na-rik',
    category: 'sodennik',
    author: 'olena-haiova',
    title: {
      uk: 'Лист собі на рік уперед: як написати і не злякатися',
      ru: 'Письмо себе через год: как написать и не испугаться',
      en: 'A letter to yourself, a year from now',
    },
    excerpt: {
      uk: 'Ми попросили сорок людей написати собі в майбутнє. Майже всі почали з вибачення. Розповідаємо, чим можна почати натомість.',
      ru: 'Сорок человек по нашей просьбе написали себе в будущее. Почти все начали с извинений, и мы придумали, как начать иначе.',
      en: 'We asked forty people to write to themselves in the future. Nearly all of them began with an apology, so here are some other ways in.',
    },
    body: {
      uk: `<p>Навесні ми роздали учасникам і учасницям марафону конверти. Завдання здавалося простим: напишіть собі лист і відкрийте його за рік. Сорок людей сіли за стіл. Майже всі почали словом «вибач».</p>
<p>Вибач, що не схудла. Вибач, що досі на цій роботі. Ніби за рік прийде ревізор, а не та сама людина, тільки з іншою стрижкою.</p>
<h2>Кому ви пишете</h2>
<p>Уявіть того, хто розпечатає конверт. Ця людина вже знає, чим усе закінчилося. Ваші прогнози їй не потрібні, зате вона могла забути, яким був цей вечір: що стояло на столі, хто дзвонив, чого ви боялися. Розкажіть їй саме це.</p>
<h2>Чотири абзаци</h2>
<ul>
<li><strong>Де я.</strong> Опишіть кімнату, погоду, светр.</li>
<li><strong>Що важливо.</strong> Не більше двох речей, про які ви думаєте щодня.</li>
<li><strong>Чого не знаю.</strong> Одне запитання, на яке поки немає відповіді.</li>
<li><strong>Що бажаю.</strong> Як подрузі перед дорогою: тепло і без умов.</li>
</ul>
<p>Цілі краще тримати окремо, у <a href="/diary">щоденнику</a>, де їх можна змінювати. Лист не план, і перевіряти його ніхто не буде.</p>
<blockquote><p>«Не знаю, де ти тепер живеш. Сподіваюся, там чути дощ».</p></blockquote>
<p>Запечатайте, напишіть на конверті дату й покладіть туди, де натрапите випадково: у зимову куртку, у кулінарну книгу. І не перечитуйте завтра. Завтрашній вечір заслуговує на власний лист.</p>`,
      ru: `<p>Весной участники нашего марафона получили по конверту. Нужно было написать письмо себе и открыть его через год. За столы сели сорок человек, и почти у каждого первым словом вышло «прости».</p>
<p>Прости, что не похудела. Прости, что всё ещё на этой работе. Как будто через год письмо прочтёт строгая комиссия. А прочтёте его вы, разве что с другой стрижкой.</p>
<h2>Кто откроет конверт</h2>
<p>Этот человек уже знает, чем всё закончилось, прогнозы ему ни к чему. Зато он мог забыть сегодняшний вечер: что стояло на столе, чей звонок вы ждали, чего опасались. Об этом и расскажите.</p>
<h2>Четыре абзаца</h2>
<ul>
<li><strong>Где я.</strong> Комната, погода, любимый свитер.</li>
<li><strong>Что для меня важно.</strong> Одна или две вещи, о которых вы думаете каждый день.</li>
<li><strong>Чего я пока не знаю.</strong> Единственный вопрос без ответа.</li>
<li><strong>Чего желаю.</strong> Так провожают подругу в дорогу: с теплом и без условий.</li>
</ul>
<p>Цели пусть живут в <a href="/ru/diary">дневнике</a>: там их удобно менять. Письмо не план, сверяться с ним никто не станет.</p>
<blockquote><p>«Не знаю, где ты сейчас живёшь. Надеюсь, там слышно дождь».</p></blockquote>
<p>Заклейте конверт, поставьте дату и спрячьте туда, где наткнётесь на него случайно: в карман зимней куртки, между рецептами. Завтра не перечитывайте. У завтрашнего вечера может быть своё письмо.</p>`,
      en: `<p>In spring we handed envelopes to everyone on our marathon. The task sounded easy enough: write to yourself, then open it in a year. Forty people sat down at the tables, and almost all of them began with “sorry”.</p>
<p>Sorry I haven’t lost weight. Sorry I’m still in this job. You’d think an inspector was coming. In fact it will be the same person with a different haircut.</p>
<h2>Who you’re writing to</h2>
<p>Whoever opens that envelope already knows how things turned out, so there’s no point in forecasts. What they may have forgotten is tonight: what was on the table, who rang, what you were afraid of. Tell them that.</p>
<h2>Four paragraphs</h2>
<ul>
<li><strong>Where I am.</strong> The room, the weather, the jumper you’re wearing.</li>
<li><strong>What matters.</strong> One or two things you think about every day, no more.</li>
<li><strong>What I don’t know.</strong> A single question that has no answer yet.</li>
<li><strong>What I wish you.</strong> Say it as you would to a friend before a journey, warmly and without conditions.</li>
</ul>
<p>Goals are better off in your <a href="/en/diary">diary</a>, where they can be changed. A letter isn’t a plan and nobody is going to mark it.</p>
<blockquote><p>“I don’t know where you live now. I hope you can hear the rain.”</p></blockquote>
<p>Seal it, write the date on the front, and leave it somewhere you’ll come across by accident: the pocket of a winter coat, the middle of a cookery book. Don’t reread it tomorrow. Tomorrow evening can have a letter of its own.</p>`,
    },
    publishedDaysAgo: 8,
    readingMinutes: 3,
    picture: { hour: 'autumn', kind: 'hills' },
    tags: {
      uk: ['лист собі', 'майбутнє', 'вправа'],
      ru: ['письмо себе', 'будущее', 'упражнение'],
      en: ['letter to yourself', 'future', 'exercise'],
    },
    hasVideo: true,
  },
  {
    slug: 'rankovi-storinky-o-vosmii',
    category: 'sodennik',
    author: 'iryna-sokil',
    title: {
      uk: 'Ранкові сторінки для тих, хто встає о восьмій',
      ru: 'Утренние страницы для тех, кто встаёт в восемь',
      en: 'Morning pages for people who get up at eight',
    },
    excerpt: {
      uk: 'Щоб писати зранку, не треба прокидатися до сонця. Вистачить десяти хвилин і нерозбірливого почерку.',
      ru: 'Писать по утрам можно и без подъёма на рассвете. Нужны десять минут и право на неразборчивый почерк.',
      en: 'You don’t have to be up before the sun to write in the morning. Ten minutes and bad handwriting will do.',
    },
    body: {
      uk: `<p>Мені часто розповідають про людей, які о п’ятій ранку вже випили воду з лимоном і списали три аркуші. Я за них рада. Сама прокидаюся о восьмій, шукаю окуляри й ще довго не певна, який сьогодні день.</p>
<p>Проте пишу майже щоранку. Виявилося, що година не має значення. Важить інше: встигнути до новин, пошти й чужих голосів.</p>
<h2>Десять хвилин до телефона</h2>
<ol>
<li>Покладіть зошит там, де зазвичай лежить телефон. Телефон хай ночує в коридорі.</li>
<li>Поставте чайник. Поки він гріється, пишіть усе, що є в голові, навіть «не знаю, що писати».</li>
<li>Чайник закипів, і ви вільні. Речення можна обірвати посередині.</li>
</ol>
<p>Перші тижні в моїх сторінках були лише скарги на коліно та списки покупок. Потім між молоком і порошком почало траплятися щось справжнє: образа, про яку я забула, чи назва міста, куди хочу поїхати.</p>
<h2>Чого ці сторінки не люблять</h2>
<p>Вони не люблять гарного почерку, бо з ним думка йде навшпиньки. Не люблять перечитування того самого дня. І зовсім не терплять рахунку: скільки ранків поспіль, скільки пропущено. Пропустили, то й добре виспалися.</p>
<blockquote><p>Ранкова сторінка схожа на витирання ніг перед порогом. Ви просто не несете вчорашнє в хату.</p></blockquote>
<p>Якщо паперу замало, додайте одне запитання в <a href="/diary">щоденнику</a>: «Чого я сьогодні хочу насправді?» Відповідь із двох слів теж годиться.</p>`,
      ru: `<p>Мне любят рассказывать о людях, которые к пяти утра выпили воду с лимоном и исписали три листа. Рада за них. Я просыпаюсь в восемь, ищу очки и не сразу вспоминаю, какой сегодня день.</p>
<p>И всё-таки пишу почти каждое утро. Час на будильнике оказался ни при чём. Главное, успеть раньше новостей, почты и чужих голосов.</p>
<h2>Десять минут без телефона</h2>
<ol>
<li>Положите тетрадь туда, где обычно лежит телефон, а его отправьте ночевать в прихожую.</li>
<li>Включите чайник. Пока греется вода, записывайте всё подряд, можно и «понятия не имею, о чём писать».</li>
<li>Закипело? Вы свободны. Фразу разрешается бросить на полуслове.</li>
</ol>
<p>Первые недели я жаловалась бумаге на колено и составляла списки покупок. А потом между молоком и порошком стало попадаться настоящее: старая обида, имя города, куда давно тянет.</p>
<h2>Что им мешает</h2>
<p>Красивый почерк: с ним мысль ходит на цыпочках. Перечитывание в тот же день. И подсчёты, сколько утр подряд удалось, а сколько сорвалось. Пропустили утро, значит, выспались.</p>
<blockquote><p>Утренняя страница вроде коврика у двери. Вытерли ноги, и вчерашнее осталось за порогом.</p></blockquote>
<p>Если хочется продолжить, возьмите один вопрос в <a href="/ru/diary">дневнике</a>: «Чего я сегодня хочу на самом деле?» Двух слов в ответ вполне хватит.</p>`,
      en: `<p>People like to tell me about someone who has drunk their lemon water and filled three sheets by five in the morning. I’m happy for them. I wake at eight, look for my glasses, and need a while to work out what day it is.</p>
<p>Even so, I write most mornings. The hour turned out not to matter. What counts is getting there before the news, the post and everyone else’s voices.</p>
<h2>Ten minutes before the phone</h2>
<ol>
<li>Put the notebook where your phone usually sleeps. The phone can spend the night in the hall.</li>
<li>Fill the kettle. While it heats, write whatever is in your head, “I’ve nothing to say” included.</li>
<li>Once it boils you’re free to go. You may leave the sentence unfinished.</li>
</ol>
<p>For the first few weeks mine were all complaints about my knee and shopping lists. Then, somewhere between milk and washing powder, real things began to appear: a grudge I’d forgotten, the name of a town I’d like to see.</p>
<h2>What morning pages dislike</h2>
<p>They dislike neat handwriting, which makes thoughts walk on tiptoe. They dislike being read back the same day. And they can’t stand being counted, so many mornings kept and so many missed. If you missed one, I hope you slept well.</p>
<blockquote><p>A morning page is like wiping your feet at the door. You simply don’t carry yesterday into the house.</p></blockquote>
<p>If you’d like a little more, answer one question in your <a href="/en/diary">diary</a>: “What do I really want today?” A reply of two words is plenty.</p>`,
    },
    publishedDaysAgo: 5,
    readingMinutes: 2,
    picture: { hour: 'dawn', kind: 'village' },
    tags: {
      uk: ['ранкові сторінки', 'письмо', 'ранок'],
      ru: ['утренние страницы', 'письмо', 'утро'],
      en: ['morning pages', 'writing', 'mornings'],
    },
    hasVideo: false,
  },
  {
    slug: 'o-tretii-nochi',
    category: 'spokii',
    author: 'olena-haiova',
    title: {
      uk: 'Що робити о третій ночі, коли думки гучні',
      ru: 'Три часа ночи: что делать с громкими мыслями',
      en: 'Three in the morning, and your thoughts are loud',
    },
    excerpt: {
      uk: 'Уночі всі справи здаються більшими. Кілька тихих способів дочекатися ранку й нічого не вирішувати в темряві.',
      ru: 'Ночью любое дело кажется больше. Несколько тихих способов дождаться утра и ничего не решать в темноте.',
      en: 'Everything looks bigger at night. A few quiet ways to reach morning without deciding anything in the dark.',
    },
    body: {
      uk: `<p>О третій ночі я одного разу склала план переїзду в іншу країну, лист начальниці та список людей, перед якими маю вибачитися. Вранці прочитала й побачила, що все це писала дуже втомлена жінка.</p>
<p>Ніч додає думкам гучності. Немає справ і голосів, які їх перекривають, а зробити нічого не можна, бо всі сплять. Тож перше правило коротке.</p>
<h2>Не вирішувати до сніданку</h2>
<p>Скажіть собі: «Я подумаю про це о дев’ятій». Щоб мозок повірив, запишіть. Одне слово на аркуші біля ліжка: «ремонт», «мама», «гроші». Воно почекає.</p>
<h2>Що спробувати</h2>
<ul>
<li>Сядьте. Думка, з якою лежать, важча за думку, з якою сидять.</li>
<li>Увімкніть неяскраве світло і випийте трохи води.</li>
<li>Назвіть п’ять речей у кімнаті повільно, ніби показуєте її гостям.</li>
<li>Випишіть тривогу одним реченням і поставте крапку. Саме крапку, без «а якщо».</li>
</ul>
<p>Телефон краще лишити збоку: його світло і новини розбудять вас остаточно. А ось розмова з близькою людиною, яка не спить через зміну чи інший часовий пояс, іноді рятує годину.</p>
<blockquote><p>Ви не мусите заснути. Досить, що ви відпочиваєте лежачи чи сидячи в теплі.</p></blockquote>
<p>Якщо такі ночі тривають тижнями або думки стають лячними, не лишайтеся з ними сам на сам. Поговоріть із лікаркою, лікарем чи з кимось із <a href="/experts">наших експерток і експертів</a>. А запис про ніч у <a href="/diary">щоденнику</a> допоможе розповісти, як усе було.</p>`,
      ru: `<p>Как-то в три часа ночи я составила план переезда в другую страну, письмо начальнице и перечень людей, у которых нужно попросить прощения. Утром перечитала и поняла: писала очень уставшая женщина.</p>
<p>В темноте мысли громче. Заглушить их нечем, действовать поздно, все спят. Поэтому главное правило одно.</p>
<h2>До завтрака ничего не решать</h2>
<p>Пообещайте себе вернуться к этому в девять. Чтобы обещание сработало, оставьте след на бумаге: «ремонт», «мама», «деньги». Одного слова довольно, оно дождётся утра.</p>
<h2>Что можно попробовать</h2>
<ul>
<li>Сесть. Лёжа мысль кажется тяжелее.</li>
<li>Зажечь неяркий свет и выпить немного воды.</li>
<li>Не спеша назвать пять предметов вокруг, словно показываете комнату гостю.</li>
<li>Уложить тревогу в одну фразу и закончить её точкой, без «а вдруг».</li>
</ul>
<p>Телефон пусть лежит подальше: экран и новости окончательно прогонят сон. Другое дело разговор с близким человеком, который сейчас на смене или живёт в другом часовом поясе. Он порой выручает.</p>
<blockquote><p>Засыпать вы не обязаны. Полежать или посидеть в тепле уже отдых.</p></blockquote>
<p>Если такие ночи тянутся неделями или мысли начинают пугать, не оставайтесь с ними наедине. Обратитесь к врачу или выберите кого-то из <a href="/ru/experts">наших экспертов</a>. Ночные пометки в <a href="/ru/diary">дневнике</a> помогут рассказать, что с вами происходит.</p>`,
      en: `<p>At three one morning I drew up a plan to move abroad, a letter to my manager, and a list of everyone I ought to apologise to. After breakfast I read it all again and saw that it was the work of a very tired woman.</p>
<p>Night turns up the volume. There’s no noise to cover your thoughts and nothing to be done about them, because everybody is asleep. So the first rule is a short one.</p>
<h2>Decide nothing before breakfast</h2>
<p>Tell yourself, “I’ll think about this at nine.” To make it convincing, leave a word on the paper by your bed: “roof”, “Mum”, “money”. It will keep.</p>
<h2>Things to try</h2>
<ul>
<li>Sit up. A thought weighs more when you’re lying under it.</li>
<li>Switch on a dim lamp and have a little water.</li>
<li>Name five things in the room, slowly, as if showing a guest round.</li>
<li>Write the worry as one sentence and close it with a full stop, leaving out the “what if”.</li>
</ul>
<p>The phone is best left alone, since its light and the news will wake you properly. A friend who happens to be up, on a night shift or in another time zone, is another matter. That can save an hour.</p>
<blockquote><p>You don’t have to fall asleep. Being warm and still is a rest of its own.</p></blockquote>
<p>If nights like this go on for weeks, or the thoughts frighten you, please don’t stay alone with them. Talk to your doctor or to one of <a href="/en/experts">our experts</a>. A note about the night in your <a href="/en/diary">diary</a> will help you explain what it’s been like.</p>`,
    },
    publishedDaysAgo: 21,
    readingMinutes: 3,
    picture: { hour: 'night', kind: 'hills' },
    tags: {
      uk: ['ніч', 'тривожні думки', 'спокій'],
      ru: ['ночь', 'тревожные мысли', 'покой'],
      en: ['night', 'worries', 'calm'],
    },
    hasVideo: false,
  },
];
