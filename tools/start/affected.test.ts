import { affectedBy } from './affected.ts';

const SERVERS = ['account', 'content', 'diary', 'shop', 'renderer', 'gateway'];

test.each([
  ['shared-ui/src/link.tsx', ['browser']],
  ['mfe-shop/src/cart/cart.page.tsx', ['browser']],
  ['shell/src/page/guards.ts', ['browser']],
  ['shell/server/workers.ts', ['renderer']],
  ['shell/contract/src/routes.ts', ['browser', 'renderer', 'gateway']],
  ['gateway/src/app.ts', ['gateway']],
  ['services/shop/src/cart/cart.model.ts', ['shop']],
  ['services/shop/contract/src/cart.ts', ['browser', 'shop']],
  ['services/art/src/goods/book.ts', ['account', 'content', 'diary', 'shop']],
  ['services/kit/src/process/log.ts', SERVERS],
  ['services/kit/contract/src/operation.ts', ['browser', ...SERVERS]],
])('a change of %s restarts the processes that run it', (path, names) => {
  expect(affectedBy(path)).toEqual(names);
});
