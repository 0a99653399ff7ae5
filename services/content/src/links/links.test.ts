import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { get } from '../testing/content.ts';
import { LinkModel } from './links.model.ts';

useDatabase();
afterEach(clearDatabase);

test('a stored path leads to the caller’s language, a full address where it says', async () => {
  await LinkModel.create([
    { name: 'guide', url: '/page/yak-tse-pratsiuie' },
    { name: 'telegram', url: 'https://t.me/stezhka' },
  ]);
  const urlOf = async (name: string, locale: 'uk' | 'en') =>
    (await get(`/url/${name}`, locale).expect(200)).body.data.url;
  expect(await urlOf('guide', 'uk')).toBe('/page/yak-tse-pratsiuie');
  expect(await urlOf('guide', 'en')).toBe('/en/page/yak-tse-pratsiuie');
  expect(await urlOf('telegram', 'en')).toBe('https://t.me/stezhka');
});

test('an unknown link is not found', async () => {
  await get('/url/nowhere').expect(404);
  await get('/url/..%2Fetc').expect(400);
});
