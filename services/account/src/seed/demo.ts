import { drawPicture } from '@stezhka/art';
import { clock } from '@stezhka/kit/clock';
import { storeDrawing } from '@stezhka/kit/files';
import { Types } from 'mongoose';
import { moveMoney } from '../balance/balance.service.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { ProfileModel } from '../profile/profile.model.ts';
import { SecondFactorModel } from '../second-factor/second-factor.model.ts';
import { beginEnrolmentOf, isEnrolled } from '../second-factor/second-factor.service.ts';
import { UserModel } from '../users/users.model.ts';
import { type Avatar, readBelongings, readUsers } from './read-demo.ts';

export const DEMO_PASSWORD = 'stezhka-demo-2026';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Writes the demo members; running it again brings their names, roles and password back. */
export async function seedDemo(): Promise<void> {
  for (const {
    slug: _,
    id,
    joinedDaysAgo,
    avatar,
    unverified,
    blocked,
    secondFactor,
    locale,
    ...user
  } of readUsers()) {
    const joined = clock.in(-joinedDaysAgo * DAY_MS);
    await UserModel.updateOne(
      { _id: id },
      {
        $set: {
          ...user,
          displayName: '',
          passwordHash: await hashPassword(DEMO_PASSWORD),
          ...(avatar && { picture: await draw(id, avatar) }),
        },
        $setOnInsert: {
          createdAt: joined,
          locale,
          ...(!unverified && { emailVerifiedAt: joined }),
          ...(blocked && { blockedAt: joined }),
        },
        ...(!blocked && { $unset: { blockedAt: true } }),
      },
      { upsert: true },
    );
    if (secondFactor) await enrolDemo(id, secondFactor);
  }
}

const draw = (slug: string, options: Avatar) =>
  storeDrawing(drawPicture({ draw: 'avatar', slug, options } as never), { slug: `avatar:${slug}` });

/** The README publishes this secret. */
async function enrolDemo(userId: string, secret: string): Promise<void> {
  if (await isEnrolled(userId)) return;
  await beginEnrolmentOf({ id: userId, sessionEpoch: 0 }, secret);
  await SecondFactorModel.updateOne({ _id: userId }, { $set: { confirmedAt: clock.now() } });
}

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
