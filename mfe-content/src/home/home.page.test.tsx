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
  getPresentationVideo,
  getSlider,
} from '@stezhka/content-contract';
import { type AnyOperation, type CallArgs, LOCALES } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { failing, readTexts, renderPage } from '@stezhka/shell/testing';
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
  presentation: exampleOf(getPresentationVideo).reply.title,
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
  [getPresentationVideo, parts.presentation],
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

test('links to pages without a release are left out', () => {
  const links = () => screen.getAllByRole('link').map((one) => one.getAttribute('href')!);
  const { unmount } = renderPage(Component, { texts });
  const missing = [...new Set(links())].filter((one) => /^\/(?!news|post|diary$|catalog)/.test(one));
  expect(missing).toContain('/metaphoric-cards');
  unmount();
  renderPage(Component, { texts, missing });
  expect(links().filter((one) => missing.includes(one))).toEqual([]);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(Object.keys(parts).length);
});
