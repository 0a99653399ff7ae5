/** Sorts '/data/products/bestsellers' before '/data/products/:category': literal segments win, left to right. */
export function bySpecificity(a: string, b: string): number {
  const left = a.split('/');
  const right = b.split('/');
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const rank = kind(left[i]) - kind(right[i]);
    if (rank) return rank;
  }
  return 0;
}

const kind = (segment: string | undefined) =>
  segment === undefined ? 0 : /^\*|^\{\*/.test(segment) ? 3 : segment.startsWith(':') ? 2 : 1;
