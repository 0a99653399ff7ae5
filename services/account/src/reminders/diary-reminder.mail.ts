import { button, defineMail, note, paragraph } from '@stezhka/kit/mail';
import { type PlainDate, SITE_TIME_ZONE } from '@stezhka/kit-contract';
import Joi from 'joi';
import { isOver } from './reminder-evening.ts';
import { remindable } from './reminder-recipients.ts';

const SWITCH = '/cabinet#notifications';

export const diaryReminderMail = defineMail<{ date: PlainDate; timeZone: string }>('diary-reminder', {
  schema: Joi.object<{ date: PlainDate; timeZone: string }>({
    date: Joi.string().required(),
    timeZone: Joi.string().default(SITE_TIME_ZONE),
  }),
  example: { date: '2026-11-20', timeZone: SITE_TIME_ZONE },
  // Not sent after the evening, or once the reader has switched reminders off.
  complete: async (data, { id }) =>
    !isOver(data.date, data.timeZone) && (await remindable([id])).length ? data : undefined,
  texts: {
    uk: (_, { url }) => ({
      subject: 'Як минув ваш день?',
      preview: 'Вистачить одного рядка.',
      heading: 'Вечірня сторінка',
      body: [
        paragraph(
          'У щоденнику за сьогодні ще порожньо. Якщо є настрій, занотуйте щось одне: як спалося, що потішило, кому ви вдячні.',
        ),
        paragraph('А якщо сьогодні не пишеться, нічого: завтра буде нова сторінка.'),
        button('Відкрити щоденник', url('/diary')),
        note('Ви ввімкнули це нагадування в кабінеті. Там його можна й вимкнути: розділ «Листи».'),
      ],
      unsubscribe: url(SWITCH),
    }),
    ru: (_, { url }) => ({
      subject: 'Каким был ваш день?',
      preview: 'Хватит и одной строки.',
      heading: 'Несколько слов перед сном',
      body: [
        paragraph(
          'За сегодня в дневнике пока ничего нет. Если захочется, запишите что-то одно: сон, настроение, маленькую радость.',
        ),
        paragraph('Если слова не идут, ничего страшного: завтра откроется чистая страница.'),
        button('Открыть дневник', url('/diary')),
        note('Об этом напоминании вы попросили в кабинете. Отключается оно там же, в разделе «Письма».'),
      ],
      unsubscribe: url(SWITCH),
    }),
    en: (_, { url }) => ({
      subject: 'How was your day?',
      preview: 'One line is enough.',
      heading: 'A page for this evening',
      body: [
        paragraph(
          'Today’s page in your diary is still empty. If you feel like it, put down one thing: how you slept, what made you smile, whom you are grateful to.',
        ),
        paragraph('If not, that is fine as well. Tomorrow has a page of its own.'),
        button('Open the diary', url('/diary')),
        note('You asked for this reminder in your cabinet. You can switch it off there, under “E-mails”.'),
      ],
      unsubscribe: url(SWITCH),
    }),
  },
});
