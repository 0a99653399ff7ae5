import { useLocale, useText } from '@stezhka/intl';
import { Panel } from '@stezhka/shared-ui/card';
import { formatDate } from '@stezhka/shared-ui/format';
import { Link } from '@stezhka/shared-ui/link';
import { Picture } from '@stezhka/shared-ui/picture';
import { capitalised, useValueText } from '../lib/formats.ts';
import { SphereBadge } from '../lib/sphere-badge.tsx';
import styles from './day-entry.module.css';
import type { Entry } from './entry.ts';

export function DayEntry({ href, ...entry }: Entry & { href?: string }) {
  const { date, measured, notes, details, decisions, image } = entry;
  const t = useText('diary');
  const locale = useLocale();
  const valueText = useValueText();
  const title = capitalised(formatDate(date, locale, 'weekday'));
  return (
    <Panel as="article" className={styles.entry} aria-labelledby={`day-${date}`}>
      <h2 id={`day-${date}`}>{href ? <Link href={href}>{title}</Link> : title}</h2>
      {image && <Picture image={image} sizes="(max-width: 991px) 100vw, 640px" frame="card" />}
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
      {decisions.length > 0 && (
        <p className={styles.decisions}>{t('days.decisions', { decisions: decisions.join('; ') })}</p>
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
