import {
  CHART_PERIODS,
  type ChartPeriod,
  getAllMonthTotal,
  getChart,
  getMonthTotal,
} from '@stezhka/diary-contract';
import type { PlainDate } from '@stezhka/kit-contract';
import { query } from '@stezhka/shell-contract';
import type { Month } from '../calendar/month.ts';

export interface TotalsView {
  /** Undefined: the month that runs. */
  month: Month | undefined;
  period: ChartPeriod;
  /** systemNames of the drawn lines; undefined: the page chooses. */
  drawn: string[] | undefined;
  /** Whether all months are shown, and those up to which date. */
  all: boolean;
  until: PlainDate | undefined;
}

const MOST_LINES = 3;

export function totalsViewOf(address: URLSearchParams): TotalsView {
  const part = (name: string, form: RegExp) => form.exec(address.get(name) ?? '')?.[0];
  const names = part('parameters', /^\w{1,60}(,\w{1,60})*$/);
  return {
    month: part('month', /^\d{4}-(0[1-9]|1[0-2])$/),
    period: CHART_PERIODS.find((one) => one === address.get('period')) ?? 'month',
    drawn: names ? [...new Set(names.split(','))].slice(0, MOST_LINES) : undefined,
    all: address.get('view') === 'months',
    until: part('until', /^\d{4}-(0[1-9]|1[0-2])-\d{2}$/),
  };
}

/** One press adds a line, or takes it away but for the last one; a fourth takes the place of the first. */
export function withLine(drawn: string[], name: string): string[] {
  if (!drawn.includes(name)) return [...drawn, name].slice(-MOST_LINES);
  return drawn.length > 1 ? drawn.filter((one) => one !== name) : drawn;
}

export function totalsPath({ month, period, drawn, all, until }: Partial<TotalsView>): string {
  const search = new URLSearchParams({
    ...(all && { view: 'months' }),
    ...(all && until && { until }),
    ...(!all && month && { month }),
    ...(!all && period && period !== 'month' && { period }),
    ...(!all && drawn?.length && { parameters: drawn.join(',') }),
  })
    .toString()
    .replaceAll('%2C', ',');
  return search ? `/diary/totals?${search}` : '/diary/totals';
}

function endOf(month: Month): PlainDate {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
const upTo = (month: Month | undefined) => (month ? { date: endOf(month) } : {});

export const monthQuery = (month?: Month) => query(getMonthTotal, { query: upTo(month) });
export const allMonthsQuery = (until: PlainDate | undefined) =>
  query(getAllMonthTotal, { query: until ? { date: until } : {} });

/** All lines of the period, so that another choice of them needs no call. */
export const chartQuery = ({ period, month }: Pick<TotalsView, 'period' | 'month'>) =>
  query(getChart, { query: { period, ...upTo(month) } });
