import { useLocale } from '@stezhka/intl';
import { LOCALES, type Locale, localePath } from '@stezhka/kit-contract';
import { useLocation } from '@stezhka/router';
import { useSyncExternalStore } from 'react';
import { rememberLanguage } from './language-cookie.ts';

export const LANGUAGE_NAMES: Record<Locale, { name: string; short: string }> = {
  uk: { name: 'Українська', short: 'УКР' },
  ru: { name: 'Русский', short: 'РУС' },
  en: { name: 'English', short: 'ENG' },
};

export interface Language {
  locale: Locale;
  name: string;
  href: string;
  current: boolean;
  remember(): void;
}

const never = () => () => {};

/** Product 2.1: a choice sets the cookie and opens the same page. */
export function useLanguages(): Language[] {
  const locale = useLocale();
  const { pathname, search, hash } = useLocation();
  // The server does not know the anchor, so hydration must start without it.
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
    remember: () => rememberLanguage(one),
  }));
}
