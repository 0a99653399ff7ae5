import { redirectOf } from './redirects.ts';

const remotes = {
  'mfe-shop': { redirects: [{ from: '/shop', to: '/catalog' }] },
  'mfe-content': {
    redirects: [
      { from: '/blog', to: '/news', status: 302 as const },
      { from: '/elsewhere', to: 'https://elsewhere.example/room' },
      { from: '/start', to: '/' },
    ],
  },
  // A release from before there were redirects.
  'mfe-diary': {},
};

test.each([
  ['/shop', { to: '/en/catalog?page=2', status: 301 }],
  ['/blog', { to: '/en/news?page=2', status: 302 }],
  ['/start', { to: '/en?page=2', status: 301 }],
  // What was asked here is not told to others.
  ['/elsewhere', { to: 'https://elsewhere.example/room', status: 301 }],
  ['/catalog', undefined],
  ['/shop/more', undefined],
])('%s', (path, redirect) => {
  expect(redirectOf(remotes, path, { locale: 'en', search: '?page=2' })).toEqual(redirect);
});
