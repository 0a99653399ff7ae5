import { join } from 'node:path';
import { LOCALES } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { failing, type PageOptions, readTexts } from '@stezhka/shell/testing';
import {
  addKit,
  addProduct,
  addView,
  addWish,
  CONSTRUCTED_SLUG,
  getCart,
  getProduct,
  getProductCards,
  getReviewForm,
  getReviews,
  getWishlist,
  type KitOffer,
  setProductQuantity,
} from '@stezhka/shop-contract';
import { exampleCard, exampleCart, exampleProduct } from '@stezhka/shop-contract/examples';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartOf, exampleKitLine } from '../testing/carts.ts';
import { loadLazyParts } from '../testing/lazy-parts.ts';
import { renderPage, withCart } from '../testing/render-page.tsx';
import { Component } from './product.page.tsx';

const texts = readTexts(join(import.meta.dirname, '../texts'));
const show = (more: Partial<PageOptions> = {}) =>
  renderPage(Component, {
    texts,
    locale: 'en',
    path: '/product/shchodennyky/planery/marafony/diary',
    route: '/product/*',
    ...more,
  });
/** With what comes later. */
const showAll = (more: Partial<PageOptions> = {}) => act(async () => show(more));
const buyBox = () => within(document.getElementById('buy')!);
const madeBut = (made: { op: unknown }[]) => made.filter(({ op }) => op !== addView);
/** Tells the observers of an element, by its id, whether it is on screen. */
function watchIntersections() {
  const watchers: { element: Element; tell: (entries: { isIntersecting: boolean }[]) => void }[] = [];
  const real = globalThis.IntersectionObserver;
  globalThis.IntersectionObserver = class {
    readonly #tell: (typeof watchers)[number]['tell'];
    constructor(tell: (typeof watchers)[number]['tell']) {
      this.#tell = tell;
    }
    observe(element: Element) {
      watchers.push({ element, tell: this.#tell });
    }
    disconnect() {}
  } as never;
  restore = () => {
    globalThis.IntersectionObserver = real;
  };
  return (id: string, isIntersecting: boolean) => {
    for (const { element, tell } of watchers) if (element.id === id) tell([{ isIntersecting }]);
  };
}
let restore = () => {};
afterEach(() => restore());
const replyWith = (product: Partial<typeof exampleProduct>) => ({
  ...exampleOf(getProduct).reply,
  product: { ...exampleProduct, ...product },
});

beforeAll(async () => void (await loadLazyParts()));

test('name, price, tabs and what stands beside it', async () => {
  await showAll();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('28');
  expect(buyBox().getByText(/690/)).toBeTruthy();
  const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent);
  expect(tabs).toEqual(['Description', 'Attributes', 'Size table', 'Certificate']);
  await userEvent.click(screen.getByRole('tab', { name: 'Size table' }));
  expect(within(screen.getByRole('table')).getByRole('row', { name: 'A5 148 210 18 410' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Next on the shelf' })).toBeTruthy();
});

test('the chosen size has its own price and goes into the cart with the quantity', async () => {
  const { made, emitted } = show();
  await userEvent.click(buyBox().getByRole('radio', { name: 'B6' }));
  expect(buyBox().getByText(/590/)).toBeTruthy();
  await userEvent.click(buyBox().getByRole('button', { name: 'One more' }));
  await userEvent.click(buyBox().getByRole('button', { name: 'Add to cart' }));
  expect(madeBut(made)).toEqual([
    { op: addProduct, args: { params: { id: exampleProduct.id }, query: { quantity: 2, size: 'B6' } } },
  ]);
  await waitFor(() => expect(emitted).toContainEqual(['shell:open-cart', {}]));
  expect(emitted.map(([name]) => name)).toEqual(['shop:cart-adding', 'shop:cart-changed', 'shell:open-cart']);
});

test('a card’s window of sizes leaves the page’s own choice alone', async () => {
  const before = '6560b0d1a2c4e8f000000077';
  localStorage.setItem('shop.viewed', JSON.stringify([before]));
  const card = { ...exampleCard, id: before, title: 'Sized', sizes: exampleProduct.sizes };
  await showAll({ replies: [[getProductCards, { products: [card] }]] });
  await userEvent.click(buyBox().getByRole('radio', { name: 'B6' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Add to cart: Sized' }));
  localStorage.clear();
  const window = within(await screen.findByRole('dialog', { name: 'Sized' }));
  const { name } = window.getByRole<HTMLInputElement>('radio', { name: 'A5' });
  expect(name).not.toBe(buyBox().getByRole<HTMLInputElement>('radio', { name: 'B6', hidden: true }).name);
  await userEvent.click(window.getByRole('radio', { name: 'B6' }));
  expect(buyBox().getByRole<HTMLInputElement>('radio', { name: 'B6', hidden: true }).checked).toBe(true);
});

test('the button that becomes the way to the cart hands it the focus', async () => {
  const { arrive } = await showAll();
  await userEvent.click(buyBox().getByRole('button', { name: 'Add to cart' }));
  await arrive(getCart, { cart: exampleCart });
  expect(document.activeElement).toBe(buyBox().getByRole('link', { name: 'In cart' }));
});

test('and leaves it where it is when somebody else put it there', async () => {
  const { arrive } = await showAll();
  await arrive(getCart, { cart: exampleCart });
  expect(document.activeElement).toBe(document.body);
});

test('a kit that is taken hands the focus to the way to the cart', async () => {
  const { arrive } = await showAll({ replies: [[getProduct, { ...replyWith({}), kits: [kit] }]] });
  await userEvent.click(screen.getByRole('button', { name: 'Take the set' }));
  const line = { ...exampleKitLine, kitId: kit.id };
  await arrive(getCart, { cart: cartOf({ products: [], kits: [line] }) });
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'In cart' }));
});

test('while the way to buy is on screen nothing floats over it', async () => {
  const seen = watchIntersections();
  const { unmount } = await showAll();
  act(() => seen('buy', true));
  expect(document.documentElement.dataset.buying).toBe('');
  act(() => seen('buy', false));
  expect(document.documentElement.dataset.buying).toBeUndefined();
  act(() => seen('buy', true));
  unmount();
  expect(document.documentElement.dataset.buying).toBeUndefined();
});

test('a product in the cart says so, and the counter changes its line', async () => {
  const { made } = show({ loaded: withCart() });
  expect(buyBox().getByRole('link', { name: 'In cart' }).getAttribute('href')).toBe('/en/cart');
  await userEvent.click(buyBox().getByRole('button', { name: 'One more' }));
  expect(buyBox().getByRole<HTMLInputElement>('textbox').value).toBe('2');
  await waitFor(() => expect(madeBut(made).map(({ op }) => op)).toEqual([setProductQuantity]));
  await userEvent.click(buyBox().getByRole('radio', { name: 'B6' }));
  expect(buyBox().getByRole('button', { name: 'Add to cart' })).toBeTruthy();
});

test('a diary of one’s own is put together first, whichever button one takes', async () => {
  const { made } = await showAll({
    loaded: withCart(cartOf({ products: [{ ...exampleCart.products[0]!, productId: exampleProduct.id }] })),
    replies: [[getProduct, replyWith({ slug: CONSTRUCTED_SLUG, sizes: [] })]],
  });
  await buyBox().findByText(/can’t be returned/);
  const ways = [...document.querySelectorAll('a')].filter(({ href }) => href.endsWith('/en/constructor'));
  expect(ways.map(({ textContent }) => textContent)).toEqual(['Put yours together', 'Put yours together']);
  expect(screen.queryByRole('button', { name: /Add to cart|Buy|One more/ })).toBeNull();
  expect(buyBox().queryByText(/14 days/)).toBeNull();
  expect(madeBut(made)).toEqual([]);
});

test.each([
  ['uk', /безкоштовно від 1\s000\s₴$/],
  ['ru', /бесплатно от 1\s000\s₴$/],
  ['en', /free from 1\s000\s₴$/],
] as const)('in %s it says from what delivery is free as the checkout does', async (locale, words) => {
  await showAll({ locale });
  expect(buyBox().getByText(words)).toBeTruthy();
});

test('a product out of stock cannot be bought', async () => {
  await showAll({ replies: [[getProduct, replyWith({ stockStatus: 'not_in_stock', sizes: [] })]] });
  expect(screen.queryByRole('button', { name: /^(Add to cart|Buy)$/ })).toBeNull();
  expect(await buyBox().findByText('Out of stock')).toBeTruthy();
});

test('the gallery shows the picture that is chosen', async () => {
  const gallery = ['/one.webp', '/two.webp'];
  show({ replies: [[getProduct, replyWith({ gallery })]] });
  await userEvent.click(screen.getByRole('button', { name: 'Show picture 2 of 2' }));
  expect(document.querySelector('img')!.getAttribute('src')).toBe('/two.webp');
});

test('a size shows its own picture, another one the product’s', async () => {
  const [a5, b6] = exampleProduct.sizes;
  const gallery = ['/main.webp', '/spread.webp', '/small.webp'];
  const sizes = [a5!, { ...b6!, imageData: '/small.webp' }];
  const shown = () => document.querySelector('img')!.getAttribute('src');
  show({
    replies: [
      [getProduct, replyWith({ gallery, sizes: [{ ...a5!, stockStatus: 'not_in_stock' }, sizes[1]!] })],
    ],
  });
  // The first size is gone: the page opens with the second, and its picture.
  expect(shown()).toBe('/small.webp');
  await userEvent.click(buyBox().getByRole('radio', { name: /A5/ }));
  expect(shown()).toBe('/main.webp');
  await userEvent.click(screen.getByRole('button', { name: 'Show picture 2 of 3' }));
  expect(shown()).toBe('/spread.webp');
  await userEvent.click(buyBox().getByRole('radio', { name: 'B6' }));
  expect(shown()).toBe('/small.webp');
});

test('few pieces of the chosen size are told, and no more can be asked for', async () => {
  await showAll();
  expect(buyBox().getByText('In stock')).toBeTruthy();
  await userEvent.click(buyBox().getByRole('radio', { name: 'B6' }));
  expect(buyBox().getByText('In stock, 3 left')).toBeTruthy();
  const more = buyBox().getByRole<HTMLButtonElement>('button', { name: 'One more' });
  await userEvent.click(more);
  await userEvent.click(more);
  expect([buyBox().getByRole<HTMLInputElement>('textbox').value, more.disabled]).toEqual(['3', true]);
});

test('pages in another language say beside the button that a book is in Ukrainian', async () => {
  const words = (locale: 'uk' | 'ru' | 'en') => texts[locale]['shop.product.printedInUkrainian']!;
  for (const [locale, language, said] of [
    ['en', 'uk', true],
    ['ru', 'uk', true],
    ['uk', 'uk', false],
    ['en', 'none', false],
  ] as const) {
    const { unmount } = await showAll({ locale, replies: [[getProduct, replyWith({ language })]] });
    expect([locale, language, !!buyBox().queryByText(words(locale))]).toEqual([locale, language, said]);
    unmount();
  }
});

test('the rating leads to the reviews', () => {
  show();
  expect(buyBox().getByRole('link', { name: '3 reviews' }).getAttribute('href')).toBe('#reviews');
});

test('a size without pieces cannot be bought, but waited for', async () => {
  const [a5, b6] = exampleProduct.sizes;
  const sizes = [a5!, { ...b6!, stockStatus: 'not_in_stock' as const }];
  await showAll({ replies: [[getProduct, replyWith({ sizes })]] });
  expect(buyBox().getByText('In stock')).toBeTruthy();
  await userEvent.click(buyBox().getByRole('radio', { name: /B6.*Out of stock/ }));
  expect(buyBox().queryByRole('button', { name: 'Add to cart' })).toBeNull();
  await userEvent.click(await buyBox().findByRole('button', { name: 'Tell me when it’s back' }));
  const form = within(await screen.findByRole('dialog'));
  expect(await form.findByRole('textbox', { name: /пошта/ })).toBeTruthy();
});

test('a product whose first size is gone opens with one that is there', () => {
  const [a5, b6] = exampleProduct.sizes;
  show({ replies: [[getProduct, replyWith({ sizes: [{ ...a5!, stockStatus: 'not_in_stock' }, b6!] })]] });
  expect(buyBox().getByRole<HTMLInputElement>('radio', { name: 'B6' }).checked).toBe(true);
  expect(buyBox().getByText(/590/)).toBeTruthy();
});

const kit: KitOffer = {
  id: 'kit',
  slug: 'evening',
  title: 'Evening set',
  description: 'A diary and a deck.',
  imageData: null,
  mainProduct: exampleCard,
  extraProducts: [{ ...exampleCard, id: 'deck', title: 'Deck' }],
  priceData: { price: 1990, oldPrice: 2240, currency: 'UAH', discountPercent: 11 },
  fewLeft: 2,
};

test('kits say what they save', async () => {
  const { made, emitted } = await showAll({ replies: [[getProduct, { ...replyWith({}), kits: [kit] }]] });
  const offer = within(await screen.findByRole('region', { name: 'Sets with this item' }));
  expect(offer.getByRole('heading', { name: 'Evening set' })).toBeTruthy();
  expect(offer.getByText(/Save 250\s₴ as a set/)).toBeTruthy();
  expect(offer.getByText('2 left')).toBeTruthy();
  await userEvent.click(offer.getByRole('button', { name: 'Take the set' }));
  expect(madeBut(made)).toEqual([{ op: addKit, args: { params: { id: 'kit' }, query: {} } }]);
  expect(emitted).toContainEqual(['shell:open-cart', {}]);
});

test('reviews with what they come to; a translation that is not there says its language', async () => {
  await showAll();
  const reviews = within(await screen.findByRole('region', { name: 'Reviews' }));
  expect(reviews.getByText('4.7')).toBeTruthy();
  expect(reviews.getByText(/Двадцять вісім днів/).getAttribute('lang')).toBe('uk');
  expect(reviews.getAllByText('Bought here')).toHaveLength(1);
});

test('the newest five reviews come with the page, older ones by thirty, down to the first', async () => {
  const [one] = exampleOf(getReviews).reply.reviews;
  const all = Array.from({ length: 64 }, (_, n) => ({ ...one!, id: `r${n}`, name: `Reader ${n + 1}` }));
  const reply = ({ query: { page = 1, limit = 5 } }: { query: { page?: number; limit?: number } }) => ({
    reviews: all.slice((page - 1) * limit, page * limit),
    rating: { ...exampleProduct.rating, count: 64 },
    pagination: { page, limit, pages: Math.ceil(64 / limit), total: 64 },
  });
  await showAll({ replies: [[getReviews, reply as never]] });
  const reviews = within(await screen.findByRole('region', { name: 'Reviews' }));
  const names = () => reviews.getAllByText(/^Reader \d+$/).map(({ textContent }) => textContent);
  const more = () => reviews.queryByRole('button', { name: 'Show more' });
  expect(names()).toHaveLength(5);
  for (const [count, next] of [
    [30, 6],
    [60, 31],
    [64, 61],
  ] as const) {
    await userEvent.click(more()!);
    await waitFor(() => expect(names()).toHaveLength(count));
    expect(document.activeElement?.textContent).toContain(`Reader ${next}`);
  }
  expect(names()).toEqual(all.map(({ name }) => name));
  expect(more()).toBeNull();
});

test('a guest who wants to write is shown the way in', async () => {
  await showAll({ replies: [[getReviewForm, failing(401, 'login_required')]] });
  await userEvent.click(await screen.findByRole('button', { name: 'Write a review' }));
  const login = await screen.findByRole('link', { name: 'Log in' });
  expect(login.getAttribute('href')).toBe(
    '/en/login?next=%2Fproduct%2Fshchodennyky%2Fplanery%2Fmarafony%2Fdiary',
  );
});

test('the form of a review begins with no rating, not with the first of the list', async () => {
  await showAll();
  await userEvent.click(await screen.findByRole('button', { name: 'Write a review' }));
  const rating = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Оцінка/ });
  expect([...rating.options].map(({ value }) => value)).toEqual(['', '5', '4']);
  expect(rating.value).toBe('');
});

test('a product nobody has spoken of asks for the first review', async () => {
  const none = {
    ...exampleOf(getReviews).reply,
    reviews: [],
    rating: { ...exampleProduct.rating, count: 0 },
  };
  await showAll({ replies: [[getReviews, none]] });
  expect(await screen.findByText(/Yours would be the first/)).toBeTruthy();
});

test('the heart is pressed at once and told to the server', async () => {
  const { made } = show({ replies: [[getWishlist, { wishlist: [] }]] });
  const heart = await buyBox().findByRole('button', { name: /^Wishlist:/ });
  expect(heart.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(heart);
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  expect(madeBut(made)).toEqual([{ op: addWish, args: { params: { id: exampleProduct.id } } }]);
});

test('the address is handed on, or copied where nothing can take it', async () => {
  const { said } = await showAll();
  const share = await buyBox().findByRole('button', { name: 'Share' });
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
  fireEvent.click(share);
  await waitFor(() => expect(said).toEqual(['Link copied']));
  expect(copied).toHaveLength(1);
  const shared: unknown[] = [];
  Object.assign(navigator, { share: async (what: unknown) => void shared.push(what) });
  fireEvent.click(share);
  await waitFor(() => expect(shared).toEqual([{ title: exampleProduct.title, url: copied[0] }]));
  Reflect.deleteProperty(navigator, 'share');
});

test('a picture is looked at closely, larger step by step', async () => {
  await showAll({ replies: [[getProduct, replyWith({ gallery: ['/one.webp'] })]] });
  await userEvent.click(await screen.findByRole('button', { name: 'Look closer' }));
  const viewer = within(await screen.findByRole('dialog', { name: 'Up close' }));
  const scale = () =>
    viewer
      .getByRole('region', { name: 'Up close' })
      .querySelector('[data-scale]')!
      .getAttribute('data-scale');
  expect(scale()).toBe('1');
  await userEvent.click(viewer.getByRole('button', { name: 'Larger' }));
  expect(scale()).toBe('1.75');
  await userEvent.click(viewer.getByRole('button', { name: 'Smaller' }));
  await userEvent.click(viewer.getByRole('button', { name: 'Smaller' }));
  expect(scale()).toBe('1');
});

test('the picture up close lies over the file that the page shows already', async () => {
  const source = (width: number | 'default') => ({ src: `/${width}.jpeg`, webpSrc: `/${width}.webp`, width });
  const picture = {
    srcSet: [400, 1600, 'default' as const].map(source),
    meta: { width: 1600, height: 1600 },
  };
  await showAll({ replies: [[getProduct, replyWith({ gallery: [picture] })]] });
  const sizesOf = (parent: Element) => [...parent.querySelectorAll('source')].map(({ sizes }) => sizes);
  const stage = sizesOf(document.body)[0];
  await userEvent.click(await screen.findByRole('button', { name: 'Look closer' }));
  const viewer = await screen.findByRole('dialog', { name: 'Up close' });
  expect(sizesOf(viewer)).toEqual([stage, '100vw']);
});

test('a view is told once, and what was looked at before is shown', async () => {
  const before = 'a'.repeat(24);
  localStorage.setItem('shop.viewed', JSON.stringify([exampleProduct.id, before, 'rubbish']));
  const asked: unknown[] = [];
  const cards = (args: unknown) => {
    asked.push(args);
    return { products: [{ ...exampleCard, id: before, title: 'Seen before' }] };
  };
  const { made } = await showAll({ replies: [[getProductCards, cards]] });
  expect(await screen.findByRole('heading', { name: 'Seen before' })).toBeTruthy();
  expect(asked[0]).toEqual({ query: { id: [before] } });
  expect(made).toEqual([{ op: addView, args: { params: { id: exampleProduct.id } } }]);
  expect(JSON.parse(localStorage.getItem('shop.viewed')!)).toEqual([exampleProduct.id, before]);
  localStorage.clear();
});

test.each(LOCALES)('all words are there in %s', async (locale) => {
  (await showAll({ locale, loaded: withCart() })).unmount();
  await showAll({
    locale,
    replies: [
      [
        getProduct,
        { ...replyWith({ stockStatus: 'not_in_stock', gallery: ['/a', '/b'], sizes: [] }), kits: [kit] },
      ],
    ],
  });
  expect(await screen.findByRole('tablist', { name: texts[locale]['shop.tabs.label'] })).toBeTruthy();
});
