const ATTEMPT_MS = 6_000;
const PAUSES_MS = [300, 1_000];

/** An attempt that hangs counts as failed. */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  pauses = PAUSES_MS,
  attemptMs = ATTEMPT_MS,
): Promise<T> {
  for (const pause of [...pauses, undefined]) {
    try {
      return await within(attempt(), attemptMs);
    } catch (error) {
      if (pause === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  throw new Error('unreachable');
}

async function within<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
