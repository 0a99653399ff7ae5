import mongoose from 'mongoose';
import type { TableOperation } from './operation-tree.ts';

export interface Table {
  service: string;
  operations: TableOperation[];
}

const schema = new mongoose.Schema<Table & { at: Date }>(
  {
    service: { type: String, required: true, unique: true },
    operations: { type: [mongoose.Schema.Types.Mixed] as never, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false, minimize: false },
);

/** The last table that each service offered, so that a gateway starts while the service is dead. */
export const TableModel = mongoose.model('OperationTable', schema, 'operation_tables');
