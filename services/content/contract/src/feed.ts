import { operation } from '@stezhka/kit-contract';

export interface FeedReply {
  /** RSS 2.0 of the newest posts, in the caller's language. */
  rss: string;
}

/** The gateway serves it as /rss.xml, /ru/rss.xml and /en/rss.xml; readers of feeds want whole addresses. */
export const getFeed = operation<{ query: { origin: string }; reply: FeedReply }>('GET', '/data/feed', {
  access: 'public',
  reply: 'FeedReply',
  cache: 600,
});
