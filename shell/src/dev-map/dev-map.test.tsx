import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Prepared } from '../page/prepare.ts';
import { renderInShell } from '../testing/in-shell.tsx';
import { DevMap } from './dev-map.tsx';

const Component = () => null;
const page: Prepared = {
  kind: 'page',
  locale: 'uk',
  path: '/news/calm',
  location: { pathname: '/news/calm', search: '' },
  params: {},
  owner: 'mfe-content',
  route: { id: 'news-slug', path: '/news/:slug', lazy: async () => ({ Component }) },
  Component,
};
const checkout = {
  sources: {
    'mfe-content': {
      'news-slug': 'mfe-content/src/news/news.page.tsx',
      'slot-search': 'mfe-content/src/search/search.slot.tsx',
    },
  },
  editor: 'vscode://file{path}',
  root: '/home/anna/my site',
};

// jsdom lays nothing out.
Range.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 100, 20);

async function stand(slots = ['content.search']) {
  const shown = await renderInShell(
    <>
      <main id="content">
        <span data-slot="content.search">3</span>
      </main>
      <DevMap page={page} checkout={checkout} />
    </>,
    { offer: { slots } },
  );
  return shown;
}
const regions = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const pressKey = (init: KeyboardEventInit) => act(() => void fireEvent.keyDown(document.body, init));

test('a button shows who fills the page and its slots, and where their source is', async () => {
  await stand();
  expect(regions()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Map' }));
  expect(regions()).toEqual([
    [
      expect.stringMatching(/^\/news\/:slug \(news-slug\) · mfe-content@/),
      'vscode://file/home/anna/my%20site/mfe-content/src/news/news.page.tsx',
    ],
    [
      expect.stringMatching(/^content\.search · mfe-content@/),
      'vscode://file/home/anna/my%20site/mfe-content/src/search/search.slot.tsx',
    ],
  ]);
});

test('a slot that nobody fills says so and opens nothing', async () => {
  await stand([]);
  fireEvent.click(screen.getByRole('button', { name: 'Map' }));
  expect(screen.getByText('content.search · nobody').closest('a')?.getAttribute('href')).toBeNull();
});

test('what the build wrote in is read once, however often the map is drawn', async () => {
  let readings = 0;
  const get = () => {
    readings += 1;
    return structuredClone(checkout);
  };
  Object.defineProperty(globalThis, 'STEZHKA_DEV_MAP', { get, configurable: true });
  await renderInShell(
    <>
      <main id="content" />
      <DevMap page={page} />
    </>,
    { offer: { slots: [] } },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Map' }));
  expect(regions()).toHaveLength(1);
  expect(readings).toBe(1);
});

test('Alt+Shift+M shows it, Escape hides it, and a change of the page is followed', async () => {
  const { container } = await stand();
  pressKey({ altKey: true, shiftKey: true, code: 'KeyM' });
  expect(regions()).toHaveLength(2);
  container.querySelector('main')!.append(document.createElement('i'));
  const slot = document.createElement('span');
  slot.setAttribute('data-slot', 'shop.bestsellers');
  container.querySelector('main')!.append(slot);
  await waitFor(() => expect(screen.getByText('shop.bestsellers · nobody')).toBeTruthy());
  pressKey({ key: 'Escape' });
  expect(regions()).toEqual([]);
});
