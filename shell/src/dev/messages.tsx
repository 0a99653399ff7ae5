import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { useSelector } from '@stezhka/store';
import { Messages as Shown } from '../frame/messages.tsx';
import type { ShellState } from '../state/store.ts';

const DevBanner = lazyPart(async () => (await import('../frame/dev-banner.tsx')).DevBanner);

/** Messages with the DevBanner (product 8). */
export function Messages() {
  const { message } = useSelector((state: ShellState) => state.error);
  return (
    <>
      <Shown />
      {message && <DevBanner message={message} />}
    </>
  );
}
