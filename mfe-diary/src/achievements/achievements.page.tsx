import { type Achievement, getAchievements } from '@stezhka/diary-contract';
import { useLocale, useText } from '@stezhka/intl';
import { Panel } from '@stezhka/shared-ui/card';
import { cx } from '@stezhka/shared-ui/cx';
import { formatDate } from '@stezhka/shared-ui/format';
import { ProgressPath } from '@stezhka/shared-ui/progress-path';
import { shell } from '@stezhka/shell-contract';
import { withDiaryAccess } from '../access/with-diary-access.tsx';
import { DiaryFrame } from '../frame/diary-frame.tsx';
import { PageHead } from '../frame/page-head.tsx';
import { CallArea } from '../lib/call-area.tsx';
import { Glyph } from '../lib/glyph.tsx';
import styles from './achievements.module.css';
import { Celebration } from './celebration-part.tsx';
import { nextAchievement } from './next-achievement.ts';

/** Product 1 and 3, Achievements. */
export const Component = withDiaryAccess(Achievements);

function Achievements() {
  const t = useText('diary.achievements');
  const call = shell().useCall(getAchievements);
  return (
    <DiaryFrame page="achievements">
      <PageHead title={t('title')} lead={t('lead')} />
      <CallArea call={call} height={320}>
        {({ achievements }) => {
          const granted = achievements.filter(({ achievedAt }) => achievedAt);
          const next = nextAchievement(achievements);
          return (
            <>
              <p className={styles.count}>
                {t('count', { granted: granted.length, all: achievements.length })}
              </p>
              <ul className={styles.cards} aria-label={t('title')}>
                {achievements.map((one) => (
                  <AchievementCard key={one.id} achievement={one} isNext={one === next} />
                ))}
              </ul>
            </>
          );
        }}
      </CallArea>
      <Celebration />
    </DiaryFrame>
  );
}

function AchievementCard({ achievement, isNext }: { achievement: Achievement; isNext: boolean }) {
  const t = useText('diary.achievements');
  const locale = useLocale();
  const { id, title, description, icon, progress, target, achievedAt } = achievement;
  const name = `achievement-${id}`;
  return (
    <Panel as="li" className={cx(styles.card, achievedAt && styles.granted)} aria-labelledby={name}>
      <span className={styles.medal}>
        <Glyph name={icon} size={24} />
      </span>
      <div>
        <h2 id={name}>{title}</h2>
        <p className={styles.text}>{description}</p>
        {achievedAt ? (
          <p className={styles.text}>{t('granted', { date: formatDate(achievedAt, locale, 'date') })}</p>
        ) : (
          <>
            <ProgressPath
              level="path"
              percent={(progress / target) * 100}
              label={t('progress', { title, progress, target })}
            />
            <p className={styles.text}>{t(isNext ? 'next' : 'left', { progress, target })}</p>
          </>
        )}
      </div>
    </Panel>
  );
}
