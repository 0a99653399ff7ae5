import { useLocale, useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { formatDate, noBreak } from '@stezhka/shared-ui/format';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { Section } from '@stezhka/shared-ui/section';
import { SectionHead } from '@stezhka/shared-ui/section-head';
import { Tag } from '@stezhka/shared-ui/tag';
import { shell } from '@stezhka/shell-contract';
import type { Product, Review } from '@stezhka/shop-contract';
import { useEffect, useRef, useState } from 'react';
import { Stars } from '../ui/stars.tsx';
import { RatingSpread } from './rating-spread.tsx';
import styles from './reviews.module.css';
import { reviewsQuery } from './reviews.queries.ts';

/** As many as the server gives at once. */
const BATCH = 30;

export function Reviews({ product }: { product: Pick<Product, 'id' | 'slug' | 'rating'> }) {
  const t = useText('shop');
  const { slug } = product;
  const { data } = shell().useCall(...reviewsQuery(slug), { optional: true });
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
          <ul className={styles.list}>
            {reviews.map((review) => (
              <Said key={review.id} review={review} />
            ))}
            {rating.count > reviews.length && <Older slug={slug} page={1} shown={reviews} />}
          </ul>
        )}
      </div>
    </Section>
  );
}

/** A button that makes room for the next thirty, and for a button behind them. @param shown is not shown again */
function Older({ slug, page, shown }: { slug: string; page: number; shown: readonly Review[] }) {
  const t = useText('shop');
  const [wanted, setWanted] = useState(false);
  const call = shell().useCall(...reviewsQuery(slug, { page, limit: BATCH }), { skip: !wanted });
  if (!call.data)
    return (
      <li className={styles.older}>
        <Button
          variant="outline"
          loading={call.isFetching}
          onClick={() => (wanted ? call.refetch() : setWanted(true))}
        >
          {t('reviews.more')}
        </Button>
      </li>
    );
  const older = call.data.reviews.filter(({ id }) => !shown.some((one) => one.id === id));
  return (
    <>
      {older.map((review, i) => (
        <Said key={review.id} review={review} isNext={i === 0} />
      ))}
      {page < call.data.pagination.pages && <Older slug={slug} page={page + 1} shown={older} />}
    </>
  );
}

/** @param isNext reading goes on here: the button that had the focus is gone */
function Said({ review, isNext = false }: { review: Review; isNext?: boolean }) {
  const locale = useLocale();
  const t = useText('shop.reviews');
  const { name, rating, text, language, bought, createdAt } = review;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNext) item.current?.focus({ preventScroll: true });
  }, [isNext]);
  return (
    <li ref={item} tabIndex={isNext ? -1 : undefined} className={styles.review}>
      <p className={styles.who}>
        <b>{name}</b>
        <Stars rating={rating} />
        <time dateTime={createdAt}>{formatDate(createdAt, locale)}</time>
        {bought && <Tag tone="good">{t('bought')}</Tag>}
      </p>
      <blockquote lang={language === locale ? undefined : language}>{noBreak(text)}</blockquote>
    </li>
  );
}

const Window = lazyPart(async () => (await import('./review-window.tsx')).ReviewWindow, { when: 'open' });

function WriteReview({ productId }: { productId: string }) {
  const t = useText('shop');
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t('reviews.write')}
      </Button>
      <Window productId={productId} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}
