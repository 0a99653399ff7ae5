import type { Localised } from '@stezhka/kit-contract';
import { defineForm, definition, parseForm } from '../forms/forms.ts';
import { publicationDay, publicationOf } from '../publication/publication.ts';
import {
  excerptField,
  orderField,
  publishedAtField,
  slugField,
  slugHint,
  titleField,
} from './entry-fields.ts';

const say = (en: string): Localised => ({ uk: en, ru: en, en });
const form = defineForm('entry', {
  fields: {
    slug: slugField({
      hint: slugHint('quiet'),
      validation: [{ regex: /^(?!(admin)$)/, error: say('Taken') }],
    }),
    film: slugField({ label: say('Film'), required: false }),
    order: orderField(),
    title: titleField(),
    excerpt: excerptField(),
    publishedAt: publishedAtField(),
  },
});
const three = (name: string, text: string) =>
  Object.fromEntries(['uk', 'ru', 'en'].map((locale) => [`${name}[${locale}]`, text]));
const complete = { slug: 'quiet', order: '0', ...three('title', 'Quiet'), ...three('excerpt', 'On rest') };

/** Values, or the words under the fields. */
const send = (more: object = {}): Promise<Record<string, unknown>> =>
  parseForm(form, { ...complete, ...more }, { locale: 'en' }).catch((error) => error.options.fields);

test('slugs that are taken, and an optional one is left out', async () => {
  for (const slug of ['quiet', '7-days', 'a_b', 'x'.repeat(120), 'administrators'])
    expect(await send({ slug })).toMatchObject({ slug, film: undefined });
  expect(await send({ film: 'rain' })).toMatchObject({ film: 'rain' });
});

test.each([
  ['Quiet', 'Small Latin letters, digits and hyphens'],
  ['тиша', 'Small Latin letters, digits and hyphens'],
  ['-quiet', 'Small Latin letters, digits and hyphens'],
  ['a/b', 'Small Latin letters, digits and hyphens'],
  ['x'.repeat(121), 'Up to 120 characters'],
  ['admin', 'Taken'],
  ['', 'Field cannot be empty'],
])('the slug %j is refused: %s', async (slug, words) => {
  expect(await send({ slug })).toEqual({ slug: words });
});

test('the rule of a slug holds for one that may be left out', async () => {
  expect(await send({ film: 'Дощ' })).toEqual({ film: 'Small Latin letters, digits and hyphens' });
});

test('an order is a whole number up to 1000, texts have their lengths in each language', async () => {
  expect(Object.keys(await send({ order: '1001' }))).toEqual(['order']);
  expect(Object.keys(await send({ 'title[ru]': 'x'.repeat(201) }))).toEqual(['title[ru]']);
  expect(Object.keys(await send({ 'excerpt[en]': '' }))).toEqual(['excerpt[en]']);
});

test('the hint of a slug names an example, and there is none by default', async () => {
  const { fields } = await definition(form, { locale: 'uk' });
  expect(fields[0]).toMatchObject({ label: 'Адреса', hint: 'Кінець адреси сторінки, наприклад quiet' });
  expect(fields[1]).not.toHaveProperty('hint');
});

test('a publishing day is nine in the morning in Kyiv, in summer and in winter; no day is a draft', async () => {
  for (const [publishedAt, moment] of [
    ['2026-07-01', '2026-07-01T06:00:00.000Z'],
    ['2026-12-01', '2026-12-01T07:00:00.000Z'],
  ] as const) {
    const values = await send({ publishedAt });
    const stored = publicationOf(values);
    expect(stored.publishedAt?.toISOString()).toBe(moment);
    expect(publicationDay(stored)).toEqual({ publishedAt });
  }
  const draft = publicationOf(await send({ publishedAt: '' }));
  expect(draft).toEqual({ publishedAt: null });
  expect(publicationDay(draft)).toEqual({ publishedAt: undefined });
  // Late on a Kyiv evening it is another day in UTC.
  expect(publicationDay({ publishedAt: new Date('2026-07-01T22:30:00Z') }).publishedAt).toBe('2026-07-02');
});
