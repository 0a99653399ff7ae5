import type { EventReply } from '@stezhka/content-contract';
import { useLocale, useText } from '@stezhka/intl';
import { useParams } from '@stezhka/router';
import { Breadcrumbs } from '@stezhka/shared-ui/breadcrumbs';
import { Button } from '@stezhka/shared-ui/button';
import { Panel } from '@stezhka/shared-ui/card';
import { formatDate, formatPrice, noBreak } from '@stezhka/shared-ui/format';
import { Icon } from '@stezhka/shared-ui/icon';
import { Picture } from '@stezhka/shared-ui/picture';
import { sizesOf } from '@stezhka/shared-ui/picture-sizes';
import { ProseHtml } from '@stezhka/shared-ui/prose-html';
import { Section } from '@stezhka/shared-ui/section';
import { SectionHead } from '@stezhka/shared-ui/section-head';
import { shell } from '@stezhka/shell-contract';
import { CalendarPlus, Clock, MapPin, User, Users, Wallet } from 'lucide-react';
import { AuthorLink } from '../news/author-link.tsx';
import { calendarHref } from './calendar-file.ts';
import styles from './event.module.css';
import { EventCard } from './event-card.tsx';
import { eventQuery } from './events.queries.ts';

/** One event: when, where and for how much beside its text (LOOK, event). */
export function EventView({ event, related }: EventReply) {
  const t = useText('content');
  const locale = useLocale();
  const { startsAt, endsAt } = event;
  const [day, ...month] = formatDate(startsAt, locale, 'day').split(/[ \u00a0]/);
  // 'четвер, 31 грудня', 'Thursday 31 December'
  const [weekday] = formatDate(startsAt, locale, 'weekday').split(/[,\s]/);
  const sameDay = formatDate(startsAt, locale) === formatDate(endsAt, locale);
  const hours = sameDay
    ? `${formatDate(startsAt, locale, 'time')}–${formatDate(endsAt, locale, 'time')}`
    : `${formatDate(startsAt, locale, 'moment')} – ${formatDate(endsAt, locale, 'moment')}`;
  return (
    <>
      <Section tight>
        <Breadcrumbs
          className={styles.crumbs}
          label={t('post.crumbs')}
          items={[{ text: t('events.title'), href: '/podii' }, { text: event.title }]}
        />
        {event.imageData && (
          <Picture
            className={styles.picture}
            image={event.imageData}
            frame="panel"
            ratio="var(--ratio)"
            sizes={sizesOf(1232)}
            priority
          />
        )}
        <Panel as="header" raise="lifted" className={styles.lead}>
          <p className={styles.date}>
            <time dateTime={startsAt}>
              <b>{day}</b>
              <span>
                {month.join(' ')}
                <br />
                {weekday}
              </span>
            </time>
          </p>
          <div>
            <h1>{noBreak(event.title)}</h1>
            <p>{noBreak(event.excerpt)}</p>
          </div>
        </Panel>
        <div className={styles.columns}>
          <ProseHtml html={event.body} kind="article" />
          <Panel as="aside" aria-label={t('events.details')} className={styles.facts}>
            {event.past && <p className={styles.over}>{t('events.over')}</p>}
            <ul>
              <li>
                <Icon of={Clock} />
                <span>
                  {hours} <small>{t('events.kyivTime')}</small>
                </span>
              </li>
              <li>
                <Icon of={MapPin} />
                <span>{event.place}</span>
              </li>
              {event.seats !== null && (
                <li>
                  <Icon of={Users} />
                  <span>{t('events.seats', { n: event.seats })}</span>
                </li>
              )}
              <li>
                <Icon of={Wallet} />
                <span>{event.price > 0 ? formatPrice(event.price, locale) : t('events.free')}</span>
              </li>
              {event.host && (
                <li>
                  <Icon of={User} />
                  <span>
                    {t('events.host')} <AuthorLink author={event.host} />
                  </span>
                </li>
              )}
            </ul>
            {!event.past && (
              <>
                <Button href="/contacts" full>
                  {t('events.book')}
                </Button>
                <a className={styles.calendar} href={calendarHref(event)} download={`${event.slug}.ics`}>
                  <Icon of={CalendarPlus} />
                  {t('events.calendar')}
                </a>
              </>
            )}
          </Panel>
        </div>
      </Section>
      {related.length > 0 && (
        <Section ground="mist" aria-labelledby="related">
          <SectionHead
            id="related"
            title={t('events.next')}
            link={{ href: '/podii', text: t('events.all') }}
          />
          <div className={styles.related}>
            {related.map((one) => (
              <EventCard key={one.id} event={one} />
            ))}
          </div>
        </Section>
      )}
    </>
  );
}

export function Component() {
  const { slug = '' } = useParams();
  const { data } = shell().useCall(...eventQuery(slug));
  return data ? <EventView {...data} /> : null;
}
