import { getExpert } from '@stezhka/account-contract';
import { type PostCard, pagePath, postPath } from '@stezhka/content-contract';
import { clock } from '@stezhka/kit/clock';
import { readEnv } from '@stezhka/kit/env';
import { AppError } from '@stezhka/kit/errors';
import { callService } from '@stezhka/kit/gateway';
import { isToken } from '@stezhka/kit/link-tokens';
import { inLocale } from '@stezhka/kit/localised';
import { toImageData } from '@stezhka/kit/picture';
import { nextPublication, published } from '@stezhka/kit/publication';
import { largest, missingPage, serveSeo } from '@stezhka/kit/seo';
import type { ImageData, Locale, Seo } from '@stezhka/kit-contract';
import { AuthorModel } from '../authors/authors.model.ts';
import { CategoryModel } from '../categories/categories.model.ts';
import { ContactsModel } from '../contacts/contacts.model.ts';
import { CardModel, DeckModel } from '../decks/decks.model.ts';
import { EventModel } from '../events/events.model.ts';
import { presentEventCard } from '../events/events.presenter.ts';
import { FaqGroupModel } from '../faq/faq.model.ts';
import { presentFilm } from '../films/films.presenter.ts';
import { LayoutModel, openLayout } from '../layouts/layouts.model.ts';
import { PageModel } from '../pages/pages.model.ts';
import { withFilms } from '../posts/embedded-films.ts';
import { type FullPost, POST_PARTS, PostModel } from '../posts/posts.model.ts';
import { presentPostCard } from '../posts/posts.presenter.ts';
import { openPreview } from '../previews/previews.routes.ts';
import {
  articleJsonLd,
  deckJsonLd,
  eventJsonLd,
  faqJsonLd,
  organizationJsonLd,
  personJsonLd,
  siteJsonLd,
  videoJsonLd,
  videoObject,
} from './json-ld.ts';
import { PAGE_TEXTS, SEARCH_TEXTS } from './page-texts.ts';
import { isSubscriptionPage, subscriptionSeo } from './subscription-head.ts';

interface Asked {
  slug: string;
  search: string;
  locale: Locale;
}
type Head = (asked: Asked) => Promise<Seo>;

/** Heads of `/<section>/<slug>`, and what they show. */
const DETAILS: Record<
  string,
  { tags: string[]; own?: string; models: Parameters<typeof nextPublication>; head: Head }
> = {
  post: { tags: ['posts'], own: 'post', models: [PostModel], head: postSeo },
  news: { tags: ['categories', 'posts'], models: [PostModel], head: newsSeo },
  videos: { tags: ['posts'], own: 'post', models: [PostModel], head: videoSeo },
  podii: { tags: ['events'], models: [EventModel], head: eventSeo },
  authors: { tags: ['authors'], models: [AuthorModel], head: authorSeo },
  expert: { tags: ['experts'], models: [], head: expertSeo },
  'metaphoric-cards': { tags: ['decks'], models: [], head: deckSeo },
  page: { tags: ['pages', 'faq', 'contacts'], models: [PageModel], head: pageSeo },
};

