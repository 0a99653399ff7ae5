import type { DiaryIcon } from '@stezhka/diary-contract';
import { localisedText } from '@stezhka/kit/localised';
import type { Localised } from '@stezhka/kit-contract';
import { model, Schema } from 'mongoose';

export interface GuideStepFields {
  systemName: string;
  order: number;
  title: Localised;
  text: Localised;
  icon: DiaryIcon;
  path: string;
  /** Day of the diary, from 1, on which it opens. */
  day: number;
}

export interface UserGuideFields {
  user: string;
  step: string | null;
  done: string[];
  dismissed: boolean;
}

const text = { type: String, required: true };
const number = { type: Number, required: true };
const stepSchema = new Schema<GuideStepFields>({
  systemName: text,
  order: number,
  title: localisedText(),
  text: localisedText(),
  icon: text,
  path: text,
  day: number,
});
stepSchema.index({ systemName: 1 }, { unique: true });
stepSchema.index({ order: 1 });

const userSchema = new Schema<UserGuideFields>({
  user: text,
  step: { type: String, default: null },
  done: { type: [String], default: [] },
  dismissed: { type: Boolean, default: false },
});
userSchema.index({ user: 1 }, { unique: true });

export const GuideStepModel = model<GuideStepFields>('GuideStep', stepSchema, 'guide_steps');
export const UserGuideModel = model<UserGuideFields>('UserGuide', userSchema, 'user_guides');
