/** One answer of the Descartes square: a decision and four looks at it (product 3, Descartes Square). */
export interface DecartSeed {
  decision: string;
  willIfHappen: string;
  willIfNotHappen: string;
  wontIfHappen: string;
  wontIfNotHappen: string;
}

/** A day of the demo user, who writes Ukrainian whatever language the pages are in. */
export interface SampleDaySeed {
  /** Days back from the day of seeding; 0 is today. */
  daysAgo: number;
  /** By parameter systemName; of a select, the option's value. */
  parameters: Record<string, number>;
  /** By note systemName. */
  notes: Record<string, string>;
  /** systemNames of the details that are switched on. */
  details: string[];
  decart?: DecartSeed;
}

/** A believable week: one bad night, one skipped evening, nothing heroic. */
export const sampleDays: SampleDaySeed[] = [
  {
    daysAgo: 6,
    parameters: {
      sleep: 7.5,
      water: 1.75,
      mood: 4,
      anxiety: 3,
      warmth: 7,
      outdoors: 90,
      gratitude: 3,
      pages: 24,
      play: 40,
    },
    notes: {
      thanks: 'За суботній ринок, гарячі пампушки й Катрю, яка вміє сміятися з моїх жартів.',
      event_of_day: 'Купили калину. Стоїть у банці на підвіконні й гріє всю кухню.',
    },
    details: ['met_friends', 'day_off'],
  },
  {
    daysAgo: 5,
    parameters: {
      sleep: 8.25,
      water: 1.5,
      mood: 4,
      anxiety: 4,
      warmth: 8,
      outdoors: 45,
      gratitude: 4,
      pages: 41,
      family_meal: 2,
      family_evening: 1,
    },
    notes: {
      thanks: 'За обід у мами, за рецепт, який вона знову розповіла трохи інакше.',
      kind_to_self: 'Не взяла з собою ноутбук. Ніхто не помітив, крім мене.',
      unsaid: 'Мамо, я бачу, що ти втомилася. Приїду в середу сама, без нагоди.',
    },
    details: ['family_day', 'day_off'],
  },
  {
    daysAgo: 4,
    parameters: {
      sleep: 6.5,
      water: 1.25,
      mood: 3,
      anxiety: 2,
      warmth: 5,
      outdoors: 20,
      gratitude: 1,
      focus: 4.5,
      pages: 6,
      overtime: 1.5,
    },
    notes: {
      main_thing: 'Здати макет до обіду.',
      hard_thing: 'Здала о п’ятій. Сердилася на себе весь вечір, хоча ніхто нічого не сказав.',
      thanks: 'За те, що Марко мовчки приніс чай.',
    },
    details: ['work_push'],
  },
  {
    daysAgo: 3,
    parameters: { sleep: 5, water: 1, mood: 2, anxiety: 1, warmth: 4, gratitude: 1, focus: 3, energy: 1 },
    notes: {
      body_says: 'Плечі кам’яні, у голові гуде. Прокинулася о четвертій і не заснула.',
      thanks: 'За те, що цей день скінчився.',
    },
    details: ['work_push', 'hard_talk'],
    decart: {
      decision: 'Відмовитися від другого проєкту',
      willIfHappen: 'Вільні вечори, сон, час на малювання.',
      willIfNotHappen: 'Гроші на ремонт уже в січні і ще три місяці такого темпу.',
      wontIfHappen: 'Не буде премії та відчуття, що я можу все.',
      wontIfNotHappen: 'Не буде вихідних до лютого. Не буде мене вдома.',
    },
  },
  {
    daysAgo: 2,
    parameters: {
      sleep: 7,
      water: 1.75,
      mood: 3,
      anxiety: 3,
      warmth: 6,
      outdoors: 35,
      gratitude: 2,
      focus: 5,
      family_evening: 1,
    },
    notes: {
      event_of_day:
        'Сказала Ользі, що другий проєкт не беру. Вона відповіла «добре, зрозуміла». Я готувалася до цього два тижні.',
      learned: 'Найдовша частина розмови відбувається в моїй голові.',
      thanks: 'За мамині вареники й за те, що доїхала.',
    },
    details: ['hard_talk', 'family_day'],
  },
  {
    daysAgo: 1,
    parameters: {
      sleep: 7.75,
      water: 2,
      mood: 4,
      anxiety: 4,
      warmth: 6,
      outdoors: 60,
      gratitude: 3,
      focus: 4,
      pages: 18,
      new_thing: 3,
    },
    notes: {
      intention: 'Не поспішати, навіть коли зелене світло миготить.',
      thanks: 'За туман над річкою, за новий суп із гарбуза, за вільний вечір.',
    },
    details: ['good_news'],
  },
  {
    daysAgo: 0,
    parameters: { sleep: 7.25, water: 1, mood: 4, warmth: 8, gratitude: 3 },
    notes: {
      thanks: 'За ранкову каву на балконі, за дзвінок від мами і за те, що не поспішала.',
    },
    details: [],
  },
];
