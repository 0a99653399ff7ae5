import { getUser } from '@stezhka/account-contract';
import { type AnyOperation, type ArgsOf, type Operation, operation } from '@stezhka/kit-contract';
import type { CallError, ChangeOptions } from '@stezhka/shell-contract';
import { pageLocaleChanged } from '../state/meta.slice.ts';
import { makeStore } from '../state/store.ts';
import { endpointOf } from './api.ts';
import { sendChange } from './send-change.ts';
import type { CallResult } from './transport.ts';
import { cache } from './use-call.ts';

interface Basket {
  version: number;
  items: string[];
}
const options = { access: 'public', reply: 'unknown' } as const;
const getBasket = operation<{ reply: Basket }>('GET', '/data/test-basket', {
  ...options,
  isNewer: (reply, held) => reply.version >= held.version,
});
const getNames = operation<{ reply: { names: string[] } }>('GET', '/data/test-names', options);
const put = operation<{ params: { item: string }; reply: Basket }>('POST', '/data/test-basket/:item', {
  ...options,
  writes: getBasket,
});
const name = operation<{ params: { item: string }; reply: { names: string[] } }>(
  'POST',
  '/data/test-names/:item',
  {
    ...options,
    writes: getNames,
  },
);
const failure: CallError = { status: 503, code: 'unavailable', message: 'resting' };

/** A store whose calls are answered by hand, and its basket as a page sees it. */
async function openStore() {
  const calls: { name: string; locale: string; item?: string; answer: (result: CallResult) => void }[] = [];
  const store = makeStore(
    (op, { params }, locale) =>
      new Promise((answer) => {
        const { item } = (params ?? {}) as { item?: string };
        calls.push({ name: op.name, locale, ...(item && { item }), answer });
      }),
  );
  store.dispatch(pageLocaleChanged('en'));
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const read = (op: AnyOperation, locale = 'en') => store.dispatch(endpointOf(op).initiate({ locale }));
  const answer = async (at: number, data: unknown) => {
    calls[at]!.answer(data === failure ? { error: failure } : { data });
    await settle();
  };
  const send = <T extends { params: { item: string }; reply: unknown }>(
    op: Operation<T>,
    item: string,
    more: ChangeOptions<T> = {},
  ) => {
    const sent = store.dispatch(
      sendChange(op, { params: { item } }, 'en', more) as never,
    ) as Promise<unknown>;
    const outcome = sent.then(
      () => 'done',
      ({ code }: CallError) => code,
    );
    return { outcome };
  };
  const optimistic = (held: Basket, { params }: ArgsOf<{ params: { item: string }; reply: Basket }>) => ({
    items: [...held.items, params.item],
  });
  const shown = () => cache.select(getBasket)(store.getState()).data?.items;
  return { store, calls, settle, read, answer, send, optimistic, shown };
}

async function openBasket() {
  const stand = await openStore();
  const held = stand.read(getBasket);
  await stand.settle();
  await stand.answer(0, { version: 1, items: ['book'] });
  return { ...stand, held };
}

test('a change is shown at once, and its reply without another read', async () => {
  const { send, settle, answer, optimistic, shown, calls } = await openBasket();
  const { outcome } = send(put, 'pen', { optimistic });
  expect(shown()).toEqual(['book', 'pen']);
  await settle();
  await answer(1, { version: 2, items: ['book', 'pen', 'a gift'] });
  expect(await outcome).toBe('done');
  expect(shown()).toEqual(['book', 'pen', 'a gift']);
  expect(calls).toHaveLength(2);
});

test('a change that fails is taken back', async () => {
  const { send, settle, answer, optimistic, shown } = await openBasket();
  const { outcome } = send(put, 'pen', { optimistic });
  await settle();
  await answer(1, failure);
  expect(await outcome).toBe('unavailable');
  expect(shown()).toEqual(['book']);
});

test('of two changes in flight the older one fails, and the newer one stays', async () => {
  const { send, settle, answer, optimistic, shown } = await openBasket();
  send(put, 'pen', { optimistic });
  send(put, 'ink', { optimistic });
  await settle();
  await answer(1, failure);
  expect(shown()).toEqual(['book', 'ink']);
  await answer(2, { version: 2, items: ['book', 'ink'] });
  expect(shown()).toEqual(['book', 'ink']);
});

