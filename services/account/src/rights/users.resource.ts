import { afterCommit } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import { checkbox, defineForm, select } from '@stezhka/kit/forms';
import { defineResource } from '@stezhka/kit/resource';
import { logSecurityEvent } from '@stezhka/kit/security-log';
import { removeSecondFactor } from '../second-factor/second-factor-removal.service.ts';
import { endAllSessions } from '../sessions/end-all-sessions.service.ts';
import { ROLES, UserModel } from '../users/users.model.ts';
import { isStaff } from '../users/users.service.ts';

type Role = (typeof ROLES)[number];

const roles = [
  { value: 'ROLE_USER', label: { uk: 'Учасниця чи учасник', ru: 'Участница или участник', en: 'Member' } },
  { value: 'ROLE_ADMIN', label: { uk: 'Адміністрація', ru: 'Администрация', en: 'Administrator' } },
  {
    value: 'ROLE_SUPER_ADMIN',
    label: { uk: 'Головна адміністрація', ru: 'Главная администрация', en: 'Super administrator' },
  },
] as const;

const highest = (has: readonly Role[]): Role => ROLES.findLast((role) => has.includes(role)) ?? 'ROLE_USER';

/** Only the super administrator changes roles and blocks and takes a second factor away, and nothing else of a user. */
export const users = defineResource({
  name: 'users',
  domain: 'account',
  title: { uk: 'Люди', ru: 'Люди', en: 'People' },
  model: UserModel,
  form: defineForm('user', {
    prefix: 'user',
    fields: {
      role: select({
        label: { uk: 'Роль', ru: 'Роль', en: 'Role' },
        required: true,
        options: roles,
        hint: {
          uk: 'Права діють, коли людина підтвердить вхід другим кроком.',
          ru: 'Права действуют, когда человек подтвердит вход вторым шагом.',
          en: 'Rights take effect once the person has passed the second step of the login.',
        },
      }),
      blocked: checkbox({ label: { uk: 'Заблоковано', ru: 'Заблокировано', en: 'Blocked' } }),
      second_factor_off: checkbox({
        label: {
          uk: 'Вимкнути другий крок входу',
          ru: 'Выключить второй шаг входа',
          en: 'Switch the second login step off',
        },
        hint: {
          uk: 'Для тих, хто втратив телефон і запасні коди, коли ви певні, що це вони. Усі їхні входи завершаться, лист про це прийде їм на пошту.',
          ru: 'Для тех, кто потерял телефон и запасные коды, когда вы уверены, что это они. Все их входы завершатся, письмо об этом придёт им на почту.',
          en: 'For those who have lost phone and recovery codes, once you are sure that it is them. All their logins end, and an e-mail tells them.',
        },
      }),
    },
  }),
  example: { role: 'ROLE_ADMIN', blocked: false, second_factor_off: false },
  policy: { read: 'ROLE_SUPER_ADMIN', write: 'ROLE_SUPER_ADMIN', recentSecondFactor: true },
  actions: ['update'],
  columns: {
    email: { label: { uk: 'Пошта', ru: 'Почта', en: 'E-mail' }, sort: { email: 1 } },
    name: {
      label: { uk: 'Ім’я', ru: 'Имя', en: 'Name' },
      value: ({ name, lastName }) => `${name} ${lastName}`.trim(),
    },
    roles: {
      label: { uk: 'Роль', ru: 'Роль', en: 'Role' },
      filter: roles,
      value: (user, locale) => roles.find(({ value }) => value === highest(user.roles))!.label[locale],
    },
    blockedAt: { label: { uk: 'Заблоковано', ru: 'Заблокировано', en: 'Blocked' }, type: 'date' },
    createdAt: {
      label: { uk: 'З нами від', ru: 'С нами с', en: 'Joined' },
      type: 'date',
      sort: { createdAt: -1, _id: -1 },
    },
  },
  searchable: ['email', 'name', 'lastName'],
  sort: '-createdAt',
  toValues: (user) => ({ role: highest(user.roles), blocked: !!user.blockedAt, second_factor_off: false }),
  toFields: ({ role, blocked }) => ({
    roles: ROLES.slice(0, ROLES.indexOf(role as Role) + 1),
    blocked: !!blocked,
  }),
  act: async ({ entry, values, session, identity }) =>
    values.second_factor_off && (await removeSecondFactor(String(entry._id), identity.userId!, session))
      ? [{ path: 'secondFactor', from: true, to: false }]
      : [],
  changed: async ({ before, after, session, identity }) => {
    if (String(after!._id) === identity.userId) throw new AppError('forbidden');
    const id = String(after!._id);
    const [was, is] = [before!, after!].map(({ roles }) => highest(roles));
    const who = { account: id, actor: identity.userId };
    afterCommit(session, () => {
      if (was !== is) logSecurityEvent('role_changed', { ...who, detail: `${was} to ${is}` });
      if (!!before!.blockedAt !== !!after!.blockedAt)
        logSecurityEvent(after!.blockedAt ? 'blocked' : 'unblocked', who);
    });
    if (isStaff(before!) && !isStaff(after!)) await removeSecondFactor(id, identity.userId!, session);
    await endAllSessions(session, id);
  },
});
