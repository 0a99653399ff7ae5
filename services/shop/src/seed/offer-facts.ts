import type { PictureSpec } from '@stezhka/art';
import { inAllLocales } from '@stezhka/kit/localised';
import { DEFAULT_LOCALE, LOCALES, type Locale, type Localised } from '@stezhka/kit-contract';
import type { CoverPicture } from './pictures.ts';
import { readFilters } from './read-definitions.ts';
import { type ProductSeed, readAttributeNames } from './read-demo.ts';

const FACTS = ['pages', 'format', 'paper', 'cover', 'length'] as const;
type Fact = (typeof FACTS)[number];
const PLACEHOLDER = new RegExp(`\\{(${FACTS.join('|')})\\}`, 'g');

/** A cover or spread of an offer, before the product gives it its cloth and motif. */
interface OfferDrawing {
  draw: PictureSpec['draw'];
  slug: string;
  options?: { kind?: CoverPicture['kind']; ground?: string; page?: string };
}

/**
 * What an offer says and shows of the book it sells comes from the product: '{pages}' and the like in its texts, cloth and
 * motif of its covers and spreads, and the covers' text alternatives.
 */
export function withProductFacts<T>(value: T, product: ProductSeed): T {
  return filled(value, product, factsOf(product)) as T;
}

function filled(value: unknown, product: ProductSeed, facts: Record<Fact, Localised>): unknown {
  // The number of a fact is the same in every language.
  if (typeof value === 'string') return fill(value, facts, DEFAULT_LOCALE);
  if (Array.isArray(value)) return value.map((one) => filled(one, product, facts));
  if (typeof value !== 'object' || value === null) return value;
  if (isText(value)) return inAllLocales((locale) => fill(value[locale], facts, locale));
  const made = Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, filled(one, product, facts)]),
  );
  const spec = made.spec as OfferDrawing | undefined;
  if (spec?.draw === 'spread')
    return { ...made, spec: { ...spec, options: { ...spec.options, cloth: clothOf(product) } } };
  if (spec?.draw !== 'cover') return made;
  return {
    spec: { ...spec, options: { ...optionsOf(product), ...spec.options } },
    alt: inAllLocales((locale) => `${product.title[locale]}: ${facts.cover[locale]}`),
  };
}

const optionsOf = ({ picture }: ProductSeed) => (picture as { options: CoverPicture }).options;
const clothOf = (product: ProductSeed) => optionsOf(product).cloth;

function factsOf(product: ProductSeed): Record<Fact, Localised> {
  const names = readAttributeNames();
  const attributeOf = (name: Localised) => product.attributes.find((one) => one.name.uk === name.uk)?.value;
  const option = (key: 'paper' | 'cover') => {
    const { options } = readFilters().find((one) => one.key === key)!;
    return options.find(({ value }) => value === product.filters[key])!.title;
  };
  const lower = (text: Localised | undefined) =>
    inAllLocales((locale) => (text ? text[locale][0]!.toLowerCase() + text[locale].slice(1) : ''));
  const sizes = product.sizeTable.map(({ size }) => size).join(' / ');
  return {
    pages: attributeOf(names.pages) ?? lower(undefined),
    format: inAllLocales(() => sizes),
    paper: lower(option('paper')),
    cover: lower(option('cover')),
    length: lower(attributeOf(names.length)),
  };
}

/** @throws Error where the product has no such fact */
const fill = (text: string, facts: Record<Fact, Localised>, locale: Locale): string =>
  text.replace(PLACEHOLDER, (placeholder, fact: Fact) => {
    const said = facts[fact][locale];
    if (!said) throw new Error(`An offer says ${placeholder}, which its product does not have: '${text}'`);
    return said;
  });

const isText = (value: object): value is Localised => LOCALES.every((locale) => locale in value);
