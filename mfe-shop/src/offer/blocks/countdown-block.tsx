import { useLocale, useText } from '@stezhka/intl';
import { formatDate, noBreak } from '@stezhka/shared-ui/format';
import { Section } from '@stezhka/shared-ui/section';
import { useEffect, useId, useState } from 'react';
import styles from './countdown-block.module.css';
import type { ShownOf } from './part.tsx';

const MINUTE = 60_000;
const UNITS = [
  { key: 'days', minutes: 24 * 60 },
  { key: 'hours', minutes: 60 },
  { key: 'minutes', minutes: 1 },
] as const;

/** Days, hours and minutes left; the date itself until the browser knows the time, and gone once it has passed. */
export function CountdownBlock({ block: { ground, title, text, endsAt } }: { block: ShownOf<'countdown'> }) {
  const t = useText('shop');
  const locale = useLocale();
  const id = useId();
  const left = useMinutesLeft(endsAt);
  if (left !== undefined && left <= 0) return null;
  const until = formatDate(endsAt, locale, 'day');
  return (
    <Section tight {...(ground && { ground })} aria-labelledby={id}>
      <div className={styles.countdown}>
        <div>
          <h2 id={id}>{noBreak(title)}</h2>
          {text && <p className={styles.text}>{noBreak(text)}</p>}
          <p className={styles.until}>{t('offer.until', { date: until })}</p>
        </div>
        {left !== undefined && (
          <dl className={styles.clock}>
            {UNITS.map(({ key, minutes }, i) => {
              const within = i === 0 ? left : left % UNITS[i - 1]!.minutes;
              const count = Math.floor(within / minutes);
              return (
                <div key={key}>
                  <dt>{t(`offer.${key}`, { count })}</dt>
                  <dd>{count}</dd>
                </div>
              );
            })}
          </dl>
        )}
      </div>
    </Section>
  );
}

/** Whole minutes until a moment; unknown on the server, whose page may be kept. */
function useMinutesLeft(endsAt: string): number | undefined {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    const count = () => setLeft(Math.ceil((Date.parse(endsAt) - Date.now()) / MINUTE));
    count();
    const timer = setInterval(count, MINUTE / 4);
    return () => clearInterval(timer);
  }, [endsAt]);
  return left;
}
