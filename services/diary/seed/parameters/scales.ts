import type { OptionSeed } from '../parameter.ts';

/** Ready sets of answers; colours are never the only sign, the face and the word say the same. */
export const mood: OptionSeed[] = [
  { value: 1, icon: 'frown', color: 'level-3', label: { uk: 'Важко', ru: 'Тяжело', en: 'Hard' } },
  { value: 2, icon: 'annoyed', color: 'level-2', label: { uk: 'Так собі', ru: 'Так себе', en: 'So-so' } },
  { value: 3, icon: 'meh', color: 'level-1', label: { uk: 'Рівно', ru: 'Ровно', en: 'Level' } },
  { value: 4, icon: 'smile', color: 'primary', label: { uk: 'Добре', ru: 'Хорошо', en: 'Good' } },
  { value: 5, icon: 'laugh', color: 'good', label: { uk: 'Чудово', ru: 'Прекрасно', en: 'Lovely' } },
];

export const quietness: OptionSeed[] = [
  {
    value: 1,
    icon: 'cloud-lightning',
    color: 'level-3',
    label: { uk: 'Накриває', ru: 'Накрывает', en: 'Too loud' },
  },
  {
    value: 2,
    icon: 'cloud-rain',
    color: 'level-2',
    label: { uk: 'Помітно', ru: 'Заметно', en: 'Noticeable' },
  },
  { value: 3, icon: 'cloud-sun', color: 'level-1', label: { uk: 'Трохи', ru: 'Немного', en: 'A little' } },
  { value: 4, icon: 'sun', color: 'good', label: { uk: 'Тихо', ru: 'Тихо', en: 'Quiet' } },
];

export const done: OptionSeed[] = [
  {
    value: 1,
    icon: 'circle-dashed',
    color: 'level-1',
    label: { uk: 'Не сьогодні', ru: 'Не сегодня', en: 'Not today' },
  },
  { value: 2, icon: 'circle-dot', color: 'primary', label: { uk: 'Трохи', ru: 'Немного', en: 'A little' } },
  { value: 3, icon: 'circle-check', color: 'good', label: { uk: 'Так', ru: 'Да', en: 'Yes' } },
];

export const energy: OptionSeed[] = [
  {
    value: 1,
    icon: 'battery-warning',
    color: 'level-3',
    label: { uk: 'Порожньо', ru: 'На нуле', en: 'Empty' },
  },
  { value: 2, icon: 'battery-low', color: 'level-2', label: { uk: 'Мало', ru: 'Мало', en: 'Low' } },
  {
    value: 3,
    icon: 'battery-medium',
    color: 'level-1',
    label: { uk: 'Вистачає', ru: 'Хватает', en: 'Enough' },
  },
  { value: 4, icon: 'battery-full', color: 'good', label: { uk: 'Повно', ru: 'Полно', en: 'Full' } },
];

export const eating: OptionSeed[] = [
  {
    value: 1,
    icon: 'circle-alert',
    color: 'level-2',
    label: { uk: 'На бігу', ru: 'На бегу', en: 'On the run' },
  },
  {
    value: 2,
    icon: 'sandwich',
    color: 'level-1',
    label: { uk: 'Як вийшло', ru: 'Как получилось', en: 'As it came' },
  },
  { value: 3, icon: 'utensils', color: 'primary', label: { uk: 'Спокійно', ru: 'Спокойно', en: 'Calmly' } },
  { value: 4, icon: 'salad', color: 'good', label: { uk: 'З турботою', ru: 'С заботой', en: 'With care' } },
];
