import type { DiaryIcon } from '@stezhka/diary-contract';
import type { Localised } from '@stezhka/kit-contract';

export type SphereName =
  | 'health'
  | 'emotions'
  | 'relations'
  | 'family'
  | 'work'
  | 'money'
  | 'growth'
  | 'meaning'
  | 'rest';

export interface SphereSeed {
  systemName: SphereName;
  title: Localised;
  description: Localised;
  icon: DiaryIcon;
  order: number;
}

/** The Life Wheel, clockwise from the top; the fill of each is the token --sphere-<systemName>. */
export const spheres: SphereSeed[] = [
  {
    systemName: 'health',
    order: 1,
    icon: 'activity',
    title: { uk: 'Здоров’я', ru: 'Здоровье', en: 'Health' },
    description: {
      uk: 'Сон, рух, їжа і те, як почувається тіло.',
      ru: 'Сон, движение, еда и то, как себя чувствует тело.',
      en: 'Sleep, movement, food and how your body is doing.',
    },
  },
  {
    systemName: 'emotions',
    order: 2,
    icon: 'smile',
    title: { uk: 'Емоції', ru: 'Эмоции', en: 'Emotions' },
    description: {
      uk: 'Що ви відчуваєте протягом дня і чи є цьому місце.',
      ru: 'Что вы чувствуете за день и есть ли чувствам место.',
      en: 'What you feel through the day, and whether there’s room for it.',
    },
  },
  {
    systemName: 'relations',
    order: 3,
    icon: 'heart',
    title: { uk: 'Стосунки', ru: 'Отношения', en: 'Relationships' },
    description: {
      uk: 'Близькість, дружба і розмови, у яких можна бути собою.',
      ru: 'Близость, дружба и разговоры, в которых не нужно притворяться.',
      en: 'Closeness, friendship and talks where you can be yourself.',
    },
  },
  {
    systemName: 'family',
    order: 4,
    icon: 'house',
    title: { uk: 'Родина', ru: 'Семья', en: 'Family' },
    description: {
      uk: 'Дім і ті, кого ви називаєте своїми.',
      ru: 'Дом и те, кого вы зовёте своими.',
      en: 'Home, and the people you call your own.',
    },
  },
  {
    systemName: 'work',
    order: 5,
    icon: 'briefcase',
    title: { uk: 'Справа', ru: 'Дело', en: 'Work' },
    description: {
      uk: 'Робота, навчання або справа, яка забирає ваші години.',
      ru: 'Работа, учёба или занятие, которому вы отдаёте свои часы.',
      en: 'The job, study or craft that takes your hours.',
    },
  },
  {
    systemName: 'money',
    order: 6,
    icon: 'wallet',
    title: { uk: 'Гроші', ru: 'Деньги', en: 'Money' },
    description: {
      uk: 'Не скільки їх, а наскільки спокійно про них думати.',
      ru: 'Не сколько их, а насколько спокойно о них думать.',
      en: 'Not how much there is, but how calmly you can think of it.',
    },
  },
  {
    systemName: 'growth',
    order: 7,
    icon: 'sprout',
    title: { uk: 'Розвиток', ru: 'Развитие', en: 'Growth' },
    description: {
      uk: 'Книжки, навички й цікавість до нового.',
      ru: 'Книги, навыки и любопытство к новому.',
      en: 'Books, skills and curiosity.',
    },
  },
  {
    systemName: 'meaning',
    order: 8,
    icon: 'mountain',
    title: { uk: 'Сенси', ru: 'Смыслы', en: 'Meaning' },
    description: {
      uk: 'Те, заради чого варто вставати зранку.',
      ru: 'То, ради чего стоит вставать по утрам.',
      en: 'What’s worth getting up for.',
    },
  },
  {
    systemName: 'rest',
    order: 9,
    icon: 'coffee',
    title: { uk: 'Відпочинок', ru: 'Отдых', en: 'Rest' },
    description: {
      uk: 'Паузи, прогулянки й право нічого не робити.',
      ru: 'Паузы, прогулки и право ничего не делать.',
      en: 'Pauses, walks and the right to do nothing.',
    },
  },
];

export interface SphereCategorySeed {
  systemName: string;
  title: Localised;
  spheres: (SphereName | 'other')[];
}

/** Spheres that stand together on the page of a day. */
export const sphereCategories: SphereCategorySeed[] = [
  {
    systemName: 'self',
    title: { uk: 'Про себе', ru: 'О себе', en: 'Yourself' },
    spheres: ['health', 'emotions', 'rest'],
  },
  {
    systemName: 'people',
    title: { uk: 'Люди і сенси', ru: 'Люди и смыслы', en: 'People and meaning' },
    spheres: ['relations', 'family', 'meaning'],
  },
  {
    systemName: 'doing',
    title: { uk: 'Справи', ru: 'Дела', en: 'Doing' },
    spheres: ['work', 'money', 'growth'],
  },
  { systemName: 'other', title: { uk: 'Інше', ru: 'Другое', en: 'Other' }, spheres: ['other'] },
];
