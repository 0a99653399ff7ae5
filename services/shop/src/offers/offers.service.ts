import { inAllLocales } from '@stezhka/kit/localised';
import { DEFAULT_LOCALE, LOCALES, type Locale, type Localised } from '@stezhka/kit-contract';
import { LANDINGS, type Landing } from '@stezhka/shop-contract';
import { type Types, trusted } from 'mongoose';
import { type FilterFields, readFilters } from '../filters/filters.model.ts';
import { type ProductFields, ProductModel } from '../products/products.model.ts';
import { type OfferFields, OfferModel } from './offers.model.ts';

const OFFER_FACTS = ['pages', 'format', 'paper', 'cover', 'length'] as const;
type Fact = (typeof OFFER_FACTS)[number];
type Facts = Record<Fact, Localised | undefined>;
const PLACEHOLDER = new RegExp(`\\{(${OFFER_FACTS.join('|')})\\}`, 'g');

/** An offer whose texts say of its own product, its first, what that says of itself now. */
export async function readOffer(slug: string): Promise<OfferFields | null> {
  const offer = await OfferModel.findOne({ slug, published: true }).lean<OfferFields>();
  if (!offer) return null;
  const [product, filters] = await Promise.all([
    ProductModel.findById(offer.products[0]).select('attributes sizeTable filters').lean<ProductFields>(),
    readFilters(),
  ]);
  if (!product) return offer;
  const facts = factsOf(product, filters);
  const { title, description, footerText, blocks, thanks } = offer;
  return { ...offer, ...(filled({ title, description, footerText, blocks, thanks }, facts) as OfferFields) };
}

type Described = Pick<ProductFields, 'attributes' | 'sizeTable' | 'filters'>;

/** As words inside a sentence; undefined where the product has no such fact. */
export function factsOf(
  { attributes, sizeTable, filters: chosen }: Described,
  filters: readonly Pick<FilterFields, 'key' | 'options'>[],
): Facts {
  const attribute = (wanted: 'pages' | 'length') => attributes.find(({ key }) => key === wanted)?.value;
  const option = (wanted: 'paper' | 'cover') =>
    filters.find(({ key }) => key === wanted)?.options.find(({ value }) => value === chosen[wanted])?.title;
  const sizes = sizeTable.map(({ size }) => size).join(' / ');
  return {
    pages: attribute('pages'),
    format: sizes ? inAllLocales(() => sizes) : undefined,
    paper: lowered(option('paper')),
    cover: lowered(option('cover')),
    length: lowered(attribute('length')),
  };
}

const lowered = (text: Localised | undefined): Localised | undefined =>
  text && inAllLocales((locale) => text[locale].charAt(0).toLowerCase() + text[locale].slice(1));

/** '{pages}' and the like at any depth; a text whose fact is missing is left out whole. */
function filled(value: unknown, facts: Facts): unknown {
  if (typeof value === 'string') return fill(value, facts, DEFAULT_LOCALE);
  if (Array.isArray(value)) return value.map((one) => filled(one, facts));
  if (!isPlainObject(value)) return value;
  if (isText(value)) return inAllLocales((locale) => fill(value[locale], facts, locale));
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one, facts)]));
}

function fill(text: string, facts: Facts, locale: Locale): string {
  const named = [...text.matchAll(PLACEHOLDER)].map(([, fact]) => fact as Fact);
  if (!named.every((fact) => facts[fact]?.[locale])) return '';
  return text.replace(PLACEHOLDER, (_, fact: Fact) => facts[fact]![locale]);
}

/** Facts that a value speaks of and the product does not have. */
export function missingFacts(value: unknown, facts: Facts): Fact[] {
  const named = [...JSON.stringify(value).matchAll(PLACEHOLDER)].map(([, fact]) => fact as Fact);
  return named.filter((fact) => !facts[fact]);
}

/** Ids and dates of a row stay what they are. */
const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const isText = (value: object): value is Localised => LOCALES.every((locale) => locale in value);

/** The landing that sells all products of an order; of several the one with the fewest products. */
export async function findLanding({
  lines,
}: {
  lines: readonly { kind: 'product' | 'kit'; item: Types.ObjectId }[];
}): Promise<Landing | null> {
  if (lines.length === 0 || lines.some(({ kind }) => kind !== 'product')) return null;
  const products = trusted({ $all: lines.map(({ item }) => item) });
  const offers = await OfferModel.find({ slug: trusted({ $in: [...LANDINGS] }), products })
    .select('slug products')
    .sort({ slug: 1 })
    .lean<{ slug: Landing; products: unknown[] }[]>();
  // An offer's words of thanks are about its first product.
  const [least] = offers
    .filter(({ products: [own] }) => lines.some(({ item }) => String(item) === String(own)))
    .sort((a, b) => a.products.length - b.products.length);
  return least?.slug ?? null;
}
