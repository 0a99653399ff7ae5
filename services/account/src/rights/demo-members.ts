import { clock } from '@stezhka/kit/clock';
import { transaction } from '@stezhka/kit/database';
import { log } from '@stezhka/kit/log';
import { Types, trusted } from 'mongoose';
import { endAllSessions } from '../sessions/end-all-sessions.service.ts';
import { UserModel } from '../users/users.model.ts';

/** Demo members have a public password, so only a demonstration lets them log in; its seed unblocks them. */
export const DEMO_IDS = {
  $gte: new Types.ObjectId('65f000000000000000000000'),
  $lt: new Types.ObjectId('65f000000000000000000100'),
};

/** Outside a demonstration nobody logs in with a published password; the demo seed lets them in again. */
export async function blockDemoMembers(): Promise<void> {
  const members = await UserModel.find({ _id: trusted(DEMO_IDS) });
  for (const { id } of members)
    await transaction(async (session) => {
      const open = { _id: id, blockedAt: null };
      const { modifiedCount } = await UserModel.updateOne(
        open,
        { $set: { blockedAt: clock.now() } },
        { session },
      );
      if (modifiedCount) await endAllSessions(session, id);
    });
  if (members.length)
    log.warn({ members: members.length }, 'members of the demonstration are here, and none can log in');
}
