import type { CurrentDayReply } from '@stezhka/diary-contract';
import { useLocale, useText } from '@stezhka/intl';
import { Panel } from '@stezhka/shared-ui/card';
import { formatDate, noBreak } from '@stezhka/shared-ui/format';
import { Icon } from '@stezhka/shared-ui/icon';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { Link, LinkMore } from '@stezhka/shared-ui/link';
import { Tabs } from '@stezhka/shared-ui/tabs';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { isBlank, isWritten, viewOf } from '../autosave/day-view.ts';
import { useDay } from '../autosave/use-day.ts';
import { DiaryFrame } from '../frame/diary-frame.tsx';
import { dayPath, shiftDate } from '../lib/dates.ts';
import { DayNotes } from './day-notes.tsx';
import styles from './day-page.module.css';
import { DayParameters } from './day-parameters.tsx';
import { SkyStrip } from './sky-strip.tsx';

const DayDetails = lazyPart(
  async () => (await import(/* webpackChunkName: "day.below" */ './day-details.tsx')).DayDetails,
);
const Streak = lazyPart(
  async () => (await import(/* webpackChunkName: "day.below" */ './streak.tsx')).Streak,
);
const MonthCalendar = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "day.below" */ '../calendar/month-calendar.tsx')).MonthCalendar,
  { waiting: <Panel className={styles.calendarPlace} /> },
);
const DayEvents = lazyPart(
  async () => (await import(/* webpackChunkName: "day.below" */ '../calendar/day-events.tsx')).DayEvents,
);
const DayPicture = lazyPart(
  async () => (await import(/* webpackChunkName: "day.below" */ './day-picture.tsx')).DayPicture,
);
const DayLayouts = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "day-layouts" */ '../day-layouts/day-layouts.tsx')).DayLayouts,
  { when: 'hydrated' },
);
const DescartesSquare = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "descartes-square" */ '../descartes-square/descartes-square.tsx'))
      .DescartesSquare,
);
const DayConflicts = lazyPart(
  async () => (await import(/* webpackChunkName: "day-conflicts" */ './day-conflicts.tsx')).DayConflicts,
);

interface DayPageProps {
  current: CurrentDayReply;
  page?: 'today';
  /** Before and after the day's own panels, and first in the aside. */
  before?: ReactNode;
  after?: ReactNode;
  beside?: ReactNode;
}

export function DayPage({ current, page, before, after, beside }: DayPageProps) {
  const t = useText('diary');
  const { saving, autosave, edit, unsavedDates, wasErased } = useDay(current);
  const view = viewOf(saving.day, saving.pending);
  const { day, conflicts } = saving;
  // Of the newest reply: a day that has begun keeps its version.
  const ahead = current.day.availability === 'future';
  const dayTab = (
    <div className={styles.panels}>
      <DayNotes
        question={current.day.question.text}
        view={view}
        conflicts={conflicts}
        autosave={autosave}
        readOnly={ahead}
      />
      <DayParameters view={view} lastValues={current.lastValues} readOnly={ahead} onChange={edit} />
      <DayDetails view={view} readOnly={ahead} onChange={edit} />
      <DayPicture day={day} readOnly={ahead} onSaved={(saved) => autosave.arrived(saved)} />
      <DayLayouts date={current.date} />
    </div>
  );
  return (
    <DiaryFrame
      page={page}
      after={after}
      under={
        <>
          <MonthCalendar today={current.today} selected={current.date} />
          <DayEvents date={current.date} timeZone={current.timeZone} />
        </>
      }
      aside={
        <>
          {beside}
          <Streak current={current} />
          <Quote text={current.quote} />
        </>
      }
    >
      <SkyStrip current={current} saving={saving} onRetry={() => autosave.flush()} />
      {wasErased && (
        <Panel className={styles.unsaved} role="status">
          <p>{t('save.erased')}</p>
        </Panel>
      )}
      <UnsavedDates dates={unsavedDates} today={current.today} />
      {Object.keys(conflicts).some((field) => !isWritten(field)) && <DayConflicts autosave={autosave} />}
      {before}
      {ahead && isBlank(view) && !day.imageData ? (
        <DayAhead />
      ) : (
        <>
          {!ahead && (
            <noscript>
              <Panel>
                <p>{t('needsScripts')}</p>
              </Panel>
            </noscript>
          )}
          <Tabs
            label={t('tabs')}
            className={styles.tabs}
            tabs={[
              { id: 'diary', title: t('tabs.diary'), content: dayTab },
              {
                id: 'square',
                title: t('square'),
                content: (
                  <DescartesSquare
                    entries={view.decart}
                    readOnly={ahead}
                    onChange={edit}
                    onDone={() => autosave.flush()}
                  />
                ),
              },
            ]}
          />
        </>
      )}
      <DayLinks current={current} />
    </DiaryFrame>
  );
}

/** Whoever has come to the end of the day need not scroll back. */
function DayLinks({ current: { date, today } }: Pick<DayPageProps, 'current'>) {
  const t = useText('diary');
  const locale = useLocale();
  const link = (days: 1 | -1, icon: LucideIcon) => {
    const other = shiftDate(date, days);
    return (
      <Link href={dayPath(other, today)} className={styles.link}>
        <Icon of={icon} size={18} />
        {formatDate(other, locale, 'day')}
      </Link>
    );
  };
  return (
    <nav className={styles.links} aria-label={t('day.movesBelow')}>
      {link(-1, ChevronLeft)}
      {link(1, ChevronRight)}
    </nav>
  );
}

/** Nothing can be written yet, so that no field stands here. */
function DayAhead() {
  const t = useText('diary');
  return (
    <Panel>
      <p>{t('ahead')}</p>
      <LinkMore href="/diary">{t('ahead.today')}</LinkMore>
    </Panel>
  );
}

/** Days that an earlier tab left unsaved: their texts wait in this browser. */
function UnsavedDates({ dates, today }: { dates: string[]; today: string }) {
  const t = useText('diary');
  const locale = useLocale();
  if (!dates.length) return null;
  return (
    <Panel className={styles.unsaved} role="status">
      <p>{t('save.otherDays')}</p>
      <ul>
        {dates.map((date) => (
          <li key={date}>
            <Link href={dayPath(date, today)}>{formatDate(date, locale, 'day')}</Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Quote({ text }: { text: string }) {
  const t = useText('diary');
  if (!text) return null;
  return (
    <Panel aria-labelledby="quote">
      <h2 id="quote" className={styles.quoteTitle}>
        {t('quote')}
      </h2>
      <blockquote className={styles.quote}>{noBreak(text)}</blockquote>
    </Panel>
  );
}
