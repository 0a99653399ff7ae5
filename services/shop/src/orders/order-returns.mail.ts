import { getContacts, WORKSHOP_ADDRESS } from '@stezhka/content-contract';
import { readEnv } from '@stezhka/kit/env';
import { callService } from '@stezhka/kit/gateway';
import { inAllLocales } from '@stezhka/kit/localised';
import { button, defineMail, type MailTools, note, paragraph, rows, sendMail } from '@stezhka/kit/mail';
import type { Locale, Localised } from '@stezhka/kit-contract';
import { RETURN_STATES, type ReturnState } from '@stezhka/shop-contract';
import Joi from 'joi';
import type { ClientSession } from 'mongoose';
import { lineName } from './order-line.presenter.ts';
import { isAtFault } from './order-returns.service.ts';
import { MAIL_EXAMPLE } from './orders.mail.ts';
import { OrderModel, type OrderRow } from './orders.model.ts';

interface ReturnMailData {
  state: ReturnState;
  atFault: boolean;
  number: number;
  token: string;
  lines: { name: Localised; quantity: number }[];
  answer: string;
  /** Paid on delivery: nobody knows the card. */
  cod: boolean;
  /** Known while a parcel is awaited. */
  workshop: { hours: Localised; phone: string } | null;
}

interface Words {
  subject: string;
  heading: string;
  text: string;
}
type Texts = Record<ReturnState, Words> & {
  acceptedAtFault: string;
  /** Of a parcel's waybill: {hours} of the workshop, {phone}. */
  workshop: string;
  /** Where the money of a sale on delivery goes. */
  refundTo: string;
  answer: string;
  action: string;
  help: string;
};

/** Parameters: {number} of the order, {address} of the workshop, {answer} of its people. */
const TEXTS: Record<Locale, Texts> = {
  uk: {
    requested: {
      subject: 'Повернення за замовленням № {number}: отримали',
      heading: 'Ваше прохання в нас',
      text: 'Ми прочитаємо його й відповімо листом протягом двох робочих днів. Поки нічого не надсилайте. Ось що ви хочете повернути:',
    },
    accepted: {
      subject: 'Повернення за замовленням № {number}: надсилайте',
      heading: 'Чекаємо на посилку',
      text: 'Надішліть речі чистими й без записів на адресу: {address}. Покладіть усередину папірець із номером замовлення {number}. Гроші повернемо, щойно посилка буде в нас.',
    },
    declined: {
      subject: 'Повернення за замовленням № {number}: відмова',
      heading: 'Прийняти не зможемо',
      text: 'Ми прочитали ваше прохання й не можемо прийняти ці речі назад:',
    },
    received: {
      subject: 'Повернення за замовленням № {number}: речі в нас',
      heading: 'Речі повернулися',
      text: 'Посилка в майстерні. Далі повертаємо гроші: про це прийде окремий лист.',
    },
    acceptedAtFault:
      'Надішліть речі такими, якими вони до вас прийшли, на адресу: {address}. Покладіть усередину папірець із номером замовлення {number}. Гроші повернемо, щойно посилка буде в нас.',
    workshop: 'Майстерня працює {hours}. Телефон для накладної: {phone}.',
    refundTo:
      'Ви платили при отриманні, тож напишіть у відповідь на цей лист, куди переказати гроші. З картки потрібен лише номер, без строку дії й коду.',
    answer: 'Відповідь майстерні: {answer}',
    action: 'Подивитися замовлення',
    help: 'Щось не так? Просто відповідайте на цей лист: його читає людина.',
  },
  ru: {
    requested: {
      subject: 'Возврат по заказу № {number}: получили',
      heading: 'Ваша просьба у нас',
      text: 'Мы прочитаем её и ответим письмом в течение двух рабочих дней. Пока ничего не отправляйте. Вот что вы хотите вернуть:',
    },
    accepted: {
      subject: 'Возврат по заказу № {number}: отправляйте',
      heading: 'Ждём посылку',
      text: 'Отправьте вещи чистыми и без записей по адресу: {address}. Положите внутрь записку с номером заказа {number}. Деньги вернём, как только посылка будет у нас.',
    },
    declined: {
      subject: 'Возврат по заказу № {number}: отказ',
      heading: 'Принять не сможем',
      text: 'Мы прочитали вашу просьбу и не можем принять эти вещи назад:',
    },
    received: {
      subject: 'Возврат по заказу № {number}: вещи у нас',
      heading: 'Вещи вернулись',
      text: 'Посылка в мастерской. Дальше возвращаем деньги: об этом придёт отдельное письмо.',
    },
    acceptedAtFault:
      'Отправьте вещи такими, какими они к вам пришли, по адресу: {address}. Положите внутрь записку с номером заказа {number}. Деньги вернём, как только посылка будет у нас.',
    workshop: 'Мастерская работает {hours}. Телефон для накладной: {phone}.',
    refundTo:
      'Вы платили при получении, поэтому напишите в ответ на это письмо, куда перевести деньги. С карты нужен только номер, без срока действия и кода.',
    answer: 'Ответ мастерской: {answer}',
    action: 'Посмотреть заказ',
    help: 'Что-то не так? Просто ответьте на это письмо: его читает человек.',
  },
  en: {
    requested: {
      subject: 'Your return for order no. {number}: we have it',
      heading: 'We have your request',
      text: 'We’ll read it and answer by e-mail within two working days. Please send nothing yet. This is what you want to send back:',
    },
    accepted: {
      subject: 'Your return for order no. {number}: send it',
      heading: 'We’re waiting for the parcel',
      text: 'Send the things clean and unwritten to: {address}. Put a note with the order’s number, {number}, inside. You’ll get the money back as soon as the parcel is here.',
    },
    declined: {
      subject: 'Your return for order no. {number}: declined',
      heading: 'We can’t take these back',
      text: 'We read your request and can’t take these things back:',
    },
    received: {
      subject: 'Your return for order no. {number}: it’s here',
      heading: 'The things are back',
      text: 'The parcel is at the workshop. The refund comes next: a separate e-mail will tell you.',
    },
    acceptedAtFault:
      'Send the things just as they reached you to: {address}. Put a note with the order’s number, {number}, inside. You’ll get the money back as soon as the parcel is here.',
    workshop: 'The workshop is open {hours}. The phone for the waybill: {phone}.',
    refundTo:
      'You paid on delivery, so please reply to this e-mail and tell us where the money should go. Of a card we need the number alone, never its expiry date or code.',
    answer: 'The workshop’s answer: {answer}',
    action: 'See the order',
    help: 'Is something wrong? Just answer this e-mail: a person reads it.',
  },
};

