import type { Achievement } from '@stezhka/diary-contract';

/** The one that is nearest, by the part of its way that is walked. */
export const nextAchievement = (achievements: readonly Achievement[]): Achievement | undefined =>
  achievements
    .filter(({ achievedAt }) => !achievedAt)
    .toSorted((a, b) => b.progress / b.target - a.progress / a.target)[0];
