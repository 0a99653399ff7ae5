import {
  getPasswordForm,
  getUserData,
  type UserDataEdits,
  type UserEdits,
  updateUser,
  updateUserData,
  uploadFile,
} from '@stezhka/account-contract';
import { AppError } from '@stezhka/kit/errors';
import { receiveImage } from '@stezhka/kit/files';
import {
  defineForm,
  definition,
  describedBy,
  type Fields,
  type FormValues,
  parseForm,
} from '@stezhka/kit/forms';
import { type BodyReader, serve } from '@stezhka/kit/http';
import { toImageData } from '@stezhka/kit/picture';
import Joi from 'joi';
import { presentUser } from '../users/users.presenter.ts';
import { memberOf, sessionOf } from '../users/users.service.ts';
import {
  type Edits,
  nameFields,
  notificationFields,
  passwordForm,
  personalFields,
  readEdits,
} from './profile.form.ts';
import { changePassword, replacePicture, saveEdits, userDataOf } from './profile.service.ts';

type NewPassword = FormValues<ReturnType<typeof passwordForm>>;
interface Read {
  edits: Edits;
  password?: NewPassword;
}

const PASSWORD_KEYS = ['current_password', 'password', 'repeat_password'];

/** Password fields are valid only together, the others each alone. */
const userForm = () =>
  defineForm('profile', {
    fields: { ...nameFields, ...personalFields, ...passwordForm('').fields },
  });
const userBody = describedBy<Read, Fields>(
  userForm,
  async (body = {}, { identity }) => {
    const { locale, userId = '' } = identity;
    if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new AppError('invalid_input');
    const entries = Object.entries(body);
    const isPassword = ([key]: [string, unknown]) => PASSWORD_KEYS.includes(key);
    const others = Object.fromEntries(entries.filter((entry) => !isPassword(entry)));
    const edits = await readEdits(others, { ...nameFields, ...personalFields }, locale);
    if (!entries.some(isPassword)) return { edits };
    const form = passwordForm((await memberOf(userId)).email);
    return {
      edits,
      password: await parseForm(form, Object.fromEntries(entries.filter(isPassword)), { locale }),
    };
  },
  { partial: true },
);

const userDataBody = describedBy<Edits, Fields>(
  () => defineForm('user-data', { fields: { ...personalFields, ...notificationFields } }),
  (body, { identity }) => readEdits(body, { ...personalFields, ...notificationFields }, identity.locale),
  { partial: true },
);

export const profileRoutes = [
  serve(updateUser, { body: userBody as BodyReader<UserEdits> }, async (call) => {
    const { edits, password } = call.body as Read;
    const user = await memberOf(call.userId());
    const changed = password && (await changePassword(user, password, call.locale));
    await saveEdits(user, edits);
    if (changed) call.startSession(sessionOf(changed, call.identity.secondFactorAt));
    const now = await memberOf(user.id);
    return presentUser(
      now,
      call.locale,
      now.roles.filter((role) => call.identity.roles.includes(role)),
    );
  }),
  serve(getUserData, {}, async ({ userId }) => ({ userData: await userDataOf(await memberOf(userId())) })),
  serve(updateUserData, { body: userDataBody as BodyReader<UserDataEdits> }, async ({ userId, body }) => {
    const user = await memberOf(userId());
    await saveEdits(user, body as Edits);
    return { userData: await userDataOf(user) };
  }),
  serve(getPasswordForm, {}, async ({ userId, identity, locale }) => {
    const { email } = await memberOf(userId());
    return { form: await definition(passwordForm(email), { locale, csrf: identity.csrf ?? '' }) };
  }),
  serve(
    uploadFile,
    { query: Joi.object({ for: Joi.string().valid('avatar').default('avatar') }), body: () => ({}) },
    async ({ userId, locale, req, res }) => {
      const user = await memberOf(userId());
      const picture = await replacePicture(user.id, await receiveImage(req, res, user.id));
      return { image: toImageData('account', picture, locale)! };
    },
  ),
];
