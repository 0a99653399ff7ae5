import { useMasterKeys } from '@stezhka/kit/sealed';
import { replyChecker } from '@stezhka/kit/testing/contract';
import { identityKeys, identityToken } from '@stezhka/kit/testing/identities';
import request from 'supertest';
import { setDiaryOpen } from '../access/access.model.ts';
import { createApp } from '../app.ts';
import { CalendarEventModel } from '../calendar/calendar.model.ts';
import { DayModel } from '../days/days.model.ts';
import { RunsModel } from '../days/runs.model.ts';
import { UserGuideModel } from '../guide/guide.model.ts';
import { SphereSettingModel } from '../life-wheel/sphere-settings.model.ts';
import { OwnParameterModel } from '../parameters/own-parameters.model.ts';
import { seedDefinitions } from '../seed/definitions.ts';
import { SettingsModel } from '../settings/settings.model.ts';

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

/** Forgets what members wrote and chose and opens the diary; definitions stay. */
export async function clearMembers(): Promise<void> {
  await setDiaryOpen(true);
  const models = [
    DayModel,
    RunsModel,
    SettingsModel,
    OwnParameterModel,
    SphereSettingModel,
    CalendarEventModel,
    UserGuideModel,
  ];
  for (const { collection } of models) await collection.deleteMany({}, { hint: { _id: 1 } });
}

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
