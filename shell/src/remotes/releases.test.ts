import type { Release } from '@stezhka/shell-composition/releases';
import { hasPage, integrityOf, setReleases, slotOwner } from './releases.ts';

const release = (name: string, more: Partial<Release>): Release => ({
  name,
  version: '1',
  entry: '',
  paths: [],
  slots: [],
  chunks: {},
  integrity: {},
  url: `/assets/${name}/1/`,
  ...more,
});

beforeEach(() =>
  setReleases({
    shell: release('shell', { integrity: { 'footer.js': 'sha384-shell' } }),
    remotes: {
      'mfe-shop': release('mfe-shop', {
        paths: ['/catalog', '/catalog/:slug'],
        slots: ['shop.bestsellers'],
        integrity: { 'catalog.css': 'sha384-catalog' },
        url: 'https://cdn.example/assets/mfe-shop/1/',
      }),
    },
  }),
);

test('a slot belongs to the release that offers it', () => {
  expect(slotOwner('shop.bestsellers')).toBe('mfe-shop');
  expect(slotOwner('content.search')).toBeUndefined();
});

test.each([
  '/catalog',
  '/catalog/decks?page=2',
  '/en/catalog',
  '/catalog#top',
  '#buy',
  'https://t.me/s',
  'tel:+380',
  '/files/a.pdf',
])('%s has a page', (href) => expect(hasPage(href)).toBe(true));

test.each(['/politica', '/ru/politica', '/', '/en', '/catalog/a/b'])('%s has no page', (href) =>
  expect(hasPage(href)).toBe(false),
);

test('a file must be what its release says, wherever it lies', () => {
  expect(integrityOf('/assets/shell/1/footer.js')).toBe('sha384-shell');
  expect(integrityOf('https://cdn.example/assets/mfe-shop/1/catalog.css')).toBe('sha384-catalog');
  expect(integrityOf('/assets/shell/2/footer.js')).toBeUndefined();
});
