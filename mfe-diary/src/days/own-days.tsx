import { getDayDetails, getDayParams } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { useSearchParams } from '@stezhka/router';
import { Button } from '@stezhka/shared-ui/button';
import { EmptyState } from '@stezhka/shared-ui/empty-state';
import { ErrorArea } from '@stezhka/shared-ui/error-area';
import { Pager } from '@stezhka/shared-ui/pager';
import { Loading, Skeleton } from '@stezhka/shared-ui/skeleton';
import { shell } from '@stezhka/shell-contract';
import { withDiaryAccess } from '../access/with-diary-access.tsx';
import { DayEntry } from './day-entry.tsx';
import { daysPath, daysQuery, filterOf } from './days.queries.ts';
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
  const { data, error, isFetching, refetch } = useCall(...daysQuery(query));
  const { data: parameters = [] } = useCall(getDayParams);
  const { data: details = [] } = useCall(getDayDetails);
  if (!data && error) {
    return (
      <ErrorArea
        title={t('days.error')}
        text={error.message}
        retryLabel={t('save.retry')}
        retrying={isFetching}
        onRetry={refetch}
      />
    );
  }
  if (!data) {
    return (
      <Loading label={t('days.loading')}>
        <Skeleton shape="panel" height={240} />
      </Loading>
    );
  }
  const filter = filterOf(query);
  if (!data.days.length && (filter.sphere || filter.text)) {
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
  if (!data.days.length) {
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
      {data.days.map((day) => (
        <DayEntry key={day.date} {...entryOf(day, parameters, details)} href={`/diary/${day.date}`} />
      ))}
      <Pager
        page={data.pagination.page}
        pages={data.pagination.pages}
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
