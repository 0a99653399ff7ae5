import type { SlotName } from '@stezhka/shell-contract';
import { Slot as Shown, type SlotPlace } from '../remotes/slot.tsx';

export { loadSlot } from '../remotes/slot.tsx';

/** A slot whose place the map of the page finds (dev-map/). A function: modules that need each other find it early. */
export function Slot<K extends SlotName>(props: SlotPlace<K>) {
  return (
    <span data-slot={props.name} style={{ display: 'contents' }}>
      <Shown {...props} />
    </span>
  );
}
