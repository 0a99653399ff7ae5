import type { APIRequestContext, Page } from '@playwright/test';
import { mailsPort } from '../../tools/start/process-plans.ts';
import { PORT } from './support/site-control.ts';
import { expect, expectAccessible, hydrated, open, type Read, test } from './support/test.ts';

interface Mail {
  subject: string;
  text: string;
  unsubscribe: string;
}
const newAddress = () => `reader-${Math.random().toString(36).slice(2)}@example.ua`;

/** The mails that have reached an address, the newest first. */
async function mailsTo(request: APIRequestContext, email: string): Promise<Mail[]> {
  const reply = await request.get(`http://127.0.0.1:${mailsPort(PORT)}/mails?to=${email}`);
  return (await reply.json()).data.mails;
}
async function newestMail(request: APIRequestContext, email: string, count: number): Promise<Mail> {
  await expect.poll(async () => (await mailsTo(request, email)).length).toBe(count);
  return (await mailsTo(request, email))[0]!;
}
const pathIn = (mail: Mail, page: string) => new RegExp(`(/\\S*${page}/[\\w-]{43})`).exec(mail.text)![1]!;

/** The footer's form comes when the footer does. */
async function footerForm(page: Page) {
  await page.locator('footer').scrollIntoViewIfNeeded();
  const form = page.locator('footer form');
  await expect(form.getByRole('button')).toBeEnabled();
  return { field: form.getByRole('textbox'), button: form.getByRole('button'), form };
}

async function subscribed(page: Page, request: APIRequestContext, email: string, home = '/news') {
  await open(page, home);
  const { field, button } = await footerForm(page);
  await field.fill(email);
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  return newestMail(request, email, 1);
}

/** The shown page in three languages: whole, and no search engine's concern. */
async function expectWhole(page: Page, read: Read): Promise<void> {
  const { pathname } = new URL(page.url());
  const titles = new Set<string>();
  for (const [lang, prefix] of [
    ['en', '/en'],
    ['ru', '/ru'],
    ['uk', ''],
  ] as const) {
    const document = await read(prefix + pathname);
    expect(document).toMatchObject({
      status: 200,
      lang,
      headings: [expect.stringMatching(/\S/)],
      head: { robots: [expect.stringMatching(/noindex/)] },
    });
    titles.add(document.head.title);
  }
  expect(titles.size).toBe(3);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expectAccessible(page);
}

test('the footer’s form says what is wrong, then that a mail is on its way, and is empty again', async ({
  page,
}) => {
  await open(page, '/news');
  const { field, button, form } = await footerForm(page);
  await field.fill('nobody');
  await button.click();
  await expect(form.getByText('Неправильна електронна адреса')).toBeVisible();
  await expectAccessible(page);
  await field.fill(newAddress());
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Дякуємо, перевірте пошту' });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('Відкрийте його і підтвердьте підписку');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
  await expect(field).toHaveValue('');
});

test('a reader confirms by the mail’s link and leaves by the next one’s', async ({ page, request, read }) => {
  const email = newAddress();
  const first = await subscribed(page, request, email);
  await page.goto(new URL(pathIn(first, 'subscribe'), page.url()).href);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Надсилати вам листи?');
  await expectWhole(page, read);
  await page.getByRole('button', { name: 'Так, надсилайте' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ви підписані');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ви підписані');

  await page.goto(new URL(pathIn(await newestMail(request, email, 2), 'unsubscribe'), page.url()).href);
  await hydrated(page);
  await expectWhole(page, read);
  await page.getByRole('button', { name: 'Відписатися' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Листів більше не буде');
});

test('without scripts a reader confirms and leaves by the same pages', async ({
  page,
  scriptless,
  request,
}) => {
  const email = newAddress();
  const first = await subscribed(page, request, email);
  await scriptless.goto(new URL(pathIn(first, 'subscribe'), page.url()).href);
  await scriptless.getByRole('button', { name: 'Так, надсилайте' }).click();
  await expect(scriptless.getByRole('heading', { level: 1 })).toHaveText('Ви підписані');
  const end = pathIn(await newestMail(request, email, 2), 'unsubscribe');
  await scriptless.goto(new URL(end, page.url()).href);
  await scriptless.getByRole('button', { name: 'Відписатися' }).click();
  await expect(scriptless.getByRole('heading', { level: 1 })).toHaveText('Листів більше не буде');
  expect(new URL(scriptless.url()).pathname).toContain('/unsubscribe/');
});

test('a mail program unsubscribes by one click, and whoever opens its address comes to the page', async ({
  page,
  request,
}) => {
  const email = newAddress();
  const first = await subscribed(page, request, email, '/en/news');
  expect(first.subject).toBe('Please confirm your subscription to Stezhka');
  await page.goto(new URL(pathIn(first, 'subscribe'), page.url()).href);
  await hydrated(page);
  await page.getByRole('button', { name: 'Yes, send it' }).click();
  const welcome = await newestMail(request, email, 2);
  const { pathname } = new URL(/<([^>]+)>/.exec(welcome.unsubscribe)![1]!);
  await page.goto(pathname);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(pathname.replace('/api', ''));
  // A mail program sends this from elsewhere, with no cookie and no token of ours.
  const reply = await request.post(pathname, {
    form: { 'List-Unsubscribe': 'One-Click' },
    headers: { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' },
  });
  expect([reply.status(), (await reply.json()).data.state]).toEqual([200, 'ended']);
});

test.describe('a link with an unknown token', () => {
  test.use({ allowConsole: { patterns: [/status of 404/] } });
  test('is a 404', async ({ page }) => {
    for (const token of ['x', 'a'.repeat(43)])
      for (const path of [`/subscribe/${token}`, `/ru/unsubscribe/${token}`])
        expect([path, (await page.goto(path))!.status()]).toEqual([path, 404]);
  });
});
