import { PASSWORD_LENGTH, PROFILE_LIMITS } from '@stezhka/account-contract';
import { clock } from '@stezhka/kit/clock';
import {
  checkbox,
  date,
  defineForm,
  type Field,
  type FieldOptions,
  number,
  parseForm,
  password,
  radio,
  text,
  unflatten,
} from '@stezhka/kit/forms';
import { type Locale, type PlainDate, SITE_TIME_ZONE } from '@stezhka/kit-contract';
import { passwordErrors } from '../passwords/password-errors.ts';

const yesterday = () => clock.today(SITE_TIME_ZONE).subtract({ days: 1 }).toString();

/** A past date in dotted form (product 3, User). */
function birthday(options: Pick<FieldOptions, 'label'>): Field<PlainDate | undefined> {
  const field = date({ ...options, min: PROFILE_LIMITS.birthday, max: yesterday, autocomplete: 'bday' });
  const pattern = '^(?:\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[.-]\\d{1,2}[.-]\\d{4})?$';
  const shape = () => ({ type: ['string', 'boolean', 'null'], maxLength: 10, pattern });
  return { ...field, shape, fill: (raw) => (typeof raw === 'string' ? yearFirst(raw.trim()) : raw) };
}

function yearFirst(typed: string): string {
  const [, day, month, year] = /^(\d{1,2})[.-](\d{1,2})[.-](\d{4})$/.exec(typed) ?? [];
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed;
}

const millimetres = (limits: { min: number; max: number }) => number(limits);

export const personalFields = {
  birthday: birthday({}),
  sex: radio({
    options: [
      { value: 'woman', label: { uk: 'Жінка', ru: 'Женщина', en: 'Female' } },
      { value: 'man', label: { uk: 'Чоловік', ru: 'Мужчина', en: 'Male' } },
    ],
  }),
  height: number(PROFILE_LIMITS.height),
  desiredBust: millimetres(PROFILE_LIMITS.desiredBust),
  desiredHip: millimetres(PROFILE_LIMITS.desiredHip),
  desiredWaist: millimetres(PROFILE_LIMITS.desiredWaist),
  desiredWeight: number({
    ...PROFILE_LIMITS.desiredWeight,
    decimal: true,
    validation: [
      {
        regex: /^\d+(?:[.,]\d)?$/,
        error: {
          uk: 'До одного знака після коми',
          ru: 'Не больше одного знака после запятой',
          en: 'Up to one decimal place',
        },
      },
    ],
  }),
};

export const nameFields = {
  name: text({
    required: true,
    maxLength: PROFILE_LIMITS.name,
    requiredText: { uk: 'Вкажіть ім’я', ru: 'Укажите имя', en: 'Type your name' },
  }),
  lastName: text({
    required: true,
    maxLength: PROFILE_LIMITS.name,
    requiredText: { uk: 'Вкажіть прізвище', ru: 'Укажите фамилию', en: 'Type your surname' },
  }),
  displayName: text({ maxLength: PROFILE_LIMITS.name }),
  /** Only an empty value, which removes the picture. */
  image: text({
    validation: [
      {
        regex: /^$/,
        error: {
          uk: 'Світлину можна лише завантажити',
          ru: 'Фотографию можно только загрузить',
          en: 'A picture comes by an upload',
        },
      },
    ],
  }),
};

export const notificationFields = {
  diaryReminders: checkbox({}),
  timeZone: text({ maxLength: 64 }),
};

export const passwordForm = (email: string) =>
  defineForm('password', {
    action: '/data/user',
    fields: {
      current_password: password({
        label: { uk: 'Поточний пароль', ru: 'Текущий пароль', en: 'Current password' },
        required: true,
        autocomplete: 'current-password',
      }),
      password: password({
        label: { uk: 'Новий пароль', ru: 'Новый пароль', en: 'New password' },
        required: true,
        minLength: PASSWORD_LENGTH.min,
        maxLength: PASSWORD_LENGTH.max,
        autocomplete: 'new-password',
      }),
      repeat_password: password({
        label: { uk: 'Новий пароль ще раз', ru: 'Новый пароль ещё раз', en: 'New password again' },
        required: true,
        autocomplete: 'new-password',
      }),
    },
    check: (values) => passwordErrors(values, email),
  });

function formOfKeys(fields: Record<string, Field>, keys: readonly string[]) {
  const named = Object.entries(fields).filter(([name]) => keys.includes(name));
  return defineForm('profile', { fields: Object.fromEntries(named) });
}

/** By key; null clears a value. */
export type Edits = Record<string, unknown>;

export async function readEdits(
  body: unknown,
  fields: Record<string, Field>,
  locale: Locale,
): Promise<Edits> {
  const keys = Object.keys(unflatten(body)).filter((key) => Object.hasOwn(fields, key));
  const values = await parseForm(formOfKeys(fields, keys), body, { locale });
  return Object.fromEntries(keys.map((key) => [key, (values as Edits)[key] ?? null]));
}

export const editsOf = (edits: Edits, fields: Record<string, Field>): Edits =>
  Object.fromEntries(Object.entries(edits).filter(([key]) => Object.hasOwn(fields, key)));
