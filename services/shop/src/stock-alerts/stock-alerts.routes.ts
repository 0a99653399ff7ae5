import { isDuplicateKey } from '@stezhka/kit/database';
import Joi from 'joi';
import './stock-alerts.job.ts';
import { countAttempt, type Rule } from '@stezhka/kit/attempts';
import { clock } from '@stezhka/kit/clock';
import { AppError } from '@stezhka/kit/errors';
import { defineForm, definition, email, formBody, hidden } from '@stezhka/kit/forms';
import { idParams, serve, visitorAddress } from '@stezhka/kit/http';
import type { Localised } from '@stezhka/kit-contract';
import { getStockAlertForm, requestStockAlert } from '@stezhka/shop-contract';
import { ProductModel, type ProductRow } from '../products/products.model.ts';
import { piecesOf } from '../products/products.service.ts';
import { StockAlertModel } from './stock-alerts.model.ts';

const alertForm = defineForm('stock-alert', {
  fields: {
    email: email({ label: { uk: 'Ваша пошта', ru: 'Ваша почта', en: 'Your e-mail' }, required: true }),
    size: hidden({ maxLength: 40 }),
  },
});

const confirmation: Localised = {
  uk: 'Напишемо одного листа, щойно з’явиться.',
  ru: 'Пришлём одно письмо, как только появится.',
  en: 'We’ll send one e-mail as soon as it’s back.',
};

/** Protects other people's inboxes. */
const RULE: Rule = { name: 'stock-alert', free: 20, seconds: 60 * 60 };

export const stockAlertRoutes = [
  serve(
    getStockAlertForm,
    { params: idParams, query: Joi.object({ size: Joi.string().max(40) }) },
    async ({ params, query, locale, identity }) => {
      const size = sizeOf(await publishedProduct(params.id), query.size);
      const form = await definition(alertForm, {
        locale,
        csrf: identity.csrf ?? '',
        ...(size && { values: { size } }),
      });
      return { form: { ...form, action: requestStockAlert.path.replace(':id', params.id) } };
    },
  ),
  serve(
    requestStockAlert,
    { params: idParams, body: formBody(alertForm) },
    async ({ params, body, locale, req }) => {
      const product = await publishedProduct(params.id);
      const size = sizeOf(product, body.size || undefined);
      if (piecesOf(product, size) > 0) throw new AppError('in_stock');
      const { count, seconds } = await countAttempt(RULE, visitorAddress(req));
      if (count > RULE.free) throw new AppError('too_many_requests', { retryAfter: seconds });
      await saveAlert({ product: product._id, size, email: body.email, waiting: true }, locale);
      return { message: confirmation[locale] };
    },
  ),
];

async function publishedProduct(id: string): Promise<ProductRow> {
  const product = await ProductModel.findOne({ _id: id, published: true })
    .select('sizes stock')
    .lean<ProductRow>();
  if (!product) throw new AppError('not_found');
  return product;
}

function sizeOf({ sizes }: Pick<ProductRow, 'sizes'>, wanted: string | undefined): string | null {
  if (wanted === undefined) return null;
  if (!sizes.some(({ value }) => value === wanted)) throw new AppError('size_unknown');
  return wanted;
}

/** Repeated requests are one, in the latest language. */
async function saveAlert(which: object, locale: string): Promise<void> {
  const upsert = () =>
    StockAlertModel.updateOne(
      which,
      { $set: { locale }, $setOnInsert: { askedAt: clock.now() } },
      { upsert: true },
    );
  await upsert().catch((error) => {
    if (!isDuplicateKey(error)) throw error;
    return upsert();
  });
}
