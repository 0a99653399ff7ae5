import type { Locator, Page } from '@playwright/test';
import { logIn } from '../support/log-in.ts';
import { stopProcess, withTwoOf } from '../support/site-control.ts';
import { expect, open, test } from '../support/test.ts';
import { NETWORK_ERRORS } from './domains.ts';

test.use({ allowConsole: { patterns: NETWORK_ERRORS } });

const MESSAGES = 10;
const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
const said = (log: Locator) => log.locator('li > p:first-of-type').allTextContents();

/** Writes without waiting for what was written before, as somebody in a hurry does. */
async function write(
  page: Page,
  texts: readonly string[],
  at: (n: number) => void = () => {},
): Promise<void> {
  for (const [n, text] of texts.entries()) {
    at(n);
    await field(page).fill(text);
    await page.keyboard.press('Enter');
  }
}

test('two people write through two instances of content while one dies: every message arrives once, in order', async ({
  page: visitor,
  browser,
  baseURL,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const asked = Array.from({ length: MESSAGES }, (_, n) => `question ${n} ${mark}`);
  const answered = Array.from({ length: MESSAGES }, (_, n) => `answer ${n} ${mark}`);
  const context = await browser.newContext({ baseURL: baseURL! });
  const staff = await context.newPage();
  await withTwoOf('content', async () => {
    await open(visitor, '/en/chat');
    await write(visitor, [`hello ${mark}`]);
    await expect(visitor.getByRole('log').getByText('Sending…')).toHaveCount(0);
    await logIn(staff, 'admin@stezhka.example');
    await open(staff, '/en/admin/chat');
    await staff.getByRole('link', { name: new RegExp(`hello ${mark}`) }).click();
    await expect(field(staff)).toBeVisible();

    let dead: Promise<unknown> | undefined;
    await Promise.all([
      write(visitor, asked, (n) => {
        if (n === 3) dead = stopProcess('content');
      }),
      write(staff, answered),
    ]);
    await dead;
    for (const page of [visitor, staff]) {
      const log = page.getByRole('log');
      await expect.poll(async () => (await said(log)).length).toBe(1 + 2 * MESSAGES);
      await expect(log.getByText(/Sending|Not sent/)).toHaveCount(0);
      const all = await said(log);
      expect(all.filter((text) => text.startsWith('question'))).toEqual(asked);
      expect(all.filter((text) => text.startsWith('answer'))).toEqual(answered);
    }
    const order = await said(visitor.getByRole('log'));
    expect(await said(staff.getByRole('log'))).toEqual(order);
    // What the windows show is what is stored.
    await visitor.reload();
    await expect.poll(() => said(visitor.getByRole('log'))).toEqual(order);
  });
  await context.close();
});
