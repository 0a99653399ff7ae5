import { getDay } from '@stezhka/diary-contract';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { shell } from '@stezhka/shell-contract';
import { withDiaryAccess } from '../access/with-diary-access.tsx';
import { useTabVisible } from '../autosave/use-day.ts';
import { DayPage } from '../day/day-page.tsx';

const Guide = lazyPart(
  async () => (await import(/* webpackChunkName: "guide" */ '../guide/guide.tsx')).Guide,
);
const Widgets = lazyPart(
  async () => (await import(/* webpackChunkName: "widgets" */ '../widgets/widgets.tsx')).Widgets,
);

/** Filled days, after which the guide stands below the day: one comes to write. */
const FIRST_DAYS = 7;

/** 'Today' (product 2.6, Diary). */
export const Component = withDiaryAccess(Today);

function Today() {
  const { data, refetch } = shell().useCall(getDay);
  useTabVisible(refetch);
  if (!data) return null;
  const isFirst = data.number <= FIRST_DAYS;
  return (
    <DayPage
      key={data.date}
      current={data}
      page="today"
      before={isFirst && <Guide />}
      after={
        <>
          {!isFirst && <Guide />}
          <Widgets />
        </>
      }
    />
  );
}
