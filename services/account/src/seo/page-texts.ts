import type { Localised } from '@stezhka/kit-contract';

export interface PageTexts {
  title: Localised;
  description: Localised;
  noindex?: boolean;
}

export const PAGE_TEXTS: Record<string, PageTexts> = {
  '/login': {
    title: { uk: 'Вхід', ru: 'Вход', en: 'Log in' },
    description: {
      uk: 'Увійдіть, щоб продовжити свій щоденник.',
      ru: 'Войдите, чтобы продолжить свой дневник.',
      en: 'Log in to go on with your diary.',
    },
  },
  '/register': {
    title: { uk: 'Створити щоденник', ru: 'Создать дневник', en: 'Register' },
    description: {
      uk: 'Особистий щоденник: безкоштовно, і написане бачите тільки ви.',
      ru: 'Личный дневник: бесплатно, и написанное видите только вы.',
      en: 'A personal diary: free, and only you can read what you write.',
    },
  },
  '/forgot-password': {
    title: { uk: 'Відновити пароль', ru: 'Восстановить пароль', en: 'Recover your password' },
    description: {
      uk: 'Надішлемо посилання, за яким можна задати новий пароль.',
      ru: 'Пришлём ссылку, по которой можно задать новый пароль.',
      en: 'We send a link by which you choose a new password.',
    },
  },
  '/second-factor': {
    title: { uk: 'Другий крок входу', ru: 'Второй шаг входа', en: 'The second step of the login' },
    description: {
      uk: 'Код із застосунку після пароля.',
      ru: 'Код из приложения после пароля.',
      en: 'A code from your app, after the password.',
    },
    noindex: true,
  },
  '/profile': {
    title: { uk: 'Профіль', ru: 'Профиль', en: 'Profile' },
    description: {
      uk: 'Ваше ім’я, фото й цілі.',
      ru: 'Ваше имя, фото и цели.',
      en: 'Your name, picture and goals.',
    },
    noindex: true,
  },
  '/cabinet': {
    title: { uk: 'Кабінет', ru: 'Кабинет', en: 'Cabinet' },
    description: {
      uk: 'Замовлення, баланс, входи й приватність.',
      ru: 'Заказы, баланс, входы и приватность.',
      en: 'Orders, balance, logins and privacy.',
    },
    noindex: true,
  },
};

export const CODE_PAGES: Record<string, PageTexts> = {
  'pass-recover': {
    title: { uk: 'Новий пароль', ru: 'Новый пароль', en: 'A new password' },
    description: {
      uk: 'Задайте новий пароль за посиланням із листа.',
      ru: 'Задайте новый пароль по ссылке из письма.',
      en: 'Choose a new password by the link from an e-mail.',
    },
    noindex: true,
  },
  'verify-email': {
    title: { uk: 'Підтвердити пошту', ru: 'Подтвердить почту', en: 'Confirm your e-mail' },
    description: {
      uk: 'Підтвердьте, що пошта ваша.',
      ru: 'Подтвердите, что почта ваша.',
      en: 'Confirm that the address is yours.',
    },
    noindex: true,
  },
};

export const DEMO_PAGES: Record<string, PageTexts> = {
  '/__mail': {
    title: { uk: 'Листи', ru: 'Письма', en: 'Mails' },
    description: {
      uk: 'Усі листи сайту трьома мовами.',
      ru: 'Все письма сайта на трёх языках.',
      en: 'Every e-mail of the site in three languages.',
    },
    noindex: true,
  },
};
