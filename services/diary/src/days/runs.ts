import type { StreakData } from '@stezhka/diary-contract';
import type { PlainDate } from '@stezhka/kit-contract';
import { daysBetween, shifted } from './plain-date.ts';

/** Filled dates without a gap, both ends among them. */
export interface Run {
  from: PlainDate;
  to: PlainDate;
}

export const lengthOf = ({ from, to }: Run): number => daysBetween(from, to) + 1;

/** @param dates oldest first, each once */
export function runsOf(dates: PlainDate[]): Run[] {
  const runs: Run[] = [];
  for (const date of dates) {
    const last = runs.at(-1);
    if (last && daysBetween(last.to, date) === 1) last.to = date;
    else runs.push({ from: date, to: date });
  }
  return runs;
}

/** Repeatable. */
export function withDate(runs: Run[], date: PlainDate, filled: boolean): Run[] {
  const others = runs.flatMap((run) => without(run, date));
  if (!filled) return others;
  const [before, after] = [shifted(date, -1), shifted(date, 1)];
  const joined: Run = {
    from: others.find(({ to }) => to === before)?.from ?? date,
    to: others.find(({ from }) => from === after)?.to ?? date,
  };
  const apart = others.filter(({ from, to }) => to !== before && from !== after);
  return [...apart, joined].sort((a, b) => (a.from < b.from ? -1 : 1));
}

function without(run: Run, date: PlainDate): Run[] {
  if (date < run.from || date > run.to) return [run];
  const parts = [
    { from: run.from, to: shifted(date, -1) },
    { from: shifted(date, 1), to: run.to },
  ];
  return parts.filter(({ from, to }) => from <= to);
}

/** A day ahead does not count, an empty today does not break the row (product 3, Login streak). */
export function streakOf(runs: Run[], today: PlainDate): StreakData {
  const past = upTo(runs, today);
  const last = past.at(-1);
  const isAlive = last && daysBetween(last.to, today) <= 1;
  return { days: isAlive ? lengthOf(last) : 0, best: Math.max(0, ...past.map(lengthOf)) };
}

export const countAll = (runs: Run[]): number => runs.reduce((sum, run) => sum + lengthOf(run), 0);

export const countBefore = (runs: Run[], date: PlainDate): number => countAll(upTo(runs, shifted(date, -1)));

/** What of the runs is not after the date. */
export const upTo = (runs: Run[], date: PlainDate): Run[] =>
  runs.filter(({ from }) => from <= date).map(({ from, to }) => ({ from, to: to < date ? to : date }));
