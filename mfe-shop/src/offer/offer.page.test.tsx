import { join } from 'node:path';
import { LOCALES } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { failing, type PageOptions, readTexts } from '@stezhka/shell/testing';
import {
  addProduct,
  getDiaryOffer,
  getOrder,
  getProduct,
  type Offer,
  type Order,
  type OrderPageReply,
} from '@stezhka/shop-contract';
import { exampleOrder } from '@stezhka/shop-contract/examples';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.ts';
import { loadLazyParts } from '../testing/lazy-parts.ts';
import { renderPage } from '../testing/render-page.tsx';
import { Component } from './offer.page.tsx';
import { Component as Thanks } from './offer-thanks.page.tsx';

const texts = readTexts(join(import.meta.dirname, '../texts'), join(import.meta.dirname, '../order/texts'));
const { offer } = exampleOf(getDiaryOffer).reply;
const replyWith = (more: Partial<Offer>) => [[getDiaryOffer, { offer: { ...offer, ...more } }]] as const;
const show = (more: Partial<PageOptions> = {}) =>
  act(async () =>
    renderPage(Component, {
      texts,
      locale: 'en',
      path: '/offer',
      route: '/offer',
      ...more,
    }),
  );

beforeAll(async () => void (await loadLazyParts()));

const heads = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
const block = <T extends { kind: string }>(one: T) => one as unknown as Offer['blocks'][number];

