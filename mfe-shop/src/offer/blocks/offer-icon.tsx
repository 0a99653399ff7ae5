import { lazy, Suspense } from 'react';
import type { OfferIconProps } from './any-icon.tsx';

// All the icons there are, of which an offer shows a few: the server draws them, their code comes after the page.
const AnyIcon = lazy(async () => ({
  default: (await import(/* webpackChunkName: "offer-icons" */ './any-icon.tsx')).AnyIcon,
}));

/** The icon of a point; its place is kept until it comes. */
export const OfferIcon = (props: OfferIconProps) => (
  <Suspense fallback={<svg width="22" height="22" aria-hidden="true" />}>
    <AnyIcon {...props} />
  </Suspense>
);
