import { lazyPart } from '@stezhka/shared-ui/lazy-part';

export const WishHeart = lazyPart(
  async () => (await import(/* webpackChunkName: "card.late" */ './wish-button.tsx')).WishButton,
  { when: 'hydrated' },
);
