import { getDay } from '@stezhka/diary-contract';
import { shell } from '@stezhka/shell-contract';
import { withDiaryAccess } from '../access/with-diary-access.tsx';
import { DayPage } from '../day/day-page.tsx';
import { useTabVisible } from '../day/use-day.ts';

/** 'Today' (product 2.6, Diary). */
export const Component = withDiaryAccess(Today);

function Today() {
  const { data, refetch } = shell().useCall(getDay);
  useTabVisible(refetch);
  return data ? <DayPage key={data.date} current={data} page="today" /> : null;
}
