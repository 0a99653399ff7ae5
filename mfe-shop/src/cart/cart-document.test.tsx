import { join } from 'node:path';
import { IntlProvider } from '@stezhka/intl';
import { MemoryRouter } from '@stezhka/router/testing';
import { openShell, readTexts, settle } from '@stezhka/shell/testing';
import { getCart } from '@stezhka/shop-contract';
import { exampleCart } from '@stezhka/shop-contract/examples';
import { Provider } from '@stezhka/store';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import remote from '../remote.ts';
import { cartOf } from '../testing/carts.ts';
import { loadLazyParts } from '../testing/lazy-parts.ts';
import { withCart } from '../testing/render-page.tsx';
import { Component } from './cart.page.tsx';

const texts = readTexts(join(import.meta.dirname, '../texts'));

/** A page whose document brought the cart. */
async function documentOf(cart = exampleCart) {
  const { store, refetched } = openShell({ remote, locale: 'en', loaded: withCart(cart) });
  const page = (
    <Provider store={store}>
      <MemoryRouter basename="/en" initialEntries={['/en/cart']}>
        <IntlProvider locale="en" messages={texts.en}>
          <Component />
        </IntlProvider>
      </MemoryRouter>
    </Provider>
  );
  // What loads later has been asked for by the first rendering and is here by the second.
  renderToString(page);
  await loadLazyParts();
  await settle();
  return { page, refetched, html: renderToString(page) };
}

test('the route loads the cart, so that its document has lines and totals', async () => {
  const called: string[] = [];
  const call = Object.assign(async () => undefined, {
    optional: async ({ name }: { name: string }) => void called.push(name),
  });
  const route = remote.routes.find(({ id }) => id === 'cart')!;
  await route.load!({ call, params: {}, query: new URLSearchParams(), locale: 'en' } as never);
  expect(called).toContain(getCart.name);
  const { html } = await documentOf();
  expect(html).toContain(exampleCart.products[0]!.title);
  expect(html).toContain('760');
});

test('the document contains the parts that load after the page', async () => {
  const { html } = await documentOf();
  expect(html).toContain(texts.en['shop.coupon.have']);
  expect(html).toContain('role="progressbar"');
});

test('an empty cart says so in the document', async () => {
  expect((await documentOf(cartOf({ products: [] }))).html).toContain(texts.en['shop.cart.empty']);
});

test('the browser takes the document’s cart over without a second trip', async () => {
  const { page, html, refetched } = await documentOf();
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = html;
  const mismatches: unknown[] = [];
  await act(
    async () => void hydrateRoot(root, page, { onRecoverableError: (error) => void mismatches.push(error) }),
  );
  expect(mismatches).toEqual([]);
  expect(refetched).toEqual([]);
  expect(screen.getByRole('button', { name: 'One more' })).toBeTruthy();
});
