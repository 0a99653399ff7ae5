import type { Page } from '@playwright/test';
import { followLink } from '../support/same-document.ts';
import { CONTROL_PORT, withRelease } from '../support/site-control.ts';
import { expect, open, test } from '../support/test.ts';

const HOUR = '01:00:00';
const offer = (page: Page) => page.getByRole('button', { name: 'Reload the page' });
const asked = (page: Page) => page.waitForResponse((reply) => reply.url().endsWith('/releases.json'));

/** An hour passes and the page looks whether there is something newer. */
async function anHourLater(page: Page): Promise<void> {
  const reply = asked(page);
  await page.clock.fastForward(HOUR);
  await (await reply).finished();
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

for (const part of ['shell', 'mfe-content']) {
  test(`within the hour a page that uses ${part} offers a reload for its new release`, async ({ page }) => {
    await open(page, '/en/news');
    await anHourLater(page);
    await expect(offer(page)).toHaveCount(0);
    await withRelease(
      part,
      () => {},
      async () => {
        await anHourLater(page);
        await expect(page.getByText('A newer version of the site is here.')).toBeVisible();
        // It does not go by itself.
        await page.clock.fastForward('00:10:00');
        const loaded = page.waitForEvent('load');
        await offer(page).click();
        await loaded;
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles');
        await expect(offer(page)).toHaveCount(0);
      },
    );
  });
}

test('no reload is offered for a release of a remote that the page does not use', async ({ page }) => {
  await open(page, '/en/news');
  await withRelease(
    'mfe-diary',
    () => {},
    async () => {
      await anHourLater(page);
      await expect(offer(page)).toHaveCount(0);
    },
  );
});

test('no reload is offered while a form has unsaved values', async ({ page }) => {
  await open(page, '/en/login');
  await page.getByLabel('E-mail').fill('somebody@stezhka.example');
  await withRelease(
    'mfe-account',
    () => {},
    async () => {
      await anHourLater(page);
      await expect(offer(page)).toHaveCount(0);
      // The form has gone with its page.
      await followLink(page, '/en/register');
      await expect(offer(page)).toBeVisible();
    },
  );
});

test('a failed release check shows nothing', async ({ page, allowConsole }) => {
  allowConsole.patterns.push(/ERR_FAILED/);
  await open(page, '/en/news');
  await page.route('**/releases.json', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.clock.fastForward(HOUR);
  await failed;
  await expect(page.locator('[data-toaster] li')).toHaveCount(0);
});

test('a hidden page checks for releases when it is shown again', async ({ page }) => {
  await open(page, '/en/news');
  const see = (state: string) =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await see('hidden');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.clock.fastForward('03:00:00');
  expect(requests.filter((url) => url.endsWith('/releases.json'))).toEqual([]);
  const reply = asked(page);
  await see('visible');
  await reply;
});

test('a path that leads to another site leaves this one, by a link and by its address', async ({
  page,
  allowConsole,
}) => {
  // The other site has no icon.
  allowConsole.patterns.push(/favicon/);
  const elsewhere = `http://127.0.0.1:${CONTROL_PORT}/data-dir`;
  await withRelease(
    'mfe-content',
    (manifest) => {
      manifest.redirects = [{ from: '/room', to: elsewhere, status: 302 }];
    },
    async () => {
      await open(page, '/en/news');
      await followLink(page, '/en/room?x=1');
      await expect(page).toHaveURL(elsewhere);
      await page.goBack();
      await expect(page).toHaveURL(/\/en\/news$/);
      const reply = await page.request.get('/room', { maxRedirects: 0 });
      expect([reply.status(), reply.headers().location]).toEqual([302, elsewhere]);
    },
  );
});
