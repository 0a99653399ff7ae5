import type { BalanceEntry } from '@stezhka/account-contract';
import { useLocale, useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { ErrorArea } from '@stezhka/shared-ui/error-area';
import { formatDate, formatPrice } from '@stezhka/shared-ui/format';
import { Table } from '@stezhka/shared-ui/table';
import { shell } from '@stezhka/shell-contract';
import { useState } from 'react';
import { TopUp } from '../top-up/top-up.tsx';
import styles from './cabinet.module.css';
import { balanceQuery } from './cabinet.queries.ts';
import { CabinetSection } from './cabinet-section.tsx';

export function Balance() {
  const text = useText('account.cabinet.balance');
  const locale = useLocale();
  const { useCall } = shell();
  const [page, setPage] = useState(1);
  const { data, error, refetch, isFetching } = useCall(...balanceQuery(page), { optional: true });
  // The data may still be another page's.
  const failed = error && data?.pagination.page !== page;
  const money = (amount: number) => `${amount > 0 ? '+' : ''}${formatPrice(amount, locale)}`;
  const pages = data?.pagination.pages ?? 1;
  return (
    <CabinetSection id="balance" title={text('title')} lead={text('lead')}>
      <div className={styles.line}>
        <strong className={styles.amount}>{data ? formatPrice(data.balance, locale) : '—'}</strong>
        <TopUp label={text('topUp')} unavailable={text('topUp.later')} />
      </div>
      {failed ? (
        <ErrorArea
          title={text('failed')}
          onRetry={refetch}
          retryLabel={text('retry')}
          retrying={isFetching}
        />
      ) : data?.entries.length ? (
        <Table<BalanceEntry>
          caption={text('history')}
          rows={data.entries}
          keyOf={({ id }) => id}
          columns={[
            { id: 'reason', head: text('reason'), cell: ({ reason }) => text(`reason.${reason}`) },
            { id: 'at', head: text('at'), cell: ({ at }) => formatDate(at, locale) },
            { id: 'amount', head: text('amount'), number: true, cell: ({ amount }) => money(amount) },
            {
              id: 'after',
              head: text('after'),
              number: true,
              wide: true,
              cell: ({ balance }) => formatPrice(balance, locale),
            },
          ]}
        />
      ) : (
        data && <p className={styles.quiet}>{text('empty')}</p>
      )}
      {pages > 1 && (
        <div className={styles.line}>
          <Button variant="ghost" size="s" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {text('newer')}
          </Button>
          <span className={styles.quiet}>{text('page', { page, pages })}</span>
          <Button variant="ghost" size="s" disabled={page === pages} onClick={() => setPage(page + 1)}>
            {text('older')}
          </Button>
        </div>
      )}
    </CabinetSection>
  );
}
