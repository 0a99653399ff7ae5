import { shell } from '@stezhka/shell-contract';
import { getDiaryOffer } from '@stezhka/shop-contract';
import { Block } from './blocks/block.tsx';
import { useOfferSlug } from './offer-slug.ts';

/** A landing or a diary offer: the blocks it is made of, in its own order (product 2.6, Offer and diary-offer pages). */
export function Component() {
  const { data } = shell().useCall(getDiaryOffer, { params: { slug: useOfferSlug() } });
  if (!data) return null;
  const { offer } = data;
  return offer.blocks.map((block, i) => (
    // Blocks of one offer never change places while they are shown.
    // biome-ignore lint/suspicious/noArrayIndexKey: two blocks may be of one kind
    <Block key={`${block.kind}${i}`} block={block} offer={offer} />
  ));
}
