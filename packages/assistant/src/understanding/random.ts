/** Creates a small seeded pseudorandom number generator (mulberry32), so that training is reproducible. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Shuffles in place (Fisher and Yates). */
export function shuffle<Item>(
  items: { length: number; [at: number]: Item },
  random: () => number,
): void {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const swapped = items[at] as Item; // both in bounds
    items[at] = items[other] as Item;
    items[other] = swapped;
  }
}
