import { FileModel, removeFile } from '@stezhka/kit/files';
import { useMasterKeys } from '@stezhka/kit/sealed';
import { replyChecker } from '@stezhka/kit/testing/contract';
import { clearDatabase } from '@stezhka/kit/testing/database';
import { identityKeys, identityToken } from '@stezhka/kit/testing/identities';
import type { Model } from 'mongoose';
import request from 'supertest';
import { setDiaryOpen } from '../access/access.model.ts';
import { UserAchievementModel } from '../achievements/achievements.model.ts';
import { createApp } from '../app.ts';
import { CalendarEventModel } from '../calendar/calendar.model.ts';
import { DayLayoutModel } from '../day-layouts/day-layouts.model.ts';
import { DayModel } from '../days/days.model.ts';
import { RunsModel } from '../days/runs.model.ts';
import { YearModel } from '../days/year-values.model.ts';
import { GoalModel } from '../goals/goals.model.ts';
import { UserGuideModel } from '../guide/guide.model.ts';
import { HabitAnswerModel, HabitModel } from '../habits/habits.model.ts';
import { JobListModel, JobModel } from '../jobs/jobs.model.ts';
import { SphereSettingModel } from '../life-wheel/sphere-settings.model.ts';
import { OwnParameterModel } from '../parameters/own-parameters.model.ts';
import { seedDefinitions } from '../seed/definitions.ts';
import { SettingsModel } from '../settings/settings.model.ts';
import { CourseRunModel } from '../user-courses/course-runs.model.ts';
import { UserCourseModel } from '../user-courses/user-courses.model.ts';

export const app = createApp({
  identityKeys,
  checkReply: replyChecker(new URL('../../contract/replies.schema.json', import.meta.url)),
});

export const ANNA = '65f0000000000000000000a1';
export const BORYS = '65f0000000000000000000b2';

/** Definitions, quotes and a master key, as a running service has them. */
export async function setUpDiary(): Promise<void> {
  useMasterKeys('ab'.repeat(32));
  await seedDefinitions();
}

/** Forgets what members wrote and chose and opens the diary; definitions stay. @param more models of another kind */
export async function clearMembersAnd(...more: Pick<Model<unknown>, 'collection'>[]): Promise<void> {
  await setDiaryOpen(true);
  const models = [
    DayModel,
    DayLayoutModel,
    RunsModel,
    SettingsModel,
    OwnParameterModel,
    SphereSettingModel,
    CalendarEventModel,
    UserGuideModel,
    YearModel,
    HabitModel,
    HabitAnswerModel,
    JobModel,
    JobListModel,
    GoalModel,
    UserAchievementModel,
    UserCourseModel,
    CourseRunModel,
  ];
  await clearDatabase([...models, ...more]);
  // With their bytes: a drawing that is seeded again has the same id.
  for (const { _id } of await FileModel.find().hint({ _id: 1 }).lean()) await removeFile(_id);
}

export const clearMembers = () => clearMembersAnd();

/** A picture of one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const tokenOf = (userId: string, roles: string[]) => identityToken({ userId, roles });

/** Calls of one member; without an id those of a guest. */
export const as = (userId?: string, roles = ['ROLE_USER']) => {
  const post = async (path: string, body: object, locale = 'uk') => {
    const call = request(app).post(path).set('Locale', locale);
    return (userId ? call.set('identity', await tokenOf(userId, roles)) : call).send(body);
  };
  return {
    get: async (path: string, locale = 'uk') => {
      const call = request(app).get(path).set('Locale', locale);
      return userId ? call.set('identity', await tokenOf(userId, roles)) : call;
    },
    set: (body: object) => post('/data/diary/set', body),
    post,
    upload: async (path: string, bytes: Buffer) =>
      request(app)
        .post(path)
        .set('Locale', 'uk')
        .set('identity', await tokenOf(userId!, roles))
        .attach('file', bytes, 'day.png'),
  };
};

/** Calls of another service. */
export const byService = (service: string) => ({
  post: async (path: string, body: object) => {
    const token = await identityToken({ service, audience: `POST ${path}` });
    return request(app).post(path).set('Locale', 'uk').set('identity', token).send(body);
  },
});

/** A sequence of whole numbers below `most` that is the same for the same seed. */
export function randomNumbers(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

/** The id that a page makes for its n-th thing. */
export const newId = (n: number): string => `6560b0d1a2c4e8f0${n.toString(16).padStart(8, '0')}`;
