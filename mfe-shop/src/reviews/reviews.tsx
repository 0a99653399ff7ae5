import { useIntl } from '@stezhka/intl';
import type { Locale } from '@stezhka/kit-contract';
import { Button } from '@stezhka/shared-ui/button';
import { formatDate, noBreak } from '@stezhka/shared-ui/lib/format';
import { Section } from '@stezhka/shared-ui/section';
import { SectionHead } from '@stezhka/shared-ui/section-head';
import { shell } from '@stezhka/shell-contract';
import { getReviews, type Product, type Review } from '@stezhka/shop-contract';
import { useState } from 'react';
import { Stars } from '../ui/stars.tsx';
import { useText } from '../ui/use-text.ts';
import { RatingSpread } from './rating-spread.tsx';
import styles from './reviews.module.css';
import { WriteReview } from './write-review.tsx';

const FIRST = 5;
const MOST = 30;

/** What people say who have it: '#reviews' leads here. */
export function Reviews({ product }: { product: Pick<Product, 'id' | 'slug' | 'rating'> }) {
  const t = useText();
  const [limit, setLimit] = useState(FIRST);
  const { data } = shell().useCall(
    getReviews,
    { params: { slug: product.slug }, query: limit === FIRST ? {} : { limit } },
    { optional: true },
  );
  if (!data) return null;
  const { reviews, rating } = data;
  return (
    <Section tight id="reviews" aria-labelledby="reviews-title">
      <SectionHead id="reviews-title" title={t('reviews.title')} />
      <div className={styles.columns}>
        <div className={styles.summary}>
          {rating.count > 0 ? <RatingSpread rating={rating} /> : <p>{t('reviews.none')}</p>}
          <WriteReview productId={product.id} />
        </div>
        {reviews.length > 0 && (
          <div>
            <ul className={styles.list}>
              {reviews.map((review) => (
                <Said key={review.id} review={review} />
              ))}
            </ul>
            {rating.count > reviews.length && limit < MOST && (
              <Button variant="outline" onClick={() => setLimit(MOST)}>
                {t('reviews.more')}
              </Button>
            )}
          </div>
        )}
      </div>
    </Section>
  );
}

function Said({ review: { name, rating, text, language, createdAt } }: { review: Review }) {
  const { locale } = useIntl();
  return (
    <li className={styles.review}>
      <p className={styles.who}>
        <b>{name}</b>
        <Stars rating={rating} />
        <time dateTime={createdAt}>{formatDate(createdAt, locale as Locale)}</time>
      </p>
      <blockquote lang={language === locale ? undefined : language}>{noBreak(text)}</blockquote>
    </li>
  );
}
