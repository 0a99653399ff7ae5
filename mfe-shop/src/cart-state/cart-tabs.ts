const CHANNEL = 'stezhka-cart';

/** Notifies this browser's other tabs of the cart's version, and receives theirs. Old browsers do neither. */
export function openTabs(onVersion: (version: number) => void) {
  if (typeof BroadcastChannel === 'undefined') return { notify: (_: number) => {}, forget: () => {} };
  const channel = new BroadcastChannel(CHANNEL);
  let told = 0;
  channel.onmessage = ({ data }) => {
    if (typeof data !== 'number') return;
    told = data;
    onVersion(data);
  };
  return {
    notify(version: number) {
      if (version <= told) return;
      told = version;
      channel.postMessage(version);
    },
    /** Another person's cart counts by itself. */
    forget() {
      told = 0;
    },
  };
}
