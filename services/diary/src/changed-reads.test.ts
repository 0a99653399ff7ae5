import {
  clearDiary,
  removeDayPicture,
  removeTracker,
  setCalendarEvent,
  setDay,
  setDayParamSetting,
  setDiarySettings,
  setSphereSetting,
  setUserGuideData,
  uploadDayPicture,
} from '@stezhka/diary-contract';
import { setClock } from '@stezhka/kit/clock';
import { rememberDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { useDecoder } from '@stezhka/kit/testing/decoder';
import { type Args, sendCall } from '@stezhka/kit/testing/send-call';
import type { AnyOperation } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { served } from './app.ts';
import { DayModel } from './days/days.model.ts';
import { ANNA, app, as, PIXEL, setUpDiary } from './testing/diary.ts';

useDatabase();
useDecoder();
let before: string[];
let putBack: () => Promise<void>;
beforeAll(async () => {
  setClock('2026-11-20T19:00:00Z');
  await setUpDiary();
  await prepare();
  putBack = await rememberDatabase();
  before = await readAll();
});
beforeEach(() => putBack());
afterAll(() => setClock(null));

const TODAY = '2026-11-20';
const YESTERDAY = '2026-11-19';
const OWN = 'parameters[own_6560b0d1a2c4e8f0123456a1]';
const CALM = {
  title: 'Спокій',
  shortDescription: '',
  type: 'tracker',
  units: 'балів',
  icon: 'waves',
  color: 'primary',
  spheres: ['health'],
  bounds: { min: 0, max: 10, step: 1 },
  options: [],
};
const values = (value: number) => [
  { key: 'parameters[mood]', value },
  { key: OWN, value },
];
const anna = as(ANNA);

/** Days enough for results of spheres; one more opens another step of the guide. */
async function prepare(): Promise<void> {
  const replies = [
    await anna.post('/data/diary/set/day-param-setting', { key: OWN, revision: 0, chosen: true, own: CALM }),
    ...(await Promise.all(
      ['2026-11-17', YESTERDAY, TODAY].map((date) => anna.set({ date, version: 0, parameters: values(4) })),
    )),
    await anna.upload(`/data/diary/picture/${TODAY}`, PIXEL),
    await anna.post('/data/calendar-event', exampleOf(setCalendarEvent).body),
  ];
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
}

const identity = { userId: ANNA, roles: ['ROLE_USER'] };
const reads = served.map(({ op }) => op).filter((op) => op.access === 'user' && !op.mutates);
const readAll = () =>
  Promise.all(
    reads.map(async (op) => {
      const { body } = await sendCall(app, op, { args: exampleOf(op) as Args, identity });
      return JSON.stringify(body.data);
    }),
  );
const isFetchedAgain = (read: AnyOperation, change: AnyOperation) =>
  change.writes?.name === read.name || read.tags?.some((tag) => change.changes?.includes(tag));

const changes: [AnyOperation, () => Promise<Args> | Args][] = [
  [setDay, () => ({ body: { date: '2026-11-15', version: 0, parameters: values(1) } })],
  [
    removeTracker,
    async () => {
      const day = await DayModel.findOne({ user: ANNA, date: YESTERDAY }).lean();
      return { params: { id: String(day!.parameters[0]!._id) } };
    },
  ],
  [uploadDayPicture, () => ({ params: { date: '2026-11-15' }, file: PIXEL })],
  [removeDayPicture, () => ({ params: { date: TODAY } })],
  [setDayParamSetting, () => ({ body: { key: OWN, revision: 1, own: { ...CALM, spheres: ['rest'] } } })],
  [setDiarySettings, () => ({ body: { timeZone: 'Asia/Tokyo', dayStart: 0, revision: 0 } })],
  [
    setSphereSetting,
    () => ({ params: { id: 'health' }, body: { setting: 'desired', value: 7, revision: 0 } }),
  ],
  [
    setCalendarEvent,
    () => ({ body: { ...exampleOf(setCalendarEvent).body, date: '2026-11-21', revision: 1 } }),
  ],
  [setUserGuideData, () => ({ body: { done: ['first_line'] } })],
  [clearDiary, () => ({ body: { confirmed: true } })],
];

test.each(changes.map(([op, make]) => ({ name: op.name, op, make })))(
  'pages fetch again what $name changes',
  async ({ op, make }) => {
    const { status } = await sendCall(app, op, { args: await make(), identity });
    expect(status).toBe(200);
    const after = await readAll();
    const changed = reads.filter((_, n) => before[n] !== after[n]);
    expect(changed).not.toEqual([]);
    expect(changed.filter((read) => !isFetchedAgain(read, op)).map(({ name }) => name)).toEqual([]);
  },
);
