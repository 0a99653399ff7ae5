import { logIn } from './support/log-in.ts';
import { expect, expectAccessible, hydrated, open, ownCall, test } from './support/test.ts';

test('the back office redirects a guest to the login and is a 404 for a member', async ({ page }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin$/);
  await logIn(page, 'sofiia@stezhka.example');
  for (const path of ['/admin', '/ru/admin', '/en/admin']) {
    // A renderer that is too busy leaves the answer to the browser, and the document says 200 then.
    await expect.poll(async () => (await page.request.get(path)).status(), path).toBe(404);
  }
});

test('the queue of the chat is a page of the back office in three languages', async ({ page, read }) => {
  await logIn(page, 'admin@stezhka.example');
  const texts = new Set<string>();
  for (const [prefix, lang] of [
    ['', 'uk'],
    ['/ru', 'ru'],
    ['/en', 'en'],
  ] as const) {
    const document = await read(`${prefix}/admin/chat`, page.request);
    expect(document).toMatchObject({ status: 200, lang, headings: [expect.stringMatching(/\S/)] });
    expect(document.head.robots).toEqual([expect.stringMatching(/noindex/)]);
    texts.add(document.main);
  }
  expect(texts.size).toBe(3);
});

test('the menu links to the back office for staff alone', async ({ page }) => {
  const menu = async () => {
    await open(page, '/news');
    await page.getByRole('banner').getByRole('button', { name: 'Меню' }).click();
    return page.getByRole('dialog', { name: 'Меню' });
  };
  await logIn(page, 'sofiia@stezhka.example');
  const members = await menu();
  await expect(members.locator('a[href="/profile"]')).toBeVisible();
  await expect(members.locator('a[href="/admin"]')).toHaveCount(0);
  await page.context().clearCookies();
  await logIn(page, 'admin@stezhka.example');
  await (await menu()).getByRole('link', { name: 'Керування' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Керування');
});

test('the back office has its layout in three languages and is left without a reload', async ({ page }) => {
  await logIn(page, 'admin@stezhka.example');
  for (const [prefix, lang, title] of [
    ['', 'uk', 'Керування'],
    ['/ru', 'ru', 'Управление'],
    ['/en', 'en', 'Back office'],
  ] as const) {
    const reply = await page.goto(`${prefix}/admin`);
    expect(reply!.headers()['cache-control']).toContain('no-store');
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(new RegExp(title));
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    const nav = page.getByRole('navigation', {
      name: { uk: 'Розділи', ru: 'Разделы', en: 'Back office' }[lang],
    });
    await expect(nav.getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page');
    if (lang === 'en') await expectAccessible(page);
  }
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await page.getByRole('banner').getByRole('link', { name: 'To the site' }).click();
  await expect(page).toHaveURL(/\/en$/);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Back office');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
});

test('staff’s link shows a draft to whoever has it, in three languages, and to no search engine', async ({
  page,
  scriptless: guest,
}) => {
  await logIn(page, 'admin@stezhka.example');
  const headers = ownCall();
  const slug = `chernetka-${Date.now()}`;
  const text = (field: string, words: string) =>
    Object.fromEntries(['uk', 'ru', 'en'].map((locale) => [`page[${field}][${locale}]`, words]));
  const form = {
    'page[slug]': slug,
    'page[order]': '900',
    'page[group]': 'help',
    ...text('title', 'A page to come'),
    ...text('description', 'Not yet.'),
    ...text('body', '<p>Words that only some may read.</p>'),
  };
  const made = await page.request.post('/api/admin/content/pages', { headers, data: form });
  const { id } = (await made.json()).data;
  const linked = await page.request.post(`/api/admin/content/pages/${id}/preview`, { headers, data: {} });
  const { path } = (await linked.json()).data;

  for (const prefix of ['', '/ru', '/en']) {
    const reply = await guest.goto(prefix + path);
    expect([reply!.status(), reply!.headers()['cache-control']]).toEqual([200, 'no-store']);
    await expect(guest.getByText('Words that only some may read.')).toBeVisible();
    await expect(guest.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  }
  expect((await guest.request.get(`/page/${slug}`)).status()).toBe(404);
  await page.request.post(`/api/admin/content/pages/${id}/remove`, { headers, data: { version: 0 } });
  expect((await guest.request.get(path)).status()).toBe(404);
});

interface SentField {
  fullName: string;
  value?: string;
  checked?: boolean;
  fields?: SentField[];
}
const sent = (fields: SentField[]): Record<string, string> =>
  Object.assign(
    {},
    ...fields.map(({ fields: inner, fullName, value, checked }) =>
      inner ? sent(inner) : checked === false || !value ? {} : { [fullName]: value },
    ),
  );

test('staff move a part of the home page, and the page without scripts follows', async ({
  page,
  scriptless: guest,
}) => {
  await logIn(page, 'admin@stezhka.example');
  const headers = ownCall();
  const at = '/api/admin/content/home';
  const { items } = (await (await page.request.get(at, { headers })).json()).data;
  const address = `${at}/${items[0].id}`;
  const form = async () =>
    sent((await (await page.request.get(`${address}/form`, { headers })).json()).data.form.fields);
  const lastHead = async () => {
    await guest.goto('/en');
    return guest.locator('main h2').last().textContent();
  };
  const swapLast = async () => {
    const data = await form();
    const keys = Object.keys(data).filter((key) => /^home\[sections\]\[\d+\]\[section\]$/.test(key));
    const [before, last] = keys.slice(-2) as [string, string];
    [data[before], data[last]] = [data[last]!, data[before]!];
    expect((await page.request.post(address, { headers, data })).status()).toBe(200);
  };
  expect(await lastHead()).toBe('Who walks with us');
  await swapLast();
  await expect.poll(lastHead).toBe('Sections');
  await swapLast();
  await expect.poll(lastHead).toBe('Who walks with us');
});
