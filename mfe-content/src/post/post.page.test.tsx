import { join } from 'node:path';
import { getNews, getPost } from '@stezhka/content-contract';
import { type CallArgs, LOCALES } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { failing, type PageOptions, readTexts, renderPage } from '@stezhka/shell/testing';
import { act, screen, within } from '@testing-library/react';
import { drawing } from '../testing/pictures.ts';
import { Component } from './post.page.tsx';

const texts = readTexts(join(import.meta.dirname, '../texts'));
const { post } = exampleOf(getPost).reply;
const [card] = exampleOf(getNews).reply.posts;
const path = `/post/${post.slug}`;

const show = (more: Partial<PageOptions> = {}) =>
  renderPage(Component, { texts, locale: 'en', path, route: '/post/:slug', ...more });

test('an article: its way back, its author and day, its text', () => {
  const asked: CallArgs[] = [];
  const reply = (args: CallArgs) => {
    asked.push(args);
    return exampleOf(getPost).reply;
  };
  show({ replies: [[getPost, reply]] });
  expect(asked).toEqual([{ params: { slug: post.slug } }]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('думай');
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
  expect(crumbs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/en/news',
    '/en/news/vdiachnist',
  ]);
  expect(screen.getAllByText(post.author.name)).toHaveLength(2);
  const time = document.querySelector('time')!;
  expect(time.dateTime).toBe(post.publishedAt);
  expect(time.textContent).toMatch(/^18\sNovember\s2026$/);
  expect(screen.getByText('Дякувати за хороше.')).toBeTruthy();
});

test('the landscape loads at once; without one the text follows the head', () => {
  const reply = { ...exampleOf(getPost).reply, post: { ...post, imageData: drawing('land') } };
  show({ replies: [[getPost, reply]] }).unmount();
  show();
  expect(document.querySelector('img')).toBeNull();
  const { container } = show({ replies: [[getPost, reply]] });
  expect(container.querySelector('img')!.getAttribute('loading')).toBe('eager');
});

test('related posts are shown where there are any', () => {
  show().unmount();
  expect(screen.queryByRole('heading', { name: 'Read next' })).toBeNull();
  const related = ['lyst-podiaky', 'mezhi-bez-viiny'].map((slug) => ({ ...card!, id: slug, slug }));
  show({ replies: [[getPost, { post, related }]] });
  const next = within(screen.getByRole('region', { name: 'Read next' }));
  const titles = next.getAllByRole('heading', { level: 3 }).map((title) => within(title).getByRole('link'));
  expect(titles.map((link) => link.getAttribute('href'))).toEqual([
    '/en/post/lyst-podiaky',
    '/en/post/mezhi-bez-viiny',
  ]);
});

test('the line at the top walks along with the reader', () => {
  const { container } = show();
  const line = container.querySelector('[aria-hidden="true"]') as HTMLElement;
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    value: innerHeight + 400,
    configurable: true,
  });
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: 100, configurable: true });
    dispatchEvent(new Event('scroll'));
  });
  expect(line.style.getPropertyValue('--read')).toBe('0.25');
});

test('a link of an article to a page that no release owns is its words', () => {
  const body =
    '<p>A <a href="/en/courses" title="28 days">marathon <em>with others</em></a>, <a href="/en/news">news</a>' +
    ' and <a href="https://example.org" rel="noopener">elsewhere</a>.</p>';
  show({ missing: ['/en/courses'], replies: [[getPost, { post: { ...post, body }, related: [] }]] });
  expect(screen.getByText('with others').closest('p')!.innerHTML).toBe(
    'A&nbsp;marathon <em>with others</em>, <a href="/en/news">news</a>' +
      ' and <a href="https://example.org" rel="noopener">elsewhere</a>.',
  );
});

test('an article that is not there leaves nothing behind', () => {
  const { container } = show({ replies: [[getPost, failing(404, 'not_found')]] });
  expect(container.innerHTML).toBe('');
});

test.each(LOCALES)('all words are there in %s', (locale) => {
  show({ locale, replies: [[getPost, { post, related: [card] }]] });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(texts[locale]['content.post.related']);
});

test('an article of three parts and more lists them, each with an address of its own', () => {
  const body = ['One', 'Two &amp; a half &lt;3', 'Three <em>and more</em>']
    .map((part) => `<h2>${part}</h2><p>Text</p>`)
    .join('');
  show({ replies: [[getPost, { post: { ...post, body }, related: [] }]] });
  const contents = within(screen.getByRole('navigation', { name: 'In this article' }));
  expect(contents.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['One', '#part-1'],
    ['Two & a half <3', '#part-2'],
    ['Three and more', '#part-3'],
  ]);
  expect(document.getElementById('part-3')!.textContent).toBe('Three and more');
});

test('a short article lists no parts', () => {
  show({ replies: [[getPost, { post: { ...post, body: '<h2>One</h2><p>Text</p>' }, related: [] }]] });
  expect(screen.queryByRole('navigation', { name: 'In this article' })).toBeNull();
});

test('an article can be rated and shared, and leads to its category and its author', () => {
  show();
  expect(screen.getByRole('group', { name: 'Was this helpful?' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy();
  const author = within(screen.getByRole('complementary', { name: 'About the author' }));
  expect(author.getByRole('link').getAttribute('href')).toBe(`/en/authors/${post.author.slug}`);
  expect(screen.getAllByRole('link', { name: post.category.title }).at(-1)!.getAttribute('href')).toBe(
    `/en/news/${post.category.slug}`,
  );
});

test('an article’s topics lead to what else is found by them, once each', () => {
  const tags = ['gratitude', 'calm & quiet', 'gratitude', post.category.title.toUpperCase()];
  show({ replies: [[getPost, { post: { ...post, tags }, related: [] }]] });
  const topics = within(screen.getByRole('list', { name: 'Category and topics' })).getAllByRole('link');
  expect(topics.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [post.category.title, `/en/news/${post.category.slug}`],
    ['gratitude', '/en/search?search=gratitude'],
    ['calm & quiet', '/en/search?search=calm+%26+quiet'],
  ]);
});
