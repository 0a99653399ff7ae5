import { useParams } from '@stezhka/router';
import { shell } from '@stezhka/shell-contract';
import { behindDoor } from '../access/behind-door.tsx';
import { dayQuery } from './day.queries.ts';
import { DayPage } from './day-page.tsx';
import { useReturn } from './use-return.ts';

/** One date: a past one may be filled in, a future one is only looked at. */
export const Component = behindDoor(OneDate);

function OneDate() {
  const { date = '' } = useParams();
  const { data, refetch } = shell().useCall(...dayQuery(date));
  useReturn(refetch);
  return data ? <DayPage key={data.date} current={data} /> : null;
}
