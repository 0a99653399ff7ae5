import type { Request, Response } from 'express';
import { runSessionCommand } from './session-command.ts';
import type { Sessions } from './sessions.ts';

/** What becomes of the session after such a word. */
async function obeyed(text: string): Promise<unknown[]> {
  const done: unknown[] = [];
  const sessions = {
    start: async (...[, , member]: Parameters<Sessions['start']>) => void done.push(member),
    end: async () => void done.push('ended'),
  } as Partial<Sessions> as Sessions;
  const req = { context: { label: 'POST /login' } } as Request;
  await runSessionCommand(sessions, text, req, { set: () => {} } as unknown as Response);
  return done;
}
const member = { userId: 'u1', roles: ['ROLE_USER'], epoch: 2 };

test('a whole word starts or ends a session', async () => {
  expect(await obeyed(JSON.stringify({ start: member }))).toEqual([member]);
  const { epoch: _, ...first } = member;
  expect(await obeyed(JSON.stringify({ start: first }))).toEqual([{ ...first, epoch: 0 }]);
  expect(await obeyed(JSON.stringify({ start: { ...member, roles: [] } }))).toEqual([
    { ...member, roles: [] },
  ]);
  const stepped = { ...member, secondFactorAt: 1_790_000_000_000 };
  expect(await obeyed(JSON.stringify({ start: stepped }))).toEqual([stepped]);
  expect(await obeyed(JSON.stringify({ end: true }))).toEqual(['ended']);
});

test.each([
  ['no JSON', 'start'],
  ['nothing', 'null'],
  ['an empty object', '{}'],
  ['an end that is not meant', { end: 'true' }],
  ['no member', { start: { ...member, userId: undefined } }],
  ['an empty member', { start: { ...member, userId: '' } }],
  ['a member that is a query', { start: { ...member, userId: { $ne: null } } }],
  ['no roles', { start: { ...member, roles: undefined } }],
  ['roles that are no list', { start: { ...member, roles: 'ROLE_ADMIN' } }],
  ['one role that is no text', { start: { ...member, roles: ['ROLE_USER', 1] } }],
  ['a second step at no number', { start: { ...member, secondFactorAt: 'now' } }],
  ['an epoch that is no number', { start: { ...member, epoch: '2' } }],
])('%s does nothing to the session', async (_, word) => {
  expect(await obeyed(typeof word === 'string' ? word : JSON.stringify(word))).toEqual([]);
});
