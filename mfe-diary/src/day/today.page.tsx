import { getDay } from '@stezhka/diary-contract';
import { shell } from '@stezhka/shell-contract';
import { DayPage } from './day-page.tsx';
import { useReturn } from './use-return.ts';

/** 'Today' (product 2.6, Diary). */
export function Component() {
  const { data, refetch } = shell().useCall(getDay);
  useReturn(refetch);
  return data ? <DayPage key={data.date} current={data} page="today" /> : null;
}
