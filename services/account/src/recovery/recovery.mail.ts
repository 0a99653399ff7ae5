import { button, defineMail, note, paragraph } from '@stezhka/kit/mail';
import { EXAMPLE_CODE, freshCode, noData } from '../codes/codes.service.ts';

const path = (code: string) => `/pass-recover/${code}`;

export const recoveryMail = defineMail<object, { code: string }>('recovery', {
  schema: noData,
  example: { code: EXAMPLE_CODE },
  complete: freshCode('recovery'),
  texts: {
    uk: ({ code }, { url }) => ({
      subject: 'Новий пароль для «Стежки»',
      preview: 'Посилання діє пів години.',
      heading: 'Новий пароль',
      body: [
        paragraph('Ви попросили змінити пароль. Натисніть кнопку й задайте новий.'),
        button('Задати новий пароль', url(path(code))),
        note(
          'Посилання спрацює один раз і діє 30 хвилин. Якщо ви про це не просили, нічого не робіть: пароль лишиться таким, як був.',
        ),
      ],
    }),
    ru: ({ code }, { url }) => ({
      subject: 'Новый пароль для «Стежки»',
      preview: 'Ссылка действует полчаса.',
      heading: 'Новый пароль',
      body: [
        paragraph('Вы попросили сменить пароль. Нажмите кнопку и задайте новый.'),
        button('Задать новый пароль', url(path(code))),
        note(
          'Ссылка сработает один раз, у вас есть 30 минут. Если вы об этом не просили, ничего делать не нужно: пароль останется прежним.',
        ),
      ],
    }),
    en: ({ code }, { url }) => ({
      subject: 'A new password for Stezhka',
      preview: 'The link works for half an hour.',
      heading: 'A new password',
      body: [
        paragraph('You asked to change your password. Press the button and choose a new one.'),
        button('Choose a new password', url(path(code))),
        note(
          'The link works once, within 30 minutes. If you did not ask for it, do nothing: your password stays as it is.',
        ),
      ],
    }),
  },
});
