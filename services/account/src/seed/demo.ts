import { clock } from '@stezhka/kit/clock';
import { storeDrawing } from '@stezhka/kit/files';
import { drawPicture } from '@stezhka/kit/pictures/picture-spec';
import { DEMO_PASSWORD, type DemoUser, demoUsers } from '../../seed/users.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { UserModel } from '../users/users.model.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Writes the demo members; running it again brings their names, roles and password back. */
export async function seedDemo(): Promise<void> {
  for (const { id, joinedDaysAgo, avatar, unverified, blocked, ...user } of demoUsers) {
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
          ...(!unverified && { emailVerifiedAt: joined }),
          ...(blocked && { blockedAt: joined }),
        },
        ...(!blocked && { $unset: { blockedAt: true } }),
      },
      { upsert: true },
    );
  }
}

const draw = (slug: string, options: NonNullable<DemoUser['avatar']>) =>
  storeDrawing(drawPicture({ draw: 'avatar', slug, options } as never), { slug: `avatar:${slug}` });
