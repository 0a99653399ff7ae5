import type { Goal, GoalForm } from '@stezhka/diary-contract';
import type { PlainDate } from '@stezhka/kit-contract';
import { type DayValues, measuredValue } from '../days/day-values.ts';
import { daysBetween, shifted } from '../days/plain-date.ts';

export interface GoalTerms extends Omit<GoalForm, 'id' | 'text' | 'from'> {
  from: PlainDate;
}

export type GoalResult = Pick<
  Goal,
  'state' | 'outcome' | 'availability' | 'today' | 'average' | 'now' | 'reached' | 'daysMeasured' | 'daysLeft'
>;

type Totalling = 'sum' | 'average';

/** What a goal is follows from the diary's values alone (product 4, Goal). @param days of any dates, oldest first */
export function resultOf(
  goal: GoalTerms,
  { days, total, today }: { days: DayValues[]; total: Totalling; today: PlainDate },
): GoalResult {
  const { from, to, period } = goal;
  const measured = days.flatMap((day) => {
    const value = measuredValue(day, goal.parameter);
    return value === undefined || day.date < from || day.date > to || day.date > today
      ? []
      : [{ date: day.date, value }];
  });
  const values = measured.map(({ value }) => value);
  const average = averageOf(goal, { measured, total, today });
  const latest = total === 'sum' ? sumOf(values) : (values.at(-1) ?? null);
  const reached = period === 'total' ? latest : average;
  const isReached = reached !== null && meets(goal, reached);
  // What adds up and is enough stays enough.
  const isEarly = period === 'total' && total === 'sum' && goal.aim === 'at_least' && isReached;
  const isCompleted = today > to || isEarly;
  const runs = !isCompleted && today >= from;
  return {
    state: isCompleted ? 'completed' : 'in_process',
    outcome: !isCompleted ? null : isReached ? 'success' : 'failure',
    availability: isCompleted ? 'disabled' : today < from ? 'future' : 'enabled',
    today: runs ? (measured.find(({ date }) => date === today)?.value ?? null) : null,
    average,
    now: period === 'total' ? latest : runs ? nowOf(goal, { measured, total, today }) : null,
    reached,
    daysMeasured: values.length,
    daysLeft: isCompleted ? 0 : daysBetween(today < from ? from : today, to) + 1,
  };
}

interface Values {
  measured: { date: PlainDate; value: number }[];
  total: Totalling;
  today: PlainDate;
}

const sumOf = (values: number[]): number | null =>
  values.length ? values.reduce((sum, value) => sum + value, 0) : null;
const meanOf = (values: number[]): number | null => (values.length ? sumOf(values)! / values.length : null);

const meets = ({ aim, value }: Pick<GoalTerms, 'aim' | 'value'>, reached: number): boolean =>
  aim === 'at_least' ? reached >= value - 1e-9 : reached <= value + 1e-9;

/** What adds up counts nothing on a day without it; today counts once it has a value. */
function averageOf({ from, to, period }: GoalTerms, { measured, total, today }: Values): number | null {
  const values = measured.map(({ value }) => value);
  if (total === 'average' || !values.length) return meanOf(values);
  const isMeasuredToday = measured.at(-1)!.date === today;
  const last = today > to ? to : isMeasuredToday ? today : shifted(today, -1);
  return sumOf(values)! / periodsUntil({ from, period }, last);
}

/** With the share of the one that is not over. A goal's weeks and months begin with its first day. */
function periodsUntil({ from, period }: Pick<GoalTerms, 'from' | 'period'>, last: PlainDate): number {
  if (period !== 'week' && period !== 'month') return daysBetween(from, last) + 1;
  const begun = periodAt({ from, period }, last);
  return begun.index + (daysBetween(begun.from, last) + 1) / daysBetween(begun.from, begun.next);
}

function periodAt({ from, period }: { from: PlainDate; period: 'week' | 'month' }, date: PlainDate) {
  const first = Temporal.PlainDate.from(from);
  const start = (index: number) =>
    first.add(period === 'week' ? { weeks: index } : { months: index }).toString();
  let index = 0;
  while (start(index + 1) <= date) index++;
  return { index, from: start(index), next: start(index + 1) };
}

function nowOf({ from, period }: GoalTerms, { measured, total, today }: Values): number | null {
  const since = period === 'week' || period === 'month' ? periodAt({ from, period }, today).from : today;
  const values = measured.filter(({ date }) => date >= since).map(({ value }) => value);
  return total === 'sum' ? sumOf(values) : meanOf(values);
}
