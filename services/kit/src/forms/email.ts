import type { Field, FieldOptions, Optional } from './field.ts';
import { leaf } from './leaf.ts';
import { ruleTexts } from './messages.ts';

/** Characters of an address (RFC 5321, 4.5.3.1.3, less the brackets of a path). */
const LONGEST = 254;

/**
 * Latin, Greek and Cyrillic letters and digits, also wide ones. A list of what is taken and not of what is refused:
 * nothing invisible is in it, and nothing that `normalised` turns into a sign or a space.
 */
const LETTERS = [
  'A-Za-z0-9',
  '\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u012F\\u0131-\\u013E\\u0141-\\u0148\\u014A-\\u017E',
  '\\u01A0\\u01A1\\u01AF\\u01B0\\u0218-\\u021B\\u1E00-\\u1E99\\u1E9B-\\u1EFF',
  '\\u0386\\u0388-\\u038A\\u038C\\u038E-\\u03A1\\u03A3-\\u03CE',
  '\\u0400-\\u0481\\u048A-\\u052F',
  '\\uFF10-\\uFF19\\uFF21-\\uFF3A\\uFF41-\\uFF5A',
].join('');
/** Beside letters and digits, before the @ (RFC 5322, 3.2.3). */
const SIGNS = "!#$%&'*+/=?^_`{|}~-";

const atom = `[${LETTERS}${SIGNS}]+`;
const label = `[${LETTERS}-]+`;
const EMAIL = new RegExp(`^${atom}(?:\\.${atom})*@${label}(?:\\.${label})+$`);

/** One way of writing an address, so that it is known again: wide letters are the plain ones. */
const normalised = (address: string) => address.trim().normalize('NFKC').toLowerCase();

/** An address that comes from elsewhere than a form, as a form would give it; undefined when it is none. */
export function readEmail(address: unknown): string | undefined {
  if (typeof address !== 'string' || address.length > LONGEST || !EMAIL.test(address.trim()))
    return undefined;
  const read = normalised(address);
  return read.length > LONGEST ? undefined : read;
}

/** An address in lower case, wide letters made plain. */
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