test('the reply of an older change that comes after a newer one is known by its version', async () => {
  const { send, settle, answer, shown } = await openBasket();
  send(put, 'pen');
  send(put, 'ink');
  await settle();
  await answer(2, { version: 3, items: ['book', 'pen', 'ink'] });
  await answer(1, { version: 2, items: ['book', 'pen'] });
  expect(shown()).toEqual(['book', 'pen', 'ink']);
});

test('without versions replies that overtook each other make the read be asked again', async () => {
  const { send, read, settle, answer, calls } = await openStore();
  read(getNames);
  await settle();
  await answer(0, { names: [] });
  send(name, 'Olha');
  send(name, 'Ivan');
  await settle();
  await answer(2, { names: ['Ivan'] });
  await answer(1, { names: ['Olha', 'Ivan'] });
  expect(calls.slice(3).map((call) => call.name)).toEqual([getNames.name]);
});

test('a read that went out before a change was answered does not undo it', async () => {
  const { send, read, settle, answer, store, calls } = await openStore();
  read(getNames);
  send(name, 'Olha');
  await settle();
  const [asked, sent] = [getNames.name, name.name].map((one) => calls.findIndex((call) => call.name === one));
  await answer(sent!, { names: ['Olha'] });
  await answer(asked!, { names: [] });
  expect(cache.select(getNames)(store.getState()).reply).toEqual({ names: ['Olha'] });
  await answer(2, { names: ['Olha', 'Ivan'] });
  expect(cache.select(getNames)(store.getState()).reply).toEqual({ names: ['Olha', 'Ivan'] });
});

test('the same read in another language is asked for again where it is shown', async () => {
  const { send, read, settle, answer, calls } = await openBasket();
  read(getBasket, 'uk');
  await settle();
  await answer(1, { version: 1, items: ['книжка'] });
  send(put, 'pen');
  await settle();
  await answer(2, { version: 2, items: ['book', 'pen'] });
  expect(calls.slice(3).map((call) => [call.name, call.locale])).toEqual([[getBasket.name, 'uk']]);
});

test('of changes of one key only the last is sent, and the page that sent it may be gone', async () => {
  const { send, settle, optimistic, shown, calls, answer, held } = await openBasket();
  const debounce = { ms: 5, key: () => 'basket' };
  const first = send(put, 'pen', { optimistic, debounce });
  const second = send(put, 'ink', { optimistic, debounce });
  expect(await first.outcome).toBe('superseded');
  expect(shown()).toEqual(['book', 'ink']);
  held.unsubscribe();
  await new Promise((resolve) => setTimeout(resolve, 20));
  await settle();
  expect(calls.slice(1).map(({ item }) => item)).toEqual(['ink']);
  await answer(1, { version: 2, items: ['book', 'ink'] });
  expect(await second.outcome).toBe('done');
  expect(shown()).toEqual(['book', 'ink']);
});

test('a reply that was forgotten is asked for again, and one that was on its way is not taken', async () => {
  const { store, settle, answer, shown } = await openBasket();
  store.dispatch(cache.refetch(getBasket));
  await settle();
  store.dispatch(cache.reset(getBasket));
  expect(shown()).toBeUndefined();
  await settle();
  await answer(1, { version: 1, items: ['of the one before'] });
  expect(shown()).toBeUndefined();
  await answer(2, { version: 1, items: ['of the next'] });
  expect(shown()).toEqual(['of the next']);
});

test('a change names the member whom the page shows, after the end of their session too', async () => {
  const named: (string | undefined)[] = [];
  let user: unknown = [];
  const store = makeStore(async (op, _args, _locale, member) => {
    if (op.mutates) named.push(member);
    return { data: op.name === getUser.name ? user : { version: 1, items: [] } };
  });
  store.dispatch(pageLocaleChanged('en'));
  const changeAs = async (...users: unknown[]) => {
    for (user of users)
      await store.dispatch(endpointOf(getUser).initiate({ locale: 'en' }, { forceRefetch: true }));
    await store.dispatch(sendChange(put, { params: { item: 'pen' } }, 'en', {}) as never);
  };
  await changeAs([]);
  await changeAs({ id: 'a' }, []);
  await changeAs({ id: 'b' });
  expect(named).toEqual([undefined, 'a', 'b']);
});
