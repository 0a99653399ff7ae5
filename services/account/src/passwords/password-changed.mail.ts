import { button, defineMail, paragraph } from '@stezhka/kit/mail';
import { noData } from '../codes/codes.service.ts';

export const passwordChangedMail = defineMail<object>('password-changed', {
  schema: noData,
  example: {},
  texts: {
    uk: (_, { url }) => ({
      subject: 'Ваш пароль змінено',
      preview: 'Якщо це були ви, нічого робити не треба.',
      heading: 'Пароль змінено',
      body: [
        paragraph(
          'Відтепер заходьте до щоденника з новим паролем. На інших пристроях доведеться увійти знову.',
        ),
        paragraph('Якщо це були не ви, задайте ще один пароль просто зараз.'),
        button('Задати новий пароль', url('/forgot-password')),
      ],
    }),
    ru: (_, { url }) => ({
      subject: 'Ваш пароль изменён',
      preview: 'Если это сделали вы, больше ничего не нужно.',
      heading: 'Пароль изменён',
      body: [
        paragraph(
          'Входите в дневник с новым паролем: прежний больше не действует. На других устройствах придётся войти ещё раз.',
        ),
        paragraph('Если пароль меняли не вы, задайте другой прямо сейчас.'),
        button('Задать новый пароль', url('/forgot-password')),
      ],
    }),
    en: (_, { url }) => ({
      subject: 'Your password has changed',
      preview: 'If this was you, there is nothing to do.',
      heading: 'Your password has changed',
      body: [
        paragraph('From now on you log in with the new password. Your other devices will ask for it again.'),
        paragraph('If this was not you, choose another one right away.'),
        button('Choose a new password', url('/forgot-password')),
      ],
    }),
  },
});
