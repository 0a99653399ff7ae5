import { clock } from '@stezhka/kit/clock';
import { isDuplicateKey, transaction } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import { idParams, serve } from '@stezhka/kit/http';
import { SITE_TIME_ZONE } from '@stezhka/kit-contract';
import { addView } from '@stezhka/shop-contract';
import { ProductModel } from '../products/products.model.ts';
import { ProductViewModel } from './product-views.model.ts';
import { isRobot, visitorOf } from './visitor.ts';
import './popularity.job.ts';

export const productViewRoutes = [
  serve(addView, { params: idParams }, async ({ params, identity, req }) => {
    const product = await ProductModel.exists({ _id: params.id, published: true });
    if (!product) throw new AppError('not_found');
    if (isRobot(req)) return { counted: false };
    const day = clock.today(SITE_TIME_ZONE).toString();
    return { counted: await countOnce(params.id, visitorOf(identity, req, day), day) };
  }),
];

async function countOnce(product: string, visitor: string, day: string): Promise<boolean> {
  try {
    await transaction(async (session) => {
      await ProductViewModel.create([{ product, visitor, day, at: clock.now() }], { session });
      // A view leaves `updatedAt` alone: neither the catalogue's index nor caches depend on it.
      await ProductModel.updateOne(
        { _id: product },
        { $inc: { newViews: 1 } },
        { session, timestamps: false },
      );
    });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
