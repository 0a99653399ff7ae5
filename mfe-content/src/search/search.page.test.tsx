import { join } from 'node:path';
import { getCategories, getSearch, type SearchReply } from '@stezhka/content-contract';
import { type CallArgs, LOCALES, localePath } from '@stezhka/kit-contract';
import { type PageOptions, readTexts, renderPage } from '@stezhka/shell/testing';
import { type ProductSearchReply, searchProducts } from '@stezhka/shop-contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { Component } from './search.page.tsx';
import { soughtIn } from './search.queries.ts';
import { search } from './search.routes.ts';

const texts = readTexts(join(import.meta.dirname, '../texts'));
const hit = (slug: string, title: string) => ({ slug, title, imageData: null });
const found: SearchReply = {
  posts: [
    { ...hit('rest', 'An evening’s rest'), hasVideo: false },
    { ...hit('rain', 'Rain'), hasVideo: true },
  ],
  events: [hit('letters', 'An evening of letters')],
  categories: [hit('calm', 'Calm')],
  corrected: null,
  highlights: [],
  suggestions: ['rest at last'],
};
const noProducts: ProductSearchReply = { products: [], corrected: null, highlights: [] };
const nothing: SearchReply = { ...found, posts: [], events: [], categories: [], suggestions: [] };

// The test environment's FormData is Node's, which cannot read a form; React makes one that is never read.
beforeAll(() => void Object.assign(globalThis, { FormData: class {} }));

function show(path: string, reply: SearchReply = found, more: Partial<PageOptions> = {}) {
  const asked: CallArgs[] = [];
  const answer = (args: CallArgs) => {
    asked.push(args);
    return reply;
  };
  const page = renderPage(Component, {
    texts,
    locale: 'en',
    path,
    route: '/search',
    replies: [
      [getSearch, answer],
      [searchProducts, noProducts],
      [getCategories, { categories: [{ slug: 'calm', title: 'Calm', description: '' }] }],
    ],
    ...more,
  });
  return { ...page, asked };
}
const line = () => screen.getByRole<HTMLInputElement>('searchbox');
const links = (block: string) =>
  within(screen.getByRole('region', { name: block }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test.each(LOCALES)('in %s it is a plain form that leads to the page itself', (locale) => {
  const { container, asked } = show('/search', found, { locale });
  const form = container.querySelector('form')!;
  expect([form.getAttribute('action'), form.method]).toEqual([localePath('/search', locale), 'get']);
  expect([line().name, line().value, line().maxLength]).toEqual(['search', '', 100]);
  expect(within(form).getByRole('button').getAttribute('type')).toBe('submit');
  expect(asked).toEqual([]);
  expect(screen.queryByText(/Esc/)).toBeNull();
});

test('what was found stands in the document in its blocks, for the query of the address', () => {
  const { asked } = show('/search?search=rest');
  expect(asked[0]).toEqual({ query: { search: 'rest' } });
  expect(line().value).toBe('rest');
  expect(links('Articles')).toEqual(['/en/post/rest', '/en/videos/rain']);
  expect(links('Events')).toEqual(['/en/podii/letters']);
  expect(links('Topics')).toEqual(['/en/news/calm']);
});

test('suggestions and corrections are links, because presses need scripts', () => {
  const { container } = show('/search?search=rset', { ...found, corrected: 'rest' });
  const href = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href(/rest at last/)).toBe('/en/search?search=rest+at+last');
  expect(href(/^“rest”$/)).toBe('/en/search?search=rest');
  expect(href(/exactly/)).toBe('/en/search?search=rset&literal=true');
  expect(container.querySelectorAll('button')).toHaveLength(1);
});

test('where nothing was found the document says how to go on', () => {
  show('/search?search=qqq', nothing);
  expect(screen.getByText(/There’s nothing like that here yet/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Calm' }).getAttribute('href')).toBe('/en/news/calm');
});

test('a new query goes into the address; an empty one leads to the page', () => {
  const { address } = show('/search?search=rest');
  const send = (typed: string) => {
    fireEvent.change(line(), { target: { value: typed } });
    fireEvent.submit(line());
    return address();
  };
  expect(send('  calm & quiet ')).toBe('/search?search=calm+%26+quiet');
  expect(send(' ')).toBe('/search');
});

test.each([
  ['search=rest', { search: 'rest' }],
  ['q=rest', { search: 'rest' }],
  ['search=&q=rest', { search: 'rest' }],
  ['search=rest&q=walk&literal=true', { search: 'rest', literal: true }],
  ['literal=1&search=rest', { search: 'rest' }],
  [`search=${'a'.repeat(300)}`, { search: 'a'.repeat(100) }],
  ['', { search: '' }],
])('the address ?%s asks for %p', (address, sought) => {
  expect(soughtIn(new URLSearchParams(address))).toEqual(sought);
});

test('the server asks for what the page shows, and for nothing before two letters', () => {
  const asked: unknown[] = [];
  const note = (op: unknown) => asked.push(op);
  const call = Object.assign(note, { area: note, optional: note }) as never;
  const load = (address: string) =>
    search.routes![0]!.load!({ call, params: {}, locale: 'en', query: new URLSearchParams(address) });
  load('search=r');
  expect(asked).toEqual([]);
  load('search=rest');
  expect(asked).toEqual([getSearch, searchProducts, getCategories]);
});

test('markup in a query stays text', () => {
  const { container } = show('/search?search=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E', nothing);
  expect(container.querySelector('img')).toBeNull();
  expect(line().value).toBe('<img src=x onerror=alert(1)>');
});
