import { visitor } from './testing/account.ts';

test('names what is open to everybody, and nothing that is a person’s own', async () => {
  const { entries } = (await visitor().get('/data/sitemap').expect(200)).body.data;
  const paths = entries.map(({ path }: { path: string }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/login', '/register']));
  for (const path of paths) {
    const { body } = await visitor().get('/data/seo').query({ path }).expect(200);
    expect(body.data).toMatchObject({ status: 200, canonical: `/en${path}` });
  }
});
