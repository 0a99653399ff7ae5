import type { Localised } from '@stezhka/kit-contract';

export const labels = {
  coupons: { uk: 'Промокоди', ru: 'Промокоды', en: 'Promo codes' },
  code: { uk: 'Код', ru: 'Код', en: 'Code' },
  codeRule: {
    uk: 'Літери A–Z, цифри й дефіс, від трьох знаків',
    ru: 'Буквы A–Z, цифры и дефис, от трёх знаков',
    en: 'Letters A–Z, digits and hyphens, three at least',
  },
  discount: { uk: 'Знижка', ru: 'Скидка', en: 'Discount' },
  kind: { uk: 'Яка', ru: 'Какая', en: 'Which' },
  percent: { uk: 'Відсотки', ru: 'Проценты', en: 'Per cent' },
  amount: { uk: 'Гривні', ru: 'Гривны', en: 'Hryvnias' },
  from: { uk: 'Діє з', ru: 'Действует с', en: 'From' },
  until: { uk: 'До цього дня включно', ru: 'По этот день включительно', en: 'Until this day inclusive' },
  minGoods: { uk: 'Товарів щонайменше на', ru: 'Товаров не меньше чем на', en: 'Goods for at least' },
  limit: { uk: 'Скільки разів усього', ru: 'Сколько раз всего', en: 'Times in all' },
  limitPerPerson: {
    uk: 'Скільки разів одній людині',
    ru: 'Сколько раз одному человеку',
    en: 'Times per person',
  },
  email: { uk: 'Лише для пошти', ru: 'Только для почты', en: 'For this e-mail only' },
  firstOrderOnly: { uk: 'Лише перше замовлення', ru: 'Только первый заказ', en: 'First order only' },
  active: { uk: 'Діє', ru: 'Действует', en: 'In force' },
  used: { uk: 'Використано', ru: 'Использовано', en: 'Used' },
} satisfies Record<string, Localised>;
