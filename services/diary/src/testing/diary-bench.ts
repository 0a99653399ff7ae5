import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import { clock } from '@stezhka/kit/clock';
import { connectDatabase } from '@stezhka/kit/database';
import { seal, useMasterKeys } from '@stezhka/kit/sealed';
import { identityKeys, identityToken } from '@stezhka/kit/testing/identities';
import mongoose, { Types } from 'mongoose';
import { createApp } from '../app.ts';
import { CalendarEventModel, sealEvent } from '../calendar/calendar.model.ts';
import { type DayFields, DayModel, NOTE_FIELD, QUESTION_FIELD } from '../days/days.model.ts';
import { keepAllYears } from '../days/year-values.model.ts';
import { ParameterModel } from '../parameters/parameters.model.ts';
import { seedDefinitions } from '../seed/definitions.ts';

/**
 * Measures what a member opens every evening (today, the calendar's month, the list, the chart of everything, the
 * month's totals) and what is saved, and prints the result as JSON:
 * `npm run bench -- diary` runs it. MONGODB_URI, MEMBERS and DAYS say where, beside how many others, and how long the
 * member has written.
 */
const MEMBERS = Number(process.env.MEMBERS);
const DAYS = Number(process.env.DAYS);
const WARM = 30;
const MEASURED = 300;
const OTHERS_DAYS = 7;
const BATCH = 5_000;
const MEMBER = 'f'.repeat(24);
const MONTH = 31;
const READS = {
  today: '/data/diary/get-day',
  month: '/data/calendar-dates-colors',
  list: '/data/diary',
  chart: `/data/diary/chart?period=${DAYS > MONTH ? 'all' : 'month'}`,
  totals: '/data/diary/month-total',
};

const today = clock.today('Europe/Kyiv');
const dates = Array.from({ length: Math.max(DAYS, OTHERS_DAYS) }, (_, ago) =>
  today.subtract({ days: ago }).toString(),
);

const FEW = {
  sleep: 7.5,
  mood: 4,
  energy: 3,
  irritation: 2,
  water: 1.75,
  movement: 45,
  joy: 6,
  calm: 7,
  pages: 20,
  learning: 30,
};
const PARAMETERS = Object.entries(FEW).map(([name, value]) => ({ key: `parameters[${name}]`, value }));
const NOTES = ['notes[thanks]', 'notes[event_of_day]'];

/** All that the service measures, forty parameters. */
const everyValue = async (): Promise<typeof PARAMETERS> =>
  (await ParameterModel.find({ group: 'parameters' }).sort({ order: 1 }).lean()).map(
    ({ key, bounds, options }) => ({ key, value: bounds ? bounds.min + bounds.step : options[0]!.value }),
  );

interface Sealed {
  note: string;
  answer: string;
  event: Awaited<ReturnType<typeof sealEvent>>;
}

/** As a member leaves it in the evening. */
const dayOf = (user: string, date: string, { note, answer }: Sealed, parameters = PARAMETERS): DayFields => ({
  user,
  date,
  version: 1,
  filled: true,
  parameters: parameters.map((one) => ({ _id: new Types.ObjectId(), ...one })),
  notes: NOTES.map((key) => ({ key, sealed: note })),
  details: ['details[good_news]'],
  decart: [],
  question: { order: 0, sealed: answer },
  revisions: [...parameters.map(({ key }) => key), ...NOTES, 'details[good_news]', 'question'].map(
    (field, n) => ({
      field,
      revision: 1,
      by: 'phone-0001',
      since: 0,
      seen: [{ writer: 'phone-0001', seq: n + 1 }],
    }),
  ),
});

const eventOf = (user: string, date: string, { event }: Sealed) => ({
  user,
  ...event,
  date,
  revision: 1,
  removed: false,
  history: [{ ...event, date, kind: 'created', at: clock.now() }],
});

const sealedFor = async (user: string): Promise<Sealed> => ({
  note: await seal(user, NOTE_FIELD, 'За каву на балконі й за тишу.'),
  answer: await seal(user, QUESTION_FIELD, 'Ранок: встав без будильника.'),
  event: await sealEvent(user, {
    date: dates[0]!,
    time: '18:30',
    title: 'Хор у будинку культури',
    note: 'Взяти ноти.',
    color: 'sphere-rest',
  }),
});

async function fill(): Promise<void> {
  // Others' days are never opened: one sealed text stands for all of them.
  const others = await sealedFor(MEMBER);
  let batch: { day: DayFields; event: ReturnType<typeof eventOf> }[] = [];
  const add = (user: string, date: string, sealed: Sealed, parameters = PARAMETERS) =>
    batch.push({ day: dayOf(user, date, sealed, parameters), event: eventOf(user, date, sealed) });
  const write = async () => {
    await DayModel.collection.insertMany(batch.map(({ day }) => day) as never[]);
    await CalendarEventModel.collection.insertMany(batch.map(({ event }) => event) as never[]);
    batch = [];
  };
  for (let member = 1; member < MEMBERS; member++) {
    const user = member.toString(16).padStart(24, '0');
    for (const date of dates.slice(0, OTHERS_DAYS)) add(user, date, others);
    if (batch.length >= BATCH) await write();
  }
  const values = await everyValue();
  // Today is written by the first save, which keeps the runs of filled dates.
  for (const date of dates.slice(1, DAYS)) add(MEMBER, date, await sealedFor(MEMBER), values);
  await write();
  await keepAllYears(MEMBER);
}

async function measure(read: () => Promise<void>): Promise<{ p50: number; p95: number }> {
  for (let n = 0; n < WARM; n++) await read();
  const times: number[] = [];
  for (let n = 0; n < MEASURED; n++) {
    const from = performance.now();
    await read();
    times.push(performance.now() - from);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)]!;
  return { p50: at(0.5), p95: at(0.95) };
}

useMasterKeys(randomBytes(32).toString('hex'));
await connectDatabase(process.env.MONGODB_URI!, `bench_diary_${MEMBERS}_${DAYS}`);
await seedDefinitions();
await fill();
const identity = await identityToken({ userId: MEMBER, roles: ['ROLE_USER'] });
const server = createServer(createApp({ identityKeys })).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const call = async (path: string, body?: object) => {
  const reply = await fetch(`${base}${path}`, {
    headers: { Locale: 'uk', identity, 'Content-Type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}.`);
  await reply.json();
};

let seq = 0;
const set = (field: string, value: string | number) => {
  const changes = [{ field, base: 0, seq, value }];
  return call('/data/diary/set', { date: dates[0], writer: 'bench-00001', changes });
};
const save = () => {
  seq++;
  return set('notes[learned]', `Слово за словом, ${seq}.`);
};
/** Adds the month up anew. */
const measureSleep = () => {
  seq++;
  return set('parameters[sleep]', (seq % 50) / 4);
};
const result: Record<string, { p50: number; p95: number }> = {
  save: await measure(save),
  value: await measure(measureSleep),
};
for (const [name, path] of Object.entries(READS)) result[name] = await measure(() => call(path));
process.stdout.write(`${JSON.stringify(result)}\n`);
await mongoose.connection.db!.dropDatabase();
server.close();
server.closeAllConnections();
await mongoose.disconnect();
