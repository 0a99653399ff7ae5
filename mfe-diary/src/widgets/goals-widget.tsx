import { type Goal, getGoals } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { LinkMore } from '@stezhka/shared-ui/link';
import { ProgressPath } from '@stezhka/shared-ui/progress-path';
import { shell } from '@stezhka/shell-contract';
import { progressOf } from '../goals/goal-progress.ts';
import { GoalTag } from '../goals/goal-tag.tsx';
import { CallArea } from '../lib/call-area.tsx';
import { useMeasuredText } from '../lib/formats.ts';
import { Widget } from './widget.tsx';
import styles from './widgets.module.css';

const MOST_GOALS = 3;

export function GoalsWidget() {
  const t = useText('diary.widget');
  const call = shell().useCall(getGoals, undefined, { optional: true });
  return (
    <Widget id="goals">
      <CallArea call={call}>
        {({ goals }) =>
          goals.length ? (
            <ul className={styles.rows}>
              {goals.slice(0, MOST_GOALS).map((goal) => (
                <GoalLine key={goal.id} goal={goal} />
              ))}
            </ul>
          ) : (
            <p className={styles.empty}>{t('goals.empty')}</p>
          )
        }
      </CallArea>
      <LinkMore href="/diary/goals">{t('goals.open')}</LinkMore>
    </Widget>
  );
}

function GoalLine({ goal }: { goal: Goal }) {
  const t = useText('diary.widget');
  const measured = useMeasuredText();
  const { text, parameter, reached, value, state } = goal;
  const progress = progressOf(goal);
  return (
    <li className={styles.goal}>
      <span>{text}</span>
      {state === 'completed' && <GoalTag goal={goal} />}
      {progress !== null && <ProgressPath level="path" percent={progress} label={text} />}
      <small>
        {t('goals.reached', { reached: measured(parameter, reached), value: measured(parameter, value) })}
      </small>
    </li>
  );
}
