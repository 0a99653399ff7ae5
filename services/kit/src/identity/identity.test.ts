import type { Access } from '@stezhka/kit-contract';
import { type JWTPayload, SignJWT } from 'jose';
import { advanceClock, clock, setClock } from '../process/clock.ts';
import { identityKeys, identityToken } from '../testing/identities.ts';
import { useSecurityLines } from '../testing/security-lines.ts';
import {
  authorise,
  guardCall,
  guardMember,
  type Identity,
  isAdmin,
  ownerOf,
  readSigningKey,
  requireOwner,
  signIdentity,
  verifyIdentity,
} from './identity.ts';

const securityLines = useSecurityLines();

const guest: Identity = { guestId: 'g1', roles: [], locale: 'en' };
const member: Identity = { userId: 'u1', roles: [], locale: 'uk' };
const admin: Identity = { userId: 'u2', roles: ['ROLE_ADMIN'], locale: 'uk' };
const superAdmin: Identity = { userId: 'u3', roles: ['ROLE_SUPER_ADMIN'], locale: 'uk' };
const service: Identity = { service: 'shop', roles: [], locale: 'uk', audience: 'POST /data/mail' };

const gateway = readSigningKey('gateway', { NODE_ENV: 'test' });
const shop = readSigningKey('shop', { NODE_ENV: 'test' });
const stranger = readSigningKey('gateway', { IDENTITY_KEY: 'ab'.repeat(32) });

const sign = (
  payload: JWTPayload,
  { header = {}, key = gateway }: { header?: object; key?: typeof gateway },
) => new SignJWT(payload).setProtectedHeader({ alg: 'EdDSA', kid: key.id, ...header }).sign(key.key);
const now = Math.floor(Date.now() / 1000);
const claims = { sub: 'u2', roles: ['ROLE_SUPER_ADMIN'], locale: 'en', exp: now + 60 };

test.each([
  [guest],
  [{ ...guest, csrf: 'c' }],
  [{ ...member, guestId: 'g1', session: 's', csrf: 'c' }],
  [{ ...superAdmin, secondFactorAt: 1_795_000_000_000 }],
  [service],
])('an identity arrives as it was sent: %j', async (identity) => {
  expect(await verifyIdentity(await identityToken(identity), identityKeys)).toEqual(identity);
});

test.each([
  ['of a key that nobody knows', () => signIdentity(admin, stranger)],
  [
    'of such a key under the name of a known one',
    () => sign(claims, { key: stranger, header: { kid: gateway.id } }),
  ],
  ['past its time', () => sign({ ...claims, exp: now - 60 }, {})],
  ['without an end', () => sign({ ...claims, exp: undefined } as never, {})],
  ['without a signature', async () => `${(await sign(claims, {})).split('.').slice(0, 2).join('.')}.`],
  [
    'signed by a public half as if it were a shared secret',
    () =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid: gateway.id })
        .sign(identityKeys.get(gateway.id)!.key.export({ format: 'der', type: 'spki' })),
  ],
])('a token %s is refused', async (_, forge) => {
  await expect(verifyIdentity(await forge(), identityKeys)).rejects.toMatchObject({ code: 'forbidden' });
});

test('the key of a service speaks for that service alone, whatever its token says', async () => {
  const token = await sign({ ...claims, guestId: 'g1', session: 's', service: 'diary' }, { key: shop });
  expect(await verifyIdentity(token, identityKeys)).toEqual({ service: 'shop', roles: [], locale: 'en' });
});

test('a claim of another kind is as if it were not there', async () => {
  const odd = {
    guestId: 1,
    csrf: {},
    session: [],
    secondFactorAt: 'now',
    service: 'diary',
    roles: 'ROLE_ADMIN',
    locale: 'fr',
  };
  const token = await sign({ ...odd, exp: now + 60 }, {});
  expect(await verifyIdentity(token, identityKeys)).toEqual({ roles: [], locale: 'uk' });
});

