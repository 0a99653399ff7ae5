import { lazyPart } from '@stezhka/shared-ui/lazy-part';

export const WishHeart = lazyPart(async () => (await import('./wish-button.tsx')).WishButton, {
  when: 'hydrated',
});
