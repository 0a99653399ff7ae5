import type { Offer } from '@stezhka/shop-contract';
import { Block } from './blocks/block.tsx';
import type { ShownBlock } from './blocks/part.tsx';

/** All of an offer below what it opens with; its code comes once the page is there. */
export function OfferBelow({ blocks, offer }: { blocks: readonly ShownBlock[]; offer: Offer }) {
  return blocks.map((block, i) => (
    // Blocks of one offer never change places while they are shown.
    // biome-ignore lint/suspicious/noArrayIndexKey: two blocks may be of one kind
    <Block key={`${block.kind}${i}`} block={block} offer={offer} />
  ));
}
