import { join } from 'node:path';
import { jest } from '@jest/globals';
import { getCategories, getSearch, type SearchReply } from '@stezhka/content-contract';
import { type CallArgs, LOCALES, localePath } from '@stezhka/kit-contract';
import { failing, type PageOptions, readTexts, renderPage, settle } from '@stezhka/shell/testing';
import { type ProductCard, type ProductSearchReply, searchProducts } from '@stezhka/shop-contract';
import { exampleCard } from '@stezhka/shop-contract/examples';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import '@stezhka/shared-ui/modal-window';
import { drawing } from '../testing/pictures.ts';
import { Component } from './search.slot.tsx';

const texts = readTexts(join(import.meta.dirname, '../texts'));
const hit = (slug: string, title = slug) => ({ slug, title, imageData: drawing(slug) });
const postHit = (slug: string, title: string, hasVideo = false) => ({ ...hit(slug, title), hasVideo });
const found: SearchReply = {
  posts: [postHit('rest', 'An evening’s rest'), postHit('walk', 'A walk')],
  events: [],
  categories: [hit('calm', 'Calm')],
  corrected: null,
  highlights: [],
  suggestions: [],
};
const nothing: SearchReply = { ...found, posts: [], categories: [] };
const noProducts: ProductSearchReply = { products: [], corrected: null, highlights: [] };

let asked: string[];
let literal: unknown[];
let closed: number;
beforeEach(() => {
  jest.useFakeTimers();
  [asked, literal, closed] = [[], [], 0];
});
afterEach(() => void jest.useRealTimers());

const answer =
  (reply: unknown = found) =>
  ({ query }: CallArgs) => {
    asked.push((query as { search: string }).search);
    literal.push((query as { literal?: boolean }).literal);
    return reply;
  };
async function show(more: Partial<PageOptions> = {}) {
  const onClose = () => void closed++;
  const page = renderPage(<Component onClose={onClose} />, {
    texts,
    locale: 'en',
    ...more,
    replies: [
      ...(more.replies ?? []),
      [searchProducts, noProducts],
      [getSearch, answer()],
      [getCategories, { categories: [] }],
    ],
  });
  await act(async () => {});
  return page;
}
const line = () => screen.getByRole<HTMLInputElement>('searchbox', { name: /./ });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const type = (value: string) => fireEvent.change(line(), { target: { value } });
async function search(value: string, more?: Partial<PageOptions>) {
  const page = await show(more);
  type(value);
  wait(400);
  return page;
}
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
const status = () => screen.getByRole('status').textContent;

test.each([
  ['uk', 'У пошуках мотивації...'],
  ['ru', 'В поисках мотивации...'],
  ['en', 'Searching for motivation...'],
] as const)('in %s the line says %s and takes the focus', async (locale, placeholder) => {
  await show({ locale });
  expect(line().placeholder).toBe(placeholder);
  expect(document.activeElement).toBe(line());
});

test('asks once the typing has rested for 400 ms, from two letters on', async () => {
  await show();
  type('r');
  wait(1000);
  expect(status()).toMatch(/One more letter/);
  type('re');
  wait(399);
  type('res');
  wait(399);
  expect(asked).toEqual([]);
  expect(status()).toBe('Searching…');
  wait(1);
  expect(new Set(asked)).toEqual(new Set(['res']));
  type('res ');
  wait(400);
  expect(new Set(asked)).toEqual(new Set(['res']));
});

test('Enter asks at once', async () => {
  await show();
  type('rest');
  fireEvent.submit(line());
  expect(new Set(asked)).toEqual(new Set(['rest']));
});

