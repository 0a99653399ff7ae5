import { lazyPart } from '@stezhka/shared-ui/lazy-part';

/** Its code and its call come once the page answers. */
export const Celebration = lazyPart(
  async () => (await import(/* webpackChunkName: "celebration" */ './celebration.tsx')).CelebrationCard,
  { when: 'hydrated' },
);
