import type { Locator, Page } from '@playwright/test';
import { logIn } from './support/log-in.ts';
import { tabTo } from './support/tab-to.ts';
import { expect, expectAccessible, open, ownCall, test } from './support/test.ts';

// A call that the network swallows is told on the console.
test.use({ allowConsole: { patterns: [/Failed to load resource: net::ERR_/] } });

const MEMBER = 'sofiia@stezhka.example';
const noteOf = (page: Page) => page.getByRole('textbox', { name: 'За що я дякую сьогодні?' });
const SAVED = /^Збережено о/;
const OFFLINE = 'Не збереглося, текст лишився тут';

async function openDay(page: Page, date: string): Promise<void> {
  await open(page, `/diary/${date}`);
}

async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const devtools = await page.context().newCDPSession(page);
  // The page that is to answer is gone.
  devtools.send('Page.crash').catch(() => {});
  await crashed;
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
  await crash(page);

  const next = await page.context().newPage();
  await openDay(next, date);
  await expect(noteOf(next)).toHaveValue('За теплу кухню і тишу');
  await expect(next.getByText(SAVED)).toBeVisible();
  await next.reload();
  await expect(noteOf(next)).toHaveValue('За теплу кухню і тишу');
});

test('a tab is killed right after the last key, while its save is never answered: no letter is lost', async ({
  page,
}) => {
  const date = '2025-02-08';
  await logIn(page, MEMBER);
  await openDay(page, date);
  await page.route('**/api/data/diary/set', () => {});
  const asked = page.waitForRequest('**/api/data/diary/set');
  await noteOf(page).pressSequentially('За лист від');
  await asked;
  await noteOf(page).pressSequentially(' подруги');
  await crash(page);

  const next = await page.context().newPage();
  await openDay(next, date);
  await expect(noteOf(next)).toHaveValue('За лист від подруги');
  await expect(next.getByText(SAVED)).toBeVisible();
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

test('a conflict takes no letter and no focus from the one who types', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole.patterns.push(/409/);
  const date = '2025-02-07';
  await logIn(page, MEMBER);
  const other = await context.newPage();
  for (const tab of [page, other]) await openDay(tab, date);
  await context.setOffline(true);
  await noteOf(other).fill('Друга вкладка');
  await noteOf(page).pressSequentially('Перша');
  for (const tab of [page, other]) await expect(tab.getByText(OFFLINE)).toBeVisible();
  // The other tab is the first to save.
  const held = Promise.withResolvers<void>();
  await page.route('**/api/data/diary/set', async (route) => {
    await held.promise;
    await route.continue();
  });
  await context.setOffline(false);
  await expect(other.getByText(SAVED)).toBeVisible();
  await page.bringToFront();
  await noteOf(page).focus();
  await page.keyboard.press('End');
  const refused = page.waitForResponse((reply) => reply.status() === 409);
  held.resolve();
  for (const part of [' вкладка', ' пише', ' далі']) {
    await page.keyboard.type(part);
    await refused;
  }
  await expect(page.getByRole('alert').filter({ hasText: 'Написано тут' })).toContainText(
    'Перша вкладка пише далі',
  );
  await expect(noteOf(page)).toBeFocused();
  await expect(noteOf(page)).toHaveValue('Перша вкладка пише далі');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(new RegExp(`/diary/${date}$`));
  await page.getByRole('button', { name: 'Лишити обидва' }).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect(noteOf(other)).toHaveValue('Друга вкладка\n\nПерша вкладка пише далі');
});

/** Values that the browser keeps and no service has. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<unknown[]>();
    const opening = indexedDB.open('stezhka-unsaved');
    opening.onsuccess = () => {
      const kept = opening.result.transaction('rows').objectStore('rows').getAll();
      kept.onsuccess = () => resolve(kept.result.map(({ value }) => value));
    };
    const values = await promise;
    opening.result.close();
    return values;
  });

test('a logout asks about text that is only in the browser, and takes it away without the diary’s help', async ({
  page,
}) => {
  await logIn(page, MEMBER);
  await openDay(page, '2025-02-09');
  await page.route('**/api/data/diary/set', (route) => route.abort());
  await noteOf(page).pressSequentially('Лише в цьому браузері');
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await open(page, '/profile');
  await page.reload();
  expect(await keptIn(page)).toEqual(['Лише в цьому браузері']);
  const logOut = page.getByRole('button', { name: 'Вийти', exact: true });
  const question = page.getByRole('dialog', { name: 'Не все збережено' });
  await logOut.click();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Залишитися' }).last().press('Enter');
  await expect(question).toBeHidden();
  expect(await keptIn(page)).toHaveLength(1);
  await logOut.click();
  await question.getByRole('button', { name: 'Вийти й утратити текст' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => keptIn(page)).toEqual([]);
});

test('a logout waits for what another tab saves, and that tab leaves the diary with it', async ({
  page,
  context,
  allowConsole,
}) => {
  // A read that follows the save may come after the logout.
  allowConsole.patterns.push(/status of 401.*\/api\/data\//);
  const date = '2025-02-10';
  await logIn(page, MEMBER);
  await openDay(page, date);
  const other = await context.newPage();
  await open(other, '/profile');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/data/diary/set', async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/data/diary/set');
  await noteOf(page).fill('З другої вкладки');
  await asked;
  await other.getByRole('button', { name: 'Вийти', exact: true }).click();
  held.resolve();
  await expect(other).toHaveURL(/\/$/);
  await expect(page).toHaveURL(/\/login/);
  expect(await keptIn(other)).toEqual([]);
  await logIn(page, MEMBER);
  await openDay(page, date);
  await expect(noteOf(page)).toHaveValue('З другої вкладки');
});

