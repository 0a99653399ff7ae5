import type { Page } from '@playwright/test';
import { DEMO_USERS } from '../../../tools/start/demo-users.ts';
import { expect } from './test.ts';

/** Gives the page's context the session of one of the demonstration's people. */
export async function logIn(page: Page, email: string): Promise<void> {
  const reply = await page.request.post('/api/login', {
    headers: { Locale: 'uk', 'Sec-Fetch-Site': 'same-origin' },
    data: { email, password: DEMO_USERS.password },
  });
  expect(reply.status()).toBe(200);
}
