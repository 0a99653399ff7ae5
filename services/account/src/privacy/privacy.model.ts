import type { DataExport } from '@stezhka/account-contract';
import { type HydratedDocument, model, Schema, type Types } from 'mongoose';

/** An archive that is prepared or ready; a ready one stays until a newer one is. */
interface ExportFields {
  userId: string;
  state: DataExport['state'];
  done: number;
  total: number;
  /** Names the run of the job that gathers it; what another run still does no longer counts. */
  run?: string;
  /** Kept by that run so far. */
  pieces?: number;
  askedAt: Date;
  bytes?: number | null;
  /** The database sweeps a little later. */
  expiresAt: Date;
}

/** A piece of a sealed archive. */
interface ChunkFields {
  exportId: Types.ObjectId;
  userId: string;
  n: number;
  data: Buffer;
  expiresAt: Date;
}

/** _id is the user's id. */
export interface ErasureFields {
  _id: string;
  askedAt: Date;
  dueAt: Date;
  /** Of the latest try; from the first one on it cannot be taken back. */
  begunAt?: Date | null;
}

const date = { type: Date, required: true };
const count = { type: Number, required: true };
const text = { type: String, required: true };

const exportSchema = new Schema<ExportFields>(
  {
    userId: text,
    state: { type: String, enum: ['waiting', 'ready', 'failed'], required: true },
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
