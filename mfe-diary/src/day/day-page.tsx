import type { CurrentDayReply } from '@stezhka/diary-contract';
import { useLocale, useText } from '@stezhka/intl';
import { Panel } from '@stezhka/shared-ui/card';
import { formatDate, noBreak } from '@stezhka/shared-ui/format';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { Link, LinkMore } from '@stezhka/shared-ui/link';
import { Tabs } from '@stezhka/shared-ui/tabs';
import type { ReactNode } from 'react';
import { isBlank, isWritten, viewOf } from '../autosave/day-view.ts';
import { useDay } from '../autosave/use-day.ts';
import { MonthCalendar } from '../calendar/month-calendar.tsx';
import { DiaryFrame } from '../frame/diary-frame.tsx';
import { dayPath } from '../lib/dates.ts';
import { DayDetails } from './day-details.tsx';
import { DayNotes } from './day-notes.tsx';
import styles from './day-page.module.css';
import { DayParameters } from './day-parameters.tsx';
import { SkyStrip } from './sky-strip.tsx';
import { Streak } from './streak.tsx';

const DayEvents = lazyPart(
  async () => (await import(/* webpackChunkName: "day-events" */ '../calendar/day-events.tsx')).DayEvents,
);
const DayPicture = lazyPart(
  async () => (await import(/* webpackChunkName: "day-picture" */ './day-picture.tsx')).DayPicture,
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
  /** Before and after the day's own panels. */
  before?: ReactNode;
  after?: ReactNode;
}

export function DayPage({ current, page, before, after }: DayPageProps) {
  const t = useText('diary');
  const { saving, autosave, unsavedDates } = useDay(current);
  const view = viewOf(saving.day, saving.pending);
  const { day, conflicts } = saving;
  const ahead = day.availability === 'future';
  const dayTab = (
    <div className={styles.panels}>
      <DayNotes
        question={current.day.question.text}
        view={view}
        conflicts={conflicts}
        autosave={autosave}
        readOnly={ahead}
      />
      <DayParameters
        view={view}
        lastValues={current.lastValues}
        readOnly={ahead}
        onChange={(key, value) => autosave.edit(key, value)}
      />
      <DayDetails view={view} readOnly={ahead} onChange={(key, on) => autosave.edit(key, on)} />
      <DayPicture day={day} readOnly={ahead} onSaved={(saved) => autosave.arrived(saved)} />
    </div>
  );
  return (
    <DiaryFrame
      page={page}
      under={
        <>
          <MonthCalendar today={current.today} selected={current.date} />
          <DayEvents date={current.date} />
        </>
      }
      aside={
        <>
          <Streak current={current} />
          <Quote text={current.quote} />
        </>
      }
    >
      <SkyStrip current={{ ...current, day }} saving={saving} onRetry={() => autosave.flush()} />
      <UnsavedDates dates={unsavedDates} today={current.today} />
      {Object.keys(conflicts).some((field) => !isWritten(field)) && <DayConflicts autosave={autosave} />}
      {before}
      {ahead && isBlank(view) && !day.imageData ? (
        <DayAhead />
      ) : (
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
                  onChange={(field, texts) => autosave.edit(field, texts)}
                  onDone={() => autosave.flush()}
                />
              ),
            },
          ]}
        />
      )}
      {after}
    </DiaryFrame>
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
