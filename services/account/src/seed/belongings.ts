import { Types } from 'mongoose';
import { moveMoney } from '../balance/balance.service.ts';
import { ProfileModel } from '../profile/profile.model.ts';
import { readBelongings } from './read-demo.ts';

/** What Sofiia of the demonstration has told and has on her balance; what a visitor changed stays. */
export async function seedBelongings(): Promise<void> {
  const { userId, told, moves, ...texts } = readBelongings();
  const line = (text: string) => ({ _id: new Types.ObjectId(), text });
  const lists = { skills: texts.skills.map(line), services: texts.services.map(line) };
  await ProfileModel.updateOne({ _id: userId }, { $setOnInsert: { ...told, ...lists } }, { upsert: true });
  for (const [n, { kopiykas, reason }] of moves.entries()) {
    const change = { userId, kopiykas: Math.abs(kopiykas), key: `demo:${userId}:${n}`, reason };
    await moveMoney(change, kopiykas > 0 ? 1 : -1);
  }
}
