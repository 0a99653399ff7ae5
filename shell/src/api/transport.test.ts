import { jest } from '@jest/globals';
import { operation } from '@stezhka/kit-contract';
import { fetchTransport } from './transport.ts';

const save = operation('POST', '/data/test-note', {
  access: 'public',
  reply: 'unknown',
} as never);

const before = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = before;
});

test.each([
  ['a'.repeat(50_000), true],
  // Two bytes a letter.
  ['ї'.repeat(35_000), false],
])('the limit of keepalive counts bytes', async (text, keepalive) => {
  const fetched = jest.fn(async (_url: string, _init: RequestInit) => ({
    ok: true,
    status: 200,
    json: async () => ({ data: 1 }),
  }));
  globalThis.fetch = fetched as never;
  const transport = fetchTransport({ base: '', timeoutMs: 1_000 });
  expect(await transport(save, { body: { text } }, 'uk')).toEqual({ data: 1 });
  expect(fetched.mock.calls[0]![1].keepalive).toBe(keepalive);
});

test('a call says whom the page shows', async () => {
  const fetched = jest.fn(async (_url: string, _init: RequestInit) => Response.json({ data: 1 }));
  globalThis.fetch = fetched as never;
  const transport = fetchTransport({ base: '', timeoutMs: 1_000 });
  await transport(save, {}, 'uk', 'member-1');
  await transport(save, {}, 'uk');
  const [named, guest] = fetched.mock.calls.map(([, { headers }]) => new Headers(headers));
  expect([named!.get('for-member'), guest!.get('for-member')]).toEqual(['member-1', null]);
});
