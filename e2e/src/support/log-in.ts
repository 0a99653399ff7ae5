import type { Page } from '@playwright/test';
import { demoLogin } from '../../../tools/start/demo-login.ts';
import { DEMO_USERS } from '../../../tools/start/demo-users.ts';

/** What a page of this site sends with its own calls. */
export const ownCall = (locale = 'uk') => ({ Locale: locale, 'Sec-Fetch-Site': 'same-origin' });

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;
/** Sessions of staff: a code of their app is good once, so the tests of a worker share them. */
const sessions = new Map<string, Cookies>();

/** Gives the page's context the session of one of the demonstration's people, staff with their rights. */
export async function logIn(page: Page, email: string): Promise<void> {
  if (await takeSession(page, email)) return;
  await demoLogin(async (path, data) => {
    const reply = await page.request.post(path, {
      headers: ownCall(),
      data,
    });
    return { status: reply.status(), body: await reply.json() };
  }, email);
  const { secondFactor } = DEMO_USERS.users.find((one) => one.email === email) ?? {};
  if (secondFactor) sessions.set(email, await page.context().cookies());
}

async function takeSession(page: Page, email: string): Promise<boolean> {
  const cookies = sessions.get(email);
  if (!cookies) return false;
  await page.context().addCookies(cookies);
  const { data } = await (await page.request.get('/api/data/user', { headers: { Locale: 'uk' } })).json();
  return data.email === email;
}
