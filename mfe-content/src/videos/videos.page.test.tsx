import { join } from 'node:path';
import { getNews, getPost } from '@stezhka/content-contract';
import type { CallArgs } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { type PageOptions, readTexts, renderPage } from '@stezhka/shell/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { drawing } from '../testing/pictures.ts';
import { Component as VideoPage } from './video.page.tsx';
import { Component as VideosPage } from './videos.page.tsx';

const texts = readTexts(join(import.meta.dirname, '../texts'));
const [card] = exampleOf(getNews).reply.posts;
const { post } = exampleOf(getPost).reply;
const film = {
  wide: '/files/content/films/rain-wide.webm',
  narrow: '/files/content/films/rain-narrow.webm',
  seconds: 40,
};
const show = (more: object = {}, options: Partial<PageOptions> = {}) =>
  renderPage(VideoPage, {
    texts,
    locale: 'en',
    path: `/videos/${post.slug}`,
    route: '/videos/:slug',
    replies: [
      [getPost, { post: { ...post, imageData: drawing('rain'), video: film, ...more }, related: [] }],
    ],
    ...options,
  });

let still = false;
beforeAll(() => {
  window.matchMedia = ((query: string) => ({
    matches: query.includes('reduced-motion') ? still : false,
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as never;
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  HTMLMediaElement.prototype.pause = () => {};
  globalThis.fetch = (async () => ({ ok: true })) as never;
});
afterEach(() => {
  still = false;
});

test('the list asks for posts with a film and leads to their pages', () => {
  const asked: CallArgs[] = [];
  const news = (args: CallArgs) => {
    asked.push(args);
    return { posts: [card], pagination: { page: 1, pages: 1, limit: 9, total: 1 } };
  };
  renderPage(VideosPage, { texts, locale: 'en', path: '/videos', replies: [[getNews, news]] });
  expect(asked).toEqual([{ query: { has_video: true, limit: 9 } }]);
  const titled = within(screen.getByRole('heading', { level: 2 })).getByRole('link');
  expect(titled.getAttribute('href')).toBe(`/en/videos/${card!.slug}`);
});

test('without films the list says so', () => {
  const none = { posts: [], pagination: { page: 1, pages: 1, limit: 9, total: 0 } };
  renderPage(VideosPage, { texts, locale: 'en', path: '/videos', replies: [[getNews, none]] });
  expect(screen.getByText('There are no videos here yet')).toBeTruthy();
});

test('a film plays over its picture and can be stopped', async () => {
  show();
  expect(document.querySelector('img')!.getAttribute('loading')).toBe('eager');
  await waitFor(() => expect(document.querySelector('video')!.getAttribute('src')).toBe(film.wide));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Pause the video' })));
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
  expect(screen.getByText(/40\ss/)).toBeTruthy();
});

test('where less motion is asked for the picture stands still', () => {
  still = true;
  show();
  expect(document.querySelector('video')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Pause the video' })).toBeNull();
});
