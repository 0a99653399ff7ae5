import type { FormField } from '@stezhka/kit-contract';
import { cleanHtml, foreignPictures, misnamedFilms } from '../texts/html.ts';
import type { Field, FieldOptions, Optional } from './field.ts';
import { leaf, minLengthRule } from './leaf.ts';
import { ruleTexts } from './messages.ts';

type Options<R extends boolean> = FieldOptions & { required?: R };
type TextOptions<R extends boolean> = Options<R> & {
  minLength?: number;
  maxLength?: number;
  /** As maska writes it, e.g. '## ####'. */
  mask?: string;
  initial?: string;
};

const withRules = <O extends TextOptions<boolean>>(options: O): O => ({
  ...options,
  validation: [
    ...(options.minLength ? [minLengthRule(options.minLength)] : []),
    ...(options.validation ?? []),
  ],
});

function textLeaf<R extends boolean>(
  type: string,
  options: TextOptions<R>,
  max: number,
  more: FormField['attr'] = {},
) {
  const { mask, initial, maxLength = max } = options;
  const attr = { maxlength: maxLength, ...(mask && { mask }), ...more };
  return leaf<Optional<string, R>>(type, withRules(options), {
    max: maxLength,
    attr,
    ...(initial && { initial }),
  });
}

export const text = <const R extends boolean = false>(options: TextOptions<R> = {}) =>
  textLeaf('text', options, 255);

export const textarea = <const R extends boolean = false>(
  options: TextOptions<R> & { folded?: boolean } = {},
) => textLeaf('textarea', options, 5000, options.folded ? { folded: true } : {});

export const hidden = <const R extends boolean = false>(options: TextOptions<R> = {}) =>
  textLeaf('hidden', options, 255);

/** Of what the client makes, so that a repeated call makes it once. */
export const itemId = <const R extends boolean = false>(options: Options<R> = {}) =>
  hidden({
    ...options,
    maxLength: 24,
    validation: [{ regex: /^[\da-f]{24}$/, error: ruleTexts.format }],
  });

export function html<const R extends boolean = false>(
  options: TextOptions<R> = {},
): Field<Optional<string, R>> {
  const { maxLength = 100_000 } = options;
  return leaf('textarea', withRules(options), {
    max: maxLength,
    attr: { html: true, maxlength: maxLength },
    read: (value, helpers) => {
      if (foreignPictures(value).length) return helpers.error('html.pictures');
      const [film] = misnamedFilms(value);
      return film ? helpers.error('html.film', { film: film.slice(0, 120) }) : cleanHtml(value);
    },
  });
}

/** A generic labelled element, or the remote's own one named by `customEl`. */
export function custom<const R extends boolean = false>(
  type: string,
  options: TextOptions<R> & { customEl?: string } = {},
): Field<Optional<string, R>> {
  const { customEl, maxLength = 255 } = options;
  const extra = { isCustom: true, ...(customEl && { customEl }) };
  return leaf(type, withRules(options), { max: maxLength, extra });
}

/** A Ukrainian number is whole, with or without its country code; any other one begins with a plus (E.164). */
const PHONE =
  /^(?:(?:\+?[\s()-]*3[\s()-]*8)?[\s()-]*0(?:[\s()-]*\d){9}|\+(?![\s()-]*3[\s()-]*8[\s()-]*0)(?:[\s()-]*\d){10,15})$/;

/** Spaces, brackets and dashes may be typed; the handler gets '+380671234567'. */
export function phone<const R extends boolean = false>(
  options: Options<R> & { mask?: string } = {},
): Field<Optional<string, R>> {
  const validation = [{ regex: PHONE, error: ruleTexts.phone }, ...(options.validation ?? [])];
  return leaf(
    'phone',
    { autocomplete: 'tel', ...options, validation },
    {
      max: 40,
      ...(options.mask && { attr: { mask: options.mask } }),
      read: (value) => international(value.replace(/\D/g, '')),
    },
  );
}

/** Ten digits from 0 are a Ukrainian number without the country code. */
const international = (digits: string) => (digits.startsWith('0') ? `+38${digits}` : `+${digits}`);

export function password<const R extends boolean = false>(
  options: TextOptions<R> = {},
): Field<Optional<string, R>> {
  const { maxLength = 128 } = options;
  return leaf('password', withRules(options), {
    max: maxLength,
    trim: false,
    echo: false,
    attr: { maxlength: maxLength },
  });
}
