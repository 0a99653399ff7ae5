import {
  JOB_ACTIONS,
  JOB_DAYS_AHEAD,
  JOBS_LIMIT,
  JOBS_TOTAL,
  type JobAction,
  type JobForm,
} from '@stezhka/diary-contract';
import { clock } from '@stezhka/kit/clock';
import { isDuplicateKey, transaction } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import { seal } from '@stezhka/kit/sealed';
import type { Id, PlainDate } from '@stezhka/kit-contract';
import { type ClientSession, Types } from 'mongoose';
import { defineMetrics, grantAchievements } from '../achievements/grant-achievements.ts';
import { shifted } from '../days/plain-date.ts';
import { settingsOf, todayOf } from '../settings/settings.model.ts';
import { JOB_FIELD, type JobFields, JobListModel, JobModel } from './jobs.model.ts';
import { currentJobs, subtasksOf, textOf } from './jobs.presenter.ts';

defineMetrics({
  jobs: (user) => JobModel.countDocuments({ user, removed: false, state: 'completed' }),
});

/** Tests lower it: fifty thousand rows take ten seconds. */
export const totals = { jobs: JOBS_TOTAL };

interface JobList {
  user: Id;
  today: PlainDate;
  order: string[];
  session: ClientSession;
}

/** Changes of one member's list come one after another; `change` answers the new order. */
async function changeList(user: Id, change: (list: JobList) => Promise<string[]>): Promise<void> {
  const today = todayOf(await settingsOf(user));
  await transaction(async (session) => {
    const list = await JobListModel.findOneAndUpdate({ user }, { $inc: { version: 1 } }, { session }).lean();
    if (!list) throw new AppError('not_found');
    const order = await change({ user, today, order: list.order, session });
    const jobs = await currentJobs(user, today, session);
    const shown = new Set(
      [...jobs, ...(await subtasksOf(user, jobs, session))].map(({ _id }) => String(_id)),
    );
    await JobListModel.updateOne(
      { user },
      { $set: { order: order.filter((id) => shown.has(id)) } },
      { session },
    );
  });
}

/** @throws AppError not_found for an unknown, foreign or removed one */
async function findJob({ user, session }: JobList, id: Id): Promise<JobFields> {
  const job = await JobModel.findOne({ _id: id, user, removed: false }).session(session).lean();
  if (!job) throw new AppError('not_found');
  return job;
}

const update = ({ session }: JobList, id: Id, change: Partial<JobFields>) =>
  JobModel.updateOne({ _id: id }, { $set: change }, { session });

/** The order of a member's first job has to be there before its changes. */
async function openList(user: Id): Promise<void> {
  if (await JobListModel.exists({ user })) return;
  await JobListModel.updateOne({ user }, { $setOnInsert: { user } }, { upsert: true }).catch((error) => {
    if (!isDuplicateKey(error)) throw error;
  });
}

/** @throws AppError jobs_full */
async function requireRoom({ user, session }: JobList): Promise<void> {
  const active = { user, removed: false, state: 'active' as const };
  if ((await JobModel.countDocuments(active).session(session)) >= JOBS_LIMIT) throw new AppError('jobs_full');
}

/** Last day for which a job may be planned. */
export const lastJobDate = (today: PlainDate): PlainDate => shifted(today, JOB_DAYS_AHEAD);

/** Repeatable. @throws AppError not_found, conflict, job_state, jobs_full, items_exhausted */
export async function planJob(
  user: Id,
  { id, text, duration, date, parent = null }: JobFormValues,
): Promise<void> {
  const known = await JobModel.findById(id).lean();
  if (known) return requireSame(known, user, { text, duration, parent });
  await openList(user);
  try {
    await changeList(user, async (list) => {
      const job = parent ? await findJob(list, parent) : undefined;
      if (job && (job.parent || job.duration !== 'long' || job.state !== 'active'))
        throw new AppError('job_state');
      await requireRoom(list);
      if ((await JobModel.countDocuments({ user }).session(list.session)) >= totals.jobs)
        throw new AppError('items_exhausted');
      const row = {
        _id: new Types.ObjectId(id),
        user,
        sealed: await seal(user, JOB_FIELD, text),
        duration,
        date: job?.date ?? date ?? list.today,
        state: 'active' as const,
        parent,
        createdAt: clock.now(),
      };
      await JobModel.create([row], { session: list.session });
      return [...list.order, id];
    });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // The same call came twice at once.
    await requireSame((await JobModel.findById(id).lean())!, user, { text, duration, parent });
  }
}

