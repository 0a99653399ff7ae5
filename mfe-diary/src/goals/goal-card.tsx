import { type Goal, getGoalPeriods } from '@stezhka/diary-contract';
import { useLocale, useText } from '@stezhka/intl';
import { Panel } from '@stezhka/shared-ui/card';
import { formatDate } from '@stezhka/shared-ui/format';
import { IconButton } from '@stezhka/shared-ui/icon-button';
import { ProgressPath } from '@stezhka/shared-ui/progress-path';
import { shell } from '@stezhka/shell-contract';
import { Pencil, Trash2 } from 'lucide-react';
import { useMeasuredText } from '../lib/formats.ts';
import { SphereBadge } from '../lib/sphere-badge.tsx';
import styles from './goal-card.module.css';
import { isWithin, progressOf } from './goal-progress.ts';
import { GoalTag } from './goal-tag.tsx';

const lowered = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1);

interface GoalCardProps {
  goal: Goal;
  onRemove: () => void;
  onEdit: () => void;
}

/** Product 3 and 4, Goal. */
export function GoalCard({ goal, onRemove, onEdit }: GoalCardProps) {
  const t = useText('diary.goals');
  const locale = useLocale();
  const measured = useMeasuredText();
  const { data } = shell().useCall(getGoalPeriods, undefined, { optional: true });
  const { id, text, parameter, period, aim, value, from, to, availability, daysLeft, daysMeasured } = goal;
  const periodTitle = data?.periods.find(({ systemName }) => systemName === period)?.title ?? '';
  const dates = { from: formatDate(from, locale, 'date'), to: formatDate(to, locale, 'date') };
  const progress = progressOf(goal);
  const name = `goal-${id}`;
  const values = [
    ['now', measured(parameter, goal.now)],
    ['today', measured(parameter, goal.today)],
    ['average', measured(parameter, goal.average)],
    ['days', String(daysMeasured)],
  ] as const;
  const when = () => {
    if (goal.state === 'completed') return t('dates', dates);
    return availability === 'future'
      ? t('dates.future', dates)
      : t('dates.left', { ...dates, days: daysLeft });
  };
  return (
    <Panel as="li" className={styles.card} aria-labelledby={name}>
      <div className={styles.head}>
        <SphereBadge icon={parameter.icon} color={parameter.color} />
        <div className={styles.words}>
          <h2 id={name}>{text}</h2>
          <p>{when()}</p>
        </div>
        <GoalTag goal={goal} />
        <span className={styles.tools}>
          <IconButton icon={Pencil} label={t('editOf', { text })} onClick={onEdit} />
          <IconButton icon={Trash2} label={t('removeOf', { text })} onClick={onRemove} />
        </span>
      </div>
      <p className={styles.aim}>
        {t(aim, {
          parameter: parameter.title,
          value: measured(parameter, value),
          period: lowered(periodTitle),
        })}
      </p>
      {progress === null ? (
        <p className={styles.bound}>
          {t('within', { state: goal.state === 'completed' ? 'completed' : String(isWithin(goal)) })}
        </p>
      ) : (
        <ProgressPath level="path" percent={progress} label={t('progress', { text })} />
      )}
      <dl className={styles.values}>
        {values.map(([key, shown]) => (
          <div key={key}>
            <dt>{t(`value.${key}`)}</dt>
            <dd>{shown}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
