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

test('pages of codes are there under any code and not for search engines', async () => {
  for (const path of ['/pass-recover/abc', '/verify-email/abc'])
    expect(await seoOf(path)).toMatchObject({ status: 200, noindex: true });
  expect(await seoOf('/forgot-password')).not.toHaveProperty('noindex');
  for (const path of ['/pass-recover', '/pass-recover/a/b', '/constructor/a'])
    expect(await seoOf(path)).toMatchObject({ status: 404 });
});

test('only a demonstration shows the mails', async () => {
  expect(await seoOf('/__mail')).toMatchObject({ status: 404 });
  process.env.DEMO = 'true';
  expect(await seoOf('/__mail')).toMatchObject({ status: 200, noindex: true });
  delete process.env.DEMO;
});
