import { type AnyOperation, isCacheable } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import type { Express } from 'express';
import type { Identity } from '../identity/identity.ts';
import { documentsWith, rememberDatabase } from './database.ts';
import { type Args, type Reply, sendCall } from './send-call.ts';

/** Arguments of a call, made when its test begins; what they leave out is the example's. */
type MakeArgs = () => Promise<Args> | Args;
/** Several where a call has several forms. */
type Attacks = Record<string, MakeArgs | readonly MakeArgs[]>;

interface Members {
  owner: Partial<Identity>;
  /** Another member, and whoever else may come. */
  others: readonly Partial<Identity>[];
  /** Texts that stand in the owner's data alone. */
  marks: readonly string[];
}

export interface OthersDataOptions {
  app: Express;
  operations: readonly AnyOperation[];
  /** Makes members with data, once: each attack begins with what they had. A service without any has none. */
  members?(): Promise<Members>;
  /** By the call's name: its id is of a thing that the owner has. */
  theirs?: Attacks;
  /** By the call's name: its id is the same word for everybody, as a day, and each member has a thing of that name. */
  own?: Attacks;
  /** Calls whose id is of no member, by the reason. */
  common?: Record<string, readonly AnyOperation[]>;
}

/** Also within a key: 'decart[<id>]', 'parameters[own_<id>]'. */
const ID = /(?:^|[[_])(?:[\da-f]{24}|[\da-f]{32}|\d{4}-\d\d-\d\d)(?:\]|$)/;

/** Each member tries every id of another one. Every call that takes an id has to be named here. */
export function testOthersData({
  app,
  members,
  theirs = {},
  own = {},
  common = {},
  ...all
}: OthersDataOptions) {
  const operations = all.operations.filter(isOfPeople);
  const withIds = operations.filter(takesId);

  test('every call that takes an id is attacked, or its id is of no member', () => {
    const reasons = Object.values(common).flatMap((calls) => calls.map(({ name }) => name));
    const named = [...Object.keys(theirs), ...Object.keys(own), ...reasons];
    expect(named.sort()).toEqual(withIds.map(({ name }) => name).sort());
  });
  if (members)
    describe('another member', () => testAttacks({ app, operations, withIds, members, theirs, own }));
}

interface AttackedCalls extends Required<Pick<OthersDataOptions, 'app' | 'operations' | 'members'>> {
  withIds: readonly AnyOperation[];
  theirs: Attacks;
  own: Attacks;
}

function testAttacks({ app, operations, withIds, members, theirs, own }: AttackedCalls) {
  let made: Members;
  let putBack: () => Promise<void>;
  beforeAll(async () => {
    made = await members();
    putBack = await rememberDatabase();
  });
  beforeEach(() => putBack());

  /** Others call first and change nothing that the owner has, then the owner does. */
  async function attack(
    name: string,
    make: MakeArgs,
    check: (reply: Reply, marks: readonly string[]) => void,
  ) {
    const op = withIds.find((one) => one.name === name)!;
    const { owner, others, marks } = made;
    const args = { ...(exampleOf(op) as Args), ...(await make()) };
    const before = await documentsOf(owner);
    expect(before).not.toEqual([]);
    for (const identity of others.filter(({ userId }) => userId || op.access !== 'user'))
      check(await sendCall(app, op, { args, identity }), marks);
    expect(await documentsOf(owner)).toEqual(before);
    const { status, body } = await sendCall(app, op, { args, identity: owner });
    expect(status).toBe(200);
    return { op, shown: marksIn(body, marks) };
  }

  for (const [name, make] of everyForm(theirs))
    test(`${name} finds a thing for its owner alone`, async () => {
      await attack(name, make, ({ status, body }) => expect([status, body.code]).toEqual([404, 'not_found']));
    });

  for (const [name, make] of everyForm(own))
    test(`${name} is about what the caller has under that name`, async () => {
      const { op, shown } = await attack(name, make, ({ status, body }, marks) =>
        expect([status, marksIn(body, marks)]).toEqual([200, []]),
      );
      if (!op.mutates) expect(shown).not.toEqual([]);
    });

  test('no read without an id shows what another member has', async () => {
    const { owner, others, marks } = made;
    const shown: string[] = [];
    for (const op of operations.filter(isRead)) {
      const args = exampleOf(op) as Args;
      for (const identity of others) {
        const { body } = await sendCall(app, op, { args, identity });
        expect([op.name, marksIn(body, marks)]).toEqual([op.name, []]);
      }
      const { body } = await sendCall(app, op, { args, identity: owner });
      if (marksIn(body, marks).length) shown.push(op.name);
    }
    expect(shown).not.toEqual([]);
  });
}

const isRead = (op: AnyOperation): boolean =>
  op.method === 'GET' && !op.mutates && !op.session && !takesId(op);

/** Replies that are the same for all are made without an identity. */
const isOfPeople = (op: AnyOperation): boolean =>
  ['public', 'guest', 'user'].includes(op.access as string) && !op.callback && !isCacheable(op);

function takesId(op: AnyOperation): boolean {
  const { query, body } = exampleOf(op) as Args;
  const texts = [...textsIn(query), ...textsIn(body)];
  return op.path.includes(':') || texts.some((text) => ID.test(text));
}

const everyForm = (attacks: Attacks): [name: string, make: MakeArgs][] =>
  Object.entries(attacks).flatMap(([name, forms]) =>
    [forms].flat().map((make): [string, MakeArgs] => [name, make as MakeArgs]),
  );

const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, one]) => [key, ...textsIn(one)])
    : [String(value)];

const marksIn = (body: unknown, marks: readonly string[]): string[] =>
  marks.filter((mark) => JSON.stringify(body).includes(mark));

const documentsOf = ({ userId }: Partial<Identity>) => documentsWith((json) => json.includes(userId!));
