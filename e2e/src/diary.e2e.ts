import { expect, open, ownCall, test } from './support/test.ts';

const MEMBER = 'sofiia@stezhka.example';

/** Where the words break in one language: there each control keeps to its box. */
for (const { prefix, width } of [
  { prefix: '/ru', width: 360 },
  { prefix: '/en', width: 320 },
  { prefix: '', width: 992 },
  { prefix: '/ru', width: 1100 },
]) {
  test(`the day fits ${width} px at ${prefix || '/'}`, async ({ sharedPage }) => {
    const page = await sharedPage(MEMBER);
    await page.setViewportSize({ width, height: 800 });
    await open(page, `${prefix}/diary`);
    await page.locator('main summary').click();
    const look = await page.evaluate(() => {
      const main = document.querySelector('main')!;
      const within = (element: Element, room: Element) => {
        const [own, around] = [element.getBoundingClientRect(), room.getBoundingClientRect()];
        return own.left >= around.left - 1 && own.right <= around.right + 1;
      };
      return {
        wide: document.documentElement.scrollWidth,
        tiles: [...main.querySelectorAll('fieldset label')]
          .filter((tile) => tile.scrollWidth > tile.clientWidth)
          .map((tile) => tile.textContent),
        chips: [...main.querySelectorAll('details li')]
          .filter((chip) => !within(chip, chip.closest('section') ?? main))
          .map((chip) => chip.textContent),
        page: main.querySelector('header')!.getBoundingClientRect().width,
      };
    });
    expect(look).toMatchObject({ wide: width, tiles: [], chips: [] });
    expect(look.page).toBeGreaterThan(Math.min(500, width * 0.85));
  });
}

test('on a phone the cart stands above the dock', async ({ phone: page }) => {
  const headers = ownCall();
  const { data } = await (await page.request.get('/api/data/product/koloda-sad', { headers })).json();
  await page.request.get(`/api/order/add-product/${data.product.id}?quantity=1`, { headers });
  await open(page, '/diary/days');
  const floating = page.locator('body > button', { hasText: /^\d+$/ });
  await expect(floating).toBeVisible();
  const dock = page.locator('main nav').filter({ visible: true }).last();
  const bottom = async () => {
    const { y, height } = (await floating.boundingBox())!;
    return y + height;
  };
  await expect.poll(bottom).toBeLessThanOrEqual((await dock.boundingBox())!.y);
});
