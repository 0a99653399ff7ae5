import type { Identity } from '@stezhka/kit/identity';
import { replyChecker } from '@stezhka/kit/testing/contract';
import { identityKeys, identityToken } from '@stezhka/kit/testing/identities';
import type { Localised } from '@stezhka/kit-contract';
import type { Types } from 'mongoose';
import request from 'supertest';
import { createApp } from '../app.ts';
import { CategoryModel } from '../categories/categories.model.ts';
import { allowOrdersPerHour } from '../checkout/order-limits.ts';
import { FilterModel } from '../filters/filters.model.ts';
import { useCarrier } from '../nova-poshta/carrier.ts';
import { fixtureCarrier } from '../nova-poshta/fixture-carrier.ts';
import { useProvider } from '../payments/provider.ts';
import { sandbox } from '../payments/sandbox/sandbox.ts';
import { type ProductFields, ProductModel } from '../products/products.model.ts';
import { readFilters } from '../seed/read-definitions.ts';

// What a demonstration has: tests of what is off take it away.
useCarrier(fixtureCarrier);
useProvider(sandbox());
/** For `allowOrdersPerHour`: tests order more than people. */
export const MANY_ORDERS = 100_000;
allowOrdersPerHour(MANY_ORDERS);

export const app = createApp({
  identityKeys,
  checkReply: replyChecker(new URL('../../contract/replies.schema.json', import.meta.url)),
});

/**
 * Calls with an identity; a guest's by default. Each call has a token of its own: one lives for a minute, and a
 * test file may take longer.
 */
export function as(who: Partial<Identity>, locale: Identity['locale'] = 'uk') {
  const token = () => identityToken({ locale, ...who });
  return {
    get: async (path: string) =>
      request(app)
        .get(path)
        .set('Locale', locale)
        .set('identity', await token()),
    post: async (path: string, body: object = {}, headers: Record<string, string> = {}) =>
      request(app)
        .post(path)
        .set('Locale', locale)
        .set('identity', await token())
        .set(headers)
        .send(body),
  };
}

export const get = (path: string, locale = 'uk') => request(app).get(path).set('Locale', locale);

export const text = (uk: string): Localised => ({ uk, ru: `${uk} (ru)`, en: `${uk} (en)` });

async function category(slug: string, parent: Types.ObjectId | null, order: number) {
  const title = text(slug);
  return CategoryModel.create({ slug, parent, order, title, description: title });
}

/** A product of 500 ₴ with ten pieces in stock, unless told. */
export async function product(
  slug: string,
  category: Types.ObjectId,
  more: Partial<ProductFields> = {},
): Promise<string> {
  const row = await ProductModel.create({
    slug,
    sku: slug,
    category,
    title: text(slug),
    shortDescription: text(slug),
    description: text(`<p>${slug}</p>`),
    attributes: [{ name: text('Формат'), value: text('A5') }],
    sizeTable: [{ size: 'A5', width: 148, height: 210, thickness: 18, weight: 410 }],
    certificate: text('<p>Папір</p>'),
    price: 50_000,
    oldPrice: null,
    stock: 10,
    filters: { format: 'a5', paper: 'cream', cover: 'spruce', language: 'uk' },
    ...more,
  });
  return row.id;
}

/** Three levels: diaries > planners > marathons, and decks beside them. */
export async function makeCategories() {
  const diaries = await category('diaries', null, 1);
  const planners = await category('planners', diaries._id, 1);
  const marathons = await category('marathons', planners._id, 1);
  const decks = await category('decks', null, 2);
  await FilterModel.insertMany(readFilters());
  return {
    diaries: diaries._id,
    planners: planners._id,
    marathons: marathons._id,
    decks: decks._id,
  };
}
