import remote from './remote.ts';

test.each(['/login', '/register'])('%s is no place for who is logged in', (path) => {
  // Product 2.3: the flag sends a member on; a second account would take the place of theirs.
  expect(remote.routes.find((route) => route.path === path)?.handle?.flags).toContain('login');
});
