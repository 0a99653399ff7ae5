import { type ImageData, operation } from '@stezhka/kit-contract';

/** Product 3, Content. */
export interface SearchHit {
  title: string;
  slug: string;
  imageData: ImageData | null;
}

/** The best of each kind. */
export interface SearchReply {
  posts: SearchHit[];
  events: SearchHit[];
  categories: SearchHit[];
}

/** `search` wins. */
export interface SearchQuery {
  search?: string;
  q?: string;
}

/** Every word must begin a word of what is found, in any of the three languages; the reply speaks the caller's. */
export const getSearch = operation<{ query: SearchQuery; reply: SearchReply }>('GET', '/data/search', {
  access: 'public',
  reply: 'SearchReply',
  tags: ['posts', 'events', 'categories'],
});
