/** Milliseconds that a visitor is kept waiting at most; tests of something else wait for a machine that is busy. */
export const patience = {
  /** For one's turn. On a machine that is slow today; longer, and the gateway would think that the service is dead. */
  turn: 3_000,
  /** For the hasher: a hash takes some 10 ms, a new hasher half a second. */
  hasher: 2_000,
};
