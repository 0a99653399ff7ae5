import { ERASURE_DAYS } from '@stezhka/account-contract';
import { clock } from '@stezhka/kit/clock';
import { isDuplicateKey, transaction } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import { id } from '@stezhka/kit/http';
import { defineJob, type Job, later } from '@stezhka/kit/jobs';
import { sendMail } from '@stezhka/kit/mail';
import type { Id, Locale } from '@stezhka/kit-contract';
import Joi from 'joi';
import { endSessionsNow } from '../sessions/end-all-sessions.service.ts';
import { type UserDocument, UserModel } from '../users/users.model.ts';
import { holders, personOf } from './data-holders.ts';
import { deletionMail } from './deletion.mail.ts';
import { ErasureModel } from './privacy.model.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** `askedAt` ties a job to its request: the job of a cancelled one does nothing. */
interface Order {
  userId: Id;
  askedAt: Date;
}

const eraseJob: Job<Order> = defineJob(
  'erase-person',
  Joi.object<Order>({ userId: id.required(), askedAt: Joi.date().required() }),
  erase,
  {
    // About a day; then it is listed as dead and another one continues: an erasure is never given up.
    attempts: 30,
    whenDead: (order, { id: key }) => later(null, eraseJob, order, { key, at: clock.in(DAY_MS) }),
  },
);

export async function scheduleErasure(user: UserDocument, locale: Locale): Promise<void> {
  await transaction(async (session) => {
    if (await ErasureModel.findById(user.id).session(session)) return;
    const [askedAt, dueAt] = [clock.now(), clock.in(ERASURE_DAYS * DAY_MS)];
    await ErasureModel.create([{ _id: user.id, askedAt, dueAt }], { session });
    await later(session, eraseJob, { userId: user.id, askedAt }, { at: dueAt });
    const to = { kind: 'user', id: user.id };
    await sendMail(session, deletionMail, { to, data: { at: dueAt }, locale });
  }).catch((error) => {
    if (!isDuplicateKey(error)) throw error;
  });
}

export async function takeBackErasure(userId: Id): Promise<void> {
  const { deletedCount } = await ErasureModel.deleteOne({ _id: userId, begunAt: null });
  if (deletedCount) return;
  // The request is erased last, with the account: without both it had begun.
  const begun = (await ErasureModel.exists({ _id: userId })) || !(await UserModel.exists({ _id: userId }));
  if (begun) throw new AppError('erasure_begun');
}

/** Every step may be repeated; the account goes last, so that a retry still finds it. */
async function erase(order: Order): Promise<void> {
  if (!(await begin(order))) return;
  const { userId } = order;
  const user = await UserModel.findById(userId);
  // A live session could write after its service was erased.
  await endSessionsNow(userId, user?.sessionEpoch);
  const person = user ? personOf(user) : { userId, email: '' };
  for (const holder of holders()) await holder.erase(person);
}

/** Blocks the account on each try; nothing can be cancelled any more. @returns whether the request still stands */
const begin = ({ userId, askedAt }: Order): Promise<boolean> =>
  transaction(async (session) => {
    const begun = { begunAt: clock.now() };
    const { matchedCount } = await ErasureModel.updateOne({ _id: userId, askedAt }, begun, { session });
    if (!matchedCount) return false;
    const closed = { $set: { blockedAt: clock.now() }, $inc: { sessionEpoch: 1 } };
    await UserModel.updateOne({ _id: userId }, closed, { session });
    return true;
  });
