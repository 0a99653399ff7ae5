import { join } from 'node:path';
import { IntlProvider } from '@stezhka/intl';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { MemoryRouter } from '@stezhka/router/testing';
import { readTexts } from '@stezhka/shell/testing';
import { connectShell, type ShellApi } from '@stezhka/shell-contract';
import { getCart, getDeliveryTerms } from '@stezhka/shop-contract';
import { exampleCart } from '@stezhka/shop-contract/examples';
import { Provider } from '@stezhka/store';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import remote from '../remote.ts';
import { cartOf, cartStore } from '../testing/cart-store.ts';
import { Component } from './cart.page.tsx';

const texts = readTexts(join(import.meta.dirname, '../texts'));

/** A page over a store that knows nothing yet, whose document brought these replies. */
function documentOf(cart = exampleCart) {
  const asked: string[] = [];
  const replies = { [getCart.name]: { cart }, [getDeliveryTerms.name]: exampleOf(getDeliveryTerms).reply };
  const api: Partial<ShellApi> = {
    useCall: (op) => ({
      data: replies[op.name] as never,
      error: undefined,
      isLoading: false,
      isFetching: false,
      refetch: () => void asked.push(op.name),
    }),
    useInvalidate: () => () => {},
    useChange: () => [async () => ({}) as never, { isLoading: false, error: undefined }],
  };
  connectShell(api as ShellApi);
  const store = cartStore();
  const page = (
    <Provider store={store}>
      <MemoryRouter basename="/en" initialEntries={['/en/cart']}>
        <IntlProvider locale="en" messages={texts.en}>
          <Component />
        </IntlProvider>
      </MemoryRouter>
    </Provider>
  );
  return { page, store, asked, html: renderToString(page) };
}

test('the route loads the cart, so that its document has lines and totals', async () => {
  const called: string[] = [];
  const call = Object.assign(async () => undefined, {
    optional: async ({ name }: { name: string }) => void called.push(name),
  });
  const route = remote.routes.find(({ id }) => id === 'cart')!;
  await route.load!({ call, params: {}, query: new URLSearchParams(), locale: 'en' } as never);
  expect(called).toContain(getCart.name);
  const { html } = documentOf();
  expect(html).toContain(exampleCart.products[0]!.title);
  expect(html).toContain('760');
});

test('an empty cart says so in the document', () => {
  expect(documentOf(cartOf({ products: [] })).html).toContain(texts.en['shop.cart.empty']);
});

test('the browser takes the document’s cart over without a second trip', () => {
  const { page, html, store, asked } = documentOf();
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = html;
  const mismatches: unknown[] = [];
  act(() => void hydrateRoot(root, page, { onRecoverableError: (error) => void mismatches.push(error) }));
  expect(mismatches).toEqual([]);
  expect(asked).toEqual([]);
  expect(store.getState().cart).toMatchObject({ loaded: true, cart: exampleCart });
  expect(screen.getByRole('button', { name: 'One more' })).toBeTruthy();
});
