const WORD = 32;

/** A set of row numbers below `size`, one bit each: two sets of a hundred thousand rows intersect in microseconds. */
export class Bitset {
  readonly size: number;
  readonly #words: Uint32Array;

  constructor(size: number, words = new Uint32Array(Math.ceil(size / WORD))) {
    this.size = size;
    this.#words = words;
  }

  add(row: number): void {
    this.#words[row >>> 5]! |= 1 << (row & 31);
  }

  has(row: number): boolean {
    return ((this.#words[row >>> 5]! >>> (row & 31)) & 1) === 1;
  }

  copy(): Bitset {
    return new Bitset(this.size, this.#words.slice());
  }

  and(other: Bitset): this {
    for (let i = 0; i < this.#words.length; i++) this.#words[i]! &= other.#words[i]!;
    return this;
  }

  or(other: Bitset): this {
    for (let i = 0; i < this.#words.length; i++) this.#words[i]! |= other.#words[i]!;
    return this;
  }

  get count(): number {
    let sum = 0;
    for (let i = 0; i < this.#words.length; i++) sum += ones(this.#words[i]!);
    return sum;
  }

  countWith(other: Bitset): number {
    let sum = 0;
    for (let i = 0; i < this.#words.length; i++) sum += ones(this.#words[i]! & other.#words[i]!);
    return sum;
  }
}

/** Population count of 32 bits: pairs, then fours, then bytes are added side by side. */
function ones(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
