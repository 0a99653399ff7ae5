import type { Habit, HabitDay } from '@stezhka/diary-contract';
import { useLocale, useText } from '@stezhka/intl';
import type { PlainDate } from '@stezhka/kit-contract';
import { cx } from '@stezhka/shared-ui/cx';
import { formatDate } from '@stezhka/shared-ui/format';
import { useState } from 'react';
import { canAnswer, HabitAnswers } from './habit-answers.tsx';
import styles from './habit-weeks.module.css';
import type { Habits } from './use-habits.ts';

interface HabitWeeksProps {
  habit: Habit;
  today: PlainDate;
  habits: Habits;
}

/** The last weeks at a glance; opened, each of their days can be answered. */
export function HabitWeeks({ habit, today, habits }: HabitWeeksProps) {
  const t = useText('diary.habits');
  const [open, setOpen] = useState(false);
  const { days } = habit;
  const count = (status: HabitDay['status']) => days.filter((day) => day.status === status).length;
  const words = {
    days: days.length,
    continues: count('continues'),
    failed: count('failed'),
    unanswered: count(null),
  };
  return (
    <details className={styles.weeks} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span>{t('weeks')}</span>
        <span className={styles.glance} role="img" aria-label={t('weeks.words', words)}>
          {days.map(({ date, status }) => (
            <i key={date} className={status ? styles[status] : undefined} />
          ))}
        </span>
      </summary>
      {open && <WeeksToAnswer habit={habit} today={today} habits={habits} />}
    </details>
  );
}

const MONDAY = 1;
const weekdayOf = (date: PlainDate): number => (new Date(date).getUTCDay() + 7 - MONDAY) % 7;

function WeeksToAnswer({ habit, today, habits }: HabitWeeksProps) {
  const t = useText('diary.habits');
  const locale = useLocale();
  const { days, title } = habit;
  const [date, setDate] = useState(today);
  const isOpen = canAnswer(habit, date);
  const blanks = Array.from({ length: weekdayOf(days[0]?.date ?? today) }, (_, i) => i);
  return (
    <>
      <ol className={styles.days}>
        {blanks.map((blank) => (
          <li key={blank} aria-hidden="true" />
        ))}
        {days.map((day) => (
          <li key={day.date}>
            <button
              type="button"
              className={cx(styles.day, day.status && styles[day.status])}
              aria-pressed={day.date === date}
              aria-label={t('day', {
                date: formatDate(day.date, locale, 'day'),
                status: day.status ?? 'none',
              })}
              onClick={() => setDate(day.date)}
            >
              {Number(day.date.slice(8))}
            </button>
          </li>
        ))}
      </ol>
      <fieldset className={styles.answer}>
        <legend className="visually-hidden">{title}</legend>
        <span>{formatDate(date, locale, 'weekday')}</span>
        {isOpen && <HabitAnswers habit={habit} date={date} today={today} habits={habits} />}
      </fieldset>
      <p className={styles.hint}>{t(isOpen ? 'weeks.hint' : 'weeks.again')}</p>
    </>
  );
}
