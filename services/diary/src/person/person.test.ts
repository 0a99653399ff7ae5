import { setClock } from '@stezhka/kit/clock';
import { useDatabase } from '@stezhka/kit/testing/database';
import { testErasure, testPersonData } from '@stezhka/kit/testing/person';
import { SettingsModel } from '../settings/settings.model.ts';
import { ANNA, as, BORYS, clearMembers, setUpDiary } from '../testing/diary.ts';
import { personData } from './person.ts';

useDatabase();
beforeAll(setUpDiary);
beforeEach(() => setClock('2026-11-20T19:00:00Z'));
afterEach(clearMembers);
afterAll(() => setClock(null));
testPersonData(personData);

const TODAY = '2026-11-20';
const anna = { userId: ANNA, email: 'anna@stezhka.example' };
const borys = { userId: BORYS, email: 'borys@stezhka.example' };
const write = (userId: string, value: string) =>
  as(userId).set({ date: TODAY, version: 0, notes: [{ key: 'notes[thanks]', value }] });
const noteOf = async (person: typeof anna) => {
  const { records } = await personData.export(person);
  return records.days!.map((day) => (day as { notes: { text: string }[] }).notes[0]!.text);
};

testErasure(personData, {
  person: anna,
  async fill() {
    await write(ANNA, 'За каву.');
    await SettingsModel.create({ user: ANNA, timeZone: 'Europe/Kyiv' });
  },
});

test('a member’s export holds decrypted notes', async () => {
  await write(ANNA, 'За каву.');
  await write(BORYS, 'За тишу.');
  expect(await noteOf(anna)).toEqual(['За каву.']);
});

test('an erasure removes the data key, may be repeated, and touches no other member', async () => {
  await write(ANNA, 'За каву.');
  await SettingsModel.create({ user: ANNA, timeZone: 'Europe/Kyiv' });
  await write(BORYS, 'За тишу.');
  for (let n = 0; n < 2; n++) {
    await personData.erase(anna);
    expect((await personData.export(anna)).records).toEqual({ days: [], settings: [] });
  }
  expect(await noteOf(borys)).toEqual(['За тишу.']);
});

test('neither a guest, a member nor staff asks for it', async () => {
  const staff = as(ANNA, ['ROLE_USER', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN']);
  for (const call of ['export', 'erase'])
    expect((await staff.post(`/person/diary/${call}`, anna)).status).toBe(403);
});
