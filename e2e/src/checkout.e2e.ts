import type { Locator } from '@playwright/test';
import {
  buy,
  CHECKOUT_TEXTS,
  cartWith,
  chooseBranch,
  confirmOrder,
  decidePayment,
  fillContacts,
} from './support/checkout.ts';
import { linkIn, mailTo } from './support/mails.ts';
import { expect, expectAccessible, open, test } from './support/test.ts';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 900 };

// In each language on the narrow screen, where words are tight.
for (const locale of ['uk', 'ru', 'en'] as const) {
  const words = CHECKOUT_TEXTS[locale];
  test.describe(`in ${locale}`, () => {
    test.use({ viewport: PHONE });

    test('a guest comes from the shelf to a paid order, and to its page by the mail', async ({ page }) => {
      /** Nothing is wider than the screen; accessibility differs by width, not by language. */
      const expectFits = async () => {
        for (const size of [DESKTOP, PHONE]) {
          await page.setViewportSize(size);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
          if (locale === 'uk') await expectAccessible(page);
        }
      };
      const email = `buyer-${locale}@poshta.example`;
      await buy(page, words);
      await fillContacts(page, words, email);
      await chooseBranch(page, words);
      await expectFits();

      await confirmOrder(page, words);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('button', { name: words.pay, exact: true })).toBeVisible();
      await expectFits();
      await decidePayment(page, 'pay');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.thanks);
      await expectFits();

      const mail = await mailTo(email, words.mail);
      const link = linkIn(mail, '/order/');
      expect(link).toMatch(new RegExp(`^${words.prefix}/order/[\\w-]{32}$`));
      // The link alone shows the order, without the buyer's cookie.
      await page.context().clearCookies();
      await open(page, link);
      const main = page.getByRole('main');
      await expect(main).toContainText(words.product);
      await expect(main.getByText(words.paid, { exact: true }).first()).toBeVisible();
      await expect(main).toContainText(new RegExp(`${words.poltava}.*${words.street}`));
      await expectFits();
    });
  });
}

test('on a phone the note is folded, the promo code has room, and a city is not missed before it is typed', async ({
  phone: page,
}) => {
  await cartWith(page, CHECKOUT_TEXTS.en);
  const form = page.locator('form#checkout');
  await form.getByLabel(CHECKOUT_TEXTS.en.email).scrollIntoViewIfNeeded();
  await expect(form.locator('textarea')).toHaveCount(0);
  await page.getByRole('combobox', { name: CHECKOUT_TEXTS.en.city }).click();
  await expect(page.getByText('No options here')).toHaveCount(0);
  await page.keyboard.press('Escape');
  // What unfolds stands where the fields and rows around it begin.
  const startOf = (part: Locator) => part.evaluate((one) => Math.round(one.getBoundingClientRect().left));
  const note = form.getByRole('button', { name: /comment|note/i });
  expect(await startOf(note.locator('svg'))).toBe(await startOf(form.getByLabel(CHECKOUT_TEXTS.en.email)));
  const code = page.getByRole('button', { name: 'I have a promo code' });
  expect(await startOf(code.locator('span').first())).toBe(await startOf(page.locator('main dt').first()));
  await note.click();
  await expect(form.locator('textarea')).toBeFocused();
  await code.click();
  const typed = page.getByRole('textbox', { name: 'Promo code' });
  expect((await typed.boundingBox())!.width).toBeGreaterThan(150);
});

test('the checkout form keeps its values over another page, another language and a reload', async ({
  page,
}) => {
  await cartWith(page, CHECKOUT_TEXTS.uk);
  await fillContacts(page, CHECKOUT_TEXTS.uk, 'typed@poshta.example');
  await chooseBranch(page, CHECKOUT_TEXTS.uk);
  await page.locator('input[name="cart[payment]"][value="cod"]').check();
  const isThere = async ({ lastName, email, city, branch }: (typeof CHECKOUT_TEXTS)['uk' | 'en']) => {
    const form = page.locator('form#checkout');
    await expect(form.getByLabel(lastName)).toHaveValue('Мельник');
    await expect(form.getByLabel(email)).toHaveValue('typed@poshta.example');
    await expect(page.getByRole('combobox', { name: city })).toHaveValue(/Полтава|Poltava/);
    await expect(page.getByRole('combobox', { name: branch })).toHaveValue(/Соборна|Soborna/);
    await expect(page.locator('input[name="cart[payment]"][value="cod"]')).toBeChecked();
  };
  await page.getByRole('main').getByRole('link', { name: CHECKOUT_TEXTS.uk.product }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(CHECKOUT_TEXTS.uk.product);
  await page.goBack();
  await isThere(CHECKOUT_TEXTS.uk);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/cart$/);
  await isThere(CHECKOUT_TEXTS.en);
  await page.reload();
  await isThere(CHECKOUT_TEXTS.en);
});
