import { useLocale, useText } from '@stezhka/intl';
import type { PlainDate } from '@stezhka/kit-contract';
import { Panel } from '@stezhka/shared-ui/card';
import { cx } from '@stezhka/shared-ui/cx';
import { formatDate } from '@stezhka/shared-ui/format';
import { IconButton } from '@stezhka/shared-ui/icon-button';
import { Link } from '@stezhka/shared-ui/link';
import { shell } from '@stezhka/shell-contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { capitalised } from '../lib/formats.ts';
import { calendarQuery } from './calendar.queries.ts';
import { type Month, monthCells, shiftMonth } from './month.ts';
import styles from './month-calendar.module.css';

const WEEK = [
  '2026-11-16',
  '2026-11-17',
  '2026-11-18',
  '2026-11-19',
  '2026-11-20',
  '2026-11-21',
  '2026-11-22',
];

/** Filled days are marked; days up to today are links. */
export function MonthCalendar({ today, selected }: { today: PlainDate; selected: PlainDate }) {
  const t = useText('diary');
  const locale = useLocale();
  const [month, setMonth] = useState<Month>(selected.slice(0, 7));
  const { data } = shell().useCall(...calendarQuery(month), { optional: true });
  const filled = new Set(data?.dates.filter((one) => one.filled).map(({ date }) => date));
  const year = (of: Month) => (of.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric');
  const named = (date: PlainDate, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }).format(new Date(date));
  const name = (of: Month) => named(`${of}-01`, { month: 'long', year: year(of) });
  const [before, after] = [shiftMonth(month, -1), shiftMonth(month, 1)];
  return (
    <Panel className={styles.panel} aria-label={t('calendar')}>
      <div className={styles.head}>
        <h2 aria-live="polite">{capitalised(name(month))}</h2>
        <span className={styles.steps}>
          <IconButton label={name(before)} icon={ChevronLeft} onClick={() => setMonth(before)} />
          <IconButton
            label={name(after)}
            icon={ChevronRight}
            disabled={month >= today.slice(0, 7)}
            onClick={() => setMonth(after)}
          />
        </span>
      </div>
      <div className={styles.week} aria-hidden="true">
        {WEEK.map((date) => (
          <span key={date}>{capitalised(named(date, { weekday: 'short' }))}</span>
        ))}
      </div>
      <ol className={styles.days}>
        {monthCells(month).map((date, i) => (
          <li key={date ?? i} className={date ? undefined : styles.blank} aria-hidden={!date || undefined}>
            {date && (
              <DayCell
                date={date}
                today={today}
                selected={date === selected}
                filled={filled.has(date)}
                label={t('calendar.day', {
                  date: formatDate(date, locale, 'day'),
                  filled: String(filled.has(date)),
                })}
              />
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

interface DayCellProps {
  date: PlainDate;
  today: PlainDate;
  selected: boolean;
  filled: boolean;
  label: string;
}

function DayCell({ date, today, selected, filled, label }: DayCellProps) {
  const number = Number(date.slice(8));
  if (date > today) return <span className={styles.ahead}>{number}</span>;
  return (
    <Link
      href={date === today ? '/diary' : `/diary/${date}`}
      aria-label={label}
      aria-current={selected ? 'date' : undefined}
      className={cx(styles.day, filled && styles.filled, date === today && styles.today)}
    >
      {number}
    </Link>
  );
}
