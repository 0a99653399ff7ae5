import type { CalendarDate } from '@stezhka/diary-contract';
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
import { dayPath } from '../lib/dates.ts';
import { capitalised } from '../lib/formats.ts';
import { tone } from '../lib/sphere-badge.tsx';
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

/** Earlier dates have no page (services/diary, plain-date). */
const FIRST_MONTH: Month = '2000-01';

/** Each date leads to its page, in the colour of its mood, with a mark for its events. */
export function MonthCalendar({ today, selected }: { today: PlainDate; selected: PlainDate }) {
  const t = useText('diary');
  const locale = useLocale();
  const [month, setMonth] = useState<Month>(selected.slice(0, 7));
  const { data } = shell().useCall(...calendarQuery(month), { optional: true });
  const known = new Map(data?.dates.map((one) => [one.date, one]));
  const year = (of: Month) => (of.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric');
  const named = (date: PlainDate, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }).format(new Date(date));
  const name = (of: Month) => named(`${of}-01`, { month: 'long', year: year(of) });
  const [before, after] = [shiftMonth(month, -1), shiftMonth(month, 1)];
  return (
    <Panel id="calendar" className={styles.panel} aria-label={t('calendar')}>
      <div className={styles.head}>
        <h2 aria-live="polite">{capitalised(name(month))}</h2>
        <span className={styles.steps}>
          <IconButton
            label={name(before)}
            icon={ChevronLeft}
            disabled={month <= FIRST_MONTH}
            onClick={() => setMonth(before)}
          />
          <IconButton label={name(after)} icon={ChevronRight} onClick={() => setMonth(after)} />
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
                known={known.get(date)}
                label={t('calendar.day', {
                  date: formatDate(date, locale, 'day'),
                  filled: String(!!known.get(date)?.filled),
                  events: known.get(date)?.eventCount ?? 0,
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
  known: CalendarDate | undefined;
  label: string;
}

function DayCell({ date, today, selected, known, label }: DayCellProps) {
  const color = known?.color ?? undefined;
  const look = color ? tone(color) : undefined;
  return (
    <Link
      {...look}
      href={dayPath(date, today)}
      aria-label={label}
      aria-current={selected ? 'date' : undefined}
      className={cx(
        styles.day,
        look?.className,
        color && styles.coloured,
        known?.filled && styles.filled,
        date === today && styles.today,
        date > today && styles.ahead,
      )}
    >
      {Number(date.slice(8))}
      {known?.filled && (
        <span className={styles.dots} aria-hidden="true">
          {'•'.repeat(levelOf(color))}
        </span>
      )}
      {!!known?.events.length && (
        <span className={styles.events} aria-hidden="true">
          {known.events.slice(0, MOST_MARKS).map((one) => (
            <i key={one} style={{ background: `var(--${one})` }} />
          ))}
        </span>
      )}
    </Link>
  );
}

const MOST_MARKS = 3;
/** Levels are told by the number of dots too (product 4, Diary items). */
const levelOf = (color: string | undefined): number => Number(color?.match(/^level-(\d)$/)?.[1] ?? 1);
