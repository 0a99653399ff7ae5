import { useLocale, useText } from '@stezhka/intl';
import { Panel } from '@stezhka/shared-ui/card';
import { formatDate } from '@stezhka/shared-ui/format';
import { Link } from '@stezhka/shared-ui/link';
import { capitalised, useValueText } from '../lib/formats.ts';
import { SphereBadge } from '../lib/sphere-badge.tsx';
import styles from './day-entry.module.css';
import type { Entry } from './entry.ts';

export function DayEntry({ date, measured, notes, details, href }: Entry & { href?: string }) {
  const t = useText('diary');
  const locale = useLocale();
  const valueText = useValueText();
  const title = capitalised(formatDate(date, locale, 'weekday'));
  return (
    <Panel as="article" className={styles.entry} aria-labelledby={`day-${date}`}>
      <h2 id={`day-${date}`}>{href ? <Link href={href}>{title}</Link> : title}</h2>
      {notes.length > 0 && (
        <dl className={styles.notes}>
          {notes.map(({ key, title: question, value }) => (
            <div key={key}>
              <dt>{question}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {measured.length > 0 && (
        <dl className={styles.parameters}>
          {measured.map(({ parameter, value }) => (
            <div key={parameter.key}>
              <dt>
                <SphereBadge icon={parameter.icon} color={parameter.color} small />
                {parameter.title}
              </dt>
              <dd>{valueText(parameter, value)}</dd>
            </div>
          ))}
        </dl>
      )}
      {details.length > 0 && (
        <ul className={styles.details} aria-label={t('details')}>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
