import type { Offer } from '@stezhka/shop-contract';
import { AuthorBlock } from './author-block.tsx';
import { BuyBlock } from './buy-block.tsx';
import { CountdownBlock } from './countdown-block.tsx';
import { FaqBlock } from './faq-block.tsx';
import { HeroBlock } from './hero-block.tsx';
import { InsideBlock } from './inside-block.tsx';
import type { ShownBlock } from './part.tsx';
import { ForWhomBlock, GetsBlock } from './points-block.tsx';
import { QuestionsBlock } from './questions-block.tsx';
import { QuoteBlock } from './quote-block.tsx';
import { ReviewsBlock } from './reviews-block.tsx';
import { SceneBlock } from './scene-block.tsx';
import { StepsBlock } from './steps-block.tsx';

export function Block({ block, offer }: { block: ShownBlock; offer: Offer }) {
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
