import type { PictureSpec } from '@stezhka/art';
import { LOOKS } from '@stezhka/art';
import { CHAT_TEXT_MOST, type ChatMessage, type LaidCard } from '@stezhka/content-contract';
import { localised, markdown } from '@stezhka/kit/seed-files';
import { LOCALES, type Locale, type Localised } from '@stezhka/kit-contract';
import Joi from 'joi';
import type { LayoutFields } from '../layouts/layouts.model.ts';
import type { PartnerFields } from '../partners/partners.model.ts';
import { type Landscape, landscape, link, sceneOptions, seedFiles } from './read-definitions.ts';

type Order = { order: number };
const byOrder = (a: Order, b: Order) => a.order - b.order;

interface Illustration {
  above: number;
  scene: Extract<PictureSpec, { draw: 'scene' }>['options'];
  alt: Localised;
}

interface PostRecord {
  category: string;
  author: string;
  /** Counts back from the day of seeding. */
  publishedDaysAgo: number;
  picture: Landscape;
  /** Stands in the text, above its heading of this number. */
  illustration?: Illustration;
  /** Name of a film in films/. */
  clip?: string;
  durationSeconds?: number;
}
const post = Joi.object<PostRecord>({
  category: Joi.string(),
  author: Joi.string(),
  publishedDaysAgo: Joi.number().integer().min(0),
  picture: landscape,
  illustration: Joi.object<Illustration>({
    above: Joi.number().integer().min(1),
    scene: sceneOptions,
    alt: localised(),
  }).optional(),
  clip: Joi.string().optional(),
  durationSeconds: Joi.number().integer().min(1).optional(),
}).and('clip', 'durationSeconds');
const postTexts = Joi.object<{ title: string; excerpt: string; tags: string[]; body: string }, true>({
  title: Joi.string(),
  excerpt: Joi.string(),
  tags: Joi.array().items(Joi.string()),
  body: markdown,
});
export const readPosts = () => seedFiles.articles('demo/posts', { record: post, texts: postTexts });

interface EventRecord {
  /** Counts from the day of seeding; negative: past. */
  startsInDays: number;
  time: string;
  durationMinutes: number;
  online?: true;
  seats?: number;
  free?: true;
  /** Kopiykas. */
  price?: number;
  author: string;
  picture: Landscape;
}
const event = Joi.object<EventRecord>({
  startsInDays: Joi.number().integer(),
  time: Joi.string().pattern(/^\d\d:\d\d$/),
  durationMinutes: Joi.number().integer().min(10),
  online: Joi.valid(true).optional(),
  seats: Joi.number().integer().min(1).optional(),
  free: Joi.valid(true).optional(),
  price: Joi.number().integer().min(100).optional(),
  author: Joi.string(),
  picture: landscape,
}).xor('free', 'price');
const eventTexts = Joi.object<{ title: string; excerpt: string; place: string; body: string }, true>({
  title: Joi.string(),
  excerpt: Joi.string(),
  place: Joi.string(),
  body: markdown,
});
export const readEvents = () => seedFiles.articles('demo/events', { record: event, texts: eventTexts });

interface AuthorRecord extends Order {
  avatar: Extract<PictureSpec, { draw: 'avatar' }>['options'];
}
const author = Joi.object<AuthorRecord>({
  order: Joi.number(),
  avatar: Joi.object({
    look: Joi.valid(...LOOKS),
    age: Joi.valid('young', 'adult', 'older'),
    turn: Joi.valid(-1, 0, 1),
    skin: Joi.number().integer().min(0).max(8),
  }),
});
const authorTexts = Joi.object<{ name: string; role: string; body: string }, true>({
  name: Joi.string(),
  role: Joi.string(),
  body: markdown,
});
export const readAuthors = () =>
  seedFiles.articles('demo/authors', { record: author, texts: authorTexts }).sort(byOrder);

const partner = Joi.object<Omit<PartnerFields, 'slug'>, true>({
  order: Joi.number(),
  name: localised(),
  description: localised(),
  link,
});
export const readPartners = () => seedFiles.records('demo/partners', partner).sort(byOrder);

interface LayoutSeed extends Pick<LayoutFields, 'deck' | 'template' | 'title' | 'question' | 'note'> {
  user: string;
  daysAgo: number;
  cards: (Pick<LaidCard, 'number' | 'note'> & Partial<LaidCard>)[];
}
const laidCard = Joi.object({
  number: Joi.number().integer().min(1).max(40),
  note: Joi.string().allow(''),
  x: Joi.number().optional(),
  y: Joi.number().optional(),
  angle: Joi.number().optional(),
});
const layout = Joi.object<LayoutSeed>({
  user: Joi.string().hex().length(24),
  daysAgo: Joi.number().integer().min(0),
  deck: Joi.string(),
  template: Joi.string(),
  title: Joi.string(),
  question: Joi.string().allow(''),
  note: Joi.string().allow(''),
  cards: Joi.array().items(laidCard),
});
/** Written by members, each in one language. */
export const readLayouts = () => seedFiles.records('demo/layouts', layout);

interface ChatSeed {
  locale: Locale;
  /** A member; without one, a guest. */
  user?: string;
  name?: string;
  /** By staff. */
  read: boolean;
  closed?: boolean;
  messages: (Pick<ChatMessage, 'from' | 'text'> & { minutesAgo: number })[];
}
const chat = Joi.object<ChatSeed>({
  locale: Joi.valid(...LOCALES),
  user: Joi.string().hex().length(24).optional(),
  name: Joi.string().optional(),
  read: Joi.boolean(),
  closed: Joi.boolean().optional(),
  messages: Joi.array()
    .items({
      from: Joi.valid('visitor', 'staff'),
      minutesAgo: Joi.number().integer().min(1),
      text: Joi.string().max(CHAT_TEXT_MOST),
    })
    .min(1),
});
/** Threads of the chat, each in its visitor's language. */
export const readChats = () => seedFiles.records('demo/chat', chat);
