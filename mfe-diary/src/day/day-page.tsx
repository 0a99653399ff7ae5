import type { CurrentDayReply } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { Panel } from '@stezhka/shared-ui/card';
import { noBreak } from '@stezhka/shared-ui/format';
import { LinkMore } from '@stezhka/shared-ui/link';
import { MonthCalendar } from '../calendar/month-calendar.tsx';
import { DiaryFrame } from '../frame/diary-frame.tsx';
import { DayDetails } from './day-details.tsx';
import { DayNotes } from './day-notes.tsx';
import { DayParameters } from './day-parameters.tsx';
import { isBlank, viewOf } from './draft.ts';
import styles from './quote.module.css';
import { SkyStrip } from './sky-strip.tsx';
import { Streak } from './streak.tsx';
import { useDay } from './use-day.ts';

export function DayPage({ current, page }: { current: CurrentDayReply; page?: 'today' }) {
  const { saving, autosave } = useDay(current);
  const view = viewOf(saving.day, saving.draft);
  const ahead = current.date > current.today;
  return (
    <DiaryFrame
      page={page}
      under={<MonthCalendar today={current.today} selected={current.date} />}
      aside={
        <>
          <Streak current={current} />
          <Quote text={current.quote} />
        </>
      }
    >
      <SkyStrip current={current} saving={saving} onRetry={() => autosave.flush()} />
      {ahead && isBlank(view) ? (
        <DayAhead />
      ) : (
        <>
          <DayNotes view={view} conflicts={saving.conflicts} autosave={autosave} readOnly={ahead} />
          <DayParameters
            view={view}
            lastValues={current.lastValues}
            readOnly={ahead}
            onChange={(key, value) => autosave.edit({ parameters: { [key]: value } })}
          />
          <DayDetails
            view={view}
            readOnly={ahead}
            onChange={(key, on) => autosave.edit({ details: { [key]: on } })}
          />
        </>
      )}
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

function Quote({ text }: { text: string }) {
  const t = useText('diary');
  if (!text) return null;
  return (
    <Panel aria-labelledby="quote">
      <h2 id="quote" className={styles.title}>
        {t('quote')}
      </h2>
      <blockquote className={styles.quote}>{noBreak(text)}</blockquote>
    </Panel>
  );
}
