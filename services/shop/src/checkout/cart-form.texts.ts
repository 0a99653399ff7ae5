import type { Localised } from '@stezhka/kit-contract';

const t = (uk: string, ru: string, en: string): Localised => ({ uk, ru, en });

export const cartFormTexts = {
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
  toBranch: t('Нова пошта, відділення', 'Новая почта, отделение', 'Nova Poshta, branch'),
  toLocker: t('Нова пошта, поштомат', 'Новая почта, почтомат', 'Nova Poshta, parcel locker'),
  courier: t('Кур’єр', 'Курьер', 'Courier'),
  pickup: t('Самовивіз із майстерні', 'Самовывоз из мастерской', 'Pick up at the workshop'),
  city: t('Місто', 'Город', 'City'),
  cityHint: t('Почніть вводити назву', 'Начните вводить название', 'Start typing its name'),
  branch: t('Відділення', 'Отделение', 'Branch'),
  locker: t('Поштомат', 'Почтомат', 'Parcel locker'),
  address: t('Адреса', 'Адрес', 'Address'),
  addressHint: t('Вулиця, будинок, квартира', 'Улица, дом, квартира', 'Street, house, flat'),
  payment: t('Оплата', 'Оплата', 'Payment'),
  card: t('Карткою зараз', 'Картой сейчас', 'By card now'),
  cod: t('При отриманні', 'При получении', 'On delivery'),
  noFee: t('Без комісії', 'Без комиссии', 'No fee'),
  stale: t('Оновіть сторінку', 'Обновите страницу', 'Reload the page'),
} satisfies Record<string, Localised>;
