import type { Id } from '@stezhka/kit-contract';
import mongoose, { Schema } from 'mongoose';
import { clock } from '../process/clock.ts';

export interface AuditChange {
  /** A field's name; '' is the whole document. */
  path: string;
  from?: unknown;
  to?: unknown;
}

export interface AuditRow {
  at: Date;
  userId: Id;
  resource: string;
  documentId: string;
  action: string;
  changes: AuditChange[];
}

const changeSchema = new Schema<AuditChange>(
  { path: { type: String, default: '' }, from: Schema.Types.Mixed, to: Schema.Types.Mixed },
  { _id: false, minimize: false },
);
const schema = new Schema<AuditRow>(
  {
    at: { type: Date, required: true },
    userId: { type: String, required: true },
    resource: { type: String, required: true },
    documentId: { type: String, required: true },
    action: { type: String, required: true },
    changes: [changeSchema],
  },
  { versionKey: false },
);
schema.index({ resource: 1, documentId: 1, at: -1 });
schema.index({ userId: 1, at: -1 });

export const AuditModel = mongoose.model<AuditRow>('AuditRow', schema, 'audit');

/** Runs in the transaction of the act; also for acts without a form, e.g. a refund. */
export async function audit(session: mongoose.ClientSession, row: Omit<AuditRow, 'at'>): Promise<void> {
  await AuditModel.create([{ ...row, at: clock.now() }], { session });
}
