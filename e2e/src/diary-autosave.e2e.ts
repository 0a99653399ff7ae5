import type { Locator, Page } from '@playwright/test';
import { logIn } from './support/log-in.ts';
import { expect, expectAccessible, open, test } from './support/test.ts';

// A call that the network swallows is told on the console.
test.use({ allowConsole: { patterns: [/Failed to load resource: net::ERR_/] } });

const MEMBER = 'sofiia@stezhka.example';
const noteOf = (page: Page) => page.getByRole('textbox', { name: 'За що я дякую сьогодні?' });
const SAVED = /^Збережено о/;
const OFFLINE = 'Не збереглося, текст лишився тут';

async function openDay(page: Page, date: string): Promise<void> {
  await open(page, `/diary/${date}`);
}

test('a tab is killed before it could save: the next one shows every letter and saves it', async ({
  page,
}) => {
  const date = '2025-02-03';
  await logIn(page, MEMBER);
  await openDay(page, date);
  await page.route('**/api/data/diary/set', (route) => route.abort());
  await noteOf(page).pressSequentially('За теплу кухню і тишу');
  await expect(page.getByText(OFFLINE)).toBeVisible();
  const crashed = page.waitForEvent('crash');
  const devtools = await page.context().newCDPSession(page);
  // The page that is to answer is gone.
  devtools.send('Page.crash').catch(() => {});
  await crashed;

  const next = await page.context().newPage();
  await openDay(next, date);
  await expect(noteOf(next)).toHaveValue('За теплу кухню і тишу');
  await expect(next.getByText(SAVED)).toBeVisible();
  await next.reload();
  await expect(noteOf(next)).toHaveValue('За теплу кухню і тишу');
});

test('what is typed without a network is saved once when it is back', async ({ page, context }) => {
  await logIn(page, MEMBER);
  await openDay(page, '2025-02-04');
  const saves: number[] = [];
  page.on('response', (reply) => {
    if (reply.url().endsWith('/api/data/diary/set')) saves.push(reply.status());
  });
  await context.setOffline(true);
  await noteOf(page).pressSequentially('За потяг, який чекав');
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(SAVED)).toBeVisible();
  expect(saves).toEqual([200]);
  await page.reload();
  await expect(noteOf(page)).toHaveValue('За потяг, який чекав');
});

test('two tabs write into one note: both texts are offered, and both can be kept', async ({
  page,
  context,
  allowConsole,
}) => {
  // Whichever tab comes second is refused.
  allowConsole.patterns.push(/409/);
  const date = '2025-02-05';
  await logIn(page, MEMBER);
  const other = await context.newPage();
  for (const tab of [page, other]) await openDay(tab, date);
  await context.setOffline(true);
  await noteOf(page).fill('Перша вкладка');
  await noteOf(other).fill('Друга вкладка');
  for (const tab of [page, other]) await expect(tab.getByText(OFFLINE)).toBeVisible();
  await context.setOffline(false);

  const choice = (tab: Page) => tab.getByRole('alert').filter({ hasText: 'Написано тут' });
  await expect.poll(async () => (await choice(page).count()) + (await choice(other).count())).toBe(1);
  const asked = (await choice(page).count()) ? page : other;
  await expect(choice(asked)).toContainText('Перша вкладка');
  await expect(choice(asked)).toContainText('Друга вкладка');
  await choice(asked).getByRole('button', { name: 'Лишити обидва' }).click();
  await expect(asked.getByText(SAVED)).toBeVisible();
  const rest = asked === page ? other : page;
  await expect(noteOf(rest)).toHaveValue(await noteOf(asked).inputValue());
  await rest.reload();
  await expect(noteOf(rest)).toHaveValue(/^(Перша|Друга) вкладка\s+(Перша|Друга) вкладка$/);
});

/** Most stops of the Tab key from the top of the page to any control of the day. */
const STOPS = 150;

test('keyboard alone fills a day: note, parameters, events, a decision', async ({ page }) => {
  await logIn(page, MEMBER);
  await openDay(page, '2025-02-06');
  const { keyboard } = page;
  const tabTo = async (control: Locator) => {
    for (let i = 0; i < STOPS; i++) {
      await keyboard.press('Tab');
      if (await control.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`${control} is not reached by Tab`);
  };
  await tabTo(noteOf(page));
  await keyboard.type('За вечір без екрана');
  await tabTo(page.getByRole('textbox', { name: 'Сон: число' }));
  await keyboard.type('7,5');
  await tabTo(page.getByRole('radio', { name: 'Важко' }));
  await keyboard.press('ArrowRight');
  await tabTo(page.getByRole('button', { name: 'Добра новина' }));
  await keyboard.press('Space');
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.reload();
  await expect(noteOf(page)).toHaveValue('За вечір без екрана');
  await expect(page.getByRole('textbox', { name: 'Сон: число' })).toHaveValue('7,5');
  await expect(page.getByRole('radio', { name: 'Так собі' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Добра новина' })).toHaveAttribute('aria-pressed', 'true');

  await tabTo(page.getByRole('tab', { name: 'Щоденник' }));
  await keyboard.press('ArrowRight');
  await tabTo(page.getByRole('textbox', { name: 'Що ви вирішуєте?' }));
  await keyboard.type('Купити велосипед');
  await expect(page.getByText(SAVED)).toBeVisible();
  await expectAccessible(page);
});
