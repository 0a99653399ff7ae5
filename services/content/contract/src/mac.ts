import { type Id, type ImageData, type Instant, operation, type PlainDate } from '@stezhka/kit-contract';

/** Product 3, MAC deck and card. */
export interface MacCard {
  /** From 1, within its deck. */
  number: number;
  title: string;
  questions: string[];
  imageData: ImageData | null;
}

export interface MacDeckCard {
  slug: string;
  title: string;
  excerpt: string;
  /** How many cards it has. */
  cards: number;
  /** A few of its cards, for the list. */
  samples: (ImageData | null)[];
  backImageData: ImageData | null;
}

export interface MacDeck extends MacDeckCard {
  /** Sanitised HTML ('About deck'). */
  about: string;
}

/** Where a card of a ready-made layout lies, and what it means there. */
export interface LayoutPlace {
  title: string;
  meaning: string;
  /** Centre of the card as a share of the table's width and height, 0 to 1. */
  x: number;
  y: number;
}

/** A ready-made layout; one without places leaves the table to its visitor. */
export interface LayoutTemplate {
  slug: string;
  title: string;
  /** When to take it. */
  excerpt: string;
  /** What one asks with it. */
  question: string;
  places: LayoutPlace[];
}

export interface MacDecksReply {
  decks: MacDeckCard[];
  templates: LayoutTemplate[];
}
export interface MacDeckReply {
  deck: MacDeck;
  templates: LayoutTemplate[];
}
export interface MacCardsReply {
  cards: MacCard[];
}

export const LAYOUT_NOTE_LIMIT = 2_000;
export const LAYOUT_TITLE_LIMIT = 120;
export const LAYOUT_QUESTION_LIMIT = 300;
/** Layouts of one member, and of one guest. */
export const LAYOUTS_LIMIT = 200;
export const GUEST_LAYOUTS_LIMIT = 20;

/** A card on the table. Cards lie in their list's order, the last one on top. */
export interface LaidCard {
  number: number;
  /** Index of the template's place in which it was laid. */
  place: number | null;
  /** Centre as a share of the table's width and height, 0 to 1. */
  x: number;
  y: number;
  /** Degrees, −180 to 180. */
  angle: number;
  faceUp: boolean;
  note: string;
}

export interface LayoutTexts {
  title: string;
  question: string;
  /** About the layout as a whole. */
  note: string;
  cards: LaidCard[];
}

export interface Layout extends LayoutTexts {
  id: Id;
  version: number;
  deck: string;
  template: string;
  savedAt: Instant;
  /** The diary's day it is attached to. */
  day: PlainDate | null;
  /** While whoever has the link may look. */
  shared: { token: string; notes: boolean } | null;
}

export type LayoutHead = Pick<Layout, 'id' | 'title' | 'deck' | 'template' | 'savedAt' | 'day'> & {
  cards: number;
  shared: boolean;
};

export interface LayoutsReply {
  /** Newest first. */
  layouts: LayoutHead[];
}
export interface LayoutReply {
  layout: Layout;
}

export interface LayoutBody extends LayoutTexts {
  deck: string;
  template: string;
  /** Of the layout that was changed; 0 for a new one. */
  version: number;
}

/** A number would name a card that lies face down: only its back is told. */
type SharedCard = Omit<LaidCard, 'number'> & { face: MacCard | null };

/** What a link shows: no id, no owner, and notes only where the owner said so. */
export interface SharedLayoutReply extends Omit<LayoutTexts, 'cards'> {
  cards: SharedCard[];
  deck: { slug: string; title: string; backImageData: ImageData | null };
  places: LayoutPlace[];
}

const shown = { access: 'public', cache: 300, tags: ['decks'] } as const;

export const getMacDecks = operation<{ reply: MacDecksReply }>('GET', '/data/mac/decks', {
  ...shown,
  reply: 'MacDecksReply',
});

export const getMacDeck = operation<{ params: { slug: string }; reply: MacDeckReply }>(
  'GET',
  '/data/mac/deck/:slug',
  { ...shown, reply: 'MacDeckReply' },
);

export const getMacCards = operation<{ params: { deckSlug: string }; reply: MacCardsReply }>(
  'GET',
  '/data/mac/cards/:deckSlug',
  { ...shown, reply: 'MacCardsReply' },
);

/** The caller's own layouts, of one deck or of all; a guest has some too. */
export const getLayouts = operation<{ query: { deck?: string }; reply: LayoutsReply }>(
  'GET',
  '/data/mac/layouts',
  { access: 'public', reply: 'LayoutsReply', tags: ['layouts'] },
);

/** @throws not_found, another visitor's too */
export const getLayout = operation<{ params: { id: Id }; reply: LayoutReply }>(
  'GET',
  '/data/mac/layout/:id',
  { access: 'public', reply: 'LayoutReply', tags: ['layouts'] },
);

/**
 * Writes a layout under an id that the client has made; repeated, it changes nothing.
 * @throws layout_changed (409, data `LayoutReply`) when another device has written since; layouts_full; not_found for
 * one that is another's or was removed
 */
export const saveLayout = operation<{ params: { id: Id }; body: LayoutBody; reply: LayoutReply }>(
  'POST',
  '/data/mac/layout/:id',
  { access: 'guest', reply: 'LayoutReply', changes: ['layouts'] },
);

/** Repeatable. A layout that is attached to a day is detached first. */
export const removeLayout = operation<{ params: { id: Id }; reply: LayoutsReply }>(
  'POST',
  '/data/mac/remove/layout/:id',
  { access: 'guest', reply: 'LayoutsReply', changes: ['layouts', 'day-layouts'] },
);

/** Gives the layout a link, or changes what its link shows. */
export const shareLayout = operation<{
  params: { id: Id };
  body: { notes: boolean };
  reply: LayoutReply;
}>('POST', '/data/mac/layout/:id/share', { access: 'user', reply: 'LayoutReply', changes: ['layouts'] });

/** The link opens nothing from now on; another sharing gives another link. */
export const withdrawLayout = operation<{ params: { id: Id }; reply: LayoutReply }>(
  'POST',
  '/data/mac/layout/:id/withdraw',
  { access: 'user', reply: 'LayoutReply', changes: ['layouts'] },
);

/** @throws what the diary answers: day_ahead, diary_closed, day_layouts_full */
export const attachLayout = operation<{
  params: { id: Id };
  body: { date: PlainDate };
  reply: LayoutReply;
}>('POST', '/data/mac/layout/:id/attach', {
  access: 'user',
  reply: 'LayoutReply',
  changes: ['layouts', 'day-layouts'],
});

export const detachLayout = operation<{ params: { id: Id }; reply: LayoutReply }>(
  'POST',
  '/data/mac/layout/:id/detach',
  { access: 'user', reply: 'LayoutReply', changes: ['layouts', 'day-layouts'] },
);

/** For whoever has the link. Never cached, so that a withdrawn link ends at once. @throws not_found */
export const getSharedLayout = operation<{ params: { token: string }; reply: SharedLayoutReply }>(
  'GET',
  '/data/mac/shared/:token',
  { access: 'public', reply: 'SharedLayoutReply', tags: ['layouts'] },
);
