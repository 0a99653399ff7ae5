import type { Prepared } from '../page/prepare.ts';
import { slotOwner, versionOf } from '../remotes/releases.ts';

/** What the development build knows of the checkout (tools/build/page-sources.ts). */
export interface Checkout {
  /** By remote and chunk. */
  sources: Record<string, Record<string, string>>;
  /** Address that opens a file in the editor, with {path}. */
  editor: string;
  /** Absolute. */
  root: string;
}

export interface Region {
  key: string;
  /** '/news/:slug (news-slug)' or 'shop.cart-button'. */
  name: string;
  /** 'mfe-content@1.4.0', or who is missing. */
  filledBy: string;
  /** Opens its source; none where nobody fills it. */
  href?: string;
  place: Element;
}

const releaseOf = (remote: string) => `${remote}@${versionOf(remote) ?? 'unknown'}`;

function hrefOf({ editor, root }: Checkout, file: string | undefined) {
  return file && { href: editor.replace('{path}', encodeURI(`${root}/${file}`)) };
}

/** The page and the slots that the document offers now, in its order. */
export function findRegions(page: Prepared, checkout: Checkout): Region[] {
  const main = document.getElementById('content');
  const { owner = 'shell', route } = page;
  const own: Region[] = main
    ? [
        {
          key: 'page',
          name: route ? `${route.path} (${route.id})` : page.path,
          filledBy: releaseOf(owner),
          ...hrefOf(checkout, route && checkout.sources[owner]?.[route.id]),
          place: main,
        },
      ]
    : [];
  const slots = [...document.querySelectorAll('[data-slot]')].map((place, i): Region => {
    const name = place.getAttribute('data-slot')!;
    const remote = slotOwner(name);
    return {
      key: `${name} ${i}`,
      name,
      filledBy: remote ? releaseOf(remote) : 'nobody',
      ...(remote && hrefOf(checkout, checkout.sources[remote]?.[name.replace(/^\w+\./, 'slot-')])),
      place,
    };
  });
  return [...own, ...slots];
}

/** Its wrapper has no box of its own. */
export function boxOf(place: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(place);
  return range.getBoundingClientRect();
}
