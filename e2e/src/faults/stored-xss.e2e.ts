import { HOSTILE_ADDRESSES, XSS_VECTORS } from '@stezhka/kit/testing/xss';
import type { StoredRecords } from '../../../tools/start/stored-records.ts';
import { withRecords } from '../support/site-control.ts';
import { expect, hydrated, open, test } from '../support/test.ts';
import { putRaw, touchEverything, traceVectors } from '../support/xss.ts';

// Pictures of vectors are nowhere.
test.use({ allowConsole: { patterns: [/Failed to load resource.*404/] } });

const LANGUAGES = ['', '/ru', '/en'];
const inEach = (path: string, text: string) =>
  Object.fromEntries(['uk', 'ru', 'en'].map((locale) => [`${path}.${locale}`, text]));
const localised = (text: string) => ({ uk: text, ru: text, en: text });
const inGroups = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, n) => all.slice(n * size, (n + 1) * size));

const texts = XSS_VECTORS.map(({ html }) => html);
const everything = texts.join('\n');
const QUESTIONS = 96;
const groups = inGroups(texts, QUESTIONS);
const POSTS = 24;
const posts = inGroups(texts, Math.ceil(texts.length / POSTS));
const [plain = ''] = texts;
const ends = `</title></script></textarea>-->">${plain}`;
/** Where a script's kind of address could be pressed, each with another one. */
const [link = '', data = '', other = ''] = HOSTILE_ADDRESSES.filter((one) =>
  /^(javascript|data|\/\/)/.test(one),
);

async function write(records: StoredRecords): Promise<void> {
  const now = new Date();
  const faq = groups.map((some, n) => ({
    slug: `xss-${n}`,
    ...inEach('title', some[0]!),
    questions: some.map((html) => ({ question: localised(html), answer: localised(html) })),
  }));
  await records.copy('content', 'faq_groups', {}, faq);
  const pages = groups.map((some, n) => ({
    slug: `xss-${n}`,
    ...inEach('title', ends),
    ...inEach('description', ends),
    ...inEach('body', some.join('\n')),
    blocks: [
      { kind: 'faq', group: `xss-${n}` },
      { kind: 'call', title: localised(ends), text: localised(ends), links: hostileLinks() },
    ],
  }));
  await records.copy('content', 'pages', {}, pages);
  const written = posts.map((some, n) => ({
    slug: `xss-${n}`,
    publishedAt: now,
    ...inEach('title', some[0]!),
    ...inEach('excerpt', some[1]!),
    ...inEach('body', some.join('\n')),
  }));
  await records.copy('content', 'posts', { slug: 'vdiachnist-chesno' }, written);
  const whole = {
    slug: 'xss',
    ...inEach('title', ends),
    ...inEach('excerpt', ends),
    ...inEach('body', everything),
  };
  await records.copy('content', 'events', {}, [{ ...whole, ...inEach('place', ends), publishedAt: now }]);
  const person = { slug: 'xss', ...inEach('name', ends), ...inEach('role', ends) };
  await records.copy('content', 'authors', {}, [
    { ...person, ...inEach('bio', everything), publishedAt: now },
  ]);
  await records.copy('account', 'experts', {}, [{ ...person, ...inEach('about', everything) }]);
  const goods = { slug: 'xss', ...inEach('description', everything), ...inEach('certificate', everything) };
  await records.copy('shop', 'products', { slug: 'diary_thanks' }, [{ ...goods, sku: 'XSS-1' }]);
  await records.copy('content', 'decks', {}, [
    { slug: 'xss', ...inEach('title', ends), ...inEach('excerpt', ends), ...inEach('about', everything) },
  ]);
  await records.copy('diary', 'courses', {}, [
    {
      slug: 'xss',
      ...inEach('title', ends),
      ...inEach('excerpt', ends),
      ...inEach('description', everything),
    },
  ]);
  const category = { slug: 'xss', ...inEach('title', ends), ...inEach('description', ends) };
  await records.copy('content', 'categories', {}, [category]);

  const block = { ...inEach('title', ends), ...inEach('text', ends), links: hostileLinks() };
  await records.change('content', 'blocks', block);
  await records.change('content', 'home', { links: hostileLinks() });
  await records.change('content', 'partners', {
    ...inEach('name', ends),
    ...inEach('description', ends),
    link,
  });
  const item = { id: 'x', label: localised(ends), link };
  await records.change('content', 'menus', { items: [{ ...item, children: [{ ...item, link: data }] }] });
  const socials = [{ name: 'telegram', title: ends, link }];
  const contacts = {
    socials,
    studioLink: link,
    cmsLink: data,
    facebookLink: other,
    ...inEach('workTime', ends),
  };
  await records.change('content', 'contacts', {
    ...contacts,
    telegramName: ends,
    addresses: [localised(ends)],
  });
}

