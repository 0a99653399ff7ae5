import { useText } from '@stezhka/intl';
import { noBreak } from '@stezhka/shared-ui/format';
import { Link } from '@stezhka/shared-ui/link';
import { Section } from '@stezhka/shared-ui/section';
import { type Offer, offerPath } from '@stezhka/shop-contract';
import { AuthorBlock } from './blocks/author-block.tsx';
import { BuyBlock } from './blocks/buy-block.tsx';
import { CountdownBlock } from './blocks/countdown-block.tsx';
import { FaqBlock } from './blocks/faq-block.tsx';
import { HeroBlock } from './blocks/hero-block.tsx';
import { InsideBlock } from './blocks/inside-block.tsx';
import type { ShownBlock, ShownOf } from './blocks/part.tsx';
import { ForWhomBlock, GetsBlock } from './blocks/points-block.tsx';
import { QuestionsBlock } from './blocks/questions-block.tsx';
import { ReviewsBlock } from './blocks/reviews-block.tsx';
import { SceneBlock } from './blocks/scene-block.tsx';
import { StepsBlock } from './blocks/steps-block.tsx';
import styles from './offer-below.module.css';

/** All of an offer below what it opens with; its code comes once the page is there. */
export function OfferBelow({ blocks, offer }: { blocks: readonly ShownBlock[]; offer: Offer }) {
  return (
    <>
      {blocks.map((block, i) => (
        // Blocks of one offer never change places while they are shown.
        // biome-ignore lint/suspicious/noArrayIndexKey: two blocks may be of one kind
        <Block key={`${block.kind}${i}`} block={block} offer={offer} />
      ))}
      <LastWords offer={offer} />
    </>
  );
}

/** The offer's own last sentence, and the other offers of its books. */
function LastWords({ offer: { footerText, related } }: { offer: Offer }) {
  const t = useText('shop');
  if (!footerText && !related.length) return null;
  return (
    <Section tight>
      <div className={styles.last}>
        {footerText && <p>{noBreak(footerText)}</p>}
        {related.length > 0 && (
          <nav aria-label={t('offer.related')}>
            <h2>{t('offer.related')}</h2>
            <ul>
              {related.map(({ slug, title }) => (
                <li key={slug}>
                  <Link href={offerPath(slug)}>{noBreak(title)}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </Section>
  );
}

function Block({ block, offer }: { block: ShownBlock; offer: Offer }) {
  switch (block.kind) {
    case 'hero':
      return <HeroBlock block={block} offer={offer} />;
    case 'gets':
      return <GetsBlock block={block} />;
    case 'inside':
      return <InsideBlock block={block} />;
    case 'for-whom':
      return <ForWhomBlock block={block} />;
    case 'questions':
      return <QuestionsBlock block={block} />;
    case 'quote':
      return <QuoteBlock block={block} />;
    case 'way':
      return <StepsBlock block={block} />;
    case 'scene':
      return <SceneBlock block={block} />;
    case 'reviews':
      return <ReviewsBlock block={block} />;
    case 'author':
      return <AuthorBlock block={block} />;
    case 'faq':
      return <FaqBlock block={block} />;
    case 'countdown':
      return <CountdownBlock block={block} />;
    case 'buy':
      return <BuyBlock block={block} offer={offer} />;
  }
}

function QuoteBlock({ block: { ground, text, source } }: { block: ShownOf<'quote'> }) {
  return (
    <Section {...(ground && { ground })} contours={ground === 'deep'}>
      <blockquote className={styles.quote}>
        <p>{noBreak(text)}</p>
        {source && <footer className={styles.source}>{source}</footer>}
      </blockquote>
    </Section>
  );
}
