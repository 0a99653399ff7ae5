import { drawPicture } from '@stezhka/art';
import { clock } from '@stezhka/kit/clock';
import { storeDrawing } from '@stezhka/kit/files';
import { hashPassword } from '../passwords/passwords.ts';
import { SecondFactorModel } from '../second-factor/second-factor.model.ts';
import { beginEnrolmentOf, isEnrolled } from '../second-factor/second-factor.service.ts';
import { UserModel } from '../users/users.model.ts';
import { type Avatar, readUsers } from './read-demo.ts';

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

/** A secret that everybody can read: README says it. */
async function enrolDemo(userId: string, secret: string): Promise<void> {
  if (await isEnrolled(userId)) return;
  await beginEnrolmentOf(userId, secret);
  await SecondFactorModel.updateOne({ _id: userId }, { $set: { confirmedAt: clock.now() } });
}
