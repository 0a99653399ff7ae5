import { useLocation, useParams } from '@stezhka/router';

/** Which offer a page shows: a landing is named by its own path, the others by the address's last part. */
export function useOfferSlug(): string {
  const { slug, offer } = useParams();
  const { pathname } = useLocation();
  return slug ?? offer ?? pathname.split('/').filter(Boolean).at(-1) ?? '';
}
