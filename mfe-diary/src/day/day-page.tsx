import type { CurrentDayReply } from '@stezhka/diary-contract';
import { MonthCalendar } from '../calendar/month-calendar.tsx';
import { DiaryFrame } from '../frame/diary-frame.tsx';
import { Details } from './details.tsx';
import { viewOf } from './draft.ts';
import { Measures } from './measures.tsx';
import { Quote } from './quote.tsx';
import { SkyStrip } from './sky-strip.tsx';
import { Streak } from './streak.tsx';
import { useDay } from './use-day.ts';
import { Writing } from './writing.tsx';

/** A day to read and to write in. */
export function DayPage({ current, page }: { current: CurrentDayReply; page?: 'today' }) {
  const { kept, keeper } = useDay(current);
  const view = viewOf(kept.day, kept.draft);
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
      <SkyStrip current={current} kept={kept} onRetry={() => keeper.flush()} />
      <Writing view={view} conflicts={kept.conflicts} keeper={keeper} readOnly={ahead} />
      <Measures
        view={view}
        readOnly={ahead}
        onChange={(key, value) => keeper.edit({ parameters: { [key]: value } })}
      />
      <Details view={view} readOnly={ahead} onChange={(key, on) => keeper.edit({ details: { [key]: on } })} />
    </DiaryFrame>
  );
}
