/** Pauses before a stream that was refused is asked for again. */
const AGAIN_MS = [1_000, 2_000, 5_000, 15_000, 30_000, 60_000, 300_000];
/** Refusals after which it is asked whether there is still something to follow: a service that restarts refuses too. */
const DOUBTED = 3;
/** Browsers allow a site six connections: a window that nobody looks at gives its own back. */
const HIDDEN_MS = 30_000;
/** A stream that ends in its turn comes back within this. */
const LOST_MS = 3_000;

export interface EventConnectionOptions {
  /** @param after id of the last event that came */
  address: (after: string | undefined) => string;
  names: readonly string[];
  onEvent: (name: string, data: unknown) => void;
  /** Nothing arrives at the moment. */
  onLost: (lost: boolean) => void;
  /** Refused again and again: whether there is still something to follow, a read can say, which has a status. */
  onRefused?: () => void;
}

/** A stream of events for as long as somebody looks. @returns ends it */
export function connectEvents(options: EventConnectionOptions): () => void {
  const { address, names, onEvent, onLost, onRefused } = options;
  let source: EventSource | undefined;
  let after: string | undefined;
  let tries = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  let losing: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    clearTimeout(again);
    source?.close();
    source = undefined;
  };
  const open = () => {
    close();
    const own = new EventSource(address(after));
    source = own;
    own.onopen = () => {
      tries = 0;
      clearTimeout(losing);
      losing = undefined;
      onLost(false);
    };
    own.onerror = () => {
      losing ??= setTimeout(() => onLost(true), LOST_MS);
      // Otherwise the browser comes again by itself, with the last event's id.
      if (own.readyState !== EventSource.CLOSED) return;
      again = setTimeout(open, AGAIN_MS[Math.min(tries++, AGAIN_MS.length - 1)]);
      if (tries >= DOUBTED) onRefused?.();
    };
    for (const name of names)
      own.addEventListener(name, (event) => {
        const { lastEventId, data } = event as MessageEvent<string>;
        if (lastEventId) after = lastEventId;
        onEvent(name, JSON.parse(data));
      });
  };
  const onVisibility = () => {
    clearTimeout(hiding);
    if (document.visibilityState === 'hidden') hiding = setTimeout(close, HIDDEN_MS);
    else if (!source) open();
  };
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', open);
  open();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', open);
    clearTimeout(hiding);
    clearTimeout(losing);
    close();
  };
}
