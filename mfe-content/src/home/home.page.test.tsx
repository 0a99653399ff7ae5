import { join } from 'node:path';
import { jest } from '@jest/globals';
import {
  getBanner,
  getFeatures,
  getForWhom,
  getHomepagePosters,
  getHomepageTop,
  getNews,
  getPartners,
  getSlider,
} from '@stezhka/content-contract';
import { type AnyOperation, type CallArgs, LOCALES } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { failing, type PageOptions, readTexts, renderPage } from '@stezhka/shell/testing';
import { screen } from '@testing-library/react';

// Pictures beside the code are the build's business.
for (const name of ['garden', 'night', 'path', 'sign', 'state']) {
  jest.unstable_mockModule(`./art/card-${name}.webp`, () => ({ default: `/card-${name}.webp` }));
}
const { Component } = await import('./home.page.tsx');

const texts = readTexts(join(import.meta.dirname, '../texts'));
const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent.replaceAll('\u00a0', ' '));

const parts = {
  top: exampleOf(getHomepageTop).reply.title,
  features: 'Five minutes that change a day',
  bestsellers: 'Notebooks you’ll want to open',
  mac: 'Ask yourself another way',
  news: 'Slow reading',
  posters: 'Where the path leads next',
  forWhom: 'Who this path is for',
  banners: 'More of this',
  partners: 'Who walks with us',
};

test('every part stands under its heading, and the page has one of its own', () => {
  renderPage(Component, { texts, locale: 'en', slots: { 'shop.bestsellers': <p>four products</p> } });
  expect(headings()).toEqual(Object.values(parts));
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByText('four products')).toBeTruthy();
});

const calls: [AnyOperation, string | undefined][] = [
  [getSlider, undefined],
  [getHomepageTop, parts.top],
  [getFeatures, parts.features],
  [getNews, parts.news],
  [getHomepagePosters, parts.posters],
  [getForWhom, parts.forWhom],
  [getPartners, parts.partners],
  [getBanner, parts.banners],
];
test.each(calls.map(([op, heading]) => ({ op, heading, name: op.name })))(
  '$name dead: its own part goes and no other',
  ({ op, heading }) => {
    renderPage(Component, { texts, locale: 'en', replies: [[op, failing(503)]] });
    expect(headings()).toEqual(Object.values(parts).filter((one) => one !== heading));
  },
);

test('a banner that is not set leaves no gap', () => {
  const reply = ({ params = {} }: CallArgs) =>
    'slug' in params && params.slug !== 'golovna-video'
      ? { ...exampleOf(getBanner).reply, id: params.slug, title: 'Кому писати' }
      : null;
  renderPage(Component, { texts, locale: 'en', replies: [[getBanner, reply]] });
  expect(screen.getAllByRole('heading', { name: 'Кому писати' })).toHaveLength(3);
});

test.each(LOCALES)('all words and links are there in %s', (locale) => {
  renderPage(Component, { texts, locale });
  const prefix = locale === 'uk' ? '' : `/${locale}`;
  const link = screen.getByRole('link', { name: texts[locale]['content.home.newsLink']! });
  expect(link.getAttribute('href')).toBe(`${prefix}/news`);
});

test('a slide, banner or block whose page has no release waits for it, and no link leads there', () => {
  const links = () => screen.getAllByRole('link').map((one) => one.getAttribute('href')!);
  const missing = ['/metaphoric-cards', '/soon', '/courses'];
  const soon = <T extends { id: string }>(block: T, link = '/soon') => ({
    ...block,
    id: `${block.id}-soon`,
    title: 'Soon',
    links: [{ label: 'Soon', link }],
  });
  const replies: PageOptions['replies'] = [
    [getSlider, { images: [soon(exampleOf(getSlider).reply.images[0]!, '/courses')] }],
    [getHomepagePosters, exampleOf(getHomepagePosters).reply.map((one) => soon(one))],
    [getForWhom, exampleOf(getForWhom).reply.flatMap((one) => [one, soon(one)])],
    [getBanner, soon(exampleOf(getBanner).reply!)],
  ];
  const { unmount } = renderPage(Component, { texts, locale: 'en', replies });
  expect(missing.every((path) => links().includes(`/en${path}`))).toBe(true);
  const soons = screen.getAllByRole('heading', { name: 'Soon', hidden: true }).length;
  expect(soons).toBeGreaterThan(4);
  unmount();
  renderPage(Component, { texts, locale: 'en', replies, missing });
  expect(links().filter((one) => missing.includes(one.replace('/en', '')))).toEqual([]);
  expect(screen.queryByRole('heading', { name: 'Soon', hidden: true })).toBeNull();
  const { mac: _, posters: __, banners: ___, ...left } = parts;
  expect(headings()).toEqual(Object.values(left));
});
