import { useLocale, useText } from '@stezhka/intl';
import { Panel } from '@stezhka/shared-ui/card';
import { EmptyState } from '@stezhka/shared-ui/empty-state';
import { formatDate } from '@stezhka/shared-ui/format';
import { Pager } from '@stezhka/shared-ui/pager';
import { Tag } from '@stezhka/shared-ui/tag';
import { shell } from '@stezhka/shell-contract';
import { CallArea } from '../lib/call-area.tsx';
import { capitalised } from '../lib/formats.ts';
import styles from './planning.module.css';
import { historyPath, historyQuery } from './planning.queries.ts';

/** All tasks by their dates, newest first. */
export function JobHistory({ page }: { page: number }) {
  const t = useText('diary.planning');
  const tJob = useText('diary.job');
  const locale = useLocale();
  const call = shell().useCall(...historyQuery(page));
  return (
    <CallArea call={call} height={320}>
      {({ jobs, pagination }) => {
        if (!jobs.length) return <EmptyState title={t('history.empty')} />;
        const byDate = Map.groupBy(jobs, ({ date }) => date);
        return (
          <>
            {[...byDate].map(([date, own]) => (
              <Panel key={date} aria-labelledby={`history-${date}`}>
                <h2 id={`history-${date}`} className={styles.groupTitle}>
                  {capitalised(formatDate(date, locale, 'weekday'))}
                </h2>
                <ul className={styles.rows}>
                  {own.map(({ id, text, state, duration, subtasks }) => (
                    <li key={id} className={styles.past}>
                      <span>
                        {text}
                        {subtasks.length > 0 && <small>{subtasks.map((part) => part.text).join(', ')}</small>}
                      </span>
                      <small>{tJob(duration)}</small>
                      <Tag tone={state === 'completed' ? 'good' : state === 'refused' ? 'level-1' : 'plain'}>
                        {state === 'refused' ? tJob('refused') : t(`state.${state}`)}
                      </Tag>
                    </li>
                  ))}
                </ul>
              </Panel>
            ))}
            {pagination && (
              <Pager
                page={pagination.page}
                pages={pagination.pages}
                hrefFor={historyPath}
                labels={{
                  nav: t('history.pages'),
                  previous: t('history.newer'),
                  next: t('history.older'),
                  page: (number) => t('history.page', { page: number }),
                }}
              />
            )}
          </>
        );
      }}
    </CallArea>
  );
}
