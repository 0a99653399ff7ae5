import type {
  AllMonthTotalReply,
  DiaryTotalReply,
  MeasuredParameter,
  MonthTotal,
  MonthTotalReply,
  ParameterTotal,
} from '@stezhka/diary-contract';
import type { Id, Locale, PlainDate } from '@stezhka/kit-contract';
import { runsOfMember } from '../days/runs.model.ts';
import { countAll } from '../days/runs.ts';
import { yearsOfMember } from '../days/year-values.model.ts';
import { type MonthValues, monthOf, yearOf } from '../days/year-values.ts';
import { measuredParameters, rounded } from '../parameters/measured-parameters.ts';

const MONTHS = 12;

/** 'YYYY-MM'. */
const monthBefore = (month: string, months = 1): string =>
  Temporal.PlainYearMonth.from(month).subtract({ months }).toString();

async function monthsOf(user: Id, months: string[]): Promise<MonthValues[]> {
  const years = months.map(yearOf);
  const kept = await yearsOfMember(user, { from: Math.min(...years), to: Math.max(...years) });
  return months.map((month) => monthOf(kept, month));
}

const parametersIn = (user: Id, locale: Locale, months: MonthValues[]): Promise<MeasuredParameter[]> =>
  measuredParameters(
    user,
    locale,
    months.flatMap(({ values }) => values.map(({ key }) => key)),
  );

/** In the order of the parameters; nothing that is 0 (product 3, Monthly total). */
export const totalsOf = (values: MonthValues['values'], parameters: MeasuredParameter[]): ParameterTotal[] =>
  parameters.flatMap(({ key, total }) => {
    const found = values.find((one) => one.key === key);
    if (!found) return [];
    const value = rounded(total === 'sum' ? found.sum : found.sum / found.count);
    return value ? [{ key, value, days: found.count }] : [];
  });

const presentMonth = ({ month, values }: MonthValues, parameters: MeasuredParameter[]): MonthTotal => ({
  month,
  paramsTotal: totalsOf(values, parameters),
});

export async function monthTotal(user: Id, date: PlainDate, locale: Locale): Promise<MonthTotalReply> {
  const month = date.slice(0, 7);
  const months = await monthsOf(user, [month, monthBefore(month)]);
  const parameters = await parametersIn(user, locale, months);
  const [currMonth, prevMonth] = months.map((one) => presentMonth(one, parameters));
  return { currMonth: currMonth!, prevMonth: prevMonth!, parameters };
}

export async function allMonthTotal(user: Id, date: PlainDate, locale: Locale): Promise<AllMonthTotalReply> {
  const last = date.slice(0, 7);
  const firstDay = await firstDayOf(user);
  const wanted = Array.from({ length: MONTHS }, (_, back) => monthBefore(last, back));
  const names = wanted.filter((month) => firstDay && month >= firstDay.slice(0, 7));
  const months = names.length ? await monthsOf(user, names) : [];
  const parameters = await parametersIn(user, locale, months);
  const oldest = wanted.at(-1)!;
  const before = Temporal.PlainDate.from(`${oldest}-01`).subtract({ days: 1 }).toString();
  return {
    months: months.map((one) => presentMonth(one, parameters)),
    earlier: firstDay && firstDay <= before ? before : null,
    parameters,
  };
}

const firstDayOf = async (user: Id): Promise<PlainDate | null> => (await runsOfMember(user))[0]?.from ?? null;

const EVER = { from: 0, to: 9999 };

export async function diaryTotal(user: Id, locale: Locale): Promise<DiaryTotalReply> {
  const [runs, years] = await Promise.all([runsOfMember(user), yearsOfMember(user, EVER)]);
  const all = new Map<string, { key: string; sum: number; count: number }>();
  for (const { key, sums, counts } of [...years.values()].flat()) {
    const { sum, count } = all.get(key) ?? { sum: 0, count: 0 };
    const added = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
    all.set(key, { key, sum: sum + added(sums), count: count + added(counts) });
  }
  const parameters = await measuredParameters(user, locale, all.keys());
  return {
    from: runs[0]?.from ?? null,
    days: countAll(runs),
    paramsTotal: totalsOf([...all.values()], parameters),
    parameters,
  };
}
