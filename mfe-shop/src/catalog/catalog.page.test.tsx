import { join } from 'node:path';
import { jest } from '@jest/globals';
import { type CallArgs, LOCALES } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { useLocation } from '@stezhka/router';
import { failing, type PageOptions, readTexts } from '@stezhka/shell/testing';
import {
  addKit,
  addProduct,
  CONSTRUCTED_SLUG,
  getBestsellers,
  getCart,
  getFilters,
  getKits,
  getProductCategory,
  getProducts,
} from '@stezhka/shop-contract';
import { exampleCard, exampleCart, exampleProduct } from '@stezhka/shop-contract/examples';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.ts';
import { cartOf } from '../testing/carts.ts';
import { loadLazyParts } from '../testing/lazy-parts.ts';
import { renderPage, withCart } from '../testing/render-page.tsx';
import { Component } from './catalog.page.tsx';

beforeAll(async () => void (await loadLazyParts()));
afterEach(() => jest.useRealTimers());

const texts = readTexts(join(import.meta.dirname, '../texts'));
const products = [
  exampleCard,
  { ...exampleCard, id: 'gone', slug: 'gone', title: 'Gone', stockStatus: 'not_in_stock' as const },
  {
    ...exampleCard,
    id: 'gift',
    slug: 'gift',
    title: 'Gift',
    priceData: { ...exampleCard.priceData, price: 0, oldPrice: null, discountPercent: null },
  },
];
const reply = (more = {}) => ({ ...exampleOf(getProducts).reply, products, ...more });

function Page() {
  const { pathname, search } = useLocation();
  return (
    <>
      <Component />
      <output>{pathname + search}</output>
    </>
  );
}
const show = (path: string, more: Partial<PageOptions> = {}) =>
  renderPage(Page, {
    texts,
    locale: 'en',
    path,
    route: path.startsWith('/catalog/') ? '/catalog/*' : '/catalog',
    replies: [[getProducts, reply()]],
    ...more,
  });
const address = () => document.querySelector('output')!.textContent;
const panel = async () => within(await screen.findByRole('region', { name: 'Filters' }));

test('a category: its name, its way, its products', () => {
  show('/catalog/shchodennyky/planery');
  expect(screen.getByRole('heading', { level: 1, name: 'Планери' })).toBeTruthy();
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
  expect(crumbs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/en',
    '/en/catalog',
    '/en/catalog/shchodennyky',
  ]);
  const cards = screen.getAllByRole('heading', { level: 2 }).map((title) => title.closest('a')!);
  expect(cards.map((card) => card.getAttribute('href'))).toEqual([
    '/en/product/shchodennyky/planery/marafony/diary',
    '/en/product/shchodennyky/planery/marafony/gone',
    '/en/product/shchodennyky/planery/marafony/gift',
  ]);
  expect(cards[0]!.textContent).toMatch(/−16%.*690\s₴/);
  expect(cards[1]!.textContent).toContain('Out of stock');
  expect(cards[2]!.textContent).toMatch(/Gift.*free/);
});

test('a product in the cart is marked, though the list’s reply does not say so', () => {
  show('/catalog/planery', { loaded: withCart() });
  expect(screen.getAllByText('In cart')).toHaveLength(1);
});

test('asks for what the address says', () => {
  const asked: CallArgs[] = [];
  const answer = (args: CallArgs) => {
    asked.push(args);
    return reply();
  };
  show('/catalog/planery?format=a5&sort=new&page=2', { replies: [[getProducts, answer]] });
  expect(asked[0]).toEqual({
    params: { category: 'planery' },
    query: { format: ['a5'], sort: 'new', page: '2', limit: 12 },
  });
});

// The test environment's FormData is Node's, which cannot read a form; React makes one that is never read.
beforeAll(() => void Object.assign(globalThis, { FormData: class {} }));

