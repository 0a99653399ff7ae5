import type { Page } from '@playwright/test';

/** Lets requests of these addresses wait until the test says so. @returns what lets them go */
export async function holdRequests(
  page: Page,
  address: string | ((url: URL) => boolean),
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}
