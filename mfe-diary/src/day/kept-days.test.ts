import { type DayReply, getDay } from '@stezhka/diary-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import '@stezhka/diary-contract/examples';
import { DayKeeper } from './day-keeper.ts';
import { KeptDays } from './kept-days.ts';

const { day } = exampleOf(getDay).reply;
const note = (text: string) => ({ notes: { 'notes[thanks]': text } });

function stand() {
  const { promise, resolve } = Promise.withResolvers<DayReply>();
  const keeper = new DayKeeper(day, () => promise);
  const kept = new KeptDays();
  kept.hold('a day', keeper);
  return { kept, keeper, save: async () => resolve({ day: { ...day, version: day.version + 1 } }) };
}

test('a saved day is forgotten with its page', () => {
  const { kept, keeper } = stand();
  kept.letGo('a day', keeper);
  expect(kept.size).toBe(0);
});

test('an unsaved one waits for its page, and is forgotten once it is saved', async () => {
  const { kept, keeper, save } = stand();
  keeper.edit(note('Раз'));
  keeper.flush();
  kept.letGo('a day', keeper);
  expect(kept.unfinished('a day')).toBe(keeper);
  await save();
  await null;
  expect(kept.size).toBe(0);
});
