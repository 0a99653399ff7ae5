import type { MacCard, MacDeckReply } from '@stezhka/content-contract';
import { useText } from '@stezhka/intl';
import { useParams, useSearchParams } from '@stezhka/router';
import { Breadcrumbs } from '@stezhka/shared-ui/breadcrumbs';
import { Button } from '@stezhka/shared-ui/button';
import { noBreak } from '@stezhka/shared-ui/format';
import { useHydrated } from '@stezhka/shared-ui/hydration';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { Picture } from '@stezhka/shared-ui/picture';
import { ProseHtml } from '@stezhka/shared-ui/prose-html';
import { Section } from '@stezhka/shared-ui/section';
import { shell } from '@stezhka/shell-contract';
import { useState } from 'react';
import { tableHref } from './decks.page.tsx';
import { LayoutList } from './layout-list.tsx';
import styles from './mac.module.css';
import { cardsQuery, deckQuery } from './mac.queries.ts';
import { MacLayout } from './mac-layout.tsx';
import { newLayoutId } from './shuffle.ts';

const LayoutTable = lazyPart(
  async () => (await import(/* webpackChunkName: "layout-table" */ './layout-table.tsx')).LayoutTable,
  {
    when: 'hydrated',
    waiting: <div className={styles.tableWaiting} />,
  },
);

/** Before 'Show all'. */
const SHOWN = 12;

function DeckView({ deck, cards }: MacDeckReply & { cards: MacCard[] }) {
  const t = useText('content.mac');
  const hydrated = useHydrated();
  const [all, setAll] = useState(false);
  return (
    <MacLayout
      top={
        <div className={styles.hero}>
          <div>
            <Breadcrumbs
              label={t('crumbs')}
              items={[{ text: t('name'), href: '/metaphoric-cards' }, { text: deck.title }]}
            />
            <h1>{noBreak(deck.title)}</h1>
            <p className={styles.lead}>{noBreak(deck.excerpt)}</p>
            <div className={styles.actions}>
              <Button variant="deep" href={tableHref(deck.slug, 'past-present-future')}>
                {t('newLayout')}
              </Button>
              <Button variant="ghost" className={styles.onDeep} href={tableHref(deck.slug, 'one-card')}>
                {t('oneCard')}
              </Button>
            </div>
          </div>
          <div className={styles.fan} aria-hidden="true">
            {[...deck.samples.entries()].map(
              ([i, image]) =>
                image && (
                  <Picture
                    key={i}
                    image={image}
                    alt=""
                    priority
                    sizes="(min-width: 992px) 230px, 38vw"
                    style={{ '--i': i - (deck.samples.length - 1) / 2 } as React.CSSProperties}
                  />
                ),
            )}
          </div>
        </div>
      }
    >
      <Section tight aria-labelledby="cards">
        <h2 id="cards">{t('cardsTitle')}</h2>
        <ul className={styles.grid}>
          {cards.map(({ number, title, imageData }, i) => (
            <li key={number} hidden={hydrated && !all && i >= SHOWN}>
              {imageData && (
                <Picture
                  image={imageData}
                  alt={title}
                  ratio="2 / 3"
                  sizes="(min-width: 992px) 190px, (min-width: 600px) 25vw, 44vw"
                />
              )}
              <span>{title}</span>
            </li>
          ))}
        </ul>
        {hydrated && !all && cards.length > SHOWN && (
          <Button variant="outline" className={styles.showAll} onClick={() => setAll(true)}>
            {t('showAll', { n: cards.length })}
          </Button>
        )}
      </Section>
      <Section tight>
        <div className={styles.columns}>
          <section aria-labelledby="about">
            <h2 id="about">{t('about')}</h2>
            <ProseHtml html={deck.about} kind="article" />
          </section>
          <section>
            <LayoutList deck={deck.slug} />
          </section>
        </div>
      </Section>
    </MacLayout>
  );
}

/** One deck; with `?layout=` a table with it: 'new', or a layout's id. */
export function Component() {
  const { slug = '' } = useParams();
  const [query] = useSearchParams();
  const { useCall } = shell();
  const { data } = useCall(...deckQuery(slug));
  const { data: cards } = useCall(...cardsQuery(slug));
  const wanted = query.get('layout');
  const idOf = (layout: string | null) => (layout === 'new' ? newLayoutId() : layout);
  const [session, setSession] = useState(() => ({ wanted, id: idOf(wanted) }));
  // Saved for the first time, the table's address becomes that of its layout: the table stays.
  if (session.wanted !== wanted) setSession({ wanted, id: idOf(wanted) });
  if (!data || !cards) return null;
  if (!wanted || !session.id) return <DeckView {...data} cards={cards.cards} />;
  return (
    <LayoutTable
      key={session.id}
      id={session.id}
      isNew={wanted === 'new'}
      template={query.get('template') ?? 'free'}
      deck={data.deck}
      cards={cards.cards}
      templates={data.templates}
    />
  );
}
