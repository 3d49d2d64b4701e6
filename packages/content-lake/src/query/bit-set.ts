/** A set of document numbers, one bit each. */
export class BitSet {
  readonly words: Uint32Array;

  /** @param size the largest number plus one. */
  constructor(size: number) {
    this.words = new Uint32Array((size + 31) >> 5);
  }

  add(n: number): void {
    this.words[n >> 5] = (this.words[n >> 5] ?? 0) | (1 << (n & 31));
  }

  remove(n: number): void {
    this.words[n >> 5] = (this.words[n >> 5] ?? 0) & ~(1 << (n & 31));
  }

  has(n: number): boolean {
    return (((this.words[n >> 5] ?? 0) >>> (n & 31)) & 1) === 1;
  }

  and(other: BitSet): this {
    for (let at = 0; at < this.words.length; at++)
      this.words[at] = (this.words[at] ?? 0) & (other.words[at] ?? 0);
    return this;
  }

  or(other: BitSet): this {
    for (let at = 0; at < this.words.length; at++)
      this.words[at] = (this.words[at] ?? 0) | (other.words[at] ?? 0);
    return this;
  }

  without(other: BitSet): this {
    for (let at = 0; at < this.words.length; at++)
      this.words[at] = (this.words[at] ?? 0) & ~(other.words[at] ?? 0);
    return this;
  }

  /** Whether the set has any of the `count` numbers from `first`; both are multiples of 32. */
  hasAny(first: number, count: number): boolean {
    const end = Math.min((first + count) >> 5, this.words.length);
    for (let at = first >> 5; at < end; at++) if (this.words[at] !== 0) return true;
    return false;
  }

  /** @param size of the copy, if it is to be larger. */
  copy(size = this.words.length * 32): BitSet {
    const copy = new BitSet(size);
    copy.words.set(this.words);
    return copy;
  }

  /** https://graphics.stanford.edu/~seander/bithacks.html#CountBitsSetParallel */
  count(): number {
    let count = 0;
    for (let at = 0; at < this.words.length; at++) {
      let word = this.words[at] ?? 0;
      word -= (word >>> 1) & 0x55555555;
      word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
      count += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
    }
    return count;
  }

  /** Returns all numbers, in ascending order. */
  numbers(): Uint32Array {
    const numbers = new Uint32Array(this.count());
    let at = 0;
    for (let index = 0; index < this.words.length; index++) {
      let word = this.words[index] ?? 0;
      while (word !== 0) {
        const lowest = word & -word;
        numbers[at++] = index * 32 + 31 - Math.clz32(lowest);
        word ^= lowest;
      }
    }
    return numbers;
  }
}