export const seoRoutes = [
  serveSeo(async ({ path, search, locale, cacheTags, keepUntil }) => {
    const [section = '', slug, ...rest] = path.split('/').filter(Boolean);
    if (rest.length) return missingPage(locale);
    if (slug && isSubscriptionPage(section)) return subscriptionSeo(section, slug, locale);
    if (slug && section === 'preview') {
      keepUntil(clock.now());
      return previewSeo(slug, locale);
    }
    if (slug && section === 'layout') {
      keepUntil(clock.now());
      return layoutSeo(slug, locale);
    }
    const detail = slug && Object.hasOwn(DETAILS, section) ? DETAILS[section] : undefined;
    if (slug && detail) {
      cacheTags(...detail.tags, ...(detail.own ? [`${detail.own}:${slug}`] : []));
      keepUntil(await nextPublication(...detail.models));
      return detail.head({ slug, search, locale });
    }
    if (slug) return missingPage(locale);
    if (section === 'search') {
      const { title, description } = SEARCH_TEXTS;
      return { status: 200, title: title[locale], description: description[locale], noindex: true };
    }
    const page = Object.hasOwn(PAGE_TEXTS, `/${section}`) ? PAGE_TEXTS[`/${section}`] : undefined;
    if (!page) {
      cacheTags('pages', 'faq', 'contacts');
      keepUntil(await nextPublication(PageModel));
      return pageSeo({ slug: section, locale });
    }
    const { title, description } = page;
    if (!section) cacheTags('contacts');
    return {
      status: 200,
      title: title[locale],
      description: description[locale],
      type: 'website',
      ...(!section && { jsonLd: siteJsonLd(locale, await ContactsModel.findOne({ name: 'main' }).lean()) }),
    };
  }),
];

const findPost = (filter: object) =>
  PostModel.findOne({ ...filter, ...published() }).populate(
    POST_PARTS,
  ) as unknown as Promise<FullPost | null>;

interface Entry {
  title: string;
  description: string;
  imageData: ImageData | null;
  type?: Seo['type'];
}

/** The head of a page about one entry. */
function entryHead(
  { title, description, imageData, type = 'website' }: Entry,
  jsonLd: (image: string | undefined) => object[],
): Seo {
  const image = largest(imageData);
  return { status: 200, title, description, type, ...(image && { image }), jsonLd: jsonLd(image) };
}

type ArticleJsonLd = (post: PostCard, image: string | undefined) => object[];

/** Of an article or a film; the films in its text follow what the page itself is about. */
async function articleHead(found: FullPost, locale: Locale, jsonLd: ArticleJsonLd): Promise<Seo> {
  const post = presentPostCard(found, locale);
  const { films } = await withFilms(inLocale(found.body, locale), locale);
  const embedded = films.flatMap(({ post: own, video }) =>
    own ? [videoObject(own, video, locale, largest(own.imageData))] : [],
  );
  const entry = { ...post, description: post.excerpt, type: 'article' } as const;
  return entryHead(entry, (image) => [...jsonLd(post, image), ...embedded]);
}

async function postSeo({ slug, search, locale }: Asked): Promise<Seo> {
  const found = await findPost({ slug });
  if (!found) return missingPage(locale);
  // A film has a page of its own.
  if (found.film) return { ...missingPage(locale), status: 301, location: `/videos/${slug}${search}` };
  return articleHead(found, locale, (post, image) => articleJsonLd(post, locale, image));
}

async function videoSeo({ slug, locale }: Asked): Promise<Seo> {
  const found = await findPost({ slug, hasVideo: true });
  if (!found?.film) return missingPage(locale);
  const film = presentFilm(found.film);
  return articleHead(found, locale, (post, image) => videoJsonLd(post, film, locale, image));
}

/** A category first, else a redirect to the post of that slug. */
async function newsSeo({ slug, search, locale }: Asked): Promise<Seo> {
  const category = await CategoryModel.findOne({ slug });
  if (category) {
    return {
      status: 200,
      title: inLocale(category.title, locale),
      description: inLocale(category.description, locale),
      type: 'website',
    };
  }
  const post = await PostModel.findOne({ slug, ...published() })
    .select('slug hasVideo')
    .lean();
  return post
    ? { ...missingPage(locale), status: 301, location: `${postPath(post)}${search}` }
    : missingPage(locale);
}

async function eventSeo({ slug, locale }: Asked): Promise<Seo> {
  const found = await EventModel.findOne({ slug, ...published() }).select('-body');
  if (!found) return missingPage(locale);
  const event = presentEventCard(found, locale);
  return entryHead({ ...event, description: event.excerpt }, (image) => eventJsonLd(event, locale, image));
}

interface Person {
  path: string;
  name: string;
  role: string;
  imageData: ImageData | null;
}

