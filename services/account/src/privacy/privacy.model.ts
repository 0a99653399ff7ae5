import type { DataExport } from '@stezhka/account-contract';
import { type HydratedDocument, model, Schema, type Types } from 'mongoose';

interface ExportFields {
  userId: string;
  state: DataExport['state'];
  done: number;
  total: number;
  /** Id of the job's run; an outdated run writes nothing more. */
  run?: string;
  pieces?: number;
  askedAt: Date;
  bytes?: number | null;
  expiresAt: Date;
}

interface ChunkFields {
  exportId: Types.ObjectId;
  userId: string;
  n: number;
  data: Buffer;
  expiresAt: Date;
}

export interface ErasureFields {
  _id: string;
  askedAt: Date;
  dueAt: Date;
  /** Set by the first try: the erasure cannot be cancelled any more. */
  begunAt?: Date | null;
}

const date = { type: Date, required: true };
const count = { type: Number, required: true };
const text = { type: String, required: true };

const exportSchema = new Schema<ExportFields>(
  {
    userId: text,
    state: { type: String, enum: ['waiting', 'ready', 'failed', 'gone'], required: true },
    done: count,
    total: count,
    run: String,
    pieces: Number,
    askedAt: date,
    bytes: Number,
    expiresAt: date,
  },
  { versionKey: false },
);
exportSchema.index({ userId: 1, askedAt: -1 });
exportSchema.index({ userId: 1 }, { unique: true, partialFilterExpression: { state: 'waiting' } });
exportSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

const chunkSchema = new Schema<ChunkFields>(
  {
    exportId: { type: Schema.Types.ObjectId, required: true },
    userId: text,
    n: count,
    data: { type: Buffer, required: true },
    expiresAt: date,
  },
  { versionKey: false },
);
chunkSchema.index({ exportId: 1, n: 1 }, { unique: true });
chunkSchema.index({ userId: 1 });
chunkSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

const erasureSchema = new Schema<ErasureFields>(
  { _id: text, askedAt: date, dueAt: date, begunAt: Date },
  { versionKey: false },
);

export const ExportModel = model<ExportFields>('DataExport', exportSchema, 'exports');
export const ExportChunkModel = model<ChunkFields>('DataExportChunk', chunkSchema, 'export_chunks');
export const ErasureModel = model<ErasureFields>('Erasure', erasureSchema, 'erasures');

export type ExportDocument = HydratedDocument<ExportFields>;
