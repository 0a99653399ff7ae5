import { entryLabels, pictureColumn, slugColumn, titleColumn } from '@stezhka/kit/entry-fields';
import { inAllLocales, inLocale } from '@stezhka/kit/localised';
import { publicationDay, publicationOf } from '@stezhka/kit/publication';
import { defineResource, STAFF } from '@stezhka/kit/resource';
import type { HydratedDocument } from 'mongoose';
import { previews } from '../publication/preview.service.ts';
import { postForm } from './posts.form.ts';
import { CARD_PARTS, type FullPost, type PostFields, PostModel } from './posts.model.ts';
import { labels } from './posts.texts.ts';
import { readingMinutesOf } from './reading-minutes.ts';

export const postResource = defineResource<PostFields, typeof postForm.fields>({
  name: 'posts',
  domain: 'content',
  title: labels.posts,
  model: PostModel,
  form: postForm,
  example: {
    slug: 'pro-spokii',
    category: '6560b0d1a2c4e8f012345678',
    author: '6560b0d1a2c4e8f012345679',
    title: { uk: 'Про спокій', ru: 'О покое', en: 'On rest' },
    excerpt: { uk: 'Як спинитися.', ru: 'Как остановиться.', en: 'How to stop.' },
    body: { uk: '<p>Тиша.</p>', ru: '<p>Тишина.</p>', en: '<p>Silence.</p>' },
    publishedAt: '2026-11-20',
  },
  policy: STAFF,
  columns: {
    ...pictureColumn,
    ...titleColumn,
    category: {
      label: labels.category,
      value: (post, locale) => inLocale(filledIn(post).category?.title, locale),
    },
    author: { label: labels.author, value: (post, locale) => inLocale(filledIn(post).author?.name, locale) },
    publishedAt: { label: entryLabels.publishedAt, type: 'date', sort: { publishedAt: -1, _id: -1 } },
    ...slugColumn,
  },
  searchable: ['slug', 'title'],
  sort: '-publishedAt',
  populate: CARD_PARTS,
  toValues: ({ category, author, film, tags, ...same }) => ({
    ...same,
    film: film ? String(film) : undefined,
    category: String(category),
    author: String(author),
    ...publicationDay(same),
    tags: inAllLocales((locale) => tags[locale].join(', ')),
  }),
  toFields: ({ film, tags, ...same }) => ({
    ...same,
    readingMinutes: readingMinutesOf(same.body),
    film: film ?? null,
    hasVideo: film !== undefined,
    ...publicationOf(same),
    tags: inAllLocales((locale) => words(tags[locale])),
  }),
  ...previews('post'),
  tags: ({ slug }) => ['posts', `post:${slug}`],
});

const filledIn = (post: HydratedDocument<PostFields>) => post as unknown as Partial<FullPost>;

const words = (typed = ''): string[] =>
  typed
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
