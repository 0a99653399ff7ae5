import { join } from 'node:path';
import { jest } from '@jest/globals';
import { readTexts, renderPage } from '@stezhka/shell/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import type { Move, SphereView } from './sphere-view.ts';

type Options = Parameters<typeof import('./sphere-view.ts')['openSphere']>[1];

// jsdom draws nothing: the real viewer is looked at in Chromium (e2e/src/panolens.e2e.ts).
let opened: Options | undefined;
let moves: Move[] = [];
let device: Pick<SphereView, 'canFollowDevice' | 'followDevice'>;
let destroyed = 0;
let unsupported = false;
jest.unstable_mockModule('./sphere-view.ts', () => ({
  openSphere: (_: HTMLElement, options: Options): SphereView => {
    if (unsupported) throw new Error('WebGL 2 is not supported.');
    opened = options;
    return { move: (move) => moves.push(move), destroy: () => destroyed++, ...device };
  },
}));
const { Component } = await import('./panolens.page.tsx');

const texts = readTexts(join(import.meta.dirname, '../texts'));

beforeEach(() => {
  opened = undefined;
  moves = [];
  destroyed = 0;
  unsupported = false;
  device = { canFollowDevice: async () => false, followDevice: async () => {} };
});

async function open(ready = true) {
  const page = renderPage(Component, { texts, locale: 'en', path: '/panolens' });
  fireEvent.click(screen.getByRole('button', { name: 'Look around' }));
  await screen.findByText('The panorama is opening…');
  await act(async () => {});
  if (ready) act(() => opened!.onReady());
  return page;
}

test('the viewer is asked for when it is opened, and the still picture stands until then', async () => {
  const { container } = renderPage(Component, { texts, locale: 'en', path: '/panolens' });
  expect(screen.getByAltText('A path between hills at dawn, the sun rising ahead')).toBeTruthy();
  expect(container.querySelector('[role=application]')).toBeNull();
  expect(opened).toBeUndefined();
  fireEvent.click(screen.getByRole('button', { name: 'Look around' }));
  expect(await screen.findByRole('application')).toBeTruthy();
  expect(opened).toBeDefined();
});

test('keys and buttons turn and zoom; other keys stay the page’s', async () => {
  await open();
  const picture = screen.getByRole('application');
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '+', '-']) {
    expect(fireEvent.keyDown(picture, { key })).toBe(false);
  }
  expect(fireEvent.keyDown(picture, { key: 'Tab' })).toBe(true);
  expect(fireEvent.keyDown(picture, { key: '+', ctrlKey: true })).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Right' }));
  expect(moves).toEqual(['left', 'right', 'up', 'down', 'nearer', 'farther', 'right']);
});

test.each([
  [0, 'east'],
  [46, 'south-east'],
  [180, 'west'],
  [359, 'east'],
])('a look %s degrees to the right is told as %s', async (degrees, direction) => {
  await open();
  act(() => opened!.onTurn(degrees));
  expect(screen.getByText(`Looking ${direction}`)).toBeTruthy();
});

test('Escape closes the viewer, frees it, and gives the focus back', async () => {
  await open();
  fireEvent.keyDown(screen.getByRole('application'), { key: 'Escape' });
  const button = await screen.findByRole('button', { name: 'Look around' });
  await act(() => new Promise(requestAnimationFrame));
  expect(document.activeElement).toBe(button);
  expect(destroyed).toBe(1);
});

test('a picture that does not load is told, and tried again', async () => {
  await open(false);
  act(() => opened!.onError());
  expect(screen.getByRole('alert').textContent).toContain('didn’t load');
  opened = undefined;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(opened).toBeDefined();
});

test('a browser without WebGL keeps the still picture and says so', async () => {
  unsupported = true;
  renderPage(Component, { texts, locale: 'en', path: '/panolens' });
  fireEvent.click(screen.getByRole('button', { name: 'Look around' }));
  expect((await screen.findByRole('alert')).textContent).toContain('can’t show panoramas');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByAltText(/A path between hills/)).toBeTruthy();
});

test('the device is followed once the visitor asks, and a refusal is told', async () => {
  const asked: boolean[] = [];
  device = {
    canFollowDevice: async () => true,
    followDevice: async (on) => {
      asked.push(on);
      if (asked.length > 2) throw new Error('denied');
    },
  };
  await open();
  const button = await screen.findByRole('button', { name: 'Move with the phone' });
  expect(asked).toEqual([]);
  await act(async () => fireEvent.click(button));
  expect(button.getAttribute('aria-pressed')).toBe('true');
  await act(async () => fireEvent.click(button));
  expect(button.getAttribute('aria-pressed')).toBe('false');
  await act(async () => fireEvent.click(button));
  expect(asked).toEqual([true, false, true]);
  expect(screen.getByRole('alert').textContent).toContain('didn’t allow');
});
