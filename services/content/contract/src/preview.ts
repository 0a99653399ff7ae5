import { type Instant, operation } from '@stezhka/kit-contract';
import type { Author } from './authors.ts';
import type { EventDetail } from './events.ts';
import type { StaticPage } from './pages.ts';
import type { Post } from './posts.ts';

/** What is not public yet, whole; `until` is when the link ends. */
export type PreviewReply = { until: Instant } & (
  | { kind: 'post'; post: Post }
  | { kind: 'event'; event: EventDetail }
  | { kind: 'author'; author: Author }
  | { kind: 'page'; page: StaticPage }
);

/**
 * One unpublished entry, for whoever has the link that staff made in its form. Never cached. The link ends with the
 * publication. @throws not_found
 */
export const getPreview = operation<{ params: { token: string }; reply: PreviewReply }>(
  'GET',
  '/data/preview/:token',
  { access: 'public', reply: 'PreviewReply', tags: ['preview'] },
);
