import type { AchievementMetric, DiaryIcon } from '@stezhka/diary-contract';
import { localisedText } from '@stezhka/kit/localised';
import type { Localised } from '@stezhka/kit-contract';
import { model, Schema } from 'mongoose';

export interface AchievementFields {
  systemName: string;
  order: number;
  metric: AchievementMetric;
  target: number;
  icon: DiaryIcon;
  title: Localised;
  description: Localised;
}

/** Granted for good. */
export interface UserAchievementFields {
  user: string;
  systemName: string;
  achievedAt: Date;
  /** The member has seen the celebration. */
  seen: boolean;
}

const text = { type: String, required: true };
const number = { type: Number, required: true };
const schema = new Schema<AchievementFields>({
  systemName: text,
  order: number,
  metric: text,
  target: number,
  icon: text,
  title: localisedText(),
  description: localisedText(),
});
schema.index({ systemName: 1 }, { unique: true });
schema.index({ order: 1 });
schema.index({ metric: 1, target: 1 });

const userSchema = new Schema<UserAchievementFields>({
  user: text,
  systemName: text,
  achievedAt: { type: Date, required: true },
  seen: { type: Boolean, default: false },
});
userSchema.index({ user: 1, systemName: 1 }, { unique: true });

export const AchievementModel = model<AchievementFields>('Achievement', schema, 'achievements');
export const UserAchievementModel = model<UserAchievementFields>(
  'UserAchievement',
  userSchema,
  'user_achievements',
);
