import type { Habit } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import type { PlainDate } from '@stezhka/kit-contract';
import { Beads } from '@stezhka/shared-ui/beads';
import { Button } from '@stezhka/shared-ui/button';
import { Panel } from '@stezhka/shared-ui/card';
import { Icon } from '@stezhka/shared-ui/icon';
import { restoreFocus } from '@stezhka/shared-ui/restore-focus';
import { Tag } from '@stezhka/shared-ui/tag';
import { Flag } from 'lucide-react';
import { tone } from '../lib/sphere-badge.tsx';
import { onPress } from '../lib/use-item-changes.ts';
import { canAnswerToday, HabitAnswers } from './habit-answers.tsx';
import { beadsOf } from './habit-beads.ts';
import styles from './habit-card.module.css';
import { HabitNotice } from './habit-notice.tsx';
import { HabitWeeks } from './habit-weeks.tsx';
import type { Habits } from './use-habits.ts';

interface HabitCardProps {
  habit: Habit;
  today: PlainDate;
  habits: Habits;
  onRemove: () => void;
  onEdit: () => void;
}

/** Beads to a row: 21, of a legendary habit three rows. */
const ROW = 21;
const LEGENDARY_ROW = 22;

/** Product 3 and 4, Habit. */
export function HabitCard({ habit, today, habits, onRemove, onEdit }: HabitCardProps) {
  const t = useText('diary.habits');
  const tHabit = useText('diary.habit');
  const { id, title, daysInRow, best, target, legendary, state } = habit;
  const name = `habit-${id}`;
  const row = tHabit('row', { days: daysInRow, best });
  const look = tone(habit.color);
  return (
    <Panel as="li" className={styles.card} aria-labelledby={name} ref={restoreFocus}>
      <div className={styles.head}>
        <div>
          <h2 id={name} className={styles.title}>
            <span {...look} className={`${look.className} ${styles.color}`} />
            {title}
          </h2>
          <p className={styles.row}>{legendary ? t('legendary', { row }) : row}</p>
        </div>
        {state === 'completed' ? (
          <Tag tone="path" icon={<Icon of={Flag} />}>
            {t('target', { days: target })}
          </Tag>
        ) : (
          canAnswerToday(habit, today) && (
            <HabitAnswers habit={habit} date={today} today={today} habits={habits} />
          )
        )}
      </div>
      <Beads
        days={beadsOf(habit)}
        row={legendary ? LEGENDARY_ROW : ROW}
        label={t('beads', { days: Math.min(daysInRow, target), target })}
      />
      <HabitNotice habit={habit} today={today} habits={habits} />
      <HabitWeeks habit={habit} today={today} habits={habits} />
      <div className={styles.actions}>
        <Button variant="ghost" size="s" aria-label={t('editOf', { title })} onClick={onEdit}>
          {t('edit')}
        </Button>
        {state !== 'completed' && (
          <Button
            variant="ghost"
            size="s"
            aria-label={t('archiveOf', { title })}
            onClick={onPress(() => void habits.act('archive', habit))}
          >
            {t('archive')}
          </Button>
        )}
        <Button variant="ghost" size="s" aria-label={t('removeOf', { title })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </Panel>
  );
}
