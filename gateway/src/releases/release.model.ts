import type { ReleaseManifest } from '@stezhka/shell-composition/releases';
import mongoose from 'mongoose';

export interface ReleaseRecord {
  name: string;
  version: string;
  at: Date;
  current: boolean;
  /** Marks the version that an image of the site brought last, at most one per name (decision 0020). */
  deployed?: true;
  /** The shell's release counts its checks against sets, so that two concurrent changes of the set conflict here. */
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
