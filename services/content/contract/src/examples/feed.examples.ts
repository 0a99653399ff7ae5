import { describeCall } from '@stezhka/kit-contract/examples';
import { getFeed } from '../feed.ts';

describeCall(getFeed, {
  summary: 'RSS of the newest posts',
  example: {
    query: { origin: 'https://stezhka.example' },
    reply: { rss: '<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel/></rss>' },
  },
});