test('keyboard alone fills a day: note, question, parameters, details, a calendar event, a decision', async ({
  page,
}) => {
  await logIn(page, MEMBER);
  await openDay(page, '2025-02-06');
  const { keyboard } = page;
  await tabTo(noteOf(page));
  await keyboard.type('За вечір без екрана');
  const answer = page.getByRole('textbox', { name: /^Запитання дня/ });
  await tabTo(answer);
  await keyboard.type('Рання зупинка');
  await tabTo(page.getByRole('textbox', { name: 'Сон: число' }));
  await keyboard.type('7,5');
  await tabTo(page.getByRole('radio', { name: 'Важко' }));
  await keyboard.press('ArrowRight');
  const point = (number: string) => page.getByRole('radio', { name: number, exact: true });
  await tabTo(point('0'));
  for (let i = 0; i < 8; i++) await keyboard.press('ArrowRight');
  await tabTo(page.getByRole('button', { name: 'Добра новина' }));
  await keyboard.press('Space');
  await tabTo(page.getByRole('button', { name: 'Додати подію' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel(/^Назва/)).toBeFocused();
  await keyboard.type('Кіно з Лесею');
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: /Кіно з Лесею/ })).toBeVisible();
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.reload();
  await expect(noteOf(page)).toHaveValue('За вечір без екрана');
  await expect(answer).toHaveValue('Рання зупинка');
  await expect(point('8')).toBeChecked();
  await expect(page.getByRole('button', { name: /Кіно з Лесею/ })).toBeVisible();
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

/** Touches that fill in a day, keys of the screen's keyboard aside: docs/testing.md says what they take. */
const TOUCHES = 19;
/** Characters of both sentences. */
const CHARACTERS = 31;
/** Milliseconds of a person, for the film alone (VIDEO=1): to think of a field, to move the thumb, to type a letter. */
const PACE = process.env.VIDEO ? { field: 1350, touch: 800, letter: 400 } : null;

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });

  test('ten parameters and two sentences take few touches', async ({ page }) => {
    // Nine usual parameters and one of her own.
    await logIn(page, 'bohdana@stezhka.example');
    const headers = ownCall();
    const reply = await page.request.get('/api/data/diary/user-day-params', { headers });
    const chosen: { key: string; bounds: { min: number; max: number; step: number } | null }[] = (
      await reply.json()
    ).data;
    expect(chosen).toHaveLength(10);
    const changes = chosen
      .filter(({ bounds }) => bounds)
      .map(({ key, bounds }, i) => ({
        field: key,
        base: 0,
        seq: i + 1,
        value: bounds!.min + 2 * bounds!.step,
      }));
    const data = { date: '2024-02-08', writer: 'the-day-before', changes };
    expect((await page.request.post('/api/data/diary/set', { headers, data })).ok()).toBe(true);

    await page.addInitScript((filmed) => {
      let touches = 0;
      addEventListener(
        'touchstart',
        ({ touches: [thumb] }) => {
          touches += 1;
          document.documentElement.dataset.touches = String(touches);
          if (!filmed) return;
          const dot = document.createElement('i');
          dot.style = `position:fixed;z-index:99;left:${thumb!.clientX - 22}px;top:${thumb!.clientY - 22}px;width:44px;height:44px;border-radius:50%;background:#1e524580;pointer-events:none`;
          document.documentElement.append(dot);
          dot.animate({ opacity: [1, 0] }, 700).onfinish = () => dot.remove();
        },
        { capture: true },
      );
    }, !!PACE);
    const pause = async (length: 'field' | 'touch') => PACE && page.waitForTimeout(PACE[length]);
    const tap = async (control: Locator) => {
      await pause('touch');
      await control.tap();
    };
    await openDay(page, '2024-02-09');
    const fields = page.getByRole('tabpanel').locator('fieldset');
    await expect(fields).toHaveCount(10);
    for (const field of await fields.all()) {
      await pause('field');
      const cells = field.locator('label');
      if (await cells.count()) await tap(cells.nth(2));
      else {
        // The value of the day before, then one step.
        const more = field.getByRole('button', { name: /: більше$/ });
        await tap(more);
        await tap(more);
      }
    }
    const note = (i: number) => page.getByRole('tabpanel').locator('textarea').nth(i);
    const sentences = ['За теплий хліб.', 'Дочитала книжку.'];
    expect(sentences.join('')).toHaveLength(CHARACTERS);
    for (const [i, sentence] of sentences.entries()) {
      await pause('field');
      await tap(note(i));
      await page.keyboard.type(sentence, { delay: PACE?.letter ?? 0 });
    }
    await expect(page.getByText(SAVED)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-touches', String(TOUCHES));
    await page.reload();
    await expect(fields.getByRole('button', { name: /^прибрати: / })).toHaveCount(10);
    await expect(note(1)).toHaveValue('Дочитала книжку.');
  });
});
