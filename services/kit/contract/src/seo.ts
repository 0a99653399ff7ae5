import type { Seo } from './common.ts';
import { operation } from './operation.ts';

export type SeoReply = Seo;

/** Answered by the service whose remote owns the path; the gateway finds it. `path` is without locale. */
export const getSeo = operation<{ query: { path: string }; reply: SeoReply }>('GET', '/data/seo', {
  access: 'public',
  reply: 'SeoReply',
  cache: 60,
  example: {
    query: { path: '/news' },
    reply: { status: 200, title: 'Статті', description: 'Про вдячність, звички й спокій.' },
  },
});
