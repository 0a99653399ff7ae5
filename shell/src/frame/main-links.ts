import type { TextKey } from '@stezhka/intl';
import { leadsSomewhere } from '../remotes/releases.ts';

/** Product 2.5, Main navigation; `also`: pages that belong to the section and lie elsewhere. */
const NAVIGATION = [
  { href: '/catalog', text: 'shell.nav.catalog', also: ['/product'] },
  { href: '/news', text: 'shell.nav.news', also: ['/post'] },
  { href: '/diary', text: 'shell.nav.diary', also: [] },
  { href: '/metaphoric-cards', text: 'shell.nav.cards', also: [] },
] as const satisfies { href: string; text: TextKey; also: string[] }[];

const isWithin = (path: string, root: string) => path === root || path.startsWith(`${root}/`);

/** The sections that have pages, and which of them a path (without locale) belongs to; `text` is a key. */
export const mainLinks = (path: string) =>
  NAVIGATION.filter(({ href }) => leadsSomewhere(href)).map(({ href, text, also }) => ({
    href,
    text,
    active: [href, ...also].some((root) => isWithin(path, root)),
  }));
