import type { Localised } from '@stezhka/kit-contract';

export type AuthorSlug =
  | 'olena-haiova'
  | 'iryna-sokil'
  | 'marko-levchenko'
  | 'daryna-vilkhova'
  | 'nadiia-ros'
  | 'taras-yavoriv'
  | 'esma-kurtova'
  | 'david-okoro';

/** A fictional author. `bio` is HTML paragraphs; the avatar's words are those of the portrait drawing. */
export interface AuthorSeed {
  slug: AuthorSlug;
  name: Localised;
  role: Localised;
  bio: Localised;
  avatar: {
    look: 'bob' | 'bun' | 'beard' | 'long' | 'curl' | 'short' | 'hijab' | 'locs';
    age: 'young' | 'adult' | 'older';
    /** -1 looks left, 1 looks right. */
    turn: -1 | 0 | 1;
    /** 0 (light) to 8 (dark). */
    skin: number;
  };
}

export const authors: readonly AuthorSeed[] = [
  {
    slug: 'olena-haiova',
    name: { uk: 'Олена Гайова', ru: 'Олена Гайова', en: 'Olena Haiova' },
    role: { uk: 'психологиня', ru: 'психолог', en: 'psychologist' },
    bio: {
      uk: `<p>Пишу про те, що знаю з кабінету: як утомлюються сильні люди, чому звички розсипаються на третій тиждень і що лишається, коли мотивація пішла. Не даю порад, яких не перевірила на собі.</p>
<p>Дванадцять років слухаю, як люди говорять із собою. Найчастіше виявляється, що внутрішній голос можна навчити розмовляти тихіше. Історії в моїх текстах складені з багатьох розмов, жодна не належить одній людині.</p>
<p>Живу в Полтаві, працюю онлайн, веду марафони. Щоденник пишу олівцем, щоб не було страшно викреслювати.</p>`,
      ru: `<p>Я пишу о том, что вижу на встречах: как устают сильные люди, почему привычки рассыпаются на третьей неделе, за что держаться, когда мотивация ушла. Советую только то, что пробовала сама.</p>
<p>Двенадцать лет слушаю, как люди разговаривают с собой. Чаще всего этот разговор можно сделать тише и добрее. Истории в статьях собирательные, узнать в них кого-то одного нельзя.</p>
<p>Мой дом в Полтаве, консультации и марафоны идут онлайн. Дневник веду карандашом: так спокойнее зачёркивать.</p>`,
      en: `<p>I write about what I see in my practice: how strong people get tired, why habits fall apart in the third week, and what is left once motivation has gone home. I don’t pass on advice I haven’t tried.</p>
<p>For twelve years I’ve listened to the way people talk to themselves. More often than not, that voice can learn to speak more quietly. The stories in my articles are made from many conversations, never from one person’s.</p>
<p>I live in Poltava, work online and lead marathons. My own diary is in pencil, because crossing out feels easier that way.</p>`,
    },
    avatar: { look: 'bob', age: 'adult', turn: 0, skin: 0 },
  },
  {
    slug: 'iryna-sokil',
    name: { uk: 'Ірина Сокіл', ru: 'Ирина Сокил', en: 'Iryna Sokil' },
    role: { uk: 'редакторка', ru: 'редактор', en: 'editor' },
    bio: {
      uk: `<p>Тридцять років правила чужі рукописи, а власний щоденник почала аж у п’ятдесят вісім. Відтоді переконана, що запізнитися до нього неможливо.</p>
<p>У «Стежці» розповідаю про письмо без літератури: про чернетки, перші рядки й сторінки, яких ніхто не побачить. Люблю короткі слова, довгі сніданки та зошити в лінійку.</p>`,
      ru: `<p>Тридцать лет я правила чужие рукописи, а свой дневник открыла только в пятьдесят восемь. С тех пор уверена: опоздать к нему нельзя.</p>
<p>В «Стежке» рассказываю о письме без всякой литературы: о черновиках, первых строчках и страницах, которые никто не увидит. Люблю простые слова, долгие завтраки и тетради в линейку.</p>`,
      en: `<p>I spent thirty years editing other people’s manuscripts and began a diary of my own at fifty-eight. It turns out you can’t be late for it.</p>
<p>At Stezhka I write about writing that has nothing to do with literature: rough drafts, first lines, pages nobody else will see. I’m fond of short words, long breakfasts and ruled notebooks.</p>`,
    },
    avatar: { look: 'bun', age: 'older', turn: 1, skin: 2 },
  },
  {
    slug: 'marko-levchenko',
    name: { uk: 'Марко Левченко', ru: 'Марко Левченко', en: 'Marko Levchenko' },
    role: { uk: 'медіатор', ru: 'медиатор', en: 'mediator' },
    bio: {
      uk: `<p>Допомагаю сусідам, подружжям і колегам домовлятися. За роки роботи навчився одного: більшість сварок починається з речення, яке хтось не сказав учора.</p>
<p>Пишу про межі, плани на тиждень і чесний погляд на власні справи. Маю двох дітей і дошку в коридорі, де кожен пише, чого йому сьогодні треба.</p>`,
      ru: `<p>Моя работа в том, чтобы соседи, супруги и коллеги смогли договориться. Почти каждая ссора, которую я видел, выросла из фразы, не сказанной накануне.</p>
<p>Пишу о границах, недельных планах и честном взгляде на свои дела. Дома двое детей и доска в коридоре: на ней каждый пишет, что ему сегодня нужно.</p>`,
      en: `<p>I help neighbours, couples and colleagues reach an agreement. Most of the rows I’ve sat through began with a sentence somebody didn’t say the day before.</p>
<p>I write about boundaries, planning a week, and looking honestly at how things are going. At home there are two children and a board in the hall where each of us writes what we need today.</p>`,
    },
    avatar: { look: 'beard', age: 'adult', turn: 0, skin: 1 },
  },
  {
    slug: 'daryna-vilkhova',
    name: { uk: 'Дарина Вільхова', ru: 'Дарина Вильхова', en: 'Daryna Vilkhova' },
    role: { uk: 'консультантка з відпочинку', ru: 'консультант по отдыху', en: 'rest consultant' },
    bio: {
      uk: `<p>Колись я керувала великою командою і пишалася тим, що не хворію. Потім пів року вчилася нічого не робити в неділю. Друге виявилося складнішим.</p>
<p>Тепер працюю з людьми, які не вміють зупинятися. Разом шукаємо, що саме повертає їм сили: іноді це сон, іноді тиша, іноді розмова, яку довго відкладали.</p>
<p>Мої тексти не замінюють лікарки чи лікаря. Вони про звичайні будні та про те, де в них помістити паузу.</p>`,
      ru: `<p>Когда-то я руководила большой командой и гордилась, что никогда не болею. Потом полгода училась ничего не делать по воскресеньям, и это оказалось труднее.</p>
<p>Сейчас работаю с теми, кому сложно остановиться. Мы вместе ищем, что возвращает силы: кому-то сон, кому-то тишина, кому-то давно отложенный разговор.</p>
<p>Мои статьи не заменят врача. Они про обычные будни и про место для паузы в них.</p>`,
      en: `<p>I used to run a large team and was proud of never being ill. Then I spent six months learning to do nothing on a Sunday, which was harder.</p>
<p>These days I work with people who find it difficult to stop. Together we look for what gives them their strength back. It may be sleep, or silence, or a conversation they’ve been putting off.</p>
<p>Nothing I write stands in for a doctor. My subject is the ordinary week and where a pause might fit in it.</p>`,
    },
    avatar: { look: 'long', age: 'adult', turn: -1, skin: 3 },
  },
  {
    slug: 'nadiia-ros',
    name: { uk: 'Надія Рось', ru: 'Надия Рось', en: 'Nadiia Ros' },
    role: {
      uk: 'учителька, мама трьох підлітків',
      ru: 'учитель, мама троих подростков',
      en: 'teacher and mother of three',
    },
    bio: {
      uk: `<p>Викладаю українську в старших класах і щодня чую: «Та нормально все». За цими трьома словами буває цілий роман.</p>
<p>Пишу про родинні розмови, які не скидаються на допит, і про щоденники, що лежать на кухонному столі. Вірю в короткі записки, спільний чай і право не відповідати.</p>`,
      ru: `<p>Преподаю в старших классах и каждый день слышу: «Да нормально всё». За этими тремя словами иногда прячется целый роман.</p>
<p>Пишу о семейных разговорах, которые не похожи на допрос, и о дневниках на кухонном столе. Верю в короткие записки, общий чай и право промолчать.</p>`,
      en: `<p>I teach teenagers, so every day I hear “I’m fine”. There can be a whole novel behind those two words.</p>
<p>I write about family conversations that don’t sound like questioning, and about diaries that live on the kitchen table. I believe in short notes, a shared pot of tea and the right not to answer.</p>`,
    },
    avatar: { look: 'curl', age: 'adult', turn: 1, skin: 4 },
  },
  {
    slug: 'taras-yavoriv',
    name: { uk: 'Тарас Яворів', ru: 'Тарас Яворив', en: 'Taras Yavoriv' },
    role: { uk: 'провідник піших маршрутів', ru: 'проводник пеших маршрутов', en: 'walking guide' },
    bio: {
      uk: `<p>Воджу невеликі групи Карпатами й Поділлям. У рюкзаку завжди лежить зошит: на привалах люди пишуть по кілька рядків, а ввечері дехто зачитує вголос.</p>
<p>Мої статті короткі, бо я пишу їх на пеньках. Вони про тихі радощі, вечірні підсумки й думки, які приходять на третьому кілометрі.</p>`,
      ru: `<p>Вожу небольшие группы по Карпатам и Подолью. В рюкзаке всегда есть тетрадь: на привалах участники пишут по нескольку строк, а вечером кто-нибудь решается прочесть вслух.</p>
<p>Статьи у меня короткие, потому что пишутся на пеньках. Они о тихих радостях, вечерних итогах и мыслях, которые приходят на третьем километре.</p>`,
      en: `<p>I take small groups through the Carpathians and Podillia. There’s always a notebook in my rucksack. People write a few lines when we stop, and by evening somebody usually reads theirs aloud.</p>
<p>My articles are short because I write them on tree stumps. They’re about quiet pleasures, evening notes and the thoughts that turn up around the third kilometre.</p>`,
    },
    avatar: { look: 'short', age: 'young', turn: 0, skin: 1 },
  },
  {
    slug: 'esma-kurtova',
    name: { uk: 'Есма Куртова', ru: 'Эсма Куртова', en: 'Esma Kurtova' },
    role: { uk: 'арттерапевтка', ru: 'арт-терапевт', en: 'art therapist' },
    bio: {
      uk: `<p>Працюю з образами там, де слова закінчуються: з картами, глиною, клаптиками тканини. Виросла біля моря й досі вимірюю настрій вітром.</p>
<p>Навчаю ставити запитання до картинки, а не шукати в ній пророцтва. Метафорична карта нічого не передбачає, зате вміє терпляче чекати, доки ви самі щось помітите.</p>
<p>Веду групи в Києві. На кожну зустріч приношу чебрець, бо з ним розмова йде повільніше.</p>`,
      ru: `<p>Я работаю с образами: карты, глина, лоскуты ткани помогают там, где слова кончились. Выросла у моря и до сих пор измеряю настроение ветром.</p>
<p>Учу задавать картинке вопросы вместо того, чтобы искать в ней предсказание. Метафорическая карта будущего не знает, зато терпеливо ждёт, пока вы сами что-то заметите.</p>
<p>Мои группы собираются в Киеве. На встречи приношу чабрец, с ним разговор становится неспешным.</p>`,
      en: `<p>I work with images where words run out: cards, clay, scraps of cloth. I grew up beside the sea and still measure my mood by the wind.</p>
<p>I teach people to ask a picture questions. A metaphoric card can’t tell the future, but it will wait patiently until you notice something yourself.</p>
<p>My groups meet in Kyiv. I bring thyme tea to each of them, as it slows the conversation down.</p>`,
    },
    avatar: { look: 'hijab', age: 'adult', turn: -1, skin: 3 },
  },
  {
    slug: 'david-okoro',
    name: { uk: 'Давид Окоро', ru: 'Давид Окоро', en: 'David Okoro' },
    role: { uk: 'дослідник звичок', ru: 'исследователь привычек', en: 'habits researcher' },
    bio: {
      uk: `<p>Народився в Харкові, вивчав поведінку людей у містах, а тепер стежу, як вони домовляються самі з собою. Найцікавіше починається там, де план зламався.</p>
<p>Веду таблицю власних невдалих звичок. У ній сорок один рядок, і кожен чогось навчив. Пишу без гасел: що спробував, скільки протримався, що змінив.</p>`,
      ru: `<p>Родился в Харькове, изучал, как люди ведут себя в городе, теперь изучаю, как они договариваются с собой. Самое любопытное начинается там, где план сломался.</p>
<p>У меня есть таблица собственных неудачных привычек, в ней сорок одна строка, и польза нашлась в каждой. Пишу без лозунгов: что пробовал, сколько продержался, что поменял.</p>`,
      en: `<p>I was born in Kharkiv, studied how people behave in cities, and now look at how they strike bargains with themselves. It gets interesting where the plan breaks.</p>
<p>I keep a spreadsheet of my own failed habits. It has forty-one rows, and I learned something from each. You’ll find no slogans here, only what I tried, how long it lasted and what I changed.</p>`,
    },
    avatar: { look: 'locs', age: 'young', turn: 1, skin: 7 },
  },
];
