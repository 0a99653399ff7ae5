import { jest } from '@jest/globals';
import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { BackgroundVideo } from './background-video.tsx';
import { RETRY_MS } from './video-playback.ts';

let matching: string[] = [];
const listeners = new Set<() => void>();
const play = jest.fn<() => Promise<void>>();
const fetched = jest.fn<(source: string) => Promise<{ ok: boolean }>>();
let paused = true;

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
});
beforeEach(() => {
  matching = [];
  paused = true;
  play.mockReset().mockRejectedValue(new Error('NotAllowedError'));
  fetched.mockReset().mockResolvedValue({ ok: true });
  globalThis.fetch = fetched as never;
});
afterEach(() => void jest.useRealTimers());

const video = () => document.querySelector('video');
const show = (name: string) =>
  render(<BackgroundVideo wide={`/${name}-wide.webm`} narrow={`/${name}-tall.webm`} />);
const shown = async () => {
  await waitFor(() => expect(video()).not.toBeNull());
  return video()!;
};
const pass = (ms: number) => act(async () => void jest.advanceTimersByTime(ms));

test('the source is tested once, without its bytes, before it plays, however often it is shown', async () => {
  const { unmount } = show('once');
  expect(video()).toBeNull();
  expect((await shown()).getAttribute('src')).toBe('/once-wide.webm');
  unmount();
  show('once');
  await shown();
  expect(fetched.mock.calls).toEqual([['/once-wide.webm', { method: 'HEAD' }]]);
});

test('a source that is not there leaves the still picture', async () => {
  fetched.mockResolvedValue({ ok: false });
  show('lost');
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  await act(async () => {});
  expect(video()).toBeNull();
});

test('reduced motion shows no video and fetches nothing', async () => {
  matching = ['prefers-reduced-motion'];
  show('still');
  await act(async () => {});
  expect(video()).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

test('playing is tried again every 500 ms while the video is paused, and no longer', async () => {
  jest.useFakeTimers();
  show('retry');
  await act(async () => {});
  expect(play).toHaveBeenCalledTimes(1);
  await pass(RETRY_MS);
  expect(play).toHaveBeenCalledTimes(2);
  paused = false;
  await pass(3 * RETRY_MS);
  expect(play).toHaveBeenCalledTimes(2);
  paused = true;
  await pass(RETRY_MS);
  expect(play).toHaveBeenCalledTimes(3);
});

test('an error of the video ends the trying', async () => {
  jest.useFakeTimers();
  show('broken');
  await act(async () => {});
  fireEvent.error(video()!);
  play.mockClear();
  await pass(10 * RETRY_MS);
  expect(play).not.toHaveBeenCalled();
  expect(video()).toBeNull();
});

test('up to 991 px the narrow source plays', async () => {
  show('switch');
  await shown();
  matching = ['max-width: 991px'];
  act(() => {
    for (const listener of listeners) listener();
  });
  await waitFor(() => expect(video()?.getAttribute('src')).toBe('/switch-tall.webm'));
});

test('a visitor stops it where it was, and lets it go on', async () => {
  const pause = jest.fn();
  HTMLMediaElement.prototype.pause = pause;
  jest.useFakeTimers();
  const of = (stopped: boolean) => <BackgroundVideo wide="/stop.webm" narrow="/stop.webm" paused={stopped} />;
  const { rerender } = render(of(false));
  await act(async () => {});
  play.mockClear();
  rerender(of(true));
  expect(pause).toHaveBeenCalledTimes(1);
  await pass(5 * RETRY_MS);
  expect(play).not.toHaveBeenCalled();
  expect(video()).not.toBeNull();
  rerender(of(false));
  expect(play).toHaveBeenCalledTimes(1);
});
