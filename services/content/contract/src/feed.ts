import { operation } from '@stezhka/kit-contract';

export interface FeedReply {
  /** RSS 2.0 of the newest posts, in the caller's language. */
  rss: string;
}

/** The gateway serves it as /rss.xml, /ru/rss.xml and /en/rss.xml; readers of feeds want whole addresses. */
export const getFeed = operation<{ query: { origin: string }; reply: FeedReply }>('GET', '/data/feed', {
  summary: 'RSS of the newest posts',
  access: 'public',
  reply: 'FeedReply',
  cache: 600,
  example: {
    query: { origin: 'https://stezhka.example' },
    reply: { rss: '<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel/></rss>' },
  },
});