const personHead = ({ path, name, role, imageData }: Person, locale: Locale): Seo =>
  entryHead({ title: name, description: `${name}, ${role}`, imageData }, (image) =>
    personJsonLd({ path, name, role }, locale, image),
  );

async function authorSeo({ slug, locale }: Asked): Promise<Seo> {
  const author = await AuthorModel.findOne({ slug, ...published() });
  if (!author) return missingPage(locale);
  const [name, role] = [inLocale(author.name, locale), inLocale(author.role, locale)];
  const imageData = toImageData('content', author.picture, locale);
  return personHead({ path: `/authors/${slug}`, name, role, imageData }, locale);
}

async function deckSeo({ slug, locale }: Asked): Promise<Seo> {
  const deck = await DeckModel.findOne({ slug }).lean();
  if (!deck) return missingPage(locale);
  const [title, description] = [inLocale(deck.title, locale), inLocale(deck.excerpt, locale)];
  const first = await CardModel.findOne({ deck: slug, number: 1 }).lean();
  const imageData = toImageData('content', first?.picture, locale);
  return entryHead({ title, description, imageData }, (image) =>
    deckJsonLd({ path: `/metaphoric-cards/${slug}`, name: title, description }, locale, image),
  );
}

/** Never indexed and never kept: its owner may withdraw it. */
async function layoutSeo(token: string, locale: Locale): Promise<Seo> {
  const found = isToken(token) && (await LayoutModel.findOne({ 'share.token': token }).lean());
  if (!found) return missingPage(locale);
  const title = (await openLayout(found)).title || PAGE_TEXTS['/metaphoric-cards']!.title[locale];
  return { status: 200, title, description: '', noindex: true };
}

/** Experts are the account service's. */
async function expertSeo({ slug, locale }: Asked): Promise<Seo> {
  const { GATEWAY_PRIVATE_URL: gateway } = readEnv();
  const identity = { service: 'content', roles: [], locale };
  try {
    const { expert } = await callService(getExpert, { params: { id: slug } }, { gateway, identity });
    const path = `/expert/${expert.slug}`;
    // An expert's id leads to the same page.
    return { ...personHead({ ...expert, path }, locale), canonicalPath: path };
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return missingPage(locale);
    throw error;
  }
}

async function organization(locale: Locale): Promise<object[]> {
  const contacts = await ContactsModel.findOne({ name: 'main' }).lean();
  return contacts ? [organizationJsonLd(locale, contacts)] : [];
}

/** Never indexed and never kept; a link whose entry is public by now leads there. */
async function previewSeo(token: string, locale: Locale): Promise<Seo> {
  const opened = isToken(token) ? await openPreview(token) : undefined;
  if (!opened) return missingPage(locale);
  if ('movedTo' in opened) return { ...missingPage(locale), status: 301, location: opened.movedTo };
  return { status: 200, title: inLocale(opened.entry.title, locale), description: '', noindex: true };
}

async function pageSeo({ slug, locale }: Omit<Asked, 'search'>): Promise<Seo> {
  const page = await PageModel.findOne({ slug, ...published() }).select('-body');
  if (!page) return missingPage(locale);
  const groups = page.blocks.flatMap(({ kind, group }) => (kind === 'faq' && group ? [group] : []));
  const questions = groups.length ? await FaqGroupModel.find({ slug: { $in: groups } }) : [];
  const image = largest(toImageData('content', page.picture, locale));
  const jsonLd = [
    ...(page.blocks.some(({ kind }) => kind === 'contacts') ? await organization(locale) : []),
    ...(questions.length ? faqJsonLd(questions, locale) : []),
  ];
  return {
    status: 200,
    title: inLocale(page.title, locale),
    description: inLocale(page.description, locale),
    type: 'website',
    // /{slug} shows the same.
    canonicalPath: pagePath(slug),
    ...(image && { image }),
    ...(jsonLd.length && { jsonLd }),
  };
}
