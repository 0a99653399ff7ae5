import { type Id, type Instant, operation } from '@stezhka/kit-contract';

/** Days: an erasure can be cancelled, an archive can be downloaded. */
export const ERASURE_DAYS = 14;
export const EXPORT_DAYS = 7;

/** JSON by service and collection, with pictures. */
export interface DataExport {
  id: Id;
  /** gone: it was ready and cannot be read any more. */
  state: 'waiting' | 'ready' | 'failed' | 'gone';
  done: number;
  total: number;
  askedAt: Instant;
  bytes: number | null;
  expiresAt: Instant;
}
export interface Erasure {
  askedAt: Instant;
  dueAt: Instant;
}
export interface PrivacyReply {
  export: DataExport | null;
  /** A ready archive while the latest is not. */
  earlierExport: DataExport | null;
  /** Null: now. */
  nextExportAt: Instant | null;
  erasure: Erasure | null;
}
/** The reply is the archive itself, application/zip. */
export type ExportArchiveReply = null;

const change = { access: 'user', changes: ['privacy'], reply: 'PrivacyReply' } as const;

export const getPrivacy = operation<{ reply: PrivacyReply }>('GET', '/data/user/privacy', {
  access: 'user',
  tags: ['privacy'],
  reply: 'PrivacyReply',
});

/** Does nothing while one is under way. @throws invalid_form for a wrong password, login_slowed, export_too_soon */
export const requestExport = operation<{ body: { password: string }; reply: PrivacyReply }>(
  'POST',
  '/data/user/export',
  {
    ...change,
  },
);

/** @throws not_found also for another member's, and until it is ready */
export const downloadExport = operation<{ params: { id: Id }; reply: ExportArchiveReply }>(
  'GET',
  '/data/user/export/:id',
  {
    access: 'user',
    workload: 'export',
    reply: 'ExportArchiveReply',
  },
);

/** @throws invalid_form for a wrong password, login_slowed */
export const requestErasure = operation<{ body: { password: string }; reply: PrivacyReply }>(
  'POST',
  '/data/user/erase',
  {
    ...change,
  },
);

/** @throws erasure_begun */
export const cancelErasure = operation<{ reply: PrivacyReply }>('POST', '/data/user/erase/cancel', {
  ...change,
});
