import type { TextKey } from '@stezhka/intl';
import { hasPage } from '../remotes/releases.ts';

/** Product 2.5, Main navigation; `also`: further paths of the section. */
const NAVIGATION = [
  { href: '/catalog', text: 'shell.nav.catalog', also: ['/product'] },
  { href: '/news', text: 'shell.nav.news', also: ['/post'] },
  { href: '/diary', text: 'shell.nav.diary', also: [] },
  { href: '/metaphoric-cards', text: 'shell.nav.cards', also: [] },
] as const satisfies { href: string; text: TextKey; also: string[] }[];

const isWithin = (path: string, root: string) => path === root || path.startsWith(`${root}/`);

export const mainLinks = (path: string) =>
  NAVIGATION.filter(({ href }) => hasPage(href)).map(({ href, text, also }) => ({
    href,
    text,
    active: [href, ...also].some((root) => isWithin(path, root)),
  }));
