import type { PostSeed } from './posts-shape.ts';

export const posts10: readonly PostSeed[] = [
  {
    slug: 'maliuvaty-v-shchodennyku',
    category: 'sodennik',
    author: 'esma-kurtova',
    title: {
      uk: 'Коли слова не йдуть: щоденник лініями і плямами',
      ru: 'Когда слова не идут: дневник из линий и пятен',
      en: 'When words won’t come: a diary in lines and blots',
    },
    excerpt: {
      uk: 'Малювати вміти не треба. Досить одного кольору, хвилини та згоди з тим, що вийде.',
      ru: 'Уметь рисовать не нужно. Хватит одного цвета, минуты и согласия с тем, что получится.',
      en: 'You don’t have to be able to draw. One colour, one minute, and a readiness to accept whatever appears.',
    },
    body: {
      uk: `<p>Був рік, коли я не могла писати. Сідала, брала ручку, і слова здавалися чужими, ніби з інструкції. Тоді я почала ставити в зошит плями. Пляма щодня: маленька, велика, з підтьоками, ледь помітна. Через два місяці зошит розповідав про той рік докладніше, ніж змогла б я.</p>
<h2>П’ять способів без уміння</h2>
<ul>
<li><strong>Пляма дня.</strong> Фарба, чай або помада, що є під рукою.</li>
<li><strong>Лінія.</strong> Проведіть її зліва направо, як минав день: рівно, вгору, з розривом.</li>
<li><strong>Кружечок настрою.</strong> Заповніть його настільки, наскільки заповнені ви.</li>
<li><strong>Обведена рука.</strong> На кожному пальці одне слово або знак.</li>
<li><strong>Наклейка.</strong> Квиток, листок, обгортка з того, що сьогодні потішило.</li>
</ul>
<h2>Домовленість із внутрішнім учителем малювання</h2>
<p>Він майже в кожного є, з третього класу. Скажіть йому, що це не малюнок, а запис. Записи не виставляють на стіну й не порівнюють. Якщо він не вгаває, малюйте лівою рукою або заплющеними очима: він розгубиться.</p>
<blockquote><p>Слова повертаються самі. Одного дня під плямою з’явилося «сіль», а потім і решта речення.</p></blockquote>
<p>Підписуйте лише дату. Захочете поговорити зі своїми лініями, спитайте, куди вони йдуть. У електронному <a href="/diary">щоденнику</a> до запису можна додати фото сторінки. Якщо ж мовчання триває довго і болить, прийдіть із зошитом до <a href="/experts">фахівчині чи фахівця</a>.</p>`,
      ru: `<p>В моей жизни был год, когда писать не получалось. Я брала ручку, и слова выходили чужие, словно из инструкции. Тогда в тетради появились пятна, по одному на день: маленькие, большие, с подтёками, едва заметные. Спустя два месяца она рассказывала о том годе подробнее, чем смогла бы я.</p>
<h2>Пять способов без умения</h2>
<ul>
<li><strong>Пятно дня.</strong> Краска, чай, помада, что найдётся под рукой.</li>
<li><strong>Линия.</strong> Ведите её слева направо так, как шёл день: ровно, вверх, с разрывом.</li>
<li><strong>Кружок настроения.</strong> Закрасьте его настолько, насколько наполнены вы.</li>
<li><strong>Обведённая ладонь.</strong> На каждом пальце слово или знак.</li>
<li><strong>Наклейка.</strong> Билет, лист, обёртка от того, что сегодня порадовало.</li>
</ul>
<h2>Договор с внутренним учителем рисования</h2>
<p>Он живёт почти в каждом класса с третьего. Объясните ему, что перед ним запись. Записи не вешают на стену и ни с чем не сравнивают. Не унимается? Рисуйте левой рукой или с закрытыми глазами, это сбивает его с толку.</p>
<blockquote><p>Слова возвращаются сами. Однажды под пятном появилось «соль», а за ним и остаток фразы.</p></blockquote>
<p>Подписывайте только дату. Захочется поговорить с линиями, спросите, куда они идут. К записи в электронном <a href="/ru/diary">дневнике</a> легко добавить снимок страницы. А если молчание затянулось и болит, возьмите тетрадь и приходите к <a href="/ru/experts">специалисту</a>.</p>`,
      en: `<p>There was a year when I couldn’t write. I’d sit down with a pen, and the words felt foreign, like something out of a manual. So I started putting blots in my notebook. One a day: small, large, runny, hardly there. Two months later it told the story of that year in more detail than I could have done.</p>
<h2>Five ways that need no skill</h2>
<ul>
<li><strong>Blot of the day.</strong> Paint, tea, lipstick, whatever’s to hand.</li>
<li><strong>A line.</strong> Take it from left to right the way the day went, level or climbing or broken.</li>
<li><strong>A mood circle.</strong> Fill it as full as you are.</li>
<li><strong>The outline of your hand.</strong> One word or sign on each finger.</li>
<li><strong>A scrap.</strong> A ticket, a leaf, the wrapper of something you enjoyed.</li>
</ul>
<h2>A deal with the inner art teacher</h2>
<p>Almost everybody has one, left over from primary school. Tell him this is a record. Records don’t get pinned to the wall or compared. If he keeps on, use your other hand or close your eyes, and he’ll lose his bearings.</p>
<blockquote><p>Words come back by themselves. One day the word “salt” appeared under a blot, and later the rest of the sentence.</p></blockquote>
<p>Add only the date. If you’d like to talk to your lines, ask where they’re going. In the online <a href="/en/diary">diary</a> you can attach a photo of the page. And if the silence is long and it hurts, take the notebook to one of our <a href="/en/experts">experts</a>.</p>`,
    },
    publishedDaysAgo: 36,
    readingMinutes: 3,
    picture: { hour: 'bloom', kind: 'forest' },
    tags: {
      uk: ['малюнок', 'щоденник без слів', 'творчість'],
      ru: ['рисунок', 'дневник без слов', 'творчество'],
      en: ['drawing', 'wordless diary', 'making things'],
    },
    hasVideo: true,
  },
  {
    slug: 'zvychka-v-pari',
    category: 'zvychky',
    author: 'david-okoro',
    title: {
      uk: 'Звичка в парі: як підтримувати одне одного без контролю',
      ru: 'Привычка на пару: как поддерживать без контроля',
      en: 'A habit in pairs: support without supervision',
    },
    excerpt: {
      uk: 'Напарник допомагає, доки не стає наглядачем. Ми з другом знайшли формат на одне повідомлення в день.',
      ru: 'Напарник помогает, пока не превращается в надзирателя. Наш способ укладывается в одно сообщение в день.',
      en: 'A partner helps until they turn into a guard. Ours works on one message a day.',
    },
    body: {
      uk: `<p>Ми з Юрком домовилися бігати разом. На другий тиждень він проспав, на третій я збрехав про коліно. Обом було ніяково, тож ми перестали бачитися взагалі, хоча до того дружили дванадцять років. Біг виявився сильнішим за дружбу. Довелося думати.</p>
<h2>Де ламається</h2>
<p>Пара тримається на очікуванні, а очікування легко стає перевіркою. «Ну що, зробив?» звучить однаково від тренера, мами й совісті. Людина або виправдовується, або зникає.</p>
<h2>Наш формат</h2>
<ol>
<li>У кожного власна звичка, різна. Змагатися нема в чому.</li>
<li>Раз на день надсилаємо один знак: крапка, якщо було, риска, якщо ні. Без пояснень.</li>
<li>На риску відповідаємо теж рискою або жартом. Порад не даємо.</li>
<li>Щонеділі п’ять хвилин голосом: що заважало і що змінити.</li>
<li>Кожен може взяти відпустку, попередивши словом «канікули».</li>
</ol>
<p>Минув рік. Рисок у нас приблизно третина, і це найдовша звичка в моїй таблиці.</p>
<blockquote><p>Підтримка звучить як «я тут». Контроль звучить як «а ти?»</p></blockquote>
<p>Добрий напарник не мусить бути близьким. Годиться колега, сусідка, учасниця <a href="/courses">марафону</a>, з якою ви ніколи не бачилися. Головне, щоб обоє мали право на риску. Власні знаки ставте у <a href="/diary">щоденнику</a>: він теж нічого не питає.</p>
<p>З Юрком ми знову п’ємо каву. Про біг не говоримо.</p>`,
      ru: `<p>Мы с Юрой решили бегать вместе. На второй неделе он проспал, на третьей я соврал про колено. Обоим стало неловко, и мы перестали видеться совсем, хотя дружили двенадцать лет. Бег оказался сильнее дружбы. Пришлось подумать.</p>
<h2>Где ломается</h2>
<p>Пара держится на ожидании, а ожидание легко становится проверкой. «Ну что, сделал?» звучит одинаково от тренера, мамы и совести. В ответ либо оправдываются, либо пропадают.</p>
<h2>Наш способ</h2>
<ol>
<li>Привычки у нас разные, соревноваться не в чем.</li>
<li>Раз в день посылаем один знак: точку, если было, чёрточку, если нет. Без объяснений.</li>
<li>На чёрточку отвечаем чёрточкой или шуткой. Советов не даём.</li>
<li>По воскресеньям пять минут голосом: что мешало и что поменять.</li>
<li>Любой может взять отпуск, предупредив словом «каникулы».</li>
</ol>
<p>Прошёл год. Чёрточек около трети, и это самая долгая привычка в моей таблице.</p>
<blockquote><p>Поддержка звучит как «я здесь». Контроль звучит как «а ты?»</p></blockquote>
<p>Хорошему напарнику не обязательно быть близким другом. Подойдёт коллега, соседка или участница <a href="/ru/courses">марафона</a>, с которой вы никогда не встречались. Важно, чтобы у обоих было право на чёрточку. Собственные знаки ставьте в <a href="/ru/diary">дневнике</a>, он тоже вопросов не задаёт.</p>
<p>С Юрой мы снова пьём кофе. О беге не говорим.</p>`,
      en: `<p>Yurko and I agreed to go running together. In the second week he overslept, and in the third I lied about my knee. We both felt awkward and stopped seeing each other altogether, after twelve years of friendship. Running had proved the stronger of the two. Some thought was called for.</p>
<h2>Where it breaks</h2>
<p>A pair rests on expectation, and expectation easily becomes inspection. “Well, did you do it?” sounds the same from a coach, a mother and a conscience. People make excuses, or they vanish.</p>
<h2>What we do now</h2>
<ol>
<li>We each have our own habit, and they’re different, so there’s nothing to compete over.</li>
<li>Once a day we send one mark: a dot for done, a dash for not. No explanations.</li>
<li>A dash is answered with a dash or a joke. We don’t give advice.</li>
<li>On Sundays we talk for five minutes about what got in the way and what to change.</li>
<li>Either of us can take leave by saying “holidays”.</li>
</ol>
<p>A year has gone by. About a third of the marks are dashes, and it’s the longest-lived habit in my spreadsheet.</p>
<blockquote><p>Support says “I’m here”. Supervision says “and you?”</p></blockquote>
<p>A good partner needn’t be a close friend. It could be a colleague, a neighbour, or somebody from a <a href="/en/courses">marathon</a> you’ve never met. What matters is that you’re both allowed a dash. Keep your own marks in the <a href="/en/diary">diary</a>, which asks no questions either.</p>
<p>Yurko and I have coffee again. We don’t discuss running.</p>`,
    },
    publishedDaysAgo: 43,
    readingMinutes: 2,
    picture: { hour: 'dawn', kind: 'city' },
    tags: {
      uk: ['підтримка', 'дружба', 'звички'],
      ru: ['поддержка', 'дружба', 'привычки'],
      en: ['support', 'friendship', 'habits'],
    },
    hasVideo: false,
  },
  {
    slug: 'robota-zakinchylasia',
    category: 'spokii',
    author: 'daryna-vilkhova',
    title: {
      uk: 'Робота закінчилася: ритуал, який вміщається в двері',
      ru: 'Работа закончилась: ритуал размером с дверь',
      en: 'Work is over: a ritual the size of a doorway',
    },
    excerpt: {
      uk: 'Ноутбук закрито, а нарада в голові триває. Як позначити кінець дня, щоб повірило й тіло.',
      ru: 'Ноутбук закрыт, а совещание в голове продолжается. Как отметить конец дня, чтобы поверило и тело.',
      en: 'The laptop is shut and the meeting goes on in your head. How to mark the end of the day so your body believes it.',
    },
    body: {
      uk: `<p>Коли я ходила в офіс, день закінчувався дорогою. Сорок хвилин у тролейбусі були ні роботою, ні домом, і десь біля мосту начальниця в моїй голові нарешті замовкала. Удома за ноутбуком мосту немає. Я закривала кришку й одразу чистила картоплю, досі сперечаючись із таблицею.</p>
<p>Тілу потрібен знак. Він може бути зовсім маленьким, аби щоразу однаковим.</p>
<h2>Три частини</h2>
<ol>
<li><strong>Залишити.</strong> Запишіть три речі: що зроблено, що чекає на завтра, з чого почнете. Це звільняє голову від чергування.</li>
<li><strong>Закрити.</strong> Рух, який можна почути: клацання лампи, кришка, шухляда.</li>
<li><strong>Перейти.</strong> Перевдягніться, вмийтеся або обійдіть будинок. Якщо двері є, вийдіть і зайдіть знову.</li>
</ol>
<p>Усе разом триває шість хвилин. Перші дні здається грою, десь на десятий плечі опускаються ще біля шухляди.</p>
<h2>Якщо робота не відпускає</h2>
<p>Буває, що закінчувати немає куди: зміна, маленька дитина, термінове. Тоді зменшіть ритуал до одного руху, хоч би до зняття бейджа. А якщо думка повернулася о дев’ятій, допишіть її до списку на завтра і скажіть «прийнято».</p>
<blockquote><p>День не закінчується сам. Його, як штору, хтось має затягнути.</p></blockquote>
<p>Вечірній рядок у <a href="/diary">щоденнику</a> теж годиться за двері. Головне, що після нього ви вже вдома, навіть якщо й не виходили.</p>`,
      ru: `<p>Пока я ездила в офис, день заканчивала дорога. Сорок минут в троллейбусе не были ни работой, ни домом, и где-то у моста начальница в моей голове умолкала. Дома моста нет. Я закрывала ноутбук и тут же чистила картошку, всё ещё споря с таблицей.</p>
<p>Телу нужен знак. Пусть совсем крошечный, лишь бы каждый раз один и тот же.</p>
<h2>Три части</h2>
<ol>
<li><strong>Оставить.</strong> Запишите три вещи: что сделано, что ждёт завтра, с чего начнёте. Голове больше не придётся дежурить.</li>
<li><strong>Закрыть.</strong> Движение, которое слышно: щелчок лампы, крышка, ящик стола.</li>
<li><strong>Перейти.</strong> Переоденьтесь, умойтесь или обойдите дом. Есть дверь? Выйдите и войдите снова.</li>
</ol>
<p>На всё уходит шесть минут. Сначала это похоже на игру, а день на десятый плечи опускаются ещё у ящика.</p>
<h2>Если работа не отпускает</h2>
<p>Бывает, заканчивать некогда: смена, маленький ребёнок, срочное. Тогда сократите ритуал до одного движения, хотя бы снимите бейдж. А если мысль вернулась в девять, впишите её в список на завтра и скажите «принято».</p>
<blockquote><p>День сам не кончается. Его, как штору, кто-то должен задёрнуть.</p></blockquote>
<p>Вечерняя строка в <a href="/ru/diary">дневнике</a> тоже сойдёт за дверь. Главное, что после неё вы уже дома, даже если никуда не выходили.</p>`,
      en: `<p>When I worked in an office, the journey ended the day for me. Forty minutes on a trolleybus were neither work nor home, and somewhere near the bridge the manager in my head fell silent. At home there’s no bridge. I’d close the laptop and start peeling potatoes, still arguing with a spreadsheet.</p>
<p>The body needs a sign. It can be tiny, as long as it’s the same each time.</p>
<h2>Three parts</h2>
<ol>
<li><strong>Leave.</strong> Write three things: what’s done, what waits for tomorrow, where you’ll begin. Your head is then off duty.</li>
<li><strong>Close.</strong> Make a movement you can hear. The click of a lamp, a lid, a drawer.</li>
<li><strong>Cross.</strong> Change your clothes, wash your face or walk round the building. If you’ve got a door, go out and come in again.</li>
</ol>
<p>The whole thing takes six minutes. For the first few days it feels like a game. By about the tenth, your shoulders drop at the drawer.</p>
<h2>If work won’t let go</h2>
<p>Sometimes there’s no end to be had, with shifts, a small child or something urgent. In that case shrink the ritual to one movement, even if it’s only taking off your badge. And if a thought comes back at nine, add it to tomorrow’s list and tell it, “noted”.</p>
<blockquote><p>A day doesn’t end by itself. Like a curtain, it has to be drawn by somebody.</p></blockquote>
<p>An evening line in your <a href="/en/diary">diary</a> can serve as a door too. What counts is that you’re home once it’s written, even if you never went out.</p>`,
    },
    publishedDaysAgo: 51,
    readingMinutes: 3,
    picture: { hour: 'dusk', kind: 'steppe' },
    tags: {
      uk: ['робота', 'вечір', 'ритуал'],
      ru: ['работа', 'вечер', 'ритуал'],
      en: ['work', 'evenings', 'ritual'],
    },
    hasVideo: false,
  },
  {
    slug: 'slovo-roku',
    category: 'praktyky',
    author: 'iryna-sokil',
    title: {
      uk: 'Слово року замість обіцянок',
      ru: 'Слово года вместо обещаний',
      en: 'A word for the year, in place of promises',
    },
    excerpt: {
      uk: 'Обіцянку можна порушити, а слово просто йде поруч. Як вибрати своє і не мучитися вибором.',
      ru: 'Обещание можно нарушить, а слово просто идёт рядом. Как выбрать своё и не мучиться.',
      en: 'A promise can be broken, while a word just walks along with you. Choosing yours without agonising.',
    },
    body: {
      uk: `<p>Колись я складала на новий рік списки з двадцяти пунктів. До березня доживали два, зазвичай «купити чайник» і «полагодити двері». Тепер маю одне слово. Торік було «світло», перед тим «досить», а одного року «качка», про що нижче.</p>
<p>Слово не вимагає звіту. Воно працює як камінець у кишені: натрапили пальцями, згадали, пішли далі.</p>
<h2>Як шукати</h2>
<ol>
<li>Перегорніть записи за рік і випишіть слова, від яких тепліє або щось стискається.</li>
<li>Викресліть ті, що звучать як наказ: «дисципліна», «схуднути», «встигати».</li>
<li>З решти виберіть три й поживіть із кожним по дню. Ставте його на початку запису.</li>
<li>Лишиться одне. Якщо не лишилося, візьміть найкоротше.</li>
</ol>
<h2>Як із ним жити</h2>
<ul>
<li>Напишіть там, де побачите випадково: у гаманці, на звороті квитка.</li>
<li>Коли вагаєтеся, спитайте: а що тут порадило б слово?</li>
<li>Раз на місяць допишіть, де воно вам трапилося.</li>
</ul>
<p>«Качка» з’явилася, бо за столом усі сперечалися, а онук мовчки годував у ставку качок. Увесь рік, коли навколо здіймався галас, я думала: качка. І йшла дивитися на воду.</p>
<blockquote><p>Слово можна поміняти в липні. Рік не образиться.</p></blockquote>
<p>Починати можна не лише в січні. Впишіть слово у <a href="/diary">щоденник</a> сьогодні, і рік піде від цього дня.</p>`,
      ru: `<p>Когда-то к новому году я составляла списки из двадцати пунктов. До марта дотягивали два, обычно «купить чайник» и «починить дверь». Теперь беру одно слово. В прошлом году это был «свет», до него «хватит», а однажды «утка», о ней ниже.</p>
<p>Слово не просит отчёта. Оно как камешек в кармане: нащупали, вспомнили, пошли дальше.</p>
<h2>Как искать</h2>
<ol>
<li>Пролистайте записи за год и выпишите слова, от которых теплеет или что-то сжимается.</li>
<li>Вычеркните похожие на приказ: «дисциплина», «похудеть», «успевать».</li>
<li>Из остальных отберите три и с каждым проживите день. Пусть стоит первым в записи.</li>
<li>Одно останется. Если нет, берите самое короткое.</li>
</ol>
<h2>Как с ним жить</h2>
<ul>
<li>Напишите его там, где наткнётесь случайно: в кошельке, на обороте билета.</li>
<li>В сомнениях спросите себя, что посоветовало бы слово.</li>
<li>Раз в месяц допишите, где оно вам встретилось.</li>
</ul>
<p>«Утка» родилась так: за столом все спорили, а внук молча кормил уток в пруду. Весь год, едва вокруг поднимался шум, я думала про утку и шла смотреть на воду.</p>
<blockquote><p>В июле слово можно поменять. Год не обидится.</p></blockquote>
<p>Январь для начала не обязателен. Впишите слово в <a href="/ru/diary">дневник</a> прямо сегодня, и год пойдёт с этого дня.</p>`,
      en: `<p>I used to greet the new year with a list of twenty items. By March two were still alive, usually “buy a kettle” and “mend the door”. Now I have a single word. Last year’s was “light”, the one before was “enough”, and one year it was “duck”, which I’ll come to.</p>
<p>A word asks for no report. It’s like a pebble in your pocket. Your fingers find it, you remember, you walk on.</p>
<h2>Finding it</h2>
<ol>
<li>Go through the year’s entries and copy out words that warm you, or make something tighten.</li>
<li>Cross out any that sound like orders: “discipline”, “slimmer”, “faster”.</li>
<li>Pick three of the rest and live with each for a day. Put it at the top of your entry.</li>
<li>One will be left. If it isn’t, take the shortest.</li>
</ol>
<h2>Living with it</h2>
<ul>
<li>Write it where you’ll see it by chance: in your purse, on the back of a ticket.</li>
<li>When you’re in two minds, ask what the word would advise.</li>
<li>Once a month add a note about where you ran into it.</li>
</ul>
<p>“Duck” came about because everyone at the table was quarrelling while my grandson quietly fed the ducks on the pond. All that year, whenever there was an uproar, I thought “duck” and went to look at some water.</p>
<blockquote><p>You may change your word in July. The year won’t be offended.</p></blockquote>
<p>January isn’t compulsory either. Put a word in your <a href="/en/diary">diary</a> today, and the year can start from here.</p>`,
    },
    publishedDaysAgo: 55,
    readingMinutes: 3,
    picture: { hour: 'dawn', kind: 'snow' },
    tags: {
      uk: ['слово року', 'наміри', 'вправа'],
      ru: ['слово года', 'намерения', 'упражнение'],
      en: ['word of the year', 'intentions', 'exercise'],
    },
    hasVideo: false,
  },
];
