import { timingSafeEqual } from 'node:crypto';
import type { Locale, Localised } from '@stezhka/kit-contract';
import type Joi from 'joi';
import { AppError } from '../errors/errors.ts';
import type { Identity } from '../identity/identity.ts';
import { type Fields, fullNameOf, type ValuesOf } from './field.ts';
import { CSRF_FIELD, type Form } from './form.ts';
import { group } from './groups.ts';
import { inputText } from './input-texts.ts';
import { formMessages } from './messages.ts';
import type { BodyReader, DescribedForm } from './shape.ts';
import { unflatten } from './unflatten.ts';

/** Shapes that no form sends and no person can correct: the whole call is refused. */
const MALFORMED = new Set(['object.unknown', 'object.base', 'string.base']);

/** @throws AppError 'invalid_form' (messages by fullName), 'invalid_input', 'csrf_refused' */
export async function parseForm<F extends Fields>(
  form: Form<F>,
  submitted: unknown,
  { locale, csrf }: { locale: Locale; csrf?: string },
): Promise<ValuesOf<F>> {
  const { [CSRF_FIELD]: token, ...tree } = unflatten(submitted);
  if (csrf !== undefined && !same(token, csrf)) throw new AppError('csrf_refused');
  const { [CSRF_FIELD]: sent = '' } = (submitted ?? {}) as Record<string, unknown>;
  if (typeof sent !== 'string') throw new AppError('invalid_input');

  const context = { locale };
  const { prefix } = form;
  if (prefix && Object.keys(tree).some((key) => key !== prefix)) throw new AppError('invalid_input');
  const root = group({ fields: form.fields });
  const raw = await root.fill!(prefix ? tree[prefix] : tree, context);
  const schema = await root.schema(raw, context);

  const { value, error } = schema.validate(raw, {
    abortEarly: false,
    messages: formMessages as unknown as Joi.LanguageMessages,
    errors: { language: locale },
  });
  if (error) {
    const code = error.details.some(({ type }) => MALFORMED.has(type)) ? 'invalid_input' : 'invalid_form';
    throw new AppError(code, { fields: firstByField(prefix, error.details, locale), cause: error });
  }
  const complaints = Object.entries((await form.check?.(value, context)) ?? {});
  if (complaints.length) {
    const fields = complaints.map(([path, text]) => [fullNameOf(prefix, path.split('.')), text[locale]]);
    throw new AppError('invalid_form', { fields: Object.fromEntries(fields) });
  }
  return value;
}

/** Only the first broken rule of a field gives a message (product 5, Server-built forms). */
function firstByField(
  prefix: string | undefined,
  details: Joi.ValidationErrorItem[],
  locale: Locale,
): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, type, message, context } of details.filter(({ path }) => path.length))
    fields[fullNameOf(prefix, path)] ??= MALFORMED.has(type)
      ? inputText(type, context?.limit, locale)
      : message;
  return fields;
}

export const fieldError = (
  form: Pick<Form, 'prefix'>,
  path: string,
  text: Localised,
  locale: Locale,
): AppError =>
  new AppError('invalid_form', { fields: { [fullNameOf(form.prefix, path.split('.'))]: text[locale] } });

/** A form that depends on a person's data is given as a function. */
export const formBody = <F extends Fields>(
  form: Form<F> | ((identity: Identity) => Form<F> | Promise<Form<F>>),
): BodyReader<ValuesOf<F>> =>
  describedBy(form, async (body, { identity }) =>
    parseForm(typeof form === 'function' ? await form(identity) : form, body, { locale: identity.locale }),
  );

/** Names the reader's form for the OpenAPI document; `partial`: any field may be left out. */
export const describedBy = <B, F extends Fields>(
  form: Form<F> | ((identity: Identity) => Form<F> | Promise<Form<F>>),
  read: BodyReader<B>,
  { partial = false, example }: { partial?: boolean; example?: Partial<ValuesOf<F>> } = {},
): BodyReader<B> =>
  Object.assign((...input: Parameters<BodyReader<B>>) => read(...input), {
    async describe(): Promise<DescribedForm> {
      const described = (typeof form === 'function' ? await form(NOBODY) : form) as unknown as Form;
      return { form: described, partial, ...(example && { example: await written(described, example) }) };
    },
  });

async function written({ prefix, fields }: Form, values: object): Promise<object> {
  const tree = await group({ fields }).write(values as ValuesOf<Fields>, NOBODY);
  return prefix ? { [prefix]: tree } : (tree as object);
}
const NOBODY: Identity = { roles: [], locale: 'en' };

function same(token: unknown, expected: string): boolean {
  if (typeof token !== 'string') return false;
  const [a, b] = [Buffer.from(token), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