test('each kind that was found is a list of pictures, titles and links, the letters marked', async () => {
  await search('re ev');
  expect(status()).toMatch(/^Found 3 pages/);
  const posts = screen.getByRole('region', { name: 'Articles' });
  const links = within(posts).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/en/post/rest', '/en/post/walk']);
  expect(links[0]!.textContent).toBe('An evening’s rest');
  expect([...links[0]!.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['ev', 're']);
  expect(links[0]!.querySelector('img')!.alt).toBe('');
  const category = within(screen.getByRole('region', { name: 'Topics' })).getByRole('link');
  expect(category.getAttribute('href')).toBe('/en/news/calm');
  expect(screen.queryByRole('region', { name: 'Events' })).toBeNull();
});

test('a film leads to its page', async () => {
  await search('rain', {
    replies: [[getSearch, answer({ ...found, posts: [postHit('rain', 'Rain', true)] })]],
  });
  const posts = screen.getByRole('region', { name: 'Articles' });
  expect(within(posts).getByRole('link').getAttribute('href')).toBe('/en/videos/rain');
});

test('events have their block and their pages', async () => {
  await search('walk', { replies: [[getSearch, answer({ ...found, events: [hit('winter-walk')] })]] });
  const events = screen.getByRole('region', { name: 'Events' });
  expect(within(events).getByRole('link').getAttribute('href')).toBe('/en/podii/winter-walk');
});

test('arrows walk from the line through the results and back', async () => {
  await search('rest');
  const hrefs = () => (document.activeElement as HTMLAnchorElement).getAttribute('href');
  act(() => line().focus());
  const walked = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map((key) => {
    press(key);
    return hrefs();
  });
  expect(walked).toEqual([
    '/en/post/rest',
    '/en/post/walk',
    '/en/news/calm',
    '/en/news/calm',
    '/en/post/walk',
  ]);
  press('ArrowUp');
  press('ArrowUp');
  expect(document.activeElement).toBe(line());
});

test('the cross, Esc and a link to the page behind close it; clearing keeps it open', async () => {
  await search('calm', { path: '/news/calm' });
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect([line().value, document.activeElement, closed]).toEqual(['', line(), 0]);
  type('calm');
  wait(400);
  fireEvent.click(screen.getByRole('link', { name: 'Calm' }));
  expect(closed).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Close the search' }));
  expect(closed).toBe(2);
  press('Escape');
  expect(closed).toBe(3);
});

test('an empty search result says so in every language and offers another try', async () => {
  for (const locale of LOCALES) {
    const { unmount } = await search('zzz', { locale, replies: [[getSearch, answer(nothing)]] });
    expect(status()).not.toMatch(/content\./);
    const [shop, ...others] = screen.getAllByRole('link');
    expect([shop!.getAttribute('href'), others]).toEqual([localePath('/catalog', locale), []]);
    unmount();
  }
});

test('a failed search keeps the query and retries on a click', async () => {
  const { refetched } = await search('rest', { replies: [[getSearch, failing(503)]] });
  expect(line().value).toBe('rest');
  await settle();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(refetched).toEqual([getSearch.name]));
});

test('over the page of a search it begins with its query', async () => {
  await show({ path: '/search?search=rest' });
  expect(line().value).toBe('rest');
  expect(new Set(asked)).toEqual(new Set(['rest']));
});

test('markup in a query is shown as text', async () => {
  await search('<img src=x onerror=alert(1)>', {
    replies: [[getSearch, answer({ ...found, posts: [hit('x', '<b>Img</b> rest')] })]],
  });
  expect(screen.getAllByRole('link')[0]!.textContent).toBe('<b>Img</b> rest');
  expect(line().maxLength).toBe(100);
});

test('what no release has a page for is not found, and the shop is offered where it stands', async () => {
  const event = { ...found, posts: [], categories: [], events: [hit('vechir', 'Rest in the evening')] };
  const missing = ['/podii/vechir', '/catalog'];
  await search('rest', { missing, replies: [[getSearch, answer(event)]] });
  expect(status()).toMatch(/Nothing found/);
  expect(screen.queryAllByRole('link')).toEqual([]);
});

const product = (title: string, more: Partial<ProductCard> = {}): ProductCard => ({
  ...exampleCard,
  id: title,
  slug: title.toLowerCase().replaceAll(' ', '-'),
  title,
  ...more,
});

