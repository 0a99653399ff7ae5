/** Below `bound`, each as likely: what is left over of 2³² is thrown away. */
export function randomBelow(bound: number): number {
  const [word] = [new Uint32Array(1)];
  const limit = 2 ** 32 - (2 ** 32 % bound);
  do crypto.getRandomValues(word);
  while (word[0]! >= limit);
  return word[0]! % bound;
}

/** Fisher–Yates: every order is as likely. */
export function shuffle<T>(list: readonly T[], below = randomBelow): T[] {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [out[i], out[j]] = [out[j]!, out[i]!];
  }
  return out;
}

/** An ObjectId, so that a layout that is saved twice is one layout. */
export const newLayoutId = (): string =>
  Math.floor(Date.now() / 1000)
    .toString(16)
    .padStart(8, '0') +
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
