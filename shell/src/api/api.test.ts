import { operation } from '@stezhka/kit-contract';
import { makeStore } from '../state/store.ts';
import { endpointOf } from './api.ts';
import type { CallResult } from './transport.ts';

const read = operation('GET', '/data/test-list', {
  access: 'public',
  reply: 'unknown',
  tags: ['list'],
} as never);
const change = operation('POST', '/data/test-list', {
  access: 'public',
  reply: 'unknown',
  changes: ['list'],
} as never);

async function readsAfter(result: CallResult) {
  let reads = 0;
  const store = makeStore(async (op) => {
    if (op.mutates) return result;
    reads += 1;
    return { data: reads };
  });
  const subscription = store.dispatch(endpointOf(read).initiate({ locale: 'uk' }));
  await subscription;
  await store.dispatch(endpointOf(change).initiate({ locale: 'uk' }));
  await new Promise((resolve) => setTimeout(resolve));
  subscription.unsubscribe();
  return reads;
}

test('a change makes what it changed be read again', async () => {
  expect(await readsAfter({ data: null })).toBe(2);
});

test('a change that failed does not', async () => {
  expect(await readsAfter({ error: { status: 422, code: 'invalid', message: '' } })).toBe(1);
});
