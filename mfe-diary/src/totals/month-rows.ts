import type { MeasuredParameter, MonthTotalReply, ParameterTotal } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';

export interface MonthRow {
  parameter: MeasuredParameter;
  current: number | null;
  previous: number | null;
  /** Null: one of the months has nothing to compare. */
  difference: number | null;
}

/** A month beside the one before; only what is not zero in one of them (product 3, Monthly total). */
export function monthRows({ currMonth, prevMonth, parameters }: MonthTotalReply): MonthRow[] {
  const valueIn = (totals: ParameterTotal[], key: string) =>
    totals.find((one) => one.key === key)?.value ?? null;
  return parameters.flatMap((parameter) => {
    const current = valueIn(currMonth.paramsTotal, parameter.key);
    const previous = valueIn(prevMonth.paramsTotal, parameter.key);
    if (current === null && previous === null) return [];
    const difference = current === null || previous === null ? null : current - previous;
    return [{ parameter, current, previous, difference }];
  });
}

/** A parameter's name beside its total: of a mark with what the largest one means. */
export function useTotalName() {
  const t = useText('diary.totals');
  return ({ title, total, scale }: MeasuredParameter): string =>
    scale ? t('parameter.scale', { title, ...scale }) : t(`parameter.${total}`, { title });
}
