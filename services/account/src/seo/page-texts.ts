import type { Localised } from '@stezhka/kit-contract';

/** Head texts of account's pages, by path without locale. */
export const PAGE_TEXTS: Record<string, { title: Localised; description: Localised; noindex?: boolean }> = {
  '/login': {
    title: { uk: 'Вхід', ru: 'Вход', en: 'Log in' },
    description: {
      uk: 'Увійдіть, щоб продовжити свій щоденник.',
      ru: 'Войдите, чтобы продолжить свой дневник.',
      en: 'Log in to go on with your diary.',
    },
  },
  '/register': {
    title: { uk: 'Створити щоденник', ru: 'Создать дневник', en: 'Create a diary' },
    description: {
      uk: 'Особистий щоденник: безкоштовно, і написане бачите тільки ви.',
      ru: 'Личный дневник: бесплатно, и написанное видите только вы.',
      en: 'A personal diary: free, and only you can read what you write.',
    },
  },
  '/profile': {
    title: { uk: 'Профіль', ru: 'Профиль', en: 'Profile' },
    description: { uk: 'Ваше ім’я та пошта.', ru: 'Ваше имя и почта.', en: 'Your name and e-mail.' },
    noindex: true,
  },
};
