import { inLocale } from '@stezhka/kit/localised';
import type { Locale, Localised } from '@stezhka/kit-contract';
import { type Choices, COVERS, ENGRAVING_LENGTH, INNER_BLOCKS, PAPERS } from '@stezhka/shop-contract';
import Joi from 'joi';
import { Schema } from 'mongoose';

interface Option {
  label: Localised;
  /** Kopiykas on top of the diary's price. */
  extra: number;
}
type Options<Value extends string> = Record<Value, Option>;
const option = (extra: number, uk: string, ru: string, en: string): Option => ({
  label: { uk, ru, en },
  extra,
});

export const ENGRAVING_EXTRA = 12_000;

export const COVER_OPTIONS: Options<Choices['cover']> = {
  spruce: option(0, 'Ялина', 'Ель', 'Spruce'),
  plum: option(0, 'Слива', 'Слива', 'Plum'),
  rose: option(0, 'Троянда', 'Роза', 'Rose'),
  wheat: option(0, 'Пшениця', 'Пшеница', 'Wheat'),
  sky: option(0, 'Небо', 'Небо', 'Sky'),
  clay: option(0, 'Глина', 'Глина', 'Clay'),
  night: option(0, 'Ніч', 'Ночь', 'Night'),
  linen: option(9_000, 'Небілений льон', 'Небелёный лён', 'Raw linen'),
  lilac: option(0, 'Бузок', 'Сирень', 'Lilac'),
};
export const INNER_OPTIONS: Options<Choices['inner']> = {
  lines: option(0, 'У лінію', 'В линейку', 'Ruled'),
  dots: option(0, 'У крапку', 'В точку', 'Dotted'),
  grid: option(0, 'У клітинку', 'В клетку', 'Squared'),
  blank: option(0, 'Чистий', 'Чистый', 'Blank'),
  planner: option(4_000, 'Планер на тиждень', 'Планер на неделю', 'Weekly planner'),
  days: option(4_000, 'День на сторінку', 'День на страницу', 'A page a day'),
};
export const PAPER_OPTIONS: Options<Choices['paper']> = {
  cream: option(0, 'Кремовий', 'Кремовая', 'Cream'),
  white: option(0, 'Білий', 'Белая', 'White'),
  grey: option(3_000, 'Сірий перероблений', 'Серая переработанная', 'Grey recycled'),
  kraft: option(6_000, 'Крафтовий', 'Крафтовая', 'Kraft'),
};

/** The cover's typeface has Cyrillic and Latin letters, digits and simple signs. */
const ENGRAVABLE = /^[\u0400-\u045fҐґA-Za-zÀ-ÖØ-öø-ſ\d .,!?&'’ʼ+*:;()/«»–—-]*$/;

export const choiceFields = {
  cover: Joi.string().valid(...COVERS),
  inner: Joi.string().valid(...INNER_BLOCKS),
  paper: Joi.string().valid(...PAPERS),
  // Some keyboards send 'й' and 'ї' as two characters.
  engraving: Joi.string().trim().normalize('NFC').allow('').max(ENGRAVING_LENGTH).pattern(ENGRAVABLE),
};
export const choicesQuery = Joi.object<Choices>({
  cover: choiceFields.cover.required(),
  inner: choiceFields.inner.required(),
  paper: choiceFields.paper.required(),
  engraving: choiceFields.engraving.default(''),
});

/** Kopiykas. */
export const extraPrice = ({ cover, inner, paper, engraving }: Choices): number =>
  COVER_OPTIONS[cover].extra +
  INNER_OPTIONS[inner].extra +
  PAPER_OPTIONS[paper].extra +
  (engraving ? ENGRAVING_EXTRA : 0);

export const choicesSchema = new Schema<Choices>(
  {
    cover: { type: String, enum: COVERS, required: true },
    inner: { type: String, enum: INNER_BLOCKS, required: true },
    paper: { type: String, enum: PAPERS, required: true },
    engraving: { type: String, default: '' },
  },
  { _id: false },
);

/** 'Слива · У крапку · Крафтовий · «Софія»' */
export const formatChoices = ({ cover, inner, paper, engraving }: Choices, locale: Locale): string =>
  [
    inLocale(COVER_OPTIONS[cover].label, locale),
    inLocale(INNER_OPTIONS[inner].label, locale),
    inLocale(PAPER_OPTIONS[paper].label, locale),
    ...(engraving ? [locale === 'en' ? `“${engraving}”` : `«${engraving}»`] : []),
  ].join(' · ');

export const sameChoices = (a: Choices | null | undefined, b: Choices | null): boolean =>
  (a ?? null) === b ||
  (!!a && !!b && (['cover', 'inner', 'paper', 'engraving'] as const).every((key) => a[key] === b[key]));
