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

const exampleSession: UserSession = {
  id: '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
  device: { kind: 'phone', browser: 'Firefox', system: 'Android' },
  createdAt: '2026-11-20T08:15:00.000Z',
  lastSeenAt: '2026-11-20T09:40:00.000Z',
  current: true,
};

/** The caller's own sessions, for the cabinet. */
export const listSessions = operation<{ reply: SessionsReply }>('GET', '/data/user/sessions', {
  summary: 'Sessions of the member',
  access: 'user',
  tags: ['user-sessions'],
  reply: 'SessionsReply',
  example: { reply: { sessions: [exampleSession] } },
});

/** Ends one of the caller's sessions; the current one is a logout. @throws not_found, also for somebody else's */
export const endSession = operation<{ params: { id: Id }; reply: SessionsEndedReply }>(
  'POST',
  '/data/user/session/end/:id',
  {
    summary: 'End one session of the member',
    throws: ['not_found'],
    access: 'user',
    session: true,
    changes: ['user-sessions'],
    reply: 'SessionsEndedReply',
    example: { params: { id: exampleSession.id }, reply: { ended: 1 } },
  },
);

/** Ends every session of the caller but the one that asks. */
export const endOtherSessions = operation<{ reply: SessionsEndedReply }>(
  'POST',
  '/data/user/sessions/end-others',
  {
    summary: 'End every other session of the member',
    access: 'user',
    changes: ['user-sessions'],
    reply: 'SessionsEndedReply',
    example: { reply: { ended: 2 } },
  },
);
