import { type AnyOperation, callUrl } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import type { Express } from 'express';
import request from 'supertest';
import type { Identity } from '../identity/identity.ts';
import { HOSTILE, HOSTILE_PARTS } from './hostile.ts';
import { identityToken } from './identities.ts';

/** FUZZ_SEED asks other questions. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_123);
const ROUNDS = 3;
/** Of the calls: so many must succeed, and so many be refused, for the answers to mean anything. */
const SHARE = 1 / 5;

export interface FuzzOptions {
  app: Express;
  operations: readonly AnyOperation[];
  /** Ids of members who exist. */
  member: string;
  staff: string;
}

/**
 * The short form of `npm run fuzz`, without its tools: every call of a service as a guest, a member and one of the
 * staff, first with its example and then with parts of it exchanged, left out or added.
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
        for (let round = 0; round < ROUNDS; round++) {
          const args = round === 0 ? exampleOf(op) : altered(exampleOf(op), random);
          const reply = await send(app, op, args, identity);
          asked.add(op.name);
          // Services around this one are away, and a call may say that it needs them.
          if (reply.status >= 500 && reply.status !== 503)
            broken.push({ person, call: op.name, status: reply.status, ...args });
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

interface Args {
  params?: object;
  query?: object;
  body?: object;
}

async function send(
  app: Express,
  op: AnyOperation,
  { params, query, body = {} }: Args,
  identity: Partial<Identity>,
) {
  const path = callUrl(op, { params, query });
  const call = op.method === 'GET' ? request(app).get(path) : request(app).post(path);
  call.set('Locale', 'en').set('x-forwarded-for', '203.0.113.9').redirects(0);
  call.set('identity', await identityToken(identity));
  return op.method === 'GET' ? call : call.send(body);
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
