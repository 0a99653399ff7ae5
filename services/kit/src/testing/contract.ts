import type { AnyOperation } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import type { Served } from '../http/serve.ts';
import { replyChecker, replySchemas } from './check-reply.ts';

export { replyChecker } from './check-reply.ts';

/**
 * Tests of a service's contract: each example is a possible reply, and everything promised is served.
 * @param contract all that the contract exports
 * @param schemas its replies.schema.json
 */
export function testContract(
  contract: object,
  { schemas, served }: { schemas: URL; served: Served[] },
): void {
  const check = replyChecker(schemas);
  const operations = Object.values(contract).filter(isOperation);

  test.each(operations.map((op) => [op.name, op] as const))(
    'the example of %s is a possible reply',
    (_, op) => check(op.reply, exampleOf(op).reply),
  );

  test('every schema compiles', () => {
    const { names, schemaOf } = replySchemas(schemas);
    expect(names).not.toEqual([]);
    for (const name of names) expect(() => schemaOf(name)).not.toThrow();
  });

  test('everything the contract promises is served', () => {
    const names = new Set(served.map(({ op }) => op.name));
    expect(operations.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([]);
    expect(operations).not.toEqual([]);
  });
}

/** Picks the operations out of all that a contract exports. */
export const isOperation = (one: unknown): one is AnyOperation =>
  typeof one === 'object' && one !== null && 'path' in one && 'method' in one;
