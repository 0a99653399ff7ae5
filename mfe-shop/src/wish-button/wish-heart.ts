import { later } from '../ui/later.tsx';

/** The heart of a product's card and page. */
export const WishHeart = later(async () => (await import('./wish-button.tsx')).WishButton);
