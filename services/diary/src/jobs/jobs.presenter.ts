import type { Job, JobsReply, Subtask } from '@stezhka/diary-contract';
import { pagination } from '@stezhka/kit/http';
import { open } from '@stezhka/kit/sealed';
import type { Id, PlainDate } from '@stezhka/kit-contract';
import { type ClientSession, trusted } from 'mongoose';
import { settingsOf, todayOf } from '../settings/settings.model.ts';
import { JOB_FIELD, type JobFields, JobListModel, JobModel } from './jobs.model.ts';

export const textOf = ({ user, sealed }: JobFields): Promise<string> => open(user, JOB_FIELD, sealed);

/** Active ones and what was closed today, without subtasks. */
export const currentJobs = (
  user: Id,
  today: PlainDate,
  session: ClientSession | null = null,
): Promise<JobFields[]> =>
  JobModel.find({
    user,
    removed: false,
    parent: null,
    $or: [{ closedOn: null }, { closedOn: trusted({ $gte: today }) }],
  })
    .sort({ closedOn: 1, _id: 1 })
    .session(session)
    .lean();

export const subtasksOf = (
  user: Id,
  jobs: JobFields[],
  session: ClientSession | null = null,
): Promise<JobFields[]> =>
  JobModel.find({ user, removed: false, parent: trusted({ $in: jobs.map(({ _id }) => String(_id)) }) })
    .session(session)
    .lean();

export async function presentJobs(user: Id): Promise<JobsReply> {
  const today = todayOf(await settingsOf(user));
  const jobs = await currentJobs(user, today);
  return { today, jobs: await presentAll(user, jobs, today), pagination: null };
}

/** @throws AppError not_found for a page past the last one */
export async function presentHistory(
  user: Id,
  { page, limit }: { page: number; limit: number },
): Promise<JobsReply> {
  const today = todayOf(await settingsOf(user));
  const filter = { user, removed: false, parent: null };
  const paging = pagination(page, limit, await JobModel.countDocuments(filter));
  const jobs = await JobModel.find(filter)
    .sort({ date: -1, createdAt: -1, _id: -1 })
    .skip((paging.page - 1) * paging.limit)
    .limit(paging.limit)
    .lean();
  return { today, jobs: await presentAll(user, jobs, today, false), pagination: paging };
}

async function presentAll(user: Id, jobs: JobFields[], today: PlainDate, inOrder = true): Promise<Job[]> {
  const [subtasks, list] = await Promise.all([subtasksOf(user, jobs), JobListModel.findOne({ user }).lean()]);
  const sorted = byOrder(list?.order ?? []);
  const ofJob = Map.groupBy(sorted(subtasks), ({ parent }) => parent);
  return Promise.all(
    (inOrder ? sorted(jobs) : jobs).map(async (job) => ({
      ...(await presentSubtask(job)),
      duration: job.duration,
      date: job.date,
      availability: job.state !== 'active' ? 'disabled' : job.date > today ? 'future' : 'enabled',
      closedOn: job.closedOn,
      subtasks: await Promise.all((ofJob.get(String(job._id)) ?? []).map(presentSubtask)),
    })),
  );
}

const presentSubtask = async (job: JobFields): Promise<Subtask> => ({
  id: String(job._id),
  text: await textOf(job),
  state: job.state,
});

/** 0 of rows from before it was kept. */
const addedAt = ({ createdAt }: JobFields): number => createdAt?.getTime() ?? 0;

/** What the order does not name, as parts of what was closed before today, stands last as it was added. */
const byOrder = (order: string[]) => {
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ _id }: JobFields) => places.get(String(_id)) ?? order.length;
  return (jobs: JobFields[]): JobFields[] =>
    jobs.toSorted(
      (a, b) =>
        placeOf(a) - placeOf(b) || addedAt(a) - addedAt(b) || String(a._id).localeCompare(String(b._id)),
    );
};

export async function exportJob(row: JobFields) {
  const { duration, date, state, parent, closedOn, removed, _id } = row;
  return removed
    ? { removed }
    : { id: String(_id), text: await textOf(row), duration, date, state, parent, closedOn };
}
