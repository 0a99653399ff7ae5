import { clock } from '@stezhka/kit/clock';
import { defineJob } from '@stezhka/kit/jobs';
import Joi from 'joi';
import { type Model, trusted } from 'mongoose';

const DAY_SECONDS = 24 * 60 * 60;
const KEPT_DAYS = 30;

interface Removable {
  removed: boolean;
  removedAt?: Date;
}
const models: Model<Removable>[] = [];

/** Of a model with an index of `removed` and `removedAt`. */
export const keepRemovedForMonth = (model: unknown): void => void models.push(model as Model<Removable>);

/** What a member has removed stays for a month: a repeated call finds it. Then it makes room. */
export const removedItems = defineJob(
  'delete-removed-items',
  Joi.object<object>({}),
  async () => {
    const now = clock.now();
    const before = new Date(now.getTime() - KEPT_DAYS * DAY_SECONDS * 1000);
    for (const model of models) {
      // Rows that were removed before this moment was kept.
      const unknown = { removed: true, removedAt: trusted({ $exists: false }) };
      await model.updateMany(unknown, { $set: { removedAt: now } });
      await model.deleteMany({ removed: true, removedAt: trusted({ $lt: before }) });
    }
  },
  { every: DAY_SECONDS },
);
