import type { AnyOperation } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import type { Express } from 'express';
import type { Identity } from '../identity/identity.ts';
import { HOSTILE, HOSTILE_PARTS } from './hostile.ts';
import { type Args, breaks, type Encoding, type People, sendCall } from './send-call.ts';

/** FUZZ_SEED asks other questions. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_123);
/** One for each time that a call is asked, the first two as a page asks. */
const ROUNDS: readonly (Encoding | undefined)[] = [undefined, undefined, 'form', 'multipart'];
/** Of the calls: so many must succeed, and so many be refused, for the answers to mean anything. */
const SHARE = 1 / 5;

export interface FuzzOptions extends People {
  app: Express;
  operations: readonly AnyOperation[];
}

/**
 * The short form of `npm run fuzz`, without its tools: every call of a service as a guest, a member and one of the
 * staff, first with its example and then with parts of it exchanged, left out or added, as JSON and as both forms.
 */
export function testFuzz(open: () => Promise<FuzzOptions>): void {
  test(`no call of a guest, a member or staff breaks the service (FUZZ_SEED=${SEED})`, async () => {
    const { app, operations, member, staff } = await open();
    const people: Record<string, Partial<Identity>> = {
      guest: { guestId: 'fuzz' },
      member: { userId: member, roles: ['ROLE_USER'] },
      staff: {
        userId: staff,
        roles: ['ROLE_USER', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN'],
        secondFactorAt: Date.now(),
      },
    };
    const broken: unknown[] = [];
    const answered = { well: new Set<string>(), refused: new Set<string>() };
    const asked = new Set<string>();
    for (const [person, identity] of Object.entries(people)) {
      const random = generator(SEED);
      for (const op of operations) {
        for (const [round, encoding] of ROUNDS.entries()) {
          const args = round === 0 ? exampleOf(op) : altered(exampleOf(op), random);
          const reply = await sendCall(app, op, { args, identity, encoding });
          asked.add(op.name);
          if (breaks(op, reply))
            broken.push({ person, call: op.name, encoding, status: reply.status, ...args });
          answered[reply.status < 400 ? 'well' : 'refused'].add(op.name);
        }
      }
    }
    expect(broken).toEqual([]);
    expect([...asked].sort()).toEqual(operations.map(({ name }) => name).sort());
    expect(answered.well.size).toBeGreaterThan(operations.length * SHARE);
    expect(answered.refused.size).toBeGreaterThan(operations.length * SHARE);
  }, 120_000);
}

/** A sequence of numbers from 0 up to 1 that is the same for the same seed (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const SMALL = [
  '',
  '0',
  '-1',
  1.5,
  1e21,
  true,
  null,
  [],
  {},
  [[]],
  'ї'.repeat(300),
  '65f0000000000000000000ff',
];

function altered(example: Args, random: () => number): Args {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const value = () => (random() < 0.5 ? pick(SMALL) : pick(HOSTILE)[1]);
  const part = (given: object | undefined) => {
    if (!given || random() < 0.3) return given;
    const fields: Record<string, unknown> = { ...given };
    const name = pick([...Object.keys(fields), 'extra', '__proto__x']);
    if (random() < 0.2) delete fields[name];
    else fields[name] = value();
    return fields;
  };
  const text = (given: unknown) =>
    (typeof given === 'object' ? JSON.stringify(given) : String(given)).slice(0, 4_000);
  const texts = (fields: object | undefined) =>
    fields && Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, text(one)]));
  const params =
    example.params && random() < 0.5
      ? Object.fromEntries(Object.keys(example.params).map((name) => [name, pick(HOSTILE_PARTS)]))
      : example.params;
  return { params, query: texts(part(example.query)), body: part(example.body) };
}
