export { type AuditChange, AuditModel, type AuditRow, audit } from './resource/audit.model.ts';
export { defineResource, type Resource } from './resource/define.ts';
export type {
  Change,
  Column,
  Entry,
  ResourceAction,
  ResourceOptions,
  StaffRole,
} from './resource/options.ts';
