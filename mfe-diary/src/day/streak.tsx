import type { CurrentDayReply } from '@stezhka/diary-contract';
import { useIntl } from '@stezhka/intl';
import { Panel } from '@stezhka/shared-ui/card';
import { LinkMore } from '@stezhka/shared-ui/link-more';
import { ProgressPath } from '@stezhka/shared-ui/progress-path';
import styles from './streak.module.css';

/** Days in a row, as a path towards the best there was. */
export function Streak({ current: { streakData } }: { current: CurrentDayReply }) {
  const { formatMessage } = useIntl();
  const { days, best } = streakData;
  return (
    <Panel aria-labelledby="streak">
      <h2 id="streak" className={styles.title}>
        {formatMessage({ id: 'diary.streak' })}
      </h2>
      <p className={styles.days}>{formatMessage({ id: 'diary.streak.days' }, { days })}</p>
      <ProgressPath
        level="path"
        percent={best ? (days / best) * 100 : 0}
        label={formatMessage({ id: 'diary.streak.best' }, { best })}
      />
      <p className={styles.best}>
        {days
          ? formatMessage({ id: 'diary.streak.best' }, { best })
          : formatMessage({ id: 'diary.streak.none' })}
      </p>
      <LinkMore href="/diary/days">{formatMessage({ id: 'diary.readEntries' })}</LinkMore>
    </Panel>
  );
}
