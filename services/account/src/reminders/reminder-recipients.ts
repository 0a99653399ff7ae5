import type { Id } from '@stezhka/kit-contract';
import { trusted } from 'mongoose';
import { ErasureModel } from '../privacy/privacy.model.ts';
import { ProfileModel } from '../profile/profile.model.ts';
import { UserModel } from '../users/users.model.ts';

export async function wantingAfter(id: Id | '', most: number): Promise<Id[]> {
  const profiles = await ProfileModel.find({ diaryReminders: true, _id: trusted({ $gt: id }) })
    .sort({ diaryReminders: 1, _id: 1 })
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
