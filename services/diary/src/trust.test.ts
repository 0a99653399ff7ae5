import { setClock } from '@stezhka/kit/clock';
import { useDatabase } from '@stezhka/kit/testing/database';
import { testHostileInput } from '@stezhka/kit/testing/hostile-input';
import { testOthersData } from '@stezhka/kit/testing/others-data';
import { served } from './app.ts';
import { DayModel } from './days/days.model.ts';
import { ANNA, app, as, BORYS, clearMembers, setUpDiary } from './testing/diary.ts';

// Every call of the diary is attacked, also those that come later.
useDatabase();
beforeAll(setUpDiary);
beforeEach(async () => {
  setClock('2026-11-20T19:00:00Z');
  await clearMembers();
});
afterAll(() => setClock(null));

const VIRA = '65f0000000000000000000c3';
const TODAY = '2026-11-20';
const operations = served.map(({ op }) => op);

testHostileInput({ app, operations, people: async () => ({ member: ANNA, staff: BORYS }) });

const write = (user: string, text: string) =>
  as(user).set({
    date: TODAY,
    version: 0,
    parameters: [{ key: 'parameters[mood]', value: 4 }],
    notes: [{ key: 'notes[thanks]', value: text }],
  });

testOthersData({
  app,
  operations,
  async members() {
    const marks = ['Нікому не видно.'];
    expect((await write(ANNA, marks[0]!)).status).toBe(200);
    for (const other of [BORYS, VIRA]) expect((await write(other, 'За каву.')).status).toBe(200);
    const staff = { userId: VIRA, roles: ['ROLE_USER', 'ROLE_SUPER_ADMIN'] };
    return { owner: { userId: ANNA }, others: [{ userId: BORYS }, staff], marks };
  },
  theirs: {
    'GET /data/diary/remove/tracker/:id': async () => {
      const day = await DayModel.findOne({ user: ANNA, date: TODAY }).lean();
      return { params: { id: String(day!.parameters[0]!._id) } };
    },
  },
  own: {
    'GET /data/diary/:date': () => ({ params: { date: TODAY } }),
    'GET /data/diary/get-day/:date': () => ({ params: { date: TODAY } }),
    'POST /data/diary/set': () => ({
      body: { date: TODAY, version: 1, parameters: [{ key: 'parameters[mood]', value: 2 }] },
    }),
  },
});
