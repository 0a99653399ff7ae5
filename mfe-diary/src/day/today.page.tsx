import { getDay } from '@stezhka/diary-contract';
import { shell } from '@stezhka/shell-contract';
import { DayPage } from './day-page.tsx';

/** 'Today' (product 2.6, Diary). */
export function Component() {
  const { data } = shell().useCall(getDay);
  return data ? <DayPage key={data.date} current={data} page="today" /> : null;
}
