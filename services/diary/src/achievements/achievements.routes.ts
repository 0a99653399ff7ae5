import {
  ACHIEVEMENT_METRICS,
  type Achievement,
  getAchievements,
  seeAchievements,
} from '@stezhka/diary-contract';
import { serve } from '@stezhka/kit/http';
import { inLocale } from '@stezhka/kit/localised';
import type { Id, Locale } from '@stezhka/kit-contract';
import Joi from 'joi';
import { trusted } from 'mongoose';
import { AchievementModel, UserAchievementModel } from './achievements.model.ts';
import { grantReached, progressOf } from './grant-achievements.ts';

const seenBody = Joi.object<{ achievements: string[] }>({
  achievements: Joi.array()
    .min(1)
    .max(50)
    .unique()
    .items(Joi.string().pattern(/^[a-z_]{1,40}$/))
    .required(),
});

export const achievementRoutes = [
  serve(getAchievements, {}, async ({ userId, locale }) => ({
    achievements: await achievementsOf(userId(), locale),
  })),
  serve(seeAchievements, { body: seenBody }, async ({ userId, locale, body }) => {
    const seen = { user: userId(), systemName: trusted({ $in: body.achievements }) };
    await UserAchievementModel.updateMany(seen, { $set: { seen: true } });
    return { achievements: await achievementsOf(userId(), locale) };
  }),
];

/** Grants what time alone has brought, such as the end of a goal. */
async function achievementsOf(user: Id, locale: Locale): Promise<Achievement[]> {
  const [definitions, progress] = await Promise.all([
    AchievementModel.find().sort({ order: 1 }).lean(),
    progressOf(user, ACHIEVEMENT_METRICS),
  ]);
  await grantReached(user, definitions, progress);
  const granted = await UserAchievementModel.find({ user }).lean();
  return definitions.map(({ _id, systemName, metric, target, icon, title, description }) => {
    const own = granted.find((one) => one.systemName === systemName);
    return {
      id: String(_id),
      systemName,
      title: inLocale(title, locale),
      description: inLocale(description, locale),
      icon,
      metric,
      progress: Math.min(progress[metric]!, target),
      target,
      achievedAt: own?.achievedAt.toISOString() ?? null,
      isNew: own ? !own.seen : false,
    };
  });
}
