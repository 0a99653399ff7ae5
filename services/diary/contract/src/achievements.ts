import { type Instant, operation } from '@stezhka/kit-contract';
import type { DiaryIcon } from './icons.ts';

/** What an achievement counts. */
export const ACHIEVEMENT_METRICS = [
  'days',
  'streak',
  'habits',
  'legendary_habits',
  'jobs',
  'goals',
  'spheres',
] as const;
export type AchievementMetric = (typeof ACHIEVEMENT_METRICS)[number];

export interface Achievement {
  id: string;
  systemName: string;
  title: string;
  description: string;
  icon: DiaryIcon;
  metric: AchievementMetric;
  /** Up to `target`. */
  progress: number;
  target: number;
  /** Granted once: what is undone later takes nothing back. */
  achievedAt: Instant | null;
  /** Achieved and not celebrated yet. */
  isNew: boolean;
}
export interface AchievementsReply {
  achievements: Achievement[];
}

export const getAchievements = operation<{ reply: AchievementsReply }>('GET', '/data/achievements', {
  access: 'user',
  reply: 'AchievementsReply',
  tags: ['achievements'],
});

/** The member has seen the celebration of these systemNames. Repeatable. */
export const seeAchievements = operation<{ body: { achievements: string[] }; reply: AchievementsReply }>(
  'POST',
  '/data/achievements/seen',
  {
    access: 'user',
    reply: 'AchievementsReply',
    changes: ['achievements'],
    writes: getAchievements,
  },
);
