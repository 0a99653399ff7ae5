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
import { type DayFields, DayModel, NOTE_FIELD } from '../days/days.model.ts';
import { seedDefinitions } from '../seed/definitions.ts';

/**
 * Measures what a member opens every evening (today, the calendar's month, the list) and prints the result as JSON:
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
const READS = {
  today: '/data/diary/get-day',
  month: '/data/calendar-dates-colors',
  list: '/data/diary',
};

const today = clock.today('Europe/Kyiv');
const dates = Array.from({ length: Math.max(DAYS, OTHERS_DAYS) }, (_, ago) =>
  today.subtract({ days: ago }).toString(),
);

const dayOf = (user: string, date: string, sealed: string): DayFields => ({
  user,
  date,
  version: 1,
  filled: true,
  parameters: [
    { _id: new Types.ObjectId(), key: 'parameters[sleep]', value: 7.5 },
    { _id: new Types.ObjectId(), key: 'parameters[mood]', value: 4 },
  ],
  notes: [{ key: 'notes[thanks]', sealed }],
  details: ['details[good_news]'],
  decart: [],
  revisions: [{ field: 'notes[thanks]', revision: 1, by: 'phone-0001', since: 0, seen: [] }],
});

async function fill(): Promise<void> {
  const others = 'v1.'.padEnd(200, 'x');
  let batch: DayFields[] = [];
  const write = async () => {
    await DayModel.collection.insertMany(batch as never[]);
    batch = [];
  };
  for (let member = 1; member < MEMBERS; member++) {
    const user = member.toString(16).padStart(24, '0');
    for (const date of dates.slice(0, OTHERS_DAYS)) batch.push(dayOf(user, date, others));
    if (batch.length >= BATCH) await write();
  }
  // Today is written by the first save, which keeps the runs of filled dates.
  for (const date of dates.slice(1, DAYS))
    batch.push(dayOf(MEMBER, date, await seal(MEMBER, NOTE_FIELD, 'За каву на балконі й за тишу.')));
  await write();
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
await connectDatabase(process.env.MONGODB_URI!, `bench_diary_${MEMBERS}`);
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
const save = () => {
  seq++;
  const change = { field: 'notes[learned]', base: 0, seq, value: `Слово за словом, ${seq}.` };
  return call('/data/diary/set', { date: dates[0], writer: 'bench-00001', changes: [change] });
};
const result: Record<string, { p50: number; p95: number }> = { save: await measure(save) };
for (const [name, path] of Object.entries(READS)) result[name] = await measure(() => call(path));
process.stdout.write(`${JSON.stringify(result)}\n`);
await mongoose.connection.db!.dropDatabase();
server.close();
server.closeAllConnections();
await mongoose.disconnect();
