import remote from './remote.ts';

test.each(['/login', '/register'])('%s is no place for who is logged in', (path) => {
  // Product 2.3: the flag sends a member on; a second account would take the place of theirs.
  expect(remote.routes.find((route) => route.path === path)?.handle?.flags).toContain('login');
});

test.each([
  ['/profile', ['GET /data/user/skills', 'GET /data/user/services', 'GET /data/payment-methods']],
  [
    '/cabinet',
    [
      'GET /data/user/privacy',
      'GET /data/user/balance',
      'GET /data/user/sessions',
      'GET /data/payment-methods',
      'GET /data/user/second-factor',
      'GET /data/orders',
      'GET /data/wishlist',
      'GET /data/user-courses',
      'GET /data/own-subscription',
    ],
  ],
])('%s opens without what its sections are made of', async (path, sections) => {
  const without: string[] = [];
  const call = Object.assign(async () => ({}), {
    optional: async ({ name }: { name: string }) => void without.push(name),
  });
  const { load } = remote.routes.find((route) => route.path === path)!;
  await load!({ call, params: {}, query: new URLSearchParams(), locale: 'uk' } as never);
  expect(without).toEqual(sections);
});
