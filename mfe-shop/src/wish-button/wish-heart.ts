import { hydratedPart } from '../ui/hydrated-part.tsx';

export const WishHeart = hydratedPart(async () => (await import('./wish-button.tsx')).WishButton);
