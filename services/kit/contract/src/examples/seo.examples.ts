import { describeCall } from '../describe.ts';
import { getSeo, getSitemap } from '../seo.ts';

describeCall(getSeo, {
  summary: 'Head of a page',
  example: {
    query: { path: '/news' },
    reply: {
      status: 200,
      title: 'Статті',
      description: 'Про вдячність, звички й спокій.',
      canonical: '/news',
      alternates: [
        { hreflang: 'uk', href: '/news' },
        { hreflang: 'ru', href: '/ru/news' },
        { hreflang: 'en', href: '/en/news' },
        { hreflang: 'x-default', href: '/news' },
      ],
      openGraph: {
        title: 'Статті',
        description: 'Про вдячність, звички й спокій.',
        type: 'website',
        locale: 'uk_UA',
        url: '/news',
      },
    },
  },
});

describeCall(getSitemap, {
  summary: 'Pages for the sitemap, by cursor',
  example: {
    query: { cursor: 'posts' },
    reply: {
      entries: [{ path: '/post/vdiachnist-chesno', lastModified: '2026-11-20T07:00:00.000Z' }],
      next: null,
    },
  },
});
