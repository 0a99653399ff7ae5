import { useText } from '@stezhka/intl';
import { useSearchParams } from '@stezhka/router';
import { Button } from '@stezhka/shared-ui/button';
import { ChipLink } from '@stezhka/shared-ui/chip';
import { cx } from '@stezhka/shared-ui/cx';
import { EmptyState } from '@stezhka/shared-ui/empty-state';
import { noBreak } from '@stezhka/shared-ui/format';
import { Section } from '@stezhka/shared-ui/section';
import { shell } from '@stezhka/shell-contract';
import list from '../lib/list-page.module.css';
import { ListPager } from '../lib/list-pager.tsx';
import { EventCard } from './event-card.tsx';
import styles from './events.module.css';
import { eventsQuery } from './events.queries.ts';

/** Events to come, or past ones; which of them and the page stand in the address. */
export function Component() {
  const [query] = useSearchParams();
  const t = useText('content');
  const { data } = shell().useCall(...eventsQuery(query));
  const past = query.get('when') === 'past';
  const { events = [], pagination } = data ?? {};
  return (
    <Section tight>
      <header className={list.head}>
        <h1>{t('events.title')}</h1>
        <p>{noBreak(t('events.lead'))}</p>
      </header>
      <nav className={styles.switch} aria-label={t('events.which')}>
        <ChipLink href="/podii" current={!past}>
          {t('events.coming')}
        </ChipLink>
        <ChipLink href="/podii?when=past" current={past}>
          {t('events.past')}
        </ChipLink>
      </nav>
      {events.length ? (
        <div className={cx(list.grid, styles.pairs)}>
          {events.map((event, i) => (
            <EventCard key={event.id} event={event} heading="h2" priority={i === 0} />
          ))}
        </div>
      ) : (
        <EmptyState
          title={past ? t('events.nonePast') : t('events.noneComing')}
          action={
            <Button href={past ? '/podii' : '/news'}>
              {past ? t('events.coming') : t('events.readMeanwhile')}
            </Button>
          }
        />
      )}
      <ListPager
        className={list.pager}
        pagination={pagination}
        base="/podii"
        query={past ? { when: 'past' } : {}}
      />
    </Section>
  );
}
