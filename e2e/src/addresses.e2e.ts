import { request } from 'node:http';
import { followLink, markDocument } from './support/same-document.ts';
import { PORT } from './support/site-control.ts';
import { expect, hydrated, open, test } from './support/test.ts';

interface Reply {
  status: number;
  location: string | undefined;
  type: string | undefined;
  body: string;
}

/** Sends a path as it is: browsers and other clients tidy it up first. */
function get(path: string, headers: Record<string, string> = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    request({ port: PORT, path, headers: { Accept: 'text/html', ...headers } }, async (reply) => {
      let body = '';
      for await (const chunk of reply.setEncoding('utf8')) body += chunk;
      const { location, 'content-type': type } = reply.headers;
      resolve({ status: reply.statusCode!, location, type, body });
    })
      .on('error', reject)
      .end();
  });
}

const LEADING: [given: string, clean: string][] = [
  ['//evil.example', '/evil.example'],
  ['///evil.example//', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['/\\/evil.example', '/evil.example'],
  ['/en//evil.example', '/en/evil.example'],
  ['/en/..//evil.example', '/evil.example'],
  ['/%2e%2e//evil.example', '/evil.example'],
  ['/en//news', '/en/news'],
  ['/./news', '/news'],
  ['/en/news/../catalog', '/en/catalog'],
  ['/EN', '/en'],
  ['/Ru/news', '/ru/news'],
];

for (const [given, clean] of LEADING) {
  test(`${given} leads to ${clean} of this site`, async () => {
    expect(await get(given)).toMatchObject({ status: 301, location: clean });
  });
}

const MISSING = [
  '/%',
  '/%E0%A4%A',
  '/en/%E0%A4%A',
  '/post/%E0%A4%A',
  '/post/%00',
  '/%00',
  '/%ED%A0%80',
  '/post/%C0%AE%C0%AE%C0%AF',
  '/%2f%2fevil.example%2f',
  '/%5cevil',
  '/post/%2e%2e%2fnews',
  '/post/..%2f..%2fnews',
  '/ru/ru',
  '/en/ru/news',
  '/ua',
  '/uk/news',
  '/ENGLISH',
  '/__proto__',
  '/post/__proto__',
  '/catalog/constructor/toString',
  '/product/%25',
  `/${'a'.repeat(4096)}`,
  `/post/${'a'.repeat(4096)}`,
  `/catalog/${'a/'.repeat(2048)}a`,
  `/post/${'%D1%89'.repeat(680)}`,
];

for (const path of MISSING) {
  test(`${path.slice(0, 40)} is a clean missing page`, async () => {
    const { status, location, type, body } = await get(path);
    expect({ status, location, type }).toEqual({
      status: 404,
      location: undefined,
      type: 'text/html; charset=utf-8',
    });
    // Drawn on the server, with its head: not the bare document of a renderer that gave up.
    expect(body).toMatch(/<h1/);
    expect(body).toMatch(/404/);
  });
}

const STANDING = [
  '/?%E0%A4%A=%',
  '/news?page=%00',
  '/news?page[$ne]=2',
  '/news?page=1e9',
  '/news?__proto__[x]=1',
  '/catalog?page=-1&sort[]=x',
  `/news?x=${'a'.repeat(4096)}`,
  `/login?next=${'%2F'.repeat(1000)}`,
];

for (const path of STANDING) {
  test(`${path.slice(0, 40)} is the page itself, or a missing one`, async () => {
    const { status, location, body } = await get(path);
    expect([200, 404]).toContain(status);
    expect(location).toBeUndefined();
    expect(body).toMatch(/<h1/);
  });
}

for (const cookie of [
  'lang=de',
  'lang=%E0%A4%A',
  'lang="',
  'lang=__proto__',
  'lang=; lang=',
  'i18n_redirected=%',
]) {
  test(`the cookie ${cookie} changes no page`, async () => {
    const { status, body } = await get('/en/news', { Cookie: cookie });
    expect(status).toBe(200);
    expect(body).toContain('<html lang="en">');
    expect((await get('/', { Cookie: cookie, 'Accept-Language': 'uk' })).status).toBe(200);
  });
}

for (const path of ['/%E0%A4%A', '/en/post/%00', '/ru/ru']) {
  test(`${path} lives in a browser, and its links lead on`, async ({ page, allowConsole }) => {
    allowConsole.patterns.push(/404/);
    const reply = await page.goto(path);
    expect(reply!.status()).toBe(404);
    await hydrated(page);
    await expect(page.locator('main')).toContainText('404');
    await page.locator('main').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main')).not.toContainText('404');
  });
}

test('links to odd addresses open in place as clean ones or as missing pages', async ({
  page,
  allowConsole,
}) => {
  // A slug that cannot be one is refused: 400.
  allowConsole.patterns.push(/40[04]/);
  await open(page, '/news');
  const stays = await markDocument(page);
  for (const [href, shown] of [
    ['/catalog/', '/catalog'],
    ['/en//news', '/en/news'],
    ['/EN/catalog', '/en/catalog'],
  ] as const) {
    await followLink(page, href);
    await expect(page).toHaveURL((url) => url.pathname === shown);
    await expect(page.locator('main')).not.toContainText('404');
  }
  for (const href of ['/%E0%A4%A', '/post/%00', '/%2f%2fevil.example%2f', '/ru/ru']) {
    await followLink(page, href);
    await expect(page.locator('main')).toContainText('404');
  }
  await stays();
});

test('an anchor that names nothing stops nothing', async ({ page }) => {
  await open(page, '/news#%E0%A4%A');
  await followLink(page, '/catalog#%');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Крамниця');
  await followLink(page, '/news#constructor');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Статті');
});

test('a link to a file is given to the browser', async ({ page }) => {
  await open(page, '/news');
  // Nothing comes of it: a browser that shows a feed does not always let go of it.
  await page.route('**/rss.xml', (route) => route.fulfill({ status: 204 }));
  const asked = page.waitForRequest((one) => one.url().endsWith('/rss.xml') && one.isNavigationRequest());
  await followLink(page, '/rss.xml');
  await asked;
});

test('the API docs page lists a call by its summary', async ({ page }) => {
  const reply = await page.goto('/api/docs');
  expect(reply!.status()).toBe(200);
  await page.getByText('Catalogue, cart, orders and payments').click();
  await expect(page.getByText('Place an order from the cart')).toBeVisible();
});
