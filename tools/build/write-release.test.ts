import type { PageHead, RemoteRoute } from '@stezhka/shell-contract';
import { headsOf } from './write-release.ts';

const texts = { uk: 'Сторінка', ru: 'Страница', en: 'Page' };
const head: PageHead = { title: texts, description: texts };
const route = (path: string, more: Partial<RemoteRoute> = {}): RemoteRoute => ({
  id: path,
  path,
  lazy: async () => ({ Component: () => null }),
  ...more,
});
const heads = (routes: RemoteRoute[], service?: string) =>
  headsOf('mfe-y', { routes, messages: {} as never, ...(service && { service }) });

test('a release names the service that answers its heads', () => {
  expect(heads([route('/thing/:slug')], 'shop')).toEqual({ service: 'shop' });
});

test('a fixed page of a remote with a service may bring its own head', () => {
  const routes = [route('/thing', { head }), route('/thing/:slug')];
  expect(heads(routes, 'shop')).toEqual({ service: 'shop', heads: { '/thing': head } });
});

test('a release without a service has the heads of its pages, those for staff aside', () => {
  const staff = route('/admin/things', { handle: { layout: 'admin' } });
  expect(heads([route('/thing', { head }), staff])).toEqual({ heads: { '/thing': head } });
});

test.each([
  ['a page without a head', [route('/thing')], undefined, /'\/thing' needs a head, or the remote a service/],
  ['a page with a parameter', [route('/thing/:slug', { head })], 'shop', /is no fixed page/],
  ['an unknown service', [route('/thing')], 'nobody', /there is no service 'nobody': account, content/],
])('%s is not built', (_, routes, service, message) => {
  expect(() => heads(routes, service)).toThrow(message);
});
