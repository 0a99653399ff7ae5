import { useDatabase } from '@stezhka/kit/testing/database';
import { testHeads } from '@stezhka/kit/testing/heads';
import { CONSTRUCTED_SLUG, LANDINGS } from '@stezhka/shop-contract';
import { OfferModel } from '../offers/offers.model.ts';
import { get, makeCategories, product, text } from '../testing/catalogue.ts';
import { orderOf } from '../testing/payments.ts';

useDatabase();

beforeAll(async () => {
  const { diaries, marathons } = await makeCategories();
  await product('path', marathons);
  await product(CONSTRUCTED_SLUG, diaries);
  // Each landing has an offer of its name: services/shop/src/offers/offers.test.ts holds the seed to that.
  for (const slug of [...LANDINGS, 'gratitude']) {
    const words = { title: text(slug), description: text(slug) };
    await OfferModel.create({ slug, ...words, thanks: { ...words, text: text(slug), links: [] } });
  }
});

await testHeads('shop', {
  async fetchHead(path, { locale }) {
    return (await get(`/data/seo?path=${encodeURIComponent(path)}`, locale).expect(200)).body.data;
  },
  examples: {
    '/catalog/*': '/catalog/diaries/planners',
    '/product/*': '/product/diaries/planners/marathons/path',
    '/order/:token': async () => `/order/${(await orderOf('path')).token}`,
    '/diary-offer/:slug': '/diary-offer/gratitude',
    '/:offer/thanks': `/${LANDINGS[0]}/thanks`,
  },
  noindex: ['/cart', '/cart/thanks', '/order', '/order/:token', '/wishlist', '/:offer/thanks'],
});
