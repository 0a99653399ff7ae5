import { button, defineMail, note, paragraph } from '@stezhka/kit/mail';
import type { Locale, PlainDate } from '@stezhka/kit-contract';
import Joi from 'joi';

const inWords = (date: PlainDate, locale: Locale) =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );

/** Tells that everything will be erased, and until when that can be called off. */
export const deletionMail = defineMail<{ date: PlainDate }>('account-deletion', {
  schema: Joi.object<{ date: PlainDate }>({
    date: Joi.string()
      .pattern(/^\d{4}-\d{2}-\d{2}$/)
      .required(),
  }),
  example: { date: '2026-12-05' },
  texts: {
    uk: ({ date }, { url }) => ({
      subject: 'Ваші дані буде видалено',
      preview: `До ${inWords(date, 'uk')} можна передумати.`,
      heading: 'Ми видалимо ваші дані',
      body: [
        paragraph(
          `Ви попросили видалити все, що на «Стежці» належить вам. Це станеться ${inWords(date, 'uk')}.`,
        ),
        paragraph('До того дня можна передумати: увійдіть і скасуйте видалення в кабінеті.'),
        button('До кабінету', url('/cabinet')),
        note('Потім повернути написане не зможе ніхто, і ми теж.'),
      ],
    }),
    ru: ({ date }, { url }) => ({
      subject: 'Ваши данные будут удалены',
      preview: `До ${inWords(date, 'ru')} можно передумать.`,
      heading: 'Мы удалим ваши данные',
      body: [
        paragraph(
          `Вы попросили удалить всё, что хранит о вас «Стежка». Это произойдёт ${inWords(date, 'ru')}.`,
        ),
        paragraph('Пока этот день не настал, удаление можно отменить в кабинете.'),
        button('В кабинет', url('/cabinet')),
        note('Потом вернуть записи не сможет никто, и мы тоже.'),
      ],
    }),
    en: ({ date }, { url }) => ({
      subject: 'Your data will be erased',
      preview: `You can change your mind until ${inWords(date, 'en')}.`,
      heading: 'We will erase your data',
      body: [
        paragraph(
          `You asked us to erase everything of yours on Stezhka. It happens on ${inWords(date, 'en')}.`,
        ),
        paragraph('Until then you can change your mind: log in and call it off in the cabinet.'),
        button('To the cabinet', url('/cabinet')),
        note('After that nobody can bring back what you wrote, not even we.'),
      ],
    }),
  },
});
