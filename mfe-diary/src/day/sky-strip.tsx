import type { CurrentDayReply } from '@stezhka/diary-contract';
import { useLocale, useText } from '@stezhka/intl';
import { useHref } from '@stezhka/router';
import { cx } from '@stezhka/shared-ui/cx';
import { formatDate, noBreak } from '@stezhka/shared-ui/format';
import { IconButton } from '@stezhka/shared-ui/icon-button';
import { Link } from '@stezhka/shared-ui/link';
import { SaveState, type SaveStateProps } from '@stezhka/shared-ui/save-state';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import type { AutosaveState } from '../autosave/day-autosave.ts';
import { dayOfYear, dayPath, shiftDate, YEAR } from '../lib/dates.ts';
import { capitalised } from '../lib/formats.ts';
import styles from './sky-strip.module.css';
import { useDayMoves } from './use-day-moves.ts';

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
  const { date, today, hour, number, timeZone } = current;
  const next = encodeURIComponent(useHref(dayPath(date, today)));
  const moves = useDayMoves(current);
  const ahead = current.day.availability === 'future';
  const part = partOf(hour);
  const words = date === today ? part : ahead ? 'ahead' : 'past';
  return (
    <header className={cx(styles.sky, styles[part])} {...moves}>
      <div className={styles.top}>
        {!ahead && (
          <p className={styles.count}>{t('day.count', { number: dayOfYear(number), year: YEAR })}</p>
        )}
        <SaveState
          className={styles.save}
          state={look()}
          text={saveText()}
          onRetry={onRetry}
          retryLabel={t('save.retry')}
        >
          {saving.state === 'login' && <Link href={`/login?next=${next}`}>{t('guest.login')}</Link>}
        </SaveState>
      </div>
      <div className={styles.foot}>
        <div>
          <h1>{capitalised(formatDate(date, locale, 'weekday'))}</h1>
          <p className={styles.greeting}>{noBreak(t(`day.greeting.${words}`))}</p>
        </div>
        <nav className={styles.moves} aria-label={t('day.moves')}>
          <IconButton href={pathOf(-1)} icon={ChevronLeft} label={t('day.previous')} />
          <IconButton
            href="#calendar"
            icon={CalendarDays}
            label={t('calendar')}
            className={styles.calendar}
          />
          <IconButton href={pathOf(1)} icon={ChevronRight} label={t('day.next')} />
        </nav>
      </div>
    </header>
  );

  function pathOf(days: number): string {
    return dayPath(shiftDate(date, days), today);
  }

  function look(): SaveStateProps['state'] {
    if (saving.state === 'login' || (saving.unkept && saving.state === 'unsaved')) return 'refused';
    return saving.state;
  }

  function saveText(): string {
    if (ahead) return t('save.ahead');
    if (saving.state === 'refused' && saving.refusal) {
      return t('save.refused', { why: saving.refusal });
    }
    if (saving.state === 'refused') return t(saving.unkept ? 'save.unkept' : 'save.offline');
    if (saving.unkept && saving.state === 'login') return t('save.unkeptLogin');
    if (saving.unkept && (saving.state === 'unsaved' || saving.state === 'offline')) return t('save.unkept');
    if (saving.state === 'offline' && saving.refusal) return t('save.refused', { why: saving.refusal });
    if (saving.state !== 'saved') return t(`save.${saving.state}`);
    if (!saving.savedAt) return t('save.idle');
    const time = formatDate(new Date(saving.savedAt).toISOString(), locale, 'time', timeZone);
    return t('save.saved', { time });
  }
}
