import type { DayParamsSettingsReply, ParameterSetting } from '@stezhka/diary-contract';
import { shownValue } from '@stezhka/diary-contract';
import { setClock } from '@stezhka/kit/clock';
import { documentsWith, useDatabase } from '@stezhka/kit/testing/database';
import { DayModel } from '../days/days.model.ts';
import { OwnParameterModel } from '../parameters/own-parameters.model.ts';
import { SettingsModel } from '../settings/settings.model.ts';
import { ANNA, as, BORYS, clearMembers, setUpDiary } from '../testing/diary.ts';

useDatabase();
beforeAll(setUpDiary);
beforeEach(() => setClock('2026-11-20T19:00:00Z'));
afterEach(clearMembers);
afterAll(() => setClock(null));

const anna = as(ANNA);
const SET = '/data/diary/set/day-param-setting';
const [SLEEP, WEIGHT] = ['parameters[sleep]', 'parameters[weight]'];
const OWN = 'parameters[own_6560b0d1a2c4e8f0123456a1]';
const PIANO = {
  title: 'Фортепіано',
  shortDescription: 'Скільки ви грали',
  type: 'tracker',
  units: 'хв',
  icon: 'waves',
  color: 'sphere-rest',
  spheres: [],
  bounds: { min: 0, max: 240, step: 5 },
  options: [],
};
const TEA = {
  ...PIANO,
  title: 'Чай',
  type: 'select',
  units: null,
  bounds: null,
  options: [
    { value: 1, label: 'Зелений', icon: 'coffee', color: 'good' },
    { value: 2, label: 'Чорний', icon: 'coffee', color: 'level-2' },
  ],
};

const set = (part: object, who = anna) => who.post(SET, { key: OWN, revision: 0, ...part });
const settings = async (who = anna, locale = 'uk'): Promise<DayParamsSettingsReply> =>
  (await who.get('/data/diary/day-params-settings', locale)).body.data;
const one = (reply: DayParamsSettingsReply, key: string): ParameterSetting =>
  reply.parameters.find((parameter) => parameter.key === key)!;
const chosenKeys = async () =>
  (await settings()).parameters.filter(({ chosen }) => chosen).map(({ key }) => key);
const ofDay = async () =>
  (await anna.get('/data/diary/user-day-params')).body.data.map(({ key }: { key: string }) => key);

test('all parameters are offered, the usual ones chosen, by sphere with ‘other’ last', async () => {
  const { parameters, spheres, limits } = await settings(anna, 'ru');
  expect(parameters).toHaveLength(40);
  const usual = parameters.filter(({ isDefault }) => isDefault).map(({ key }) => key);
  expect(parameters.slice(0, usual.length).every(({ chosen }) => chosen)).toBe(true);
  expect(spheres).toHaveLength(10);
  expect(spheres[0]).toMatchObject({ systemName: 'health', parameters: expect.arrayContaining([SLEEP]) });
  expect(spheres.at(-1)).toEqual({ systemName: 'other', title: 'Другое', parameters: [] });
  expect(limits).toEqual({ chosen: 40, own: 20 });
});

test('a parameter is chosen, coloured and put in its place; the day follows', async () => {
  const { status, body } = await set({ key: WEIGHT, chosen: true, color: 'level-2', before: SLEEP });
  expect(status).toBe(200);
  expect(one(body.data, WEIGHT)).toMatchObject({ chosen: true, color: 'level-2', revision: 1 });
  expect((await ofDay()).slice(0, 2)).toEqual([WEIGHT, SLEEP]);
  await set({ key: WEIGHT, revision: 1, before: null, color: null });
  expect((await ofDay()).at(-1)).toBe(WEIGHT);
  expect(one(await settings(), WEIGHT).color).toBe('sphere-health');
  await set({ key: WEIGHT, revision: 2, chosen: false });
  expect(await ofDay()).not.toContain(WEIGHT);
});

test('who leaves out everything has an empty list, not the usual one', async () => {
  for (const key of await chosenKeys()) await set({ key, chosen: false });
  expect(await ofDay()).toEqual([]);
});

test('two windows set different parameters; of one the stale change is refused', async () => {
  await set({ key: WEIGHT, chosen: true });
  expect((await set({ key: SLEEP, chosen: false })).status).toBe(200);
  const stale = await set({ key: WEIGHT, color: 'good' });
  expect([stale.status, stale.body.code]).toEqual([409, 'setting_changed']);
  expect(one(stale.body.data, WEIGHT)).toMatchObject({ revision: 1, chosen: true });
});

