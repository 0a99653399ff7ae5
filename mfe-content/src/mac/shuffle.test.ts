import { newLayoutId, randomBelow, shuffle } from './shuffle.ts';

/** Every sequence of draws that Fisher–Yates can make of `n` things. */
function* drawsOf(n: number): Generator<number[]> {
  if (n < 2) return yield [];
  for (let first = 0; first < n; first++) for (const rest of drawsOf(n - 1)) yield [first, ...rest];
}

test('each order of four cards comes from exactly one sequence of draws: none is likelier', () => {
  const seen = new Map<string, number>();
  for (const draws of drawsOf(4)) {
    const left = [...draws];
    const bounds: number[] = [];
    const order = shuffle([1, 2, 3, 4], (bound) => {
      bounds.push(bound);
      return left.shift()!;
    });
    expect(bounds).toEqual([4, 3, 2]);
    seen.set(order.join(), (seen.get(order.join()) ?? 0) + 1);
  }
  expect([seen.size, ...new Set(seen.values())]).toEqual([24, 1]);
});

test('a number that would favour the first cards is drawn again', () => {
  const words = [2 ** 32 - 1, 2 ** 32 - 256, 41];
  const { getRandomValues } = crypto;
  crypto.getRandomValues = ((array: Uint32Array) => {
    array[0] = words.shift()!;
    return array;
  }) as never;
  // 2³² = 40 × 107 374 182 + 16.
  expect([randomBelow(40), words.length]).toEqual([((2 ** 32 - 256) % 40) as number, 1]);
  crypto.getRandomValues = getRandomValues;
});

test('a shuffle keeps every card once and leaves the list alone', () => {
  const cards = Array.from({ length: 40 }, (_, n) => n + 1);
  const order = shuffle(cards);
  expect([...order].sort((a, b) => a - b)).toEqual(cards);
  expect(cards[0]).toBe(1);
});

test('ids of layouts are ObjectIds and differ', () => {
  const ids = Array.from({ length: 50 }, newLayoutId);
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{24}$/);
});
