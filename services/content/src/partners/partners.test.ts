import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { get, say } from '../testing/content.ts';
import { PartnerModel } from './partners.model.ts';

useDatabase();
afterEach(clearDatabase);

test('partners come in their order', async () => {
  expect((await get('/data/partners').expect(200)).body.data).toEqual([]);
  const make = (slug: string, order: number) =>
    PartnerModel.create({ slug, order, name: say(slug), description: say('Prints'), link: '/about' });
  await make('hall', 1);
  await make('printer', 0);
  const { body } = await get('/data/partners', 'ru').expect(200);
  expect(body.data).toMatchObject([
    { name: 'printer (ru)', description: 'Prints (ru)', link: '/about' },
    { name: 'hall (ru)' },
  ]);
});
