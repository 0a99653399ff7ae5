import type { Habit, HabitAnswer } from '@stezhka/diary-contract';
import { useLocale, useText } from '@stezhka/intl';
import type { PlainDate } from '@stezhka/kit-contract';
import { formatDate } from '@stezhka/shared-ui/format';
import { IconButton } from '@stezhka/shared-ui/icon-button';
import { Check, X } from 'lucide-react';
import { onPress } from '../lib/use-item-changes.ts';
import styles from './habit-answers.module.css';
import type { Habits } from './use-habits.ts';
import { attemptOf } from './with-habit-change.ts';

interface HabitAnswersProps {
  habit: Habit;
  date: PlainDate;
  today: PlainDate;
  habits: Pick<Habits, 'answer' | 'changes'>;
}

/** After a failure a new attempt comes first; the failed day and those before it can be answered anew. */
export function canAnswer(habit: Habit, date: PlainDate): boolean {
  if (!habit.days.some((day) => day.date === date)) return false;
  const answered = attemptOf(habit).findLast(({ status }) => status);
  return habit.state !== 'failed' || !answered || date <= answered.date;
}

/** Whether today's answer stands beside the title: a completed habit offers what comes next instead. */
export const canAnswerToday = (habit: Habit, today: PlainDate): boolean =>
  habit.availability === 'enabled' && habit.state !== 'completed' && canAnswer(habit, today);

const ICONS = { continues: Check, failed: X };

/** 'continues' or 'failed' for one day; a second press takes the answer back (product 4, Habit). */
export function HabitAnswers({ habit, date, today, habits }: HabitAnswersProps) {
  const t = useText('diary.habit');
  const locale = useLocale();
  const status = habit.days.find((day) => day.date === date)?.status ?? null;
  const named = date === today ? t('today') : formatDate(date, locale, 'day');
  const isBusy = habits.changes.isBusy(habit.id);
  const button = (answer: HabitAnswer) => (
    <IconButton
      variant="outline"
      icon={ICONS[answer]}
      label={t(answer, { title: habit.title, date: named })}
      pressed={status === answer}
      aria-disabled={isBusy || undefined}
      className={answer === 'failed' ? styles.failed : undefined}
      onClick={onPress(() => void habits.answer(habit, date, status === answer ? null : answer))}
    />
  );
  return (
    <span className={styles.answers}>
      {button('continues')}
      {button('failed')}
    </span>
  );
}
