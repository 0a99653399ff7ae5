import { HABITS_LIMIT, type Habit } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { Panel } from '@stezhka/shared-ui/card';
import { EmptyState } from '@stezhka/shared-ui/empty-state';
import { Icon } from '@stezhka/shared-ui/icon';
import { restoreListFocus } from '@stezhka/shared-ui/restore-list-focus';
import { shell } from '@stezhka/shell-contract';
import { Archive } from 'lucide-react';
import { CallArea } from '../lib/call-area.tsx';
import { onPress } from '../lib/use-item-changes.ts';
import styles from './habits.module.css';
import { archivedHabitsQuery } from './habits.queries.ts';
import type { Habits } from './use-habits.ts';

interface ArchivedHabitsProps {
  habits: Habits;
  onRemove: (habit: Habit) => void;
}

const keepFocus = restoreListFocus('[data-leaves]');

export function ArchivedHabits({ habits, onRemove }: ArchivedHabitsProps) {
  const t = useText('diary.habits');
  const tHabit = useText('diary.habit');
  const call = shell().useCall(...archivedHabitsQuery);
  const isFull = (habits.call.data?.habits.length ?? 0) >= HABITS_LIMIT;
  return (
    <CallArea call={call}>
      {({ habits: archived }) =>
        archived.length ? (
          <Panel as="ul" className={styles.archive} aria-label={t('view.archive')} ref={keepFocus}>
            {archived.map((habit) => {
              const { id, title, daysInRow, best } = habit;
              return (
                <li key={id}>
                  <Icon of={Archive} size={20} />
                  <span>
                    <strong>{title}</strong>
                    <small>{tHabit('row', { days: daysInRow, best })}</small>
                  </span>
                  <span className={styles.actions}>
                    <Button
                      data-leaves
                      variant="outline"
                      size="s"
                      disabled={isFull}
                      aria-label={t('repeatOf', { title })}
                      onClick={onPress(() => void habits.act('repeat', habit))}
                    >
                      {t('repeat')}
                    </Button>
                    <Button
                      variant="ghost"
                      size="s"
                      aria-label={t('removeOf', { title })}
                      onClick={() => onRemove(habit)}
                    >
                      {t('remove')}
                    </Button>
                  </span>
                </li>
              );
            })}
          </Panel>
        ) : (
          <EmptyState title={t('archive.empty')} text={t('archive.emptyText')} />
        )
      }
    </CallArea>
  );
}
