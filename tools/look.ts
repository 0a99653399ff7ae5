import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { LOCALES, localePath } from '@stezhka/kit-contract';
import { ROOT } from './build/webpack-config.ts';
import { chromiumArgs, findChromium } from './chromium.ts';
import { demoLogin } from './start/demo-login.ts';

/** One sheet of screenshots of a page of the running site: `npm run look -- /news [--dark] [--full] [--as email]`. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dark: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    as: { type: 'string' },
    site: { type: 'string', default: process.env.SITE ?? `http://127.0.0.1:${process.env.PORT ?? 4000}` },
    out: { type: 'string', default: join(ROOT, '.cache', 'look') },
  },
});
const path = positionals[0] ?? '/';
const WIDTHS = [360, 1280];

const told = new Set<string>();
function complain(line: string) {
  if (told.has(line) || told.size > 15) return;
  told.add(line);
  process.stdout.write(`${line}\n`);
}

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs() });
const storageState = values.as ? await sessionOf(values.as) : undefined;
mkdirSync(values.out!, { recursive: true });
const shots: { label: string; file: string; width: number }[] = [];
for (const locale of LOCALES) {
  for (const width of WIDTHS) {
    const context = await browser.newContext({
      viewport: { width, height: width === 360 ? 780 : 860 },
      colorScheme: values.dark ? 'dark' : 'light',
      baseURL: values.site,
      reducedMotion: 'reduce',
      ...(storageState && { storageState }),
    });
    await context.addCookies([{ name: 'lang', value: locale === 'uk' ? 'ua' : locale, url: values.site! }]);
    const page = await context.newPage();
    page.on('console', (message) => {
      const { url } = message.location();
      if (/error|warning/.test(message.type())) complain(`${message.text().slice(0, 300)} ${url}`);
    });
    page.on('pageerror', (error) => complain(error.message));
    await page.goto(localePath(path, locale), { waitUntil: 'networkidle' });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    if (wide) complain(`${locale} ${width}: the page is wider than the screen`);
    if (values.full) await scrollThrough(page);
    const name = `${path.replaceAll(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'}-${locale}-${width}${values.dark ? '-dark' : ''}.png`;
    const file = join(values.out!, name);
    await page.screenshot({ path: file, fullPage: values.full });
    shots.push({ label: `${locale} ${width}`, file, width });
    await context.close();
  }
}
await sheet();
await browser.close();

async function scrollThrough(page: import('@playwright/test').Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

/** Once for all pictures: a code of the staff's app is good once. */
async function sessionOf(email: string) {
  const context = await browser.newContext({ baseURL: values.site });
  await demoLogin(async (path, data) => {
    const headers = { Locale: 'uk', Origin: new URL(values.site!).origin };
    const reply = await context.request.post(path, { headers, data });
    return { status: reply.status(), body: await reply.json() };
  }, email);
  const state = await context.storageState();
  await context.close();
  return state;
}

async function sheet() {
  const page = await browser.newPage({ viewport: { width: 1500, height: 900 } });
  const cells = shots
    .map(
      ({ label, file, width }) =>
        `<figure><figcaption>${label}</figcaption><img src="file://${file}" width="${width === 360 ? 210 : 740}"></figure>`,
    )
    .join('');
  const html = `<body style="margin:12px;font:12px sans-serif;display:flex;flex-wrap:wrap;gap:8px;align-items:start">${cells}</body>`;
  const { writeFileSync } = await import('node:fs');
  const file = join(values.out!, 'sheet.html');
  writeFileSync(file, html);
  await page.goto(`file://${file}`);
  await page.screenshot({ path: join(values.out!, 'sheet.png'), fullPage: true });
  process.stdout.write(`${join(values.out!, 'sheet.png')}\n`);
}
