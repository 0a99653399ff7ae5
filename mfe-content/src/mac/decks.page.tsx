import type { LayoutTemplate, MacDeckCard } from '@stezhka/content-contract';
import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { EmptyState } from '@stezhka/shared-ui/empty-state';
import { noBreak } from '@stezhka/shared-ui/format';
import { Link } from '@stezhka/shared-ui/link';
import { Picture } from '@stezhka/shared-ui/picture';
import { Section } from '@stezhka/shared-ui/section';
import { SectionHead } from '@stezhka/shared-ui/section-head';
import { shell } from '@stezhka/shell-contract';
import type { CSSProperties } from 'react';
import { LayoutList } from './layout-list.tsx';
import styles from './mac.module.css';
import { decksQuery } from './mac.queries.ts';
import { MacLayout } from './mac-layout.tsx';
import { TemplateFigure } from './template-figure.tsx';

export const tableHref = (deck: string, template = 'free') =>
  `/metaphoric-cards/${deck}?layout=new&template=${template}`;

function DeckCard({ deck }: { deck: MacDeckCard }) {
  const t = useText('content.mac');
  const [front, second] = deck.samples;
  return (
    <li className={styles.deck}>
      <div className={styles.pile} aria-hidden="true">
        {[
          { image: deck.backImageData, side: -1 },
          { image: second, side: 1 },
          { image: front, side: 0 },
        ].map(
          ({ image, side }) =>
            image && (
              <Picture
                key={side}
                image={image}
                alt=""
                sizes="(min-width: 992px) 160px, 34vw"
                style={{ '--side': side } as CSSProperties}
              />
            ),
        )}
      </div>
      <h2>
        <Link href={`/metaphoric-cards/${deck.slug}`}>{noBreak(deck.title)}</Link>
      </h2>
      <p>{noBreak(deck.excerpt)}</p>
      <p className={styles.count}>{t('cards', { n: deck.cards })}</p>
    </li>
  );
}

/** Each ready-made layout opens a table with a deck; which one, the visitor may change there. */
function Templates({ templates, deck }: { templates: LayoutTemplate[]; deck: MacDeckCard }) {
  const t = useText('content.mac');
  return (
    <Section aria-labelledby="templates">
      <SectionHead id="templates" title={t('templates')} lead={t('templatesLead')} />
      <Button href={tableHref(deck.slug, 'one-card')} className={styles.daily}>
        {t('daily')}
      </Button>
      <ul className={styles.templates}>
        {templates.map((template) => (
          <li key={template.slug}>
            <Link href={tableHref(deck.slug, template.slug)}>
              <TemplateFigure places={template.places} />
              <b>{template.title}</b>
              <span>{noBreak(template.excerpt)}</span>
              <small>
                {template.places.length ? t('cards', { n: template.places.length }) : t('anyNumber')}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The index of the metaphorical cards (product 2.4). */
export function Component() {
  const t = useText('content.mac');
  const { data } = shell().useCall(...decksQuery);
  if (!data) return null;
  const [first] = data.decks;
  return (
    <MacLayout
      top={
        <>
          <h1>{noBreak(t('title'))}</h1>
          <p className={styles.lead}>{noBreak(t('lead'))}</p>
        </>
      }
    >
      <Section tight>
        {data.decks.length ? (
          <ul className={styles.decks}>
            {data.decks.map((deck) => (
              <DeckCard key={deck.slug} deck={deck} />
            ))}
          </ul>
        ) : (
          <EmptyState title={t('noDecks')} action={<Button href="/news">{t('noDecksLink')}</Button>} />
        )}
      </Section>
      {first && <Templates templates={data.templates} deck={first} />}
      <Section tight>
        <LayoutList />
      </Section>
    </MacLayout>
  );
}
