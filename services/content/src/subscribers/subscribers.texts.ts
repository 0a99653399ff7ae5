export const labels = {
  subscribers: { uk: 'Підписники', ru: 'Подписчики', en: 'Subscribers' },
  yourEmail: { uk: 'Ваша пошта', ru: 'Ваша почта', en: 'Your e-mail' },
  email: { uk: 'Пошта', ru: 'Почта', en: 'E-mail' },
  state: { uk: 'Стан', ru: 'Состояние', en: 'State' },
  waiting: { uk: 'Чекає на підтвердження', ru: 'Ждёт подтверждения', en: 'Not confirmed yet' },
  active: { uk: 'Отримує листи', ru: 'Получает письма', en: 'Gets e-mails' },
  ended: { uk: 'Відмовилися', ru: 'Отказались', en: 'Unsubscribed' },
  locale: { uk: 'Мова', ru: 'Язык', en: 'Language' },
  createdAt: { uk: 'Підписка', ru: 'Подписка', en: 'Subscribed' },
  confirmedAt: { uk: 'Підтвердження', ru: 'Подтверждение', en: 'Confirmed' },
  /** The same for every address. */
  thanks: {
    uk: 'Дякуємо, перевірте пошту',
    ru: 'Спасибо, проверьте почту',
    en: 'Thank you, please check your inbox',
  },
};
