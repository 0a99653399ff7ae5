import { type ImageData, operation } from '@stezhka/kit-contract';

/** Product 3, Content. */
export interface SearchHit {
  title: string;
  slug: string;
  imageData: ImageData | null;
}

export interface PostHit extends SearchHit {
  hasVideo: boolean;
}

/** The best of each kind. */
export interface SearchReply {
  posts: PostHit[];
  events: SearchHit[];
  categories: SearchHit[];
  /** The query whose results these are, where nothing was found for the typed one. */
  corrected: string | null;
  /** Words of the titles that the query stands for. */
  highlights: string[];
  /** The query with its last word finished, as titles do. */
  suggestions: string[];
}

/** `search` wins; a literal query is not corrected. */
export interface SearchQuery {
  search?: string;
  q?: string;
  literal?: boolean;
}

/**
 * Every word, a form of it or a longer one that it begins must stand in what is found, in any of the three languages;
 * the reply speaks the caller's.
 */
export const getSearch = operation<{ query: SearchQuery; reply: SearchReply }>('GET', '/data/search', {
  access: 'public',
  reply: 'SearchReply',
  tags: ['posts', 'events', 'categories'],
});
