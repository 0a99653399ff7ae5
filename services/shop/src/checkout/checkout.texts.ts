import type { Localised } from '@stezhka/kit-contract';

const t = (uk: string, ru: string, en: string): Localised => ({ uk, ru, en });

export const checkoutTexts = {
  contacts: t('Контакти', 'Контакты', 'Contacts'),
  name: t('Ім’я', 'Имя', 'Name'),
  nameMissing: t('Вкажіть ім’я', 'Укажите имя', 'Type your name'),
  lastName: t('Прізвище', 'Фамилия', 'Surname'),
  lastNameMissing: t('Вкажіть прізвище', 'Укажите фамилию', 'Type your surname'),
  phone: t('Телефон', 'Телефон', 'Phone'),
  email: t('Пошта', 'Почта', 'E-mail'),
  comment: t('Примітка', 'Примечание', 'Note'),
  commentHint: t(
    'Побажання до пакування чи слова для листівки',
    'Пожелания к упаковке или слова для открытки',
    'How to wrap it, or words for the card',
  ),
  delivery: t('Доставка', 'Доставка', 'Delivery'),
  method: t('Спосіб', 'Способ', 'How'),
  payment: t('Оплата', 'Оплата', 'Payment'),
  card: t('Карткою зараз', 'Картой сейчас', 'By card now'),
  cod: t('При отриманні', 'При получении', 'On delivery'),
  noFee: t('Без комісії', 'Без комиссии', 'No fee'),
  cityAgain: t('Оберіть місто ще раз', 'Выберите город ещё раз', 'Choose the city again'),
  stale: t('Оновіть сторінку', 'Обновите страницу', 'Reload the page'),
} satisfies Record<string, Localised>;

export const CHECKOUT_MESSAGES = {
  unpaid: {
    uk: (number: number) => `Замовлення № ${number} ще чекає на оплату.`,
    ru: (number: number) => `Заказ № ${number} ещё ждёт оплаты.`,
    en: (number: number) => `Order no. ${number} is still waiting for its payment.`,
  },
  unconfirmed: {
    uk: (number: number) => `Замовлення № ${number} ще чекає на підтвердження.`,
    ru: (number: number) => `Заказ № ${number} ещё ждёт подтверждения.`,
    en: (number: number) => `Order no. ${number} is still waiting for its confirmation.`,
  },
} satisfies Record<string, Localised<(number: number) => string>>;
