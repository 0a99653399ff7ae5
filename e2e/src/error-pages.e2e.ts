import type { Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, open, test } from './support/test.ts';

test.use({ allowConsole: { patterns: [/status of 404/] } });

async function lose(page: Page, path = '/nemaie-takoi'): Promise<void> {
  expect((await page.goto(path))!.status()).toBe(404);
  await hydrated(page);
}

const video = (page: Page) => page.locator('main video');

test('the 404 page says in three languages what happened', async ({ page, read }) => {
  for (const [path, message, detail] of [
    ['/nemaie-takoi', 'Ой… помилка 404', 'Такої сторінки немає: /nemaie-takoi'],
    ['/en/nemaie-takoi', 'Oops... error 404', 'Page not found: /en/nemaie-takoi'],
    ['/ru/nemaie-takoi', 'Ой… ошибка 404', 'Такой страницы нет: /ru/nemaie-takoi'],
  ] as const) {
    const { status, text } = await read(path);
    const words = text.replace(/\s+/g, ' ').toLowerCase();
    expect([status, words]).toEqual([404, expect.stringContaining(message.toLowerCase())]);
    expect(words).toContain(detail.toLowerCase());
  }
  await lose(page, '/ru/nemaie-takoi.png');
  await expectAccessible(page);
});

test('the 404 page reaches to the top, among the catalogue’s pages too', async ({ page }) => {
  for (const path of ['/nemaie-takoi', '/catalog/nemaie-takoi']) {
    await lose(page, path);
    const top = await page.locator('main section').evaluate((scene) => scene.getBoundingClientRect().top);
    expect([path, top]).toEqual([path, 0]);
  }
});

test('the 404 page plays a video after one test of its source, the narrow one up to 991 px', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const tested: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.webm') && request.resourceType() === 'fetch') tested.push(request.url());
  });
  await page.setViewportSize({ width: 992, height: 800 });
  await lose(page);
  await expect(video(page)).toHaveAttribute('src', /night-wide/);
  await expect
    .poll(() => video(page).evaluate((one: HTMLVideoElement) => one.currentTime))
    .toBeGreaterThan(0);
  expect(tested).toEqual([expect.stringMatching(/night-wide/)]);
  await page.setViewportSize({ width: 991, height: 800 });
  await expect(video(page)).toHaveAttribute('src', /night-tall/);
  await page.setViewportSize({ width: 992, height: 800 });
  await expect(video(page)).toHaveAttribute('src', /night-wide/);
  expect(tested).toHaveLength(2);
});

test('the 404 page stands still when its visitor says so', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await lose(page);
  const moving = () =>
    page.evaluate(() => ({
      video: !document.querySelector<HTMLVideoElement>('main video')!.paused,
      drift: document.getAnimations().some((one) => {
        const { iterations = 1 } = one.effect?.getTiming() ?? {};
        return one.playState === 'running' && iterations === Number.POSITIVE_INFINITY;
      }),
    }));
  await expect(video(page)).toBeAttached();
  await expect.poll(moving).toEqual({ video: true, drift: true });
  const button = page.getByRole('button', { name: 'Зупинити рух' });
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
  await expect.poll(moving).toEqual({ video: false, drift: false });
  await page.getByRole('button', { name: 'Нехай рухається' }).click();
  await expect.poll(moving).toEqual({ video: true, drift: true });
});

test('any other error shows its code, its name and what the service says', async ({ page, allowConsole }) => {
  allowConsole.patterns.push(/status of 500/);
  await open(page, '/diary/days');
  await page.route('**/api/data/news**', (route) =>
    route.fulfill({
      status: 500,
      json: { data: null, error: 'Не вийшло прочитати статті.', code: 'internal', requestId: 'r-42' },
    }),
  );
  await page.getByRole('banner').getByRole('link', { name: 'Статті' }).click();
  const main = page.locator('main');
  await expect(main.getByText('Помилка 500')).toBeVisible();
  await expect(main.getByText('Не вийшло прочитати статті.')).toBeVisible();
  await main.getByText('Для підтримки').click();
  await expect(main.getByText('500 Internal Server Error')).toBeVisible();
  await expect(main.getByText('r-42')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/data/news**');
  await main.getByRole('button', { name: 'Спробувати ще раз' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Статті');
});
