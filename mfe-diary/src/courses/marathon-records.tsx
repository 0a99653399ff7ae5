import type { MarathonRecord, MeasuredParameter } from '@stezhka/diary-contract';
import { useLocale, useText } from '@stezhka/intl';
import { formatDate, noBreak } from '@stezhka/shared-ui/format';
import { LinkMore } from '@stezhka/shared-ui/link';
import { ProgressPath } from '@stezhka/shared-ui/progress-path';
import { certificatePath } from './certificate-link.ts';
import { CourseTotals } from './course-totals.tsx';
import { Fold } from './fold.tsx';
import styles from './own-courses.module.css';

interface MarathonRecordsProps {
  records: MarathonRecord[];
  parameters: MeasuredParameter[];
}

/** Ended runs with what was saved then: days, totals and, of a whole one, the certificate. */
export function MarathonRecords({ records, parameters }: MarathonRecordsProps) {
  const t = useText('diary.courses');
  const locale = useLocale();
  if (!records.length) return null;
  return (
    <section className={styles.history} aria-labelledby="marathon-history">
      <h3 id="marathon-history">{t('history')}</h3>
      <ul>
        {records.map(({ id, slug, title, from, to, days, checked, paramsTotal, certificate }) => (
          <li key={id} className={styles.record} aria-label={title}>
            <p className={styles.strong}>
              {noBreak(title)}
              <small>
                {t('history.dates', { from: formatDate(from, locale, 'day'), to: formatDate(to, locale) })}
              </small>
            </p>
            <ProgressPath
              level="path"
              percent={(checked / days) * 100}
              label={t('count', { checked, days })}
            />
            <p className={styles.count}>{t('count', { checked, days })}</p>
            {paramsTotal.length > 0 && (
              <Fold className={styles.totals}>
                <summary>{t('totals')}</summary>
                <CourseTotals totals={paramsTotal} parameters={parameters} />
              </Fold>
            )}
            {certificate && (
              <LinkMore href={certificatePath(slug, certificate)}>{t('certificate.open')}</LinkMore>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
