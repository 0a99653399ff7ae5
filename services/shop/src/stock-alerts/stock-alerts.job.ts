import { clock } from '@stezhka/kit/clock';
import { transaction } from '@stezhka/kit/database';
import { defineJob } from '@stezhka/kit/jobs';
import { sendMail } from '@stezhka/kit/mail';
import { productPath } from '@stezhka/shop-contract';
import Joi from 'joi';
import { presentCategoryLink } from '../categories/categories.presenter.ts';
import { type CategoryTree, readCategoryTree } from '../categories/category-tree.ts';
import type { ProductRow } from '../products/products.model.ts';
import { findProductCards, piecesOf } from '../products/products.service.ts';
import { backInStockMail } from './stock-alerts.mail.ts';
import { StockAlertModel, type StockAlertRow } from './stock-alerts.model.ts';

const MINUTE_SECONDS = 60;

export const stockAlertsJob = defineJob('stock-alerts', Joi.object({}), sendDue, { every: MINUTE_SECONDS });

async function sendDue(): Promise<void> {
  const wanted = await StockAlertModel.distinct('product', { waiting: true });
  const back = (await findProductCards(wanted.map(String))).filter(({ stock }) => stock > 0);
  if (!back.length) return;
  const tree = await readCategoryTree();
  for (const product of back) {
    const alerts = StockAlertModel.find({ product: product._id, waiting: true }).lean<StockAlertRow[]>();
    for await (const alert of alerts.cursor()) await send(alert as unknown as StockAlertRow, product, tree);
  }
}

/** Marked and mailed in one transaction: exactly once. */
async function send(alert: StockAlertRow, product: ProductRow, tree: CategoryTree): Promise<void> {
  const category = tree.byId(product.category);
  if (!category || piecesOf(product, alert.size) <= 0) return;
  const path = productPath({ slug: product.slug, category: presentCategoryLink(category, tree, 'uk') });
  await transaction(async (session) => {
    const taken = await StockAlertModel.updateOne(
      { _id: alert._id, waiting: true },
      { $unset: { waiting: 1 }, sentAt: clock.now() },
      { session },
    );
    if (!taken.modifiedCount) return;
    await sendMail(session, backInStockMail, {
      to: { kind: 'stock-alert', id: String(alert._id) },
      data: { title: product.title, size: alert.size, path },
      key: String(alert._id),
    });
  });
}
