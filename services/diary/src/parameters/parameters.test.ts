import { useDatabase } from '@stezhka/kit/testing/database';
import { SettingsModel } from '../settings/settings.model.ts';
import { ANNA, as, clearMembers, setUpDiary } from '../testing/diary.ts';

useDatabase();
beforeAll(setUpDiary);
afterEach(clearMembers);
const read = async (path: string, locale = 'uk') => (await as(ANNA).get(path, locale)).body.data;

test('every definition comes in the caller’s language, with what its kind needs', async () => {
  const all = await read('/data/diary/day-params', 'en');
  expect(all).toHaveLength(40);
  expect(all.find(({ systemName }: { systemName: string }) => systemName === 'sleep')).toMatchObject({
    key: 'parameters[sleep]',
    title: 'Sleep',
    units: 'h',
    type: 'tracker',
    bounds: { min: 0, max: 14, step: 0.25 },
    options: [],
  });
  expect(all.find(({ systemName }: { systemName: string }) => systemName === 'mood')).toMatchObject({
    type: 'select',
    bounds: null,
    units: null,
    options: expect.arrayContaining([{ value: 4, label: 'Good', icon: 'smile', color: 'primary' }]),
  });
});

test('a member has the default parameters until they choose', async () => {
  const usual = await read('/data/diary/user-day-params');
  expect(usual.every(({ isDefault }: { isDefault: boolean }) => isDefault)).toBe(true);
  await SettingsModel.create({ user: ANNA, parameters: ['parameters[weight]'] });
  expect(await read('/data/diary/user-day-params')).toMatchObject([{ key: 'parameters[weight]' }]);
  await SettingsModel.updateOne({ user: ANNA }, { parameters: [] });
  expect(await read('/data/diary/user-day-params')).toEqual([]);
});

test('notes and details have keys of their own groups', async () => {
  const [notes, details] = [await read('/data/diary/day-notes'), await read('/data/diary/day-details')];
  expect(notes[0]).toMatchObject({ key: 'notes[thanks]', type: 'default', isDefault: true });
  expect(details[0]).toMatchObject({ key: 'details[met_friends]', type: 'default' });
  expect(notes.length + details.length).toBe(20);
});

test('nine spheres, each in one category, and one category for what belongs to none', async () => {
  const spheres = (await read('/data/spheres')).map(({ systemName }: { systemName: string }) => systemName);
  const categories = await read('/data/sphere-categories', 'ru');
  const grouped = categories.flatMap((one: { spheres: string[] }) => one.spheres);
  expect(spheres).toHaveLength(9);
  expect(grouped.sort()).toEqual([...spheres, 'other'].sort());
  expect(categories.at(-1)).toEqual({ systemName: 'other', title: 'Другое', spheres: ['other'] });
});
