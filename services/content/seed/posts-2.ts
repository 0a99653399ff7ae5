import type { PostSeed } from './posts-shape.ts';

export const posts2: readonly PostSeed[] = [
  {
    slug: 'mezhi-bez-viiny',
    category: 'stosunky',
    author: 'marko-levchenko',
    title: {
      uk: 'Межі без війни: сім фраз, які не ранять',
      ru: 'Границы без войны: семь фраз, которые не ранят',
      en: 'Boundaries without a war: seven phrases that don’t sting',
    },
    excerpt: {
      uk: 'Сказати «ні» можна спокійно й коротко. Готові речення для родини, роботи та сусіда з дрилем.',
      ru: 'Отказать можно коротко и спокойно. Готовые слова для родных, работы и соседа с дрелью.',
      en: 'You can say no calmly and briefly. Ready-made sentences for family, work and the neighbour with the drill.',
    },
    body: {
      uk: `<p>Більшість людей, яких я мирю, не вміють відмовляти до того, як розсердяться. Вони терплять місяць, а тоді кажуть усе за один вечір. Друга сторона щиро дивується: досі ж усе було гаразд.</p>
<p>Межа, названа рано, звучить буденно. Вона коротка, про мене, і в ній немає слова «завжди».</p>
<h2>Сім фраз</h2>
<ol>
<li>«Мені треба подумати, відповім у четвер».</li>
<li>«Я можу допомогти годину, далі маю йти».</li>
<li>«Про це я не хочу говорити за столом».</li>
<li>«Зараз я зла, повернімося до цього після вечері».</li>
<li>«Дякую за пораду, вирішу сама».</li>
<li>«Після восьмої я не відповідаю на робочі листи».</li>
<li>«Мені це не підходить».</li>
</ol>
<p>Остання найважча, бо хочеться додати пояснення. Спробуйте промовчати три секунди. Зазвичай їх вистачає.</p>
<h2>Що робити з образою</h2>
<p>На вас можуть образитися. Це не означає, що ви помилилися: людина звикала до іншого, їй потрібен час. Лишіться поруч, зробіть чай, але відповіді не міняйте лише через важку тишу.</p>
<blockquote><p>Паркан із хвірткою захищає сад краще за рів із водою. До вас усе ще можна зайти.</p></blockquote>
<p>Почніть із найбезпечнішої людини та дрібниці. Увечері запишіть у <a href="/diary">щоденнику</a>, що саме сказали і що сталося далі. За два тижні матимете власний розмовник, кращий за мій.</p>`,
      ru: `<p>Люди, которых я мирю, чаще всего умеют отказывать только в гневе. Месяц терпят, потом за вечер выкладывают всё. Вторая сторона искренне изумлена: до сих пор никто не жаловался.</p>
<p>Если обозначить границу вовремя, она звучит совсем буднично. Говорите о себе, коротко и без слова «вечно».</p>
<h2>Семь фраз</h2>
<ol>
<li>«Мне нужно подумать, в четверг отвечу».</li>
<li>«Час я могу помочь, потом мне пора».</li>
<li>«За столом я не хочу это обсуждать».</li>
<li>«Я сейчас злюсь, давайте вернёмся к разговору после ужина».</li>
<li>«Спасибо за совет, решу сама».</li>
<li>«После восьми я не отвечаю на рабочие письма».</li>
<li>«Мне это не подходит».</li>
</ol>
<p>Труднее всего даётся последняя, к ней так и хочется приложить объяснительную. Помолчите три секунды. Обычно этого хватает.</p>
<h2>Если обиделись</h2>
<p>Обида не доказывает, что вы ошиблись. Человек привык к другому, ему нужно время. Будьте рядом, налейте чаю, однако не меняйте ответ только потому, что молчать неловко.</p>
<blockquote><p>Забор с калиткой бережёт сад лучше, чем ров с водой. К вам по-прежнему можно войти.</p></blockquote>
<p>Потренируйтесь на пустяке и на том, с кем безопасно. Вечером отметьте в <a href="/ru/diary">дневнике</a>, какие слова выбрали и чем всё кончилось. Через две недели соберётся ваш собственный разговорник, и он будет полезнее моего.</p>`,
      en: `<p>Most of the people I sit down with only know how to refuse once they’re angry. They put up with something for a month, then say all of it in one evening. The other side is honestly surprised. Nobody had complained until now.</p>
<p>Set early, a boundary sounds quite ordinary. It’s short, it’s about you, and the word “always” isn’t in it.</p>
<h2>Seven phrases</h2>
<ol>
<li>“Let me think about it. I’ll tell you on Thursday.”</li>
<li>“I can give you an hour, then I have to be off.”</li>
<li>“I’d rather not talk about that over dinner.”</li>
<li>“I’m cross at the moment. Can we come back to it after supper?”</li>
<li>“Thanks for the advice, I’ll make up my own mind.”</li>
<li>“I don’t answer work messages after eight.”</li>
<li>“That doesn’t work for me.”</li>
</ol>
<p>The last is the hardest, because you’ll want to explain. Try three seconds of silence. They’re usually enough.</p>
<h2>If they’re hurt</h2>
<p>Somebody may take offence, and that doesn’t prove you were wrong. They were used to something else and need time. Stay near, make the tea, but don’t change your answer just because the silence is heavy.</p>
<blockquote><p>A fence with a gate looks after a garden better than a moat. People can still come in.</p></blockquote>
<p>Begin with a trifle and with somebody safe. In the evening, note in your <a href="/en/diary">diary</a> what you said and what followed. In a fortnight you’ll have a phrase book of your own, and it will be better than mine.</p>`,
    },
    publishedDaysAgo: 10,
    readingMinutes: 2,
    picture: { hour: 'mist', kind: 'hills' },
    tags: {
      uk: ['межі', 'розмова', 'відмова'],
      ru: ['границы', 'разговор', 'отказ'],
      en: ['boundaries', 'conversation', 'saying no'],
    },
    hasVideo: true,
  },
  {
    slug: 'propushcheni-dni',
    category: 'sodennik',
    author: 'daryna-vilkhova',
    title: {
      uk: 'Пропущені дні: як повернутися до щоденника без пояснень',
      ru: 'Пропущенные дни: как вернуться к дневнику без объяснений',
      en: 'Missed days: coming back to your diary without an excuse',
    },
    excerpt: {
      uk: 'Порожні сторінки теж належать щоденнику. Розповідаємо, як почати знову з будь-якого дня.',
      ru: 'Пустые страницы тоже часть дневника. О том, как начать снова с любого дня.',
      en: 'Empty pages belong to a diary too. How to begin again on any day you like.',
    },
    body: {
      uk: `<p>У моєму зошиті є пропуск завдовжки чотири місяці. По один бік дачні помідори, по другий перший сніг. Довго я хотіла заповнити цю дірку з пам’яті, щоб усе було як слід. Потім приклеїла туди квиток на потяг і пішла далі.</p>
<p>Зазвичай нас лякає не сама пауза. Лякає розмова із собою, яка начебто має відбутися після неї: де була, чому кинула, чи надовго тепер.</p>
<h2>Цю розмову можна пропустити</h2>
<p>Щоденник не ставить запитань на вході. Відкрийте сьогоднішню дату. Якщо хочеться перехідного речення, візьміть котресь готове:</p>
<ul>
<li>«Я тут».</li>
<li>«За цей час змінилося одне: …»</li>
<li>«Найкраще з того, що я не записала».</li>
</ul>
<h2>Перший тиждень після паузи</h2>
<p>Не надолужуйте. Пишіть менше, ніж хочеться: три рядки, і закрийте. Бажання продовжити завтра цінніше за довгий запис сьогодні. Позначки у <a href="/diary/settings">налаштуваннях</a> теж можна тимчасово скоротити до однієї чи двох.</p>
<p>І гляньте на паузу як на відомості про життя. Можливо, тоді хворіла дитина. Можливо, все було добре і писати не кортіло. Обидві причини поважні.</p>
<blockquote><p>Стежка заростає травою, але нікуди не дівається. Її видно після перших кроків.</p></blockquote>
<p>Коли пишу це, надворі листопад. Порожніх клітинок у моєму місяці більше, ніж заповнених. Щоденник стоїть на полиці й пахне помідорами.</p>`,
      ru: `<p>В моей тетради есть пробел в четыре месяца. До него дачные помидоры, после него первый снег. Я долго собиралась дописать эту часть по памяти, для порядка. В итоге вклеила билет на поезд и стала писать дальше.</p>
<p>Сам перерыв мало кого пугает. Пугает допрос, который мы себе устраиваем: где пропадала, почему бросила, надолго ли хватит теперь.</p>
<h2>Без допроса</h2>
<p>Дневник на входе ни о чём не спрашивает. Откройте страницу с сегодняшним числом, а для первой строки возьмите что-нибудь готовое:</p>
<ul>
<li>«Я здесь».</li>
<li>«С тех пор изменилось одно: …»</li>
<li>«Лучшее из того, что я не записала».</li>
</ul>
<h2>Первая неделя</h2>
<p>Навёрстывать ничего не нужно. Пишите чуть меньше, чем хочется, и закрывайте тетрадь, пока интересно. Желание вернуться завтра дороже длинной записи сегодня. Число отметок в <a href="/ru/diary/settings">настройках</a> на время можно уменьшить до одной-двух.</p>
<p>На сам перерыв посмотрите как на новость о своей жизни. Может быть, болел ребёнок. А может, всё шло прекрасно, и бумага не требовалась. И то и другое уважительно.</p>
<blockquote><p>Тропинка зарастает травой, но никуда не девается. Несколько шагов, и её снова видно.</p></blockquote>
<p>Сейчас, когда я это пишу, за окном ноябрь, и пустых клеточек в моём месяце больше, чем заполненных. Дневник стоит на полке и пахнет помидорами.</p>`,
      en: `<p>There’s a gap of four months in my notebook. Tomatoes on one side of it, the first snow on the other. For ages I meant to fill it in from memory, to do the thing properly. In the end I glued in a train ticket and carried on.</p>
<p>It’s rarely the gap that puts us off. It’s the interview we think has to follow. Where have you been, why did you stop, will it last this time?</p>
<h2>You can skip the interview</h2>
<p>A diary asks nothing at the door. Open today’s page. If you need a sentence to step across on, borrow one of these:</p>
<ul>
<li>“I’m here.”</li>
<li>“One thing has changed since then: …”</li>
<li>“The best of what I didn’t write down.”</li>
</ul>
<h2>The first week back</h2>
<p>Don’t catch up. Write a bit less than you’d like to, three lines perhaps, and close the book. Wanting to return tomorrow is worth more than a long entry today. You can also trim what you track in <a href="/en/diary/settings">settings</a> to one or two things for a while.</p>
<p>Then look at the gap as information. Maybe a child was ill. Maybe life was good and you had no need of paper. Either is reason enough.</p>
<blockquote><p>Grass grows over a path, but the path stays put. A few steps and you can see it again.</p></blockquote>
<p>It’s November as I write this. My month has more empty squares than full ones, and the notebook sits on its shelf, smelling of tomatoes.</p>`,
    },
    publishedDaysAgo: 12,
    readingMinutes: 2,
    picture: { hour: 'mist', kind: 'river' },
    tags: {
      uk: ['пауза', 'повернення', 'звичка писати'],
      ru: ['пауза', 'возвращение', 'привычка писать'],
      en: ['gaps', 'coming back', 'writing habit'],
    },
    hasVideo: false,
  },
  {
    slug: 'utoma-pislia-snu',
    category: 'spokii',
    author: 'daryna-vilkhova',
    title: {
      uk: 'Утома, яка не минає після сну',
      ru: 'Усталость, которая не проходит после сна',
      en: 'The tiredness that sleep doesn’t touch',
    },
    excerpt: {
      uk: 'Буває, ви спали вісім годин і прокинулися без сил. Можливо, втомилося щось інше, не тіло.',
      ru: 'Вы спали восемь часов и встали без сил. Возможно, отдых нужен совсем не телу.',
      en: 'You slept for eight hours and woke up drained. Perhaps it wasn’t your body that needed the rest.',
    },
    body: {
      uk: `<p>Після одного проєкту я взяла відпустку й спала десять днів. На одинадцятий прокинулася такою самою. Тоді вперше спитала себе не «скільки я відпочиваю», а «від чого».</p>
<p>Утома має різні джерела, і сон поповнює лише одне з них. Корисно дізнатися, що саме у вас закінчилося.</p>
<h2>П’ять запитань</h2>
<ul>
<li><strong>Тіло.</strong> Чи я їла, рухалася, була надворі?</li>
<li><strong>Увага.</strong> Скільки разів за годину мене перебивають?</li>
<li><strong>Люди.</strong> З ким після розмови легше, а з ким важче?</li>
<li><strong>Рішення.</strong> Що я вирішую за всіх, хоча ніхто не просив?</li>
<li><strong>Сенс.</strong> Чи є в тижні година, на яку я чекаю?</li>
</ul>
<p>Позначайте це тиждень у <a href="/diary">щоденнику</a>, одним словом на день. Під кінець видно, куди тече.</p>
<h2>Відпочинок за адресою</h2>
<p>Втомленій увазі допомагає година без екрана, нехай нудна. Втомі від людей допомагає зачинений кабінет або прогулянка в навушниках без музики. Коли забагато рішень, попросіть когось вибрати вечерю й не поправляйте.</p>
<p>Відпочинок за чужим рецептом часто дратує. Якщо гаряча ванна для вас тільки мокра і нудна, оберіть інше.</p>
<blockquote><p>Запитайте себе, чого вам хочеться після відпочинку. Відповідь підкаже, якого саме.</p></blockquote>
<p>І важливе: утома, яка триває місяцями, міняє апетит чи забирає інтерес до всього, є приводом для розмови з лікаркою або лікарем. Щоденник можна взяти з собою на прийом.</p>`,
      ru: `<p>После одного большого проекта я взяла отпуск и десять дней отсыпалась. На одиннадцатый встала такой же разбитой. Вместо «сколько я отдыхаю» пришлось спросить себя: «от чего».</p>
<p>Источники у усталости разные, сон восполняет один из них. Стоит выяснить, что именно у вас закончилось.</p>
<h2>Пять вопросов</h2>
<ul>
<li><strong>Тело.</strong> Ела ли я сегодня, двигалась, выходила на улицу?</li>
<li><strong>Внимание.</strong> Сколько раз за час меня отвлекают?</li>
<li><strong>Люди.</strong> После кого становится легче, а после кого тяжелее?</li>
<li><strong>Решения.</strong> Что я решаю за всех, хотя никто не просил?</li>
<li><strong>Смысл.</strong> Есть ли на неделе час, которого я жду?</li>
</ul>
<p>В течение семи дней отмечайте ответ в <a href="/ru/diary">дневнике</a>, хотя бы одним словом. К воскресенью станет понятно, где утекает.</p>
<h2>Отдых по адресу</h2>
<p>Уставшему вниманию нужен час без экрана, пусть и скучный. Если утомили люди, помогает закрытая дверь или прогулка в наушниках без музыки. Перебрали с решениями? Пусть ужин выберет кто-то другой, а вы не спорьте.</p>
<p>Чужие рецепты нередко раздражают. Если горячая ванна для вас просто мокрая и скучная, ищите своё.</p>
<blockquote><p>Спросите себя, чего захочется после отдыха. Так станет ясно, какой отдых нужен.</p></blockquote>
<p>И важное. Если усталость длится месяцами, меняет аппетит или отнимает интерес ко всему, поговорите с врачом. Записи можно взять на приём.</p>`,
      en: `<p>After one project I took leave and slept for ten days. On the eleventh I woke up exactly the same. I’d been asking how much rest I was getting. It was time to ask what I needed a rest from.</p>
<p>Tiredness has more than one source, and sleep refills only one of them. It’s worth finding out what you’ve actually run out of.</p>
<h2>Five questions</h2>
<ul>
<li><strong>Body.</strong> Have I eaten, moved, been outside?</li>
<li><strong>Attention.</strong> How many times an hour am I interrupted?</li>
<li><strong>People.</strong> Who leaves me lighter, and who heavier?</li>
<li><strong>Decisions.</strong> What do I decide for everyone without being asked?</li>
<li><strong>Meaning.</strong> Is there an hour in the week I look forward to?</li>
</ul>
<p>Keep a note for a week in your <a href="/en/diary">diary</a>, a word a day. By Sunday you’ll see where it leaks.</p>
<h2>Rest where it’s needed</h2>
<p>Tired attention likes an hour without a screen, however dull. If you’ve had too much of people, shut a door, or go for a walk with headphones on and nothing playing. If you’re worn out by choosing, let somebody else pick supper and don’t correct them.</p>
<p>Other people’s recipes for rest can be irritating. If a hot bath is merely wet and boring, choose something else.</p>
<blockquote><p>Ask yourself what you’d like to do once you’re rested. The answer tells you which kind of rest it is.</p></blockquote>
<p>One more thing. Tiredness that lasts for months, changes your appetite or takes away your interest in everything is a reason to see a doctor. You can bring the notes with you.</p>`,
    },
    publishedDaysAgo: 15,
    readingMinutes: 3,
    picture: { hour: 'dusk', kind: 'hills' },
    tags: {
      uk: ['утома', 'відпочинок', 'увага до себе'],
      ru: ['усталость', 'отдых', 'внимание к себе'],
      en: ['tiredness', 'rest', 'self-awareness'],
    },
    hasVideo: false,
  },
  {
    slug: 'shchodennyk-udvokh',
    category: 'sodennik',
    author: 'nadiia-ros',
    title: {
      uk: 'Щоденник удвох: практика для батьків і підлітків',
      ru: 'Дневник на двоих: практика для родителей и подростков',
      en: 'A diary for two: a practice for parents and teenagers',
    },
    excerpt: {
      uk: 'Один зошит, двоє авторів і кілька домовленостей. Як листуватися з людиною, яка живе за стіною.',
      ru: 'Одна тетрадь, два автора и несколько правил. Переписка с человеком из соседней комнаты.',
      en: 'One notebook, two writers, a few agreements. How to correspond with somebody in the next room.',
    },
    body: {
      uk: `<p>Коли старшому виповнилося чотирнадцять, наші розмови скоротилися до «їв?» і «норм». Я купила товстий зошит, написала на першій сторінці одне запитання й поклала йому під двері. Зошит повернувся через три дні. Відповідь займала пів рядка. Для початку чудово.</p>
<h2>Домовленості</h2>
<ol>
<li>Зошит ходить по черзі й лежить там, де його не читатимуть інші.</li>
<li>Написане не обговорюємо вголос, якщо автор не почав сам.</li>
<li>Помилок не виправляємо. Мені, вчительці, це коштувало зусиль.</li>
<li>Можна не відповідати. Можна намалювати.</li>
<li>Якщо комусь загрожує небезпека, говоримо одразу й уголос.</li>
</ol>
<h2>Про що питати</h2>
<p>Краще про дрібне і з власною відповіддю поруч: «Сьогодні мене розсмішив голуб на зупинці. А тебе?» Запитання про оцінки та плани лишіть для кухні. У зошиті ви двоє людей, які діляться днем.</p>
<ul>
<li>Яку пісню ти зараз слухаєш по колу?</li>
<li>Що дорослі постійно розуміють неправильно?</li>
<li>Чого б ти хотів навчитися без оцінок?</li>
</ul>
<blockquote><p>Найдовший запис мого сина був про собаку сусідів. Я прочитала його чотири рази.</p></blockquote>
<p>Не чекайте швидкої відвертості. Наш зошит мовчав цілий березень, і я вже думала, що він загубився під ліжком. А в квітні з’явилися одразу дві сторінки. Купити гарний можна <a href="/catalog">в крамниці</a>, але й шкільний у клітинку впорається.</p>`,
      ru: `<p>Старшему исполнилось четырнадцать, и разговоры наши сжались до «ел?» и «норм». Тогда я взяла толстую тетрадь, вывела на первой странице единственный вопрос и подсунула под его дверь. Ответ пришёл на третий день и занял полстроки. Отличное начало.</p>
<h2>Правила</h2>
<ol>
<li>Тетрадь передаём по очереди и держим там, где её никто не прочтёт.</li>
<li>Вслух о написанном первым заговаривает только автор.</li>
<li>Ошибки не исправляем. Учительнице это далось нелегко.</li>
<li>Отвечать не обязательно. Рисунок тоже считается.</li>
<li>Если кому-то грозит опасность, сразу говорим об этом вслух.</li>
</ol>
<h2>О чём спрашивать</h2>
<p>О мелочах, и каждый раз начиная с себя: «Меня сегодня рассмешил голубь на остановке. А тебя что?» Отметки и планы пусть остаются для кухни. В тетради вы просто двое людей, которые рассказывают друг другу про день.</p>
<ul>
<li>Какая песня у тебя сейчас на повторе?</li>
<li>Что взрослые всё время понимают не так?</li>
<li>Чему бы ты учился, если бы не ставили оценок?</li>
</ul>
<blockquote><p>Самую длинную запись сын посвятил соседской собаке. Я перечитала её четыре раза.</p></blockquote>
<p>Быстрой откровенности не ждите. Наша тетрадь промолчала весь март, зато в апреле в ней прибавилось две страницы. Красивую можно найти <a href="/ru/catalog">в магазине</a>, но и школьная в клетку справится.</p>`,
      en: `<p>When my eldest turned fourteen, our conversations shrank to “eaten?” and “yeah”. I bought a thick notebook, wrote one question on the first page and pushed it under his door. It came back three days later with half a line in it. As beginnings go, that was splendid.</p>
<h2>What we agreed</h2>
<ol>
<li>We take turns, and keep the notebook where nobody else will read it.</li>
<li>We don’t talk about what’s written unless the person who wrote it starts.</li>
<li>No correcting mistakes. I’m a teacher, so that one cost me something.</li>
<li>You may leave a question unanswered. You may draw instead.</li>
<li>If anybody is in danger, we say so at once and out loud.</li>
</ol>
<h2>What to ask</h2>
<p>Small things work best, with your own answer beside them: “A pigeon at the bus stop made me laugh today. What about you?” Save marks and plans for the kitchen. In the notebook you’re two people telling each other about a day.</p>
<ul>
<li>Which song are you playing over and over?</li>
<li>What do adults keep getting wrong?</li>
<li>What would you like to learn if nobody graded it?</li>
</ul>
<blockquote><p>My son’s longest entry was about the neighbours’ dog. I read it four times.</p></blockquote>
<p>Don’t expect anyone to open up quickly. Ours said nothing for the whole of March, then grew by two pages in April. You’ll find a handsome notebook <a href="/en/catalog">in the shop</a>, though a school exercise book does the job just as well.</p>`,
    },
    publishedDaysAgo: 18,
    readingMinutes: 3,
    picture: { hour: 'noon', kind: 'hills' },
    tags: {
      uk: ['підлітки', 'родина', 'спільний зошит'],
      ru: ['подростки', 'семья', 'общая тетрадь'],
      en: ['teenagers', 'family', 'shared notebook'],
    },
    hasVideo: false,
  },
];
