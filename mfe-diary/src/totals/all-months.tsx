import { getDiaryTotal } from '@stezhka/diary-contract';
import { useLocale, useText } from '@stezhka/intl';
import type { PlainDate } from '@stezhka/kit-contract';
import { Panel } from '@stezhka/shared-ui/card';
import { EmptyState } from '@stezhka/shared-ui/empty-state';
import { formatDate } from '@stezhka/shared-ui/format';
import { Link, LinkMore } from '@stezhka/shared-ui/link';
import { shell } from '@stezhka/shell-contract';
import type { ComponentProps } from 'react';
import { CallArea } from '../lib/call-area.tsx';
import { TotalsList } from '../lib/totals-list.tsx';
import { useTotalName } from './month-rows.ts';
import styles from './totals.module.css';
import { allMonthsQuery, totalsPath } from './totals.queries.ts';
import { useMonthName } from './use-month-name.ts';

function Totals(props: Pick<ComponentProps<typeof TotalsList>, 'totals' | 'parameters'>) {
  const t = useText('diary.totals');
  const totalName = useTotalName();
  return <TotalsList {...props} name={totalName} days={(days) => t('days', { days })} />;
}

/** Totals over all months, twelve at once, after those of all time. */
export function AllMonths({ until }: { until: PlainDate | undefined }) {
  const t = useText('diary.totals');
  const monthName = useMonthName();
  const call = shell().useCall(...allMonthsQuery(until));
  return (
    <>
      {!until && <AllTime />}
      <CallArea call={call} height={420}>
        {({ months, parameters, earlier }) => {
          const filled = months.filter(({ paramsTotal }) => paramsTotal.length);
          return (
            <>
              {!filled.length && !earlier && (
                <EmptyState title={t('months.empty')} text={t('months.emptyText')} />
              )}
              {filled.map(({ month, paramsTotal }) => (
                <Panel key={month} aria-labelledby={`month-${month}`}>
                  <h2 id={`month-${month}`} className={styles.title}>
                    <Link href={totalsPath({ month })}>{monthName(month)}</Link>
                  </h2>
                  <Totals totals={paramsTotal} parameters={parameters} />
                </Panel>
              ))}
              {earlier && (
                <LinkMore href={totalsPath({ all: true, until: earlier })}>{t('months.earlier')}</LinkMore>
              )}
            </>
          );
        }}
      </CallArea>
    </>
  );
}

function AllTime() {
  const t = useText('diary.totals');
  const locale = useLocale();
  const { data } = shell().useCall(getDiaryTotal, undefined, { optional: true });
  if (!data?.from) return null;
  return (
    <Panel aria-labelledby="all-time">
      <div className={styles.head}>
        <h2 id="all-time">{t('allTime')}</h2>
        <p className={styles.note}>
          {t('allTime.from', { from: formatDate(data.from, locale, 'date'), days: data.days })}
        </p>
      </div>
      <Totals totals={data.paramsTotal} parameters={data.parameters} />
    </Panel>
  );
}
