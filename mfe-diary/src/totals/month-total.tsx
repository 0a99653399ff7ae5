import type { MonthTotalReply } from '@stezhka/diary-contract';
import { useLocale, useText } from '@stezhka/intl';
import { Panel } from '@stezhka/shared-ui/card';
import { formatNumber } from '@stezhka/shared-ui/format';
import { Table } from '@stezhka/shared-ui/table';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { useMeasuredText } from '../lib/formats.ts';
import { SphereBadge } from '../lib/sphere-badge.tsx';
import { type MonthRow, monthRows, useTotalName } from './month-rows.ts';
import styles from './totals.module.css';
import { useMonthName } from './use-month-name.ts';

/** Totals of a month against the previous one. */
export function MonthTotal({ reply }: { reply: MonthTotalReply }) {
  const t = useText('diary.totals');
  const locale = useLocale();
  const measured = useMeasuredText();
  const totalName = useTotalName();
  const monthName = useMonthName();
  const rows = monthRows(reply);
  const difference = ({ difference: by }: MonthRow) => {
    if (by === null) return <span className={styles.incomparable}>–</span>;
    const Trend = by > 0 ? TrendingUp : TrendingDown;
    return (
      <span className={styles.difference}>
        {by !== 0 && <Trend size={18} strokeWidth={1.75} aria-hidden="true" />}
        {formatNumber(by, locale, { maximumFractionDigits: 2, signDisplay: 'exceptZero' })}
      </span>
    );
  };
  return (
    <Panel aria-labelledby="month-total">
      <div className={styles.head}>
        <h2 id="month-total">{t('month')}</h2>
        <p className={styles.note}>{t('month.note')}</p>
      </div>
      {rows.length ? (
        <Table
          className={styles.month}
          caption={t('month.caption', { month: monthName(reply.currMonth.month) })}
          rows={rows}
          keyOf={({ parameter }) => parameter.key}
          columns={[
            {
              id: 'parameter',
              head: t('parameter'),
              cell: ({ parameter }) => (
                <span className={styles.parameter}>
                  <SphereBadge icon={parameter.icon} color={parameter.color} small />
                  {totalName(parameter)}
                </span>
              ),
            },
            {
              id: 'current',
              head: monthName(reply.currMonth.month, { withYear: false }),
              number: true,
              cell: ({ parameter, current }) => measured(parameter, current),
            },
            {
              id: 'previous',
              head: monthName(reply.prevMonth.month, { withYear: false }),
              number: true,
              wide: true,
              cell: ({ parameter, previous }) => measured(parameter, previous),
            },
            { id: 'difference', head: t('difference'), number: true, cell: difference },
          ]}
        />
      ) : (
        <p className={styles.empty}>{t('month.empty')}</p>
      )}
    </Panel>
  );
}
