import { jest } from '@jest/globals';
import type { Envelope } from '@stezhka/kit-contract';

/** Answers the forms' calls, which go straight to the gateway; resolves when the test says so. */
export function answerFetch(status: number, envelope: Envelope) {
  const fetch = jest.fn<typeof globalThis.fetch>(
    async () => new Response(JSON.stringify(envelope), { status }),
  );
  globalThis.fetch = fetch;
  const sent = () => Object.fromEntries(fetch.mock.lastCall?.[1]?.body as FormData);
  return { fetch, sent };
}
