import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, ownCall } from './test.ts';

export const PASSWORD = 'сорок дві стежки до моря';

/** A member of their own on this page, so that no other journey is in the way. @returns their e-mail */
export async function register(page: Page): Promise<string> {
  const email = `${randomUUID()}@stezhka.example`;
  const reply = await page.request.post('/api/form/registration', {
    headers: ownCall(),
    multipart: { email, password: PASSWORD, repeat_password: PASSWORD, consent: '1' },
  });
  expect(reply.status()).toBe(200);
  return email;
}
