import type { MeasuredParameter } from '@stezhka/diary-contract';
import type { Id, Locale } from '@stezhka/kit-contract';
import { type MemberParameter, parametersOf } from './definitions.ts';

function present({ definition, total }: MemberParameter): MeasuredParameter {
  const { key, systemName, title, icon, color, units, options } = definition;
  const sorted = options.toSorted((a, b) => a.value - b.value);
  const [low, high] = [sorted[0], sorted.at(-1)];
  const scale = low && high ? { min: low.value, max: high.value, low: low.label, high: high.label } : null;
  return { key, systemName, title, icon, color, units, total, scale };
}

/** In the order of `parametersOf`. */
export const measuredParameters = async (
  user: Id,
  locale: Locale,
  keys: Iterable<string>,
): Promise<MeasuredParameter[]> => (await parametersOf(user, locale, [...new Set(keys)])).map(present);

/** As people read a mean: two decimals at most. */
export const rounded = (value: number): number => Number(value.toFixed(2));
