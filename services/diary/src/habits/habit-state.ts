import type { Habit } from '@stezhka/diary-contract';
import type { PlainDate } from '@stezhka/kit-contract';
import { lengthOf, type Run, streakOf, upTo } from '../days/runs.ts';
import type { HabitFields } from './habits.model.ts';

export interface HabitState extends Pick<Habit, 'state' | 'daysInRow' | 'best'> {
  /** The last answered day of this attempt. */
  answered: PlainDate | undefined;
}

/** What a habit is follows from its answers alone, whenever they came (product 4, Habit). */
export function stateOf(
  { kept, failed, startedOn, target }: Pick<HabitFields, 'kept' | 'failed' | 'startedOn' | 'target'>,
  today: PlainDate,
): HabitState {
  const attempt = upTo(since(kept, startedOn), today);
  const failures = upTo(since(failed, startedOn), today);
  const [lastKept = '', lastFailed = ''] = [attempt.at(-1)?.to, failures.at(-1)?.to];
  const isBroken = lastFailed > lastKept;
  const isComplete = attempt.some((run) => lengthOf(run) >= target);
  return {
    state: isComplete ? 'completed' : isBroken ? 'failed' : 'active',
    daysInRow: isBroken ? 0 : streakOf(attempt, today).days,
    best: streakOf(kept, today).best,
    answered: (isBroken ? lastFailed : lastKept) || undefined,
  };
}

const since = (runs: Run[], date: PlainDate): Run[] =>
  runs.filter(({ to }) => to >= date).map(({ from, to }) => ({ from: from > date ? from : date, to }));
