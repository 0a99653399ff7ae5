import { uploadDayPicture } from '@stezhka/diary-contract';
import { setClock } from '@stezhka/kit/clock';
import { useDatabase } from '@stezhka/kit/testing/database';
import { useDecoder } from '@stezhka/kit/testing/decoder';
import { testHostileInput } from '@stezhka/kit/testing/hostile-input';
import { testOthersData } from '@stezhka/kit/testing/others-data';
import { served } from './app.ts';
import { DayModel } from './days/days.model.ts';
import { ANNA, app, as, BORYS, clearMembers, PIXEL, setUpDiary } from './testing/diary.ts';

// Every call of the diary is attacked, also those that come later.
useDatabase();
useDecoder();
beforeAll(setUpDiary);
beforeEach(async () => {
  setClock('2026-11-20T19:00:00Z');
  await clearMembers();
});
afterAll(() => setClock(null));

const VIRA = '65f0000000000000000000c3';
const TODAY = '2026-11-20';
const operations = served.map(({ op }) => op);

testHostileInput({
  app,
  operations,
  people: async () => ({ member: ANNA, staff: BORYS }),
  dropping: { [uploadDayPicture.name]: [415, 'unsupported_media'] },
});

const write = (user: string, text: string) =>
  as(user).set({
    date: TODAY,
    version: 0,
    parameters: [{ key: 'parameters[mood]', value: 4 }],
    notes: [{ key: 'notes[thanks]', value: text }],
  });

const EVENT = {
  id: '6560b0d1a2c4e8f0123456e1',
  date: TODAY,
  time: '18:30',
  note: '',
  color: 'primary',
};
const plan = (user: string, title: string, id = EVENT.id) =>
  as(user).post('/data/calendar-event', { ...EVENT, id, title, revision: 0 });

testOthersData({
  app,
  operations,
  async members() {
    const marks = ['Нікому не видно.'];
    expect((await write(ANNA, marks[0]!)).status).toBe(200);
    expect((await plan(ANNA, marks[0]!)).status).toBe(200);
    for (const [n, other] of [BORYS, VIRA].entries()) {
      expect((await write(other, 'За каву.')).status).toBe(200);
      expect((await plan(other, 'Хор', `6560b0d1a2c4e8f0123456f${n}`)).status).toBe(200);
    }
    const staff = { userId: VIRA, roles: ['ROLE_USER', 'ROLE_SUPER_ADMIN'] };
    return { owner: { userId: ANNA }, others: [{ userId: BORYS }, staff], marks };
  },
  theirs: {
    'GET /data/diary/remove/tracker/:id': async () => {
      const day = await DayModel.findOne({ user: ANNA, date: TODAY }).lean();
      return { params: { id: String(day!.parameters[0]!._id) } };
    },
    'GET /data/calendar-event/remove/:id': () => ({ params: { id: EVENT.id } }),
    'GET /data/calendar-event-history': () => ({ query: { id: EVENT.id } }),
    'POST /data/calendar-event': () => ({ body: { ...EVENT, title: 'Чуже', revision: 1 } }),
  },
  own: {
    'GET /data/diary/:date': () => ({ params: { date: TODAY } }),
    'GET /data/diary/get-day/:date': () => ({ params: { date: TODAY } }),
    'GET /data/calendar-events/:date': () => ({ params: { date: TODAY } }),
    'POST /data/diary/picture/:date': () => ({ params: { date: TODAY }, file: PIXEL }),
    'POST /data/diary/remove/picture/:date': () => ({ params: { date: TODAY } }),
    'POST /data/diary/set/sphere-setting/:id': () => ({
      params: { id: 'health' },
      body: { setting: 'desired', value: 7, revision: 0 },
    }),
    'POST /data/diary/set': () => ({
      body: { date: TODAY, version: 1, parameters: [{ key: 'parameters[mood]', value: 2 }] },
    }),
  },
});