test('the blocks stand in their own order', async () => {
  const quote = block({ kind: 'quote', ground: null, text: 'Повільно', source: '' });
  const faq = block({
    kind: 'faq',
    ground: null,
    title: 'Питання',
    questions: [{ question: 'Чому?', answer: 'Тому.' }],
  });
  const { unmount } = await show({
    replies: replyWith({ blocks: [offer.blocks[0]!, quote, faq, offer.blocks[1]!] }),
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('вісім');
  expect(heads()).toEqual(['Питання', 'Взяти із собою', 'More on this']);
  unmount();
  await show({ replies: replyWith({ blocks: [faq, offer.blocks[1]!].map(block) }) });
  expect(heads()[0]).toBe('Питання');
});

test('every Buy leads to #buy, with the price of the offer’s own product', async () => {
  await show();
  const [way] = screen.getAllByRole('link', { name: /690/ });
  expect(way!.getAttribute('href')).toMatch(/#buy$/);
  expect(document.getElementById('buy')).toBeTruthy();
});

test('the product goes into the cart from #buy', async () => {
  const { made } = await show();
  const box = within(document.getElementById('buy')!);
  await userEvent.click(box.getByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(made.map(({ op }) => op)).toEqual([addProduct]));
  expect(made[0]!.args).toMatchObject({ params: { id: offer.products[0]!.id }, query: { quantity: 1 } });
});

test('a sold out product says so, and its hero names no price', async () => {
  const [own] = offer.products;
  await show({ replies: replyWith({ products: [{ ...own!, stockStatus: 'not_in_stock' }] }) });
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  expect(screen.queryByRole('link', { name: /690/ })).toBeNull();
});

test('few pieces are told beside Buy, and no more can be asked for', async () => {
  await show({ replies: replyWith({ products: [{ ...offer.products[0]!, fewLeft: 2, sizes: [] }] }) });
  const box = within(document.getElementById('buy')!);
  expect(box.getByText('2 left')).toBeTruthy();
  await userEvent.click(box.getByRole('button', { name: 'One more' }));
  expect(box.getByRole<HTMLButtonElement>('button', { name: 'One more' }).disabled).toBe(true);
});

test('a product of several sizes is shown, priced and bought by the one that is chosen', async () => {
  const { product } = exampleOf(getProduct).reply;
  const own = { ...offer.products[0]!, sizes: product.sizes, priceFrom: 590 };
  const { made } = await show({ replies: replyWith({ products: [own] }) });
  expect(screen.getAllByRole('link', { name: /from 590\s₴/ })).not.toHaveLength(0);
  const box = within(document.getElementById('buy')!);
  await userEvent.click(box.getByRole('radio', { name: 'B6' }));
  expect(box.getByText(/590\s₴/)).toBeTruthy();
  await userEvent.click(box.getByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(made.map(({ op }) => op)).toEqual([addProduct]));
  expect(made[0]!.args).toMatchObject({ query: { size: 'B6' } });
});

test('beside Buy stands the book’s own picture, and the language of its text where it is another', async () => {
  const picture = {
    srcSet: [{ src: '/diary.png', webpSrc: '/diary.webp', width: 400 }],
    meta: { width: 400, height: 500 },
    alt: 'The marathon diary',
  };
  const own = { ...offer.products[0]!, imageData: picture };
  const { unmount } = await show({ replies: replyWith({ products: [own] }) });
  const box = () => within(document.getElementById('buy')!);
  expect(box().getByRole('img', { name: picture.alt })).toBeTruthy();
  expect(box().getByText('Printed in Ukrainian')).toBeTruthy();
  unmount();
  await show({ locale: 'uk' });
  expect(box().queryByText('Надруковано українською')).toBeNull();
});

test('an offer ends with its own last words, and with the other offers of its books', async () => {
  await show();
  expect(screen.getByText(/друкуємо в\sУкраїні/)).toBeTruthy();
  const others = within(screen.getByRole('navigation', { name: 'More on this' }));
  expect(others.getByRole('link').getAttribute('href')).toBe('/en/diary-offer/marafon');
});

test('a hero and a scene have a picture for each theme, or one for both', async () => {
  const picturesOf = async (more: object) => {
    const [hero, ...rest] = offer.blocks;
    const scene = { kind: 'scene', ground: null, title: 'Вікно', text: '', picture: '/day.webp', ...more };
    const blocks = [{ ...hero!, picture: '/day.webp', ...more }, scene, ...rest].map(block);
    const { container, unmount } = await show({ replies: replyWith({ blocks }) });
    const found = [...container.querySelectorAll('section')]
      .slice(0, 2)
      .map((section) => [...section.querySelectorAll('img')].map((image) => image.getAttribute('src')));
    unmount();
    return found;
  };
  const both = ['/day.webp', '/night.webp'];
  expect(await picturesOf({ darkPicture: '/night.webp' })).toEqual([both, both]);
  for (const none of [{}, { darkPicture: null }])
    expect(await picturesOf(none)).toEqual([['/day.webp'], ['/day.webp']]);
});

test('an offer without products still reads', async () => {
  await show({ replies: replyWith({ products: [] }) });
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
});

test('questions turn over, three at a time, and come round', async () => {
  const questions = block({
    kind: 'questions',
    ground: null,
    title: 'Питання дня',
    lead: '',
    questions: ['1', '2', '3', '4'],
  });
  await show({ replies: replyWith({ blocks: [questions], related: [] }) });
  const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(shown()).toEqual(['1', '2', '3']);
  await userEvent.click(screen.getByRole('button', { name: 'Show others' }));
  expect(shown()).toEqual(['4', '1', '2']);
});

test('a countdown counts what is left and goes when nothing is', async () => {
  const at = (endsAt: string) =>
    replyWith({ blocks: [block({ kind: 'countdown', ground: null, title: 'Наклад', text: '', endsAt })] });
  const { unmount } = await show({ replies: at(new Date(Date.now() + 49 * 3_600_000).toISOString()) });
  const [days] = screen.getAllByRole('definition');
  expect(days!.textContent).toBe('2');
  unmount();
  await show({ replies: at('2020-01-01T00:00:00.000Z') });
  expect(screen.queryByRole('heading', { name: 'Наклад' })).toBeNull();
});

test.each(LOCALES)('the page has all its words in %s', async (locale) => {
  await show({ locale });
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
});

const ordered = (order: Partial<Order> = {}, offer: OrderPageReply['offer'] = 'offer') =>
  [[getOrder, { order: { ...exampleOrder, ...order }, offer }]] as const;
const thank = (more: Partial<PageOptions> = {}) =>
  renderPage(Thanks, {
    texts,
    locale: 'ru',
    path: `/offer/thanks?order=${exampleOrder.token}`,
    route: '/:offer/thanks',
    replies: ordered(),
    ...more,
  });

describe('after the order', () => {
  test('the head of the page sells nothing any more, and the offer itself does', () => {
    const headerOf = (path: string) => remote.routes.find((route) => route.path === path)!.handle?.header;
    expect([headerOf('/offer'), headerOf('/:offer/thanks')]).toEqual(['mini', undefined]);
  });

  test('the offer thanks in its own words, with the number and where it goes, and leads back', () => {
    thank();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Дякуємо');
    expect(screen.getByText('Заказ № 10482')).toBeTruthy();
    expect(screen.getByText(/Полтава, Відділення № 4/)).toBeTruthy();
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways).toEqual([`/ru/order/${exampleOrder.token}`, '/ru/news', '/ru/offer']);
  });

  test('a pickup order names the workshop where it waits', () => {
    const delivery: Order['delivery'] = {
      method: 'pickup',
      label: 'Самовывоз',
      isPickup: true,
      city: '',
      place: 'Мастерская, Киев',
    };
    thank({ replies: ordered({ delivery }) });
    expect(screen.queryByText(/Дякуємо|збирається в дорогу/)).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/в\sмастерской/);
    expect(screen.getByText('Где забрать: Мастерская, Киев')).toBeTruthy();
  });

  test('a parcel that has arrived is not about to leave', () => {
    thank({ locale: 'en', replies: ordered({ state: 'delivered' }) });
    expect(screen.getByText(/Your parcel has arrived/)).toBeTruthy();
    expect(screen.queryByText(/збирається в дорогу/)).toBeNull();
  });

  test.each(['', '?order=short', `?order=${exampleOrder.token}`])(
    'without an order (%s) nobody is told that a diary is wrapped',
    (query) => {
      thank({ locale: 'en', path: `/offer/thanks${query}`, replies: [[getOrder, failing(404)]] });
      expect(screen.getByRole('heading', { level: 1, name: 'There is no such order here' })).toBeTruthy();
      expect(screen.queryByText(/збирається в дорогу/)).toBeNull();
      expect(screen.getByRole('link', { name: 'Back to the diary' }).getAttribute('href')).toBe('/en/offer');
    },
  );

  test.each([
    ['is another offer’s', ordered({}, 'offer-light')],
    ['is nobody’s offer', ordered({}, null)],
    ['waits for its money', ordered({ state: 'failed' })],
  ])('an order that %s has the other page of thanks', async (_, replies) => {
    const { address } = thank({ replies });
    await waitFor(() => expect(address()).toBe(`/cart/thanks?order=${exampleOrder.token}`));
    expect(screen.queryByText(/збирається в дорогу/)).toBeNull();
  });
});
