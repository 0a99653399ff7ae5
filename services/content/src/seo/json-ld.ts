import type { EventCard, Film, PostCard } from '@stezhka/content-contract';
import { cleanHtml, cleanLink } from '@stezhka/kit/html';
import { inLocale } from '@stezhka/kit/localised';
import { LOCALES, type Locale, localePath } from '@stezhka/kit-contract';
import type { ContactsFields } from '../contacts/contacts.model.ts';
import type { FaqGroupFields } from '../faq/faq.model.ts';
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

export const organizationJsonLd = (locale: Locale, contacts: ContactsFields | null): object => ({
  ...CONTEXT,
  ...publisher(locale),
  ...(contacts && {
    email: contacts.email,
    telephone: contacts.phones[0],
    address: contacts.addresses.map((address) => ({
      '@type': 'PostalAddress',
      streetAddress: inLocale(address, locale),
      postalCode: contacts.postalCode,
      addressRegion: contacts.regionCode,
      addressCountry: 'UA',
    })),
    contactPoint: contacts.phones.map((telephone) => ({
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone,
      availableLanguage: LOCALES,
    })),
    sameAs: contacts.socials.map(({ link }) => cleanLink(link)),
  }),
});

export const siteJsonLd = (locale: Locale, contacts: ContactsFields | null): object[] => [
  organizationJsonLd(locale, contacts),
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
        urlTemplate: `${localePath('/search', locale)}?search={search_term_string}`,
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
    breadcrumbs(
      [
        { name: PAGE_TEXTS['/news']!.title[locale], path: '/news' },
        { name: post.category.title, path: `/news/${post.category.slug}` },
        { name: post.title, path: `/post/${post.slug}` },
      ],
      locale,
    ),
  ];
};

interface Crumb {
  name: string;
  path: string;
}

const breadcrumbs = (crumbs: Crumb[], locale: Locale): object => ({
  ...CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: SITE[locale], path: '/' }, ...crumbs].map(({ name, path }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: localePath(path, locale),
  })),
});

/** A section's list, then the page itself. */
const underSection = (section: string, page: Crumb, locale: Locale): object =>
  breadcrumbs([{ name: PAGE_TEXTS[section]!.title[locale], path: section }, page], locale);

export const videoObject = (
  post: PostCard,
  { wide, seconds }: Film,
  locale: Locale,
  image: string | undefined,
): object => ({
  ...CONTEXT,
  '@type': 'VideoObject',
  name: post.title,
  description: post.excerpt,
  uploadDate: post.publishedAt,
  duration: `PT${seconds}S`,
  contentUrl: wide,
  inLanguage: locale,
  ...(image && { thumbnailUrl: image }),
});

export const videoJsonLd = (
  post: PostCard,
  film: Film,
  locale: Locale,
  image: string | undefined,
): object[] => [
  videoObject(post, film, locale, image),
  underSection('/videos', { name: post.title, path: `/videos/${post.slug}` }, locale),
];

export const eventJsonLd = (event: EventCard, locale: Locale, image: string | undefined): object[] => {
  const path = `/podii/${event.slug}`;
  const url = localePath(path, locale);
  return [
    {
      ...CONTEXT,
      '@type': 'Event',
      name: event.title,
      description: event.excerpt,
      startDate: event.startsAt,
      endDate: event.endsAt,
      eventAttendanceMode: `https://schema.org/${event.online ? 'Online' : 'Offline'}EventAttendanceMode`,
      eventStatus: 'https://schema.org/EventScheduled',
      location: event.online
        ? { '@type': 'VirtualLocation', url }
        : { '@type': 'Place', name: event.place, address: event.place },
      offers: { '@type': 'Offer', price: event.price, priceCurrency: 'UAH', url },
      organizer: publisher(locale),
      inLanguage: locale,
      ...(image && { image }),
    },
    underSection('/podii', { name: event.title, path }, locale),
  ];
};

export const personJsonLd = (
  { path, name, role }: Crumb & { role: string },
  locale: Locale,
  image: string | undefined,
): object[] => [
  {
    ...CONTEXT,
    '@type': 'Person',
    name,
    jobTitle: role,
    url: localePath(path, locale),
    worksFor: { '@id': ORGANIZATION },
    ...(image && { image }),
  },
  underSection(path.startsWith('/authors') ? '/authors' : '/experts', { name, path }, locale),
];

export const deckJsonLd = (
  { path, name, description }: Crumb & { description: string },
  locale: Locale,
  image: string | undefined,
): object[] => [
  {
    ...CONTEXT,
    '@type': 'CreativeWork',
    name,
    description,
    url: localePath(path, locale),
    inLanguage: locale,
    publisher: publisher(locale),
    ...(image && { image }),
  },
  underSection('/metaphoric-cards', { name, path }, locale),
];

export const faqJsonLd = (groups: FaqGroupFields[], locale: Locale): object[] => [
  {
    ...CONTEXT,
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: groups.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: inLocale(question, locale),
        acceptedAnswer: { '@type': 'Answer', text: cleanHtml(inLocale(answer, locale)) },
      })),
    ),
  },
];
