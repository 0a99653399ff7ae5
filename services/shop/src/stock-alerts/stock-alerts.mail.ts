import { button, defineMail, defineRecipient, note, paragraph } from '@stezhka/kit/mail';
import { LOCALES, type Localised } from '@stezhka/kit-contract';
import Joi from 'joi';
import { StockAlertModel } from './stock-alerts.model.ts';

interface BackInStock {
  title: Localised;
  size: string | null;
  path: string;
}

defineRecipient('stock-alert', async (id) => {
  const alert = await StockAlertModel.findById(id).lean();
  return alert ? { email: alert.email, locale: alert.locale } : undefined;
});

const texts = Object.fromEntries(LOCALES.map((locale) => [locale, Joi.string().required()]));
const named = (title: string, size: string | null) => (size ? `${title}, ${size}` : title);

export const backInStockMail = defineMail<BackInStock>('back-in-stock', {
  schema: Joi.object({
    title: Joi.object(texts).required(),
    size: Joi.string().allow(null).required(),
    path: Joi.string().required(),
  }),
  example: {
    title: { uk: 'Річний планер', ru: 'Планер на год', en: 'Year planner' },
    size: null,
    path: '/product/shchodennyky/planery/planer-rik',
  },
  texts: {
    uk: ({ title, size, path }, { url }) => ({
      subject: `Знову є: ${named(title.uk, size)}`,
      preview: 'Ви просили сказати, коли з’явиться.',
      heading: 'Знову на полиці',
      body: [
        paragraph(`Знову можна замовити: ${named(title.uk, size)}. Ви просили про це написати.`),
        button('Подивитися', url(path)),
        note('Це єдиний лист: вашу адресу ми нікуди не записали й скоро забудемо.'),
      ],
    }),
    ru: ({ title, size, path }, { url }) => ({
      subject: `Снова есть: ${named(title.ru, size)}`,
      preview: 'Вы просили сообщить, когда появится.',
      heading: 'Снова на полке',
      body: [
        paragraph(`Снова можно заказать: ${named(title.ru, size)}. Вы просили об этом написать.`),
        button('Посмотреть', url(path)),
        note('Других писем не будет: адрес никуда не записан, и скоро мы его забудем.'),
      ],
    }),
    en: ({ title, size, path }, { url }) => ({
      subject: `Back again: ${named(title.en, size)}`,
      preview: 'You confirmation us to say when it returned.',
      heading: 'Back on the shelf',
      body: [
        paragraph(`“${named(title.en, size)}” can be ordered again. You confirmation us to let you know.`),
        button('Have a look', url(path)),
        note('This is the only e-mail: your address is on no list, and we’ll soon forget it.'),
      ],
    }),
  },
});
