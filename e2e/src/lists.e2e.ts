import { markDocument } from './support/same-document.ts';
import { expect, hydrated, open, test } from './support/test.ts';

/** Lists of content, and where their entries lead. */
const LISTS = [
  { list: '/news', detail: '/post/' },
  { list: '/podii?when=past', detail: '/podii/' },
  { list: '/videos', detail: '/videos/' },
  { list: '/authors', detail: '/authors/' },
  { list: '/experts', detail: '/expert/' },
];
const LANGUAGES = ['', '/ru', '/en'];

for (const [n, { list, detail }] of LISTS.entries()) {
  const prefix = LANGUAGES[n % LANGUAGES.length]!;
  test(`from ${prefix}${list} an entry opens in place, and the same address alone shows the same`, async ({
    page,
  }) => {
    await open(page, prefix + list);
    const heading = page.getByRole('heading', { level: 1 });
    const title = await heading.innerText();
    const same = await markDocument(page);
    await page.locator(`main h2 a[href^="${prefix}${detail}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${prefix}${detail}[^/?]+$`));
    await expect(heading).not.toHaveText(title);
    const headings = page.locator('main').getByRole('heading');
    const shown = await headings.allInnerTexts();
    await same();

    await page.reload();
    await hydrated(page);
    await expect(headings).toHaveText(shown);

    await page.goBack();
    await expect(heading).toHaveText(title);
    await expect(page).toHaveURL(new RegExp(`${prefix}${list.replace('?', '\\?')}$`));
  });
}

test('pages of a list stand in the address, go back with it, and work without scripts', async ({
  page,
  scriptless,
}) => {
  const first = async (of: typeof page) => of.locator('main h2 a').first().getAttribute('href');
  await open(page, '/news');
  const newest = await first(page);
  await page.getByRole('link', { name: 'Наступна сторінка' }).click();
  await expect(page).toHaveURL(/\/news\?page=2$/);
  await expect.poll(() => first(page)).not.toBe(newest);
  const second = await first(page);
  await page.goBack();
  await expect.poll(() => first(page)).toBe(newest);

  await scriptless.goto('/news?page=2');
  expect(await first(scriptless)).toBe(second);
  await scriptless.locator('main nav a[rel=prev]').click();
  expect(await first(scriptless)).toBe(newest);
  expect((await scriptless.goto('/news?page=99'))!.status()).toBe(404);
});
