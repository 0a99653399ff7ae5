export { type AuditChange, AuditModel, audit } from './resource/audit.model.ts';
export { defineResource } from './resource/define.ts';
export type { ResourceOptions } from './resource/options.ts';
