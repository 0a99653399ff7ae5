import type { Habit } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import type { PlainDate } from '@stezhka/kit-contract';
import { Button } from '@stezhka/shared-ui/button';
import { cx } from '@stezhka/shared-ui/cx';
import { Icon } from '@stezhka/shared-ui/icon';
import { LinkMore } from '@stezhka/shared-ui/link';
import { Check, RotateCcw } from 'lucide-react';
import { onPress } from '../lib/use-item-changes.ts';
import styles from './habit-notice.module.css';
import type { Habits } from './use-habits.ts';

interface HabitNoticeProps {
  habit: Habit;
  today: PlainDate;
  habits: Habits;
}

/** What the state of a habit says and offers (product 4, Habit). */
export function HabitNotice({ habit, today, habits }: HabitNoticeProps) {
  const t = useText('diary.habits');
  const tHabit = useText('diary.habit');
  const { title, state, legendary, availability } = habit;
  const act = (name: 'repeat' | 'streak' | 'archive') => onPress(() => void habits.act(name, habit));
  if (state === 'failed')
    return (
      <div className={cx(styles.notice, styles.failed)}>
        <p>
          <strong>{tHabit('state.failed')}</strong> {t('failed.text')}
        </p>
        <div className={styles.actions}>
          <Button
            variant="outline"
            size="s"
            icon={<Icon of={RotateCcw} size={18} />}
            aria-label={t('repeatOf', { title })}
            onClick={act('repeat')}
          >
            {t('again')}
          </Button>
          <LinkMore href="/diary">{t('failed.write')}</LinkMore>
        </div>
      </div>
    );
  if (state === 'completed')
    return (
      <div className={cx(styles.notice, styles.completed)}>
        <div>
          <p className={styles.kicker}>{tHabit('state.completed')}</p>
          <p className={styles.congratulations}>{t('congratulations')}</p>
          <p>{t(legendary ? 'completed.legendary' : 'completed.text')}</p>
        </div>
        <div className={styles.actions}>
          <Button
            variant="outline"
            size="s"
            aria-label={t(legendary ? 'repeatOf' : 'streakOf', { title })}
            onClick={act(legendary ? 'repeat' : 'streak')}
          >
            {t(legendary ? 'again' : 'streak')}
          </Button>
          <Button variant="ghost" size="s" aria-label={t('archiveOf', { title })} onClick={act('archive')}>
            {t('archive')}
          </Button>
        </div>
      </div>
    );
  if (availability === 'future') return <p className={cx(styles.notice, styles.kept)}>{t('tomorrow')}</p>;
  if (habit.days.find(({ date }) => date === today)?.status !== 'continues') return null;
  return (
    <p className={cx(styles.notice, styles.kept)}>
      <Icon of={Check} size={20} />
      {t('kept')}
    </p>
  );
}
