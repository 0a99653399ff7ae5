import { LOCALES } from '@stezhka/kit-contract';
import { visitor } from '../testing/account.ts';

const seoOf = async (path: string, locale = 'en') =>
  (await visitor(undefined, locale).get('/data/seo').query({ path }).expect(200)).body.data;

test('each page has its own head in each language', async () => {
  const titles = new Set<string>();
  for (const path of ['/login', '/register', '/profile']) {
    for (const locale of LOCALES) {
      const { status, title, description } = await seoOf(path, locale);
      expect(status).toBe(200);
      expect(description).not.toBe('');
      titles.add(`${path} ${title}`);
    }
  }
  expect(titles.size).toBe(9);
});

test('a profile is not for search engines; what is not there is a 404', async () => {
  expect(await seoOf('/profile?tab=1')).toMatchObject({ noindex: true });
  expect(await seoOf('/constructor')).toMatchObject({ status: 404, title: 'Page not found' });
});
