import { join } from 'node:path';
import { jest } from '@jest/globals';
import {
  getBanner,
  getFeatures,
  getForWhom,
  getHome,
  getHomepagePosters,
  getHomepageTop,
  getNews,
  getPartners,
  getPresentationVideo,
  getSecondFeatures,
  getSlider,
  type HomeSection,
} from '@stezhka/content-contract';
import { type AnyOperation, type CallArgs, LOCALES } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { failing, type PageOptions, readTexts, renderPage } from '@stezhka/shell/testing';
import type { LoadContext } from '@stezhka/shell-contract';
import { getHomepageCategories } from '@stezhka/shop-contract';
import { screen, within } from '@testing-library/react';
import { home } from './home.routes.ts';

// Pictures beside the code are the build's business.
for (const name of ['garden', 'night', 'path', 'sign', 'state']) {
  jest.unstable_mockModule(`./art/card-${name}.webp`, () => ({ default: `/card-${name}.webp` }));
}
// jsdom has neither: here films play, and motion is reduced.
window.matchMedia = (() => ({ matches: true, addEventListener() {}, removeEventListener() {} })) as never;
HTMLMediaElement.prototype.canPlayType = () => 'maybe';
const { Component } = await import('./home.page.tsx');

const texts = readTexts(join(import.meta.dirname, '../texts'));
const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent.replaceAll('\u00a0', ' '));

const show = (more: Partial<PageOptions> = {}) => renderPage(Component, { texts, locale: 'en', ...more });
const arranged = (...sections: HomeSection[]) =>
  [getHome, { ...exampleOf(getHome).reply, sections }] as const;

const parts = {
  top: exampleOf(getHomepageTop).reply.title,
  features: 'Five minutes that change a day',
  bestsellers: 'Notebooks you’ll want to open',
  mac: 'Ask yourself another way',
  secondFeatures: 'What else the diary has',
  presentation: exampleOf(getPresentationVideo).reply.title,
  news: 'Slow reading',
  categories: 'The shop, shelf by shelf',
  forWhom: 'Who this path is for',
  posters: 'Where the path leads next',
  banners: 'More of this',
  links: 'Sections',
  partners: 'Who walks with us',
};

test('every part stands under its heading, and the page has one of its own', () => {
  show({ slots: { 'shop.bestsellers': <p>four products</p> } });
  expect(headings()).toEqual(Object.values(parts));
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByText('four products')).toBeTruthy();
});

const calls: [AnyOperation, string | undefined][] = [
  [getSlider, undefined],
  [getHomepageTop, parts.top],
  [getFeatures, parts.features],
  [getSecondFeatures, parts.secondFeatures],
  [getHomepageCategories, parts.categories],
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
    show({ replies: [[op, failing(503)]] });
    expect(headings()).toEqual(Object.values(parts).filter((one) => one !== heading));
  },
);

test('a banner that is not set leaves no gap', () => {
  const reply = ({ params = {} }: CallArgs) =>
    'slug' in params && params.slug !== 'golovna-video'
      ? { ...exampleOf(getBanner).reply, id: params.slug, title: 'Кому писати' }
      : null;
  show({ replies: [[getBanner, reply]] });
  expect(screen.getAllByRole('heading', { name: 'Кому писати' })).toHaveLength(3);
});

test.each(LOCALES)('all words and links are there in %s', (locale) => {
  show({ locale });
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
  const { unmount } = show({ replies });
  expect(missing.every((path) => links().includes(`/en${path}`))).toBe(true);
  const soons = screen.getAllByRole('heading', { name: 'Soon', hidden: true }).length;
  expect(soons).toBeGreaterThan(4);
  unmount();
  show({ replies, missing });
  expect(links().filter((one) => missing.includes(one.replace('/en', '')))).toEqual([]);
  expect(screen.queryByRole('heading', { name: 'Soon', hidden: true })).toBeNull();
  const { mac: _, posters: __, banners: ___, ...left } = parts;
  expect(headings()).toEqual(Object.values(left));
});

describe('editors', () => {
  test('set the order of the parts', () => {
    show({ replies: [arranged('partners', 'slider', 'news')] });
    expect(headings()).toEqual([parts.partners, parts.news]);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  test('may hide the slider: the page still says whose it is', () => {
    show({ replies: [arranged('news')] });
    const head = screen.getByRole('heading', { level: 1 });
    expect(head.textContent).toBe(texts.en['content.home.who']);
  });

  test.each([
    ['has no slides', { images: [] }, {}],
    ['has slides of no release', exampleOf(getSlider).reply, { missing: ['/diary', '/catalog', '/news'] }],
    ['does not answer', failing(503), {}],
  ] as const)('may show a slider that %s: the page keeps its heading, below the header', (_, reply, more) => {
    const { container } = show({ replies: [arranged('slider', 'news'), [getSlider, reply]], ...more });
    const head = screen.getByRole('heading', { level: 1 });
    expect(head.textContent).toBe(texts.en['content.home.who']);
    expect(container.querySelector('.underHeader')!.contains(head)).toBe(true);
  });

  test('may know parts that this page does not', () => {
    show({ replies: [arranged('news', 'hologram' as HomeSection, 'constructor' as HomeSection)] });
    expect(headings()).toEqual([parts.news]);
  });
});

test('without its order the page shows every part', () => {
  show({ replies: [[getHome, failing(503)]] });
  expect(headings()).toEqual(Object.values(parts).filter((one) => one !== parts.links));
});

test('links of sections are the editors’, those that a release has', () => {
  const links = ['/authors', '/podii', '/chat'].map((link) => ({ label: `To ${link}`, link }));
  show({ missing: ['/chat'], replies: [[getHome, { sections: ['links'], links }]] });
  const nav = within(screen.getByRole('navigation', { name: parts.links }));
  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/en/authors',
    '/en/podii',
  ]);
});

test('a category of the shop leads to its place in the catalogue', () => {
  const root = { slug: 'zoshyty', title: 'Workbooks', parent: null };
  const category = { slug: 'kroky', title: 'Steps', parent: root, description: '', imageData: null };
  show({ replies: [arranged('categories'), [getHomepageCategories, { categories: [category] }]] });
  expect(screen.getByRole('link', { name: 'Steps' }).getAttribute('href')).toBe('/en/catalog/zoshyty/kroky');
});

test('what the film of a day shows stands below it in words', () => {
  const { container } = show({ replies: [arranged('presentation-video')] });
  expect(container.querySelector('figure figcaption')!.textContent).toContain(
    exampleOf(getPresentationVideo).reply.note,
  );
});

test('only what is shown is asked for', async () => {
  const asked: string[] = [];
  const call = Object.assign(async ({ name }: AnyOperation) => void asked.push(name), {
    optional: async (op: AnyOperation) => {
      asked.push(op.name);
      return op === getHome ? { sections: ['news', 'links', 'partners'], links: [] } : undefined;
    },
  }) as unknown as LoadContext['call'];
  await home.routes![0]!.load!({ call, params: {}, query: new URLSearchParams(), locale: 'en' });
  expect(asked).toEqual([getHome.name, getNews.name, getPartners.name]);
});
