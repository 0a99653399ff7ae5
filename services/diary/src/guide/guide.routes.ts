import {
  type Availability,
  getGuide,
  getUserGuideData,
  setUserGuideData,
  type UserGuideDataChange,
  type UserGuideDataReply,
} from '@stezhka/diary-contract';
import { AppError } from '@stezhka/kit/errors';
import { inputText } from '@stezhka/kit/forms';
import { serve } from '@stezhka/kit/http';
import { inLocale } from '@stezhka/kit/localised';
import type { Id, Locale } from '@stezhka/kit-contract';
import Joi from 'joi';
import { trusted } from 'mongoose';
import { runsOfMember } from '../days/runs.model.ts';
import { countBefore } from '../days/runs.ts';
import { settingsOf, todayOf } from '../settings/settings.model.ts';
import { GuideStepModel, UserGuideModel } from './guide.model.ts';

const step = Joi.string().pattern(/^[a-z_]{1,40}$/);
const guideBody = Joi.object<UserGuideDataChange>({
  step: step.allow(null),
  done: Joi.array().max(50).unique().items(step),
  dismissed: Joi.boolean(),
  restart: Joi.boolean(),
});

export const guideRoutes = [
  serve(getGuide, {}, async ({ userId, locale }) => ({ steps: await guideOf(userId(), locale) })),
  serve(getUserGuideData, {}, ({ userId }) => userGuide(userId())),
  serve(setUserGuideData, { body: guideBody }, async ({ userId, locale, body }) => {
    await checkSteps(body, locale);
    await changeGuide(userId(), body);
    return userGuide(userId());
  }),
];

async function guideOf(user: Id, locale: Locale) {
  const today = todayOf(await settingsOf(user));
  const [steps, { done }, daysBefore] = await Promise.all([
    GuideStepModel.find().sort({ order: 1 }).lean(),
    userGuide(user),
    runsOfMember(user).then((runs) => countBefore(runs, today)),
  ]);
  const firstOpen = steps.find(({ systemName }) => !done.includes(systemName))?.systemName;
  const availability = (name: string, day: number): Availability => {
    if (done.includes(name)) return 'disabled';
    if (day > daysBefore + 1) return 'future';
    return name === firstOpen ? 'enabled' : 'blocked';
  };
  return steps.map(({ systemName, title, text, icon, path, day }) => ({
    systemName,
    title: inLocale(title, locale),
    text: inLocale(text, locale),
    icon,
    path,
    day,
    availability: availability(systemName, day),
  }));
}

async function userGuide(user: Id): Promise<UserGuideDataReply> {
  const found = await UserGuideModel.findOne({ user }).lean();
  return { step: found?.step ?? null, done: found?.done ?? [], dismissed: found?.dismissed ?? false };
}

/** @throws AppError invalid_input */
async function checkSteps({ step: open, done = [] }: UserGuideDataChange, locale: Locale): Promise<void> {
  const named = [...new Set([...done, ...(open ? [open] : [])])];
  const known = await GuideStepModel.find({ systemName: trusted({ $in: named }) }).lean();
  const unknown = named.filter((name) => !known.some(({ systemName }) => systemName === name));
  if (!unknown.length) return;
  const field = open && unknown.includes(open) ? 'step' : 'done';
  throw new AppError('invalid_input', { fields: { [field]: inputText('any.invalid', undefined, locale) } });
}

/** One update, so that calls may come twice and in any order. */
async function changeGuide(
  user: Id,
  { step: open, done = [], dismissed, restart }: UserGuideDataChange,
): Promise<void> {
  const set = {
    ...(restart && { step: null, dismissed: false }),
    ...(open !== undefined && { step: open }),
    ...(dismissed !== undefined && { dismissed }),
  };
  const steps = restart ? { $set: { ...set, done } } : { $set: set, $addToSet: { done: { $each: done } } };
  await UserGuideModel.updateOne({ user }, steps, { upsert: true });
}
