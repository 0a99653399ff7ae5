import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, open, test } from './support/test.ts';

/** Size of a PNG by its header, and how many colours it has when a browser reads it. */
async function readPng(page: Page, bytes: Buffer) {
  const colours = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes]));
    const paper = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
    paper.drawImage(picture, 0, 0);
    return new Set(new Uint32Array(paper.getImageData(0, 0, picture.width, picture.height).data.buffer)).size;
  }, bytes.toString('base64'));
  return {
    signature: bytes.subarray(1, 4).toString(),
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    colours,
  };
}

test('a layout is saved as a picture of its cards, taller with its notes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/en/metaphoric-cards/paths?layout=new&template=one-card');
  await page.getByRole('button', { name: 'Draw a card' }).click();
  await page.locator('[data-card]').click();
  const save = async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a picture' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('stezhka-paths.png');
    return readPng(page, readFileSync(await download.path()));
  };
  const plain = await save();
  expect(plain).toMatchObject({ signature: 'PNG', width: 1600 });
  // A sheet with words alone has some two hundred.
  expect(plain.colours).toBeGreaterThan(1_000);
  await page.getByLabel('About this card').fill('A light in the window, and the door is open.');
  await page.getByRole('checkbox', { name: 'With my notes in the picture' }).check();
  expect((await save()).height).toBeGreaterThan(plain.height);
});
