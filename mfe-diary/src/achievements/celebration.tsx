import { type AchievementsReply, getAchievements, seeAchievements } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { Card } from '@stezhka/shared-ui/card';
import { LinkMore } from '@stezhka/shared-ui/link';
import { shell } from '@stezhka/shell-contract';
import { Glyph } from '../lib/glyph.tsx';
import styles from './celebration.module.css';

const SEE = {
  quiet: true,
  optimistic: ({ achievements }: AchievementsReply) => ({
    achievements: achievements.map((one) => ({ ...one, isNew: false })),
  }),
};

/** What was granted and not celebrated yet, once: a card beside the page that takes no focus and covers no window. */
export function CelebrationCard() {
  const t = useText('diary.celebration');
  const { data } = shell().useCall(getAchievements, undefined, { optional: true });
  const [see] = shell().useChange(seeAchievements, SEE);
  const fresh = data?.achievements.filter(({ isNew }) => isNew) ?? [];
  // A failed call celebrates once more.
  const close = () =>
    void see({ body: { achievements: fresh.map(({ systemName }) => systemName) } }).catch(() => {});
  return (
    <div role="status" className={styles.place}>
      {fresh.length > 0 && (
        <Card raise="lifted" className={styles.card}>
          <svg className={styles.path} viewBox="0 0 280 40" aria-hidden="true">
            <path pathLength={1} d="M4 32C50 4 88 40 132 26S214 6 258 14" />
            <circle cx="266" cy="14" r="7" />
          </svg>
          <h2 className={styles.title}>{t('title', { count: fresh.length })}</h2>
          <ul className={styles.list}>
            {fresh.map(({ systemName, icon, title, description }) => (
              <li key={systemName}>
                <Glyph name={icon} size={22} />
                <span>
                  <strong>{title}</strong>
                  <small>{description}</small>
                </span>
              </li>
            ))}
          </ul>
          <div className={styles.actions}>
            <Button size="s" onClick={close}>
              {t('close')}
            </Button>
            <LinkMore href="/diary/achievements">{t('all')}</LinkMore>
          </div>
        </Card>
      )}
    </div>
  );
}
