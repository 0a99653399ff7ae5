import type { Access } from '@stezhka/kit-contract';
import { SignJWT } from 'jose';
import { advanceClock, clock, setClock } from '../process/clock.ts';
import { authorise, type Identity, isAdmin, signIdentity, verifyIdentity } from './identity.ts';

const SECRET = 'a secret of at least thirty-two letters';
const guest: Identity = { guestId: 'g1', roles: [], locale: 'en' };
const member: Identity = { userId: 'u1', roles: [], locale: 'uk' };
const admin: Identity = { userId: 'u2', roles: ['ROLE_ADMIN'], locale: 'uk' };
const superAdmin: Identity = { userId: 'u3', roles: ['ROLE_SUPER_ADMIN'], locale: 'uk' };
const service: Identity = { service: 'shop', roles: [], locale: 'uk' };

const sign = (payload: Record<string, unknown>, expires = '60s') =>
  new SignJWT(payload)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(new TextEncoder().encode(SECRET));

test.each([
  [guest],
  [{ ...guest, csrf: 'c' }],
  [{ ...member, guestId: 'g1', session: 's', csrf: 'c' }],
  [{ ...superAdmin, secondFactorAt: 1_795_000_000_000 }],
  [service],
])('an identity arrives as it was sent: %j', async (identity) => {
  expect(await verifyIdentity(await signIdentity(identity, SECRET), SECRET)).toEqual(identity);
});

test('a token of another secret or past its time is refused', async () => {
  const forged = await signIdentity(admin, 'another secret of thirty-two letters!');
  await expect(verifyIdentity(forged, SECRET)).rejects.toMatchObject({ code: 'forbidden' });
  const old = await sign({ roles: [], locale: 'en' }, '-1 minute');
  await expect(verifyIdentity(old, SECRET)).rejects.toMatchObject({ code: 'forbidden' });
});

test('a claim of another kind is as if it were not there', async () => {
  const token = await sign({
    guestId: 1,
    csrf: {},
    session: [],
    service: true,
    roles: 'ROLE_ADMIN',
    locale: 'fr',
  });
  expect(await verifyIdentity(token, SECRET)).toEqual({ roles: [], locale: 'uk' });
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
  ['service', [service]],
];

test.each(allowed)('access %s lets in its own and no other', (access, own) => {
  for (const who of [guest, member, admin, superAdmin, service]) {
    const code = access !== 'service' && !who.userId ? 'login_required' : 'forbidden';
    if (own.includes(who)) expect(() => authorise({ access }, who)).not.toThrow();
    else expect(() => authorise({ access }, who)).toThrow(code);
  }
});

test('a call of great effect is open for ten minutes after the second step', () => {
  const call = { access: 'super_admin', recentSecondFactor: true } as const;
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
