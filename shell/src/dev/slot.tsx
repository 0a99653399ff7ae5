import type { SlotName } from '@stezhka/shell-contract';
import { Slot as Shown, type SlotPlace } from '../remotes/slot.tsx';

export { loadSlot } from '../remotes/slot.tsx';

/** A slot whose place the map of the page finds (dev-map/). */
export const Slot = <K extends SlotName>(props: SlotPlace<K>) => (
  <span data-slot={props.name} style={{ display: 'contents' }}>
    <Shown {...props} />
  </span>
);
