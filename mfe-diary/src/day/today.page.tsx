import { getDay } from '@stezhka/diary-contract';
import { shell } from '@stezhka/shell-contract';
import { behindDoor } from '../access/behind-door.tsx';
import { DayPage } from './day-page.tsx';
import { useReturn } from './use-return.ts';

/** 'Today' (product 2.6, Diary). */
export const Component = behindDoor(Today);

function Today() {
  const { data, refetch } = shell().useCall(getDay);
  useReturn(refetch);
  return data ? <DayPage key={data.date} current={data} page="today" /> : null;
}
