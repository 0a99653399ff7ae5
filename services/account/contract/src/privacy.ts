import { type Id, type Instant, operation } from '@stezhka/kit-contract';

/** Days in which an erasure can be taken back, and in which an archive lies ready. */
export const ERASURE_DAYS = 14;
export const EXPORT_DAYS = 7;

/** An archive of everything: JSON by service and collection, pictures beside it. */
export interface DataExport {
  id: Id;
  state: 'waiting' | 'ready' | 'failed';
  /** Services asked so far, of all. */
  done: number;
  total: number;
  askedAt: Instant;
  /** Of a ready one. */
  bytes: number | null;
  expiresAt: Instant;
}
export interface Erasure {
  askedAt: Instant;
  /** From then on nothing is left; until then it can be taken back. */
  dueAt: Instant;
}
export interface PrivacyReply {
  /** The latest that was asked for. */
  export: DataExport | null;
  /** A ready one from before, while the latest is not. */
  earlierExport: DataExport | null;
  /** When the next one can be asked for, if that is not now. */
  nextExportAt: Instant | null;
  erasure: Erasure | null;
}
/** The answer is the archive itself, application/zip. */
export type ExportArchiveReply = null;

const change = { access: 'user', changes: ['privacy'], reply: 'PrivacyReply' } as const;

export const getPrivacy = operation<{ reply: PrivacyReply }>('GET', '/data/user/privacy', {
  access: 'user',
  tags: ['privacy'],
  reply: 'PrivacyReply',
});

/** Has an archive prepared; while one is on its way it stays the one. @throws export_too_soon */
export const askExport = operation<{ reply: PrivacyReply }>('POST', '/data/user/export', {
  ...change,
});

/** @throws not_found also for another member's, and until it is ready */
export const downloadExport = operation<{ params: { id: Id }; reply: ExportArchiveReply }>(
  'GET',
  '/data/user/export/:id',
  {
    access: 'user',
    reply: 'ExportArchiveReply',
  },
);

/** Everything is erased in ERASURE_DAYS days. @throws invalid_form for a wrong password, login_slowed */
export const askErasure = operation<{ body: { password: string }; reply: PrivacyReply }>(
  'POST',
  '/data/user/erase',
  {
    ...change,
  },
);

/** Takes it back; one that nobody has asked for is no error. @throws erasure_begun */
export const cancelErasure = operation<{ reply: PrivacyReply }>('POST', '/data/user/erase/cancel', {
  ...change,
});
