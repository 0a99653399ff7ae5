import { getAchievements, getDay } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { Panel } from '@stezhka/shared-ui/card';
import { LinkMore } from '@stezhka/shared-ui/link';
import { ProgressPath } from '@stezhka/shared-ui/progress-path';
import { shell } from '@stezhka/shell-contract';
import { nextAchievement } from '../achievements/next-achievement.ts';
import { dayOfYear, YEAR } from '../lib/dates.ts';
import styles from './totals.module.css';

/** 'DAY/365', the streak, achievements (product 2.6, Diary). */
export function Counters() {
  const t = useText('diary.totals');
  const { useCall } = shell();
  const { data: current } = useCall(getDay, undefined, { optional: true });
  const { data } = useCall(getAchievements, undefined, { optional: true });
  const next = data && nextAchievement(data.achievements);
  return (
    <div className={styles.counters}>
      {current && (
        <>
          <Panel aria-labelledby="counter-day">
            <h2 id="counter-day">{t('counter.day')}</h2>
            <p className={styles.figure}>
              {dayOfYear(current.number)} <small>/ {YEAR}</small>
            </p>
            <ProgressPath
              level="path"
              percent={(dayOfYear(current.number) / YEAR) * 100}
              label={t('counter.day')}
            />
          </Panel>
          <Panel aria-labelledby="counter-streak">
            <h2 id="counter-streak">{t('counter.streak')}</h2>
            <p className={styles.figure}>{current.streakData.days}</p>
            <p className={styles.note}>{t('counter.best', { best: current.streakData.best })}</p>
          </Panel>
        </>
      )}
      {data && (
        <Panel aria-labelledby="counter-achievements">
          <h2 id="counter-achievements">{t('counter.achievements')}</h2>
          <p className={styles.figure}>
            {data.achievements.filter(({ achievedAt }) => achievedAt).length}{' '}
            <small>{t('counter.of', { all: data.achievements.length })}</small>
          </p>
          {next && <p className={styles.note}>{t('counter.next', { title: next.title })}</p>}
          <LinkMore href="/diary/achievements">{t('counter.open')}</LinkMore>
        </Panel>
      )}
    </div>
  );
}
