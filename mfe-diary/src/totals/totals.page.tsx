import { getDiarySettings } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { useSearchParams } from '@stezhka/router';
import { IconButton } from '@stezhka/shared-ui/icon-button';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { shell } from '@stezhka/shell-contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { withDiaryAccess } from '../access/with-diary-access.tsx';
import { type Month, shiftMonth } from '../calendar/month.ts';
import { DiaryFrame } from '../frame/diary-frame.tsx';
import { PageHead } from '../frame/page-head.tsx';
import { CallArea } from '../lib/call-area.tsx';
import { ViewLinks } from '../lib/view-links.tsx';
import { AllMonths } from './all-months.tsx';
import { Counters } from './counters.tsx';
import { Insights } from './insights.tsx';
import { MonthTotal } from './month-total.tsx';
import styles from './totals.module.css';
import { monthQuery, type TotalsView, totalsPath, totalsViewOf } from './totals.queries.ts';
import { useMonthName } from './use-month-name.ts';

// The lines are drawn by a library.
const Graphics = lazyPart(
  async () => (await import(/* webpackChunkName: "graphics.below" */ './graphics.tsx')).Graphics,
);

/** Product 2.6, Diary: Total and Graphics. */
export const Component = withDiaryAccess(Totals);

function Totals() {
  const t = useText('diary.totals');
  const [address] = useSearchParams();
  const view = totalsViewOf(address);
  const { data: month } = shell().useCall(...monthQuery(view.month), { optional: true, skip: view.all });
  return (
    <DiaryFrame page="totals">
      <PageHead title={t('title')}>
        {!view.all && month && <MonthSteps month={month.currMonth.month} view={view} />}
      </PageHead>
      <ViewLinks
        label={t('views')}
        views={[
          { href: totalsPath({}), title: t('view.month'), current: !view.all },
          { href: totalsPath({ all: true }), title: t('view.months'), current: view.all },
        ]}
      />
      {view.all ? <AllMonths until={view.until} /> : <OneMonth view={view} />}
    </DiaryFrame>
  );
}

function MonthSteps({ month, view }: { month: Month; view: TotalsView }) {
  const t = useText('diary.totals');
  const monthName = useMonthName();
  const { data: settings } = shell().useCall(getDiarySettings, undefined, { optional: true });
  const now = settings?.today.slice(0, 7);
  const [before, after] = [shiftMonth(month, -1), shiftMonth(month, 1)];
  const pathOf = (one: Month) => totalsPath({ ...view, month: one === now ? undefined : one });
  return (
    <nav className={styles.months} aria-label={t('months')}>
      <IconButton href={pathOf(before)} icon={ChevronLeft} label={monthName(before)} />
      <strong aria-live="polite">{monthName(month)}</strong>
      {now !== undefined && after <= now ? (
        <IconButton href={pathOf(after)} icon={ChevronRight} label={monthName(after)} />
      ) : (
        <span className={styles.noStep} aria-hidden="true">
          <ChevronRight size={22} strokeWidth={1.75} />
        </span>
      )}
    </nav>
  );
}

function OneMonth({ view }: { view: TotalsView }) {
  const call = shell().useCall(...monthQuery(view.month));
  return (
    <>
      <Graphics view={view} />
      <CallArea call={call} height={320}>
        {(reply) => <MonthTotal reply={reply} />}
      </CallArea>
      <Insights />
      <Counters />
    </>
  );
}
