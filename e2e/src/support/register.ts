import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect, ownCall } from './test.ts';

export const PASSWORD = 'сорок дві стежки до моря';

/** A member of their own in this page or browser, so that no other journey is in the way. @returns their e-mail */
export async function register(
  { request }: { request: APIRequestContext },
  { locale = 'uk', email = `${randomUUID()}@stezhka.example` } = {},
): Promise<string> {
  const reply = await request.post('/api/form/registration', {
    headers: ownCall(locale),
    multipart: { email, password: PASSWORD, repeat_password: PASSWORD, consent: '1' },
  });
  expect(reply.status()).toBe(200);
  return email;
}
