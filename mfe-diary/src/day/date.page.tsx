import { useParams } from '@stezhka/router';
import { shell } from '@stezhka/shell-contract';
import { withDiaryAccess } from '../access/with-diary-access.tsx';
import { useTabVisible } from '../autosave/use-day.ts';
import { dayQuery } from './day.queries.ts';
import { DayPage } from './day-page.tsx';
import { useDayClock } from './use-day-clock.ts';

/** Past dates can be edited, future ones only read. */
export const Component = withDiaryAccess(OneDate);

function OneDate() {
  const { date = '' } = useParams();
  const { data, refetch } = shell().useCall(...dayQuery(date));
  useTabVisible(refetch);
  useDayClock(data, refetch);
  return data ? <DayPage key={`${data.owner} ${data.date}`} current={data} /> : null;
}
