import { errorTable } from '@stezhka/kit/errors';
import { shopErrors } from '@stezhka/shop-contract';

export const errors = errorTable(shopErrors, {
  in_stock: {
    uk: 'Це вже є в наявності: можна замовляти.',
    ru: 'Это уже есть в наличии: можно заказывать.',
    en: 'This is in stock: you can order it now.',
  },
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
    uk: 'Безкоштовний товар надсилаємо лише з іншим: додайте до кошика ще щось.',
    ru: 'Бесплатный товар отправляем только с другим: добавьте в корзину что-нибудь ещё.',
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
  not_returnable: {
    uk: 'Це повернути не можна: воно зроблене на замовлення, уже повертається або стільки не було.',
    ru: 'Это вернуть нельзя: оно сделано на заказ, уже возвращается или столько не было.',
    en: 'This can’t be sent back: it was made to order, is on its way back already, or there were fewer.',
  },
  orders_unpaid: {
    uk: 'На оплату чи підтвердження вже чекають {n} ваші замовлення. Завершіть або скасуйте хоча б одне: найновіше відкриє кнопка вгорі кошика.',
    ru: 'Оплаты или подтверждения уже ждут {n} ваших заказа. Завершите или отмените хотя бы один: последний откроет кнопка вверху корзины.',
    en: '{n} of your orders already wait for payment or confirmation. Finish or cancel at least one: the button at the top of the cart opens the latest.',
  },
  orders_unconfirmed: {
    uk: 'На підтвердження з цієї пошти вже чекають {n} замовлення. Підтвердьте або скасуйте одне з них за посиланням у листі чи оплатіть це карткою.',
    ru: 'Подтверждения с этой почты уже ждут {n} заказа. Подтвердите или отмените один из них по ссылке в письме либо оплатите этот картой.',
    en: '{n} orders already wait for a confirmation from this e-mail. Confirm or cancel one of them by the link in its e-mail, or pay for this one by card.',
  },
  network_unpaid: {
    uk: 'З вашої мережі вже оформили {n} замовлень, і їх ще не оплачено. Увійдіть у свій кабінет, оберіть оплату при отриманні або спробуйте трохи згодом.',
    ru: 'Из вашей сети уже оформили {n} заказов, и они ещё не оплачены. Войдите в свой кабинет, выберите оплату при получении или попробуйте немного позже.',
    en: '{n} orders from your network are still unpaid. Log in, choose payment on delivery, or try again a little later.',
  },
  pieces_unpaid: {
    uk: 'Поки замовлення не оплачено, відкладаємо на покупця чи мережу до {ofProduct} шт. одного товару й до {together} шт. разом. Зменште кількість, наприклад «{title}», спершу оплатіть попереднє замовлення або оберіть оплату при отриманні.',
    ru: 'Пока заказ не оплачен, откладываем на покупателя или сеть до {ofProduct} шт. одного товара и до {together} шт. вместе. Уменьшите количество, например «{title}», сначала оплатите предыдущий заказ или выберите оплату при получении.',
    en: 'Until an order is paid, we set aside up to {ofProduct} of one product and {together} pieces in all for a buyer or a network. Take fewer, say of “{title}”, pay for your earlier order first, or choose payment on delivery.',
  },
  confirmation_wrong: {
    uk: 'Це посилання не від цього замовлення. Відкрийте його ще раз із листа.',
    ru: 'Эта ссылка не от этого заказа. Откройте её ещё раз из письма.',
    en: 'This link belongs to another order. Open it from the e-mail once more.',
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
    uk: 'Стільки не повернути: лишилося {left}.',
    ru: 'Столько не вернуть: осталось {left}.',
    en: 'That is more than is left to return: {left}.',
  },
  course_owned: {
    uk: 'Цей курс уже ваш. Він чекає серед ваших курсів.',
    ru: 'Этот курс уже ваш. Он ждёт среди ваших курсов.',
    en: 'This course is yours already. It is among your courses.',
  },
  price_changed: {
    uk: 'Ціна тим часом змінилася. Оновіть сторінку, щоб побачити нову.',
    ru: 'Цена тем временем изменилась. Обновите страницу, чтобы увидеть новую.',
    en: 'The price has changed meanwhile. Reload the page to see the new one.',
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
    uk: 'Промокод діє для товарів від {from}.',
    ru: 'Промокод действует для товаров от {from}.',
    en: 'This promo code needs goods for {from} or more.',
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
