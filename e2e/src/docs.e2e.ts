import { expect, test } from './support/test.ts';

test('a stranger finds a call by its summary on the page of all calls', async ({ page }) => {
  const reply = await page.goto('/api/docs');
  expect(reply!.status()).toBe(200);
  await page.getByText('Catalogue, cart, orders and payments').click();
  await expect(page.getByText('Place an order from the cart')).toBeVisible();
});
