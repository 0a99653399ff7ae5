import '@stezhka/content-contract/examples';
import { getContacts, getMenu } from '@stezhka/content-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { endpointOf } from '../api/api.ts';
import { makeStore } from '../state/store.ts';
import { refetchInLocale } from './switch-locale.ts';

test('queries on screen are fetched in the other language, those that left it are not', async () => {
  const asked: string[] = [];
  const store = makeStore(async (op, _args, locale) => {
    asked.push(`${op.name} ${locale}`);
    return { data: exampleOf(op).reply };
  });
  store.dispatch(endpointOf(getMenu).initiate({ locale: 'uk' }));
  const left = store.dispatch(endpointOf(getContacts).initiate({ locale: 'uk' }));
  await left;
  left.unsubscribe();
  asked.length = 0;
  await Promise.all(refetchInLocale(store, 'uk', 'en'));
  expect(asked).toEqual([`${getMenu.name} en`]);
  expect(endpointOf(getMenu).select({ locale: 'en' })(store.getState()).data).toEqual(
    exampleOf(getMenu).reply,
  );
});

test('a part that cannot be brought stops nothing and tells nobody', async () => {
  const store = makeStore(async (_op, _args, locale) =>
    locale === 'uk' ? { data: [] } : { error: { status: 503, code: 'unavailable', message: 'away' } },
  );
  store.dispatch(endpointOf(getMenu).initiate({ locale: 'uk' }));
  await Promise.all(refetchInLocale(store, 'uk', 'en'));
  expect(store.getState().error.message).toBeNull();
});
