import type { Locale } from '@stezhka/kit-contract';
import type { Receipt } from './receipt-pdf.ts';

type Word =
  | 'title'
  | 'seller'
  | 'ordered'
  | 'paid'
  | 'buyer'
  | 'goods'
  | 'discount'
  | 'delivery'
  | 'free'
  | 'fee'
  | 'total'
  | 'refunded'
  | 'doubleRefunded'
  | 'note';

export const receiptTexts: Record<Locale, Record<Word, string> & Pick<Receipt, 'head'>> = {
  uk: {
    title: 'Квитанція до замовлення №',
    seller: 'Майстерня «Стежка»',
    ordered: 'Замовлено',
    paid: 'Сплачено',
    buyer: 'Покупець',
    head: { goods: 'Що', quantity: 'Скільки', sum: 'Сума' },
    goods: 'Товари',
    discount: 'Знижка',
    delivery: 'Доставка',
    free: 'безкоштовно',
    fee: 'Комісія за переказ',
    total: 'Разом',
    refunded: 'Повернено',
    doubleRefunded: 'Зайву оплату повернено',
    note: 'Квитанція підтверджує, що замовлення оплачено. Фіскального чека вона не замінює.',
  },
  ru: {
    title: 'Квитанция к заказу №',
    seller: 'Мастерская «Стежка»',
    ordered: 'Заказано',
    paid: 'Оплачено',
    buyer: 'Покупатель',
    head: { goods: 'Что', quantity: 'Сколько', sum: 'Сумма' },
    goods: 'Товары',
    discount: 'Скидка',
    delivery: 'Доставка',
    free: 'бесплатно',
    fee: 'Комиссия за перевод',
    total: 'Итого',
    refunded: 'Возвращено',
    doubleRefunded: 'Лишняя оплата возвращена',
    note: 'Квитанция подтверждает, что заказ оплачен. Фискального чека она не заменяет.',
  },
  en: {
    title: 'Receipt for order no.',
    seller: 'Stezhka workshop',
    ordered: 'Ordered',
    paid: 'Paid',
    buyer: 'Buyer',
    head: { goods: 'Goods', quantity: 'How many', sum: 'Sum' },
    goods: 'Goods',
    discount: 'Discount',
    delivery: 'Delivery',
    free: 'free',
    fee: 'Transfer fee',
    total: 'Total',
    refunded: 'Refunded',
    doubleRefunded: 'Extra payment returned',
    note: 'This receipt confirms that the order was paid. It does not replace a fiscal receipt.',
  },
};
