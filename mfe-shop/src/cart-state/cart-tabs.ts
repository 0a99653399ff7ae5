const CHANNEL = 'stezhka-cart';

/** Tells this browser's other tabs which version of the cart there is, and hears of theirs. Old browsers do neither. */
export function openTabs(hear: (version: number) => void) {
  if (typeof BroadcastChannel === 'undefined') return { tell: (_: number) => {}, forget: () => {} };
  const channel = new BroadcastChannel(CHANNEL);
  let told = 0;
  channel.onmessage = ({ data }) => {
    if (typeof data !== 'number') return;
    told = data;
    hear(data);
  };
  return {
    tell(version: number) {
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
