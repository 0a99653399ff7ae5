import type { Localised } from '@stezhka/kit-contract';
import type { OrderState, PaymentMethod, ReturnReason, ReturnState } from '@stezhka/shop-contract';

export const labels = {
  orders: { uk: 'Замовлення', ru: 'Заказы', en: 'Orders' },
  number: { uk: 'Номер', ru: 'Номер', en: 'Number' },
  createdAt: { uk: 'Коли', ru: 'Когда', en: 'When' },
  state: { uk: 'Стан', ru: 'Состояние', en: 'State' },
  buyer: { uk: 'Хто', ru: 'Кто', en: 'Who' },
  contacts: { uk: 'Телефон і пошта', ru: 'Телефон и почта', en: 'Phone and e-mail' },
  goods: { uk: 'Що', ru: 'Что', en: 'What' },
  delivery: { uk: 'Куди', ru: 'Куда', en: 'Where to' },
  payment: { uk: 'Оплата', ru: 'Оплата', en: 'Payment' },
  total: { uk: 'Разом', ru: 'Итого', en: 'Total' },
  refunded: { uk: 'Повернуто коштів', ru: 'Возвращено денег', en: 'Refunded' },
  comment: { uk: 'Побажання', ru: 'Пожелания', en: 'Wishes' },
  move: { uk: 'Перевести в', ru: 'Перевести в', en: 'Move to' },
  confirm: {
    uk: 'Підтверджено, оплата при отриманні',
    ru: 'Подтверждён, оплата при получении',
    en: 'Confirmed, cash on delivery',
  },
  moveHint: {
    uk: 'Порожньо: стан лишається. Гроші повертає окремою дією головна адміністрація.',
    ru: 'Пусто: состояние остаётся. Деньги отдельным действием возвращает главная администрация.',
    en: 'Empty: the state stays. Money is returned by a super administrator, separately.',
  },
  trackingNumber: { uk: 'Номер накладної', ru: 'Номер накладной', en: 'Tracking number' },
  returned: { uk: 'Повернення товару', ru: 'Возврат товара', en: 'Goods sent back' },
  returnTo: { uk: 'Відповісти на повернення', ru: 'Ответить на возврат', en: 'Answer the return' },
  returnHint: {
    uk: 'Покупцеві прийде лист. «Речі в нас» повертає на склад лише справні речі: пошкоджене й надіслане помилково списується. Гроші повертають окремо.',
    ru: 'Покупателю придёт письмо. «Вещи у нас» возвращает на склад только исправные вещи: повреждённое и присланное по ошибке списывается. Деньги возвращают отдельно.',
    en: 'The buyer gets an e-mail. “Back with us” puts only sound goods in stock: what is damaged or was sent by mistake is written off. Money is returned separately.',
  },
  answer: { uk: 'Відповідь покупцеві', ru: 'Ответ покупателю', en: 'Answer to the buyer' },
  note: { uk: 'Нотатка до цього кроку', ru: 'Заметка к этому шагу', en: 'Note on this step' },
} satisfies Record<string, Localised>;

export const alone = {
  note: {
    uk: 'Оберіть стан, до якого ця нотатка, або зітріть її.',
    ru: 'Выберите состояние, к которому эта заметка, или сотрите её.',
    en: 'Choose the state this note belongs to, or delete it.',
  },
  answer: {
    uk: 'Оберіть, як відповісти на повернення, або зітріть відповідь.',
    ru: 'Выберите, как ответить на возврат, или сотрите ответ.',
    en: 'Choose how to answer the return, or delete the answer.',
  },
} satisfies Record<string, Localised>;

export const stateNames = {
  pending_payment: { uk: 'Чекає на оплату', ru: 'Ждёт оплаты', en: 'Waiting for payment' },
  pending_confirmation: {
    uk: 'Чекає на підтвердження',
    ru: 'Ждёт подтверждения',
    en: 'Waiting for confirmation',
  },
  cod_confirmed: { uk: 'Оплата при отриманні', ru: 'Оплата при получении', en: 'Cash on delivery' },
  paid: { uk: 'Оплачено', ru: 'Оплачен', en: 'Paid' },
  processing: { uk: 'Пакуємо', ru: 'Собираем', en: 'Being packed' },
  shipped: { uk: 'У дорозі', ru: 'В пути', en: 'On the way' },
  delivered: { uk: 'Отримано', ru: 'Получен', en: 'Delivered' },
  returned: { uk: 'Не забрали, повернулося', ru: 'Не забрали, вернулся', en: 'Not fetched, came back' },
  failed: { uk: 'Оплата не пройшла', ru: 'Оплата не прошла', en: 'Payment failed' },
  expired: { uk: 'Час минув', ru: 'Время вышло', en: 'Expired' },
  cancelled: { uk: 'Скасовано', ru: 'Отменён', en: 'Cancelled' },
  refunded: { uk: 'Гроші повернено', ru: 'Деньги возвращены', en: 'Refunded' },
} satisfies Record<OrderState, Localised>;

export const paymentNames = {
  card: { uk: 'Картка', ru: 'Карта', en: 'Card' },
  cod: { uk: 'При отриманні', ru: 'При получении', en: 'On delivery' },
} satisfies Record<PaymentMethod, Localised>;

export const returnStateNames = {
  requested: { uk: 'Просять повернути', ru: 'Просят вернуть', en: 'Asked for' },
  accepted: { uk: 'Погоджено, чекаємо', ru: 'Согласован, ждём', en: 'Accepted, on its way' },
  declined: { uk: 'Відмовлено', ru: 'Отказано', en: 'Declined' },
  received: { uk: 'Речі в нас', ru: 'Вещи у нас', en: 'Back with us' },
} satisfies Record<ReturnState, Localised>;

export const cameBack: Localised = { uk: 'повернулося', ru: 'вернулось', en: 'came back' };

export const writtenOff: Localised = {
  uk: 'списано, на склад не повернулося',
  ru: 'списано, на склад не вернулось',
  en: 'written off, not back in stock',
};

export const returnReasonNames = {
  unsuitable: { uk: 'не підійшло', ru: 'не подошло', en: 'not suitable' },
  damaged: { uk: 'пошкоджене або з браком', ru: 'повреждено или с браком', en: 'damaged or faulty' },
  wrong: { uk: 'надіслали не те', ru: 'прислали не то', en: 'not what was ordered' },
  other: { uk: 'інше', ru: 'другое', en: 'something else' },
} satisfies Record<ReturnReason, Localised>;
