import { join } from 'node:path';
import { getExpert, getExperts } from '@stezhka/account-contract';
import { getAuthor, getAuthors, getNews } from '@stezhka/content-contract';
import type { CallArgs } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { type PageOptions, readTexts, renderPage } from '@stezhka/shell/testing';
import { screen, within } from '@testing-library/react';
import { Component as ExpertPage } from '../experts/expert.page.tsx';
import { Component as ExpertsPage } from '../experts/experts.page.tsx';
import { Component as AuthorPage } from './author.page.tsx';
import { Component as AuthorsPage } from './authors.page.tsx';

const texts = readTexts(join(import.meta.dirname, '../texts'));
const { author } = exampleOf(getAuthor).reply;
const { expert } = exampleOf(getExpert).reply;
const show = (page: () => React.ReactNode, path: string, more: Partial<PageOptions> = {}) =>
  renderPage(page, { texts, locale: 'en', path, ...more });
const none = { page: 1, pages: 1, limit: 12, total: 0 };

test('authors are listed with the number of their articles', () => {
  show(AuthorsPage, '/authors', { route: '/authors' });
  const link = screen.getByRole('link', { name: author.name });
  expect(link.getAttribute('href')).toBe(`/en/authors/${author.slug}`);
  expect(screen.getByText('7 articles')).toBeTruthy();
});

test('authors by their votes are an address of their own, with the votes', () => {
  const asked: CallArgs[] = [];
  const authors = (args: CallArgs) => {
    asked.push(args);
    return { authors: [author], pagination: { page: 1, pages: 2, limit: 12, total: 13 } };
  };
  show(AuthorsPage, '/authors?sort=rating', { route: '/authors', replies: [[getAuthors, authors]] });
  expect(asked).toEqual([{ query: { limit: 12, sort: 'rating' } }]);
  expect(screen.getByText(/7 articles/).textContent).toBe('7 articles · rating 12');
  const current = within(screen.getByRole('navigation', { name: 'Order of authors' })).getByRole('link', {
    current: 'page',
  });
  expect(current.getAttribute('href')).toBe('/en/authors?sort=rating');
  const next = screen.getByRole('link', { name: 'Next page' });
  expect(next.getAttribute('href')).toBe('/en/authors?sort=rating&page=2');
});

test('without authors the list says so and leads to the articles', () => {
  show(AuthorsPage, '/authors', { replies: [[getAuthors, { authors: [], pagination: none }]] });
  expect(screen.getByText('There are no authors here yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All articles' })).toBeTruthy();
});

test('an author’s page asks for the author’s articles, page by page', () => {
  const asked: CallArgs[] = [];
  const news = (args: CallArgs) => {
    asked.push(args);
    return {
      posts: exampleOf(getNews).reply.posts,
      pagination: { page: 2, pages: 3, limit: 9, total: 20 },
    };
  };
  show(AuthorPage, `/authors/${author.slug}?page=2`, {
    route: '/authors/:slug',
    replies: [[getNews, news]],
  });
  expect(asked).toEqual([{ query: { author: author.slug, limit: 9, page: '2' } }]);
  expect(screen.getByRole('heading', { level: 1, name: author.name })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Rating' })).toBeTruthy();
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe(
    `/en/authors/${author.slug}?page=3`,
  );
});

test('an author without articles has a page that says so', () => {
  show(AuthorPage, `/authors/${author.slug}`, {
    route: '/authors/:slug',
    replies: [[getNews, { posts: [], pagination: none }]],
  });
  expect(screen.getByText('The first article is still being written')).toBeTruthy();
});

test('experts are listed with what they help with', () => {
  show(ExpertsPage, '/experts', { route: '/experts' });
  expect(screen.getByRole('link', { name: expert.name }).getAttribute('href')).toBe(
    `/en/expert/${expert.slug}`,
  );
  expect(within(screen.getByRole('list', { name: 'Helps with' })).getAllByRole('listitem')).toHaveLength(1);
});

test('without experts the list says so', () => {
  show(ExpertsPage, '/experts', { replies: [[getExperts, { experts: [], pagination: none }]] });
  expect(screen.getByText('There are no experts here yet')).toBeTruthy();
});

test('an expert’s page has skills, services and whom to call when it is hard', () => {
  show(ExpertPage, `/expert/${expert.slug}`, { route: '/expert/:slug' });
  expect(screen.getByRole('heading', { level: 2, name: 'Helps with' })).toBeTruthy();
  const services = within(screen.getByRole('region', { name: 'Services' }));
  expect(services.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText(/7333/)).toBeTruthy();
});
