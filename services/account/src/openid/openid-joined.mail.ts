import { button, defineMail, paragraph } from '@stezhka/kit/mail';
import { LOCALES, type Localised } from '@stezhka/kit-contract';
import Joi from 'joi';

interface Joined {
  provider: Localised;
}

const names = Joi.object<Localised>(
  Object.fromEntries(LOCALES.map((locale) => [locale, Joi.string().required()])),
);

export const openidJoinedMail = defineMail<Joined>('openid-joined', {
  schema: Joi.object<Joined>({ provider: names.required() }),
  example: { provider: { uk: 'Поштамт', ru: 'Почтамт', en: 'Poshtamt' } },
  texts: {
    uk: ({ provider: { uk } }, { url }) => ({
      subject: `До вашого щоденника додано вхід через ${uk}`,
      preview: 'Попередній пароль більше не діє.',
      heading: `Вхід через ${uk}`,
      body: [
        paragraph(
          `Щойно хтось увійшов до вашого щоденника через ${uk}. Усі інші входи ми завершили, а попередній пароль скасували: так у щоденнику лишаєтеся тільки ви.`,
        ),
        paragraph('Якщо хочете заходити й за паролем, задайте новий.'),
        paragraph(`Якщо це були не ви, задайте новий пароль і перевірте, хто має доступ до ${uk}.`),
        button('Задати новий пароль', url('/forgot-password')),
      ],
    }),
    ru: ({ provider: { ru } }, { url }) => ({
      subject: `К вашему дневнику добавлен вход через ${ru}`,
      preview: 'Прежний пароль больше не действует.',
      heading: `Вход через ${ru}`,
      body: [
        paragraph(
          `Только что кто-то вошёл в ваш дневник через ${ru}. Остальные входы мы завершили, а прежний пароль отменили: так дневник открыт лишь вам.`,
        ),
        paragraph('Если хотите входить и по паролю, задайте новый.'),
        paragraph(`Если это были не вы, задайте новый пароль и проверьте, у кого есть доступ к ${ru}.`),
        button('Задать новый пароль', url('/forgot-password')),
      ],
    }),
    en: ({ provider: { en } }, { url }) => ({
      subject: `Your diary can now be opened with ${en}`,
      preview: 'The password you had no longer works.',
      heading: `Logging in with ${en}`,
      body: [
        paragraph(
          `Your diary has just been opened with ${en} for the first time. All other logins have ended and the earlier password no longer works, so that nobody but you is in.`,
        ),
        paragraph('To log in with a password as well, choose a new one.'),
        paragraph(
          `If this was not you, choose a new password and check who else can use your ${en} account.`,
        ),
        button('Choose a new password', url('/forgot-password')),
      ],
    }),
  },
});
