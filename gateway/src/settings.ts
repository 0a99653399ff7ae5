/** Times and sizes that only tests change; milliseconds, seconds and bytes as the names say. */
export const defaultSettings = {
  readTimeoutMs: 5_000,
  changeTimeoutMs: 10_000,
  /** A width that is asked for before it was made is made at once, and others may be waiting for theirs. */
  pictureTimeoutMs: 30_000,
  /** A picture waits for its turn and is then decoded. */
  uploadTimeoutMs: 30_000,
  exportTimeoutMs: 30_000,
  /** A slow sender holds memory meanwhile: after the grace a body must have come at this rate, 5 MB in 30 s. */
  bodyGraceMs: 5_000,
  bodyBytesPerSecond: 200_000,
  /** The limit between two pieces of a body. */
  bodySilenceMs: 5_000,
  /** How long the rest of a body that is too large is read for its sender to see the answer. */
  discardTimeoutMs: 10_000,
  renderTimeoutMs: 9_000,
  tablesEveryMs: 15_000,
  tablesRetryMs: 1_000,
  /** Faults in a row after which an address is left alone, and for how long. */
  breakAfter: 3,
  halfOpenAfterMs: 2_000,
  pageSeconds: 30,
  bodyBytes: 1_000_000,
  /** Uploads whose bodies are in memory at once, and how many more may wait. */
  uploadsRunning: 8,
  uploadsWaiting: 64,
  uploadsPerVisitor: 2,
  uploadTurnMs: 15_000,
  /** Streams of events that are open at once. */
  streamsMost: 10_000,
  streamsPerVisitor: 6,
  /** Of one network, behind which a whole office may sit. */
  streamsPerNetwork: 100,
  /** How soon a stream ends after its session. */
  streamCheckMs: 10_000,
  cacheBytes: 64_000_000,
  batchMost: 20,
};

export type Settings = typeof defaultSettings;
