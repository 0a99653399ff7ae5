import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { DEMO_USERS } from '../../../tools/start/demo-users.ts';
import { startProcess, stopProcess, withoutProcess } from '../support/site-control.ts';
import { expect, test } from '../support/test.ts';
import { DOMAINS, type Domain, NETWORK_ERRORS, others, PAGES, UNAVAILABLE } from './domains.ts';

test.use({ allowConsole: { patterns: NETWORK_ERRORS } });

/** A page that needs the domain's own service, at an address that no cache has seen. */
const NEEDS = {
  account: { path: '/login', h1: PAGES.account.h1 },
  content: { path: '/news?page=2', h1: PAGES.content.h1 },
  diary: { path: '/diary', h1: /\d/ },
  shop: { path: '/catalog?page=2', h1: PAGES.shop.h1 },
};

async function logIn(context: BrowserContext, origin: string) {
  const multipart = { email: DEMO_USERS.users[1]!.email, password: DEMO_USERS.password };
  // The account service may have come back a moment ago: the gateway tries it again after a pause.
  await expect
    .poll(async () => {
      const reply = await context.request.post('/api/login', {
        headers: { Locale: 'uk', Origin: origin },
        multipart,
      });
      return reply.status();
    })
    .toBe(200);
}

/** The page tries again every ten seconds, and the gateway takes a moment to trust a service that has come back. */
async function expectRecovery(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(page.getByText(UNAVAILABLE, { exact: true })).toBeHidden({ timeout: 1_000 });
  }).toPass();
}

/** What else works without a service. */
const MEANWHILE: Partial<
  Record<Domain, { title: string; check: (request: APIRequestContext, member: Page) => Promise<void> }>
> = {
  account: {
    title: 'a member goes on writing',
    check: async (_request, member) => {
      const reply = await member.goto('/diary');
      expect(reply!.status()).toBe(200);
      await expect(member.getByRole('textbox', { name: 'За що я дякую сьогодні?' })).toBeVisible();
    },
  },
  shop: {
    title: 'the sitemap still has the articles',
    check: async (request) => {
      // Under another host it is in no cache: the services are asked now.
      const reply = await request.get('/sitemap.xml', { headers: { Host: 'other.example' } });
      expect(reply.status()).toBe(200);
      expect(await reply.text()).toContain('/post/vdiachnist-chesno<');
    },
  },
};

for (const dead of DOMAINS) {
  const meanwhile = MEANWHILE[dead];
  test(`with the ${dead} service dead its area says so, the others work${meanwhile ? `, ${meanwhile.title}` : ''}, and it comes back by itself`, async ({
    page,
    context,
    baseURL,
    request,
    sharedPage,
  }) => {
    const member = await sharedPage(DEMO_USERS.users[1]!.email);
    // The login page sends members away; the other pages may have one.
    if (dead !== 'account') await logIn(context, baseURL!);
    await page.clock.install();
    await withoutProcess(dead, async () => {
      const reply = await page.goto(NEEDS[dead].path);
      expect(reply!.status()).toBe(503);
      await expect(page.getByText(UNAVAILABLE, { exact: true })).toBeVisible();
      await expect(page.locator('header').getByRole('link').first()).toBeVisible();

      const call = await context.request.get(PAGES[dead].call, {
        headers: { Locale: 'en', Cache: 'no-cache' },
      });
      expect(call.status()).toBe(503);
      expect(await call.json()).toMatchObject({
        data: null,
        code: 'unavailable',
        requestId: expect.any(String),
      });

      for (const other of others(dead)) {
        if (other === 'account' && dead !== 'account') continue;
        const elsewhere = await context.request.get(PAGES[other].path);
        expect(elsewhere.status()).toBe(200);
        expect(await elsewhere.text()).not.toContain(UNAVAILABLE);
      }
      await meanwhile?.check(request, member);
    });
    await expectRecovery(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEEDS[dead].h1);
  });
}

test('with the renderer dead the document is bare and the page builds in the browser', async ({ page }) => {
  await stopProcess('renderer');
  try {
    const reply = await page.goto('/news?page=3');
    expect(reply!.status()).toBe(200);
    expect(await reply!.text()).toContain('<div id="root"></div>');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Статті');
  } finally {
    await startProcess('renderer');
  }
});
