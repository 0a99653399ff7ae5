import { type Id, type ImageData, type Instant, operation, type Pagination } from '@stezhka/kit-contract';
import type { PostAuthor } from './posts.ts';

export interface EventCard {
  id: Id;
  slug: string;
  title: string;
  excerpt: string;
  imageData: ImageData | null;
  startsAt: Instant;
  endsAt: Instant;
  /** An address, or where to connect. */
  place: string;
  online: boolean;
  /** Hryvnias; 0 is free. */
  price: number;
  /** Over when the reply was made; no reply is kept past an end. */
  past: boolean;
}

export interface EventDetail extends EventCard {
  /** Sanitised HTML. */
  body: string;
  /** Null: no limit. */
  seats: number | null;
  host: PostAuthor | null;
}

export interface EventsReply {
  events: EventCard[];
  pagination: Pagination;
}

export interface EventReply {
  event: EventDetail;
  /** The next events to come. */
  related: EventCard[];
}

export interface EventsQuery {
  /** Those to come, the soonest first, by default; past ones, the latest first. */
  when?: 'coming' | 'past';
  page?: number;
  /** 1 to 50, default 9. */
  limit?: number;
}

export const getEvents = operation<{ query: EventsQuery; reply: EventsReply }>('GET', '/data/events', {
  access: 'public',
  reply: 'EventsReply',
  cache: 60,
  tags: ['events'],
});

export const getEvent = operation<{ params: { slug: string }; reply: EventReply }>(
  'GET',
  '/data/event/:slug',
  {
    access: 'public',
    reply: 'EventReply',
    cache: 60,
    tags: ['events'],
  },
);
