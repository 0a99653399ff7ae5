import { clock } from '@stezhka/kit/clock';
import { transaction } from '@stezhka/kit/database';
import { readEnv } from '@stezhka/kit/env';
import { callService } from '@stezhka/kit/gateway';
import { defineJob } from '@stezhka/kit/jobs';
import { DEFAULT_LOCALE, getMailRecipient } from '@stezhka/kit-contract';
import Joi from 'joi';
import { MessageModel, ThreadModel } from './chat.model.ts';

const DAY_MS = 24 * 60 * 60_000;
/** A thread in which nobody writes any more. */
const QUIET_DAYS = 30;
/** Of a guest's closed thread. A member's stays until the member erases it. */
const KEPT_DAYS = 90;
const AT_ONCE = 100;

/** Staff see with whom they write. */
export const nameMember = defineJob<{ thread: string }>(
  'chat-name',
  Joi.object({ thread: Joi.string().required() }),
  async ({ thread }) => {
    const { userId } = (await ThreadModel.findById(thread).lean()) ?? {};
    if (!userId) return;
    const { GATEWAY_PRIVATE_URL: gateway } = readEnv();
    const identity = { service: 'content', roles: [], locale: DEFAULT_LOCALE };
    const { name } = await callService(getMailRecipient, { params: { id: userId } }, { gateway, identity });
    await ThreadModel.updateOne({ _id: thread, userId }, { $set: { name: name ?? '' } });
  },
);

export const chatRetention = defineJob(
  'chat-retention',
  Joi.object({}),
  async () => {
    await ThreadModel.updateMany(
      { state: 'open', lastAt: { $lte: clock.in(-QUIET_DAYS * DAY_MS) } },
      { $set: { state: 'closed', closedAt: clock.now(), unread: false }, $unset: { waitingSince: 1 } },
    );
    while ((await removeOldThreads()) === AT_ONCE);
  },
  { every: DAY_MS / 1000 },
);

async function removeOldThreads(): Promise<number> {
  const old = await ThreadModel.find({
    guestId: { $exists: true },
    closedAt: { $lte: clock.in(-KEPT_DAYS * DAY_MS) },
  })
    .select('_id')
    .limit(AT_ONCE)
    .lean();
  const ids = old.map(({ _id }) => _id);
  if (ids.length)
    await transaction(async (session) => {
      await MessageModel.deleteMany({ thread: { $in: ids } }).session(session);
      await ThreadModel.deleteMany({ _id: { $in: ids } }).session(session);
    });
  return ids.length;
}
