import { type AnyOperation, callUrl } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import request from 'supertest';
import type { Served } from '../http/serve.ts';
import { createServiceApp } from '../service/app.ts';
import { replyChecker, replySchemas } from './check-reply.ts';
import { MALFORMED_MULTIPART } from './hostile.ts';
import { identityKeys } from './identities.ts';

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

  const app = createServiceApp({ name: 'test', identityKeys, served });
  const posts = served.map(({ op }) => op).filter(({ method, upload }) => method === 'POST' && !upload);
  // Read before anything else is asked: no identity is needed.
  test.each(posts.map((op) => [op.name, op] as const))(
    'a malformed multipart body of %s is a bad request',
    async (_, op) => {
      const path = callUrl(op, { params: exampleOf(op).params, query: exampleOf(op).query });
      for (const [type, body] of MALFORMED_MULTIPART) {
        const reply = await request(app).post(path).set('Content-Type', type).send(body);
        expect([type, body.slice(0, 80), reply.status]).toEqual([type, body.slice(0, 80), 400]);
        expect(reply.body).toMatchObject({ data: null, code: 'bad_request', requestId: expect.any(String) });
      }
    },
  );

  test('everything the contract promises is served', () => {
    const names = new Set(served.map(({ op }) => op.name));
    expect(operations.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([]);
    expect(operations).not.toEqual([]);
  });
}

/** Picks the operations out of all that a contract exports. */
export const isOperation = (one: unknown): one is AnyOperation =>
  typeof one === 'object' && one !== null && 'path' in one && 'method' in one;