const hostileLinks = () => [link, data, other].map((address) => ({ label: localised(ends), link: address }));

test('no vector of old records runs on any page, asks another site or troubles the policy', async ({
  page,
  read,
}) => {
  const traces = await traceVectors(page.context());
  const paths = [
    ...groups.map((_, n) => `/page/xss-${n}`),
    ...posts.map((_, n) => `/post/xss-${n}`),
    '/podii/xss',
    '/authors/xss',
    '/expert/xss',
    '/product/shchodennyky/vdiachnist/xss',
    '/news/xss',
    '/metaphoric-cards/xss',
    '/courses/xss',
    ...['/', '/news', '/podii', '/authors', '/experts', '/contacts', '/about'],
    ...['/metaphoric-cards', '/courses'],
  ];
  await withRecords(write, async () => {
    for (const [n, path] of paths.entries()) {
      const address = LANGUAGES[n % LANGUAGES.length] + path;
      const reply = await page.goto(address);
      await hydrated(page);
      expect([address, reply!.status()]).toEqual([address, 200]);
      await touchEverything(page);
      const own = await page.evaluate(() => ({
        handlers: [...document.querySelectorAll('*')].filter(({ attributes }) =>
          [...attributes].some(({ name }) => name.startsWith('on')),
        ).length,
        addresses: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
          .map(({ href }) => href)
          .filter((href) => !/^(https?:|mailto:|tel:|data:text\/calendar)/.test(href)),
        scripts: [...document.scripts].filter(({ src, type }) => !src && !/json$/.test(type)).length,
      }));
      expect([address, own]).toEqual([address, { handlers: 0, addresses: [], scripts: 0 }]);
    }
    for (const [n, some] of groups.entries()) {
      await page.goto(`/page/xss-${n}`);
      await expect(page.locator('main details')).toHaveCount(some.length);
    }
    for (const [n, some] of posts.entries()) {
      const { head } = await read(`/post/xss-${n}`);
      expect(head.jsonLd[0]).toMatchObject({
        '@type': 'Article',
        headline: some[0],
      });
    }
  });
  const { ran, dialogs, refused, asked } = traces;
  expect({ ran: [...ran], dialogs, refused, asked }).toEqual({
    ran: [],
    dialogs: [],
    refused: [],
    asked: [],
  });
  test
    .info()
    .annotations.push({ type: 'corpus', description: `${texts.length} vectors on ${paths.length} pages` });
});

test('the policy alone stops every script that is put into a page', async ({ page, allowConsole }) => {
  allowConsole.patterns.push(/./);
  const traces = await traceVectors(page.context());
  await open(page, '/en/news');
  // A new address of the page is nothing that runs, and ends the test's document.
  await putRaw(
    page,
    texts.filter((html) => !/http-equiv/.test(html)),
  );
  expect([[...traces.ran], traces.dialogs]).toEqual([[], []]);
  expect(traces.refused.length).toBeGreaterThan(100);
});

test('the same vectors run where neither the service nor the policy is in their way', async ({ browser }) => {
  const context = await browser.newContext();
  const traces = await traceVectors(context);
  const page = await context.newPage();
  const body = '<!doctype html><title>x</title><body>';
  await page.route('https://unprotected.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
  await page.goto('https://unprotected.example/');
  await putRaw(
    page,
    texts.filter((html) => !/http-equiv/.test(html)),
  );
  await expect.poll(() => traces.ran.size).toBeGreaterThan(200);
  expect(traces.asked.length).toBeGreaterThan(5);
  await context.close();
});
