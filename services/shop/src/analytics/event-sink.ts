/** Product 9, Timings. */
const TIMEOUT_MS = 1000;
let sink: string | undefined;

export function useEventSink(url: string | undefined): void {
  sink = url;
}
export const hasEventSink = (): boolean => sink !== undefined;

/** Never rejects; resolves after the timeout at the latest. */
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
