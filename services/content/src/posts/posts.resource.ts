import { inAllLocales, inLocale } from '@stezhka/kit/localised';
import { defineResource } from '@stezhka/kit/resource';
import type { HydratedDocument } from 'mongoose';
import { postForm } from './posts.form.ts';
import {
  comesOut,
  type FullPost,
  POST_PARTS,
  type PostFields,
  PostModel,
  publishingDay,
} from './posts.model.ts';
import { labels } from './posts.texts.ts';

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
    readingMinutes: 4,
    publishedAt: '2026-11-20',
  },
  policy: { read: 'ROLE_ADMIN', write: 'ROLE_ADMIN' },
  columns: {
    picture: { label: labels.picture, type: 'image' },
    title: { label: labels.title },
    category: {
      label: labels.category,
      value: (post, locale) => inLocale(filledIn(post).category?.title, locale),
    },
    author: { label: labels.author, value: (post, locale) => inLocale(filledIn(post).author?.name, locale) },
    publishedAt: { label: labels.publishedAt, type: 'date', sort: { publishedAt: -1, _id: -1 } },
    slug: { label: labels.slug, sort: { slug: 1 } },
  },
  searchable: ['slug', 'title'],
  sort: '-publishedAt',
  populate: POST_PARTS,
  toValues: ({ category, author, publishedAt, tags, ...same }) => ({
    ...same,
    category: String(category),
    author: String(author),
    publishedAt: publishingDay(publishedAt),
    tags: inAllLocales((locale) => tags[locale].join(', ')),
  }),
  toFields: ({ publishedAt, tags, ...same }) => ({
    ...same,
    publishedAt: comesOut(publishedAt),
    tags: inAllLocales((locale) => words(tags[locale])),
  }),
  tags: ({ slug }) => ['posts', `post:${slug}`],
});

const filledIn = (post: HydratedDocument<PostFields>) => post as unknown as Partial<FullPost>;

const words = (typed = ''): string[] =>
  typed
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
