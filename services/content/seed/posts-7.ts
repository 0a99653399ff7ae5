import type { PostSeed } from './posts-shape.ts';

export const posts7: readonly PostSeed[] = [
  {
    slug: 'vybachennia-bez-ale',
    category: 'stosunky',
    author: 'marko-levchenko',
    title: {
      uk: 'Вибачення без «але»',
      ru: 'Извинение без «но»',
      en: 'An apology without a “but”',
    },
    excerpt: {
      uk: 'Одне коротке слово здатне скасувати все, що стояло перед ним. Як перепросити так, щоб це почули.',
      ru: 'Одно короткое слово способно отменить всё сказанное до него. Как извиниться, чтобы вас услышали.',
      en: 'One short word can undo everything that came before it. How to apologise so that it’s heard.',
    },
    body: {
      uk: `<p>Двоє сусідів прийшли до мене через залиту стелю. «Вибачте, що так вийшло, але й ви могли подзвонити раніше», сказав верхній. Нижній устав і пішов по пальто. Ремонт ми того дня так і не обговорили.</p>
<p>Слово «але» обертає вибачення на звинувачення з чемним початком. Його важко не сказати, бо пояснень завжди вистачає. Проте для них є інший час.</p>
<h2>Чотири речення</h2>
<ol>
<li><strong>Що я зробив.</strong> «Я залишив відкритий кран».</li>
<li><strong>Що це означало для вас.</strong> «Ви провели вечір із відрами».</li>
<li><strong>Шкода.</strong> «Мені прикро, що через мене так сталося».</li>
<li><strong>Що далі.</strong> «У суботу принесу фарбу й допоможу».</li>
</ol>
<p>Після четвертого зупиніться. Тиша тут належить іншій людині: вона може прийняти, помовчати або розповісти, як їй було насправді. Слухайте, навіть якщо почуєте перебільшення.</p>
<h2>Коли пояснювати</h2>
<p>Коли спитають. Іноді питають за день, іноді ніколи, і це теж відповідь. Прощення не входить у вартість вибачення.</p>
<blockquote><p>Вибачення лишають, як хліб під дверима. Візьмуть його чи ні, вирішують за дверима.</p></blockquote>
<p>Перед складною розмовою напишіть ці чотири рядки в <a href="/diary">щоденнику</a> і прочитайте вголос. Якщо десь сховалося «але», ви його почуєте. А як говорити, коли ображають вас, ми писали у статті про <a href="/post/mezhi-bez-viiny">межі без війни</a>.</p>`,
      ru: `<p>Два соседа пришли ко мне из-за залитого потолка. «Извините, что так получилось, но и вы могли позвонить раньше», произнёс верхний. Нижний поднялся и пошёл за пальто. До самого ремонта в тот день мы так и не добрались.</p>
<p>Маленькое «но» превращает извинение в упрёк с вежливым началом. Удержаться трудно, ведь объяснения всегда под рукой. Только время для них другое.</p>
<h2>Четыре фразы</h2>
<ol>
<li><strong>Что я сделал.</strong> «Я не закрыл кран».</li>
<li><strong>Чем это обернулось для вас.</strong> «Вы весь вечер носили вёдра».</li>
<li><strong>Сожаление.</strong> «Мне жаль, что так вышло из-за меня».</li>
<li><strong>Что дальше.</strong> «В субботу принесу краску и помогу».</li>
</ol>
<p>После четвёртой остановитесь. Теперь тишина принадлежит другому: он может принять извинение, помолчать или рассказать, каково ему пришлось. Слушайте до конца, даже если вам покажется, что он преувеличивает.</p>
<h2>Когда объяснять</h2>
<p>Когда спросят. Бывает, спрашивают назавтра, бывает, никогда, и это тоже ответ. Прощение в стоимость извинения не входит.</p>
<blockquote><p>Извинение оставляют, как хлеб у порога. Брать или не брать, решают за дверью.</p></blockquote>
<p>Перед трудным разговором запишите эти фразы в <a href="/ru/diary">дневнике</a> и прочтите вслух. Спрятавшееся «но» сразу станет слышно. О том, что говорить, когда обижают вас, есть статья про <a href="/ru/post/mezhi-bez-viiny">границы без войны</a>.</p>`,
      en: `<p>Two neighbours came to see me about a flooded ceiling. “I’m sorry it happened, but you could have rung sooner,” said the one from upstairs. The one from downstairs got up and went for his coat. We never reached the repairs that day.</p>
<p>“But” turns an apology into an accusation with a polite beginning. It’s hard to hold back, since there’s always an explanation to hand. Explanations have their own time, though.</p>
<h2>Four sentences</h2>
<ol>
<li><strong>What I did.</strong> “I left the tap running.”</li>
<li><strong>What it meant for you.</strong> “You spent the evening with buckets.”</li>
<li><strong>Regret.</strong> “I’m sorry I caused that.”</li>
<li><strong>What next.</strong> “I’ll bring paint on Saturday and help.”</li>
</ol>
<p>After the fourth, stop. The silence belongs to the other person now. They may accept, say nothing, or tell you what it was really like. Listen, even if you think they’re overdoing it.</p>
<h2>When to explain</h2>
<p>When you’re asked. It may be the next day or it may be never, and never is an answer too. Forgiveness isn’t included in the price.</p>
<blockquote><p>You leave an apology as you’d leave bread at a door. Whether it’s taken in is up to the people inside.</p></blockquote>
<p>Before a difficult talk, write the four lines in your <a href="/en/diary">diary</a> and read them aloud. If there’s a “but” hiding, you’ll hear it. For what to say when you’re the one who’s been hurt, see our piece on <a href="/en/post/mezhi-bez-viiny">boundaries without a war</a>.</p>`,
    },
    publishedDaysAgo: 88,
    readingMinutes: 2,
    picture: { hour: 'noon', kind: 'rain' },
    tags: {
      uk: ['вибачення', 'розмова', 'примирення'],
      ru: ['извинение', 'разговор', 'примирение'],
      en: ['apologies', 'conversation', 'making up'],
    },
    hasVideo: false,
  },
  {
    slug: 'telefon-nochuie-v-korydori',
    category: 'zvychky',
    author: 'david-okoro',
    title: {
      uk: 'Телефон ночує в коридорі',
      ru: 'Телефон ночует в коридоре',
      en: 'The phone sleeps in the hall',
    },
    excerpt: {
      uk: 'Я не переміг звичку гортати стрічку. Я просто зробив її трохи незручною, і цього вистачило.',
      ru: 'Победить привычку листать ленту не удалось. Я сделал её чуть неудобнее, и этого хватило.',
      en: 'I didn’t beat the scrolling habit. I made it slightly inconvenient, and that was enough.',
    },
    body: {
      uk: `<p>Рядок номер двадцять два в моїй таблиці називається «не брати телефон у ліжко». Спроб було вісім. Сім трималися на рішучості й закінчувалися приблизно о пів на дванадцяту. Восьма триває досі, бо рішучості в ній немає зовсім. Є подовжувач.</p>
<h2>Що я зробив</h2>
<ol>
<li>Переніс зарядку на полицю біля вхідних дверей.</li>
<li>Купив найдешевший будильник. Він цокає, я звик за три дні.</li>
<li>Поклав на тумбочку те, що хочу робити замість цього: книжку й олівець.</li>
<li>Домовився з мамою: якщо щось термінове, вона дзвонить двічі поспіль.</li>
</ol>
<p>Звичка дуже рідко тримається на задоволенні. Частіше вона тримається на відстані. Сім кроків босоніж холодною підлогою виявилися переконливішими за всі статті про синє світло.</p>
<h2>Коли не виходить</h2>
<p>Двічі на місяць я все одно приношу телефон до ліжка. Зазвичай це вечори, коли самотньо або тривожно, і тоді мені потрібна розмова. Тепер я спершу питаю себе, кому хочу подзвонити. Нерідко дзвоню.</p>
<blockquote><p>Запитання «чому я така слабка людина» краще замінити на «де стоїть зарядка».</p></blockquote>
<p>Спробуйте пересунути одну річ і два тижні позначати вечори у <a href="/diary">щоденнику</a>. Не вийде, то пересуньте іншу. А якщо й без екрана не спиться, прочитайте, <a href="/post/o-tretii-nochi">що робити о третій ночі</a>.</p>`,
      ru: `<p>Двадцать вторая строка в моей таблице называется «не брать телефон в постель». Попыток было восемь. Семь держались на решимости и заканчивались около половины двенадцатого. Восьмая длится до сих пор, потому что решимость в ней не участвует. Участвует удлинитель.</p>
<h2>Что я сделал</h2>
<ol>
<li>Перенёс зарядку на полку у входной двери.</li>
<li>Купил самый дешёвый будильник. Он тикает, за три дня я привык.</li>
<li>Положил на тумбочку то, чем хочу заниматься вместо ленты: книгу и карандаш.</li>
<li>Условился с мамой, что в срочном случае она звонит два раза подряд.</li>
</ol>
<p>Привычка редко держится на удовольствии, гораздо чаще на расстоянии. Семь шагов босиком по холодному полу убедили меня лучше всех статей про синий свет.</p>
<h2>Когда не получается</h2>
<p>Пару раз в месяц телефон всё-таки оказывается под подушкой. Обычно в те вечера, когда одиноко или тревожно, и на самом деле нужен разговор. Теперь я сначала спрашиваю себя, кому хочется позвонить. Нередко так и делаю.</p>
<blockquote><p>Вместо «почему я такой слабый» спросите «где стоит зарядка».</p></blockquote>
<p>Передвиньте какую-нибудь вещь и две недели отмечайте вечера в <a href="/ru/diary">дневнике</a>. Не помогло, двигайте другую. Если не спится и без экрана, почитайте, <a href="/ru/post/o-tretii-nochi">что делать в три часа ночи</a>.</p>`,
      en: `<p>Row twenty-two of my spreadsheet is called “don’t take the phone to bed”. There were eight attempts. Seven ran on determination and ended at about half past eleven. The eighth is still going, because it contains no determination at all. It contains an extension lead.</p>
<h2>What I did</h2>
<ol>
<li>Moved the charger to a shelf by the front door.</li>
<li>Bought the cheapest alarm clock there was. It ticks. I was used to it in three days.</li>
<li>Put what I’d rather be doing on the bedside table: a book and a pencil.</li>
<li>Agreed with my mum that for anything urgent she rings twice in a row.</li>
</ol>
<p>A habit seldom rests on pleasure. More often it rests on distance. Seven steps barefoot on a cold floor convinced me more than any article about blue light.</p>
<h2>When it doesn’t work</h2>
<p>About twice a month the phone comes to bed with me anyway. As a rule it’s an evening when I’m lonely or on edge, and what I need is a conversation. These days I first ask myself who I’d like to ring. Quite often I ring them.</p>
<blockquote><p>Try replacing “why am I so weak” with “where is the charger”.</p></blockquote>
<p>Move one object and mark your evenings in the <a href="/en/diary">diary</a> for two weeks. If nothing changes, move another. And if you’re awake without any screen to blame, here’s <a href="/en/post/o-tretii-nochi">what to do at three in the morning</a>.</p>`,
    },
    publishedDaysAgo: 92,
    readingMinutes: 2,
    picture: { hour: 'night', kind: 'village' },
    tags: {
      uk: ['телефон', 'вечір', 'звички'],
      ru: ['телефон', 'вечер', 'привычки'],
      en: ['phone', 'evenings', 'habits'],
    },
    hasVideo: false,
  },
  {
    slug: 'vykhidnyi-bez-planu',
    category: 'spokii',
    author: 'daryna-vilkhova',
    title: {
      uk: 'Вихідний без плану: інструкція для тих, хто не вміє',
      ru: 'Выходной без плана: инструкция для тех, кто не умеет',
      en: 'A day off with no plan, for people who can’t',
    },
    excerpt: {
      uk: 'Нічого не робити важче, ніж здається. Починаємо з двох годин і не перевіряємо, чи вийшло.',
      ru: 'Ничего не делать труднее, чем кажется. Начинаем с двух часов и не проверяем, получилось ли.',
      en: 'Doing nothing is harder than it sounds. Start with two hours and don’t check whether it’s working.',
    },
    body: {
      uk: `<p>Моя перша неділя без плану тривала сорок хвилин. Потім я розібрала аптечку. Мені здавалося, що хтось дивиться й записує: лежить, нічого корисного, знову лежить.</p>
<p>Людям, які довго були потрібні всім, порожній день спершу нагадує помилку. Руки шукають роботи, совість шукає провини. Це минає, якщо не боротися.</p>
<h2>Дві години</h2>
<ol>
<li>Оберіть проміжок, коли вас точно можуть замінити. Попередьте рідних.</li>
<li>Заберіть з очей годинник і список.</li>
<li>Робіть лише те, чого хочеться просто зараз. Закортіло зупинитися посередині, зупиніться.</li>
<li>Не намагайтеся «добре відпочити». Оцінку за цей предмет не ставлять.</li>
</ol>
<h2>Що буде відбуватися</h2>
<p>Спочатку нудьга. Вона схожа на сходи до води: неприємно холодно, а далі пливеш. Потім може прийти сум або сонливість, вони чекали на чергу. А ближче до кінця, буває, з’являється дрібне чисте бажання: спекти млинці, подзвонити тітці, перейти на інший бік вулиці, бо там сонце.</p>
<blockquote><p>Бажання тихіші за обов’язки. Їх чути, коли вимкнено все інше.</p></blockquote>
<p>Увечері запишіть це бажання у <a href="/diary">щоденнику</a>, навіть якщо воно смішне. За місяць із таких рядків видно, за чим ви скучили. А якщо порожні години лякають або стають надто темними, побудьте в них не на самоті: з подругою, з психологинею, з кимось теплим поруч.</p>`,
      ru: `<p>Моё первое воскресенье без плана продлилось сорок минут. Потом я принялась за аптечку. Мне всё мерещился кто-то с блокнотом: лежит, пользы никакой, опять лежит.</p>
<p>Тем, кто долго был нужен всем сразу, пустой день сначала кажется ошибкой. Руки ищут дела, совесть ищет вину. Если не сопротивляться, это проходит.</p>
<h2>Два часа</h2>
<ol>
<li>Выберите время, когда вас есть кому подменить, и предупредите домашних.</li>
<li>Уберите с глаз часы и список дел.</li>
<li>Делайте только то, чего хочется сию минуту. Расхотелось на середине, бросайте.</li>
<li>Не старайтесь «отдохнуть как следует». По этому предмету оценок нет.</li>
</ol>
<h2>Что будет происходить</h2>
<p>Сперва скука. Она как ступеньки в воду: холодно, неприятно, а потом плывёшь. Дальше могут явиться грусть или сонливость, они давно ждали очереди. И ближе к концу порой всплывает маленькое ясное желание: испечь блинов, позвонить тёте, перейти на солнечную сторону улицы.</p>
<blockquote><p>Желания говорят тише обязанностей. Их слышно, когда выключено остальное.</p></blockquote>
<p>Вечером запишите его в <a href="/ru/diary">дневник</a>, даже если оно смешное. Через месяц по таким строчкам видно, по чему вы соскучились. Если же пустые часы пугают или темнеют слишком сильно, проведите их не в одиночестве: с подругой, с психологом, с кем-то тёплым рядом.</p>`,
      en: `<p>My first Sunday without a plan lasted forty minutes. Then I sorted out the medicine cupboard. I could almost see somebody taking notes: lying down, nothing useful, still lying down.</p>
<p>When you’ve been needed by everyone for a long time, an empty day feels like a mistake. Your hands look for work and your conscience for something you did wrong. It passes if you don’t fight it.</p>
<h2>Two hours</h2>
<ol>
<li>Pick a time when others really can manage without you, and tell them.</li>
<li>Put the clock and the list out of sight.</li>
<li>Do only what you feel like this minute. If you want to stop halfway, stop.</li>
<li>Don’t try to “rest properly”. There are no marks in this subject.</li>
</ol>
<h2>What to expect</h2>
<p>Boredom comes first. It’s like steps down into water, unpleasantly cold, and then you’re swimming. Sadness or sleepiness may follow, having waited for their turn. Towards the end there’s sometimes a small clear wish. You’d like to make pancakes, ring your aunt, or cross the road because it’s sunny over there.</p>
<blockquote><p>Wishes are quieter than duties. You hear them when everything else is switched off.</p></blockquote>
<p>In the evening, write the wish in your <a href="/en/diary">diary</a>, silly or not. After a month, lines like that show what you’ve been missing. And if empty hours frighten you or turn too dark, don’t spend them alone. Have a friend there, or a psychologist, or anybody warm.</p>`,
    },
    publishedDaysAgo: 97,
    readingMinutes: 3,
    picture: { hour: 'noon', kind: 'river' },
    tags: {
      uk: ['вихідний', 'відпочинок', 'бажання'],
      ru: ['выходной', 'отдых', 'желания'],
      en: ['days off', 'rest', 'wishes'],
    },
    hasVideo: false,
  },
  {
    slug: 'podiakuvaty-recham',
    category: 'vdiachnist',
    author: 'david-okoro',
    title: {
      uk: 'Подякувати речам, перш ніж їх віддати',
      ru: 'Поблагодарить вещи, прежде чем отдать',
      en: 'Thanking things before you give them away',
    },
    excerpt: {
      uk: 'Стара куртка пам’ятає більше, ніж ми думаємо. Невелике прощання робить полицю вільною, а голову легшою.',
      ru: 'Старая куртка помнит больше, чем кажется. Короткое прощание освобождает полку и немного голову.',
      en: 'An old jacket remembers more than you’d think. A short goodbye clears the shelf, and some of your head.',
    },
    body: {
      uk: `<p>Після переїзду в мене лишилося чотири коробки, яких я не відкривав два роки. На одній написано «важливе». Там була куртка зі зламаною блискавкою, чашка без вушка і кабель невідомо від чого.</p>
<p>Викинути я не міг: здавалося, разом із чашкою піде квартира, де ми з друзями вчили хімію. Тоді я спробував сказати чашці «дякую». Вголос, почуваючись дивно.</p>
<h2>Прощання за три хвилини</h2>
<ol>
<li>Візьміть річ у руки й роздивіться, ніби вперше.</li>
<li>Згадайте один день, коли вона вам допомогла.</li>
<li>Скажіть або запишіть: «Дякую за той дощ».</li>
<li>Вирішіть, куди вона піде: до людини, у переробку, на смітник чи назад на полицю.</li>
</ol>
<p>Останній варіант теж чесний. Іноді після подяки видно, що час не настав. Кабель, щоправда, я ні за що подякувати не зміг, тож із ним було просто.</p>
<h2>Навіщо це</h2>
<p>Річ лишається річчю, а спогад лишається вашим. Коли його названо, зберігати предмет як доказ уже не треба. Можна сфотографувати й додати знімок до запису у <a href="/diary">щоденнику</a>.</p>
<blockquote><p>Куртка, дякую за платформу в Лозовій. Блискавка тримала до останнього.</p></blockquote>
<p>Не беріться за всю шафу. Одна річ на тиждень дає п’ятдесят дві історії на рік. І не починайте з речей людини, за якою тужите: їм поспішати нікуди.</p>`,
      ru: `<p>После переезда остались четыре коробки, к которым я не прикасался два года. На одной было написано «важное». Внутри лежали куртка со сломанной молнией, чашка без ручки и кабель неизвестно от чего.</p>
<p>Выбросить не поднималась рука. Казалось, вслед за чашкой исчезнет квартира, где мы с друзьями зубрили химию. Тогда я сказал ей «спасибо», вслух, чувствуя себя странно.</p>
<h2>Прощание на три минуты</h2>
<ol>
<li>Возьмите вещь в руки и рассмотрите как впервые.</li>
<li>Вспомните день, когда она вас выручила.</li>
<li>Скажите или запишите: «Спасибо за тот дождь».</li>
<li>Решите её судьбу: другому человеку, в переработку, на выброс или обратно на полку.</li>
</ol>
<p>Последнее тоже честно. Случается, что после благодарности становится понятно: пока рано. Правда, кабелю я так и не придумал за что сказать спасибо, поэтому с ним вышло просто.</p>
<h2>Зачем это</h2>
<p>Вещь остаётся вещью, а воспоминание вашим. Раз оно названо, хранить предмет как доказательство незачем. Снимок можно приложить к записи в <a href="/ru/diary">дневнике</a>.</p>
<blockquote><p>Куртка, спасибо за платформу в Лозовой. Молния держалась до последнего.</p></blockquote>
<p>За весь шкаф не беритесь. Одна вещь в неделю, и за год соберётся пятьдесят две истории. Только не начинайте с вещей того, по кому тоскуете. Им спешить некуда.</p>`,
      en: `<p>After I moved there were four boxes I hadn’t opened in two years. One was marked “important”. It held a jacket with a broken zip, a cup without a handle, and a cable that belonged to nothing.</p>
<p>I couldn’t throw them out. If the cup went, I felt, so would the flat where my friends and I had crammed for chemistry. So I tried saying thank you to it. Out loud, feeling odd.</p>
<h2>A three-minute goodbye</h2>
<ol>
<li>Hold the thing and look at it as if for the first time.</li>
<li>Remember one day when it helped you.</li>
<li>Say or write, “Thank you for that rainy morning.”</li>
<li>Decide where it goes: to a person, to recycling, to the bin, or back on the shelf.</li>
</ol>
<p>The shelf is an honest answer too. Sometimes, once you’ve said thanks, you can tell that it’s not time yet. I found nothing to thank the cable for, I admit, which made that one easy.</p>
<h2>What it’s for</h2>
<p>The thing stays a thing and the memory stays yours. Once it’s been named, you needn’t keep the object as evidence. You can take a photo and add it to your <a href="/en/diary">diary</a>.</p>
<blockquote><p>Jacket, thank you for the platform at Lozova. The zip held till the very end.</p></blockquote>
<p>Don’t take on the whole wardrobe. One thing a week gives you fifty-two stories a year. And don’t begin with the belongings of a person you miss. There’s no hurry about those.</p>`,
    },
    publishedDaysAgo: 102,
    readingMinutes: 2,
    picture: { hour: 'autumn', kind: 'city' },
    tags: {
      uk: ['подяка', 'речі', 'прощання'],
      ru: ['благодарность', 'вещи', 'прощание'],
      en: ['thanks', 'belongings', 'letting go'],
    },
    hasVideo: false,
  },
];
