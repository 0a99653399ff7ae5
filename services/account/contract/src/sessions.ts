import { type Id, type Instant, operation } from '@stezhka/kit-contract';

/** What a session was opened with, as far as the browser says; names are brands and the same in every language. */
export interface SessionDevice {
  kind: 'phone' | 'tablet' | 'computer' | 'unknown';
  /** 'Firefox'; empty when it is not known. */
  browser: string;
  /** 'Windows'; empty when it is not known. */
  system: string;
}

/** One place where somebody is logged in. Where in the world it stands is kept nowhere. */
export interface UserSession {
  /** Names the session, opens nothing. */
  id: string;
  device: SessionDevice;
  createdAt: Instant;
  /** Within five minutes. */
  lastSeenAt: Instant;
  /** The one that asks. */
  current: boolean;
}
export interface SessionsReply {
  /** The current one first, then the last used. */
  sessions: UserSession[];
}
export interface SessionsEndedReply {
  ended: number;
}

/** The caller's own sessions, for the cabinet. */
export const listSessions = operation<{ reply: SessionsReply }>('GET', '/data/user/sessions', {
  access: 'user',
  tags: ['user-sessions'],
  reply: 'SessionsReply',
});

/** Ends one of the caller's sessions; the current one is a logout. @throws not_found, also for somebody else's */
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

/** Ends every session of the caller but the one that asks. */
export const endOtherSessions = operation<{ reply: SessionsEndedReply }>(
  'POST',
  '/data/user/sessions/end-others',
  {
    access: 'user',
    changes: ['user-sessions'],
    reply: 'SessionsEndedReply',
  },
);
