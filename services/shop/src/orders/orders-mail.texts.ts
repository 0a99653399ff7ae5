import type { Locale } from '@stezhka/kit-contract';
import type { OrderState } from '@stezhka/shop-contract';

export type MailedState =
  | Extract<
      OrderState,
      | 'pending_payment'
      | 'pending_confirmation'
      | 'cod_confirmed'
      | 'paid'
      | 'shipped'
      | 'failed'
      | 'expired'
      | 'cancelled'
      | 'returned'
      | 'refunded'
    >
  | 'refunded_part'
  | 'refunded_double';

export interface MailTexts {
  subject: string;
  heading: string;
  text: string;
  action: string;
}
type Texts = Record<MailedState, MailTexts> & {
  /** Orders that cost nothing become paid at once. */
  accepted: MailTexts;
  /** Paid on delivery: 'expired' was not confirmed in time, what came back was never paid, cash goes back by hand. */
  onDelivery: Record<'expired' | 'returned' | 'refunded' | 'refunded_part', MailTexts>;
  /** For pickup; {place} is the workshop. */
  fetched: Record<'cod_confirmed' | 'paid' | 'accepted' | 'shipped', MailTexts>;
  tracking: string;
  discount: string;
  delivery: string;
  fee: string;
  total: string;
  free: string;
  help: string;
};

