import { button, defineMail, paragraph } from '@stezhka/kit/mail';
import { noData } from '../codes/codes.service.ts';

export const secondFactorOnMail = defineMail<object>('second-factor-on', {
  schema: noData,
  example: {},
  texts: {
    uk: (_, { url }) => ({
      subject: 'Другий крок входу увімкнено',
      preview: 'Тепер для входу потрібен ще й код із застосунку.',
      heading: 'Другий крок увімкнено',
      body: [
        paragraph(
          'Відтепер після пароля ми питатимемо код із застосунку. Усі інші входи завершено: на тих пристроях доведеться увійти знову.',
        ),
        paragraph('Запасні коди тримайте там, де знайдете їх без телефона.'),
        paragraph('Якщо це були не ви, задайте новий пароль і напишіть нам.'),
        button('Задати новий пароль', url('/forgot-password')),
      ],
    }),
    ru: (_, { url }) => ({
      subject: 'Второй шаг входа включён',
      preview: 'Теперь для входа нужен ещё и код из приложения.',
      heading: 'Второй шаг включён',
      body: [
        paragraph(
          'Теперь после пароля мы будем спрашивать код из приложения. Остальные входы завершены: на тех устройствах придётся войти ещё раз.',
        ),
        paragraph('Запасные коды храните там, где найдёте их без телефона.'),
        paragraph('Если это сделали не вы, задайте новый пароль и напишите нам.'),
        button('Задать новый пароль', url('/forgot-password')),
      ],
    }),
    en: (_, { url }) => ({
      subject: 'The second login step is on',
      preview: 'Logging in now takes a code from your app as well.',
      heading: 'The second step is on',
      body: [
        paragraph(
          'From now on we ask for a code from your app after the password. All other logins have ended: those devices will ask you to log in again.',
        ),
        paragraph('Keep the recovery codes where you can find them without your phone.'),
        paragraph('If this was not you, choose a new password and write to us.'),
        button('Choose a new password', url('/forgot-password')),
      ],
    }),
  },
});

export const secondFactorOffMail = defineMail<object>('second-factor-off', {
  schema: noData,
  example: {},
  texts: {
    uk: (_, { url }) => ({
      subject: 'Другий крок входу вимкнено',
      preview: 'Код із застосунку більше не потрібен.',
      heading: 'Другий крок вимкнено',
      body: [
        paragraph('Відтепер для входу досить пароля. Запасні коди вже не діють, а всі інші входи завершено.'),
        paragraph('Якщо це були не ви, задайте новий пароль просто зараз.'),
        button('Задати новий пароль', url('/forgot-password')),
      ],
    }),
    ru: (_, { url }) => ({
      subject: 'Второй шаг входа выключен',
      preview: 'Код из приложения больше не нужен.',
      heading: 'Второй шаг выключен',
      body: [
        paragraph(
          'Теперь для входа достаточно пароля. Запасные коды больше не действуют, а остальные входы завершены.',
        ),
        paragraph('Если это сделали не вы, задайте новый пароль прямо сейчас.'),
        button('Задать новый пароль', url('/forgot-password')),
      ],
    }),
    en: (_, { url }) => ({
      subject: 'The second login step is off',
      preview: 'A code from your app is no longer needed.',
      heading: 'The second step is off',
      body: [
        paragraph(
          'From now on the password is enough to log in. The recovery codes no longer work, and all other logins have ended.',
        ),
        paragraph('If this was not you, choose a new password right away.'),
        button('Choose a new password', url('/forgot-password')),
      ],
    }),
  },
});
