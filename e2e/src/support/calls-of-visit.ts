import type { Page } from '@playwright/test';

/** What no document shows: a slot of another remote, what is one visitor's own, and what a visit tells. */
const LATER =
  /\/data\/(products\/bestsellers|wishlist|product-cards|product\/add-view\/\w+|rating\/\w+\/\w+\/has)$/;

/** The footer's form is a slot that comes when the footer is about to be seen: on short pages at once. */
export const FOOTER_FORM = '/api/form/subscription';
const footerIsNear = (page: Page) =>
  page
    .locator('footer section')
    .evaluate((letter) => letter.getBoundingClientRect().top < innerHeight * 1.25);

/** Listens to a page that is about to be opened. @returns the calls for what its document should have brought */
export function callsOfVisit(page: Page): () => Promise<string[]> {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(new URL(request.url()).pathname);
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    const footer = (await footerIsNear(page)) ? [FOOTER_FORM] : [];
    return calls.filter((call) => !LATER.test(call) && !footer.includes(call));
  };
}
