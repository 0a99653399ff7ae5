import type { BalanceReason } from '@stezhka/account-contract';
import { Types } from 'mongoose';
import { moveMoney } from '../balance/balance.service.ts';
import { ProfileModel } from '../profile/profile.model.ts';

const SOFIIA = '65f000000000000000000002';

const told = {
  birthday: '1991-03-14',
  sex: 'woman',
  height: 168,
  desiredBust: 920,
  desiredHip: 980,
  desiredWaist: 720,
  desiredWeight: 63,
  newsMails: true,
  diaryReminders: true,
} as const;
const skills = ['Слухати, не перебиваючи', 'Казати «ні» без пояснень', 'Планувати тиждень'];
const services = ['Консультація, 50 хвилин', 'Група підтримки щовівторка'];

/** Kopiykas, above zero put on, below zero taken off. */
const moves: [kopiykas: number, reason: BalanceReason][] = [
  [50_000, 'top_up'],
  [-23_000, 'course'],
  [15_000, 'refund'],
];

/** What Sofiia of the demonstration has told and has on her balance; what a visitor changed stays. */
export async function seedBelongings(): Promise<void> {
  const line = (text: string) => ({ _id: new Types.ObjectId(), text });
  const lists = { skills: skills.map(line), services: services.map(line) };
  await ProfileModel.updateOne({ _id: SOFIIA }, { $setOnInsert: { ...told, ...lists } }, { upsert: true });
  for (const [n, [kopiykas, reason]] of moves.entries()) {
    const change = { userId: SOFIIA, kopiykas: Math.abs(kopiykas), key: `demo:${SOFIIA}:${n}`, reason };
    await moveMoney(change, kopiykas > 0 ? 1 : -1);
  }
}
