import { PROFILE_LIMITS } from '@stezhka/account-contract';
import { clock } from '@stezhka/kit/clock';
import { date, type Field, type FieldOptions } from '@stezhka/kit/forms';
import type { PlainDate } from '@stezhka/kit-contract';

const yesterday = () => clock.today('Europe/Kyiv').subtract({ days: 1 }).toString();

/** A past date in dotted form (product 3, User). */
export function birthday(options: Pick<FieldOptions, 'label'>): Field<PlainDate | undefined> {
  const field = date({ ...options, min: PROFILE_LIMITS.birthday, max: yesterday, autocomplete: 'bday' });
  const pattern = '^(?:\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[.-]\\d{1,2}[.-]\\d{4})?$';
  const shape = () => ({ type: ['string', 'boolean', 'null'], maxLength: 10, pattern });
  return { ...field, shape, fill: (raw) => (typeof raw === 'string' ? yearFirst(raw.trim()) : raw) };
}

function yearFirst(typed: string): string {
  const [, day, month, year] = /^(\d{1,2})[.-](\d{1,2})[.-](\d{4})$/.exec(typed) ?? [];
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed;
}
