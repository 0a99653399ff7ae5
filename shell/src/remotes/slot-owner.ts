import type { ReleaseSet } from '@stezhka/shell-contract';

let current: ReleaseSet['remotes'] = {};

/** The releases of this document, for slots that load later. */
export const setSlotReleases = (remotes: ReleaseSet['remotes']) => {
  current = remotes;
};

export const slotOwner = (slot: string): string | undefined =>
  Object.values(current).find(({ slots }) => slots.includes(slot))?.name;
