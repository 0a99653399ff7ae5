import type { EventCard as EventCardData } from '@stezhka/content-contract';
import { useLocale, useText } from '@stezhka/intl';
import { formatDate, formatPrice, noBreak } from '@stezhka/shared-ui/format';
import { CardLink } from '@stezhka/shared-ui/link';
import { Picture } from '@stezhka/shared-ui/picture';
import { sizesOf } from '@stezhka/shared-ui/picture-sizes';
import card from '../lib/card.module.css';
import styles from './events.module.css';

interface EventCardProps {
  event: EventCardData;
  priority?: boolean;
  heading?: 'h2' | 'h3';
}

export function EventCard({ event, priority, heading: Heading = 'h3' }: EventCardProps) {
  const t = useText('content');
  const locale = useLocale();
  const { startsAt } = event;
  return (
    <article className={card.card}>
      {event.imageData && (
        <Picture
          image={event.imageData}
          frame="card"
          ratio="4 / 3"
          sizes={sizesOf(390)}
          priority={priority}
        />
      )}
      <p className={styles.when}>
        <time dateTime={startsAt}>
          {formatDate(startsAt, locale, 'weekday')}, {formatDate(startsAt, locale, 'time')}
        </time>
      </p>
      <Heading className={styles.title}>
        <CardLink href={`/podii/${event.slug}`}>{noBreak(event.title)}</CardLink>
      </Heading>
      <p className={card.excerpt}>{noBreak(event.excerpt)}</p>
      <p className={styles.facts}>
        {event.online ? t('events.online') : event.place}
        {' · '}
        {event.price > 0 ? formatPrice(event.price, locale) : t('events.free')}
      </p>
      <p className={card.more} aria-hidden="true">
        {t('news.more')}
      </p>
    </article>
  );
}
