import mongoose from 'mongoose';

const HOUR_SECONDS = 3600;

export interface Purge {
  tags: string[];
  at: Date;
}

const schema = new mongoose.Schema<Purge>(
  { tags: { type: [String], required: true }, at: { type: Date, required: true } },
  { versionKey: false },
);
schema.index({ at: 1 }, { expireAfterSeconds: HOUR_SECONDS });

/** One purge each, read by every gateway through the change stream. */
export const PurgeModel = mongoose.model('Purge', schema, 'purges');
