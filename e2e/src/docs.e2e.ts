import { expect, test } from './support/test.ts';

test('the API docs page lists a call by its summary', async ({ page }) => {
  const reply = await page.goto('/api/docs');
  expect(reply!.status()).toBe(200);
  await page.getByText('Catalogue, cart, orders and payments').click();
  await expect(page.getByText('Place an order from the cart')).toBeVisible();
});