test('a repeated change changes nothing, an own parameter is made once', async () => {
  for (let n = 0; n < 2; n++) {
    const { status, body } = await set({ chosen: true, own: PIANO });
    expect([status, one(body.data, OWN).revision]).toEqual([200, 1]);
  }
  expect((await settings()).parameters.filter(({ own }) => own)).toHaveLength(1);
});

test('an own parameter is measured like any other, and its words rest sealed', async () => {
  await set({ chosen: true, own: PIANO });
  expect(one(await settings(), OWN)).toMatchObject({
    ...PIANO,
    own: true,
    chosen: true,
    availability: 'enabled',
    isDefault: false,
  });
  expect((await settings()).spheres.at(-1)!.parameters).toEqual([OWN]);
  const measure = (value: number) =>
    anna.set({ date: '2026-11-20', version: 0, parameters: [{ key: OWN, value }] });
  expect((await measure(7)).status).toBe(400);
  expect((await measure(45)).status).toBe(200);
  const { chart } = (await anna.get('/data/diary/2026-11-20')).body.data;
  expect(chart.own_6560b0d1a2c4e8f0123456a1).toMatchObject({ title: 'Фортепіано', data: [{ value: 45 }] });
  expect(await documentsWith((json) => json.includes('Фортепіано') || json.includes('грали'))).toEqual([]);
});

test('an own choice has its words, icons and colours; nothing that matches shows ‘-’', async () => {
  await set({ chosen: true, own: TEA });
  const tea = one(await settings(), OWN);
  expect(shownValue(tea, 2)).toEqual({ text: 'Чорний', icon: 'coffee', color: 'level-2' });
  expect(shownValue(tea, 7)).toMatchObject({ text: '-' });
  expect(shownValue(tea, null)).toMatchObject({ text: '-' });
  expect(shownValue({ ...tea, type: 'tracker', units: 'хв' }, 45).text).toBe('45 хв');
  const choose = (value: number) =>
    anna.set({ date: '2026-11-20', version: 0, parameters: [{ key: OWN, value }] });
  expect((await choose(3)).status).toBe(400);
  expect((await choose(2)).status).toBe(200);
});

test('an own parameter is edited, but stays of its type', async () => {
  await set({ chosen: true, own: PIANO });
  const { body } = await set({ revision: 1, own: { ...PIANO, title: 'Гітара', spheres: ['rest'] } });
  expect(one(body.data, OWN)).toMatchObject({ title: 'Гітара', spheres: ['rest'], revision: 2 });
  expect((await set({ revision: 2, own: TEA })).body.fields).toHaveProperty(['own.type']);
  const stale = await set({ revision: 1, own: { ...PIANO, title: 'Скрипка' } });
  expect([stale.status, one(stale.body.data, OWN).title]).toEqual([409, 'Гітара']);
});

test('a removed own parameter is outdated, its days stay; removing may be repeated', async () => {
  await set({ chosen: true, own: PIANO });
  await anna.set({ date: '2026-11-20', version: 0, parameters: [{ key: OWN, value: 45 }] });
  for (let n = 0; n < 2; n++) expect((await set({ revision: 1, removed: true })).status).toBe(200);
  expect(one(await settings(), OWN)).toMatchObject({ availability: 'disabled', chosen: false });
  expect(await ofDay()).not.toContain(OWN);
  const { day } = (await anna.get('/data/diary/get-day')).body.data;
  expect(day.parameters).toMatchObject([{ key: OWN, value: 45 }]);
  const all = (await anna.get('/data/diary/day-params')).body.data;
  expect(all).toHaveLength(41);
  expect((await set({ revision: 2, chosen: true })).status).toBe(404);
});

test('with forty chosen the others are blocked', async () => {
  const { parameters } = await settings();
  for (const { key, chosen } of parameters) if (!chosen) await set({ key, chosen: true });
  const full = await set({ own: PIANO, chosen: true });
  expect([full.status, full.body.code]).toEqual([422, 'parameters_full']);
  expect((await set({ own: PIANO, chosen: false })).status).toBe(200);
  expect(one(await settings(), OWN).availability).toBe('blocked');
});

test('twenty own parameters fit, not one more', async () => {
  const own = (n: number) =>
    set({ key: `parameters[own_${String(n).padStart(24, '0')}]`, chosen: false, own: PIANO });
  for (let n = 1; n <= 20; n++) expect((await own(n)).status).toBe(200);
  expect((await own(21)).body.code).toBe('parameters_full');
});

