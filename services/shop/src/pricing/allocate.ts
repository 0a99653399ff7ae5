/**
 * Divides whole kopiykas in proportion to weights by largest remainder; no share exceeds its weight.
 * @param amount at most the sum of the weights
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (amount <= 0 || all <= 0) return weights.map(() => 0);
  const total = Math.min(amount, all);
  // BigInt: a product of two amounts may exceed the exact range of a float.
  const parts = weights.map((weight, i) => {
    const product = BigInt(total) * BigInt(weight);
    return { i, share: Number(product / BigInt(all)), rest: product % BigInt(all) };
  });
  let left = total - parts.reduce((sum, { share }) => sum + share, 0);
  const byRest = [...parts].sort((a, b) => (a.rest === b.rest ? a.i - b.i : a.rest > b.rest ? -1 : 1));
  for (const part of byRest) {
    if (left === 0) break;
    part.share += 1;
    left -= 1;
  }
  return parts.map(({ share }) => share);
}
