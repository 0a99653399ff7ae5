import type { Locale } from '@stezhka/kit-contract';
import type { Review } from '@stezhka/shop-contract';
import type { ReviewRow } from './reviews.model.ts';

/** Falls back to the original language. */
export function presentReview(
  { _id, name, rating, text, language, createdAt }: ReviewRow,
  { locale, bought }: { locale: Locale; bought: boolean },
): Review {
  const shown = text[locale] ? locale : language;
  return {
    id: String(_id),
    name: name[locale] || name[language],
    rating,
    text: text[shown],
    language: shown,
    bought,
    createdAt: createdAt.toISOString(),
  };
}
