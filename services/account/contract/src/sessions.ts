import { type Id, type Instant, operation } from '@stezhka/kit-contract';

/** From User-Agent; names are brands, equal in all languages. */
export interface SessionDevice {
  kind: 'phone' | 'tablet' | 'computer' | 'unknown';
  browser: string;
  system: string;
}

export interface UserSession {
  id: string;
  device: SessionDevice;
  createdAt: Instant;
  /** Accurate to five minutes. */
  lastSeenAt: Instant;
  current: boolean;
}
export interface SessionsReply {
  /** Current first, then by last use. */
  sessions: UserSession[];
}
export interface SessionsEndedReply {
  ended: number;
}

export const listSessions = operation<{ reply: SessionsReply }>('GET', '/data/user/sessions', {
  access: 'user',
  tags: ['user-sessions'],
  reply: 'SessionsReply',
});

/** Ending the current one is a logout. @throws not_found also for another member's */
export const endSession = operation<{ params: { id: Id }; reply: SessionsEndedReply }>(
  'POST',
  '/data/user/session/end/:id',
  {
    access: 'user',
    session: true,
    changes: ['user-sessions'],
    reply: 'SessionsEndedReply',
  },
);

export const endOtherSessions = operation<{ reply: SessionsEndedReply }>(
  'POST',
  '/data/user/sessions/end-others',
  {
    access: 'user',
    changes: ['user-sessions'],
    reply: 'SessionsEndedReply',
  },
);
