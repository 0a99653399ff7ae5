import { visitor } from './testing/account.ts';

test('the sitemap lists public pages, and no private one', async () => {
  const { entries } = (await visitor().get('/data/sitemap').expect(200)).body.data;
  const paths = entries.map(({ path }: { path: string }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/login', '/register']));
  for (const path of paths) {
    const { body } = await visitor().get('/data/seo').query({ path }).expect(200);
    expect(body.data).toMatchObject({ status: 200, canonical: `/en${path}` });
  }
});
