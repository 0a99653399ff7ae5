import { getDay } from '@stezhka/diary-contract';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { shell } from '@stezhka/shell-contract';
import { withDiaryAccess } from '../access/with-diary-access.tsx';
import { Celebration } from '../achievements/celebration-part.tsx';
import { useTabVisible } from '../autosave/use-day.ts';
import { DayPage } from '../day/day-page.tsx';
import { useDayClock, useDayOnceLeft } from '../day/use-day-clock.ts';

const Guide = lazyPart(
  async () => (await import(/* webpackChunkName: "today.below" */ '../guide/guide.tsx')).Guide,
);
const Widgets = lazyPart(
  async () => (await import(/* webpackChunkName: "today.below" */ '../widgets/widgets.tsx')).Widgets,
);
const ListWidgets = lazyPart(
  async () => (await import(/* webpackChunkName: "today.below" */ '../widgets/list-widgets.tsx')).ListWidgets,
);

/** Filled days, after which the guide stands below the day: one comes to write. */
const FIRST_DAYS = 7;

/** 'Today' (product 2.6, Diary). */
export const Component = withDiaryAccess(Today);

function Today() {
  const { data: latest, refetch } = shell().useCall(getDay);
  useTabVisible(refetch);
  useDayClock(latest, refetch);
  const data = useDayOnceLeft(latest);
  if (!data) return null;
  const isFirst = data.number <= FIRST_DAYS;
  return (
    <DayPage
      key={`${data.owner} ${data.date}`}
      current={data}
      page="today"
      before={isFirst && <Guide />}
      beside={<ListWidgets />}
      after={
        <>
          {!isFirst && <Guide />}
          <Widgets />
          <Celebration />
        </>
      }
    />
  );
}