test('a kit of the category stands after the eighth product, while nothing narrows the list', async () => {
  const many = reply({
    products: Array.from({ length: 10 }, (_, i) => ({ ...exampleCard, id: `p${i}`, title: `Product ${i}` })),
  });
  const titles = async () =>
    (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
  const first = await act(async () => show('/catalog', { replies: [[getProducts, many]] }));
  const kit = exampleOf(getKits).reply.kits[0]!;
  expect((await titles()).slice(7, 10)).toEqual(['Product 7', kit.title, 'Product 8']);
  await userEvent.click(screen.getByRole('button', { name: 'Take the set' }));
  expect(first.made).toEqual([{ op: addKit, args: { params: { id: kit.id }, query: {} } }]);
  first.unmount();
  const narrowed = await act(async () => show('/catalog?format=a5', { replies: [[getProducts, many]] }));
  expect(await titles()).not.toContain(kit.title);
  narrowed.unmount();
  await act(async () =>
    show('/catalog', {
      replies: [
        [getProducts, many],
        [getKits, failing(503)],
      ],
    }),
  );
  expect((await titles()).slice(0, 10)).toEqual(many.products.map(({ title }) => title));
});

test('whoever comes by a campaign’s link finds kits and bestsellers as everybody does', async () => {
  const listed = Array.from({ length: 9 }, (_, i) => ({
    ...exampleCard,
    id: `p${i}`,
    title: `Product ${i}`,
  }));
  const loved = Array.from({ length: 4 }, (_, i) => ({ ...exampleCard, id: `b${i}`, title: `Loved ${i}` }));
  const kit = exampleOf(getKits).reply.kits[0]!;
  const open = async (path: string, products = loved) => {
    const replies: PageOptions['replies'] = [
      [getProducts, reply({ products: listed })],
      [getBestsellers, { products }],
    ];
    const { unmount } = await act(async () => show(path, { replies }));
    const shelf = screen.queryByRole('region', { name: 'Chosen most often' });
    const seen = { kit: !!screen.queryByText(kit.title), loved: !!shelf };
    unmount();
    return seen;
  };
  expect(await open('/catalog?utm_source=mail&utm_campaign=autumn&gclid=1')).toEqual({
    kit: true,
    loved: true,
  });
  expect(await open('/catalog?format=a5')).toEqual({ kit: false, loved: false });
  // A row that is not full is not shown.
  expect(await open('/catalog', loved.slice(1))).toEqual({ kit: true, loved: false });
});

test('choices go into the address together, keeping the order', async () => {
  const sorted = [[getProducts, reply({ sortType: 'new' })]] as PageOptions['replies'];
  show('/catalog?sort=new', { replies: sorted });
  await userEvent.click((await panel()).getByRole('checkbox', { name: /A5/ }));
  await userEvent.click((await panel()).getByRole('checkbox', { name: 'Пудрова троянда' }));
  await userEvent.type((await panel()).getByRole('textbox', { name: 'Price from' }), '3x50');
  expect(address()).toBe('/catalog?sort=new');
  await userEvent.click((await panel()).getByRole('button', { name: 'Show 18' }));
  expect(address()).toBe('/catalog?format=a5&cover=rose&price_from=350&sort=new');
});

test('an applied choice is a chip that takes it away', async () => {
  show('/catalog?format=a5&in_stock=true');
  await userEvent.click(await screen.findByRole('button', { name: /Remove filter: A5/ }));
  expect(address()).toBe('/catalog?in_stock=true');
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: In stock only' }));
  expect(address()).toBe('/catalog');
});

test('another order starts at the first page', async () => {
  show('/catalog?format=a5&page=2');
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Sort by' }),
    'Lower price first',
  );
  expect(address()).toBe('/catalog?format=a5&sort=price_asc');
});

test('pages keep filters and order', () => {
  const pagination = { page: 2, pages: 3, limit: 12, total: 30 };
  show('/catalog?format=a5&page=2', { replies: [[getProducts, reply({ pagination })]] });
  expect(screen.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe(
    '/en/catalog?format=a5',
  );
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe(
    '/en/catalog?format=a5&page=3',
  );
});

test('an empty list offers to clear the filters; a failed one offers to try again', async () => {
  const empty = await act(async () =>
    show('/catalog?format=a5', { replies: [[getProducts, reply({ products: [] })]] }),
  );
  expect(screen.getByRole('link', { name: 'Clear' }).getAttribute('href')).toBe('/en/catalog');
  empty.unmount();
  await act(async () => show('/catalog', { replies: [[getProducts, failing(503)]] }));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('a list that nobody brings leaves head, sections, filters and what was chosen', async () => {
  // By itself it would be asked for again after a while.
  jest.useFakeTimers();
  const { refetched } = await act(async () =>
    show('/catalog/planery?format=a5', { replies: [[getProducts, failing(503)]] }),
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Планери' })).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Breadcrumbs' })).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Shop sections' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /Remove filter: A5/ })).toBeTruthy();
  expect((await panel()).getByRole('checkbox', { name: /A5/ })).toBeTruthy();
  expect(screen.getByText('We couldn’t open the shop')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetched).toEqual([getProducts.name]);
});

test('the filters stay when neither list nor counts load', async () => {
  const away =
    (reply: unknown) =>
    ({ query }: CallArgs) =>
      query && 'format' in query ? failing(503) : reply;
  show('/catalog', {
    replies: [
      [getProducts, away(reply())],
      [getFilters, away(exampleOf(getFilters).reply)],
    ],
  });
  await userEvent.click((await panel()).getByRole('checkbox', { name: /A5/ }));
  await userEvent.click((await panel()).getByRole('button', { name: /^Show/ }));
  expect(address()).toBe('/catalog?format=a5');
  expect(await screen.findByText('We couldn’t open the shop')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Remove filter: A5/ }));
  expect(address()).toBe('/catalog');
  await waitFor(() => expect(screen.queryByText('We couldn’t open the shop')).toBeNull());
});

