import type { FormDefinition, Locale } from '@stezhka/kit-contract';
import { VERSION_FIELD } from '@stezhka/kit-contract';
import type { HydratedDocument } from 'mongoose';
import { isDuplicateKey } from '../database/database.ts';
import { AppError } from '../errors/errors.ts';
import {
  definition,
  type Field,
  type Fields,
  type Form,
  fieldError,
  hidden,
  parseForm,
  type ValuesOf,
} from '../forms/forms.ts';
import type { Identity } from '../identity/identity.ts';
import { versionOf } from './list.ts';
import type { Entry, ResourceOptions } from './options.ts';

type Versioned<F extends Fields> = Form<F & { [VERSION_FIELD]: Field<string | undefined> }>;

export const versioned = <F extends Fields>(form: Form<F>): Versioned<F> =>
  ({ ...form, fields: { ...form.fields, [VERSION_FIELD]: hidden() } }) as Versioned<F>;

export function entryForm<T, F extends Fields>(
  { form, toValues }: ResourceOptions<T, F>,
  entry: HydratedDocument<T> | null,
  { address, identity }: { address: string; identity: Identity },
): Promise<FormDefinition> {
  const { locale, csrf } = identity;
  const values = entry && {
    ...(toValues ?? sameNames(form))(plain(entry)),
    [VERSION_FIELD]: String(versionOf(entry)),
  };
  return definition<Fields>({ ...versioned(form), action: address } as Form<Fields>, {
    locale,
    ...(values && { values }),
    ...(csrf !== undefined && { csrf }),
  });
}

export interface Submitted<F extends Fields> {
  values: ValuesOf<F>;
  /** NaN when the form gave none. */
  version: number;
}

export async function readSubmission<F extends Fields>(
  form: Form<F>,
  body: unknown,
  locale: Locale,
): Promise<Submitted<F>> {
  const { [VERSION_FIELD]: version, ...values } = (await parseForm(
    versioned(form) as unknown as Form<Fields>,
    body,
    { locale },
  )) as Record<string, unknown>;
  return { values: values as ValuesOf<F>, version: version === undefined ? Number.NaN : Number(version) };
}

export const plain = <T>(entry: HydratedDocument<T>): Entry<T> => entry.toObject() as Entry<T>;

const sameNames =
  <F extends Fields>(form: Form<F>) =>
  (entry: object): Partial<ValuesOf<F>> =>
    Object.fromEntries(Object.entries(entry).filter(([name]) => Object.hasOwn(form.fields, name))) as Partial<
      ValuesOf<F>
    >;

const taken = { uk: 'Таке вже є', ru: 'Такое уже есть', en: 'This is taken already' };

/** Database errors that a person can correct become form errors. */
export function toFormError(error: unknown, form: Form, locale: Locale): unknown {
  const { name, keyPattern = {} } = (error ?? {}) as { name?: string; keyPattern?: object };
  if (name === 'VersionError') return new AppError('conflict', { cause: error });
  if (!isDuplicateKey(error)) return error;
  const path = Object.keys(keyPattern).find((one) => Object.hasOwn(form.fields, one.split('.')[0]!));
  return path ? fieldError(form, path, taken, locale) : new AppError('conflict', { cause: error });
}
