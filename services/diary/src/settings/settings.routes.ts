import { type DiarySettingsReply, getDiarySettings, setDiarySettings } from '@stezhka/diary-contract';
import { AppError } from '@stezhka/kit/errors';
import { serve } from '@stezhka/kit/http';
import type { Id } from '@stezhka/kit-contract';
import Joi from 'joi';
import { replaceZone, type SettingsFields, settingsOf, todayOf } from './settings.model.ts';

const ZONE = /^[A-Za-z][\w+-]*(\/[\w+-]+){0,2}$/;

const timeZone = Joi.string()
  .max(64)
  .pattern(ZONE)
  .custom((name: string, helpers) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone && name;
    } catch {
      return helpers.error('any.invalid');
    }
  })
  .required();

const settingsBody = Joi.object({
  timeZone,
  dayStart: Joi.number().integer().min(0).max(23).required(),
  revision: Joi.number().integer().min(0).max(1e9).required(),
});

const present = (settings: SettingsFields): DiarySettingsReply => ({
  timeZone: settings.timeZone,
  dayStart: settings.dayStart,
  revision: settings.revision,
  today: todayOf(settings),
});

async function changeSettings(
  user: Id,
  { revision, ...change }: Pick<SettingsFields, 'timeZone' | 'dayStart' | 'revision'>,
): Promise<SettingsFields> {
  while (true) {
    const current = await settingsOf(user);
    if (current.timeZone === change.timeZone && current.dayStart === change.dayStart) return current;
    if (current.revision !== revision) throw new AppError('setting_changed', { data: present(current) });
    const next = { ...change, revision: revision + 1 };
    if (await replaceZone(current, next)) return { ...current, ...next };
  }
}

export const settingsRoutes = [
  serve(getDiarySettings, {}, async ({ userId }) => present(await settingsOf(userId()))),
  serve(setDiarySettings, { body: settingsBody }, async ({ userId, body }) =>
    present(await changeSettings(userId(), body)),
  ),
];
