import { errorTable } from '@stezhka/kit/errors';
import { shopErrors } from '@stezhka/shop-contract';

export const errors = errorTable(shopErrors, {
  out_of_stock: {
    uk: 'Зараз немає в наявності: {name}.',
    ru: 'Сейчас нет в наличии: {name}.',
    en: 'Out of stock at the moment: {name}.',
  },
  not_enough_stock: {
    uk: 'Стільки немає. {name}: лишилося {left} шт.',
    ru: 'Столько нет. {name}: осталось {left} шт.',
    en: 'We don’t have that many. {name}: {left} left.',
  },
  stock_in_cart: {
    uk: 'Усе, що є, уже у вашому кошику. {name}: {stock} шт.',
    ru: 'Всё, что есть, уже в вашей корзине. {name}: {stock} шт.',
    en: 'Your cart already holds all we have. {name}: {stock}.',
  },
  free_once: {
    uk: 'У замовленні може бути лише одна безкоштовна річ.',
    ru: 'В заказе может быть только одна бесплатная вещь.',
    en: 'An order takes one free item only.',
  },
  free_alone: {
    uk: 'Безкоштовне їде разом із чимось іще: додайте до кошика будь-який товар.',
    ru: 'Бесплатное едет вместе с чем-нибудь ещё: добавьте в корзину любой товар.',
    en: 'A free item travels with something else: add anything to the cart.',
  },
  quantity_limit: {
    uk: 'В одному замовленні може бути до {most} шт. одного товару.',
    ru: 'В одном заказе может быть до {most} шт. одного товара.',
    en: 'An order takes up to {most} of one product.',
  },
  size_unknown: {
    uk: 'Такого розміру немає. Оберіть інший.',
    ru: 'Такого размера нет. Выберите другой.',
    en: 'There is no such size. Choose another one.',
  },
  choices_needed: {
    uk: 'Оберіть обкладинку, блок і папір.',
    ru: 'Выберите обложку, блок и бумагу.',
    en: 'Choose a cover, an inner block and a paper.',
  },
  wishlist_full: {
    uk: 'У списку бажань уже {most} товарів. Приберіть щось, і місце з’явиться.',
    ru: 'В списке желаний уже {most} товаров. Уберите что-нибудь, и место появится.',
    en: 'Your wishlist holds {most} items already. Take something out to make room.',
  },
  cart_empty: {
    uk: 'У кошику вже нічого немає.',
    ru: 'В корзине уже ничего нет.',
    en: 'There is nothing in the cart any more.',
  },
  cart_full: {
    uk: 'У кошику вже {most} різних товарів. Приберіть щось, і місце з’явиться.',
    ru: 'В корзине уже {most} разных товаров. Уберите что-нибудь, и место появится.',
    en: 'The cart holds {most} different items already. Take something out to make room.',
  },
  cart_changed: {
    uk: 'Поки ви оформлювали, кошик змінився. Перегляньте його ще раз.',
    ru: 'Пока вы оформляли, корзина изменилась. Посмотрите её ещё раз.',
    en: 'The cart changed while you were checking out. Please look at it again.',
  },
  order_state: {
    uk: 'Із цим замовленням такого вже не зробити.',
    ru: 'С этим заказом так уже не поступить.',
    en: 'That can’t be done with this order any more.',
  },
  orders_unpaid: {
    uk: 'На оплату чи підтвердження вже чекають {n} замовлення. Оплатіть, підтвердьте або скасуйте їх: посилання є в листах.',
    ru: 'Оплаты или подтверждения уже ждут {n} заказа. Оплатите, подтвердите или отмените их: ссылки есть в письмах.',
    en: '{n} orders already wait for payment or confirmation. Pay, confirm or cancel them: the links are in your mails.',
  },
  confirmation_wrong: {
    uk: 'Це посилання не від цього замовлення. Відкрийте його ще раз із листа.',
    ru: 'Эта ссылка не от этого заказа. Откройте её ещё раз из письма.',
    en: 'This link belongs to another order. Open it from the mail once more.',
  },
  payment_forged: {
    uk: 'Підпис не збігається.',
    ru: 'Подпись не совпадает.',
    en: 'The signature does not match.',
  },
  payment_mismatch: {
    uk: 'Сума, валюта чи магазин не ті, що в замовленні.',
    ru: 'Сумма, валюта или магазин не те, что в заказе.',
    en: 'The amount, currency or shop is not the order’s.',
  },
  payment_off: {
    uk: 'Оплата карткою зараз недоступна. Можна заплатити при отриманні.',
    ru: 'Оплата картой сейчас недоступна. Можно заплатить при получении.',
    en: 'Card payments are off at the moment. You can pay on delivery.',
  },
  refund_too_much: {
    uk: 'Стільки не повернути: лишилося {left} ₴.',
    ru: 'Столько не вернуть: осталось {left} ₴.',
    en: 'That is more than is left to return: {left} ₴.',
  },
  coupon_unknown: {
    uk: 'Такого промокоду немає. Перевірте літери.',
    ru: 'Такого промокода нет. Проверьте буквы.',
    en: 'There is no such promo code. Check the letters.',
  },
  coupon_over: {
    uk: 'Цей промокод уже не діє.',
    ru: 'Этот промокод уже не действует.',
    en: 'This promo code has run out.',
  },
  coupon_used: {
    uk: 'Цей промокод уже використано.',
    ru: 'Этот промокод уже использован.',
    en: 'This promo code has been used.',
  },
  coupon_small: {
    uk: 'Промокод діє для товарів від {from} ₴.',
    ru: 'Промокод действует для товаров от {from} ₴.',
    en: 'This promo code needs goods for {from} ₴ or more.',
  },
  coupon_foreign: {
    uk: 'Цей промокод надіслано на іншу пошту.',
    ru: 'Этот промокод отправлен на другую почту.',
    en: 'This promo code was sent to another e-mail address.',
  },
  coupon_first_order: {
    uk: 'Промокод діє лише для першого замовлення.',
    ru: 'Промокод действует только для первого заказа.',
    en: 'This promo code is for a first order only.',
  },
});
