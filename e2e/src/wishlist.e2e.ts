import { logIn } from './support/log-in.ts';
import { expect, expectAccessible, open, test } from './support/test.ts';

test('a guest’s wishes are kept, and stay after the login', async ({ page }) => {
  await open(page, '/en/wishlist');
  await expect(page.locator('main')).toContainText('No wishes yet');
  await expect(page.getByRole('region', { name: 'Chosen most often' }).getByRole('article')).toHaveCount(4);
  await expectAccessible(page);

  await open(page, '/en/catalog/kartky');
  const heart = page.getByRole('button', { name: /^Wishlist: “Garden” deck/ }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(async () => (await (await page.request.get('/api/data/wishlist')).json()).data.wishlist.length)
    .toBe(1);
  await open(page, '/en/wishlist');
  await expect(page.locator('main article')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add to cart: “Garden” deck' }).click();
  await expect(page.getByRole('dialog')).toContainText('“Garden” deck');

  await logIn(page, 'sofiia@stezhka.example');
  await open(page, '/en/wishlist');
  const wish = page.locator('main article').filter({ hasText: '“Garden” deck' });
  await expect(wish).toHaveCount(1);
  await wish.getByRole('button', { name: /^Wishlist:/ }).click();
  await expect(wish).toHaveCount(0);
});
