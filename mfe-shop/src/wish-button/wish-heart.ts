import { later } from '../ui/later.tsx';

export const WishHeart = later(async () => (await import('./wish-button.tsx')).WishButton);
