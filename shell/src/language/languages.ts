import { useLocale } from '@stezhka/intl';
import { LOCALES, type Locale, localePath, routeLocale } from '@stezhka/kit-contract';
import { useLocation } from '@stezhka/router';
import { useSyncExternalStore } from 'react';
import { writeCookie } from '../state/cookies.ts';

/** Names in their own language, so that everybody finds theirs. */
export const LANGUAGE_NAMES: Record<Locale, { name: string; short: string }> = {
  uk: { name: 'Українська', short: 'УКР' },
  ru: { name: 'Русский', short: 'РУС' },
  en: { name: 'English', short: 'ENG' },
};

export interface Language {
  locale: Locale;
  name: string;
  /** This page in that language; a plain link, which the navigation follows in place. */
  href: string;
  current: boolean;
  /** Remembers the choice; call it when the link is followed. */
  remember(): void;
}

const never = () => () => {};

/** The page's languages; choosing one sets the cookie and opens the same page in it (product 2.1). */
export function useLanguages(): Language[] {
  const locale = useLocale();
  const { pathname, search, hash } = useLocation();
  // The server knows of no anchor, and its links must be found as they were.
  const anchor = useSyncExternalStore(
    never,
    () => hash,
    () => '',
  );
  return LOCALES.map((one) => ({
    locale: one,
    name: LANGUAGE_NAMES[one].name,
    href: localePath(pathname, one) + search + anchor,
    current: one === locale,
    remember: () => writeCookie('lang', routeLocale(one)),
  }));
}