test('both kinds of staff are admins, a member and another role are not', () => {
  expect([admin, superAdmin, member, { roles: ['ROLE_USER'] }].map(isAdmin)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

const allowed: [Access, Identity[]][] = [
  ['public', [guest, member, admin, superAdmin, service]],
  ['guest', [guest, member, admin, superAdmin, service]],
  ['user', [member, admin, superAdmin]],
  ['admin', [admin, superAdmin]],
  ['super_admin', [superAdmin]],
  [{ services: ['diary', 'shop'] }, [service]],
  [{ services: ['diary'] }, []],
];

test.each(allowed)('access %j lets in its own and no other', (access, own) => {
  for (const who of [guest, member, admin, superAdmin, service]) {
    const code = typeof access !== 'object' && !who.userId ? 'login_required' : 'forbidden';
    if (own.includes(who)) expect(() => authorise({ access, name: 'POST /data/mail' }, who)).not.toThrow();
    else expect(() => authorise({ access, name: 'POST /data/mail' }, who)).toThrow(code);
  }
});

test.each([
  ['for another call', { ...service, audience: 'POST /data/orders' }],
  ['for no call', { ...service, audience: undefined }],
])('a token of a service that is %s is refused', (_, identity) => {
  const call = { access: { services: ['shop'] }, name: 'POST /data/mail' };
  expect(() => authorise(call, identity as Identity)).toThrow('forbidden');
});

test('a call of great effect is open for ten minutes after the second step', () => {
  const call = { access: 'super_admin', recentSecondFactor: true, name: 'POST /refund' } as const;
  setClock('2026-11-20T10:00:00Z');
  const secondFactorAt = clock.now().getTime();
  advanceClock({ minutes: 10 });
  expect(() => authorise(call, { ...superAdmin, secondFactorAt })).not.toThrow();
  advanceClock({ seconds: 1 });
  expect(() => authorise(call, { ...superAdmin, secondFactorAt })).toThrow('second_factor_required');
  expect(() => authorise(call, superAdmin)).toThrow('second_factor_required');
  expect(() => authorise(call, { ...admin, secondFactorAt })).toThrow('forbidden');
  setClock(null);
});

test('a refused call is told to the security log, but for a visitor who has only to log in', () => {
  const call = { access: 'admin', recentSecondFactor: true, name: 'POST /refund' } as const;
  expect(() => guardCall(call, guest)).toThrow('login_required');
  expect(securityLines()).toEqual([]);
  expect(() => guardCall(call, member)).toThrow('forbidden');
  expect(() => guardCall(call, admin)).toThrow('second_factor_required');
  expect(() => guardCall({ access: 'admin', name: 'GET /orders' }, admin)).not.toThrow();
  const account = expect.stringMatching(/^[\w-]{16}$/);
  const refused = { event: 'call_refused', account, detail: 'POST /refund' };
  expect(securityLines()).toEqual([refused, refused]);
});

test('the owner is the member, else the guest, else undefined', () => {
  expect(ownerOf({ userId: 'u1', guestId: 'g1' })).toEqual({ userId: 'u1' });
  expect(ownerOf({ guestId: 'g1' })).toEqual({ guestId: 'g1' });
  expect(ownerOf({})).toBeUndefined();
  expect(requireOwner(guest)).toEqual({ guestId: 'g1' });
  expect(() => requireOwner(service)).toThrow('forbidden');
});

test('a call of members alone is refused for a page of another member; calls open to guests are not', () => {
  const change = { access: 'user', mutates: true } as const;
  expect(() => guardMember(change, member, 'u2')).toThrow('other_member');
  expect(() => guardMember(change, member, 'u1')).not.toThrow();
  expect(() => guardMember(change, member, undefined)).not.toThrow();
  expect(() => guardMember({ ...change, mutates: false }, member, 'u2')).not.toThrow();
  for (const access of ['public', 'guest'] as const)
    expect(() => guardMember({ ...change, access }, member, 'u2')).not.toThrow();
});
