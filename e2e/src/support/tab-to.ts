import type { Locator } from '@playwright/test';

/** Most stops from the top of a page to any control of it. */
const STOPS = 150;

/** Goes to a control as the keyboard alone does, stop by stop. */
export async function tabTo(control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const { keyboard } = control.page();
  for (let i = 0; i < STOPS; i++) {
    await keyboard.press(key);
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${control} is not reached by ${key}`);
}
