import { button, defineMail, note, paragraph } from '@stezhka/kit/mail';
import Joi from 'joi';
import { EXAMPLE_CODE, freshCode, noData } from '../codes/codes.service.ts';
import { UserModel } from '../users/users.model.ts';
import { isStaff } from '../users/users.service.ts';

const newCode = freshCode('second-factor-removal');
const path = (code: string) => `/pass-recover/${code}`;

interface SecondFactorOn {
  /** Staff get none: only a super administrator takes their factor away. */
  code?: string;
}

export const secondFactorOnMail = defineMail<object, SecondFactorOn>('second-factor-on', {
  schema: noData,
  example: { code: EXAMPLE_CODE },
  complete: async (data, to) => {
    const user = await UserModel.findById(to.id);
    return user && isStaff(user) ? {} : newCode(data, to);
  },
  texts: {
    uk: ({ code }, { url }) => ({
      subject: 'Другий крок входу увімкнено',
      preview: 'Тепер для входу потрібен ще й код із застосунку.',
      heading: 'Другий крок увімкнено',
      body: [
        paragraph(
          'Відтепер після пароля ми питатимемо код із застосунку. Усі інші входи завершено: на тих пристроях доведеться увійти знову.',
        ),
        paragraph('Запасні коди тримайте там, де знайдете їх без телефона.'),
        ...(code
          ? [
              paragraph(
                'Якщо це були не ви, хтось знає ваш пароль. Натисніть кнопку й задайте новий: другий крок вимкнеться, а всі входи завершаться.',
              ),
              button('Це не я: вимкнути й задати новий пароль', url(path(code))),
              note('Посилання спрацює один раз і діє три дні. Якщо другий крок увімкнули ви, не натискайте.'),
            ]
          : [
              paragraph('Якщо це були не ви, задайте новий пароль і напишіть головній адміністрації.'),
              button('Задати новий пароль', url('/forgot-password')),
            ]),
      ],
    }),
    ru: ({ code }, { url }) => ({
      subject: 'Второй шаг входа включён',
      preview: 'Теперь для входа нужен ещё и код из приложения.',
      heading: 'Второй шаг включён',
      body: [
        paragraph(
          'Теперь после пароля мы будем спрашивать код из приложения. Остальные входы завершены: на тех устройствах придётся войти ещё раз.',
        ),
        paragraph('Запасные коды храните там, где найдёте их без телефона.'),
        ...(code
          ? [
              paragraph(
                'Если это сделали не вы, кто-то знает ваш пароль. Нажмите кнопку и задайте новый: второй шаг выключится, а все входы завершатся.',
              ),
              button('Это не я: выключить и задать новый пароль', url(path(code))),
              note(
                'Ссылка сработает один раз и действует три дня. Если второй шаг включили вы, не нажимайте.',
              ),
            ]
          : [
              paragraph('Если это сделали не вы, задайте новый пароль и напишите главной администрации.'),
              button('Задать новый пароль', url('/forgot-password')),
            ]),
      ],
    }),
    en: ({ code }, { url }) => ({
      subject: 'The second login step is on',
      preview: 'Logging in now takes a code from your app as well.',
      heading: 'The second step is on',
      body: [
        paragraph(
          'From now on we ask for a code from your app after the password. All other logins have ended: those devices will ask you to log in again.',
        ),
        paragraph('Keep the recovery codes where you can find them without your phone.'),
        ...(code
          ? [
              paragraph(
                'If this was not you, somebody knows your password. Press the button and choose a new one: that switches the second step off and ends all logins.',
              ),
              button('Not me: switch it off and choose a new password', url(path(code))),
              note('The link works once, within three days. If you switched the step on yourself, leave it.'),
            ]
          : [
              paragraph('If this was not you, choose a new password and write to a super administrator.'),
              button('Choose a new password', url('/forgot-password')),
            ]),
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

interface CodesGuessed {
  /** The guesser has typed it, so that it is known. */
  byPassword: boolean;
}

export const codesGuessedMail = defineMail<CodesGuessed>('second-factor-guessed', {
  schema: Joi.object<CodesGuessed>({ byPassword: Joi.boolean().required() }),
  example: { byPassword: true },
  texts: {
    uk: ({ byPassword }, { url }) => ({
      subject: byPassword ? 'Хтось знає ваш пароль' : 'Хтось добирає код вашого входу',
      preview: 'Другий крок входу поки що тримає двері зачиненими.',
      heading: byPassword ? 'Хтось знає ваш пароль' : 'Хтось добирає ваш код',
      body: [
        paragraph(
          byPassword
            ? 'Хтось ввів ваш пароль правильно, а далі кілька разів помилився з кодом із застосунку. Усередину без коду не потрапити, тож другий крок поки що захищає щоденник.'
            : 'Хтось дійшов до другого кроку вашого входу й кілька разів помилився з кодом із застосунку. Усередину без коду не потрапити.',
        ),
        paragraph(
          'Якщо це були ви, нічого робити не треба. Якщо ні, задайте новий пароль, якого більше ніде немає.',
        ),
        button('Задати новий пароль', url('/forgot-password')),
      ],
    }),
    ru: ({ byPassword }, { url }) => ({
      subject: byPassword ? 'Кто-то знает ваш пароль' : 'Кто-то подбирает код вашего входа',
      preview: 'Второй шаг входа пока держит дверь закрытой.',
      heading: byPassword ? 'Кто-то знает ваш пароль' : 'Кто-то подбирает ваш код',
      body: [
        paragraph(
          byPassword
            ? 'Кто-то верно ввёл ваш пароль, а потом несколько раз ошибся с кодом из приложения. Внутрь без кода не попасть, так что второй шаг пока защищает дневник.'
            : 'Кто-то дошёл до второго шага вашего входа и несколько раз ошибся с кодом из приложения. Внутрь без кода не попасть.',
        ),
        paragraph(
          'Если это были вы, ничего делать не нужно. Если нет, задайте новый пароль, которого нет больше нигде.',
        ),
        button('Задать новый пароль', url('/forgot-password')),
      ],
    }),
    en: ({ byPassword }, { url }) => ({
      subject: byPassword ? 'Somebody knows your password' : 'Somebody is guessing your login code',
      preview: 'The second login step has kept the door shut so far.',
      heading: byPassword ? 'Somebody knows your password' : 'Somebody is guessing your code',
      body: [
        paragraph(
          byPassword
            ? 'Somebody typed your password correctly, and then got the code from the app wrong several times. Nobody gets in without a code, so the second step has protected your diary so far.'
            : 'Somebody reached the second step of your login and got the code from the app wrong several times. Nobody gets in without a code.',
        ),
        paragraph(
          'If this was you, there is nothing to do. If not, choose a new password that you use nowhere else.',
        ),
        button('Choose a new password', url('/forgot-password')),
      ],
    }),
  },
});