const ownKey = (n: number) => `parameters[own_${String(n).padStart(24, '0')}]`;
/** Sixty removed ones; the first was made and removed by calls, and a day holds it. */
async function removeSixty(): Promise<string[]> {
  await set({ chosen: true, own: PIANO });
  await anna.set({ date: '2026-11-20', version: 0, parameters: [{ key: OWN, value: 45 }] });
  await set({ revision: 1, removed: true });
  const { _id, ...row } = (await OwnParameterModel.findOne({ user: ANNA }).lean())!;
  const keys = Array.from({ length: 59 }, (_, n) => ownKey(n + 1));
  await OwnParameterModel.insertMany(keys.map((key) => ({ ...row, systemName: key.slice(11, -1) })));
  const choices = keys.map((key) => ({ key, revision: 2 }));
  await SettingsModel.updateOne({ user: ANNA }, { $push: { choices: { $each: choices } } });
  return [OWN, ...keys];
}

test('removed own parameters that no day holds make room, and their choices go with them', async () => {
  await removeSixty();
  expect((await set({ key: ownKey(100), chosen: true, own: PIANO })).status).toBe(200);
  const left = await OwnParameterModel.find({ user: ANNA }).sort({ systemName: 1 }).lean();
  expect(left.map(({ systemName }) => `parameters[${systemName}]`)).toEqual([ownKey(100), OWN]);
  const { choices } = (await SettingsModel.findOne({ user: ANNA }).lean())!;
  expect(choices.map(({ key }) => key)).toEqual([OWN, ownKey(100)]);
  expect(one(await settings(), OWN).availability).toBe('disabled');
});

test('sixty removed ones that days hold leave no room, and the words do not ask to remove one', async () => {
  const keys = await removeSixty();
  const parameters = keys.map((key) => ({ key, value: 5 }));
  await DayModel.updateOne({ user: ANNA, date: '2026-11-20' }, { $set: { parameters } });
  const { status, body } = await set({ key: ownKey(100), chosen: true, own: PIANO });
  expect([status, body.code]).toEqual([422, 'parameters_exhausted']);
  expect(body.error).not.toContain('Приберіть');
  expect(await OwnParameterModel.find({ user: ANNA }).lean()).toHaveLength(60);
});

test('own parameters are private to their member, whose id another may use', async () => {
  await set({ chosen: true, own: PIANO });
  expect((await settings(as(BORYS))).parameters).toHaveLength(40);
  expect((await set({ revision: 1, removed: true }, as(BORYS))).status).toBe(404);
  expect((await set({ chosen: true, own: TEA }, as(BORYS))).status).toBe(200);
  expect(one(await settings(), OWN).title).toBe('Фортепіано');
});

test.each([
  ['an unknown parameter', { key: 'parameters[rich]', chosen: true }],
  ['a note', { key: 'notes[thanks]', chosen: true }],
  ['a usual one to remove', { key: SLEEP, removed: true }],
  ['a usual one to rewrite', { key: SLEEP, own: PIANO }],
  ['an own one that was never made', { chosen: true }],
  ['an id of its own making', { key: 'parameters[own_1]', own: PIANO }],
])('%s is not found', async (_, part) => {
  expect((await set(part)).status).toBe(404);
});

test.each([
  ['no title', { ...PIANO, title: ' ' }, 'own.title', 'Field cannot be empty'],
  ['a title too long', { ...PIANO, title: 'a'.repeat(41) }, 'own.title', undefined],
  ['an unknown sphere', { ...PIANO, spheres: ['space'] }, 'own.spheres', undefined],
  ['an unknown icon', { ...PIANO, icon: 'skull' }, 'own.icon', undefined],
  ['an unknown colour', { ...PIANO, color: 'red;}' }, 'own.color', undefined],
  ['bounds upside down', { ...PIANO, bounds: { min: 5, max: 0, step: 1 } }, 'own.bounds', undefined],
  ['a step of nothing', { ...PIANO, bounds: { min: 0, max: 5, step: 0 } }, 'own.bounds.step', undefined],
  ['a number without bounds', { ...PIANO, bounds: null }, 'own', undefined],
  ['a choice with bounds', { ...TEA, bounds: PIANO.bounds }, 'own', undefined],
  ['one option', { ...TEA, options: TEA.options.slice(1) }, 'own', undefined],
  ['an option twice', { ...TEA, options: [TEA.options[0], TEA.options[0]] }, 'own.options.1', undefined],
])('%s is refused', async (_, own, field, message) => {
  const { status, body } = await anna.post(SET, { key: OWN, revision: 0, own }, 'en');
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  if (message) expect(body.fields[field]).toBe(message);
});
