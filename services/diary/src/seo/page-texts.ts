import type { Localised } from '@stezhka/kit-contract';

interface PageTexts {
  title: Localised;
  description: Localised;
}

export const TODAY: PageTexts = {
  title: { uk: 'Сьогодні', ru: 'Сегодня', en: 'Today' },
  description: {
    uk: 'Ваш день: кілька рядків, настрій і те, за що хочеться подякувати.',
    ru: 'Ваш день: пара строк, настроение и то, за что хочется сказать спасибо.',
    en: 'Your day: a few lines, your mood and what you’re grateful for.',
  },
};
export const DAYS: PageTexts = {
  title: { uk: 'Записи щоденника', ru: 'Записи дневника', en: 'Diary entries' },
  description: {
    uk: 'Дні, які ви записали, від найновішого.',
    ru: 'Дни, которые вы записали, начиная с последнего.',
    en: 'The days you wrote down, newest first.',
  },
};
export const SETTINGS: PageTexts = {
  title: { uk: 'Налаштування щоденника', ru: 'Настройки дневника', en: 'Diary settings' },
  description: {
    uk: 'Показники, колесо життя, часовий пояс і початок дня.',
    ru: 'Показатели, колесо жизни, часовой пояс и начало дня.',
    en: 'Parameters, the Life Wheel, your time zone and the start of your day.',
  },
};
