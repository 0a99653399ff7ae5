import type { PostCard } from '@stezhka/content-contract';
import { type Locale, localePath } from '@stezhka/kit-contract';
import type { ContactsFields } from '../contacts/contacts.model.ts';
import { PAGE_TEXTS, SITE } from './page-texts.ts';

const CONTEXT = { '@context': 'https://schema.org' };
const ORGANIZATION = '/#organization';

const publisher = (locale: Locale) => ({
  '@type': 'Organization',
  '@id': ORGANIZATION,
  name: SITE[locale],
  url: '/',
  logo: '/icon-512.png',
});
export const siteJsonLd = (locale: Locale, contacts: ContactsFields | null): object[] => [
  {
    ...CONTEXT,
    ...publisher(locale),
    ...(contacts && {
      email: contacts.email,
      telephone: contacts.phones[0],
      sameAs: contacts.socials.map(({ link }) => link),
    }),
  },
  {
    ...CONTEXT,
    '@type': 'WebSite',
    name: SITE[locale],
    url: localePath('/', locale),
    inLanguage: locale,
    publisher: { '@id': ORGANIZATION },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${localePath('/', locale)}?search={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  },
];

export const articleJsonLd = (post: PostCard, locale: Locale, image: string | undefined): object[] => {
  const url = localePath(`/post/${post.slug}`, locale);
  return [
    {
      ...CONTEXT,
      '@type': 'Article',
      headline: post.title,
      description: post.excerpt,
      datePublished: post.publishedAt,
      inLanguage: locale,
      mainEntityOfPage: url,
      author: { '@type': 'Person', name: post.author.name },
      publisher: publisher(locale),
      articleSection: post.category.title,
      ...(image && { image }),
    },
    {
      ...CONTEXT,
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: SITE[locale], path: '/' },
        { name: PAGE_TEXTS['/news']!.title[locale], path: '/news' },
        { name: post.category.title, path: `/news/${post.category.slug}` },
        { name: post.title, path: `/post/${post.slug}` },
      ].map(({ name, path }, i) => ({
        '@type': 'ListItem',
        position: i + 1,
        name,
        item: localePath(path, locale),
      })),
    },
  ];
};
