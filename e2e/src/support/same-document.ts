import { expect, type Page } from '@playwright/test';

/** Marks the document; what it returns fails once another document has taken its place. */
export async function markDocument(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    (window as { kept?: boolean }).kept = true;
  });
  return async () => expect(await page.evaluate(() => (window as { kept?: boolean }).kept)).toBe(true);
}

/** Follows an address by a plain link, as those in texts are. */
export async function followLink(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
}
