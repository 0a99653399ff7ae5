import { setClock } from '@stezhka/kit/clock';
import { documentsWith, useDatabase } from '@stezhka/kit/testing/database';
import { useDecoder } from '@stezhka/kit/testing/decoder';
import { testErasure, testPersonData } from '@stezhka/kit/testing/person';
import { ANNA, as, BORYS, clearMembers, PIXEL, setUpDiary } from '../testing/diary.ts';
import { personData } from './person.ts';

useDatabase();
useDecoder();
beforeAll(setUpDiary);
beforeEach(() => setClock('2026-11-20T19:00:00Z'));
afterEach(clearMembers);
afterAll(() => setClock(null));
testPersonData(personData);

const TODAY = '2026-11-20';
const DECART = 'decart[6560b0d1a2c4e8f0123456d1]';
const NO_TEXTS = { willIfHappen: '', willIfNotHappen: '', wontIfHappen: '', wontIfNotHappen: '' };
const OWN = 'parameters[own_6560b0d1a2c4e8f0123456a1]';
const EVENT = '6560b0d1a2c4e8f0123456e1';
const PIANO = {
  title: 'Фортепіано',
  shortDescription: '',
  type: 'tracker',
  units: 'хв',
  icon: 'waves',
  color: 'primary',
  spheres: [],
  bounds: { min: 0, max: 240, step: 5 },
  options: [],
};
const anna = { userId: ANNA, email: 'anna@stezhka.example' };
const borys = { userId: BORYS, email: 'borys@stezhka.example' };
const write = (userId: string, value: string) =>
  as(userId).set({ date: TODAY, version: 0, notes: [{ key: 'notes[thanks]', value }] });
/** Leaves something in every collection of the member. */
async function fill(member: ReturnType<typeof as>): Promise<void> {
  const replies = [
    await member.set({
      date: TODAY,
      writer: 'tab-0000001',
      changes: [
        { field: 'notes[thanks]', base: 0, seq: 1, value: 'За каву.' },
        { field: 'question', base: 0, seq: 2, value: 'Тиша зранку.' },
        { field: DECART, base: 0, seq: 3, value: { ...NO_TEXTS, decision: 'Переїхати' } },
      ],
    }),
    await member.post('/data/diary/set/settings', { timeZone: 'Europe/Warsaw', dayStart: 4, revision: 0 }),
    await member.post('/data/diary/set/day-param-setting', {
      key: OWN,
      revision: 0,
      chosen: true,
      own: PIANO,
    }),
    await member.post('/data/diary/set/sphere-setting/health', { setting: 'initial', value: 5, revision: 0 }),
    await member.post('/data/calendar-event', {
      id: EVENT,
      date: TODAY,
      time: null,
      title: 'Хор',
      note: 'Ноти',
      color: 'primary',
      revision: 0,
    }),
    await member.post('/data/diary/user-guide-data', { done: ['first_line'] }),
    await member.upload(`/data/diary/picture/${TODAY}`, PIXEL),
  ];
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
}
const noteOf = async (person: typeof anna) => {
  const { records } = await personData.export(person);
  return records.days!.map((day) => (day as { notes: { text: string }[] }).notes[0]!.text);
};

testErasure(personData, {
  person: anna,
  async fill() {
    await fill(as(ANNA));
  },
});

test('a member’s export holds decrypted notes', async () => {
  await write(ANNA, 'За каву.');
  await write(BORYS, 'За тишу.');
  expect(await noteOf(anna)).toEqual(['За каву.']);
});

test('an export tells all that the member has in the diary, in plain words', async () => {
  await fill(as(ANNA));
  const { records, next } = await personData.export(anna);
  expect(records).toMatchObject({
    days: [
      {
        date: TODAY,
        notes: [{ text: 'За каву.' }],
        answer: 'Тиша зранку.',
        decart: [{ ...NO_TEXTS, decision: 'Переїхати' }],
        picture: expect.stringMatching(/^[\da-f]{24}$/),
      },
    ],
    settings: [{ timeZone: 'Europe/Warsaw', dayStart: 4 }],
    own_parameters: [{ title: 'Фортепіано', units: 'хв', removed: false }],
    sphere_settings: [{ sphere: 'health', setting: 'initial', value: 5 }],
    calendar_events: [{ title: 'Хор', note: 'Ноти', changes: [{ kind: 'created' }] }],
    user_guides: [{ done: ['first_line'] }],
  });
  const { file } = await personData.export(anna, next!);
  expect(Buffer.from(file!.base64, 'base64').subarray(1, 4).toString()).toBe('PNG');
});

test('an erasure removes the data key, may be repeated, and touches no other member', async () => {
  await fill(as(ANNA));
  await write(BORYS, 'За каву.');
  for (let n = 0; n < 2; n++) {
    await personData.erase(anna);
    const { records, next } = await personData.export(anna);
    expect([Object.values(records).flat(), next]).toEqual([[], null]);
  }
  expect(await noteOf(borys)).toEqual(['За каву.']);
});

test('a cleared diary is empty, the account and what is written next stay readable', async () => {
  await fill(as(ANNA));
  await write(BORYS, 'За тишу.');
  const member = as(ANNA);
  for (let n = 0; n < 2; n++)
    expect((await member.post('/data/diary/clear', { confirmed: true })).body.data).toEqual({
      cleared: true,
    });
  const left = await documentsWith((json) => json.includes(ANNA));
  expect(left.map(([collection]) => collection)).toEqual(['data_keys']);
  expect((await write(ANNA, 'Спочатку.')).status).toBe(200);
  expect(await noteOf(anna)).toEqual(['Спочатку.']);
  expect(await noteOf(borys)).toEqual(['За тишу.']);
});

test.each([{}, { confirmed: false }, { confirmed: 'true' }])('%j clears nothing', async (body) => {
  await write(ANNA, 'За каву.');
  expect((await as(ANNA).post('/data/diary/clear', body)).status).toBe(400);
  expect(await noteOf(anna)).toEqual(['За каву.']);
});

test('neither a guest, a member nor staff asks for it', async () => {
  const staff = as(ANNA, ['ROLE_USER', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN']);
  for (const call of ['export', 'erase'])
    expect((await staff.post(`/person/diary/${call}`, anna)).status).toBe(403);
});
