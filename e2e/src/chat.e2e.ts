import { logIn } from './support/log-in.ts';
import { expect, expectAccessible, open, test } from './support/test.ts';

test('a visitor of an offer and staff write to each other without a reload', async ({
  page: visitor,
  browser,
  baseURL,
}) => {
  const scripts: string[] = [];
  visitor.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await open(visitor, '/en/contacts');
  expect(scripts.filter((url) => /chat/.test(url))).toEqual([]);
  await open(visitor, '/en/offer-light');
  const question = `Is there a pocket? ${crypto.randomUUID()}`;
  await visitor.getByRole('button', { name: 'Open the chat' }).click();
  const chat = visitor.getByRole('dialog', { name: 'Chat with Stezhka' });
  await expect(chat.getByText(/isn’t therapy/)).toBeVisible();
  await expect(chat.getByRole('textbox', { name: 'Your message' })).toBeFocused();
  await visitor.keyboard.type(question);
  await visitor.keyboard.press('Enter');
  await expect(chat.getByRole('log').getByText(question)).toBeVisible();
  await expectAccessible(visitor);

  const context = await browser.newContext({ baseURL: baseURL! });
  const staff = await context.newPage();
  await logIn(staff, 'admin@stezhka.example');
  await open(staff, '/en/admin/chat');
  await staff.getByRole('link', { name: new RegExp(question.slice(-36)) }).click();
  const log = staff.getByRole('log');
  await expect(log.getByText(question)).toBeVisible();
  await expectAccessible(staff);
  await staff.getByRole('textbox', { name: 'Your message' }).fill('Yes, behind the back cover.');
  await staff.getByRole('button', { name: 'Send' }).click();
  await expect(chat.getByText('Yes, behind the back cover.')).toBeVisible();
  await expect(chat.getByText(/re here and will/)).toBeVisible();

  // What comes while the window is closed is counted, and over a reload nothing is lost or comes twice.
  await visitor.keyboard.press('Escape');
  await expect(chat).toHaveCount(0);
  await staff.getByRole('textbox', { name: 'Your message' }).fill('<b>Anything</b> else?');
  await staff.keyboard.press('Enter');
  await visitor.getByRole('button', { name: 'Open the chat: 1 new answer' }).waitFor();
  await visitor.reload();
  await visitor.getByRole('button', { name: 'Open the chat: 1 new answer' }).click();
  for (const text of [question, 'Yes, behind the back cover.', '<b>Anything</b> else?'])
    await expect(chat.getByRole('log').getByText(text, { exact: true })).toHaveCount(1);
  await context.close();
});

test('without scripts the chat says how to write and to call', async ({ scriptless: page }) => {
  await page.goto('/chat');
  await expect(page.getByText(/увімкненим JavaScript/)).toBeVisible();
  await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toBeVisible();
  await expect(page.getByRole('main').locator('a[href="tel:7333"]')).toBeVisible();
});
