import type { Page } from '@playwright/test';
import type { ShellEvents } from '@stezhka/shell-contract';

/** Says something between the parts of the page, as a remote would. */
export const emit = <K extends keyof ShellEvents>(
  page: Page,
  name: K,
  detail: ShellEvents[K],
): Promise<void> =>
  page.evaluate(([event, said]) => void dispatchEvent(new CustomEvent(event as string, { detail: said })), [
    name,
    detail,
  ] as const);
