import { purge } from '@stezhka/kit/gateway';
import { defineJob } from '@stezhka/kit/jobs';
import Joi from 'joi';
import { trusted } from 'mongoose';
import { ProductModel } from '../products/products.model.ts';

const HOUR_SECONDS = 60 * 60;

/**
 * Hourly, so that lists keep their order while visitors turn pages. One write per product: an interrupted run counts
 * nothing twice.
 */
export const popularityJob = defineJob(
  'popularity',
  Joi.object({}),
  async () => {
    const { modifiedCount } = await ProductModel.updateMany(
      { newViews: trusted({ $gt: 0 }) },
      [{ $set: { popularity: { $add: ['$popularity', '$newViews'] }, newViews: 0 } }],
      { updatePipeline: true },
    );
    if (modifiedCount) await purge(null, ['products']);
  },
  { every: HOUR_SECONDS },
);
