/**
 * Creates a generator of pseudo-random numbers, reproducible from the seed.
 * https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
 */
export function randomOf(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return {
    below,
    chance: (share: number): boolean => next() < share,
    /** Returns one of the items; there is at least one. */
    // The index is below the length.
    of: <Item>(items: readonly [Item, ...Item[]]): Item => items[below(items.length)] ?? items[0],
  };
}

export type Random = ReturnType<typeof randomOf>;
