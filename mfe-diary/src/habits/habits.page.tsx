import { HABIT_TITLE_LIMIT, HABITS_LIMIT, type Habit } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { useSearchParams } from '@stezhka/router';
import { EmptyState } from '@stezhka/shared-ui/empty-state';
import { useState } from 'react';
import { withDiaryAccess } from '../access/with-diary-access.tsx';
import { Celebration } from '../achievements/celebration-part.tsx';
import { DiaryFrame } from '../frame/diary-frame.tsx';
import { PageHead } from '../frame/page-head.tsx';
import { CallArea } from '../lib/call-area.tsx';
import { ChangesState } from '../lib/changes-state.tsx';
import { ConfirmWindow } from '../lib/confirm-window.tsx';
import { EditWindow } from '../lib/edit-window.tsx';
import { ViewLinks } from '../lib/view-links.tsx';
import { ArchivedHabits } from './archived-habits.tsx';
import { HabitCard } from './habit-card.tsx';
import styles from './habits.module.css';
import { isArchiveView } from './habits.queries.ts';
import { NewHabit } from './new-habit.tsx';
import { type Habits, useHabits } from './use-habits.ts';

/** Product 2.6, Diary: habits. */
export const Component = withDiaryAccess(HabitsPage);

function HabitsPage() {
  const t = useText('diary.habits');
  const [address] = useSearchParams();
  const habits = useHabits();
  const [removed, setRemoved] = useState<{ open: boolean; habit?: Habit }>({ open: false });
  const isArchive = isArchiveView(address);
  const [edited, setEdited] = useState<{ open: boolean; habit?: Habit }>({ open: false });
  const onRemove = (habit: Habit) => setRemoved({ open: true, habit });
  const { data } = habits.call;
  return (
    <DiaryFrame page="habits">
      <PageHead title={t('title')} lead={t('lead')} writing />
      <ViewLinks
        label={t('views')}
        views={[
          {
            href: '/diary/habits',
            title: t('view.active', { count: data?.habits.length ?? 0 }),
            current: !isArchive,
          },
          {
            href: '/diary/habits?view=archive',
            title: t('view.archived', { count: data?.archived ?? 0 }),
            current: isArchive,
          },
        ]}
      />
      <ChangesState changes={habits.changes} />
      {isArchive ? (
        <ArchivedHabits habits={habits} onRemove={onRemove} />
      ) : (
        <ActiveHabits
          habits={habits}
          onRemove={onRemove}
          onEdit={(habit) => setEdited({ open: true, habit })}
        />
      )}
      <ConfirmWindow
        open={removed.open}
        title={t('remove.title', { title: removed.habit?.title ?? '' })}
        text={t('remove.text')}
        confirm={t('remove.confirm')}
        cancel={t('remove.cancel')}
        danger
        onConfirm={() => removed.habit && void habits.act('remove', removed.habit)}
        onClose={() => setRemoved({ ...removed, open: false })}
      />
      <EditWindow
        open={edited.open}
        edited={edited.habit && { id: edited.habit.id, text: edited.habit.title }}
        title={t('edit.title')}
        label={t('new.name')}
        limit={HABIT_TITLE_LIMIT}
        required={t('new.required')}
        onSave={(id, title) => void habits.retitle(id, title)}
        onClose={() => setEdited({ ...edited, open: false })}
      />
      <Celebration />
    </DiaryFrame>
  );
}

interface ActiveHabitsProps {
  habits: Habits;
  onRemove: (habit: Habit) => void;
  onEdit: (habit: Habit) => void;
}

function ActiveHabits({ habits, onRemove, onEdit }: ActiveHabitsProps) {
  const t = useText('diary.habits');
  return (
    <CallArea call={habits.call} height={320}>
      {({ today, habits: active }) => (
        <>
          {active.length ? (
            <ul className={styles.cards} aria-label={t('title')}>
              {active.map((habit) => (
                <HabitCard
                  key={habit.id}
                  habit={habit}
                  today={today}
                  habits={habits}
                  onRemove={() => onRemove(habit)}
                  onEdit={() => onEdit(habit)}
                />
              ))}
            </ul>
          ) : (
            <EmptyState title={t('empty')} text={t('emptyText')} />
          )}
          {active.length < HABITS_LIMIT && <NewHabit habits={habits} />}
        </>
      )}
    </CallArea>
  );
}