type JobFormValues = Omit<JobForm, 'parent'> & { parent?: Id | null | undefined };

async function requireSame(
  known: JobFields,
  user: Id,
  { text, duration, parent }: Pick<JobFields, 'duration' | 'parent'> & { text: string },
): Promise<void> {
  if (known.user !== user || known.removed) throw new AppError('not_found');
  const isSame = known.duration === duration && known.parent === parent && (await textOf(known)) === text;
  if (!isSame) throw new AppError('conflict');
}

/** Repeatable. @throws AppError not_found */
export async function rewordJob(user: Id, { id, text }: Pick<JobForm, 'id' | 'text'>): Promise<void> {
  const sealed = await seal(user, JOB_FIELD, text);
  await changeList(user, async (list) => {
    await findJob(list, id);
    await update(list, id, { sealed });
    return list.order;
  });
}

/** Repeatable. @throws AppError not_found */
export const removeJobs = (user: Id, id: Id): Promise<void> =>
  changeList(user, async ({ order, session }) => {
    const gone = { removed: true, removedAt: clock.now(), sealed: '' };
    const { matchedCount } = await JobModel.updateOne({ _id: id, user }, { $set: gone }, { session });
    if (!matchedCount) throw new AppError('not_found');
    await JobModel.updateMany({ user, removed: false, parent: id }, { $set: gone }, { session });
    return order;
  });

/** Repeatable. @throws AppError not_found */
export const moveJob = (user: Id, { id, before }: { id: Id; before: Id | null }): Promise<void> =>
  changeList(user, async (list) => {
    const job = await findJob(list, id);
    if (before === id) return list.order;
    // A neighbour that was closed or removed meanwhile is no reason to refuse.
    const next = before && (await JobModel.findOne({ _id: before, user }).session(list.session).lean());
    if (before && !next) throw new AppError('not_found');
    const others = list.order.filter((one) => one !== id);
    const place = next && next.parent === job.parent ? others.indexOf(before!) : -1;
    return place < 0 ? [...others, id] : others.toSpliced(place, 0, id);
  });

type Act = (list: JobList, job: JobFields) => Promise<unknown>;

const ACTS: Record<JobAction, Act> = {
  async complete(list, { _id, state }) {
    if (state === 'completed') return;
    if (state !== 'active') throw new AppError('job_state');
    if (await JobModel.exists(activeParts(list, String(_id))).session(list.session))
      throw new AppError('job_parts');
    await update(list, String(_id), { state: 'completed', closedOn: list.today });
  },
  async reopen(list, { _id, state, parent }) {
    if (state === 'active') return;
    if (state !== 'completed') throw new AppError('job_state');
    if (parent && (await findJob(list, parent)).state !== 'active') throw new AppError('job_state');
    await requireRoom(list);
    await update(list, String(_id), { state: 'active', closedOn: null });
  },
  async refuse(list, { _id, state }) {
    if (state === 'refused') return;
    if (state !== 'active') throw new AppError('job_state');
    const refused = { state: 'refused' as const, closedOn: list.today };
    await update(list, String(_id), refused);
    await JobModel.updateMany(activeParts(list, String(_id)), { $set: refused }, { session: list.session });
  },
  async tomorrow(list, { _id, state, parent }) {
    if (state !== 'active' || parent) throw new AppError('job_state');
    await update(list, String(_id), { date: shifted(list.today, 1) });
  },
};

const activeParts = ({ user }: JobList, parent: Id) =>
  ({ user, removed: false, parent, closedOn: null }) as const;

const isAction = (name: string): name is JobAction => JOB_ACTIONS.includes(name as JobAction);

/** Repeatable. @throws AppError not_found, job_state, job_parts, jobs_full */
export async function act(user: Id, id: Id, action: string): Promise<void> {
  if (!isAction(action)) throw new AppError('not_found');
  await changeList(user, async (list) => {
    await ACTS[action](list, await findJob(list, id));
    return list.order.includes(id) ? list.order : [...list.order, id];
  });
  if (action === 'complete') await grantAchievements(user, ['jobs']);
}
