import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from './support/test.ts';

const RAIN = '/videos/doshch-za-viknom';
const video = (page: Page) => page.locator('main figure video');
/** Heard from the video itself: it has come further than it was. */
const goesOn = (page: Page) =>
  video(page).evaluate(
    (one: HTMLVideoElement) =>
      new Promise<boolean>((resolve) => {
        const from = one.currentTime;
        one.addEventListener('timeupdate', () => one.currentTime > from && resolve(true));
      }),
  );
const source = (page: Page) =>
  video(page).evaluate((one: HTMLVideoElement) => new URL(one.currentSrc).pathname);

test('a film found in the list plays, its source tested once, another one up to 991 px', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 992, height: 900 });
  const tested: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.webm') && request.resourceType() === 'fetch') tested.push(request.url());
  });
  await open(page, '/videos');
  await page.locator(`main a[href="${RAIN}"]`).first().click();
  await expect(page).toHaveURL(RAIN);
  await expect(video(page)).toHaveAttribute('src', /video\.webm$/);
  expect(await goesOn(page)).toBe(true);
  const wide = await source(page);
  expect(tested).toEqual([expect.stringContaining(wide)]);
  await expectAccessible(page);

  await video(page).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => video(page).evaluate((one: HTMLVideoElement) => one.paused)).toBe(true);

  await page.setViewportSize({ width: 991, height: 900 });
  await expect(video(page)).not.toHaveAttribute('src', wide);
  expect(tested).toHaveLength(2);
});

test('a film can be sought: the service answers by parts', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, RAIN);
  expect(await goesOn(page)).toBe(true);
  const sought = await video(page).evaluate(async (one: HTMLVideoElement) => {
    one.currentTime = 30;
    await new Promise((resolve) => one.addEventListener('seeked', resolve, { once: true }));
    return [one.currentTime >= 30, Math.round(one.duration)];
  });
  expect(sought).toEqual([true, 40]);
  const part = await page.request.get(await source(page), { headers: { Range: 'bytes=100-199' } });
  expect([part.status(), part.headers()['content-type'], (await part.body()).length]).toEqual([
    206,
    'video/webm',
    100,
  ]);
});

test('with reduced motion a film waits for its visitor', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, RAIN);
  await expect(video(page)).toHaveAttribute('controls');
  expect(await video(page).evaluate((one: HTMLVideoElement) => [one.paused, one.currentSrc !== ''])).toEqual([
    true,
    true,
  ]);
  await video(page).evaluate((one: HTMLVideoElement) => void one.play());
  expect(await goesOn(page)).toBe(true);
});

test('without JavaScript a film has the browser’s own controls and its description', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(RAIN);
  await expect(video(page)).toHaveAttribute('controls');
  await expect(video(page).locator('source')).toHaveCount(2);
  await expect(page.locator('main figcaption')).toContainText('Фільм без звуку, 40 с.');
  await context.close();
});
