import type { Localised } from '@stezhka/kit-contract';

/** Quotes of the day, one after another by the date; written for this product, so nobody is quoted. */
export const quotes: Localised[] = [
  {
    uk: 'Не треба йти швидко. Досить щодня впізнавати дорогу.',
    ru: 'Спешить не нужно. Хватит и того, что каждый день узнаёшь дорогу.',
    en: 'No need to walk fast. It is enough to recognise the way each day.',
  },
  {
    uk: 'Один чесний рядок важить більше за сторінку правильних.',
    ru: 'Одна честная строка весит больше страницы правильных.',
    en: 'One honest line weighs more than a page of correct ones.',
  },
  {
    uk: 'Втома — теж відповідь. Варто почути запитання.',
    ru: 'Усталость — тоже ответ. Стоит расслышать вопрос.',
    en: 'Tiredness is an answer too. Listen for the question.',
  },
  {
    uk: 'Сад не встигає. Сад росте.',
    ru: 'Сад никуда не успевает. Сад растёт.',
    en: 'A garden doesn’t keep up. A garden grows.',
  },
  {
    uk: 'Маленький крок не малий, якщо він ваш.',
    ru: 'Маленький шаг не мал, если он ваш.',
    en: 'A small step isn’t small when it’s yours.',
  },
  {
    uk: 'Пауза — частина мелодії, а не помилка.',
    ru: 'Пауза — часть мелодии, а не ошибка.',
    en: 'A pause is part of the tune, not a mistake.',
  },
  {
    uk: 'Назване почуття вже трохи менше за вас.',
    ru: 'Чувство, у которого есть имя, уже чуть меньше вас.',
    en: 'A feeling with a name is already a little smaller than you.',
  },
  {
    uk: 'Вдячність не скасовує важкого. Вона лише запалює поруч лампу.',
    ru: 'Благодарность не отменяет трудного. Она зажигает рядом лампу.',
    en: 'Gratitude doesn’t cancel what is hard. It lights a lamp beside it.',
  },
  {
    uk: 'Повертатися теж означає йти.',
    ru: 'Возвращаться тоже значит идти.',
    en: 'Coming back is walking too.',
  },
  {
    uk: 'Ваш ритм видно не за день, а за сезон.',
    ru: 'Ваш ритм виден не за день, а за сезон.',
    en: 'Your rhythm doesn’t show in a day. It shows in a season.',
  },
  {
    uk: 'Сказати «досить» — це теж щось зробити.',
    ru: 'Сказать «достаточно» — тоже поступок.',
    en: 'Saying “enough” is also doing something.',
  },
  {
    uk: 'Туман не ховає дорогу, він просить іти повільніше.',
    ru: 'Туман не прячет дорогу, он просит идти медленнее.',
    en: 'Fog doesn’t hide the road. It asks you to slow down.',
  },
  {
    uk: 'Добре слово до себе можна сказати й пошепки.',
    ru: 'Доброе слово себе можно сказать и шёпотом.',
    en: 'A kind word to yourself may be whispered.',
  },
  {
    uk: 'Звичка тримається не на силі, а на місці, де їй тепло.',
    ru: 'Привычка держится не на силе, а на месте, где ей тепло.',
    en: 'A habit holds not by force but by a place where it’s warm.',
  },
  {
    uk: 'Не кожен день має бути добрим. Кожен має бути вашим.',
    ru: 'Не каждый день обязан быть хорошим. Лишь бы он был вашим.',
    en: 'Not every day has to be good. Every day gets to be yours.',
  },
  {
    uk: 'Межа — це не стіна, а хвіртка з вашого боку.',
    ru: 'Граница — не стена, а калитка, которая открывается с вашей стороны.',
    en: 'A boundary isn’t a wall. It’s a gate that opens from your side.',
  },
  {
    uk: 'Спершу налийте чаю. Рішення почекає, поки вистигне.',
    ru: 'Сначала налейте чаю. Решение подождёт, пока он остынет.',
    en: 'Pour the tea first. The decision can wait till it cools.',
  },
  {
    uk: 'Хто питає, той уже не заблукав.',
    ru: 'Кто спрашивает, тот уже не заблудился.',
    en: 'Whoever asks the way is no longer lost.',
  },
  {
    uk: 'Радість любить, коли її помічають одразу.',
    ru: 'Радость любит, когда её замечают сразу.',
    en: 'Joy likes to be noticed straight away.',
  },
  {
    uk: 'Порівнюйте себе з дорогою, а не з перехожими.',
    ru: 'Сравнивайте себя с дорогой, а не с прохожими.',
    en: 'Compare yourself with the road, not with the passers-by.',
  },
  {
    uk: 'Тиша не порожня. У ній просто видно дно.',
    ru: 'Тишина не пуста. В ней просто видно дно.',
    en: 'Silence isn’t empty. You can just see to the bottom.',
  },
  {
    uk: 'Попросити — це дати комусь нагоду бути поруч.',
    ru: 'Попросить — значит дать кому-то возможность быть рядом.',
    en: 'To ask is to give someone a chance to be near.',
  },
  {
    uk: 'Стара помилка, описана словами, стає картою.',
    ru: 'Старая ошибка, записанная словами, становится картой.',
    en: 'An old mistake, put into words, becomes a map.',
  },
  {
    uk: 'Вечір не судить день. Він його вкриває.',
    ru: 'Вечер не судит день. Он его укрывает.',
    en: 'Evening doesn’t judge the day. It tucks it in.',
  },
  {
    uk: 'Щоб полегшало, іноді досить поставити сумку на землю.',
    ru: 'Чтобы полегчало, бывает достаточно поставить сумку на землю.',
    en: 'Sometimes all it takes is to put the bag down.',
  },
  {
    uk: 'Ви не запізнилися у власне життя.',
    ru: 'В собственную жизнь нельзя опоздать.',
    en: 'You are not late for your own life.',
  },
  {
    uk: 'Камінець, який не переступили, можна обійти.',
    ru: 'Камень, через который не переступить, можно обойти.',
    en: 'A stone you can’t step over can be walked around.',
  },
  {
    uk: 'Близькість починається там, де можна помовчати.',
    ru: 'Близость начинается там, где можно помолчать.',
    en: 'Closeness begins where you may be silent.',
  },
  {
    uk: 'Сумнів — це думка, яка ще вдягається.',
    ru: 'Сомнение — это мысль, которая ещё одевается.',
    en: 'Doubt is a thought still getting dressed.',
  },
  {
    uk: 'Навіть зима — це чиясь підготовка.',
    ru: 'Даже зима — чья-то подготовка.',
    en: 'Even winter is something getting ready.',
  },
  {
    uk: 'Те, що ви помічаєте, росте поруч із вами.',
    ru: 'То, что вы замечаете, растёт рядом с вами.',
    en: 'What you notice grows beside you.',
  },
  {
    uk: 'Дім — це місце, де вас чекає незакрита книжка.',
    ru: 'Дом — это место, где вас ждёт раскрытая книга.',
    en: 'Home is where a book lies open, waiting for you.',
  },
  {
    uk: 'Пробачити собі вчора — найкращий початок сьогодні.',
    ru: 'Простить себе вчера — лучшее начало для сегодня.',
    en: 'Forgiving yourself yesterday is the best way to start today.',
  },
  {
    uk: 'Сьогодні вистачить того, що сьогодні.',
    ru: 'На сегодня хватит сегодняшнего.',
    en: 'What today holds is enough for today.',
  },
  {
    uk: 'Вода знаходить шлях, бо не сперечається з каменем.',
    ru: 'Вода находит путь, потому что с камнем не спорит.',
    en: 'Water finds its way because it doesn’t argue with the stone.',
  },
  {
    uk: 'Тиха згода із собою чутна найдалі.',
    ru: 'Тихое согласие с собой слышно дальше всего.',
    en: 'A quiet yes to yourself carries furthest.',
  },
  {
    uk: 'Що не влізло в день, полежить до завтра.',
    ru: 'Что не поместилось в день, полежит до завтра.',
    en: 'What didn’t fit into today will keep till tomorrow.',
  },
  {
    uk: 'Спогад гріє двічі: коли стається і коли записаний.',
    ru: 'Воспоминание греет дважды: когда случается и когда записано.',
    en: 'A memory warms twice: when it happens and when it is written down.',
  },
  {
    uk: 'Не всі двері треба відчиняти. Біля деяких досить постояти.',
    ru: 'Не каждую дверь нужно открывать. У некоторых хватит постоять.',
    en: 'Not every door needs opening. With some it’s enough to stand a while.',
  },
  {
    uk: 'Ваше «поки що не знаю» — цілком готова відповідь.',
    ru: 'Ваше «пока не знаю» — вполне готовый ответ.',
    en: '‘I don’t know yet’ is a finished answer.',
  },
  {
    uk: 'Увага — найдешевший подарунок і найрідкісніший.',
    ru: 'Внимание — самый недорогой подарок и самый редкий.',
    en: 'Attention is the cheapest gift and the rarest.',
  },
  {
    uk: 'Корінь не видно, а тримає він.',
    ru: 'Корня не видно, а держит он.',
    en: 'You can’t see the root, yet it does the holding.',
  },
  {
    uk: 'Свіже повітря теж уміє слухати.',
    ru: 'Свежий воздух тоже умеет слушать.',
    en: 'Fresh air is a good listener, too.',
  },
  {
    uk: 'Злість часто стоїть на варті чогось ніжного.',
    ru: 'Злость часто охраняет что-то нежное.',
    en: 'Anger often stands guard over something tender.',
  },
  {
    uk: 'Мовчання перед відповіддю — теж частина розмови.',
    ru: 'Молчание перед ответом — тоже часть разговора.',
    en: 'The silence before an answer is part of the talk.',
  },
  {
    uk: 'Дорога коротшає, коли дивитися під ноги й на небо по черзі.',
    ru: 'Дорога короче, если смотреть то под ноги, то на небо.',
    en: 'The road is shorter if you look at your feet and the sky in turn.',
  },
  {
    uk: 'Не мусите тягти те, що вже сказали.',
    ru: 'Сказанное можно больше не нести.',
    en: 'You needn’t carry what you have already said.',
  },
  {
    uk: 'Зроблене наполовину — це вже не нуль.',
    ru: 'Сделанное наполовину — уже не ноль.',
    en: 'Half done is no longer nothing.',
  },
  {
    uk: 'Тіло пам’ятає сад, навіть коли голова в листах.',
    ru: 'Тело помнит сад, даже если голова в письмах.',
    en: 'The body remembers the garden even when the head is in the inbox.',
  },
  {
    uk: 'Друг — це той, кому можна надіслати фото хмари.',
    ru: 'Друг — тот, кому можно отправить снимок облака.',
    en: 'A friend is someone you can send a picture of a cloud.',
  },
  {
    uk: 'Порожня сторінка нічого не вимагає. Вона чекає.',
    ru: 'Пустая страница ничего не требует. Она ждёт.',
    en: 'An empty page asks for nothing. It waits.',
  },
  {
    uk: 'Найменше світло найкраще видно вночі.',
    ru: 'Маленький свет лучше всего виден ночью.',
    en: 'The smallest light shows best at night.',
  },
  {
    uk: 'Дощ теж колись буде спогадом про дощ.',
    ru: 'И этот дождь станет воспоминанием о дожде.',
    en: 'This rain, too, will be a memory of rain.',
  },
  {
    uk: 'Не треба все зрозуміти, щоб піти далі.',
    ru: 'Чтобы идти дальше, не обязательно всё понять.',
    en: 'You needn’t understand it all to walk on.',
  },
  {
    uk: 'Увечері порахуйте не справи, а вогники.',
    ru: 'Вечером считайте не дела, а огоньки.',
    en: 'In the evening, count the lights, not the tasks.',
  },
];
