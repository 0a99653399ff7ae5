import { VERSION_FIELD } from '@stezhka/kit-contract';
import mongoose, { Schema } from 'mongoose';
import request from 'supertest';
import { AppError } from '../errors/errors.ts';
import { type Picture, pictureSchema } from '../files/picture.ts';
import { checkbox, defineForm, html, localised, money, select, text } from '../forms/forms.ts';
import type { Identity } from '../identity/identity.ts';
import { createServiceApp } from '../service/app.ts';
import { replyChecker } from '../testing/check-reply.ts';
import { identityKeys, identityToken } from '../testing/identities.ts';
import { localisedText } from '../texts/localised.ts';
import { defineResource, type ResourceOptions } from './resource.ts';

export const say = (en: string) => ({ uk: `${en} (uk)`, ru: `${en} (ru)`, en });

interface Leaflet {
  slug: string;
  title: { uk: string; ru: string; en: string };
  body?: string;
  author?: mongoose.Types.ObjectId;
  price: number;
  shown: boolean;
  picture?: Picture;
  publishedAt: Date;
}
const schema = new Schema<Leaflet>({
  slug: { type: String, required: true },
  title: localisedText(),
  body: String,
  author: Schema.Types.ObjectId,
  price: { type: Number, default: 0 },
  shown: { type: Boolean, default: false },
  picture: pictureSchema,
  publishedAt: { type: Date, default: () => new Date('2026-05-01T00:00:00Z') },
});
schema.index({ slug: 1 }, { unique: true });
schema.index({ publishedAt: -1, _id: -1 });
export const LeafletModel = mongoose.model<Leaflet>('Leaflet', schema);

export const olena = { value: '6560b0d1a2c4e8f012345678', label: 'Олена' };
const form = defineForm('leaflet', {
  prefix: 'leaflet',
  fields: {
    slug: text({ label: say('Slug'), required: true }),
    title: localised(text({ label: say('Title'), required: true })),
    body: html({ label: say('Body') }),
    author: select({
      ajaxUrl: '/admin/content/leaflets/options/author',
      search: async (typed) => [olena].filter(({ label }) => label.startsWith(typed)),
      find: async (value) => [olena].find((one) => one.value === value),
    }),
    price: money({ label: say('Price') }),
    shown: checkbox({ label: say('Shown') }),
  },
});
export const options: ResourceOptions<Leaflet, typeof form.fields> = {
  name: 'leaflets',
  domain: 'content',
  title: say('Leaflets'),
  model: LeafletModel,
  form,
  example: { slug: 'rest', title: { uk: 'Про спокій', ru: 'О покое', en: 'On rest' }, price: 1250 },
  policy: { read: 'ROLE_ADMIN', write: 'ROLE_ADMIN' },
  columns: {
    slug: { label: say('Slug'), sort: { slug: 1 } },
    title: { label: say('Title') },
    price: { label: say('Price'), type: 'money' },
    shown: {
      label: say('Shown'),
      type: 'boolean',
      filter: [
        { value: 'true', label: say('Yes') },
        { value: 'false', label: 'No' },
      ],
    },
    picture: { label: say('Picture'), type: 'image' },
    publishedAt: { label: say('Date'), type: 'date', sort: { publishedAt: -1, _id: -1 } },
    words: {
      label: say('Words'),
      type: 'number',
      value: (entry) => entry.get('body')?.split(' ').length ?? 0,
    },
  },
  searchable: ['slug', 'title'],
  sort: '-publishedAt',
  tags: ({ slug }) => [`leaflet:${slug}`, 'leaflets'],
  preview: {
    offers: ({ shown }) => !shown,
    link: async ({ slug }) => ({ path: `/look/${slug}`, until: new Date('2026-06-01T00:00:00Z') }),
  },
  changed: async ({ before, after }) => {
    if (before && !after && before.shown) throw new AppError('conflict');
  },
};
export const leaflets = defineResource(options);
const readOnly = defineResource({
  ...options,
  name: 'settings',
  policy: { read: 'ROLE_ADMIN', write: 'ROLE_SUPER_ADMIN' },
  actions: ['update'],
  searchable: [],
});

export const app = createServiceApp({
  name: 'content',
  identityKeys,
  served: [...leaflets.served, ...readOnly.served],
  checkReply: replyChecker(),
});
export const AT = '/admin/content/leaflets';

const as = (identity: Partial<Identity>) => identityToken(identity);
export const tokens = {
  guest: await as({ guestId: 'g1' }),
  member: await as({ userId: 'u1', roles: ['ROLE_USER'] }),
  admin: await as({ userId: 'a1', roles: ['ROLE_ADMIN'], csrf: 'token' }),
  superAdmin: await as({ userId: 's1', roles: ['ROLE_SUPER_ADMIN'] }),
};

export const get = (path: string, who: keyof typeof tokens = 'admin') =>
  request(app).get(`${AT}${path}`).set('identity', tokens[who]).set('Locale', 'en');
export const post = (path: string, body: object, who: keyof typeof tokens = 'admin') =>
  request(app).post(`${AT}${path}`).set('identity', tokens[who]).set('Locale', 'en').send(body);
export const filled = (more: object = {}) => ({
  'leaflet[slug]': 'rest',
  'leaflet[title][uk]': 'Про спокій',
  'leaflet[title][ru]': 'О покое',
  'leaflet[title][en]': 'On rest',
  'leaflet[body]': '<p onclick="alert(1)">Тиша<script>alert(2)</script></p>',
  'leaflet[price]': '12.50',
  ...more,
});
export const versioned = (version: number, more: object = {}) =>
  filled({ [`leaflet[${VERSION_FIELD}]`]: String(version), ...more });
export const stored = async () => {
  const reply = await post('', filled()).expect(200);
  return reply.body.data.id as string;
};
