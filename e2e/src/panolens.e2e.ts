import type { Locator } from '@playwright/test';
import { expect, expectAccessible, open, test } from './support/test.ts';

/** How much of an element its nearest cropping ancestor shows. */
const shareOf = (element: Locator) =>
  element.evaluate((one) => {
    const own = one.getBoundingClientRect();
    const frame = one.closest('figure > *')!.getBoundingClientRect();
    const height = Math.min(own.bottom, frame.bottom) - Math.max(own.top, frame.top);
    return Math.round((100 * height) / own.height) / 100;
  });

test('the panorama loads when it is opened, and turns by dragging, keys and buttons', async ({ page }) => {
  const scripts: string[] = [];
  const problems: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await open(page, '/en/panolens');
  const before = scripts.length;
  const opener = page.getByRole('button', { name: 'Look around' });
  // Whole within the picture, which cuts off what stands out of it.
  await expect.poll(() => shareOf(opener)).toBe(1);
  await opener.click();
  const towards = page.getByText(/^Looking /);
  await expect(towards).toHaveText('Looking east');
  expect(scripts.length).toBeGreaterThan(before);
  await expectAccessible(page);

  const picture = page.getByRole('application');
  await expect(picture).toBeFocused();
  for (let n = 0; n < 6; n++) await page.keyboard.press('ArrowRight');
  await expect(towards).toHaveText('Looking south');
  await page.getByRole('button', { name: 'Left' }).click({ clickCount: 6 });
  await expect(towards).toHaveText('Looking east');

  const box = (await picture.boundingBox())!;
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.1, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(towards).not.toHaveText('Looking east');
  expect(problems).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(picture).toHaveCount(0);
});
