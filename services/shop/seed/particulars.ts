import type { Localised } from '@stezhka/kit-contract';
import { clothNames, filterNames, formats, languages, papers } from './labels.ts';
import type { Format, ProductFilters, ProductSeed, SizeRow } from './product.ts';

type Attribute = ProductSeed['attributes'][number];

const same = (value: string): Localised => ({ uk: value, ru: value, en: value });
const cardsName: Localised = { uk: 'Карт', ru: 'Карт', en: 'Cards' };

const attributesOf = (filters: ProductFilters): Attribute[] => [
  { name: filterNames.format, value: formats[filters.format] },
  { name: filters.format === 'card' ? cardsName : filterNames.pages, value: same(String(filters.pages)) },
  { name: filterNames.paper, value: papers[filters.paper] },
  { name: filterNames.coverColor, value: clothNames[filters.coverColor] },
  { name: filterNames.language, value: languages[filters.language] },
];

/** Attributes said by the filters come first, then what only this product has (`own`). */
export const product = ({
  own,
  ...seed
}: Omit<ProductSeed, 'attributes'> & { own: Attribute[] }): ProductSeed => ({
  ...seed,
  attributes: [...attributesOf(seed.filters), ...own],
});

const FORMAT_SIZES: Record<Format, Omit<SizeRow, 'thickness' | 'weight'>> = {
  a5: { size: 'A5', width: 148, height: 210 },
  b6: { size: 'B6', width: 125, height: 176 },
  pocket: { size: '90 × 140', width: 90, height: 140 },
  a4: { size: 'A4', width: 210, height: 297 },
  card: { size: '80 × 120', width: 80, height: 120 },
};

export const size = (format: Format, thickness: number, weight: number): SizeRow => ({
  ...FORMAT_SIZES[format],
  thickness,
  weight,
});

export const own = {
  undated: {
    name: { uk: 'Дати', ru: 'Даты', en: 'Dates' },
    value: { uk: 'Без дат', ru: 'Без дат', en: 'Undated' },
  },
  ribbon: {
    name: { uk: 'Закладка', ru: 'Закладка', en: 'Bookmark' },
    value: { uk: 'Стрічка', ru: 'Лента', en: 'Ribbon' },
  },
  sewn: {
    name: { uk: 'Оправа', ru: 'Переплёт', en: 'Binding' },
    value: { uk: 'Шита, розгортається пласко', ru: 'Шитый, раскрывается ровно', en: 'Sewn, opens flat' },
  },
  stapled: {
    name: { uk: 'Оправа', ru: 'Переплёт', en: 'Binding' },
    value: { uk: 'Зшита ниткою, м’яка', ru: 'Сшита нитью, мягкая', en: 'Thread-stitched, soft' },
  },
  length: (uk: string, ru: string, en: string): Attribute => ({
    name: { uk: 'Розрахований на', ru: 'Рассчитан на', en: 'Lasts' },
    value: { uk, ru, en },
  }),
  inside: (uk: string, ru: string, en: string): Attribute => ({
    name: { uk: 'Усередині', ru: 'Внутри', en: 'Inside' },
    value: { uk, ru, en },
  }),
} satisfies Record<string, Attribute | ((uk: string, ru: string, en: string) => Attribute)>;

/** What the Certificate tab says, by what the thing is made of. */
export const certificates = {
  book: {
    uk: '<p>Папір виготовлено без хлору, фарби на рослинній олії, клей на водній основі. Льон на обкладинці не містить барвників, заборонених у дитячому одязі.</p><p>Сертифікат відповідності на партію надішлемо на вашу пошту, якщо попросите.</p>',
    ru: '<p>Бумага сделана без хлора, краски на растительном масле, клей на водной основе. В льне обложки нет красителей, запрещённых для детской одежды.</p><p>Попросите, и пришлём на почту сертификат соответствия на партию.</p>',
    en: '<p>The paper is made without chlorine, the inks are based on plant oil and the glue on water. The cover linen has no dyes that are banned from children’s clothing.</p><p>Ask us and we’ll e-mail the certificate of conformity for the batch.</p>',
  },
  cards: {
    uk: '<p>Картон із волокна відповідально керованих лісів, захисний шар на водній основі, кути заокруглено. Карти можна протирати сухою серветкою.</p><p>Сертифікат відповідності на партію надішлемо на вашу пошту, якщо попросите.</p>',
    ru: '<p>Картон из древесины, за которой стоит ответственное лесное хозяйство, защитный слой на водной основе, углы скруглены. Карты можно протирать сухой салфеткой.</p><p>Попросите, и пришлём на почту сертификат соответствия на партию.</p>',
    en: '<p>The board comes from responsibly managed forests, the protective coat is water-based and the corners are rounded. You can wipe the cards with a dry cloth.</p><p>Ask us and we’ll e-mail the certificate of conformity for the batch.</p>',
  },
  gift: {
    uk: '<p>Папір, картон і бавовняна стрічка без пластику. Усе можна віддати в переробку разом.</p><p>Сертифікат відповідності на партію надішлемо на вашу пошту, якщо попросите.</p>',
    ru: '<p>Бумага, картон и хлопковая лента, пластика нет. Всё это можно сдать в переработку вместе.</p><p>Попросите, и пришлём на почту сертификат соответствия на партию.</p>',
    en: '<p>Paper, card and cotton ribbon, no plastic. All of it can be recycled together.</p><p>Ask us and we’ll e-mail the certificate of conformity for the batch.</p>',
  },
} satisfies Record<string, Localised>;
