import { lazyPart } from '@stezhka/shared-ui/lazy-part';

/**
 * The icon of a point; its place is kept until it comes. All the icons there are, of which an offer shows a few: the
 * server draws them, their code comes after the page.
 */
export const OfferIcon = lazyPart(
  async () => (await import(/* webpackChunkName: "offer-icons" */ './any-icon.tsx')).AnyIcon,
  <svg width="22" height="22" aria-hidden="true" />,
);
