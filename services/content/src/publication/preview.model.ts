import type { PreviewReply } from '@stezhka/content-contract';
import { model, Schema, type Types } from 'mongoose';

export type PreviewKind = PreviewReply['kind'];

export interface PreviewFields {
  /** Only the link's hash is stored. */
  hash: string;
  kind: PreviewKind;
  entry: Types.ObjectId;
  expiresAt: Date;
  /** The entry has been public since: the link leads there, and opens nothing should it be taken back. */
  withdrawn: boolean;
}

const schema = new Schema<PreviewFields>({
  hash: { type: String, required: true },
  kind: { type: String, required: true },
  entry: { type: Schema.Types.ObjectId, required: true },
  expiresAt: { type: Date, required: true },
  withdrawn: { type: Boolean, default: false },
});
schema.index({ hash: 1 }, { unique: true });
schema.index({ entry: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const PreviewModel = model<PreviewFields>('Preview', schema, 'previews');
