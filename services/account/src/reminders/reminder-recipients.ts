import { type Id, SITE_TIME_ZONE } from '@stezhka/kit-contract';
import { trusted } from 'mongoose';
import { ErasureModel } from '../privacy/privacy.model.ts';
import { ProfileModel } from '../profile/profile.model.ts';
import { UserModel } from '../users/users.model.ts';

/** Time zones of those who want a reminder. */
export async function wantingZones(): Promise<string[]> {
  const zones: (string | null)[] = await ProfileModel.distinct('timeZone', { diaryReminders: true });
  return [...new Set([SITE_TIME_ZONE, ...zones.filter((zone) => zone !== null)])];
}

export async function wantingAfter(timeZone: string, id: Id | '', most: number): Promise<Id[]> {
  const zone = timeZone === SITE_TIME_ZONE ? trusted({ $in: [SITE_TIME_ZONE, null] }) : timeZone;
  const profiles = await ProfileModel.find({
    diaryReminders: true,
    timeZone: zone,
    _id: trusted({ $gt: id }),
  })
    .sort({ _id: 1 })
    .limit(most)
    .select({ _id: 1 })
    .lean();
  return profiles.map(({ _id }) => _id);
}

export async function remindable(ids: Id[]): Promise<Id[]> {
  const among = { _id: trusted({ $in: ids }) };
  const [wanting, readers, leaving] = await Promise.all([
    ProfileModel.find({ ...among, diaryReminders: true })
      .select({ _id: 1 })
      .lean(),
    UserModel.find({ ...among, emailVerifiedAt: trusted({ $ne: null }), blockedAt: null })
      .select({ _id: 1 })
      .lean(),
    ErasureModel.find(among).select({ _id: 1 }).lean(),
  ]);
  const reading = new Set(readers.map(({ _id }) => String(_id)));
  const gone = new Set(leaving.map(({ _id }) => _id));
  return wanting.map(({ _id }) => _id).filter((id) => reading.has(id) && !gone.has(id));
}
