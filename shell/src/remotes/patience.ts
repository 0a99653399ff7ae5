const ATTEMPT_MS = 6_000;
const PAUSES_MS = [300, 1_000];

/** Tries three times; an attempt that hangs counts as failed (a hanging remote would hang for ever). */
export async function withPatience<T>(
  attempt: () => Promise<T>,
  pauses = PAUSES_MS,
  attemptMs = ATTEMPT_MS,
): Promise<T> {
  for (const pause of [...pauses, undefined]) {
    try {
      return await Promise.race([attempt(), failAfter(attemptMs)]);
    } catch (error) {
      if (pause === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  throw new Error('unreachable');
}

const failAfter = (ms: number): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
