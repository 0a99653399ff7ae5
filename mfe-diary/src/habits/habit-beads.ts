import type { Habit } from '@stezhka/diary-contract';
import type { TrailDay } from '@stezhka/shared-ui/trail';
import { attemptOf } from './with-habit-change.ts';

const beads = (count: number, bead: TrailDay): TrailDay[] => Array.from({ length: count }, () => bead);

/** The attempt on its way to the target; of a failed one, the row that it had and the missed day. */
export function beadsOf(habit: Habit): TrailDay[] {
  const { state, daysInRow, target } = habit;
  const walked = state === 'completed' ? target : Math.min(walkedBefore(habit) ?? daysInRow, target);
  const isOpen = state === 'active' && habit.availability === 'enabled' && !habit.days.at(-1)?.status;
  const next: TrailDay[] = state === 'failed' ? ['missed'] : isOpen && walked < target ? ['today'] : [];
  return [...beads(walked, 'walked'), ...next, ...beads(target - walked - next.length, 'ahead')];
}

function walkedBefore(habit: Habit): number | undefined {
  if (habit.state !== 'failed') return undefined;
  const attempt = attemptOf(habit);
  const failed = attempt.findLastIndex(({ status }) => status === 'failed');
  const before = attempt.slice(0, Math.max(failed, 0));
  const row = before.length - 1 - before.findLastIndex(({ status }) => status !== 'continues');
  // The missed day is a bead too.
  return Math.min(row, habit.target - 1);
}
