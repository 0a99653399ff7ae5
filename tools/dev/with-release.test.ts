import { documentHtml, type PageData } from '@stezhka/shell-composition/document';
import type { Release, ReleaseManifest } from '@stezhka/shell-composition/releases';
import { withRelease } from './with-release.ts';

const released = (name: string, paths: string[]): Release => ({
  name,
  version: 'v1',
  entry: 'entry.js',
  paths,
  slots: [],
  url: `/assets/${name}/v1/`,
  chunks: { entry: { scripts: ['entry.js'], styles: ['entry.css'] } },
  integrity: { 'entry.js': 'sha256-a', 'entry.css': 'sha256-b' },
});
const own = {
  ...released('mfe-content', ['/news', '/fresh']),
  version: 'dev-1',
  admin: [],
  routes: [],
  sizes: {},
} as unknown as ReleaseManifest;

const site = (more: Partial<PageData> = {}) => {
  const data: PageData = {
    releases: {
      shell: released('shell', []),
      remotes: {
        'mfe-content': released('mfe-content', ['/news']),
        'mfe-shop': released('mfe-shop', ['/cart']),
      },
    },
    locale: 'en',
    outcome: 'page',
    demo: false,
    state: { api: { title: '</script><b>' } },
    ...more,
  };
  const chunks = Object.values(data.releases.remotes).map((release) => ({ release, name: 'entry' }));
  return documentHtml({ origin: 'https://stezhka.example', data, body: '<main>News</main>', chunks });
};
const dataOf = (html: string) => JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(html)![1]!) as PageData;

test('a page of the remote is built by the browser, from the release here', () => {
  const { html, status } = withRelease(site(), 200, '/en/news', own);
  expect(status).toBe(200);
  expect(html).toContain('<div id="root"></div>');
  expect(html).not.toContain('/assets/mfe-content/v1/entry.js" integrity');
  expect(html).toContain('/assets/shell/v1/entry.js');
  const data = dataOf(html);
  expect(data.outcome).toBe('none');
  expect(data).not.toHaveProperty('state');
  expect(data.releases.remotes['mfe-content']).toMatchObject({
    version: 'dev-1',
    url: '/assets/mfe-content/dev-1/',
  });
});

test('a page of another remote stays as the site rendered it, its slots come from here', () => {
  const { html } = withRelease(site(), 200, '/en/cart', own);
  expect(html).toContain('<main>News</main>');
  const data = dataOf(html);
  expect(data.state).toEqual({ api: { title: '</script><b>' } });
  expect(data.releases.remotes['mfe-content']!.version).toBe('dev-1');
  expect(data.releases.remotes['mfe-shop']!.version).toBe('v1');
});

test('a page that the site does not have yet is no 404; what is no page stays as it is', () => {
  expect(withRelease(site({ outcome: 'not-found' }), 404, '/fresh', own).status).toBe(200);
  expect(withRelease(site({ outcome: 'not-found' }), 404, '/nowhere/at/all', own).status).toBe(404);
  expect(withRelease('<p>down</p>', 502, '/news', own)).toEqual({ html: '<p>down</p>', status: 502 });
});
