const WORD = 32;

/**
 * A set of row numbers below `size`, one bit each: two sets of a hundred thousand rows intersect in microseconds. A row
 * that comes in several variants has a bit in as many planes; it is in the set when any of its variants is.
 */
export class Bitset {
  readonly size: number;
  readonly planes: number;
  readonly #words: Uint32Array;
  /** Words of one plane. */
  readonly #stride: number;

  constructor(size: number, planes = 1, words?: Uint32Array) {
    this.size = size;
    this.planes = planes;
    this.#stride = Math.ceil(size / WORD);
    this.#words = words ?? new Uint32Array(this.#stride * planes);
  }

  add(row: number, plane = 0): void {
    this.#words[plane * this.#stride + (row >>> 5)]! |= 1 << (row & 31);
  }

  has(row: number): boolean {
    for (let plane = 0; plane < this.planes; plane++) if (this.hasVariant(row, plane)) return true;
    return false;
  }

  hasVariant(row: number, plane: number): boolean {
    return ((this.#words[plane * this.#stride + (row >>> 5)]! >>> (row & 31)) & 1) === 1;
  }

  copy(): Bitset {
    return new Bitset(this.size, this.planes, this.#words.slice());
  }

  and(other: Bitset): this {
    for (let i = 0; i < this.#words.length; i++) this.#words[i]! &= other.#words[i]!;
    return this;
  }

  or(other: Bitset): this {
    for (let i = 0; i < this.#words.length; i++) this.#words[i]! |= other.#words[i]!;
    return this;
  }

  /** Rows, not variants. */
  get count(): number {
    return this.countWith(this);
  }

  countWith(other: Bitset): number {
    let sum = 0;
    for (let i = 0; i < this.#stride; i++) {
      let word = 0;
      for (let j = i; j < this.#words.length; j += this.#stride) word |= this.#words[j]! & other.#words[j]!;
      sum += ones(word);
    }
    return sum;
  }
}

/** Population count of 32 bits: pairs, then fours, then bytes are added side by side. */
function ones(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
