import { act, screen } from '@testing-library/react';
import { emit } from '../events.ts';
import { loaderShown } from '../state/routing.slice.ts';
import { renderInShell } from '../testing/in-shell.tsx';
import { Preloader } from './preloader.tsx';

const stand = () =>
  renderInShell(
    <>
      <Preloader />
      <header>
        <a href="/news">Статті</a>
      </header>
      <main id="content">
        <button type="button">Оплатити</button>
      </main>
      <footer />
    </>,
  );
const busy = (what: string, is: boolean) => act(() => emit('shell:busy', { what, busy: is }));
const waits = () => screen.queryByRole('progressbar', { name: 'Зачекайте хвилинку' }) !== null;
const content = () => document.getElementById('content')!;
const inert = () =>
  ['header', 'main', 'footer'].map((name) => !!document.querySelector<HTMLElement>(name)!.inert);

test('a line stands while the next page is on its way', async () => {
  const { store } = await stand();
  expect(screen.queryByRole('progressbar')).toBeNull();
  act(() => void store.dispatch(loaderShown(true)));
  expect(screen.getByRole('progressbar', { name: 'Завантажуємо сторінку' })).not.toBeNull();
  expect(content().inert).toBeFalsy();
  act(() => void store.dispatch(loaderShown(false)));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('during a checkout nothing in the page can be pressed, until everybody who asked is done', async () => {
  await stand();
  busy('checkout', true);
  busy('delivery', true);
  expect(waits()).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('Зачекайте хвилинку');
  expect(inert()).toEqual([true, true, true]);
  busy('checkout', false);
  expect(waits()).toBe(true);
  busy('delivery', false);
  expect(waits()).toBe(false);
  expect(inert()).toEqual([false, false, false]);
  expect(screen.getByRole('status').textContent).toBe('');
});

test.each([
  ['another page', () => emit('shell:page-changed', { name: 'news', path: '/news' })],
  ['coming back from the payment page', () => dispatchEvent(new Event('pageshow'))],
])('%s ends the wait', async (_, happens) => {
  await stand();
  busy('checkout', true);
  act(() => void happens());
  expect(waits()).toBe(false);
  expect(content().inert).toBe(false);
});
