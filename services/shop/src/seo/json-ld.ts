import { inLocale } from '@stezhka/kit/localised';
import { type Locale, type Localised, localePath } from '@stezhka/kit-contract';
import type { CategoryLink, Product } from '@stezhka/shop-contract';
import { catalogPath, MAX_RATING, MIN_RATING, productPath } from '@stezhka/shop-contract';
import { SEO_TEXTS } from './seo.texts.ts';

const CONTEXT = 'https://schema.org';

/** Addresses are relative, as JSON-LD allows: a service does not know the site's host. */
export function productJsonLd(product: Product, images: string[], locale: Locale): object {
  const { title, sku, shortDescription, rating, sizes } = product;
  const offer = ({ priceData, stockStatus }: Pick<Product, 'priceData' | 'stockStatus'>, size?: string) => ({
    '@type': 'Offer',
    ...(size && { name: `${title}, ${size}`, sku: `${sku}-${size}` }),
    url: localePath(productPath(product), locale),
    price: priceData.price,
    priceCurrency: priceData.currency,
    availability: `${CONTEXT}/${stockStatus === 'in_stock' ? 'InStock' : 'OutOfStock'}`,
  });
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: title,
    sku,
    description: shortDescription,
    ...(images.length && { image: images }),
    // Search engines refuse a rating without reviews.
    ...(rating.count && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        reviewCount: rating.count,
        bestRating: MAX_RATING,
        worstRating: MIN_RATING,
      },
    }),
    offers: sizes.length > 1 ? sizes.map((size) => offer(size, size.value)) : offer(product),
  };
}

export function breadcrumbsJsonLd(
  category: CategoryLink | null,
  locale: Locale,
  last?: { title: string; path: string },
): object {
  const crumbs = [
    { title: SEO_TEXTS.home[locale], path: '/' },
    { title: SEO_TEXTS.catalog[locale], path: catalogPath() },
    ...chainOf(category).map((one) => ({ title: one.title, path: catalogPath(one) })),
    ...(last ? [last] : []),
  ];
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: title,
      item: localePath(path, locale),
    })),
  };
}

const chainOf = (category: CategoryLink | null): CategoryLink[] =>
  category ? [...chainOf(category.parent), category] : [];

export const faqJsonLd = (
  questions: readonly { question: Localised; answer: Localised }[],
  locale: Locale,
): object => ({
  '@context': CONTEXT,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: inLocale(question, locale),
    acceptedAnswer: { '@type': 'Answer', text: inLocale(answer, locale) },
  })),
});
