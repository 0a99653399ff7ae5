import type { Field, FieldOptions, Optional } from './field.ts';
import { leaf } from './leaf.ts';
import { ruleTexts } from './messages.ts';

type Options<R extends boolean> = FieldOptions & { required?: R };

const MONEY = /^\d{1,9}(?:[.,]\d{1,2})?$/;

/** Typed in hryvnias; the handler gets whole kopiykas. */
export function money<const R extends boolean = false>(options: Options<R> = {}): Field<Optional<number, R>> {
  const validation = [{ regex: MONEY, error: ruleTexts.money }, ...(options.validation ?? [])];
  return leaf<Optional<number, R>>(
    'money',
    { ...options, validation },
    {
      max: 12,
      initial: '0.00',
      read: (value) => toKopiykas(value) as NonNullable<Optional<number, R>>,
      write: (value) => fromKopiykas(value as number),
    },
  );
}

function toKopiykas(typed: string): number {
  const [whole = '0', part = ''] = typed.split(/[.,]/);
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

function fromKopiykas(kopiykas: number): string {
  return `${Math.trunc(kopiykas / 100)}.${String(Math.abs(kopiykas % 100)).padStart(2, '0')}`;
}

const INTEGER = /^-?\d{1,12}$/;
const DECIMAL = /^-?\d{1,12}(?:[.,]\d{1,6})?$/;

export function number<const R extends boolean = false>(
  options: Options<R> & { min?: number; max?: number; decimal?: boolean; initial?: number } = {},
): Field<Optional<number, R>> {
  const { min, max, decimal, initial } = options;
  const rule = decimal
    ? { regex: DECIMAL, error: ruleTexts.number }
    : { regex: INTEGER, error: ruleTexts.integer };
  return leaf<Optional<number, R>>(
    'number',
    { ...options, validation: [rule, ...(options.validation ?? [])] },
    {
      max: 20,
      ...(initial !== undefined && { initial: String(initial) }),
      attr: {
        ...(min !== undefined && { min }),
        ...(max !== undefined && { max }),
        ...(decimal && { step: 'any' }),
      },
      read(value, helpers) {
        const typed = Number(value.replace(',', '.'));
        if (min !== undefined && typed < min) return helpers.error('number.min', { limit: min });
        if (max !== undefined && typed > max) return helpers.error('number.max', { limit: max });
        return typed as NonNullable<Optional<number, R>>;
      },
    },
  );
}
