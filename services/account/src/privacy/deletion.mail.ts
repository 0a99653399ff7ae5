import { button, defineMail, note, paragraph } from '@stezhka/kit/mail';
import { type Locale, SITE_TIME_ZONE } from '@stezhka/kit-contract';
import Joi from 'joi';
import { ErasureModel } from './privacy.model.ts';

const inWords = (at: Date, locale: Locale) =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'long', timeZone: SITE_TIME_ZONE })
    .format(at)
    .replace(/\sр\.$/, ' року')
    .replace(/\sг\.$/, ' года');

export const deletionMail = defineMail<{ at: Date }>('account-deletion', {
  schema: Joi.object<{ at: Date }>({ at: Joi.date().required() }),
  example: { at: new Date('2026-12-05T10:00:00Z') },
  // No late mail for an erasure that was cancelled.
  complete: async (data, { id }) => {
    const order = await ErasureModel.findById(id);
    return order?.dueAt.getTime() === data.at.getTime() ? data : undefined;
  },
  texts: {
    uk: ({ at }, { url }) => ({
      subject: 'Ваші дані буде стерто',
      preview: `До ${inWords(at, 'uk')} можна передумати.`,
      heading: 'Ми зітремо ваші дані',
      body: [
        paragraph(`Ви попросили стерти все, що на «Стежці» належить вам. Це станеться ${inWords(at, 'uk')}.`),
        paragraph('До того дня можна передумати: увійдіть і натисніть у кабінеті «Залишити все як є».'),
        button('До кабінету', url('/cabinet')),
        note('Потім повернути написане не зможе ніхто, і ми теж.'),
      ],
    }),
    ru: ({ at }, { url }) => ({
      subject: 'Ваши данные будут стёрты',
      preview: `До ${inWords(at, 'ru')} можно передумать.`,
      heading: 'Мы сотрём ваши данные',
      body: [
        paragraph(
          `Вы попросили стереть всё, что хранит о вас «Стежка». Это произойдёт ${inWords(at, 'ru')}.`,
        ),
        paragraph('До этого дня можно передумать: войдите и нажмите в кабинете «Оставить всё как есть».'),
        button('В кабинет', url('/cabinet')),
        note('Потом вернуть записи не сможет никто, и мы тоже.'),
      ],
    }),
    en: ({ at }, { url }) => ({
      subject: 'Your data will be erased',
      preview: `You can change your mind until ${inWords(at, 'en')}.`,
      heading: 'We will erase your data',
      body: [
        paragraph(
          `You asked us to erase everything of yours on Stezhka. It happens on ${inWords(at, 'en')}.`,
        ),
        paragraph('Until then you can change your mind: log in and press “Keep everything” in the cabinet.'),
        button('To the cabinet', url('/cabinet')),
        note('After that nobody can bring back what you wrote, not even us.'),
      ],
    }),
  },
});
