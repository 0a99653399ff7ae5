import type { DataExport, Erasure } from '@stezhka/account-contract';
import type { ErasureFields, ExportDocument } from './privacy.model.ts';

export const presentExport = (row: ExportDocument): DataExport => ({
  id: row.id,
  state: row.state,
  done: row.done,
  total: row.total,
  askedAt: row.askedAt.toISOString(),
  bytes: row.bytes ?? null,
  expiresAt: row.expiresAt.toISOString(),
});

export const presentErasure = ({ askedAt, dueAt }: ErasureFields): Erasure => ({
  askedAt: askedAt.toISOString(),
  dueAt: dueAt.toISOString(),
});
