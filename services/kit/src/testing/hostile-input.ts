import type { AnyOperation } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import type { Express } from 'express';
import mongoose from 'mongoose';
import { AttemptModel } from '../attempts/attempts.model.ts';
import { SESSION_HEADER } from '../http/serve.ts';
import { HOSTILE, HOSTILE_PARTS } from './hostile.ts';
import { type Args, breaks, type Encoding, type People, sendCall, whoMay } from './send-call.ts';

export interface HostileInputOptions {
  app: Express;
  operations: readonly AnyOperation[];
  /** Asked before each call's attacks. */
  people(): Promise<People>;
  /** Answers of calls that drop what they do not name, by the call's name: providers add fields of their own. */
  dropping?: Record<string, Answer>;
}

type Answer = readonly [status: number, code?: string];

interface Attack {
  what: string;
  args: Args;
  encoding?: Encoding;
  search?: string;
  /** Under a name that the call does not know, where its input stands. */
  unnamed?: boolean;
}

const OPERATOR = { $ne: null };
const UNASKED = 'unasked';
const REFUSED: Answer = [400, 'invalid_input'];
const ENCODINGS: readonly Encoding[] = ['json', 'form', 'multipart'];

/** Sends every call what no page sends, as a caller who has the right to it. */
export function testHostileInput({ app, operations, people, dropping = {} }: HostileInputOptions): void {
  const each = test.each(operations.map((op) => [op.name, op] as const));

  let isCounted = false;
  beforeAll(() => {
    mongoose.set('debug', (collection) => {
      isCounted ||= collection === AttemptModel.collection.name;
    });
  });
  afterAll(() => mongoose.set('debug', false));
  /** Each attack is looked at by itself, not as one guess of many. */
  async function forgetAttempts(): Promise<void> {
    if (!isCounted) return;
    await AttemptModel.deleteMany().hint({ _id: 1 });
    isCounted = false;
  }

  each('%s takes no operator, in a query, in JSON or by a form', async (name, op) => {
    const identity = whoMay(op, await people());
    for (const { what, unnamed, ...attack } of operatorAttacks(op)) {
      const { status, body, headers } = await sendCall(app, op, { identity, ...attack });
      const [right, code] = (unnamed && dropping[name]) || REFUSED;
      expect([what, status, body.code]).toEqual([what, right, code]);
      expect(headers[SESSION_HEADER]).toBeUndefined();
      await forgetAttempts();
    }
  });

  each('%s breaks at nothing that no page sends', async (_, op) => {
    const identity = whoMay(op, await people());
    for (const { what, ...attack } of valueAttacks(op)) {
      const reply = await sendCall(app, op, { identity, ...attack });
      expect([what, reply.status, breaks(op, reply)]).toEqual([what, reply.status, false]);
      const sent = [attack.args.query, attack.args.body].flatMap(textsIn);
      // Beside a field stands a message, never what was typed there.
      for (const [field, text] of Object.entries(reply.body.fields ?? {}))
        expect([what, field, sent.includes(String(text))]).toEqual([what, field, false]);
      await forgetAttempts();
    }
  });

  const addressed = operations.filter(({ path }) => path.includes(':'));
  test.each(addressed.map((op) => [op.name, op] as const))(
    '%s finds nothing at addresses made to break it',
    async (_, op) => {
      const identity = whoMay(op, await people());
      for (const value of HOSTILE_PARTS) {
        const example = exampleOf(op) as Args;
        const params = Object.fromEntries(Object.keys(example.params!).map((name) => [name, value]));
        const { status, body } = await sendCall(app, op, { identity, args: { ...example, params } });
        // A code that no mail has brought is no error: there is no form for it.
        const nothing = status === 200 && body.data.form === null;
        expect([value, status, nothing || (status >= 400 && status < 500)]).toEqual([value, status, true]);
      }
    },
  );
}

/** `{"$ne":null}` in place of each value, and as a value that nobody asks for. */
function* operatorAttacks(op: AnyOperation): Generator<Attack> {
  const { query, body = {}, ...args } = exampleOf(op) as Args;
  for (const field of [...Object.keys(query ?? {}), UNASKED]) {
    const search = `?${new URLSearchParams({ [`${field}[$ne]`]: '' })}`;
    yield { what: `query ${field}`, args: { ...args, body }, search, unnamed: op.method === 'GET' };
  }
  if (op.method === 'GET') return;
  for (const encoding of op.upload ? (['multipart'] as const) : ENCODINGS)
    for (const path of [[], ...pathsIn(body), [UNASKED]])
      yield {
        what: `${encoding} ${path.join('.') || 'whole'}`,
        encoding,
        args: { ...args, query, body: changed(body, path, OPERATOR) as object },
        unnamed: path[0] === UNASKED || !!op.upload,
      };
}

function* valueAttacks(op: AnyOperation): Generator<Attack> {
  const example = exampleOf(op) as Args;
  const parts = op.method === 'GET' ? (['query'] as const) : (['query', 'body'] as const);
  for (const part of parts)
    for (const field of Object.keys(example[part] ?? {}))
      for (const [what, value] of HOSTILE) {
        // An address has an end.
        const sent = part === 'query' ? String(value).slice(0, 9_000) : value;
        yield {
          what: `${part} ${field}: ${what}`,
          args: { ...example, [part]: { ...example[part], [field]: sent } },
        };
      }
}

/** Of every value, the lists and objects around it included. */
const pathsIn = (value: unknown): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, one]) => [[key], ...pathsIn(one).map((rest) => [key, ...rest])])
    : [];

const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)];

function changed(value: unknown, [key, ...rest]: string[], to: unknown): unknown {
  if (key === undefined) return to;
  if (Array.isArray(value))
    return value.map((one, at) => (String(at) === key ? changed(one, rest, to) : one));
  const given = value as Record<string, unknown>;
  return { ...given, [key]: changed(given[key], rest, to) };
}
