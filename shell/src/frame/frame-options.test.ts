import type { RouteHandle } from '@stezhka/shell-contract';
import type { Prepared } from '../page/prepare.ts';
import { frameOptions } from './frame-options.ts';

const look = (handle: RouteHandle, path = '/news') =>
  frameOptions({ kind: 'page', path, route: { handle } } as unknown as Prepared);

test.each<[what: string, handle: RouteHandle, nav: boolean, crumbs: boolean]>([
  ['a page', {}, true, true],
  ['full', { breadcrumbs: 'full' }, true, true],
  ['simple', { breadcrumbs: 'simple' }, false, true],
  ['off', { breadcrumbs: 'off' }, true, false],
  ['reset-breadcrumbs', { flags: ['reset-breadcrumbs'] }, true, false],
  [
    'reset-breadcrumbs with a word of its own',
    { flags: ['reset-breadcrumbs'], breadcrumbs: 'full' },
    true,
    true,
  ],
  ['mini header', { header: 'mini', breadcrumbs: 'full' }, false, false],
  ['product header', { header: 'product-mini' }, false, false],
])('%s: nav bar and crumbs', (_what, handle, nav, crumbs) => {
  expect(look(handle)).toMatchObject({ nav, crumbs });
});

test('a path with catalog leaves room for filters', () => {
  expect(look({}, '/catalog/shchodennyky').filters).toBe(true);
  expect(look({}, '/news').filters).toBe(false);
});

test('there are three layouts', () => {
  expect(look({}).layout).toBe('default');
  expect(look({ layout: 'admin' }).layout).toBe('admin');
  expect(frameOptions({ kind: 'not-found', path: '/' } as Prepared).layout).toBe('error');
});
