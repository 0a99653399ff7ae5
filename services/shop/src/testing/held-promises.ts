import { LOCALES, type Locale, type Localised } from '@stezhka/kit-contract';
import type { ProductSeed } from '../seed/read-demo.ts';
import { NUMBERS } from './promised-numbers.ts';
import { DENIALS, FEATURES, OF_SHOP } from './promises.ts';

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

interface Held {
  promises: number;
  false: string[];
}

/** Promises of a text, and those of them that no product it is about keeps. The first product is the text's own. */
export function hold(text: string, locale: Locale, sold: ProductSeed[], shop: ProductSeed[]): Held {
  const held: Held = { promises: 0, false: [] };
  const sentences = text
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?…]) /);
  for (const sentence of sentences)
    for (const [name, { words, unless, stated }] of Object.entries({ ...FEATURES, ...NUMBERS })) {
      const read = unless?.[locale] ? sentence.replace(word(unless[locale]), '') : sentence;
      for (const found of read.matchAll(word(words[locale]))) {
        const wanted = pattern(stated.replaceAll('$1', found.slice(1).find(Boolean) ?? ''), 'iu');
        const states = (product: ProductSeed) => statementsOf(product).some((line) => wanted.test(line));
        const denied = pattern(`(?<!\\p{L})${DENIALS[locale]}$`).test(read.slice(0, found.index));
        const about = word(OF_SHOP[locale]).test(sentence) ? shop : sold;
        held.promises += denied ? 0 : 1;
        if (denied ? states(sold[0]!) : !about.some(states))
          held.false.push(`${locale} ${name}: ${sentence}`);
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
