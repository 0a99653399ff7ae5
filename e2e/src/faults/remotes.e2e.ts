import { startProcess, stopProcess, withoutFiles } from '../support/site-control.ts';
import { expect, hydrated, open, test } from '../support/test.ts';
import { DOMAINS, NETWORK_ERRORS, others, PAGES, UNAVAILABLE } from './domains.ts';

test.use({ allowConsole: { patterns: NETWORK_ERRORS } });

/** A renderer that has loaded a remote keeps it; a new one has to find its files. */
async function freshRenderer() {
  await stopProcess('renderer');
  await startProcess('renderer');
}
// The last renderer here has not found its remote's files: the tests of other files get a new one.
test.afterAll(freshRenderer);

for (const [n, domain] of DOMAINS.entries()) {
  const { path, h1 } = PAGES[domain];
  const next = PAGES[DOMAINS[(n + 1) % DOMAINS.length]!];

  test(`without mfe-${domain}'s files for browsers its area says so and another works`, async ({ page }) => {
    await withoutFiles(`mfe-${domain}`, ['web'], async () => {
      await page.goto(path);
      await expect(page.getByText(UNAVAILABLE, { exact: true })).toBeVisible({ timeout: 60_000 });
      await open(page, next.path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(next.h1);
    });
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
  });

  test(`without any of mfe-${domain}'s files the rest of the site works; with those for browsers its page builds there`, async ({
    page,
    request,
  }) => {
    await withoutFiles(`mfe-${domain}`, ['server'], async () => {
      await freshRenderer();
      await withoutFiles(`mfe-${domain}`, ['web'], async () => {
        await page.goto(`${path}?nothing`);
        await expect(page.getByText(UNAVAILABLE, { exact: true })).toBeVisible({ timeout: 60_000 });
        for (const other of others(domain)) {
          const elsewhere = await request.get(PAGES[other].path);
          expect(elsewhere.status()).toBe(200);
          expect(await elsewhere.text()).toMatch(/<h1/);
        }
      });
      const reply = await page.goto(`${path}?built=in-browser`);
      expect(await reply!.text()).not.toMatch(/<h1/);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
    });
  });
}
