import type { PostSeed } from './posts-shape.ts';

export const posts11: readonly PostSeed[] = [
  {
    slug: 'tsili-yaki-miniaiutsia',
    category: 'sodennik',
    author: 'marko-levchenko',
    title: {
      uk: 'Цілі олівцем: як планувати місяць і не злитися на нього',
      ru: 'Цели карандашом: как планировать месяц и не злиться на него',
      en: 'Goals in pencil: planning a month without resenting it',
    },
    excerpt: {
      uk: 'Ціль має право змінитися, бо змінюєтеся ви. Простий спосіб помічати це вчасно.',
      ru: 'Цель вправе измениться, потому что меняетесь вы. Простой способ заметить это вовремя.',
      en: 'A goal is allowed to change, because you do. A simple way to notice in time.',
    },
    body: {
      uk: `<p>У моєму старому записнику є ціль «пробігти півмарафон до жовтня», обведена червоним. Поруч вересневий рядок: «народилася Соля». Марафон того року був інший і теж на витривалість. Але записник ще довго дивився на мене червоним колом.</p>
<p>Тепер пишу цілі олівцем. Не тому, що несерйозно. Просто так легше бути чесним.</p>
<h2>Картка цілі</h2>
<ul>
<li><strong>Навіщо.</strong> Одне речення, в якому є ви. «Щоб підійматися з візочком і не задихатися».</li>
<li><strong>Ознака.</strong> Як зрозумієте, що рухаєтеся.</li>
<li><strong>Найближчий крок.</strong> До п’ятниці, розміром із пів години.</li>
<li><strong>Ціна.</strong> Що доведеться відкласти. Якщо нічого, ціль, мабуть, ще сон.</li>
</ul>
<h2>Розмова посеред місяця</h2>
<p>П’ятнадцятого числа я питаю кожну ціль: «Ти ще моя?» Відповідей чотири. Так, ідемо далі. Так, але меншими кроками. Не тепер, відкладаю до дати. Уже ні, дякую, прощавай. Остання спершу здавалася поразкою, а виявилася найкориснішою: після неї звільняється вечір.</p>
<p>Прощаючись, я дописую одне речення: чого ця ціль мене навчила. Півмарафон навчив зав’язувати шнурки на ходу.</p>
<blockquote><p>Стертий рядок лишає на папері слід. Видно, що тут думали.</p></blockquote>
<p>У <a href="/diary">щоденнику</a> ціль можна поділити на справи та закріпити за сферою. Не ставте більше трьох на місяць. Якщо важко зрозуміти, чого хочете, почніть із <a href="/post/koleso-bez-vyroku">колеса життя</a>.</p>`,
      ru: `<p>В моём старом блокноте есть цель «пробежать полумарафон к октябрю», обведённая красным. Рядом сентябрьская строка: «родилась Соля». Марафон в тот год выдался другой, и тоже на выносливость. А красный кружок ещё долго на меня смотрел.</p>
<p>Теперь я пишу цели карандашом. Они не стали менее серьёзными, зато с ними проще быть честным.</p>
<h2>Карточка цели</h2>
<ul>
<li><strong>Зачем.</strong> Предложение, в котором есть вы. «Чтобы подниматься с коляской и не задыхаться».</li>
<li><strong>Признак.</strong> Как вы поймёте, что движетесь.</li>
<li><strong>Ближайший шаг.</strong> До пятницы, размером в полчаса.</li>
<li><strong>Цена.</strong> Что придётся отложить. Если ничего, цель, похоже, пока мечта.</li>
</ul>
<h2>Разговор в середине месяца</h2>
<p>Пятнадцатого числа я спрашиваю каждую: «Ты ещё моя?» Ответов четыре. Да, идём дальше. Да, но шагами поменьше. Не сейчас, откладываю до такого-то числа. Уже нет, спасибо, прощай. Последний поначалу казался поражением, а пользы принёс больше всех: после него освобождается вечер.</p>
<p>На прощание дописываю, чему эта цель меня научила. Полумарафон, например, научил завязывать шнурки на ходу.</p>
<blockquote><p>Стёртая строка оставляет на бумаге след. Видно, что здесь думали.</p></blockquote>
<p>В <a href="/ru/diary">дневнике</a> цель можно разбить на дела и закрепить за сферой. Больше трёх на месяц не ставьте. А если трудно понять, чего хочется, начните с <a href="/ru/post/koleso-bez-vyroku">колеса жизни</a>.</p>`,
      en: `<p>An old notebook of mine has the goal “half marathon by October”, ringed in red. Next to it, in September, is the line “Solia was born”. There was a marathon that year, though a different one, and it took stamina too. Even so, the red ring went on staring at me.</p>
<p>These days I write goals in pencil. I take them no less seriously. It’s just easier to be honest that way.</p>
<h2>A card for each goal</h2>
<ul>
<li><strong>What for.</strong> A sentence with you in it. “So that I can get the pram upstairs without gasping.”</li>
<li><strong>Sign.</strong> How you’ll know you’re moving.</li>
<li><strong>Nearest step.</strong> By Friday, half an hour in size.</li>
<li><strong>Price.</strong> What will have to wait. If nothing will, the goal may still be a dream.</li>
</ul>
<h2>A talk in the middle of the month</h2>
<p>On the fifteenth I ask every goal, “Are you still mine?” There are four answers. Yes, carry on. Yes, in smaller steps. Not now, and here’s the date I’ll ask again. No longer, thank you and goodbye. That last one used to feel like defeat and has turned out the most useful, because it frees an evening.</p>
<p>When I say goodbye, I add what the goal taught me. The half marathon taught me to tie my laces on the move.</p>
<blockquote><p>A line rubbed out leaves its trace. You can see that somebody was thinking here.</p></blockquote>
<p>In the <a href="/en/diary">diary</a> you can split a goal into tasks and attach it to a sphere. Keep it to three a month. If it’s hard to tell what you want, start with the <a href="/en/post/koleso-bez-vyroku">life wheel</a>.</p>`,
    },
    publishedDaysAgo: 59,
    readingMinutes: 3,
    picture: { hour: 'noon', kind: 'sea' },
    tags: {
      uk: ['цілі', 'планування', 'місяць'],
      ru: ['цели', 'планирование', 'месяц'],
      en: ['goals', 'planning', 'months'],
    },
    hasVideo: false,
  },
  {
    slug: 'podiakuvaty-sobi',
    category: 'vdiachnist',
    author: 'olena-haiova',
    title: {
      uk: 'Подякувати собі й не зніяковіти',
      ru: 'Сказать спасибо себе и не смутиться',
      en: 'Thanking yourself without squirming',
    },
    excerpt: {
      uk: 'Ми дякуємо касирці, водієві, колезі. А людина, яка сьогодні підняла вас із ліжка, чекає на чергу.',
      ru: 'Мы благодарим кассира, водителя, коллегу. А человек, который сегодня поднял вас с постели, ждёт очереди.',
      en: 'We thank the cashier, the driver, a colleague. The person who got you out of bed today is still waiting.',
    },
    body: {
      uk: `<p>Я попросила групу написати, за що вони вдячні собі. Настала тиша, в якій чути вентилятор. Потім хтось сказав: «А можна про маму?» Усі полегшено засміялися.</p>
<p>Дякувати собі незручно, бо нас учили, що це хвастощі. Між ними є проста різниця. Хвастощі потребують глядачів, подяка ні.</p>
<h2>За що</h2>
<p>Зазвичай шукають досягнення і не знаходять. Шукайте зусилля, особливо непомітні:</p>
<ul>
<li>записалася до лікарки, хоч відкладала пів року;</li>
<li>промовчала, коли хотілося вколоти;</li>
<li>помила посуд о десятій вечора, щоб ранок був чистий;</li>
<li>попросила перерву;</li>
<li>дожила до п’ятниці у важкий тиждень і нікого не покусала.</li>
</ul>
<h2>Як</h2>
<ol>
<li>Напишіть у другій особі: «Дякую, що ти сьогодні…» Так звучить м’якше.</li>
<li>Додайте, чого це коштувало: «…хоча хотілося сховатися».</li>
<li>Перечитайте голосом, яким говорите з подругою. Якщо вийшов голос начальника, спробуйте ще раз, повільніше.</li>
</ol>
<blockquote><p>«Дякую, що ти вчора лягла раніше й лишила мені сили на це сьогодні».</p></blockquote>
<p>Не йде, то дякуйте окремим частинам: ногам за сходи, очам за книжку. Одного речення на тиждень у <a href="/diary">щоденнику</a> вистачить, і з часом воно перестане здаватися дивним. А якщо на місці подяки чути тільки докори і вони не стихають, про це добре поговорити з <a href="/experts">психологинею чи психологом</a>.</p>`,
      ru: `<p>Я попросила группу написать, за что они благодарны себе. Стало так тихо, что был слышен вентилятор. Потом кто-то спросил: «А можно про маму?» Все с облегчением рассмеялись.</p>
<p>Благодарить себя неловко: нас учили, что это хвастовство. Отличить одно от другого легко. Хвастовству нужны зрители, благодарности нет.</p>
<h2>За что</h2>
<p>Обычно ищут большие достижения и не находят. Ищите лучше усилия, прежде всего незаметные:</p>
<ul>
<li>записалась к врачу, хотя откладывала полгода;</li>
<li>промолчала, когда хотелось уколоть;</li>
<li>вымыла посуду в десять вечера, чтобы утро было чистым;</li>
<li>попросила перерыв;</li>
<li>дожила до пятницы в тяжёлую неделю и никого не покусала.</li>
</ul>
<h2>Как</h2>
<ol>
<li>Обращайтесь на «ты»: «Спасибо, что сегодня ты…» Так мягче.</li>
<li>Допишите, чего это стоило: «…хотя хотелось спрятаться».</li>
<li>Прочтите это тем голосом, каким говорите с подругой. Получился голос начальника? Попробуйте ещё раз, помедленнее.</li>
</ol>
<blockquote><p>«Спасибо, что вчера ты легла пораньше и оставила мне силы на сегодня».</p></blockquote>
<p>Если совсем не выходит, благодарите себя по частям: ноги за лестницу, глаза за книгу. Одной фразы в неделю в <a href="/ru/diary">дневнике</a> вполне достаточно, и постепенно она перестанет казаться странной. А когда вместо благодарности слышны одни упрёки и они не стихают, об этом стоит поговорить с <a href="/ru/experts">психологом</a>.</p>`,
      en: `<p>I asked a group to write down what they were grateful to themselves for. There was a silence in which you could hear the fan. Then somebody said, “Can we do our mums instead?” and everyone laughed with relief.</p>
<p>Thanking yourself is awkward, because we were taught that it’s boasting. There’s a simple way to tell them apart. Boasting needs an audience, and thanks doesn’t.</p>
<h2>What for</h2>
<p>People usually look for achievements and find none. Look for effort, above all the kind no one sees:</p>
<ul>
<li>made the doctor’s appointment after putting it off for months;</li>
<li>kept quiet when I wanted to be sharp;</li>
<li>washed up at ten at night so the morning would be clear;</li>
<li>asked for a break;</li>
<li>got to Friday in a hard week without biting anyone.</li>
</ul>
<h2>How</h2>
<ol>
<li>Write to yourself as “you”: “Thank you for…” It sounds gentler.</li>
<li>Add what it cost: “…although you wanted to hide.”</li>
<li>Read it in the voice you’d use with a friend. If a manager’s voice comes out, try again, more slowly.</li>
</ol>
<blockquote><p>“Thank you for going to bed early last night and leaving me the strength for today.”</p></blockquote>
<p>If you’re stuck, thank the parts: legs for the stairs, eyes for the book. One sentence a week in your <a href="/en/diary">diary</a> is plenty, and in time it will stop feeling odd. And if all you hear is reproach and it won’t quieten down, that’s worth taking to a <a href="/en/experts">psychologist</a>.</p>`,
    },
    publishedDaysAgo: 66,
    readingMinutes: 2,
    picture: { hour: 'dawn', kind: 'river' },
    tags: {
      uk: ['вдячність собі', 'зусилля', 'вправа'],
      ru: ['благодарность себе', 'усилия', 'упражнение'],
      en: ['self-gratitude', 'effort', 'exercise'],
    },
    hasVideo: false,
  },
  {
    slug: 'druzhba-na-vidstani',
    category: 'stosunky',
    author: 'nadiia-ros',
    title: {
      uk: 'Дружба на відстані: маленькі речі, які тримають',
      ru: 'Дружба на расстоянии: мелочи, которые держат',
      en: 'Friendship at a distance: small things that hold',
    },
    excerpt: {
      uk: 'Подруги роз’їхалися, а часу на довгі розмови немає. Чотири способи лишатися в житті одна одної.',
      ru: 'Подруги разъехались, на долгие разговоры нет времени. Четыре способа остаться в жизни друг друга.',
      en: 'Friends have moved away and nobody has time for long calls. Four ways of staying in each other’s lives.',
    },
    body: {
      uk: `<p>Нас було четверо, і жили ми на одній вулиці. Тепер на всіх три країни й чотири графіки. Перші пів року ми планували великий спільний дзвінок. Він увесь час переносився, і що довше, то більше треба було розповісти, і то важче було почати.</p>
<p>Зрештою ми відмовилися від великого і почали ділитися дрібним.</p>
<h2>Що прижилося</h2>
<ul>
<li><strong>Фото без підпису.</strong> Кухонний стіл, черевики, небо. Відповідати не треба.</li>
<li><strong>Голосове під час хатньої роботи.</strong> Я розповідаю, поки прасую. Слухають, поки ріжуть моркву. Виходить ніби разом.</li>
<li><strong>Однаковий рецепт у суботу.</strong> Порівнюємо, в кого пригоріло.</li>
<li><strong>Листівка на ім’я кота.</strong> Паперова, раз на кілька місяців.</li>
</ul>
<h2>Про мовчання</h2>
<p>Хтось із нас часом зникає. Раніше я ображалася, тепер маю речення: «Не відповідай, просто знай, що я про тебе думала». Воно нічого не просить. Часто людина, якій важко, відгукується саме на нього.</p>
<p>Бувають дружби, що скінчилися. Це сумно і водночас теж чесно. Їм можна написати <a href="/post/lyst-podiaky">лист подяки</a>, хоч би й без адреси.</p>
<blockquote><p>Відстань вимірюється днями, в які ти не знаєш, що твоя подруга їла на сніданок.</p></blockquote>
<p>Запишіть у <a href="/diary">щоденнику</a> три імена й одну дрібницю, яку кожній надішлете цього тижня. Фото чайника підійде.</p>`,
      ru: `<p>Нас было четверо с одной улицы. Сейчас на всех три страны и четыре расписания. Первые полгода мы назначали большой общий звонок, он переносился, новостей копилось всё больше, и начать становилось всё труднее.</p>
<p>В конце концов мы отказались от большого и стали делиться мелочами.</p>
<h2>Что прижилось</h2>
<ul>
<li><strong>Фото без подписи.</strong> Кухонный стол, ботинки, небо. Отвечать не нужно.</li>
<li><strong>Голосовое за домашними делами.</strong> Я рассказываю, пока глажу. Меня слушают, пока режут морковь. Получается почти вместе.</li>
<li><strong>Один рецепт по субботам.</strong> Сравниваем, у кого пригорело.</li>
<li><strong>Открытка на имя кота.</strong> Бумажная, раз в несколько месяцев.</li>
</ul>
<h2>О молчании</h2>
<p>Иногда кто-то из нас надолго пропадает. Раньше я на это обижалась, а теперь у меня есть фраза: «Не отвечай, просто знай, что я о тебе думала». Она ни о чём не просит, и тот, кому тяжело, нередко откликается именно на неё.</p>
<p>Случается, что дружба закончилась. Это грустно и тоже честно. Ей можно написать <a href="/ru/post/lyst-podiaky">письмо благодарности</a>, пусть и без адреса.</p>
<blockquote><p>Расстояние измеряется днями, когда не знаешь, что твоя подруга ела на завтрак.</p></blockquote>
<p>Запишите в <a href="/ru/diary">дневнике</a> три имени и по одной мелочи, которую отправите каждой на этой неделе. Снимок старого чайника вполне подойдёт.</p>`,
      en: `<p>There were four of us, all from one street. Now we have three countries and four timetables between us. For six months we kept planning one big call. It kept being put off, and the longer that went on the more there was to tell, and the harder it got to begin.</p>
<p>In the end we gave up on big and began sharing small.</p>
<h2>What has lasted</h2>
<ul>
<li><strong>Photos with no caption.</strong> A kitchen table, shoes, the sky. You needn’t reply.</li>
<li><strong>Voice messages during chores.</strong> I talk while I iron, and they listen while they chop carrots. It’s almost like being together.</li>
<li><strong>The same recipe on Saturdays.</strong> We compare who burnt it.</li>
<li><strong>A postcard addressed to the cat.</strong> A paper one, every few months.</li>
</ul>
<h2>About silence</h2>
<p>Now and then one of us disappears. It used to hurt me. Today I have a sentence for it: “Don’t answer, just know I was thinking of you.” It asks for nothing, and when somebody’s having a hard time it’s often the one they respond to.</p>
<p>Some friendships do end. That’s sad, and it’s honest too. You might write them a <a href="/en/post/lyst-podiaky">thank-you letter</a>, even with no address.</p>
<blockquote><p>Distance is measured in days on which you don’t know what your friend had for breakfast.</p></blockquote>
<p>In your <a href="/en/diary">diary</a>, write three names and one small thing you’ll send each of them this week. A photo of the kettle is fine.</p>`,
    },
    publishedDaysAgo: 70,
    readingMinutes: 3,
    picture: { hour: 'night', kind: 'river' },
    tags: {
      uk: ['дружба', 'відстань', 'дрібниці'],
      ru: ['дружба', 'расстояние', 'мелочи'],
      en: ['friendship', 'distance', 'small things'],
    },
    hasVideo: false,
  },
  {
    slug: 'koly-sumno',
    category: 'spokii',
    author: 'olena-haiova',
    title: {
      uk: 'Коли сумно: день, якого не треба виправляти',
      ru: 'Когда грустно: день, который не нужно исправлять',
      en: 'When you’re sad: a day that needn’t be fixed',
    },
    excerpt: {
      uk: 'Сум не завжди просить рішення. Іноді йому досить стільця поруч і теплих шкарпеток.',
      ru: 'Грусть не всегда просит решения. Порой ей хватает стула рядом и тёплых носков.',
      en: 'Sadness doesn’t always want a solution. Sometimes a chair beside you and warm socks are enough.',
    },
    body: {
      uk: `<p>«Мені сьогодні сумно, і я вже перепробувала все», сказала мені знайома. Вона зробила зарядку, подзвонила трьом людям, спекла хліб. Сум чемно дочекався, доки вона закінчить, і сів навпроти.</p>
<p>Ми звикли, що з почуттям треба щось робити. А воно іноді хоче, щоб із ним побули.</p>
<h2>Як прожити такий день</h2>
<ul>
<li>Зменште список удвічі, потім іще вдвічі. Лишіть їжу, воду й одну справу.</li>
<li>Попередьте тих, хто поруч: «Я сьогодні мовчатиму». Так не доведеться вдавати.</li>
<li>Оберіть теплу річ: чай, светр, собаку.</li>
<li>Дайте очам далечінь. Вікно, пагорб, міст над водою.</li>
<li>Плачте, якщо плачеться. Якщо ні, теж добре.</li>
</ul>
<h2>Розмова із сумом</h2>
<p>Візьміть зошит і спитайте, як гостя: «За ким ти прийшов?» Запишіть першу відповідь. Часом він приходить за людиною, часом за літом, а часом сам не знає. Поради йому не потрібні. Можна поставити другу чашку.</p>
<blockquote><p>Сьогодні сумно. Дощ. Суп вийшов добрий. Цього вистачить для одного дня.</p></blockquote>
<p>Вранці подивіться у <a href="/diary">щоденнику</a> вчорашній рядок: сум, записаний словами, стає трохи меншим за кімнату. Якщо ж він живе з вами другий тиждень, забирає сон та їжу або шепоче, що ви тягар, зверніться до лікарки, лікаря чи <a href="/experts">психологині</a> вже сьогодні. З таким не треба лишатися наодинці.</p>`,
      ru: `<p>«Мне сегодня грустно, и я перепробовала всё», пожаловалась знакомая. Сделала зарядку, позвонила трём людям, испекла хлеб. Грусть вежливо дождалась, пока она закончит, и села напротив.</p>
<p>Мы привыкли, что с чувством надо что-то делать. А оно иногда хочет, чтобы с ним просто побыли.</p>
<h2>Как прожить такой день</h2>
<ul>
<li>Сократите список вдвое, потом ещё вдвое. Оставьте еду, воду и одно дело.</li>
<li>Предупредите тех, кто рядом: «Сегодня я помолчу». Притворяться не придётся.</li>
<li>Выберите что-нибудь тёплое: чай, свитер, собаку.</li>
<li>Дайте глазам даль. Окно, холм, мост над водой.</li>
<li>Плачьте, если плачется. Если нет, тоже хорошо.</li>
</ul>
<h2>Разговор с грустью</h2>
<p>Возьмите тетрадь и спросите как гостью: «За кем ты пришла?» Запишите первый же ответ. Бывает, за человеком, бывает, за летом, а иной раз она и сама не знает. Советы ей ни к чему. Можно поставить вторую чашку.</p>
<blockquote><p>Сегодня грустно. Дождь. Суп удался. Для одного дня достаточно.</p></blockquote>
<p>Утром перечитайте в <a href="/ru/diary">дневнике</a> вчерашнюю строку: записанная грусть становится чуть меньше комнаты. Но если она живёт с вами вторую неделю, отнимает сон и аппетит или шепчет, что вы обуза, обратитесь к врачу или <a href="/ru/experts">психологу</a> уже сегодня. В одиночку с таким быть не надо.</p>`,
      en: `<p>“I’m sad today, and I’ve tried everything,” a friend told me. She’d done her exercises, rung three people and baked a loaf. The sadness waited politely until she’d finished, then sat down opposite.</p>
<p>We’re used to thinking that a feeling calls for action. Sometimes it would like company.</p>
<h2>Getting through such a day</h2>
<ul>
<li>Halve your list, then halve it again. Keep food, water and one task.</li>
<li>Tell whoever’s around, “I’m going to be quiet today.” Then you needn’t pretend.</li>
<li>Choose something warm: tea, a jumper, a dog.</li>
<li>Give your eyes some distance. A window, a hill, a bridge over water.</li>
<li>Cry if it comes. If it doesn’t, that’s all right too.</li>
</ul>
<h2>Talking to it</h2>
<p>Take your notebook and ask, as you would a visitor, “Who have you come about?” Write the first answer. It may be a person, it may be the summer, and it may not know. It has no use for advice. You could put out a second cup.</p>
<blockquote><p>Sad today. Rain. The soup was good. That’s enough for one day.</p></blockquote>
<p>In the morning, read yesterday’s line in your <a href="/en/diary">diary</a>. Sadness that has been put into words is a little smaller than the room. But if it’s been with you for a second week, is taking your sleep and appetite, or whispers that you’re a burden, speak to a doctor or a <a href="/en/experts">psychologist</a> today. That isn’t something to carry by yourself.</p>`,
    },
    publishedDaysAgo: 76,
    readingMinutes: 3,
    picture: { hour: 'mist', kind: 'forest' },
    tags: {
      uk: ['сум', 'ніжність до себе', 'тихий день'],
      ru: ['грусть', 'бережность к себе', 'тихий день'],
      en: ['sadness', 'gentleness', 'quiet days'],
    },
    hasVideo: false,
  },
];
