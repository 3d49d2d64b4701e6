import { tooMany, tryAgainShortly } from "../errors.ts";

export type StreamLimits = {
  /** Open event streams of one address. */
  address: number;
  /** Open event streams of all anonymous callers together. */
  total: number;
};

type Stream = { cut: () => void };

/**
 * Places for the event streams of anonymous callers. When all are taken, whoever has most gives one up to whoever has
 * at least two fewer, so that some networks can't keep the others from being told of changes.
 */
export class StreamPlaces {
  readonly #limits: StreamLimits;
  /** Streams by address, oldest first. */
  readonly #open = new Map<string, Set<Stream>>();
  #count = 0;

  constructor(limits: StreamLimits) {
    this.#limits = limits;
  }

  /**
   * Takes a place until the returned function is called. `cut` ends the stream, and so must call it.
   *
   * @throws ContentError 429 when the address has all of its own, 503 when no one has to give one up.
   */
  take(address: string, cut: () => void): () => void {
    const theirs = this.#open.get(address)?.size ?? 0;
    if (theirs >= this.#limits.address)
      throw tooMany("Too many streams from your address are under way", 5);
    if (this.#count >= this.#limits.total) {
      const most = this.#most();
      if (!most || most.size < theirs + 2)
        throw tryAgainShortly(503, "Too many event streams are open");
      const [oldest] = most;
      oldest?.cut();
    }
    const stream = { cut };
    this.#open.set(address, (this.#open.get(address) ?? new Set()).add(stream));
    this.#count += 1;
    return () => this.#give(address, stream);
  }

  #most(): Set<Stream> | undefined {
    let most: Set<Stream> | undefined;
    for (const streams of this.#open.values()) if (streams.size > (most?.size ?? 0)) most = streams;
    return most;
  }

  #give(address: string, stream: Stream): void {
    const theirs = this.#open.get(address);
    if (!theirs?.delete(stream)) return;
    this.#count -= 1;
    if (theirs.size === 0) this.#open.delete(address);
  }
}
