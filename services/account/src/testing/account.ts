import { clock } from '@stezhka/kit/clock';
import { SESSION_HEADER } from '@stezhka/kit/http';
import type { Identity } from '@stezhka/kit/identity';
import { useMasterKeys } from '@stezhka/kit/sealed';
import { replyChecker } from '@stezhka/kit/testing/contract';
import { identityKeys, identityToken } from '@stezhka/kit/testing/identities';
import { Secret, TOTP } from 'otpauth';
import request, { type Response } from 'supertest';
import { createApp } from '../app.ts';
import { hashing, timeouts } from '../passwords/hashing.ts';
import { endHasher, hashPassword } from '../passwords/passwords.ts';
import { type UserFields, UserModel } from '../users/users.model.ts';

useMasterKeys('0c'.repeat(32));
Object.assign(timeouts, { queue: 60_000, hasher: 60_000 });
// `passwords.test.ts` holds the real ones.
Object.assign(hashing, { costs: { memoryCost: 8, timeCost: 1, parallelism: 1 }, priority: 0 });

export const app = createApp({
  identityKeys,
  limits: { registrations: 20, recoveries: 20 },
  checkReply: replyChecker(new URL('../../contract/replies.schema.json', import.meta.url)),
});

export const PASSWORD = 'довга фраза з чотирьох слів';
let hashed: Promise<string> | undefined;
afterAll(endHasher);

/** A member with PASSWORD. */
export async function member(fields: Partial<UserFields> & { _id?: string; email: string }) {
  hashed ??= hashPassword(PASSWORD);
  return UserModel.create({ passwordHash: await hashed, locale: 'uk', createdAt: new Date(), ...fields });
}

/** A visitor at an address of its own, as the gateway would present them. @param token of a member */
export function visitor(address = '203.0.113.1', locale = 'en', token?: string) {
  const call = (method: 'get' | 'post', path: string) => {
    const sent = request(app)[method](path).set('Locale', locale).set('x-forwarded-for', address);
    return token ? sent.set('identity', token) : sent;
  };
  return {
    get: (path: string) => call('get', path),
    post: (path: string, body?: object) => call('post', path).send(body),
    postText: (path: string, type: string, text: string) => call('post', path).type(type).send(text),
    logIn: (email: string, password: string) => call('post', '/form/login').send({ email, password }),
  };
}

/** A visitor whom the gateway knows. */
export const known = async (identity: Partial<Identity>, locale = 'en') =>
  visitor(undefined, locale, await identityToken(identity));

/** What the reply tells the gateway to do with the session. */
export const sessionWord = ({ headers }: Response): unknown =>
  headers[SESSION_HEADER] ? JSON.parse(headers[SESSION_HEADER]) : undefined;

/** What an app shows now, or so many steps of 30 s away. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: clock.now().getTime() + steps * 30_000,
  });