test('a failed list and failed filters are fetched again automatically', async () => {
  jest.useFakeTimers();
  const { refetched } = await act(async () =>
    show('/catalog', {
      replies: [
        [getProducts, failing(503)],
        [getFilters, failing(503)],
      ],
    }),
  );
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(refetched.toSorted()).toEqual([getFilters.name, getProducts.name].toSorted());
});

test('the list fails its area alone, and an address that is wrong the whole page', async () => {
  const called: string[] = [];
  const ask = (kind: string) => async (op: { name: string }) => void called.push(`${kind} ${op.name}`);
  const call = Object.assign(ask('page'), { optional: ask('optional'), area: ask('area') });
  const route = remote.routes.find(({ id }) => id === 'catalog-slug')!;
  const query = new URLSearchParams('format=a5');
  await route.load!({ call: call as never, query, params: { '*': 'planery' }, locale: 'en' });
  expect(called).toEqual(
    expect.arrayContaining([
      `area ${getProducts.name}`,
      `area ${getFilters.name}`,
      `page ${getProductCategory.name}`,
    ]),
  );
});

test('an upside-down price is turned before it goes into the address', async () => {
  show('/catalog');
  await userEvent.type((await panel()).getByRole('textbox', { name: 'Price from' }), '900');
  await userEvent.type((await panel()).getByRole('textbox', { name: 'Price to' }), '300');
  await userEvent.click((await panel()).getByRole('button', { name: /^Show/ }));
  expect(address()).toBe('/catalog?price_from=300&price_to=900');
});

test.each([
  ['price_from=1100', /from 1\s100\s₴/],
  ['price_to=1100.5', /up to 1\s100\.50\s₴/],
  ['price_from=100&price_to=1100', /100\s₴–1\s100\s₴/],
])('a chip says its sum as prices are written: %s', async (query, words) => {
  show(`/catalog?${query}`);
  expect(await screen.findByRole('button', { name: words })).toBeTruthy();
});

test('a chip that is taken away leaves the focus at the bar', async () => {
  show('/catalog?format=a5');
  await userEvent.click(await screen.findByRole('button', { name: /Remove filter: A5/ }));
  expect(address()).toBe('/catalog');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Filters and order' })),
  );
});

