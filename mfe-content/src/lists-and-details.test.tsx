import { join } from 'node:path';
import { getExpert, getExperts } from '@stezhka/account-contract';
import {
  getAuthor,
  getAuthors,
  getEvent,
  getEvents,
  getNews,
  getPost,
  getStaticPage,
} from '@stezhka/content-contract';
import { type AnyOperation, LOCALES } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { failing, readTexts, renderPage } from '@stezhka/shell/testing';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Component as AuthorPage } from './authors/author.page.tsx';
import { Component as AuthorsPage } from './authors/authors.page.tsx';
import { Component as EventPage } from './events/event.page.tsx';
import { Component as EventsPage } from './events/events.page.tsx';
import { Component as ExpertPage } from './experts/expert.page.tsx';
import { Component as ExpertsPage } from './experts/experts.page.tsx';
import { Component as NewsPage } from './news/news.page.tsx';
import { Component as StaticPage } from './pages/static.page.tsx';
import { Component as PostPage } from './post/post.page.tsx';
import { Component as VideoPage } from './videos/video.page.tsx';
import { Component as VideosPage } from './videos/videos.page.tsx';

const texts = readTexts(join(import.meta.dirname, 'texts'));
const [post] = exampleOf(getNews).reply.posts;
const [event] = exampleOf(getEvents).reply.events;
const [author] = exampleOf(getAuthors).reply.authors;
const [expert] = exampleOf(getExperts).reply.experts;

type Listed = [
  path: string,
  Page: () => ReactNode,
  call: AnyOperation,
  key: string,
  item: object,
  section: string,
];
const LISTS: Listed[] = [
  ['/news', NewsPage, getNews, 'posts', post!, '/post'],
  ['/news/vdiachnist', NewsPage, getNews, 'posts', post!, '/post'],
  ['/podii', EventsPage, getEvents, 'events', event!, '/podii'],
  ['/videos', VideosPage, getNews, 'posts', { ...post!, hasVideo: true }, '/videos'],
  ['/authors', AuthorsPage, getAuthors, 'authors', author!, '/authors'],
  ['/experts', ExpertsPage, getExperts, 'experts', expert!, '/expert'],
];
const PER_PAGE = 9;

describe.each(LISTS)('the list %s', (path, Page, call, key, item, section) => {
  const show = (count: number, page = 1, pages = 1, locale: (typeof LOCALES)[number] = 'en') => {
    const items = Array.from({ length: count }, (_, n) => ({ ...item, id: `${n}`, slug: `item-${n}` }));
    const pagination = { page, pages, limit: PER_PAGE, total: count };
    return renderPage(Page, {
      texts,
      locale,
      path: page > 1 ? `${path}?page=${page}` : path,
      route: path === '/news/vdiachnist' ? '/news/:slug' : path,
      replies: [[call, { [key]: items, pagination }]],
    });
  };
  const entries = () => [
    ...new Set(
      [...document.querySelectorAll(`a[href^="/en${section}/item-"]`)].map((link) =>
        link.getAttribute('href'),
      ),
    ),
  ];
  const pager = () => screen.queryByRole('navigation', { name: 'Pages' });

  test('empty: one heading, a sentence, a way on and no pages', () => {
    const { container } = show(0);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(entries()).toEqual([]);
    expect(pager()).toBeNull();
    expect(container.querySelectorAll('section a[href^="/en/"]').length).toBeGreaterThan(0);
  });

  test('one: its page is a link away, and there are no pages', () => {
    show(1);
    expect(entries()).toEqual([`/en${section}/item-0`]);
    expect(pager()).toBeNull();
  });

  test('many: each is a link, the next page too, and there is none before', () => {
    show(PER_PAGE, 1, 3);
    expect(entries()).toHaveLength(PER_PAGE);
    const pages = within(pager()!);
    expect(pages.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe(`/en${path}?page=2`);
    expect(pages.queryByRole('link', { name: 'Previous page' })).toBeNull();
  });

  test('the last page: nothing comes after it, and the first page has an address without a number', () => {
    show(2, 3, 3);
    expect(entries()).toHaveLength(2);
    const pages = within(pager()!);
    expect(pages.queryByRole('link', { name: 'Next page' })).toBeNull();
    expect(pages.getByRole('link', { name: 'Page 1' }).getAttribute('href')).toBe(`/en${path}`);
    expect(pages.getByRole('link', { name: 'Page 3' }).getAttribute('aria-current')).toBe('page');
  });

  test.each(LOCALES)('all words are there in %s, empty and full', (locale) => {
    show(0, 1, 1, locale).unmount();
    show(PER_PAGE, 2, 3, locale);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});

const DETAILS: [route: string, Page: () => ReactNode, call: AnyOperation][] = [
  ['/post/:slug', PostPage, getPost],
  ['/videos/:slug', VideoPage, getPost],
  ['/podii/:slug', EventPage, getEvent],
  ['/authors/:slug', AuthorPage, getAuthor],
  ['/expert/:slug', ExpertPage, getExpert],
  ['/page/:slug', StaticPage, getStaticPage],
  ['/:slug', StaticPage, getStaticPage],
];

describe.each(DETAILS)('the detail %s', (route, Page, call) => {
  const path = route.replace(':slug', 'item');

  test('an unknown slug leaves nothing of the page behind', () => {
    const { container } = renderPage(Page, {
      texts,
      locale: 'en',
      path,
      route,
      replies: [[call, failing(404, 'not_found')]],
    });
    expect(container.innerHTML).toBe('');
  });

  test.each(LOCALES)('all words are there in %s, under one heading', (locale) => {
    renderPage(Page, { texts, locale, path, route });
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});
