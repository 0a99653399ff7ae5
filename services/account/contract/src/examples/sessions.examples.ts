import { describeCall } from '@stezhka/kit-contract/examples';
import { endOtherSessions, endSession, listSessions, type UserSession } from '../sessions.ts';

const exampleSession: UserSession = {
  id: '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
  device: { kind: 'phone', browser: 'Firefox', system: 'Android' },
  createdAt: '2026-11-20T08:15:00.000Z',
  lastSeenAt: '2026-11-20T09:40:00.000Z',
  current: true,
};

describeCall(listSessions, {
  summary: 'Sessions of the member',
  example: { reply: { sessions: [exampleSession] } },
});

describeCall(endSession, {
  summary: 'End one session of the member',
  throws: ['not_found'],
  example: { params: { id: exampleSession.id }, reply: { ended: 1 } },
});

describeCall(endOtherSessions, {
  summary: 'End every other session of the member',
  example: { reply: { ended: 2 } },
});
