import type { Job, JobAction, JobForm, JobsReply, Subtask } from '@stezhka/diary-contract';
import type { Id, PlainDate } from '@stezhka/kit-contract';
import { shiftDate } from '../lib/dates.ts';

// How the list looks until the service has answered. The history is the service's alone.

type Shown = Partial<JobsReply>;
const onList =
  <Args extends unknown[]>(change: (held: JobsReply, ...args: Args) => Job[]) =>
  (held: JobsReply, ...args: Args): Shown =>
    held.pagination ? {} : { jobs: change(held, ...args) };

const availabilityOf = (
  { state, date }: Pick<Job, 'state' | 'date'>,
  today: PlainDate,
): Job['availability'] => (state !== 'active' ? 'disabled' : date > today ? 'future' : 'enabled');

const isOpen = ({ state }: Subtask): boolean => state === 'active';

function acted<T extends Subtask>(item: T, action: JobAction): T {
  const { state } = item;
  if (action === 'complete' && state === 'active') return { ...item, state: 'completed' };
  if (action === 'reopen' && state === 'completed') return { ...item, state: 'active' };
  return action === 'refuse' && state === 'active' ? { ...item, state: 'refused' } : item;
}

function actedJob(job: Job, action: JobAction, today: PlainDate): Job {
  // The service refuses it.
  if (action === 'complete' && job.subtasks.some(isOpen)) return job;
  const next = acted(job, action);
  const date = action === 'tomorrow' && isOpen(job) ? shiftDate(today, 1) : job.date;
  return {
    ...next,
    date,
    closedOn: isOpen(next) ? null : (job.closedOn ?? today),
    availability: availabilityOf({ ...next, date }, today),
    subtasks: action === 'refuse' ? job.subtasks.map((part) => acted(part, action)) : job.subtasks,
  };
}

export const withAction = onList(({ jobs, today }, id: Id, action: JobAction) =>
  jobs.map((job) =>
    job.id === id
      ? actedJob(job, action, today)
      : { ...job, subtasks: job.subtasks.map((part) => (part.id === id ? acted(part, action) : part)) },
  ),
);

export const withText = onList(({ jobs }, { id, text }: Pick<JobForm, 'id' | 'text'>) => {
  const worded = <T extends Subtask>(item: T): T => (item.id === id ? { ...item, text } : item);
  return jobs.map((job) => worded({ ...job, subtasks: job.subtasks.map(worded) }));
});

export const withRemoved = onList(({ jobs }, id: Id) =>
  jobs
    .filter((job) => job.id !== id)
    .map((job) => ({ ...job, subtasks: job.subtasks.filter((part) => part.id !== id) })),
);

export const withAdded = onList(({ jobs, today }, { id, text, duration, date, parent }: JobForm) => {
  const part: Subtask = { id, text, state: 'active' };
  if (parent)
    return jobs.map((job) =>
      job.id === parent ? { ...job, subtasks: [...job.subtasks.filter((one) => one.id !== id), part] } : job,
    );
  const planned = date ?? today;
  const job: Job = {
    ...part,
    duration,
    date: planned,
    availability: availabilityOf({ ...part, date: planned }, today),
    closedOn: null,
    subtasks: [],
  };
  return [...jobs.filter((one) => one.id !== id), job];
});

function moved<T extends { id: Id }>(items: T[], id: Id, before: Id | null): T[] {
  const item = items.find((one) => one.id === id);
  if (!item) return items;
  const others = items.filter((one) => one !== item);
  const place = others.findIndex((one) => one.id === before);
  return others.toSpliced(place < 0 ? others.length : place, 0, item);
}

export const withOrder = onList(({ jobs }, { id, before }: { id: Id; before: Id | null }) =>
  moved(jobs, id, before).map((job) => ({ ...job, subtasks: moved(job.subtasks, id, before) })),
);
