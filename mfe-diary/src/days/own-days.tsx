import {
  type DaysReply,
  getDayDetails,
  getDayParams,
  type ParameterDefinition,
} from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { useSearchParams } from '@stezhka/router';
import { Button } from '@stezhka/shared-ui/button';
import { EmptyState } from '@stezhka/shared-ui/empty-state';
import { Pager } from '@stezhka/shared-ui/pager';
import { shell } from '@stezhka/shell-contract';
import { withDiaryAccess } from '../access/with-diary-access.tsx';
import { CallArea } from '../lib/call-area.tsx';
import { DayEntry } from './day-entry.tsx';
import { daysPath, daysQuery, type DaysFilter as Filter, filterOf } from './days.queries.ts';
import { DaysFilter } from './days-filter.tsx';
import { entryOf } from './entry.ts';

export const OwnDays = withDiaryAccess(
  () => (
    <>
      <DaysFilter />
      <WrittenDays />
    </>
  ),
  { heading: 'h2' },
);

function WrittenDays() {
  const t = useText('diary');
  const { useCall } = shell();
  const [query] = useSearchParams();
  const call = useCall(...daysQuery(query));
  const { data: parameters = [] } = useCall(getDayParams);
  const { data: details = [] } = useCall(getDayDetails);
  return (
    <CallArea call={call} words={{ error: t('days.error'), loading: t('days.loading') }} height={240}>
      {(reply) => (
        <DayEntries {...reply} filter={filterOf(query)} parameters={parameters} details={details} />
      )}
    </CallArea>
  );
}

interface DayEntriesProps extends DaysReply {
  filter: Filter;
  parameters: ParameterDefinition[];
  details: ParameterDefinition[];
}

function DayEntries({ days, pagination, filter, parameters, details }: DayEntriesProps) {
  const t = useText('diary');
  if (!days.length && (filter.sphere || filter.text)) {
    return (
      <EmptyState
        title={t('days.none')}
        text={t('days.noneText')}
        action={
          <Button href="/diary/days" variant="outline">
            {t('days.showAll')}
          </Button>
        }
      />
    );
  }
  if (!days.length) {
    return (
      <EmptyState
        title={t('days.empty')}
        text={t('days.emptyText')}
        action={<Button href="/diary">{t('days.write')}</Button>}
      />
    );
  }
  return (
    <>
      {days.map((day) => (
        <DayEntry key={day.date} {...entryOf(day, parameters, details)} href={`/diary/${day.date}`} />
      ))}
      <Pager
        page={pagination.page}
        pages={pagination.pages}
        hrefFor={(page) => daysPath(filter, page)}
        labels={{
          nav: t('days.pages'),
          previous: t('days.newer'),
          next: t('days.older'),
          page: (page) => t('days.page', { page }),
        }}
      />
    </>
  );
}