/** Parameters: {number} of the order, {tracking} number, {place} of pickup, {until} when it waits, {refunded} sum. */
export const ORDER_MAIL_TEXTS: Record<Locale, Texts> = {
  uk: {
    discount: 'Знижка',
    delivery: 'Доставка',
    fee: 'Комісія за переказ',
    total: 'Разом',
    free: 'безкоштовно',
    tracking: 'Номер посилки: {tracking}.',
    fetched: {
      cod_confirmed: {
        subject: 'Замовлення № {number} прийнято',
        heading: 'Збираємо ваше замовлення',
        text: 'Замовлення № {number} прийнято. Заплатити можна буде, коли забиратимете його тут: {place}.',
        action: 'Подивитися замовлення',
      },
      paid: {
        subject: 'Замовлення № {number} оплачено',
        heading: 'Дякуємо, оплату отримано',
        text: 'Замовлення № {number} оплачено, і ми вже його збираємо. Забрати його можна буде тут: {place}.',
        action: 'Подивитися замовлення',
      },
      accepted: {
        subject: 'Замовлення № {number} прийнято',
        heading: 'Збираємо ваше замовлення',
        text: 'Замовлення № {number} прийнято, платити нічого не треба. Забрати його можна буде тут: {place}.',
        action: 'Подивитися замовлення',
      },
      shipped: {
        subject: 'Замовлення № {number} чекає на вас',
        heading: 'Можна забирати',
        text: 'Замовлення № {number} зібрано. Воно чекає на вас тут: {place}.',
        action: 'Подивитися замовлення',
      },
    },
    help: 'Щось не так? Просто відповідайте на цей лист: його читає людина.',
    pending_payment: {
      subject: 'Замовлення № {number} чекає на оплату',
      heading: 'Лишилося заплатити',
      text: 'Ми відклали товари для вас до {until} за київським часом. Якщо сторінка оплати закрилася, заплатіть за цим посиланням. Уже заплатили? Тоді все гаразд: підтвердження надійде окремим листом.',
      action: 'Заплатити',
    },
    pending_confirmation: {
      subject: 'Підтвердьте замовлення № {number}',
      heading: 'Лишився один крок',
      text: 'Замовлення № {number} чекає на ваше підтвердження: так ми перевіряємо великі замовлення з оплатою при отриманні. Натисніть кнопку до {until} за київським часом. Товари відкладемо, щойно ви підтвердите, а доти їх можуть купити інші.',
      action: 'Підтвердити замовлення',
    },
    onDelivery: {
      expired: {
        subject: 'Замовлення № {number} скасовано',
        heading: 'Замовлення скасовано',
        text: 'Замовлення № {number} не підтвердили вчасно, тож ми його скасували. Платити нічого не треба. Якщо товари вам ще потрібні, замовте їх знову.',
        action: 'Подивитися замовлення',
      },
      returned: {
        subject: 'Замовлення № {number} повернулося до нас',
        heading: 'Замовлення не забрали',
        text: 'Замовлення № {number} ніхто не забрав, і воно повернулося до майстерні. Платити нічого не треба. Якщо воно вам ще потрібне, замовте його знову.',
        action: 'Подивитися замовлення',
      },
      refunded: {
        subject: 'Повертаємо гроші за замовлення № {number}',
        heading: 'Гроші повертаються',
        text: 'Ми повертаємо все, що ви заплатили за замовлення № {number} при отриманні. Якщо ще не домовилися, як вам зручно їх отримати, відповідайте на цей лист.',
        action: 'Подивитися замовлення',
      },
      refunded_part: {
        subject: 'Повертаємо частину грошей за замовлення № {number}',
        heading: 'Частина грошей повертається',
        text: 'Ми повертаємо {refunded} із суми, яку ви заплатили за замовлення № {number} при отриманні. Якщо ще не домовилися, як вам зручно їх отримати, відповідайте на цей лист.',
        action: 'Подивитися замовлення',
      },
    },
    cod_confirmed: {
      subject: 'Замовлення № {number} прийнято',
      heading: 'Збираємо вашу посилку',
      text: 'Замовлення № {number} прийнято. Заплатити можна буде при отриманні.',
      action: 'Подивитися замовлення',
    },
    paid: {
      subject: 'Замовлення № {number} оплачено',
      heading: 'Дякуємо, оплату отримано',
      text: 'Замовлення № {number} оплачено й уже збирається в дорогу. Номер посилки надішлемо, щойно вона поїде.',
      action: 'Подивитися замовлення',
    },
    accepted: {
      subject: 'Замовлення № {number} прийнято',
      heading: 'Збираємо вашу посилку',
      text: 'Замовлення № {number} прийнято, платити нічого не треба. Номер посилки надішлемо, щойно вона поїде.',
      action: 'Подивитися замовлення',
    },
    shipped: {
      subject: 'Замовлення № {number} у дорозі',
      heading: 'Посилка поїхала',
      text: 'Замовлення № {number} вирушило до вас.',
      action: 'Подивитися замовлення',
    },
    failed: {
      subject: 'Оплата замовлення № {number} не пройшла',
      heading: 'Оплата не пройшла',
      text: 'Гроші не списано. Товари ще чекають на вас: спробуйте заплатити іншою карткою.',
      action: 'Спробувати ще раз',
    },
    expired: {
      subject: 'Замовлення № {number} більше не чекає',
      heading: 'Ми повернули товари на полицю',
      text: 'Оплата за замовлення № {number} не надійшла, тож товари знову доступні всім. Нічого не списано. На сторінці замовлення їх можна одним натисканням повернути в кошик.',
      action: 'Подивитися замовлення',
    },
    cancelled: {
      subject: 'Замовлення № {number} скасовано',
      heading: 'Замовлення скасовано',
      text: 'Замовлення № {number} скасовано. Якщо передумаєте, на його сторінці все можна одним натисканням повернути в кошик.',
      action: 'Подивитися замовлення',
    },
    returned: {
      subject: 'Замовлення № {number} повернулося до нас',
      heading: 'Замовлення не забрали',
      text: 'Замовлення № {number} ніхто не забрав, і воно повернулося до майстерні. Просто відповідайте на цей лист: домовимося про нову доставку або повернемо гроші.',
      action: 'Подивитися замовлення',
    },
    refunded_part: {
      subject: 'Частину грошей за замовлення № {number} повернено',
      heading: 'Частина грошей повертається',
      text: 'Ми повернули {refunded} із суми замовлення № {number}. На картку вони надійдуть за кілька днів, залежно від банку.',
      action: 'Подивитися замовлення',
    },
    refunded_double: {
      subject: 'Зайву оплату замовлення № {number} повернено',
      heading: 'Ви заплатили двічі, і ми повернули зайве',
      text: 'Замовлення № {number} оплачено двічі, тож {refunded} ми повернули. На картку вони надійдуть за кілька днів, залежно від банку. Саме замовлення залишається в силі.',
      action: 'Подивитися замовлення',
    },
    refunded: {
      subject: 'Гроші за замовлення № {number} повернено',
      heading: 'Гроші повертаються',
      text: 'Ми повернули оплату за замовлення № {number}. На картку вона надійде за кілька днів, залежно від банку.',
      action: 'Подивитися замовлення',
    },
  },
  ru: {
    discount: 'Скидка',
    delivery: 'Доставка',
    fee: 'Комиссия за перевод',
    total: 'Итого',
    free: 'бесплатно',
    tracking: 'Номер посылки: {tracking}.',
    fetched: {
      cod_confirmed: {
        subject: 'Заказ № {number} принят',
        heading: 'Собираем ваш заказ',
        text: 'Заказ № {number} принят. Заплатите, когда придёте за ним: {place}.',
        action: 'Посмотреть заказ',
      },
      paid: {
        subject: 'Заказ № {number} оплачен',
        heading: 'Спасибо, оплата получена',
        text: 'Заказ № {number} оплачен и уже собирается. Забрать его можно будет здесь: {place}.',
        action: 'Посмотреть заказ',
      },
      accepted: {
        subject: 'Заказ № {number} принят',
        heading: 'Собираем ваш заказ',
        text: 'Заказ № {number} принят, платить ничего не нужно. Забрать его можно будет здесь: {place}.',
        action: 'Посмотреть заказ',
      },
      shipped: {
        subject: 'Заказ № {number} ждёт вас',
        heading: 'Можно забирать',
        text: 'Заказ № {number} собран. Он ждёт вас здесь: {place}.',
        action: 'Посмотреть заказ',
      },
    },
    help: 'Что-то не так? Просто ответьте на это письмо: его читает человек.',
    pending_payment: {
      subject: 'Заказ № {number} ждёт оплаты',
      heading: 'Осталось оплатить',
      text: 'Мы отложили товары для вас до {until} по киевскому времени. Если страница оплаты закрылась, оплатите по этой ссылке. Уже оплатили? Тогда всё в порядке: подтверждение придёт отдельным письмом.',
      action: 'Оплатить',
    },
    pending_confirmation: {
      subject: 'Подтвердите заказ № {number}',
      heading: 'Остался один шаг',
      text: 'Заказ № {number} ждёт вашего подтверждения: так мы проверяем большие заказы с оплатой при получении. Нажмите кнопку до {until} по киевскому времени. Товары отложим, как только вы подтвердите, а до того их могут купить другие.',
      action: 'Подтвердить заказ',
    },
    onDelivery: {
      expired: {
        subject: 'Заказ № {number} отменён',
        heading: 'Заказ отменён',
        text: 'Заказ № {number} не подтвердили вовремя, и мы его отменили. Платить ничего не нужно. Если товары вам ещё нужны, закажите их снова.',
        action: 'Посмотреть заказ',
      },
      returned: {
        subject: 'Заказ № {number} вернулся к нам',
        heading: 'Заказ не забрали',
        text: 'Заказ № {number} никто не забрал, и он вернулся в мастерскую. Платить ничего не нужно. Если он вам ещё нужен, закажите его снова.',
        action: 'Посмотреть заказ',
      },
      refunded: {
        subject: 'Возвращаем деньги за заказ № {number}',
        heading: 'Деньги возвращаются',
        text: 'Мы возвращаем всё, что вы заплатили за заказ № {number} при получении. Если ещё не договорились, как вам удобно их получить, ответьте на это письмо.',
        action: 'Посмотреть заказ',
      },
      refunded_part: {
        subject: 'Возвращаем часть денег за заказ № {number}',
        heading: 'Часть денег возвращается',
        text: 'Мы возвращаем {refunded} из суммы, которую вы заплатили за заказ № {number} при получении. Если ещё не договорились, как вам удобно их получить, ответьте на это письмо.',
        action: 'Посмотреть заказ',
      },
    },
    cod_confirmed: {
      subject: 'Заказ № {number} принят',
      heading: 'Собираем вашу посылку',
      text: 'Заказ № {number} принят. Заплатить можно будет при получении.',
      action: 'Посмотреть заказ',
    },
    paid: {
      subject: 'Заказ № {number} оплачен',
      heading: 'Спасибо, оплата получена',
      text: 'Заказ № {number} оплачен и уже собирается в путь. Номер посылки пришлём, как только она поедет.',
      action: 'Посмотреть заказ',
    },
    accepted: {
      subject: 'Заказ № {number} принят',
      heading: 'Собираем вашу посылку',
      text: 'Заказ № {number} принят, платить ничего не нужно. Номер посылки пришлём, как только она поедет.',
      action: 'Посмотреть заказ',
    },
    shipped: {
      subject: 'Заказ № {number} в пути',
      heading: 'Посылка поехала',
      text: 'Заказ № {number} едет к вам.',
      action: 'Посмотреть заказ',
    },
    failed: {
      subject: 'Оплата заказа № {number} не прошла',
      heading: 'Оплата не прошла',
      text: 'Деньги не списаны. Товары ещё ждут вас: попробуйте заплатить другой картой.',
      action: 'Попробовать ещё раз',
    },
    expired: {
      subject: 'Заказ № {number} больше не ждёт',
      heading: 'Мы вернули товары на полку',
      text: 'Оплата за заказ № {number} не поступила, и товары снова доступны всем. Ничего не списано. На странице заказа их можно одним нажатием вернуть в корзину.',
      action: 'Посмотреть заказ',
    },
    cancelled: {
      subject: 'Заказ № {number} отменён',
      heading: 'Заказ отменён',
      text: 'Заказ № {number} отменён. Если передумаете, на его странице всё можно одним нажатием вернуть в корзину.',
      action: 'Посмотреть заказ',
    },
    returned: {
      subject: 'Заказ № {number} вернулся к нам',
      heading: 'Заказ не забрали',
      text: 'Заказ № {number} никто не забрал, и он вернулся в мастерскую. Просто ответьте на это письмо: договоримся о новой доставке или вернём деньги.',
      action: 'Посмотреть заказ',
    },
    refunded_part: {
      subject: 'Часть денег за заказ № {number} возвращена',
      heading: 'Часть денег возвращается',
      text: 'Мы вернули {refunded} из суммы заказа № {number}. На карту они придут за несколько дней, это зависит от банка.',
      action: 'Посмотреть заказ',
    },
    refunded_double: {
      subject: 'Лишняя оплата заказа № {number} возвращена',
      heading: 'Вы заплатили дважды, и мы вернули лишнее',
      text: 'Заказ № {number} оплачен дважды, поэтому {refunded} мы вернули. На карту они придут за несколько дней, это зависит от банка. Сам заказ остаётся в силе.',
      action: 'Посмотреть заказ',
    },
    refunded: {
      subject: 'Деньги за заказ № {number} возвращены',
      heading: 'Деньги возвращаются',
      text: 'Мы вернули оплату за заказ № {number}. На карту она придёт за несколько дней, это зависит от банка.',
      action: 'Посмотреть заказ',
    },
  },
  en: {
    discount: 'Discount',
    delivery: 'Delivery',
    fee: 'Transfer fee',
    total: 'Total',
    free: 'free',
    tracking: 'The parcel’s number: {tracking}.',
    fetched: {
      cod_confirmed: {
        subject: 'Order no. {number} is accepted',
        heading: 'We’re getting your order ready',
        text: 'Order no. {number} is accepted. You pay when you pick it up here: {place}.',
        action: 'See the order',
      },
      paid: {
        subject: 'Order no. {number} is paid',
        heading: 'Thank you, the payment is here',
        text: 'Order no. {number} is paid and we’re getting it ready. You can pick it up here: {place}.',
        action: 'See the order',
      },
      accepted: {
        subject: 'Order no. {number} is accepted',
        heading: 'We’re getting your order ready',
        text: 'Order no. {number} is accepted, and there is nothing to pay. You can pick it up here: {place}.',
        action: 'See the order',
      },
      shipped: {
        subject: 'Order no. {number} is waiting for you',
        heading: 'Ready to pick up',
        text: 'Order no. {number} is ready. It’s waiting for you here: {place}.',
        action: 'See the order',
      },
    },
    help: 'Is something wrong? Reply to this e-mail: a person reads it.',
    pending_payment: {
      subject: 'Order no. {number} is waiting for its payment',
      heading: 'One step left: the payment',
      text: 'We’re holding the goods for you until {until}, Kyiv time. If the payment page got closed, you can pay by this link. Paid already? Then all is well: a confirmation follows in another e-mail.',
      action: 'Pay for the order',
    },
    pending_confirmation: {
      subject: 'Please confirm order no. {number}',
      heading: 'One step left',
      text: 'Order no. {number} waits for your confirmation: that’s how we check large orders that are paid on delivery. Press the button by {until}, Kyiv time. We set the goods aside once you confirm; before that, others may buy them.',
      action: 'Confirm the order',
    },
    onDelivery: {
      expired: {
        subject: 'Order no. {number} is cancelled',
        heading: 'The order is cancelled',
        text: 'Order no. {number} wasn’t confirmed in time, so we cancelled it. There is nothing to pay. Should you still want the goods, please order once more.',
        action: 'See the order',
      },
      returned: {
        subject: 'Order no. {number} came back to us',
        heading: 'The order wasn’t picked up',
        text: 'Nobody picked up order no. {number}, so it’s back at the workshop. There is nothing to pay. Should you still want it, please order once more.',
        action: 'See the order',
      },
      refunded: {
        subject: 'We’re returning the money for order no. {number}',
        heading: 'Your money is coming back',
        text: 'We’re returning all you paid for order no. {number} on delivery. If we haven’t agreed yet how you’d like to get it, reply to this e-mail.',
        action: 'See the order',
      },
      refunded_part: {
        subject: 'We’re returning part of the money for order no. {number}',
        heading: 'Part of your money is coming back',
        text: 'We’re returning {refunded} of what you paid for order no. {number} on delivery. If we haven’t agreed yet how you’d like to get it, reply to this e-mail.',
        action: 'See the order',
      },
    },
    cod_confirmed: {
      subject: 'Order no. {number} is accepted',
      heading: 'We’re packing your parcel',
      text: 'Order no. {number} is accepted. You pay when it arrives.',
      action: 'See the order',
    },
    paid: {
      subject: 'Order no. {number} is paid',
      heading: 'Thank you, the payment is here',
      text: 'Order no. {number} is paid and being packed. We’ll send the parcel’s number once it leaves.',
      action: 'See the order',
    },
    accepted: {
      subject: 'Order no. {number} is accepted',
      heading: 'We’re packing your parcel',
      text: 'Order no. {number} is accepted, and there is nothing to pay. We’ll send the parcel’s number once it leaves.',
      action: 'See the order',
    },
    shipped: {
      subject: 'Order no. {number} is on its way',
      heading: 'Your parcel has left',
      text: 'Order no. {number} is on its way to you.',
      action: 'See the order',
    },
    failed: {
      subject: 'The payment for order no. {number} failed',
      heading: 'The payment didn’t go through',
      text: 'Nothing was charged. The goods are still waiting for you: try another card.',
      action: 'Try again',
    },
    expired: {
      subject: 'Order no. {number} is no longer waiting',
      heading: 'We’ve put the goods back',
      text: 'No payment came for order no. {number}, so the goods are on the shelf again. Nothing was charged. On the order’s page one press puts them back in your cart.',
      action: 'See the order',
    },
    cancelled: {
      subject: 'Order no. {number} is cancelled',
      heading: 'The order is cancelled',
      text: 'Order no. {number} is cancelled. Should you change your mind, one press on its page puts everything back in your cart.',
      action: 'See the order',
    },
    returned: {
      subject: 'Order no. {number} came back to us',
      heading: 'The order wasn’t picked up',
      text: 'Nobody picked up order no. {number}, so it’s back at the workshop. Reply to this e-mail: we’ll send it once more or return your money.',
      action: 'See the order',
    },
    refunded_part: {
      subject: 'Part of the money for order no. {number} is on its way back',
      heading: 'Part of your money is coming back',
      text: 'We’ve returned {refunded} of what you paid for order no. {number}. Your bank takes a few days to show it.',
      action: 'See the order',
    },
    refunded_double: {
      subject: 'The second payment for order no. {number} is on its way back',
      heading: 'You paid twice, so we’ve returned one payment',
      text: 'Order no. {number} was paid twice, so we’ve returned {refunded}. Your bank takes a few days to show it. The order itself stands.',
      action: 'See the order',
    },
    refunded: {
      subject: 'The money for order no. {number} is on its way back',
      heading: 'Your money is coming back',
      text: 'We’ve returned the payment for order no. {number}. Your bank takes a few days to show it.',
      action: 'See the order',
    },
  },
};
