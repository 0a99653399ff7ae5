import type { AchievementMetric } from '@stezhka/diary-contract';
import { clock } from '@stezhka/kit/clock';
import { isDuplicateKey } from '@stezhka/kit/database';
import type { Id } from '@stezhka/kit-contract';
import { trusted } from 'mongoose';
import { type AchievementFields, AchievementModel, UserAchievementModel } from './achievements.model.ts';

type Measure = (user: Id) => Promise<number>;
const measures = new Map<AchievementMetric, Measure>();

/** Each feature tells how far a member has come in what it keeps. */
export function defineMetrics(some: Partial<Record<AchievementMetric, Measure>>): void {
  for (const [metric, measure] of Object.entries(some)) measures.set(metric as AchievementMetric, measure);
}

export type Progress = Partial<Record<AchievementMetric, number>>;

export async function progressOf(user: Id, metrics: readonly AchievementMetric[]): Promise<Progress> {
  const entries = await Promise.all(
    metrics.map(async (metric) => [metric, await measures.get(metric)!(user)] as const),
  );
  return Object.fromEntries(entries);
}

/** After what may have reached a target. Repeatable; what was granted stays. */
export async function grantAchievements(user: Id, metrics: readonly AchievementMetric[]): Promise<void> {
  const [progress, definitions] = await Promise.all([
    progressOf(user, metrics),
    AchievementModel.find({ metric: trusted({ $in: [...metrics] }) })
      .sort({ metric: 1, target: 1 })
      .lean(),
  ]);
  await grantReached(user, definitions, progress);
}

export async function grantReached(
  user: Id,
  definitions: AchievementFields[],
  progress: Progress,
): Promise<void> {
  const reached = definitions
    .filter(({ metric, target }) => (progress[metric] ?? 0) >= target)
    .map(({ systemName }) => systemName);
  if (!reached.length) return;
  const granted = await UserAchievementModel.find({ user, systemName: trusted({ $in: reached }) }).lean();
  for (const systemName of reached) {
    if (granted.some((one) => one.systemName === systemName)) continue;
    const row = { achievedAt: clock.now(), seen: false };
    await UserAchievementModel.updateOne({ user, systemName }, { $setOnInsert: row }, { upsert: true }).catch(
      (error) => {
        // A concurrent call was first.
        if (!isDuplicateKey(error)) throw error;
      },
    );
  }
}
