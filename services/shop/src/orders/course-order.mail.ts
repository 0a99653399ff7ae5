import { button, defineMail, type MailTools, note, paragraph, rows, sendMail } from '@stezhka/kit/mail';
import type { Locale, Localised } from '@stezhka/kit-contract';
import Joi from 'joi';
import type { ClientSession } from 'mongoose';
import { formatMoney } from '../money/money.ts';
import { OrderModel, type OrderRow } from './orders.model.ts';

const MAILED = ['paid', 'refunded', 'refunded_part', 'refunded_double'] as const;
type MailedState = (typeof MAILED)[number];

interface CourseMail {
  order: string;
  state: MailedState;
  /** Of a refund without a change of the order's state. */
  kopiykas?: number;
}

interface CourseMailData {
  state: MailedState;
  number: number;
  token: string;
  course: { slug: string; title: Localised };
  kopiykas: number;
}

interface CourseMailTexts extends Record<MailedState, { subject: string; heading: string; text: string }> {
  open: string;
  look: string;
  total: string;
  help: string;
}

/** Parameters: {course}, {number} of the order, {sum}. */
const TEXTS: Localised<CourseMailTexts> = {
  uk: {
    open: 'Відкрити курс',
    look: 'Подивитися замовлення',
    total: 'Разом',
    help: 'Щось не так? Просто відповідайте на цей лист: його читає людина.',
    paid: {
      subject: 'Курс «{course}» оплачено',
      heading: 'Курс ваш',
      text: 'Оплата за замовлення № {number} надійшла. За хвилину курс буде серед ваших, а почати можна в будь-який день.',
    },
    refunded: {
      subject: 'Гроші за курс «{course}» повернено',
      heading: 'Повернули гроші',
      text: 'Повернули {sum} за замовлення № {number} на вашу картку. Банк покаже їх за кілька днів.',
    },
    refunded_part: {
      subject: 'Частину грошей за курс «{course}» повернено',
      heading: 'Повернули частину грошей',
      text: 'Повернули {sum} за замовлення № {number} на вашу картку. Курс залишається вашим.',
    },
    refunded_double: {
      subject: 'Зайву оплату за курс «{course}» повернено',
      heading: 'Одна оплата була зайвою',
      text: 'За замовлення № {number} заплачено двічі. {sum} ми повернули на вашу картку, курс залишається вашим.',
    },
  },
  ru: {
    open: 'Открыть курс',
    look: 'Посмотреть заказ',
    total: 'Итого',
    help: 'Что-то не так? Просто ответьте на это письмо: его читает человек.',
    paid: {
      subject: 'Курс «{course}» оплачен',
      heading: 'Курс ваш',
      text: 'Оплата заказа № {number} получена. Через минуту курс будет среди ваших, а начать можно в любой день.',
    },
    refunded: {
      subject: 'Деньги за курс «{course}» возвращены',
      heading: 'Вернули деньги',
      text: 'Вернули {sum} за заказ № {number} на вашу карту. Банк покажет их за несколько дней.',
    },
    refunded_part: {
      subject: 'Часть денег за курс «{course}» возвращена',
      heading: 'Вернули часть денег',
      text: 'Вернули {sum} за заказ № {number} на вашу карту. Курс остаётся вашим.',
    },
    refunded_double: {
      subject: 'Лишняя оплата курса «{course}» возвращена',
      heading: 'Одна оплата была лишней',
      text: 'За заказ № {number} заплачено дважды. {sum} мы вернули на вашу карту, курс остаётся вашим.',
    },
  },
  en: {
    open: 'Open the course',
    look: 'See the order',
    total: 'Total',
    help: 'Is something wrong? Reply to this e-mail: a person reads it.',
    paid: {
      subject: 'The course “{course}” is paid',
      heading: 'The course is yours',
      text: 'The payment for order no. {number} is here. In a minute the course will be among yours, and you can begin on any day.',
    },
    refunded: {
      subject: 'The money for the course “{course}” is on its way back',
      heading: 'We’ve returned your money',
      text: 'We’ve returned {sum} for order no. {number} to your card. Your bank takes a few days to show it.',
    },
    refunded_part: {
      subject: 'A part of the money for “{course}” is on its way back',
      heading: 'We’ve returned a part of your money',
      text: 'We’ve returned {sum} for order no. {number} to your card. The course stays yours.',
    },
    refunded_double: {
      subject: 'A second payment for “{course}” is on its way back',
      heading: 'One payment was too many',
      text: 'Order no. {number} was paid twice. We’ve returned {sum} to your card, and the course stays yours.',
    },
  },
};

/** To the member, whose address the account knows: an order of a course asks for no contacts. */
const courseOrderMail = defineMail<CourseMail, CourseMailData>('course-order', {
  schema: Joi.object<CourseMail>({
    order: Joi.string().required(),
    state: Joi.string()
      .valid(...MAILED)
      .required(),
    kopiykas: Joi.number(),
  }),
  example: {
    state: 'paid',
    number: 10483,
    token: 'u6cHq0mC0dyx0f3wYJ8zT5bWm2kQvR1n',
    course: {
      slug: 'mova-pochuttiv',
      title: { uk: 'Мова почуттів', ru: 'Язык чувств', en: 'The language of feelings' },
    },
    kopiykas: 59_000,
  },
  async complete({ order, state, kopiykas }) {
    const row = await OrderModel.findById(order).lean<OrderRow>();
    if (!row?.course) return undefined;
    const { number, token, course, amounts } = row;
    return { state, number, token, course, kopiykas: kopiykas ?? amounts.total };
  },
  texts: { uk: textIn('uk'), ru: textIn('ru'), en: textIn('en') },
});

function textIn(locale: Locale) {
  return ({ state, number, token, course, kopiykas }: CourseMailData, { url }: MailTools) => {
    const { open, look, total, help, [state]: words } = TEXTS[locale];
    const title = course.title[locale];
    const sum = formatMoney(kopiykas, locale);
    const fill = (sentence: string) =>
      sentence
        .replaceAll('{course}', () => title)
        .replaceAll('{number}', String(number))
        .replaceAll('{sum}', () => sum);
    const paid = state === 'paid';
    return {
      subject: fill(words.subject),
      preview: fill(words.text),
      heading: fill(words.heading),
      body: [
        paragraph(fill(words.text)),
        ...(paid
          ? [
              rows([
                [title, sum],
                [total, sum],
              ]),
            ]
          : []),
        paid ? button(open, url(`/diary/courses/${course.slug}`)) : button(look, url(`/order/${token}`)),
        note(help),
      ],
    };
  };
}

const isMailed = (state: string): state is MailedState => MAILED.includes(state as MailedState);

/** @param key of the event, told once */
export async function sendCourseOrderMail(
  { _id, userId }: OrderRow,
  { state, kopiykas, key }: { state: string; kopiykas?: number; key: string },
  session: ClientSession,
): Promise<void> {
  // Who has been erased since has no address.
  if (!userId || !isMailed(state)) return;
  await sendMail(session, courseOrderMail, {
    to: { kind: 'user', id: userId },
    data: { order: String(_id), state, ...(kopiykas !== undefined && { kopiykas }) },
    key,
  });
}
