import type { CurrentDayReply } from '@stezhka/diary-contract';
import { useLocale, useText } from '@stezhka/intl';
import { useHref } from '@stezhka/router';
import { cx } from '@stezhka/shared-ui/cx';
import { formatDate, noBreak } from '@stezhka/shared-ui/format';
import { Link } from '@stezhka/shared-ui/link';
import { SaveState } from '@stezhka/shared-ui/save-state';
import { capitalised } from '../lib/formats.ts';
import type { AutosaveState } from './day-autosave.ts';
import styles from './sky-strip.module.css';

/** The day counter restarts after a year (product 9). */
const YEAR = 365;

type Part = 'night' | 'morning' | 'day' | 'evening';
const partOf = (hour: number): Part =>
  hour < 5 || hour > 22 ? 'night' : hour < 11 ? 'morning' : hour < 17 ? 'day' : 'evening';

interface SkyStripProps {
  current: CurrentDayReply;
  saving: AutosaveState;
  onRetry: () => void;
}

export function SkyStrip({ current, saving, onRetry }: SkyStripProps) {
  const t = useText('diary');
  const locale = useLocale();
  const { date, today, hour, number } = current;
  const next = encodeURIComponent(useHref(date === today ? '/diary' : `/diary/${date}`));
  const part = partOf(hour);
  const words = date === today ? part : date > today ? 'ahead' : 'past';
  return (
    <header className={cx(styles.sky, styles[part])}>
      <div className={styles.top}>
        <p className={styles.count}>{t('day.count', { number: ((number - 1) % YEAR) + 1, year: YEAR })}</p>
        <SaveState
          className={styles.save}
          state={saving.state === 'login' ? 'refused' : saving.state}
          text={saveText()}
          onRetry={onRetry}
          retryLabel={t('save.retry')}
        >
          {saving.state === 'login' && <Link href={`/login?next=${next}`}>{t('guest.login')}</Link>}
        </SaveState>
      </div>
      <div>
        <h1>{capitalised(formatDate(date, locale, 'weekday'))}</h1>
        <p className={styles.greeting}>{noBreak(t(`day.greeting.${words}`))}</p>
      </div>
    </header>
  );

  function saveText(): string {
    if (date > today) return t('save.ahead');
    if (saving.state === 'refused' && saving.refusal) {
      return t('save.refused', { why: saving.refusal });
    }
    if (saving.state === 'refused') return t('save.offline');
    if (saving.state !== 'saved') return t(`save.${saving.state}`);
    if (!saving.savedAt) return t('save.idle');
    const time = formatDate(new Date(saving.savedAt).toISOString(), locale, 'time');
    return t('save.saved', { time });
  }
}
