import type { PlainDate } from '@stezhka/kit-contract';
import Joi from 'joi';
import type { Field, FieldOptions, Optional } from './field.ts';
import { demand, leaf } from './leaf.ts';
import { shapeOf } from './shape.ts';
import { isTree } from './unflatten.ts';

export type DateBound = PlainDate | (() => PlainDate);
type Options<R extends boolean> = FieldOptions & { required?: R; min?: DateBound; max?: DateBound };

const dateOf = (bound: DateBound | undefined) => (typeof bound === 'function' ? bound() : bound);

function bounds({ min, max }: { min?: DateBound; max?: DateBound }) {
  const [from, to] = [dateOf(min), dateOf(max)];
  return { ...(from && { min: from }), ...(to && { max: to }) };
}

const DATE_SHAPE = { type: 'string', format: 'date' };
/** JSON's null and false mean no date. */
const OPTIONAL_DATE_SHAPE = {
  type: ['string', 'boolean', 'null'],
  pattern: '^(\\d{4}-\\d{2}-\\d{2})?$',
};

export function date<const R extends boolean = false>(
  options: Options<R> = {},
): Field<Optional<PlainDate, R>> {
  const field = leaf<Optional<PlainDate, R>>('date', options, {
    max: 10,
    read: (value, helpers) => checkDate(value, options, helpers) as NonNullable<Optional<PlainDate, R>>,
  });
  return {
    ...field,
    describe: async (place) => ({ ...(await field.describe(place)), attr: bounds(options) }),
    shape: () => (options.required ? DATE_SHAPE : OPTIONAL_DATE_SHAPE),
  };
}

export interface DateRange {
  from: PlainDate;
  to: PlainDate;
}

/** Both dates or none (product 3, datetime). */
export function dateRange<const R extends boolean = false>(
  options: Options<R> = {},
): Field<Optional<DateRange, R>> {
  return {
    type: 'datetime',
    options,
    describe({ raw }) {
      const { from, to } = isTree(raw) ? raw : {};
      return {
        value: { from: typeof from === 'string' ? from : '', to: typeof to === 'string' ? to : '' },
        attr: bounds(options),
      };
    },
    schema(raw, context) {
      const end = Joi.string().trim().empty('').max(10);
      const both = Joi.object({ from: end, to: end }).custom(({ from, to }: Partial<DateRange>, helpers) => {
        if (!from || !to) return helpers.error('any.required');
        for (const one of [from, to]) {
          const checked = checkDate(one, options, helpers);
          if (checked !== one) return checked;
        }
        return from <= to ? { from, to } : helpers.error('date.order');
      });
      const blank = isTree(raw) && Object.values(raw).every((one) => one === '');
      return demand(blank ? both.empty(Joi.object()) : both, options, context);
    },
    shape: () => shapeOf({ from: date(options), to: date(options) }),
    write: (value) => ({ from: value?.from ?? '', to: value?.to ?? '' }),
  };
}

function checkDate(value: string, limits: { min?: DateBound; max?: DateBound }, helpers: Joi.CustomHelpers) {
  const { min, max } = bounds(limits);
  if (!isDate(value)) return helpers.error('date.base');
  if (min && value < min) return helpers.error('date.min', { limit: dotted(min) });
  if (max && value > max) return helpers.error('date.max', { limit: dotted(max) });
  return value;
}

/** As fields show it: '14.03.1991'. */
const dotted = (date: PlainDate): string => date.split('-').reverse().join('.');

function isDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  try {
    Temporal.PlainDate.from(value, { overflow: 'reject' });
    return true;
  } catch {
    return false;
  }
}
