import type { Localised } from '@stezhka/kit-contract';

/** In the page's chunk, because only demonstrations have the page. */
export const mailsTexts = {
  title: {
    uk: 'Листи',
    ru: 'Письма',
    en: 'Mails',
  },
  lead: {
    uk: 'Усе, що сайт надсилає, з прикладами. Цю сторінку видно лише в демонстрації.',
    ru: 'Всё, что отправляет сайт, с примерами. Эта страница есть только в демонстрации.',
    en: 'Everything the site sends, with examples. Only a demonstration has this page.',
  },
  list: {
    uk: 'Листи за сервісами',
    ru: 'Письма по сервисам',
    en: 'Mails by service',
  },
  language: {
    uk: 'Мова листа',
    ru: 'Язык письма',
    en: 'Language of the e-mail',
  },
  preview: {
    uk: 'Лист «{subject}»',
    ru: 'Письмо «{subject}»',
    en: 'The e-mail “{subject}”',
  },
  plain: {
    uk: 'Те саме простим текстом',
    ru: 'То же самое простым текстом',
    en: 'The same as plain text',
  },
  empty: {
    uk: 'Сервіси ще не мають листів.',
    ru: 'У сервисов ещё нет писем.',
    en: 'The services have no e-mails yet.',
  },
} satisfies Record<string, Localised>;
