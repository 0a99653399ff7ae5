import { startPart, stopPart } from '../support/parts.ts';
import { expect, open, test } from '../support/test.ts';
import { CALM, DOMAINS, NETWORK, PAGES } from './parts.ts';

test.use({ allowConsole: { patterns: NETWORK } });

/** Domains whose page needs its own service; the login form needs account, the guest's sample of the diary nothing. */
const DEAD = ['shop', 'content', 'account'] as const;

for (const dead of DEAD) {
  test(`with ${dead} dead its area says so, the others work, and it comes back by itself`, async ({
    page,
    request,
  }) => {
    await stopPart(dead);
    try {
      // An address no cache has seen.
      const reply = await page.goto(
        `${PAGES[dead].path}?page=1&_=${dead}`.replace(/\?.*/, dead === 'account' ? '' : '?page=2'),
      );
      expect([200, 503]).toContain(reply!.status());
      await expect(page.getByText(CALM)).toBeVisible();
      await expect(page.locator('header').getByRole('link').first()).toBeVisible();

      for (const other of DOMAINS.filter((domain) => domain !== dead)) {
        const elsewhere = await request.get(PAGES[other].path);
        expect(elsewhere.status()).toBe(200);
      }
      const call = await request.get(
        dead === 'shop'
          ? '/api/data/products/popular'
          : dead === 'content'
            ? '/api/data/faq'
            : '/api/form/registration',
        {
          headers: { Locale: 'en', Cache: 'no-cache' },
        },
      );
      expect([404, 503]).toContain(call.status());
      expect(await call.json()).toMatchObject({
        data: null,
        code: expect.any(String),
        requestId: expect.any(String),
      });
    } finally {
      await startPart(dead);
    }
    await expect(page.getByText(CALM)).toBeHidden({ timeout: 40_000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(PAGES[dead].h1);
  });
}

test('with the renderer dead the page builds in the browser', async ({ page }) => {
  await stopPart('renderer');
  try {
    await open(page, '/news?page=3');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Статті');
  } finally {
    await startPart('renderer');
  }
});
