import { join } from 'node:path';
import { jest } from '@jest/globals';
import { FILM_PLACE, getNews, getPost, getPresentationVideo } from '@stezhka/content-contract';
import type { CallArgs } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { type PageOptions, readTexts, renderPage } from '@stezhka/shell/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Presentation } from '../home/presentation.tsx';
import { Component as PostPage } from '../post/post.page.tsx';
import { drawing } from '../testing/pictures.ts';
import { Component as VideoPage } from './video.page.tsx';
import { Component as VideosPage } from './videos.page.tsx';

const texts = readTexts(join(import.meta.dirname, '../texts'));
const [card] = exampleOf(getNews).reply.posts;
const { post } = exampleOf(getPost).reply;
const film = {
  wide: '/files/content/6560b0d1a2c4e8f012345671/video.webm',
  narrow: '/files/content/6560b0d1a2c4e8f012345672/video.webm',
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

let matching: string[] = [];
let paused = true;
const play = jest.fn<() => Promise<void>>();
const canPlay = jest.fn<() => CanPlayTypeResult>();
const fetched = jest.fn<(source: string) => Promise<{ ok: boolean }>>();
const listeners = new Set<() => void>();
const seen: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
beforeAll(() => {
  window.matchMedia = ((query: string) => ({
    get matches() {
      return matching.some((one) => query.includes(one));
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  })) as never;
  Object.defineProperty(HTMLMediaElement.prototype, 'paused', { get: () => paused });
  HTMLMediaElement.prototype.play = play;
  HTMLMediaElement.prototype.canPlayType = canPlay;
});
beforeEach(() => {
  matching = [];
  paused = true;
  canPlay.mockReturnValue('maybe');
  play.mockReset().mockRejectedValue(new Error('NotAllowedError'));
  fetched.mockReset().mockResolvedValue({ ok: true });
  globalThis.fetch = fetched as never;
});
afterEach(() => {
  jest.useRealTimers();
  delete (globalThis as Partial<typeof globalThis>).IntersectionObserver;
});
const pass = (ms: number) => act(async () => void jest.advanceTimersByTime(ms));
const video = () => document.querySelector('video')!;
/** Each with sources of its own: a source is tested once. */
const watch = async (name: string) => {
  const own = { ...film, wide: `/${name}-wide.webm`, narrow: `/${name}-narrow.webm` };
  jest.useFakeTimers();
  const page = show({ video: own });
  await pass(0);
  return { ...own, ...page };
};

test('the list asks for posts with a film and leads to their pages', () => {
  const asked: CallArgs[] = [];
  const news = (args: CallArgs) => {
    asked.push(args);
    return { posts: [{ ...card!, hasVideo: true }], pagination: { page: 1, pages: 1, limit: 9, total: 1 } };
  };
  renderPage(VideosPage, { texts, locale: 'en', path: '/videos', replies: [[getNews, news]] });
  expect(asked).toEqual([{ query: { has_video: true, limit: 9 } }]);
  const titled = within(screen.getByRole('heading', { level: 2 })).getByRole('link');
  expect(titled.getAttribute('href')).toBe(`/en/videos/${card!.slug}`);
});

test('the list leads to the panorama, while a release has it', () => {
  const { unmount } = renderPage(VideosPage, { texts, locale: 'en', path: '/videos' });
  const link = screen.getByRole('link', { name: 'A panorama of dawn on the path' });
  expect(link.getAttribute('href')).toBe('/en/panolens');
  unmount();
  renderPage(VideosPage, { texts, locale: 'en', path: '/videos', missing: ['/panolens'] });
  expect(screen.queryByText(/look around yourself/)).toBeNull();
});

test('without films the list says so', () => {
  const none = { posts: [], pagination: { page: 1, pages: 1, limit: 9, total: 0 } };
  renderPage(VideosPage, { texts, locale: 'en', path: '/videos', replies: [[getNews, none]] });
  expect(screen.getByText('There are no videos here yet')).toBeTruthy();
});

test('a film is tested by one fetch, plays over its picture, and says that it is silent', async () => {
  const { wide } = await watch('once');
  expect(document.querySelector('img')!.getAttribute('loading')).toBe('eager');
  expect(fetched.mock.calls).toEqual([[wide, { method: 'HEAD' }]]);
  expect(video().getAttribute('src')).toBe(wide);
  expect([video().controls, video().loop, video().muted]).toEqual([true, true, true]);
  expect(video().getAttribute('aria-label')).toBe(post.title);
  const words = document.getElementById(video().getAttribute('aria-describedby')!)!;
  expect(words.textContent).toBe('A film without sound, 40 s. The text below goes with it.');
});

test('playing is asked for every 500 ms while the film stays paused, and no longer', async () => {
  await watch('retry');
  expect(play).toHaveBeenCalledTimes(1);
  await pass(499);
  expect(play).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(play).toHaveBeenCalledTimes(2);
  paused = false;
  await pass(2000);
  expect(play).toHaveBeenCalledTimes(2);
});

test('a film that its visitor has stopped stays stopped; a hidden page does not count', async () => {
  await watch('stop');
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent.pause(video());
  hidden.mockRestore();
  await pass(500);
  expect(play).toHaveBeenCalledTimes(2);
  fireEvent.pause(video());
  await pass(5000);
  expect(play).toHaveBeenCalledTimes(2);
});

test('an error ends the trying, says so, and the film can be tried again', async () => {
  const { wide } = await watch('broken');
  fireEvent.error(video());
  play.mockClear();
  await pass(5000);
  expect(play).not.toHaveBeenCalled();
  expect(document.querySelector('video')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('The film did not load.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(0);
  expect(video().getAttribute('src')).toBe(wide);
  expect(play).toHaveBeenCalledTimes(1);
});

test('a browser that plays no such film keeps the picture and says so, without a retry', async () => {
  canPlay.mockReturnValue('');
  await watch('unplayable');
  expect(document.querySelector('img')).toBeTruthy();
  expect(document.querySelector('video')).toBeNull();
  expect(screen.getByText('This browser can’t play the film.')).toBeTruthy();
  expect([screen.queryByRole('alert'), screen.queryByRole('button', { name: 'Try again' })]).toEqual([
    null,
    null,
  ]);
  expect(fetched).not.toHaveBeenCalled();
});

test('a film without a picture is shown, in an article and on the home page', () => {
  matching = ['reduced-motion'];
  show({ imageData: null });
  expect(video().getAttribute('aria-label')).toBe(post.title);
  expect(document.querySelector('figure img')).toBeNull();
  cleanup();
  const presentation = { ...exampleOf(getPresentationVideo).reply, imageData: null, video: film };
  renderPage(Presentation, { texts, locale: 'en', replies: [[getPresentationVideo, presentation]] });
  expect(video().getAttribute('aria-label')).toBe(presentation.title);
});

test('a source that is not there is said to be missing, and fetched anew when asked for', async () => {
  fetched.mockResolvedValueOnce({ ok: false });
  const { wide } = await watch('lost');
  expect(document.querySelector('video')).toBeNull();
  expect(document.querySelector('img')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(0);
  expect(fetched.mock.calls).toEqual([
    [wide, { method: 'HEAD' }],
    [wide, { method: 'HEAD' }],
  ]);
  expect(video().getAttribute('src')).toBe(wide);
});

test('up to 991 px the narrow source plays', async () => {
  const { narrow } = await watch('switch');
  matching = ['max-width: 991px'];
  act(() => {
    for (const listener of listeners) listener();
  });
  await pass(0);
  expect(video().getAttribute('src')).toBe(narrow);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a film below the fold waits until it is seen', async () => {
  globalThis.IntersectionObserver = class {
    constructor(tell: (typeof seen)[number]) {
      seen.push(tell);
    }
    observe() {}
    disconnect() {}
  } as never;
  await watch('below');
  expect(fetched).not.toHaveBeenCalled();
  act(() => {
    for (const tell of seen) tell([{ isIntersecting: true }]);
  });
  await pass(0);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(play).toHaveBeenCalledTimes(1);
});

test('where less motion is asked for nothing is fetched or played; the visitor may', async () => {
  matching = ['reduced-motion'];
  const { wide, narrow } = await watch('still');
  await pass(2000);
  expect([fetched.mock.calls, play.mock.calls]).toEqual([[], []]);
  expect([video().controls, video().getAttribute('src')]).toEqual([true, null]);
  const sources = [...video().querySelectorAll('source')].map((one) => [one.getAttribute('src'), one.media]);
  expect(sources).toEqual([
    [wide, '(min-width: 992px)'],
    [narrow, ''],
  ]);
  // Chromium would lay a grey ground over the picture.
  expect(video().poster).toMatch(/^data:image\//);
  fireEvent.error(video().querySelectorAll('source')[1]!);
  expect(screen.getByRole('alert')).toBeTruthy();
});

test('a film that the visitor began on the plain page goes on', async () => {
  paused = false;
  await watch('begun');
  expect(video().getAttribute('src')).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

test('an article with a film shows it too, and cards of films lead to the videos', async () => {
  renderPage(PostPage, {
    texts,
    locale: 'en',
    path: `/post/${post.slug}`,
    route: '/post/:slug',
    replies: [
      [
        getPost,
        {
          post: { ...post, imageData: drawing('rain'), video: film },
          related: [
            { ...card, slug: 'still' },
            { ...card, id: '6560b0d1a2c4e8f0123456ff', slug: 'moving', hasVideo: true },
          ],
        },
      ],
    ],
  });
  await waitFor(() => expect(video().getAttribute('src')).toBe(film.wide));
  const cards = screen.getAllByRole('heading', { level: 3 }).map((one) => within(one).getByRole('link'));
  expect(cards.map((one) => one.getAttribute('href'))).toEqual(['/en/post/still', '/en/videos/moving']);
  const lines = cards.map((one) => one.closest('article')!.querySelector('time')!.parentElement!.textContent);
  expect(lines).toEqual([expect.stringMatching(/ min$/), expect.stringMatching(/ video$/)]);
});

test('films stand within an article, each with its picture, caption, sources and the way to its page', () => {
  // A visitor without motion sees what the document holds.
  matching = ['reduced-motion'];
  const own = { ...card!, slug: 'rainy', title: 'Rain', hasVideo: true, imageData: drawing('rain') };
  const body = `<p>Before</p>${FILM_PLACE}<p>Between</p>${FILM_PLACE}<p>After</p>${FILM_PLACE}`;
  const films = [
    { video: film, caption: 'Listen to it', post: own },
    { video: film, caption: 'A second one', post: null },
    { video: film, caption: '', post: null },
  ];
  const { container } = renderPage(PostPage, {
    texts,
    locale: 'en',
    path: `/post/${post.slug}`,
    route: '/post/:slug',
    replies: [[getPost, { post: { ...post, body, films }, related: [] }]],
  });
  const shown = screen.getByRole('article').textContent!;
  const order = ['Before', 'Listen to it', 'Between', 'A second one', 'After'].map((it) => shown.indexOf(it));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order).not.toContain(-1);
  const players = [...container.querySelectorAll('video')];
  expect(players.map((one) => one.getAttribute('aria-label'))).toEqual(['Rain', 'A second one', 'Film']);
  for (const one of players)
    expect([...one.querySelectorAll('source')].map(({ src }) => new URL(src).pathname)).toEqual([
      film.wide,
      film.narrow,
    ]);
  expect(screen.getByRole('link', { name: /Rain/ }).getAttribute('href')).toBe('/en/videos/rainy');
  expect(container.querySelectorAll('figure img')).toHaveLength(1);
});
