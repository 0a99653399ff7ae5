import type { BrowserContext, Page } from '@playwright/test';
import { CANARY_HOST } from '@stezhka/kit/testing/xss';

/** What the pages of a context did on behalf of a vector. */
export interface Traces {
  /** Vectors whose script ran. */
  ran: Set<number>;
  dialogs: string[];
  /** What the policy of a page refused. */
  refused: string[];
  /** Requests that only vectors make. */
  asked: string[];
}

declare global {
  interface Window {
    refused(what: string): void;
  }
}

/** Listens to pages that are about to be opened. */
export async function traceVectors(context: BrowserContext): Promise<Traces> {
  const traces: Traces = { ran: new Set(), dialogs: [], refused: [], asked: [] };
  await context.exposeBinding('ran', (_, id: unknown) => void traces.ran.add(Number(id)));
  await context.exposeBinding('refused', (_, what: string) => void traces.refused.push(what));
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.refused(`${violatedDirective} ${blockedURI}`),
    ),
  );
  await context.route(
    (url) => url.hostname === CANARY_HOST,
    (route) => {
      traces.asked.push(route.request().url());
      return route.abort();
    },
  );
  context.on('dialog', (dialog) => {
    traces.dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  return traces;
}

/**
 * Does to every element what a reader may: opens, focuses, points, presses. The page's own listeners do not hear of it,
 * links to pages are not followed. Resolves when pictures that were on their way have come or failed.
 */
export const touchEverything = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const types =
      'mouseover pointerenter focus focusin blur click keydown animationstart beforetoggle toggle contextmenu beforematch contentvisibilityautostatechange submit'.split(
        ' ',
      );
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      for (const type of types) element.dispatchEvent(new Event(type));
      if (element instanceof HTMLAnchorElement && /^(javascript|vbscript):/.test(element.protocol)) {
        element.click();
        // The next one would take its place.
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    }
    const last = new Image();
    const failed = new Promise((resolve) => last.addEventListener('error', resolve));
    last.src = '/nemaie.png';
    await failed;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

/** Puts texts into the shown document as they are, one at a time, where even their script elements would run. */
export async function putRaw(page: Page, texts: string[]): Promise<void> {
  for (let from = 0; from < texts.length; from += 50) {
    await page.evaluate(
      (some) => {
        for (const html of some) {
          const box = document.body.appendChild(document.createElement('main'));
          box.append(document.createRange().createContextualFragment(html));
        }
      },
      texts.slice(from, from + 50),
    );
    await touchEverything(page);
    await page.evaluate(() => {
      for (const box of document.querySelectorAll('body > main')) box.remove();
    });
  }
}
