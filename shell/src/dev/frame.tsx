import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { type FrameProps, Frame as Shown } from '../frame/frame.tsx';

const DevMap = lazyPart(async () => (await import('../dev-map/dev-map.tsx')).DevMap, { when: 'hydrated' });

/** The frame with the map of the page (decision 0074). */
export function Frame(props: FrameProps) {
  return (
    <>
      <Shown {...props} />
      <DevMap page={props.page} />
    </>
  );
}
