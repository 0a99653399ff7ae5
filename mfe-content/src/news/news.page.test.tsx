import { join } from 'node:path';
import { getCategories, getNews, type PostCard } from '@stezhka/content-contract';
import { type CallArgs, LOCALES } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { formatDate } from '@stezhka/shared-ui/format';
import { failing, type PageOptions, readTexts, renderPage } from '@stezhka/shell/testing';
import { screen, within } from '@testing-library/react';
import { drawing } from '../testing/pictures.ts';
import { Component } from './news.page.tsx';

const texts = readTexts(join(import.meta.dirname, '../texts'));
const [card] = exampleOf(getNews).reply.posts;
const [category] = exampleOf(getCategories).reply.categories;

const posts = Array.from({ length: 9 }, (_, n) => ({
  ...card!,
  id: `${n}`,
  slug: `post-${n}`,
  title: `Article ${n}`,
  imageData: drawing(`${n}`),
}));
const reply = (page = 1, of: PostCard[] = posts) => ({
  posts: of,
  pagination: { page, pages: of.length ? 4 : 1, limit: 9, total: of.length * 4 },
});
const show = (path: string, more: Partial<PageOptions> = {}) =>
  renderPage(Component, {
    texts,
    locale: 'en',
    path,
    route: path.startsWith('/news/') ? '/news/:slug' : '/news',
    replies: [[getNews, reply()]],
    ...more,
  });
const hrefs = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('a list: every article is a heading under the page’s own and leads to its page, the first large and at once', () => {
  show('/news');
  expect(screen.getByRole('heading', { level: 1, name: 'Articles' })).toBeTruthy();
  const titles = screen.getAllByRole('heading', { level: 2 });
  expect(titles.map((title) => title.textContent)).toEqual(posts.map(({ title }) => title));
  expect(titles.map((title) => title.querySelector('a')!.getAttribute('href'))).toEqual(
    posts.map(({ slug }) => `/en/post/${slug}`),
  );
  expect(screen.getAllByText(card!.excerpt)).toHaveLength(1);
  const dates = [...document.querySelectorAll('article time')].map((one) => [
    one.getAttribute('datetime'),
    one.textContent,
  ]);
  expect(dates).toEqual(posts.map(({ publishedAt }) => [publishedAt, formatDate(publishedAt, 'en')]));
  const eager = [...document.querySelectorAll('img[loading="eager"]')];
  expect(eager.map((img) => img.getAttribute('src'))).toEqual(['/files/content/0/800.jpeg']);
});

test.each([
  ['/news/vdiachnist?page=2', { category: 'vdiachnist', limit: 9, page: '2' }],
  ['/news/sodennik?page=2', { category: 'sodennik', limit: 12, page: '2' }],
  ['/news?page=2', { limit: 9, page: '2' }],
])('%s asks for the page and the category that it names, twelve of the diary’s', (path, query) => {
  const asked: CallArgs[] = [];
  const news = (args: CallArgs) => {
    asked.push(args);
    return reply(2);
  };
  show(path, { replies: [[getNews, news]] });
  expect(asked).toEqual([{ query }]);
});

test('a category carries its own name and words, and is marked among the others', () => {
  show('/news/vdiachnist');
  expect(screen.getByRole('heading', { level: 1, name: category!.title })).toBeTruthy();
  expect(hrefs('Topics')).toEqual(['/en/news', '/en/news/vdiachnist']);
  const current = screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent);
  expect(current).toEqual([category!.title, '1']);
});

test('pages stand in the address, the first without a number', () => {
  show('/news/vdiachnist?page=2', { replies: [[getNews, reply(2)]] });
  const own = '/en/news/vdiachnist';
  expect(new Set(hrefs('Pages'))).toEqual(new Set([own, `${own}?page=2`, `${own}?page=3`, `${own}?page=4`]));
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe(`${own}?page=3`);
  expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
});

test('an empty category says so and leads to all articles', () => {
  show('/news/vdiachnist', { replies: [[getNews, reply(1, [])]] });
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  expect(screen.getByText(/It is quiet here/)).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});

test('without its categories the list still stands', () => {
  show('/news', {
    replies: [
      [getNews, reply()],
      [getCategories, failing(503)],
    ],
  });
  expect(hrefs('Topics')).toEqual(['/en/news']);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(9);
});

test.each(LOCALES)('all words are there in %s, full and empty', (locale) => {
  show('/news', { locale }).unmount();
  show('/news', { locale, replies: [[getNews, reply(1, [])]] });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts[locale]['content.news.title']);
});

test('an article’s author leads to the author’s page, where a release has it', () => {
  const { unmount } = show('/news');
  const [author] = screen.getAllByRole('link', { name: card!.author.name });
  expect(author!.getAttribute('href')).toBe(`/en/authors/${card!.author.slug}`);
  unmount();
  show('/news', { missing: [`/authors/${card!.author.slug}`] });
  expect(screen.queryByRole('link', { name: card!.author.name })).toBeNull();
});

test('an author without a page is a name', () => {
  const author = { ...card!.author, slug: null, imageData: null };
  show('/news', { replies: [[getNews, reply(1, [{ ...card!, author }])]] });
  expect(screen.getByText(card!.author.name).closest('a')).toBeNull();
});

test.each(LOCALES)('the first article ends in “Read more” in %s, a part of its one link', (locale) => {
  show('/news', { locale });
  const more = screen.getByText(texts[locale]['content.news.more']!);
  expect([more.closest('a'), more.getAttribute('aria-hidden')]).toEqual([null, 'true']);
});
