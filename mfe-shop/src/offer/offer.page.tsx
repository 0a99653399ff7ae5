import { useLocation, useParams } from '@stezhka/router';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { shell } from '@stezhka/shell-contract';
import { HeroBlock } from './blocks/hero-block.tsx';
import { offerQuery } from './offer.queries.ts';

const Below = lazyPart(
  async () => (await import(/* webpackChunkName: "offer.below" */ './offer-below.tsx')).OfferBelow,
);

/** A landing or a diary offer: the blocks it is made of, in its own order (product 2.6, Offer and diary-offer pages). */
export function Component() {
  const { pathname } = useLocation();
  // A landing is named by its own path.
  const { slug = pathname.split('/').filter(Boolean).at(-1) } = useParams();
  const { data } = shell().useCall(...offerQuery(slug));
  if (!data) return null;
  const { offer } = data;
  const [first, ...others] = offer.blocks;
  const opens = first?.kind === 'hero';
  return (
    <>
      {opens && <HeroBlock block={first} offer={offer} />}
      <Below blocks={opens ? others : offer.blocks} offer={offer} />
    </>
  );
}
