import { useText } from '@stezhka/intl';
import { useParams } from '@stezhka/router';
import { Button } from '@stezhka/shared-ui/button';
import { noBreak } from '@stezhka/shared-ui/format';
import { Section } from '@stezhka/shared-ui/section';
import { shell } from '@stezhka/shell-contract';
import type { CSSProperties } from 'react';
import { sharedQuery } from './mac.queries.ts';
import { MacLayout } from './mac-layout.tsx';
import styles from './table.module.css';
import { CardFaces, positionOf } from './table-card.tsx';

/** A layout that its owner has shared; a withdrawn or guessed link is a 404 of the page. */
export function Component() {
  const t = useText('content.mac');
  const { token = '' } = useParams();
  const { data } = shell().useCall(...sharedQuery(token));
  if (!data) return null;
  return (
    <MacLayout
      className={styles.sharedTop}
      top={
        <>
          <h1>{noBreak(data.title || t('untitled'))}</h1>
          {data.question && <p className={styles.sharedQuestion}>{noBreak(data.question)}</p>}
          <div className={styles.surface} style={{ '--zoom': 1 } as CSSProperties}>
            {data.places.map((place, i) => (
              <div
                key={place.title + place.x}
                className={styles.place}
                style={{ '--x': place.x, '--y': place.y } as CSSProperties}
                data-filled={data.cards.some((card) => card.place === i)}
              >
                <span className={styles.caption}>
                  <b>{place.title}</b>
                  <small>{place.meaning}</small>
                </span>
              </div>
            ))}
            {[...data.cards.entries()].map(([i, card]) => (
              <span
                key={i}
                className={styles.card}
                style={positionOf(card)}
                role="img"
                aria-label={card.face?.title ?? t('hiddenCard')}
              >
                <CardFaces
                  face={card.face ?? undefined}
                  back={data.deck.backImageData}
                  faceUp={card.faceUp}
                />
              </span>
            ))}
          </div>
        </>
      }
    >
      <Section tight>
        {data.note && <blockquote className={styles.written}>{data.note}</blockquote>}
        <ul className={styles.sharedNotes}>
          {[...data.cards.entries()].map(
            ([i, { note, face }]) =>
              note && (
                <li key={i}>
                  <b>{face?.title ?? t('hiddenCard')}</b>
                  <p>{note}</p>
                </li>
              ),
          )}
        </ul>
        <Button href={`/metaphoric-cards/${data.deck.slug}`}>{t('tryOwn')}</Button>
      </Section>
    </MacLayout>
  );
}