/** The return is read when the mail is sent, the state is that of the event. */
const returnMail = defineMail<{ state: ReturnState; at: number }, ReturnMailData>('order-return', {
  schema: Joi.object({
    state: Joi.string()
      .valid(...RETURN_STATES)
      .required(),
    at: Joi.number().required(),
  }),
  example: {
    state: 'accepted',
    atFault: false,
    number: MAIL_EXAMPLE.number,
    token: MAIL_EXAMPLE.token,
    lines: [MAIL_EXAMPLE.line],
    answer: '',
    cod: true,
    workshop: {
      hours: { uk: 'пн–пт 9:00–19:00', ru: 'пн–пт 9:00–19:00', en: 'Mon–Fri 9 am – 7 pm' },
      phone: '+380 44 000 00 00',
    },
  },
  async complete({ state, at }, { id }) {
    const order = await OrderModel.findById(id).lean<OrderRow>();
    const returned = order?.returns?.[at];
    if (!returned) return undefined;
    const { number, token, lines, locale, payment } = order;
    return {
      state,
      atFault: isAtFault(returned.reason),
      number,
      token,
      lines: returned.lines.map(({ line, quantity }) => {
        const sold = lines[line]!;
        return {
          name: inAllLocales((locale) => lineName(sold, locale)),
          quantity,
        };
      }),
      answer: state === 'requested' ? '' : returned.answer,
      cod: payment === 'cod',
      workshop: state === 'accepted' ? await readWorkshop(locale) : null,
    };
  },
  texts: { uk: textIn('uk'), ru: textIn('ru'), en: textIn('en') },
});

/** From the site's contacts, which staff keep. @throws AppError while content does not answer: the mail is tried again later */
async function readWorkshop(locale: Locale): Promise<ReturnMailData['workshop']> {
  const { GATEWAY_PRIVATE_URL: gateway } = readEnv();
  const identity = { service: 'shop', roles: [], locale };
  const { contacts } = await callService(getContacts, {}, { gateway, identity });
  const [phone = ''] = contacts.phones;
  return { hours: inAllLocales(() => contacts.workTime), phone };
}

function textIn(locale: Locale) {
  return (data: ReturnMailData, { url }: MailTools) => {
    const { state, atFault, number, token, lines, answer, cod, workshop } = data;
    const texts = TEXTS[locale];
    const { subject, heading, text: usual } = texts[state];
    const text = state === 'accepted' && atFault ? texts.acceptedAtFault : usual;
    const [hours, phone] = workshop ? [workshop.hours[locale], workshop.phone] : ['', ''];
    const fill = (sentence: string) =>
      sentence
        .replaceAll('{number}', String(number))
        .replaceAll('{address}', WORKSHOP_ADDRESS[locale])
        .replaceAll('{hours}', () => hours)
        .replaceAll('{phone}', () => phone)
        .replaceAll('{answer}', () => answer);
    return {
      subject: fill(subject),
      preview: fill(text),
      heading: fill(heading),
      body: [
        paragraph(fill(text)),
        ...(workshop ? [paragraph(fill(texts.workshop))] : []),
        ...(state === 'accepted' && cod ? [paragraph(texts.refundTo)] : []),
        rows(lines.map(({ name, quantity }) => [name[locale], `× ${quantity}`] as const)),
        ...(answer ? [paragraph(fill(texts.answer))] : []),
        button(texts.action, url(`/order/${token}`)),
        note(texts.help),
      ],
    };
  };
}

/** How the order's last return stands now. */
export async function sendReturnMail(order: OrderRow, session: ClientSession): Promise<void> {
  const at = order.returns.length - 1;
  const { state } = order.returns[at]!;
  await sendMail(session, returnMail, {
    to: { kind: 'order', id: String(order._id) },
    data: { state, at },
    key: `${order._id}:return:${at}:${state}`,
  });
}
