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

/** 'Today' (product 2.6, Diary). */
export const Component = withDiaryAccess(Today);

function Today() {
  const { data, refetch } = shell().useCall(getDay);
  useTabVisible(refetch);
  return data ? (
    <DayPage key={data.date} current={data} page="today" guide={<Guide />} widgets={<Widgets />} />
  ) : null;
}
