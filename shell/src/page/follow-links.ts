import type { Navigation } from './navigation.ts';

function insideLink(event: Event): HTMLAnchorElement | undefined {
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link?.href || link.origin !== location.origin) return undefined;
  if (link.target || link.hasAttribute('download') || link.getAttribute('href')!.startsWith('#'))
    return undefined;
  return link;
}

/** Plain links in CMS texts stay inside the app too. */
export function followLinks(navigation: Navigation): void {
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = insideLink(event);
    if (!link) return;
    event.preventDefault();
    navigation.go(link.href);
  });
  let last = '';
  const prefetch = (event: Event) => {
    const link = insideLink(event);
    if (!link || link.href === last || link.href === location.href) return;
    last = link.href;
    navigation.prefetch(link.href);
  };
  // `pointermove`, because a link that appears under a resting pointer is no intention.
  document.addEventListener('pointermove', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch);
}
