import { LOCALES, type Locale, type Localised } from '@stezhka/kit-contract';
import type { ProductSeed } from '../seed/read-demo.ts';
import { NUMBERS } from './promised-numbers.ts';
import { THINGS } from './promised-things.ts';
import { PARTS } from './promises.ts';

/** What stands right before a word and takes the promise back. */
const DENIALS: Localised = {
  uk: '(?:без|немає|нема|ні|не має|не) (?!лише|тільки)(?:\\p{L}+ )?',
  ru: '(?:без|нет|ни|не) (?!только)(?:\\p{L}+ )?',
  en: '(?:no|not|without|isn’t|hasn’t|doesn’t have) (?!only|just)(?:an? |any |the )?(?:\\p{L}+ )?',
};

/** A sentence of the whole shop is held against everything that it sells. */
const OF_SHOP: Localised = { uk: 'крамниц', ru: 'магазин', en: 'shop' };

/** What a product says of itself, a line to a fact. */
function statementsOf({ attributes, sizeTable, picture }: ProductSeed): string[] {
  const kind = 'options' in picture ? (picture.options as { kind?: string }).kind : undefined;
  return [
    ...attributes.map(({ name, value }) => `${name.uk}: ${value.uk}`),
    ...sizeTable.map(({ size, width, height }) => `Розмір: ${size}, ${width} × ${height}`),
    `Річ: ${kind ?? picture.draw}`,
  ];
}

/** JavaScript's \b knows no Cyrillic letters. */
const pattern = (source: string, flags = 'giu') =>
  new RegExp(source.replaceAll('\\b', '(?![\\p{L}\\d])'), flags);
const word = (source: string) => pattern(`(?<![\\p{L}\\d])(?:${source})`);

/** What a text is about, its own product first. */
interface About {
  /** Whose paper, pages and covers it speaks of. */
  parts: ProductSeed[];
  /** What is sold together. */
  things: ProductSeed[];
}
interface Held {
  promises: number;
  false: string[];
}

const FEATURES = Object.entries({ ...PARTS, ...NUMBERS, ...THINGS });

/** Promises of a text, and those of them that nothing it is about keeps. */
export function hold(text: string, locale: Locale, about: About, shop: ProductSeed[]): Held {
  const held: Held = { promises: 0, false: [] };
  const sentences = text
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?…]) /);
  for (const sentence of sentences) {
    const ofShop = word(OF_SHOP[locale]).test(sentence);
    for (const [name, { words, unless, stated }] of FEATURES) {
      const sold = about[name in THINGS ? 'things' : 'parts'];
      const read = unless?.[locale] ? sentence.replace(word(unless[locale]), '') : sentence;
      for (const found of read.matchAll(word(words[locale]))) {
        const wanted = pattern(stated.replaceAll('$1', found[1] ?? ''), 'iu');
        const states = (product: ProductSeed) => statementsOf(product).some((line) => wanted.test(line));
        const denied = pattern(`(?<!\\p{L})${DENIALS[locale]}$`).test(read.slice(0, found.index));
        const kept = denied ? !states(sold[0]!) : (ofShop ? shop : sold).some(states);
        if (!denied) held.promises++;
        if (!kept) held.false.push(`${locale} ${name}: ${sentence}`);
      }
    }
  }
  return held;
}

/** Texts at any depth; a number and its label are one. */
export function textsIn(value: unknown): Localised[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  if (LOCALES.every((locale) => locale in value)) return [value as Localised];
  const { value: number, label } = value as { value?: unknown; label?: Localised };
  if (typeof number === 'string' && label)
    return [{ uk: `${number} ${label.uk}`, ru: `${number} ${label.ru}`, en: `${number} ${label.en}` }];
  return Object.values(value).flatMap(textsIn);
}
