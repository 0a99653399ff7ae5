export interface ReadEvent {
  name: string;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the service says
  data: any;
  id: string;
}

/** Reads a stream of server-sent events as a browser does, without its coming again. */
export async function readEvents(url: string, headers: Record<string, string> = {}) {
  const stop = new AbortController();
  const reply = await fetch(url, { headers, signal: stop.signal });
  const events: ReadEvent[] = [];
  let ended = reply.status !== 200;
  let wake = () => {};
  if (ended) await reply.body?.cancel();
  else
    void (async () => {
      let text = '';
      try {
        for await (const bytes of reply.body!.pipeThrough(new TextDecoderStream())) {
          text += bytes;
          const blocks = text.split('\n\n');
          text = blocks.pop()!;
          events.push(...blocks.flatMap(eventOf));
          wake();
        }
      } catch {
        // Cut off by either side.
      }
      ended = true;
      wake();
    })();
  return {
    status: reply.status,
    headers: reply.headers,
    events,
    isEnded: () => ended,
    close: () => stop.abort(),
    /** Waits until the events pass; false when the stream ends before. */
    async until(passes: (events: readonly ReadEvent[]) => boolean): Promise<boolean> {
      while (!passes(events)) {
        if (ended) return false;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return true;
    },
  };
}

/** Comments and settings are no events. */
function eventOf(block: string): ReadEvent[] {
  const fields = Object.fromEntries(
    block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  if (!fields.event) return [];
  return [{ name: fields.event, data: JSON.parse(fields.data!), id: fields.id ?? '' }];
}
