import remote from './remote.ts';

test.each(['/diary', '/diary/:date', '/diary/days'])('%s opens with its words in italics at once', (path) => {
  expect(remote.routes.find((route) => route.path === path)?.handle?.italic).toBe(true);
});
