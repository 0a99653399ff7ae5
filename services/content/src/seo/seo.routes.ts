import { inLocale } from '@stezhka/kit/localised';
import { largest, missingPage, serveSeo } from '@stezhka/kit/seo';
import type { Locale, Seo } from '@stezhka/kit-contract';
import { CategoryModel } from '../categories/categories.model.ts';
import { ContactsModel } from '../contacts/contacts.model.ts';
import { type FullPost, POST_PARTS, PostModel } from '../posts/posts.model.ts';
import { presentPostCard } from '../posts/posts.presenter.ts';
import { published } from '../publication/publication.ts';
import { articleJsonLd, siteJsonLd } from './json-ld.ts';
import { PAGE_TEXTS } from './page-texts.ts';
import { isSubscriptionPage, subscriptionSeo } from './subscription-head.ts';

export const seoRoutes = [
  serveSeo(async ({ path, search, locale, cacheTags }) => {
    const [section = '', slug, ...rest] = path.split('/').filter(Boolean);
    if (rest.length) return missingPage(locale);
    if (section === 'post' && slug) {
      cacheTags('posts', `post:${slug}`);
      return postSeo(slug, locale);
    }
    if (section === 'news' && slug) {
      cacheTags('categories', 'posts');
      return newsSeo(slug, search, locale);
    }
    if (isSubscriptionPage(section) && slug) return subscriptionSeo(section, slug, locale);
    const page = slug ? undefined : PAGE_TEXTS[`/${section}`];
    if (!page) return missingPage(locale);
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

async function postSeo(slug: string, locale: Locale): Promise<Seo> {
  const found = await PostModel.findOne({ slug, ...published() })
    .select('-body')
    .populate(POST_PARTS);
  if (!found) return missingPage(locale);
  const post = presentPostCard(found as unknown as FullPost, locale);
  const image = largest(post.imageData);
  return {
    status: 200,
    title: post.title,
    description: post.excerpt,
    type: 'article',
    ...(image && { image }),
    jsonLd: articleJsonLd(post, locale, image),
  };
}

/** A category first, else a redirect to the post of that slug. */
async function newsSeo(slug: string, search: string, locale: Locale): Promise<Seo> {
  const category = await CategoryModel.findOne({ slug });
  if (category) {
    return {
      status: 200,
      title: inLocale(category.title, locale),
      description: inLocale(category.description, locale),
      type: 'website',
    };
  }
  const post = await PostModel.exists({ slug, ...published() });
  return post
    ? { ...missingPage(locale), status: 301, location: `/post/${slug}${search}` }
    : missingPage(locale);
}
