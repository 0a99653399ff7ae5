/** Product 9, Timings: an analytics event waits no longer. */
const TIMEOUT_MS = 1000;
let sink: string | undefined;

/** Where events go; without an address nowhere. */
export function useEventSink(url: string | undefined): void {
  sink = url;
}
export const hasEventSink = (): boolean => sink !== undefined;

/** Passes an event on. Resolves after the timeout at the latest, and never rejects: nothing depends on it. */
export async function forwardEvent(event: object): Promise<void> {
  if (!sink) return;
  await fetch(sink, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(event),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).then(
    (reply) => void reply.body?.cancel(),
    () => {},
  );
}