test('products stand beside the others with their prices, the cheapest where sizes differ', async () => {
  const products = [
    product('Rest diary', { priceFrom: 560 }),
    product('Rest deck'),
    product('Rest planner', { stockStatus: 'not_in_stock' }),
  ];
  await search('rest', { replies: [[searchProducts, { ...noProducts, products }]] });
  expect(status()).toMatch(/^Found 6 pages/);
  const links = within(screen.getByRole('region', { name: 'Products' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['rest-diary', 'rest-deck', 'rest-planner'].map((slug) =>
      expect.stringMatching(new RegExp(`^/en/product/.+/${slug}$`)),
    ),
  );
  expect(links.map((link) => link.textContent)).toEqual([
    expect.stringMatching(/^Rest diaryfrom\s560\s₴$/),
    expect.stringMatching(/^Rest deck690\s₴.*820\s₴$/),
    'Rest plannerOut of stock',
  ]);
});

test('a shop that is away takes its products along, and nothing else', async () => {
  await search('rest', { replies: [[searchProducts, failing(503)]] });
  expect(status()).toMatch(/^Found 3 pages/);
  expect(screen.getAllByRole('region').map((one) => one.getAttribute('aria-labelledby'))).toEqual([
    'search-posts',
    'search-categories',
  ]);
});

test('nothing found while the shop is away is no empty result, and the shop is asked again on a click', async () => {
  const { refetched } = await search('diary', {
    replies: [
      [searchProducts, failing(503)],
      [getSearch, answer(nothing)],
    ],
  });
  await settle();
  expect(status()).toMatch(/products couldn’t be searched/);
  expect(screen.queryByText(/nothing like that/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(refetched).toEqual([searchProducts.name]));
});

test('a corrected search says what it looked for, marks it, and each query is one press away', async () => {
  const corrected = {
    ...found,
    posts: [hit('walk', 'Walks of an evening')],
    corrected: 'walk',
    highlights: ['walks'],
  };
  await search('wlak', { replies: [[getSearch, answer(corrected)]] });
  expect(screen.getByText(/There’s nothing for “wlak”/)).toBeTruthy();
  expect(document.querySelector('mark')!.textContent).toBe('Walks');
  fireEvent.click(screen.getByRole('button', { name: 'Search for “wlak” exactly' }));
  await act(async () => {});
  expect([asked.at(-1), literal.at(-1)]).toEqual(['wlak', true]);
  fireEvent.click(screen.getByRole('button', { name: '“walk”' }));
  await act(async () => {});
  expect([line().value, asked.at(-1), literal.at(-1), document.activeElement]).toEqual([
    'walk',
    'walk',
    undefined,
    line(),
  ]);
});

test('products that alone were found by another spelling say so, and mark it', async () => {
  const products = {
    ...noProducts,
    products: [product('Rest diaries')],
    corrected: 'diary',
    highlights: ['diaries'],
  };
  await search('diray', {
    replies: [
      [getSearch, answer(nothing)],
      [searchProducts, products],
    ],
  });
  expect(screen.getByRole('button', { name: '“diary”' })).toBeTruthy();
  expect(document.querySelector('mark')!.textContent).toBe('diaries');
});

test('suggestions finish the query at a press, and arrows reach them before the results', async () => {
  const suggestions = ['evening rest', 'evening restore'];
  await search('evening res', { replies: [[getSearch, answer({ ...found, suggestions })]] });
  const offered = within(screen.getByRole('list', { name: 'Ways to finish the query' })).getAllByRole(
    'button',
  );
  expect(offered.map(({ textContent }) => textContent)).toEqual(suggestions);
  act(() => line().focus());
  press('ArrowDown');
  press('ArrowDown');
  expect(document.activeElement).toBe(offered[1]);
  press('ArrowDown');
  expect((document.activeElement as HTMLAnchorElement).getAttribute('href')).toBe('/en/post/rest');
  fireEvent.click(offered[0]!);
  await act(async () => {});
  expect([line().value, asked.at(-1), document.activeElement]).toEqual([
    'evening rest',
    'evening rest',
    line(),
  ]);
});

test('where nothing is found the topics are offered, and one closes the search', async () => {
  const calm = { slug: 'calm', title: 'Calm', description: 'About calm', imageData: null };
  await search('zzz', {
    replies: [
      [getSearch, answer(nothing)],
      [getCategories, { categories: [calm] }],
    ],
  });
  const topic = within(screen.getByRole('list', { name: 'Or start from a topic:' })).getByRole('link', {
    name: 'Calm',
  });
  expect(topic.getAttribute('href')).toBe('/en/news/calm');
  fireEvent.click(topic);
  expect(closed).toBe(1);
});
