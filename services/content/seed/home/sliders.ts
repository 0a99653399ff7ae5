import { type BlockSeed, scene, slide } from './shape.ts';

export interface SliderSeed {
  slug: string;
  slides: BlockSeed[];
}

/** Both slugs are fixed: the pages ask for them by name (product 7.2, Content). */
export const sliders: SliderSeed[] = [
  {
    slug: 'slajder-na-golovnij',
    slides: [
      {
        title: {
          uk: 'Стежка до себе починається з рядка на день',
          ru: 'Тропа к себе начинается со строки в день',
          en: 'The path to yourself starts with a line a day',
        },
        text: {
          uk: 'Щоденник, книжки й карти для тих, хто хоче помічати хороше, чути себе і йти у своєму темпі.',
          ru: 'Дневник, книги и карты для тех, кто хочет замечать хорошее, слышать себя и идти в своём темпе.',
          en: 'A diary, books and cards for people who want to notice what is good, hear themselves and walk at their own pace.',
        },
        links: [
          { label: { uk: 'Почати щоденник', ru: 'Начать дневник', en: 'Start the diary' }, link: '/diary' },
          {
            label: { uk: 'Обрати паперовий', ru: 'Выбрать бумажный', en: 'Choose a paper one' },
            link: '/catalog/shchodennyky',
          },
        ],
        ...slide('holovna-7', 'dawn', 'hills'),
      },
      {
        title: {
          uk: 'Папір, який хочеться відкрити',
          ru: 'Бумага, которую хочется открыть',
          en: 'Paper you want to open',
        },
        text: {
          uk: 'Щоденники без дат, зошити з чесними запитаннями. Надсилаємо по всій Україні.',
          ru: 'Дневники без дат, тетради с честными вопросами. Отправляем по всей Украине.',
          en: 'Undated diaries and workbooks with honest questions, sent all over Ukraine.',
        },
        links: [{ label: { uk: 'До крамниці', ru: 'В магазин', en: 'To the shop' }, link: '/catalog' }],
        ...slide('slide-shop', 'autumn', 'village'),
      },
      {
        title: {
          uk: 'Двадцять вісім днів, одна стежка',
          ru: 'Двадцать восемь дней, одна тропа',
          en: 'Twenty-eight days, one path',
        },
        text: {
          uk: 'Марафон без змагань: маленьке завдання щодня, а пропуск не скидає пройденого.',
          ru: 'Марафон без соревнования: небольшое задание каждый день, и пропуск не отменяет пройденного.',
          en: 'A marathon with no race: a small task a day, and a miss never resets what you’ve walked.',
        },
        links: [
          {
            label: { uk: 'Обрати марафон', ru: 'Выбрать марафон', en: 'Choose a marathon' },
            link: '/courses',
          },
        ],
        ...slide('slide-marathon', 'bloom', 'steppe'),
      },
      {
        title: {
          uk: 'Запитайте себе по-іншому',
          ru: 'Спросите себя по-другому',
          en: 'Ask yourself another way',
        },
        text: {
          uk: 'Чотири колоди метафоричних карт. Витягніть одну наосліп і запишіть перше, що спало на думку.',
          ru: 'Четыре колоды метафорических карт. Вытяните одну вслепую и запишите первое, что пришло на ум.',
          en: 'Four decks of metaphor cards. Draw one blind and write down the first thing that comes.',
        },
        links: [
          {
            label: { uk: 'Витягнути карту', ru: 'Вытянуть карту', en: 'Draw a card' },
            link: '/metaphoric-cards',
          },
        ],
        ...slide('slide-cards', 'mist', 'river'),
      },
    ],
  },
  {
    slug: 'slajder-na-courses',
    slides: [
      {
        title: { uk: 'Марафон вдячності', ru: 'Марафон благодарности', en: 'Gratitude marathon' },
        text: {
          uk: 'Чотири тижні: помітити, назвати, подякувати вголос, лишити собі. Безкоштовно.',
          ru: 'Четыре недели: заметить, назвать, поблагодарить вслух, оставить себе. Бесплатно.',
          en: 'Four weeks: notice, name, say thank you aloud, keep it. Free.',
        },
        links: [
          {
            label: { uk: 'Подивитися курси', ru: 'Посмотреть курсы', en: 'See the courses' },
            link: '/courses',
          },
        ],
        picture: scene('course-gratitude', 'candle', 'dusk'),
      },
      {
        title: {
          uk: 'Звичка за двадцять один день',
          ru: 'Привычка за двадцать один день',
          en: 'A habit in twenty-one days',
        },
        text: {
          uk: 'Оберіть щось одне й маленьке. Ми нагадаємо, ви позначите.',
          ru: 'Выберите что-то одно и небольшое. Мы напомним, вы отметите.',
          en: 'Pick one small thing. We’ll remind you, you’ll mark it.',
        },
        links: [
          {
            label: { uk: 'Додати звичку', ru: 'Добавить привычку', en: 'Add a habit' },
            link: '/diary',
          },
        ],
        picture: scene('course-habit', 'morning', 'dawn'),
      },
      {
        title: { uk: 'Мова почуттів', ru: 'Язык чувств', en: 'The language of feelings' },
        text: {
          uk: 'Шість уроків про те, як назвати, витримати й сказати вголос.',
          ru: 'Шесть уроков о том, как назвать, выдержать и сказать вслух.',
          en: 'Six lessons on naming a feeling, holding it and saying it aloud.',
        },
        links: [{ label: { uk: 'До курсів', ru: 'К курсам', en: 'To the courses' }, link: '/courses' }],
        picture: scene('course-feelings', 'tea', 'mist'),
      },
      {
        title: {
          uk: 'Продовжити з того самого місця',
          ru: 'Продолжить с того же места',
          en: 'Pick up where you left off',
        },
        text: {
          uk: 'Ваші курси чекають стільки, скільки треба. Закладка там, де ви зупинилися.',
          ru: 'Ваши курсы подождут сколько нужно. Закладка там, где вы остановились.',
          en: 'Your courses wait as long as it takes. The bookmark is where you stopped.',
        },
        links: [{ label: { uk: 'Мої курси', ru: 'Мои курсы', en: 'My courses' }, link: '/diary/courses' }],
        picture: scene('course-mine', 'notebook', 'noon'),
      },
    ],
  },
];
