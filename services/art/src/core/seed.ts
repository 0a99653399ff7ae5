// What every picture takes its chances from: a word, so that the same slug is drawn the same for ever.

export interface Seed {
  f(): number;
  /** A start for SVG ids; two pictures of one slug on one page would share it. */
  id: string;
  r(lo: number, hi: number): number;
  i(lo: number, hi: number): number;
  pick<const T>(list: readonly T[]): T;
  chance(p: number): boolean;
}

export function seeded(slug: string): Seed {
  let h = 2166136261;
  for (const c of slug) {
    h = Math.imul(h ^ c.codePointAt(0)!, 16777619);
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  h ^= h >>> 16;
  let a = h >>> 0;
  const f = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  // Near words start near one another; a few steps part them.
  for (let i = 0; i < 5; i++) {
    f();
  }
  return {
    f,
    id: `a${(h >>> 0).toString(36)}`,
    r: (lo, hi) => lo + (hi - lo) * f(),
    i: (lo, hi) => Math.floor(lo + (hi - lo + 1) * f()),
    pick: (list) => list[Math.floor(f() * list.length)]!,
    chance: (p) => f() < p,
  };
}

/** A list in an order fixed by a word: numbered cards of one deck never repeat until the list ends. */
export function shuffled<T>(list: readonly T[], word: string): T[] {
  const s = seeded(word);
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = s.i(0, i);
    [out[i], out[j]] = [out[j]!, out[i]!];
  }
  return out;
}

/** The number of a card: given, or the digits that end its slug ('signs-07' is 7), or undefined. */
export function numberOf(slug: string, n?: number): number | undefined {
  const digits = /(?<!\d)\d+$/.exec(slug);
  return n ?? (digits ? Number(digits[0]) : undefined);
}

/** An item by card number when there is one, else by the seed. */
export const choose = <T>(s: Seed, list: readonly T[], no: number | undefined): T =>
  no === undefined ? s.pick(list) : round(list, no);

/** An item of a list that goes round and round; whole numbers of either sign. */
export const round = <T>(list: readonly T[], no: number): T =>
  list[((no % list.length) + list.length) % list.length]!;
