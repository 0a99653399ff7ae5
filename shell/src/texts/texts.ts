import type { Locale } from '@stezhka/kit-contract';
import type { Messages } from '@stezhka/shell-contract';

const tables = new Map<Locale, Record<string, Messages>>();
const merged = new Map<Locale, Messages>();

export async function addTexts(owner: string, locale: Locale, load: () => Promise<Messages>): Promise<void> {
  const table = tables.get(locale) ?? {};
  tables.set(locale, table);
  if (table[owner]) return;
  table[owner] = await load();
  merged.delete(locale);
}

export const hasTexts = (owner: string, locale: Locale): boolean => !!tables.get(locale)?.[owner];

/** The same object until more texts arrive. */
export function textsIn(locale: Locale): Messages {
  let all = merged.get(locale);
  if (!all) {
    all = Object.assign({}, ...Object.values(tables.get(locale) ?? {}));
    merged.set(locale, all!);
  }
  return all!;
}

const OWN: Record<Locale, () => Promise<{ default: Messages }>> = {
  uk: () => import(/* webpackChunkName: "texts-uk" */ './uk.json'),
  ru: () => import(/* webpackChunkName: "texts-ru" */ './ru.json'),
  en: () => import(/* webpackChunkName: "texts-en" */ './en.json'),
};

export const addShellTexts = (locale: Locale) =>
  addTexts('shell', locale, async () => (await OWN[locale]()).default);
