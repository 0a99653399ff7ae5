import type { PostSeed } from './posts-shape.ts';

export const posts8: readonly PostSeed[] = [
  {
    slug: 'samotnist-i-usamitnennia',
    category: 'stosunky',
    author: 'olena-haiova',
    title: {
      uk: 'Самотність і усамітнення: де між ними двері',
      ru: 'Одиночество и уединение: где между ними дверь',
      en: 'Loneliness and solitude, and the door between them',
    },
    excerpt: {
      uk: 'Зовні вони однакові: людина сама в кімнаті. Різниця в тому, чи можна вийти й чи є до кого.',
      ru: 'Снаружи они одинаковы: человек один в комнате. Разница в том, можно ли выйти и есть ли к кому.',
      en: 'From outside they look alike: one person in a room. The difference is whether you can leave, and to whom.',
    },
    body: {
      uk: `<p>Одна моя клієнтка мріяла про тихий вечір на самоті, а друга боялася його. Якось виявилося, що вони описують той самий вівторок: чай, плед, вимкнений телевізор. В усамітненні було тепло. У самотності з тієї самої чашки йшов холод.</p>
<h2>Як розрізнити</h2>
<ul>
<li>Після усамітнення хочеться до людей. Після самотності хочеться, щоб люди нарешті прийшли.</li>
<li>Усамітнення обирають. Самотність трапляється, інколи серед гостей.</li>
<li>В усамітненні думки течуть. У самотності ходять по колу.</li>
</ul>
<p>Обидва ці стани людські, і жоден не свідчить, що з вами щось не так.</p>
<h2>Маленькі двері</h2>
<p>Самотність радить велике: знайти кохання, змінити місто. Почніть із зовсім дрібного. Привітайтеся з касиркою на ім’я, воно є на бейджі. Сядьте в бібліотеці, де інші теж мовчать. Надішліть комусь фото хмари без пояснень. Такі двері відчиняються з одного боку й нікого не зобов’язують.</p>
<p>Якщо ж бракує усамітнення, двері потрібні навпаки: година на тиждень, про яку знають усі вдома, і табличка, яку поважають.</p>
<blockquote><p>Запитайте себе ввечері: це було усамітнення чи самотність? Відповідь підкаже, куди відчиняти.</p></blockquote>
<p>Позначайте це у <a href="/diary">щоденнику</a>, одного слова досить. А якщо холод тримається довго, розкажіть про нього вголос: близькій людині або комусь із <a href="/experts">фахівців і фахівчинь</a>.</p>`,
      ru: `<p>Одна моя клиентка мечтала провести тихий вечер наедине с собой, другая такого вечера боялась. Потом оказалось, что обе описывают один и тот же вторник: чай, плед, выключенный телевизор. Только в уединении было тепло, а из чашки одиночества тянуло холодом.</p>
<h2>Как отличить</h2>
<ul>
<li>После уединения хочется к людям. В одиночестве ждёшь, чтобы кто-нибудь наконец пришёл.</li>
<li>Уединение выбирают. Одиночество случается, бывает, и посреди гостей.</li>
<li>В уединении мысли текут, в одиночестве ходят по кругу.</li>
</ul>
<p>Оба состояния человеческие. Ни одно не значит, что с вами что-то не так.</p>
<h2>Маленькие двери</h2>
<p>Одиночество советует крупное: найти любовь, сменить город. Начните с малого. Поздоровайтесь с кассиром по имени, оно написано на бейдже. Посидите в библиотеке, где остальные тоже молчат. Пошлите кому-нибудь снимок облака без подписи. Эти двери открываются легко и никого ни к чему не обязывают.</p>
<p>А если не хватает уединения, дверь нужна другая: час в неделю, о котором знают все домашние, и табличка, которую уважают.</p>
<blockquote><p>Спросите себя вечером: это было уединение или одиночество? Станет ясно, в какую сторону открывать.</p></blockquote>
<p>Для ответа в <a href="/ru/diary">дневнике</a> хватит слова. Когда холод держится долго, расскажите о нём вслух: близкому человеку или одному из <a href="/ru/experts">специалистов</a>.</p>`,
      en: `<p>One client of mine dreamed of a quiet evening by herself and another dreaded it. In time I realised they were describing the same Tuesday: tea, a blanket, the television off. In solitude it was warm. In loneliness the same cup gave off a chill.</p>
<h2>Telling them apart</h2>
<ul>
<li>After solitude you want to go to people. In loneliness you want somebody to come at last.</li>
<li>Solitude is chosen. Loneliness happens, sometimes in a room full of guests.</li>
<li>In solitude thoughts flow. In loneliness they go round and round.</li>
</ul>
<p>Both are human, and neither means there’s something wrong with you.</p>
<h2>Small doors</h2>
<p>Loneliness gives grand advice: find love, move to another city. Start smaller. Say hello to the cashier by the name on her badge. Sit in a library, where everyone else is silent too. Send somebody a picture of a cloud and don’t explain. Doors like these open easily and put nobody under an obligation.</p>
<p>If it’s solitude you’re short of, you need a different door. Try an hour a week that the whole household knows about, and a sign on the handle that they respect.</p>
<blockquote><p>Ask yourself tonight: was I alone today, or was I lonely? The answer tells you which way to push.</p></blockquote>
<p>One word in your <a href="/en/diary">diary</a> is enough. And if the chill stays for a long time, say so out loud to a person you’re close to, or to one of our <a href="/en/experts">experts</a>.</p>`,
    },
    publishedDaysAgo: 106,
    readingMinutes: 3,
    picture: { hour: 'mist', kind: 'sea' },
    tags: {
      uk: ['самотність', 'усамітнення', 'близькість'],
      ru: ['одиночество', 'уединение', 'близость'],
      en: ['loneliness', 'solitude', 'closeness'],
    },
    hasVideo: false,
  },
  {
    slug: 'odna-zupynka',
    category: 'spokii',
    author: 'taras-yavoriv',
    title: {
      uk: 'Пауза завдовжки в одну зупинку',
      ru: 'Пауза длиной в одну остановку',
      en: 'A pause one bus stop long',
    },
    excerpt: {
      uk: 'Відпустка далеко, а перевести подих хочеться зараз. П’ять привалів, які вміщаються в робочий день.',
      ru: 'До отпуска далеко, а перевести дух хочется сейчас. Пять привалов посреди рабочего дня.',
      en: 'The holiday is months away and you’d like a breather now. Five short halts for a working day.',
    },
    body: {
      uk: `<p>У горах ми зупиняємося щогодини, навіть якщо ніхто не втомився. Новачки сердяться: ще ж можемо йти. Саме тому й зупиняємося. Хто відпочиває до втоми, увечері має сили дивитися на зорі.</p>
<p>У місті ми чинимо навпаки й чекаємо на відпустку. Спробуйте перенести правило привалу в будень.</p>
<h2>П’ять привалів</h2>
<ol>
<li><strong>Одна зупинка.</strong> У транспорті дивіться у вікно від зупинки до зупинки. Телефон почекає.</li>
<li><strong>Поріг.</strong> Перед дверима дому постійте, поки не відчуєте обидві п’яти.</li>
<li><strong>Вода.</strong> Склянку випийте сидячи, не читаючи.</li>
<li><strong>Далеке.</strong> Знайдіть за вікном найдальшу річ і розгляньте її: антену, дерево, дим.</li>
<li><strong>Звук.</strong> Заплющте очі та порахуйте три звуки, від найгучнішого до найтихішого.</li>
</ol>
<p>Кожен триває хвилину чи дві. Розслаблятися не обов’язково, досить зупинитися. Якщо за цей час нічого не змінилося, привал усе одно відбувся.</p>
<h2>Як не забути</h2>
<p>Причепіть привал до того, що й так відбувається: вмикається чайник, зачиняється ліфт, дзвонить шкільний дзвоник за рогом. Почніть з одного. Решта, якщо вони вам треба, прийдуть слідом.</p>
<blockquote><p>Привал не збільшує гору. Він робить із неї кілька пагорбів.</p></blockquote>
<p>Увечері поставте у <a href="/diary">щоденнику</a> крапку за кожну зупинку. Нуль крапок теж відомість: день був рівний, або біг, або просто ваш.</p>`,
      ru: `<p>В горах мы останавливаемся каждый час, даже если никто не устал. Новички ворчат: ведь можем идти ещё. Поэтому и стоим. Кто отдыхает до усталости, у того вечером остаются силы на звёзды.</p>
<p>В городе мы поступаем наоборот и ждём отпуска. Попробуйте перенести правило привала в будний день.</p>
<h2>Пять привалов</h2>
<ol>
<li><strong>Одна остановка.</strong> В автобусе смотрите в окно от остановки до остановки. Телефон подождёт.</li>
<li><strong>Порог.</strong> Перед дверью дома постойте, пока не почувствуете обе пятки.</li>
<li><strong>Вода.</strong> Стакан выпейте сидя, ничего не читая.</li>
<li><strong>Дальнее.</strong> Найдите за окном самый далёкий предмет и рассмотрите: антенну, дерево, дым.</li>
<li><strong>Звук.</strong> Закройте глаза и отыщите три звука, от громкого к самому тихому.</li>
</ol>
<p>На каждый уходит минута или две. Расслабляться никто не требует, достаточно остановиться. Если за это время ничего не изменилось, привал всё равно состоялся.</p>
<h2>Как не забыть</h2>
<p>Прицепите привал к тому, что и так происходит: включается чайник, закрывается лифт, за углом звенит школьный звонок. Возьмите сначала один. Понадобятся другие, подтянутся сами.</p>
<blockquote><p>От привала гора не становится выше. Она превращается в несколько холмов.</p></blockquote>
<p>Вечером поставьте в <a href="/ru/diary">дневнике</a> точку за каждую остановку. Ноль точек тоже сообщение: день был ровным, или бежал, или просто был ваш.</p>`,
      en: `<p>In the mountains we stop every hour, tired or not. Beginners grumble that they could keep going. That’s exactly why we stop. If you rest before you’re worn out, there’s strength left in the evening for looking at stars.</p>
<p>In town we do the reverse and wait for the holidays. You might try bringing the walkers’ rule into a weekday.</p>
<h2>Five halts</h2>
<ol>
<li><strong>One stop.</strong> On the bus, look out of the window from one stop to the next. The phone can wait.</li>
<li><strong>Doorstep.</strong> Before you go in, stand until you can feel both heels.</li>
<li><strong>Water.</strong> Drink a glass sitting down, without reading.</li>
<li><strong>Far away.</strong> Find the most distant thing you can see and study it: an aerial, a tree, some smoke.</li>
<li><strong>Sound.</strong> Shut your eyes and pick out three sounds, from the loudest to the faintest.</li>
</ol>
<p>Each takes a minute or two. You don’t have to relax. Stopping is enough, and it still counts if nothing changed.</p>
<h2>Remembering to</h2>
<p>Hook a halt on to something that happens anyway: the kettle going on, the lift doors closing, the bell of the school round the corner. Begin with one. If you need the others, they’ll follow.</p>
<blockquote><p>A halt doesn’t make the mountain any taller. It turns it into several hills.</p></blockquote>
<p>In the evening put a dot in your <a href="/en/diary">diary</a> for every stop. No dots is news as well. The day was an even one, or a rushed one, or simply yours.</p>`,
    },
    publishedDaysAgo: 110,
    readingMinutes: 2,
    picture: { hour: 'dusk', kind: 'city' },
    tags: {
      uk: ['пауза', 'будні', 'відпочинок'],
      ru: ['пауза', 'будни', 'отдых'],
      en: ['pauses', 'weekdays', 'rest'],
    },
    hasVideo: false,
  },
  {
    slug: 'kolazh-z-zhurnaliv',
    category: 'praktyky',
    author: 'esma-kurtova',
    title: {
      uk: 'Колаж зі старих журналів: портрет цієї пори',
      ru: 'Коллаж из старых журналов: портрет этой поры',
      en: 'A collage from old magazines: a portrait of now',
    },
    excerpt: {
      uk: 'Ножиці, клей і пів години без слів. Що розкажуть картинки, які ви вирізали не думаючи.',
      ru: 'Ножницы, клей и полчаса без слов. О чём расскажут картинки, вырезанные не думая.',
      en: 'Scissors, glue and half an hour without words. What do the pictures you cut out have to say?',
    },
    body: {
      uk: `<p>На підвіконні в нашій групі стоїть ящик зі старими журналами. Кулінарні, про потяги, один про голубів. Коли розмова заходить у глухий кут, я кажу: «Візьміть ножиці». За п’ять хвилин чути тільки папір, і хтось неодмінно починає наспівувати.</p>
<h2>Що знадобиться</h2>
<ul>
<li>два чи три журнали, яких не шкода;</li>
<li>ножиці, клей, аркуш або розворот зошита;</li>
<li>пів години, коли стіл вільний.</li>
</ul>
<h2>Як робити</h2>
<ol>
<li>Гортайте швидко й вирізайте те, що зачепило. Чому зачепило, поки не питайте.</li>
<li>Зупиніться на десяти клаптиках. Більше зовсім не означає краще.</li>
<li>Розкладіть без клею і пересувайте, доки не скажете собі «так».</li>
<li>Приклейте. Порожнє місце лишіть порожнім, якщо воно просить.</li>
<li>Назвіть роботу, ніби картину в музеї, і поставте дату.</li>
</ol>
<p>Тепер можна не поспішаючи розпитати картинку. Де на ній ви? Хто або що займає найбільше місця? Який клаптик хотів би поговорити з іншим? Записуйте відповіді так, як вони приходять.</p>
<blockquote><p>Один учасник півроку вирізав самі двері. На сьомому колажі двері були прочинені.</p></blockquote>
<p>Тлумачити чужі роботи не беріться, навіть із любові: спитайте й послухайте. Свою сфотографуйте для <a href="/diary">щоденника</a>, щоб за пів року порівняти. Тим, кому до вподоби мова образів, раджу ще <a href="/post/persha-rozmova-z-kartoiu">першу розмову з картою</a>.</p>`,
      ru: `<p>На подоконнике у нашей группы стоит ящик старых журналов. Кулинарные, про поезда, один о голубях. Когда разговор упирается в тупик, я прошу взять ножницы. Через пять минут слышно только бумагу, и кто-нибудь непременно напевает.</p>
<h2>Что понадобится</h2>
<ul>
<li>два-три журнала, которых вам не жалко;</li>
<li>ножницы, клей, лист или разворот тетради;</li>
<li>полчаса и свободный стол.</li>
</ul>
<h2>Как делать</h2>
<ol>
<li>Листайте быстро и вырезайте всё, что зацепило. Почему зацепило, спросите потом.</li>
<li>На десяти кусочках остановитесь, больше не обязательно лучше.</li>
<li>Разложите без клея и двигайте, пока внутри не прозвучит «да».</li>
<li>Приклейте. Если какое-то место просит остаться пустым, пусть остаётся.</li>
<li>Дайте название, как картине в музее, и поставьте число.</li>
</ol>
<p>Теперь картинку можно не спеша расспросить. Где на ней вы? Кто или что занимает больше всего места? Какой кусочек хотел бы поговорить с соседним? Записывайте ответы такими, какими придут, без правки.</p>
<blockquote><p>Один участник полгода вырезал одни двери. На седьмом коллаже дверь оказалась приоткрыта.</p></blockquote>
<p>Чужую работу не толкуйте даже из большой любви, лучше спросите и послушайте. А свою сфотографируйте для <a href="/ru/diary">дневника</a>, через полгода будет что сравнить. А если вам близок язык образов, загляните в статью про <a href="/ru/post/persha-rozmova-z-kartoiu">первый разговор с картой</a>.</p>`,
      en: `<p>There’s a box of old magazines on our windowsill. Cookery, railways, one about pigeons. When a conversation in the group reaches a dead end, I ask everyone to take scissors. Five minutes later all you can hear is paper, and somebody has always started to hum.</p>
<h2>You’ll need</h2>
<ul>
<li>two or three magazines you can spare;</li>
<li>scissors, glue, and a sheet of paper or a notebook spread;</li>
<li>half an hour when the table’s free.</li>
</ul>
<h2>How it goes</h2>
<ol>
<li>Leaf through quickly and cut out whatever catches you. Leave the reasons for later.</li>
<li>Stop at ten scraps. More isn’t better.</li>
<li>Lay them out without glue and move them about until something in you says yes.</li>
<li>Stick them down. If a space wants to stay empty, let it.</li>
<li>Give it a title, as if it hung in a museum, and add the date.</li>
</ol>
<p>Now you can question the picture. Where are you in it? Who or what takes up the most room? Which scrap would like a word with which? Write the answers as they come.</p>
<blockquote><p>One man cut out nothing but doors for six months. In his seventh collage a door stood ajar.</p></blockquote>
<p>Don’t interpret other people’s work, even lovingly. Ask, and listen. Take a photo of yours for your <a href="/en/diary">diary</a>, so that you can compare in half a year. If you like the language of images, you may also enjoy <a href="/en/post/persha-rozmova-z-kartoiu">your first conversation with a card</a>.</p>`,
    },
    publishedDaysAgo: 114,
    readingMinutes: 2,
    picture: { hour: 'bloom', kind: 'river' },
    tags: {
      uk: ['колаж', 'творчість', 'образи'],
      ru: ['коллаж', 'творчество', 'образы'],
      en: ['collage', 'making things', 'images'],
    },
    hasVideo: true,
  },
  {
    slug: 'zvychky-yaki-vidpuskaiut',
    category: 'zvychky',
    author: 'iryna-sokil',
    title: {
      uk: 'Звички, які час відпустити',
      ru: 'Привычки, которые пора отпустить',
      en: 'Habits whose time has passed',
    },
    excerpt: {
      uk: 'Колись вони допомагали, а тепер просто займають місце. Як попрощатися зі старою звичкою без сварки.',
      ru: 'Когда-то они выручали, теперь просто занимают место. Как проститься со старой привычкой без ссоры.',
      en: 'They helped once, and now they only take up room. Parting with an old habit on good terms.',
    },
    body: {
      uk: `<p>Двадцять шість років я щовечора перевіряла, чи вимкнена праска. Прасувати я тим часом майже перестала. Звичка пережила праску, дві квартири й чоловікову роботу в нічну зміну, задля якої колись і з’явилася.</p>
<p>Ми багато говоримо, як звички заводити. Про те, що вони старіють, говоримо мало.</p>
<h2>Перепис</h2>
<p>Одного звичайного дня носіть із собою папірець і записуйте все, що робите не думаючи: третя кава, новини перед сніданком, «вибачте» на початку кожного листа. Не оцінюйте. Увечері поставте біля кожного рядка один зі знаків:</p>
<ul>
<li>плюс, якщо допомагає досі;</li>
<li>кому, якщо допомагала колись;</li>
<li>знак питання, якщо не пам’ятаєте, звідки взялася.</li>
</ul>
<h2>Прощання</h2>
<p>Виберіть одну з комою. Згадайте, від чого вона вас оберігала, і подякуйте, вона старалася. Далі не забороняйте, а поставте щось поруч: замість третьої кави дійдіть до вікна, замість «вибачте» почніть лист з імені. Тиждень спостерігайте, чого бракує насправді: кави чи перерви.</p>
<blockquote><p>Стара звичка схожа на ключ від будинку, який давно продали. Викидати шкода, а носити важко.</p></blockquote>
<p>Якщо звичка пов’язана з речовинами або шкодить здоров’ю, беріть у союзники лікарку чи лікаря, тут самого паперу замало. З рештою впорається <a href="/diary">щоденник</a> і трохи гумору. Праску я подарувала племінниці.</p>`,
      ru: `<p>Двадцать шесть лет я каждый вечер проверяла, выключен ли утюг. Гладить за это время почти бросила. Привычка пережила утюг, две квартиры и ночные смены мужа, ради которых когда-то завелась.</p>
<p>О том, как привычки приобретать, говорят много. О том, что они стареют, почти никогда.</p>
<h2>Перепись</h2>
<p>В самый обычный день носите с собой бумажку и отмечайте всё, что делаете не думая: третий кофе, новости до завтрака, «извините» в начале каждого письма. Без оценок. Вечером поставьте у каждой строки знак:</p>
<ul>
<li>плюс, если помогает до сих пор;</li>
<li>запятую, если помогала раньше;</li>
<li>вопрос, если не помните, откуда взялась.</li>
</ul>
<h2>Прощание</h2>
<p>Возьмите одну из тех, что с запятой. Вспомните, от чего она вас берегла, и поблагодарите за старание. Запрещать ничего не нужно, лучше поставьте что-то рядом: вместо третьего кофе подойдите к окну, вместо «извините» начните письмо с имени. Неделю понаблюдайте, чего на самом деле не хватает: кофе или перерыва.</p>
<blockquote><p>Старая привычка вроде ключа от дома, который давно продан. Выбросить жаль, носить тяжело.</p></blockquote>
<p>Если речь о веществах или о том, что вредит здоровью, возьмите в союзники врача, бумаги тут мало. С остальным справятся <a href="/ru/diary">дневник</a> и немного юмора. Утюг я подарила племяннице.</p>`,
      en: `<p>For twenty-six years I checked every night that the iron was off. Meanwhile I all but stopped ironing. The habit outlived the iron, two flats, and the night shifts my husband worked, which were the reason for it in the first place.</p>
<p>We talk a great deal about acquiring habits. That they also grow old we hardly mention.</p>
<h2>A census</h2>
<p>On some ordinary day carry a slip of paper and list what you do without thinking: the third coffee, the news before breakfast, “sorry” at the top of every email. Don’t judge. In the evening put a sign beside each line:</p>
<ul>
<li>a plus if it still helps;</li>
<li>a comma if it used to;</li>
<li>a question mark if you’ve forgotten where it came from.</li>
</ul>
<h2>Saying goodbye</h2>
<p>Take one of the commas. Remember what it protected you from and thank it, because it did its best. Then, without forbidding anything, set something next to it. Walk to the window when the third coffee is due. Start the email with a name. For a week, notice what it is you miss, the coffee or the break.</p>
<blockquote><p>An old habit is like the key to a house that was sold long ago. It’s a pity to throw away and heavy to carry.</p></blockquote>
<p>If the habit involves substances or harms your health, make a doctor your ally, as paper isn’t enough for that. The rest can be left to your <a href="/en/diary">diary</a> and a little humour. I gave the iron to my niece.</p>`,
    },
    publishedDaysAgo: 118,
    readingMinutes: 2,
    picture: { hour: 'autumn', kind: 'river' },
    tags: {
      uk: ['звички', 'прощання', 'перепис'],
      ru: ['привычки', 'прощание', 'перепись'],
      en: ['habits', 'letting go', 'taking stock'],
    },
    hasVideo: false,
  },
];
