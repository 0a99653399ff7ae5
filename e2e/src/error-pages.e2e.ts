import type { Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, open, test } from './support/test.ts';

test.use({ allowConsole: { patterns: [/status of 404/] } });

async function lose(page: Page, path = '/nemaie-takoi'): Promise<void> {
  expect((await page.goto(path))!.status()).toBe(404);
  await hydrated(page);
}

const video = (page: Page) => page.locator('main video');

for (const [path, message, detail] of [
  ['/nemaie-takoi', 'Ой… помилка 404', 'такої сторінки немає'],
  ['/ru/nemaie-takoi', 'Ой… ошибка 404', 'такой страницы нет'],
  ['/en/nemaie-takoi', 'Oops... error 404', 'page not found'],
] as const) {
  test(`${path} says what happened`, async ({ page }) => {
    await lose(page, path);
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByText(detail)).toBeVisible();
    if (path.startsWith('/ru')) await expectAccessible(page);
  });
}

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

test('a video that was stopped goes on', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await lose(page);
  await expect.poll(() => video(page).evaluate((one: HTMLVideoElement) => one.paused)).toBe(false);
  await video(page).evaluate((one: HTMLVideoElement) => one.pause());
  await expect.poll(() => video(page).evaluate((one: HTMLVideoElement) => one.paused)).toBe(false);
});

for (const [path, stop, goOn] of [
  ['/nemaie-takoi', 'Зупинити рух', 'Нехай рухається'],
  ['/ru/nemaie-takoi', 'Остановить движение', 'Пусть движется'],
  ['/en/nemaie-takoi', 'Stop the motion', 'Let it move'],
] as const) {
  test(`${path} stands still when its visitor says so`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await lose(page, path);
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
    const button = page.getByRole('button', { name: stop });
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.click();
    await expect.poll(moving).toEqual({ video: false, drift: false });
    await page.getByRole('button', { name: goOn }).click();
    await expect.poll(moving).toEqual({ video: true, drift: true });
  });
}

test('with reduced motion the picture stays still, and no video is fetched', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('.webm') && asked.push(request.url()));
  await lose(page);
  await page.waitForLoadState('networkidle');
  await expect(video(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Зупинити рух' })).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('a video that is not there leaves the picture', async ({ page, allowConsole }) => {
  allowConsole.patterns.push(/ERR_FAILED/);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const asked = page.waitForRequest('**/*.webm');
  await page.route('**/*.webm', (route) => route.abort());
  await lose(page);
  await asked;
  await page.waitForLoadState('networkidle');
  await expect(video(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
