import type { Page } from '@playwright/test';

/** Remembers the page's one store where tests can reach it: React keeps it in the props of its Provider. */
async function hold(page: Page): Promise<void> {
  await page.evaluate(() => {
    const held = window as unknown as { held?: unknown };
    if (held.held) return;
    const root = document.getElementById('root')!;
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$'))!;
    let fiber = (root as unknown as Record<string, { child: never; memoizedProps?: { store?: unknown } }>)[
      key
    ];
    while (fiber && !fiber.memoizedProps?.store) fiber = fiber.child;
    held.held = fiber?.memoizedProps?.store;
  });
}

interface HeldStore {
  getState(): Record<string, unknown>;
  dispatch(action: { type: string; payload: { name: string; flags: string[] } }): unknown;
}

/** One slice of the shell's state; the page must have hydrated. */
export async function slice<T>(page: Page, name: string): Promise<T> {
  await hold(page);
  return page.evaluate(
    (one) => (window as unknown as { held: HeldStore }).held.getState()[one] as never,
    name,
  );
}

/** What slices hear of the routes that are entered from now on: 'news___ua clear-news-pagination'. */
export async function enteredRoutes(page: Page): Promise<() => Promise<string[]>> {
  await hold(page);
  await page.evaluate(() => {
    const { held } = window as unknown as { held: HeldStore };
    const dispatch = held.dispatch.bind(held);
    const heard: string[] = [];
    Object.assign(window, { heard });
    held.dispatch = (action) => {
      if (action.type === 'shell/routeEntered') {
        heard.push([action.payload.name, ...action.payload.flags].join(' '));
      }
      return dispatch(action);
    };
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}
