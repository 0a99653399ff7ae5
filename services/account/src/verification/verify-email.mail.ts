import { button, defineMail, note, paragraph } from '@stezhka/kit/mail';
import { EXAMPLE_CODE, freshCode, noData } from '../codes/codes.service.ts';

const path = (code: string) => `/verify-email/${code}`;

export const verifyEmailMail = defineMail<object, { code: string }>('verify-email', {
  schema: noData,
  example: { code: EXAMPLE_CODE },
  complete: freshCode('email'),
  texts: {
    uk: ({ code }, { url }) => ({
      subject: 'Підтвердьте свою пошту',
      preview: 'Один дотик, і готово.',
      heading: 'Це ваша пошта?',
      body: [
        paragraph('Натисніть кнопку, щоб ми знали, що листи сюди доходять саме до вас.'),
        button('Підтвердити пошту', url(path(code))),
        note('Посилання діє три дні.'),
      ],
    }),
    ru: ({ code }, { url }) => ({
      subject: 'Подтвердите свою почту',
      preview: 'Одно нажатие, и готово.',
      heading: 'Это ваша почта?',
      body: [
        paragraph('Нажмите кнопку, и мы будем знать, что письма сюда приходят именно вам.'),
        button('Подтвердить почту', url(path(code))),
        note('Ссылка живёт три дня.'),
      ],
    }),
    en: ({ code }, { url }) => ({
      subject: 'Confirm your e-mail',
      preview: 'One press and it is done.',
      heading: 'Is this address yours?',
      body: [
        paragraph('Press the button, and we’ll know that our e-mails reach you.'),
        button('Confirm the e-mail', url(path(code))),
        note('The link works for three days.'),
      ],
    }),
  },
});
