import type { Localised } from '@stezhka/kit-contract';

export interface PageTexts {
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
export const PLANNING: PageTexts = {
  title: { uk: 'Планування', ru: 'Планирование', en: 'Planning' },
  description: {
    uk: 'Завдання на день: коротке одразу, довге кроками.',
    ru: 'Задачи на день: короткое сразу, долгое по шагам.',
    en: 'Tasks of the day: short ones at once, long ones in steps.',
  },
};
export const HABITS: PageTexts = {
  title: { uk: 'Звички', ru: 'Привычки', en: 'Habits' },
  description: {
    uk: 'Двадцять один день на одну звичку.',
    ru: 'Двадцать один день на одну привычку.',
    en: 'Twenty-one days for one habit.',
  },
};
export const GOALS: PageTexts = {
  title: { uk: 'Цілі', ru: 'Цели', en: 'Goals' },
  description: {
    uk: 'Число, строк і показник вашого дня.',
    ru: 'Число, срок и показатель вашего дня.',
    en: 'A number, a deadline and a parameter of your day.',
  },
};
export const TOTALS: PageTexts = {
  title: { uk: 'Підсумки й графіки', ru: 'Итоги и графики', en: 'Totals and graphics' },
  description: {
    uk: 'Ваші місяці в числах і на графіках.',
    ru: 'Ваши месяцы в числах и на графиках.',
    en: 'Your months in numbers and charts.',
  },
};
export const COURSES: PageTexts = {
  title: { uk: 'Курси й марафони', ru: 'Курсы и марафоны', en: 'Courses and marathons' },
  description: {
    uk: 'Короткі курси й марафони на двадцять вісім днів: щодня текст, завдання й рядок у щоденнику.',
    ru: 'Короткие курсы и марафоны на двадцать восемь дней: каждый день текст, задание и строка в дневнике.',
    en: 'Short courses and marathons of twenty-eight days: a text, a task and a line in your diary each day.',
  },
};
export const OWN_COURSES: PageTexts = {
  title: { uk: 'Мої курси', ru: 'Мои курсы', en: 'My courses' },
  description: {
    uk: 'Ваші курси, марафон, що триває, і ті, що вже позаду.',
    ru: 'Ваши курсы, текущий марафон и те, что уже позади.',
    en: 'Your courses, the marathon under way and those behind you.',
  },
};
export const COURSE_REMINDER: PageTexts = {
  title: { uk: 'Нагадування про курс', ru: 'Напоминание о курсе', en: 'Reminder of a course' },
  description: {
    uk: 'Тут можна вимкнути листи з нагадуванням.',
    ru: 'Здесь можно отключить письма с напоминанием.',
    en: 'Where you stop the e-mails that remind you.',
  },
};
export const ACHIEVEMENTS: PageTexts = {
  title: { uk: 'Досягнення', ru: 'Достижения', en: 'Achievements' },
  description: {
    uk: 'Що вже пройдено і що найближче.',
    ru: 'Что уже пройдено и что ближе всего.',
    en: 'What you have walked, and what is nearest.',
  },
};