test.each(LOCALES)('all words are there in %s', (locale) => {
  show('/catalog?price_from=100&price_to=900&in_stock=true', {
    locale,
    loaded: withCart(cartOf({ products: exampleCart.products })),
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts[locale]['shop.catalog.title']);
});

test('a card names the cheapest size where sizes differ in price', () => {
  show('/catalog', {
    replies: [[getProducts, reply({ products: [{ ...exampleCard, priceFrom: 560 }] })]],
  });
  const card = screen.getByRole('heading', { level: 2 }).closest('a')!;
  expect(card.textContent).toMatch(/from\s560\s₴/);
  // The reduced price is that of another size.
  expect(card.textContent).not.toMatch(/690|−16%/);
});

test('the panel of filters is folded until it is asked for, so that products come first', async () => {
  show('/catalog');
  const region = await screen.findByRole('region', { name: 'Filters' });
  const [button] = screen.getAllByRole('button', { name: 'Filters', expanded: false });
  expect(region.className).toContain('folded');
  await userEvent.click(button!);
  expect(region.className).not.toContain('folded');
  expect(button!.getAttribute('aria-expanded')).toBe('true');
});

const toCart = (title: string) => screen.findByRole('button', { name: `Add to cart: ${title}` });
const [a5, b6] = exampleProduct.sizes;

test('a card puts its product into the cart, and is the way there then; what is out has no such button', async () => {
  const { made, emitted, arrive } = show('/catalog');
  await userEvent.click(await toCart('Gift'));
  expect(made).toEqual([{ op: addProduct, args: { params: { id: 'gift' }, query: { quantity: 1 } } }]);
  await waitFor(() => expect(emitted).toContainEqual(['shell:open-cart', {}]));
  expect(screen.queryByRole('button', { name: /Add to cart: Gone/ })).toBeNull();
  const [line] = exampleCart.products;
  await arrive(getCart, { cart: cartOf({ products: [{ ...line!, productId: 'gift', size: null }] }) });
  const link = screen.getByRole('link', { name: 'In cart: Gift' });
  expect(link.getAttribute('href')).toBe('/en/cart');
  expect(document.activeElement).toBe(link);
});

test('a card in several sizes asks for one first, and says how few of it are left', async () => {
  const sized = {
    ...exampleCard,
    title: 'Sized',
    sizes: [{ ...a5!, stockStatus: 'not_in_stock' as const }, b6!],
  };
  const { made, arrive } = show('/catalog', { replies: [[getProducts, reply({ products: [sized] })]] });
  await userEvent.click(await toCart('Sized'));
  const window = within(await screen.findByRole('dialog', { name: 'Sized' }));
  expect(window.getByRole<HTMLInputElement>('radio', { name: 'B6' }).checked).toBe(true);
  expect(window.getByText(/590\s₴/)).toBeTruthy();
  expect(window.getByText('3 left')).toBeTruthy();
  await userEvent.click(window.getByRole('radio', { name: /A5/ }));
  expect(window.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  await userEvent.click(window.getByRole('radio', { name: 'B6' }));
  await userEvent.click(window.getByRole('button', { name: 'Add to cart' }));
  expect(made).toEqual([
    { op: addProduct, args: { params: { id: exampleCard.id }, query: { quantity: 1, size: 'B6' } } },
  ]);
  const [line] = exampleCart.products;
  await arrive(getCart, {
    cart: cartOf({ products: [{ ...line!, productId: exampleCard.id, size: 'B6' }] }),
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a refused size leaves its window open, also when the cart gets it elsewhere later', async () => {
  const sized = { ...exampleCard, title: 'Sized', sizes: [a5!, b6!] };
  const { arrive } = show('/catalog', {
    replies: [
      [getProducts, reply({ products: [sized] })],
      [addProduct, failing(409, 'not_enough_stock')],
    ],
  });
  await userEvent.click(await toCart('Sized'));
  const window = within(await screen.findByRole('dialog', { name: 'Sized' }));
  await userEvent.click(window.getByRole('button', { name: 'Add to cart' }));
  const [line] = exampleCart.products;
  await arrive(getCart, {
    cart: cartOf({ products: [{ ...line!, productId: exampleCard.id, size: 'A5' }] }),
  });
  expect(await window.findByRole('link', { name: 'In cart' })).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Sized' })).toBeTruthy();
});

test('the card of a diary of one’s own leads to putting it together', async () => {
  const own = { ...exampleCard, slug: CONSTRUCTED_SLUG, title: 'Own' };
  show('/catalog', { replies: [[getProducts, reply({ products: [own] })]] });
  const link = await screen.findByRole('link', { name: 'Put yours together: Own' });
  expect(link.getAttribute('href')).toBe('/en/constructor');
  expect(screen.queryByRole('button', { name: /Add to cart/ })).toBeNull();
});

test('a card tells how few are left', () => {
  show('/catalog', { replies: [[getProducts, reply({ products: [{ ...exampleCard, fewLeft: 3 }] })]] });
  expect(screen.getByRole('heading', { level: 2 }).closest('a')!.textContent).toMatch(/3 left$/);
});

test('the ends of the price slide without typing, and an end at its bound narrows nothing', async () => {
  show('/catalog?price_to=900');
  const { min, max } = exampleOf(getFilters).reply.filter.price;
  const slider = async (name: string) => (await panel()).getByRole<HTMLInputElement>('slider', { name });
  const [from, to] = [await slider('Price from'), await slider('Price to')];
  expect([from.value, to.value, from.getAttribute('aria-valuetext')]).toEqual([
    from.min,
    '900',
    expect.stringMatching(/^\d+\s₴$/),
  ]);
  expect(Number(from.min)).toBeLessThanOrEqual(min);
  expect(Number(to.max)).toBeGreaterThanOrEqual(max);
  fireEvent.change(from, { target: { value: '400' } });
  expect((await panel()).getByRole<HTMLInputElement>('textbox', { name: 'Price from' }).value).toBe('400');
  fireEvent.change(to, { target: { value: to.max } });
  await userEvent.click((await panel()).getByRole('button', { name: /^Show/ }));
  expect(address()).toBe('/catalog?price_from=400');
});
