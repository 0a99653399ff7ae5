import { GOAL_TEXT_LIMIT, type Goal } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { EmptyState } from '@stezhka/shared-ui/empty-state';
import { restoreListFocus } from '@stezhka/shared-ui/restore-list-focus';
import { useState } from 'react';
import { withDiaryAccess } from '../access/with-diary-access.tsx';
import { Celebration } from '../achievements/celebration-part.tsx';
import { DiaryFrame } from '../frame/diary-frame.tsx';
import { PageHead } from '../frame/page-head.tsx';
import { CallArea } from '../lib/call-area.tsx';
import { ChangesState } from '../lib/changes-state.tsx';
import { ConfirmWindow } from '../lib/confirm-window.tsx';
import { EditWindow } from '../lib/edit-window.tsx';
import { GoalCard } from './goal-card.tsx';
import styles from './goals.module.css';
import { NewGoal } from './new-goal.tsx';
import { useGoals } from './use-goals.ts';

/** Product 2.6, Diary: goals. */
export const Component = withDiaryAccess(GoalsPage);

const keepFocus = restoreListFocus('[aria-label]');

function GoalsPage() {
  const t = useText('diary.goals');
  const goals = useGoals();
  const [removed, setRemoved] = useState<{ open: boolean; goal?: Goal }>({ open: false });
  const [edited, setEdited] = useState<{ open: boolean; goal?: Goal }>({ open: false });
  const { data } = goals.call;
  return (
    <DiaryFrame page="goals" aside={data && <NewGoal today={data.today} goals={goals} />}>
      <PageHead title={t('title')} lead={t('lead')} writing />
      <ChangesState changes={goals.changes} />
      <CallArea call={goals.call} height={320}>
        {({ goals: all }) =>
          all.length ? (
            <ul className={styles.cards} aria-label={t('title')} ref={keepFocus}>
              {all.map((goal) => (
                <GoalCard
                  key={goal.id}
                  goal={goal}
                  onRemove={() => setRemoved({ open: true, goal })}
                  onEdit={() => setEdited({ open: true, goal })}
                />
              ))}
            </ul>
          ) : (
            <EmptyState title={t('empty')} text={t('emptyText')} />
          )
        }
      </CallArea>
      <ConfirmWindow
        open={removed.open}
        title={t('remove.title')}
        text={t('remove.text', { text: removed.goal?.text ?? '' })}
        confirm={t('remove.confirm')}
        cancel={t('remove.cancel')}
        danger
        onConfirm={() => removed.goal && void goals.remove(removed.goal.id)}
        onClose={() => setRemoved({ ...removed, open: false })}
      />
      <EditWindow
        open={edited.open}
        edited={edited.goal}
        title={t('edit.title')}
        label={t('new.text')}
        limit={GOAL_TEXT_LIMIT}
        required={t('new.required.text')}
        onSave={(id, text) => void goals.reword(id, text)}
        onClose={() => setEdited({ ...edited, open: false })}
      />
      <Celebration />
    </DiaryFrame>
  );
}
