import { ERASURE_DAYS } from '@stezhka/account-contract';
import { clock } from '@stezhka/kit/clock';
import { transaction } from '@stezhka/kit/database';
import { defineJob, later } from '@stezhka/kit/jobs';
import { sendMail } from '@stezhka/kit/mail';
import { id } from '@stezhka/kit/rules';
import type { Id } from '@stezhka/kit-contract';
import Joi from 'joi';
import { deletionMail } from '../mails/deletion.mail.ts';
import { endSessionsNow } from '../sessions/end-all.service.ts';
import { type UserDocument, UserModel } from '../users/users.model.ts';
import { ErasureModel } from './privacy.model.ts';
import { holders, personOf } from './services.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Names the very request, so that a job of one that was taken back does nothing. */
interface Order {
  userId: Id;
  askedAt: Date;
}

const eraseJob = defineJob(
  'erase-person',
  Joi.object<Order>({ userId: id.required(), askedAt: Joi.date().required() }),
  erase,
  { attempts: 30 },
);

/** Everything of a member goes in ERASURE_DAYS days; asking again changes nothing. */
export async function askForErasure(user: UserDocument): Promise<void> {
  await transaction(async (session) => {
    if (await ErasureModel.findById(user.id).session(session)) return;
    const [askedAt, dueAt] = [clock.now(), clock.in(ERASURE_DAYS * DAY_MS)];
    await ErasureModel.create([{ _id: user.id, askedAt, dueAt }], { session });
    await later(session, eraseJob, { userId: user.id, askedAt }, { at: dueAt });
    await sendMail(session, deletionMail, { to: { kind: 'user', id: user.id }, data: { at: dueAt } });
  }).catch((error) => {
    if (error.code !== 11000) throw error;
  });
}

export async function takeBackErasure(userId: Id): Promise<void> {
  await ErasureModel.deleteOne({ _id: userId });
}

/** Every step bears repetition; the account itself goes last, so that a try that failed still knows whose it was. */
async function erase({ userId, askedAt }: Order): Promise<void> {
  const order = await ErasureModel.findById(userId);
  if (order?.askedAt.getTime() !== askedAt.getTime()) return;
  // From here on nobody gets in and nothing can be taken back; each try closes what was opened again meanwhile.
  const user = await UserModel.findByIdAndUpdate(
    userId,
    { $set: { blockedAt: clock.now() }, $inc: { sessionEpoch: 1 } },
    { returnDocument: 'after' },
  );
  // What a session that still lives writes after its service was asked would stay for ever.
  await endSessionsNow(userId, user?.sessionEpoch);
  const person = user ? personOf(user) : { userId, email: '' };
  for (const holder of holders()) await holder.erase(person);
}
