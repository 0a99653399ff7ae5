import { JOB_DURATIONS, type Job, type JobsReply, type Subtask } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { Panel } from '@stezhka/shared-ui/card';
import { EmptyState } from '@stezhka/shared-ui/empty-state';
import { restoreFocus } from '@stezhka/shared-ui/restore-focus';
import { JobList } from './job-list.tsx';
import { JobRow } from './job-row.tsx';
import { NewJob } from './new-job.tsx';
import { NewSubtask } from './new-subtask.tsx';
import styles from './planning.module.css';
import type { Jobs } from './use-jobs.ts';

interface CurrentJobsProps {
  reply: JobsReply;
  jobs: Jobs;
  onRefuse: (item: Subtask) => void;
  onEdit: (item: Subtask) => void;
}

/** Open tasks by duration, those of later days, and what was closed today. */
export function CurrentJobs({ reply: { today, jobs: all }, jobs, ...acts }: CurrentJobsProps) {
  const t = useText('diary.planning');
  const open = all.filter(({ availability }) => availability === 'enabled' || availability === 'blocked');
  const later = all.filter(({ availability }) => availability === 'future');
  const closed = all.filter(({ availability }) => availability === 'disabled');
  const subtasks = (job: Job) =>
    job.duration === 'long' && (
      <div className={styles.parts}>
        {job.subtasks.length > 0 && (
          <JobList
            label={t('parts', { text: job.text })}
            items={job.subtasks}
            today={today}
            jobs={jobs}
            {...acts}
          />
        )}
        {job.state === 'active' && <NewSubtask job={job} jobs={jobs} />}
      </div>
    );
  const list = (label: string, items: Job[]) => (
    <JobList label={label} items={items} today={today} jobs={jobs} {...acts} below={subtasks} />
  );
  return (
    // What is done to the last task of a group takes its group away.
    <section className={styles.current} aria-label={t('view.current')} ref={restoreFocus}>
      <NewJob today={today} jobs={jobs} />
      {!open.length && <EmptyState title={t('empty')} text={t(closed.length ? 'emptyDone' : 'emptyText')} />}
      {JOB_DURATIONS.map((duration) => {
        const own = open.filter((job) => job.duration === duration);
        return (
          own.length > 0 && (
            <Panel key={duration} aria-labelledby={`jobs-${duration}`}>
              <h2 id={`jobs-${duration}`} className={styles.groupTitle}>
                {t(`duration.${duration}`)}
              </h2>
              <p className={styles.advice}>{t(`advice.${duration}`)}</p>
              {list(t(`duration.${duration}`), own)}
            </Panel>
          )
        );
      })}
      {later.length > 0 && (
        <Panel aria-labelledby="jobs-later">
          <h2 id="jobs-later" className={styles.groupTitle}>
            {t('later')}
          </h2>
          {list(t('later'), later)}
        </Panel>
      )}
      {closed.length > 0 && (
        <Panel aria-labelledby="jobs-closed">
          <h2 id="jobs-closed" className={styles.groupTitle}>
            {t('closed')}
          </h2>
          <ul className={styles.rows}>
            {closed.map((job) => (
              <li key={job.id}>
                <JobRow item={job} today={today} jobs={jobs} {...acts} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </section>
  );
}
