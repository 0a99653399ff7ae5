import type { ReleaseManifest } from '@stezhka/shell-composition/releases';
import mongoose from 'mongoose';

export interface ReleaseRecord {
  name: string;
  version: string;
  at: Date;
  current: boolean;
  /** At most one per name: the version that an image of the site brought last (decision 0020). */
  deployed?: true;
  /** On the shell's: how often a set was held against it. Two changes of the set at once conflict here. */
  checks?: number;
  manifest: ReleaseManifest;
}

const schema = new mongoose.Schema<ReleaseRecord>(
  {
    name: { type: String, required: true },
    version: { type: String, required: true },
    at: { type: Date, required: true },
    current: { type: Boolean, required: true },
    deployed: Boolean as never,
    checks: Number,
    manifest: { type: mongoose.Schema.Types.Mixed as never, required: true },
  },
  { versionKey: false, minimize: false },
);
schema.index({ name: 1, version: 1 }, { unique: true });
schema.index({ current: 1, name: 1 });

export const ReleaseModel = mongoose.model('Release', schema, 'releases');
