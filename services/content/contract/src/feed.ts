import { operation } from '@stezhka/kit-contract';

export interface FeedReply {
  rss: string;
}

/** Served as /rss.xml, /ru/rss.xml and /en/rss.xml; feed readers need absolute addresses. */
export const getFeed = operation<{ query: { origin: string }; reply: FeedReply }>('GET', '/data/feed', {
  access: 'public',
  reply: 'FeedReply',
  cache: 600,
});
