import { jest } from '@jest/globals';
import { readSigningKey, verifyIdentity } from '@stezhka/kit/identity';
import { identityKeys } from '@stezhka/kit/testing/identities';
import type { Session, SessionData } from 'express-session';
import { Identities, identityOf } from './identities.ts';
import { digest } from './session-list.ts';

const sessionOf = (data: Partial<SessionData>, id = 'one') => ({ id, ...data }) as Session & typeof data;

test('roles and the name of a session belong to a member alone', () => {
  const roles = ['ROLE_ADMIN'];
  expect(identityOf(sessionOf({ guestId: 'g', roles, csrf: 't' }), 'ru')).toEqual({
    locale: 'ru',
    roles: [],
    guestId: 'g',
    csrf: 't',
  });
  expect(identityOf(sessionOf({ userId: 'u', roles }), 'ru')).toEqual({
    locale: 'ru',
    roles,
    userId: 'u',
    session: digest('one'),
  });
  expect(identityOf({ userId: 'u' }, 'en')).toEqual({ locale: 'en', roles: [], userId: 'u' });
});

test('a token is used again for the same session, and a change of the session makes a new one', async () => {
  const identities = new Identities(readSigningKey('gateway', { NODE_ENV: 'test' }));
  const tokenOf = (data: Partial<SessionData>) => identities.tokenOf(sessionOf(data), 'uk');
  const token = await tokenOf({ userId: 'u' });
  // Tokens signed within one second are alike.
  const signed = jest.spyOn(crypto.subtle, 'sign');
  expect(await tokenOf({ userId: 'u' })).toBe(token);
  expect(signed).not.toHaveBeenCalled();
  const admin = await tokenOf({ userId: 'u', roles: ['ROLE_ADMIN'] });
  expect((await verifyIdentity(admin!, identityKeys)).roles).toEqual(['ROLE_ADMIN']);
  expect(await tokenOf({})).toBeUndefined();
});
