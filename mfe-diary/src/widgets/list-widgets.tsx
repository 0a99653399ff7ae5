import type { Habit, Job } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { LinkMore } from '@stezhka/shared-ui/link';
import { Tag } from '@stezhka/shared-ui/tag';
import { canAnswerToday, HabitAnswers } from '../habits/habit-answers.tsx';
import { useHabits } from '../habits/use-habits.ts';
import { CallArea } from '../lib/call-area.tsx';
import { ChangesState } from '../lib/changes-state.tsx';
import { JobCheck } from '../planning/job-check.tsx';
import { useJobs } from '../planning/use-jobs.ts';
import { Widget } from './widget.tsx';
import styles from './widgets.module.css';

/** What one does every day: tasks and habits, which are answered at once. */
export function ListWidgets() {
  return (
    <>
      <PlanningWidget />
      <HabitsWidget />
    </>
  );
}

const MOST_JOBS = 6;

/** In the order of the list; closed ones take the room that open ones leave. */
function shownJobs(jobs: readonly Job[]): Job[] {
  const open = jobs.filter(({ state }) => state === 'active');
  const closed = jobs.filter(({ state }) => state !== 'active');
  const shown = new Set([...open, ...closed].slice(0, MOST_JOBS));
  return jobs.filter((job) => shown.has(job));
}

function PlanningWidget() {
  const t = useText('diary.widget');
  const tJob = useText('diary.job');
  const jobs = useJobs();
  return (
    <Widget id="planning">
      <CallArea call={jobs.call}>
        {({ jobs: all }) => {
          const now = all.filter(({ availability }) => availability !== 'future');
          const shown = shownJobs(now);
          return shown.length ? (
            <ul className={styles.rows}>
              {shown.map((job) => (
                <li key={job.id} className={styles.job}>
                  <JobCheck item={job} jobs={jobs} />
                  <span className={job.state === 'active' ? undefined : styles.closed}>{job.text}</span>
                  {job.state === 'refused' ? (
                    <Tag tone="level-1">{tJob('refused')}</Tag>
                  ) : (
                    <small>{tJob(job.duration)}</small>
                  )}
                </li>
              ))}
            </ul>
          ) : (
            <p className={styles.empty}>{t('planning.empty')}</p>
          );
        }}
      </CallArea>
      {jobs.changes.state === 'failed' && <ChangesState changes={jobs.changes} />}
      <LinkMore href="/diary/planning">{t('planning.open')}</LinkMore>
    </Widget>
  );
}

const MOST_HABITS = 5;

function HabitsWidget() {
  const t = useText('diary.widget');
  const tHabit = useText('diary.habit');
  const habits = useHabits();
  return (
    <Widget id="habits">
      <CallArea call={habits.call}>
        {({ today, habits: all }) =>
          all.length ? (
            <ul className={styles.rows}>
              {all.slice(0, MOST_HABITS).map((habit) => (
                <li key={habit.id} className={styles.habit}>
                  <span>
                    {habit.title}
                    <small>{tHabit('row', { days: habit.daysInRow, best: habit.best })}</small>
                    <HabitTag habit={habit} />
                  </span>
                  {canAnswerToday(habit, today) && (
                    <HabitAnswers habit={habit} date={today} today={today} habits={habits} />
                  )}
                </li>
              ))}
            </ul>
          ) : (
            <p className={styles.empty}>{t('habits.empty')}</p>
          )
        }
      </CallArea>
      {habits.changes.state === 'failed' && <ChangesState changes={habits.changes} />}
      <LinkMore href="/diary/habits">{t('habits.open')}</LinkMore>
    </Widget>
  );
}

function HabitTag({ habit: { state } }: { habit: Habit }) {
  const t = useText('diary.habit');
  if (state === 'active') return null;
  return <Tag tone={state === 'completed' ? 'path' : 'level-1'}>{t(`state.${state}`)}</Tag>;
}
