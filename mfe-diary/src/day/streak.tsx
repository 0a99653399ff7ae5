import type { CurrentDayReply } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { Panel } from '@stezhka/shared-ui/card';
import { LinkMore } from '@stezhka/shared-ui/link';
import { ProgressPath } from '@stezhka/shared-ui/progress-path';
import styles from './streak.module.css';

/** The path is no shorter: one day of one is not the whole of it. */
const WEEK = 7;

export function Streak({ current: { streakData } }: { current: CurrentDayReply }) {
  const t = useText('diary');
  const { days, best } = streakData;
  return (
    <Panel aria-labelledby="streak">
      <h2 id="streak" className={styles.title}>
        {t('streak')}
      </h2>
      <p className={styles.days}>{t('streak.days', { days })}</p>
      <ProgressPath
        level="path"
        percent={(days / Math.max(best, WEEK)) * 100}
        label={t('streak.best', { best })}
      />
      <p className={styles.best}>{days ? t('streak.best', { best }) : t('streak.none')}</p>
      <LinkMore href="/diary/days">{t('readEntries')}</LinkMore>
    </Panel>
  );
}
