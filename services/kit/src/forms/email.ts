import type { Field, FieldOptions, Optional } from './field.ts';
import { leaf } from './leaf.ts';
import { ruleTexts } from './messages.ts';

/** RFC 5321, 4.5.3.1.3, without the brackets. */
const LONGEST = 254;

// An allow list: no invisible letters, and none that `normalised` turns into a sign or a space.
const LETTERS = [
  'A-Za-z0-9',
  '\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u012F\\u0131-\\u013E\\u0141-\\u0148\\u014A-\\u017E',
  '\\u01A0\\u01A1\\u01AF\\u01B0\\u0218-\\u021B\\u1E00-\\u1E99\\u1E9B-\\u1EFF',
  '\\u0386\\u0388-\\u038A\\u038C\\u038E-\\u03A1\\u03A3-\\u03CE',
  '\\u0400-\\u0481\\u048A-\\u052F',
  '\\uFF10-\\uFF19\\uFF21-\\uFF3A\\uFF41-\\uFF5A',
].join('');
/** RFC 5322, 3.2.3. */
const SIGNS = "!#$%&'*+/=?^_`{|}~-";

const atom = `[${LETTERS}${SIGNS}]+`;
const label = `[${LETTERS}-]+`;
const EMAIL = new RegExp(`^${atom}(?:\\.${atom})*@${label}(?:\\.${label})+$`);

const normalised = (address: string) => address.trim().normalize('NFKC').toLowerCase();

/** For addresses from outside a form; undefined for an invalid one. */
export function readEmail(address: unknown): string | undefined {
  if (typeof address !== 'string' || address.length > LONGEST || !EMAIL.test(address.trim()))
    return undefined;
  const read = normalised(address);
  return read.length > LONGEST ? undefined : read;
}

export function email<const R extends boolean = false>(
  options: FieldOptions & { required?: R } = {},
): Field<Optional<string, R>> {
  const validation = [{ regex: EMAIL, error: ruleTexts.email }, ...(options.validation ?? [])];
  return leaf(
    'email',
    { autocomplete: 'email', ...options, validation },
    {
      max: LONGEST,
      attr: { maxlength: LONGEST },
      read: (value, helpers) => readEmail(value) ?? helpers.error('string.max', { limit: LONGEST }),
    },
  );
}
