import { inLocale } from '@stezhka/kit/localised';
import { toImageData } from '@stezhka/kit/picture';
import { largest, missingPage } from '@stezhka/kit/seo';
import type { Locale, Seo } from '@stezhka/kit-contract';
import { isLanding } from '@stezhka/shop-contract';
import { readOffer } from '../offers/offers.service.ts';
import { faqJsonLd } from './json-ld.ts';

export function offerOf(path: string): { slug: string; thanks: boolean } | undefined {
  const [first = '', second, ...rest] = path.split('/').filter(Boolean);
  if (rest.length) return undefined;
  if (first === 'diary-offer')
    return second && !isLanding(second) ? { slug: second, thanks: false } : undefined;
  if (!isLanding(first) || (second && second !== 'thanks')) return undefined;
  return { slug: first, thanks: second === 'thanks' };
}

export async function offerSeo(
  { slug, thanks }: { slug: string; thanks?: Seo | undefined },
  locale: Locale,
): Promise<Seo> {
  const offer = await readOffer(slug);
  if (!offer) return missingPage(locale);
  if (thanks) return thanks;
  const hero = offer.blocks.find(({ kind }) => kind === 'hero');
  const image = largest(hero?.kind === 'hero' ? toImageData('shop', hero.picture, locale) : null);
  const faq = offer.blocks.find(({ kind }) => kind === 'faq');
  return {
    status: 200,
    title: inLocale(offer.title, locale),
    description: inLocale(offer.description, locale),
    type: 'website',
    ...(image && { image }),
    ...(faq?.kind === 'faq' && { jsonLd: [faqJsonLd(faq.questions, locale)] }),
  };
}
