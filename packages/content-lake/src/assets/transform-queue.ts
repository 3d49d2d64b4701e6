import { LRUCache } from "lru-cache";
import { httpError, tryAgainShortly } from "../errors.ts";

/** A caller that waits for an image. */
export type Waiting = {
  /** Network address of the caller. */
  address: string;
  /** Whether the image takes long to make. */
  large: boolean;
  /** Aborted when the caller has gone. */
  signal?: AbortSignal | undefined;
};

export type TransformQueueOptions = {
  /** Images made at the same time; each takes a core and some memory. Large ones leave one place free. */
  places?: number;
  /** Images that may wait, in total and per address. */
  maxWaiting?: number;
  maxOfAddress?: number;
  clock?: () => number;
};

type Job = {
  who: Omit<Waiting, "signal">;
  work: () => Promise<Buffer>;
  resolve: (picture: Buffer) => void;
  reject: (error: Error) => void;
};

/** Half-life in milliseconds of the time that an address has used. */
const halfLife = 30_000;
/** Milliseconds that an image counts for while it is being made, since its duration is known only afterwards. */
const expected = 1000;

/**
 * Queue of images to make. Addresses that have used the least processor time recently come first, so that one that
 * asks for many images delays only itself.
 */
export class TransformQueue {
  readonly #places: number;
  readonly #maxWaiting: number;
  readonly #maxOfAddress: number;
  readonly #clock: () => number;
  readonly #waiting = new Set<Job>();
  readonly #working = new Set<Job>();
  readonly #used = new LRUCache<string, { time: number; at: number }>({ max: 10_000 });

  constructor(options: TransformQueueOptions = {}) {
    this.#places = options.places ?? 2;
    this.#maxWaiting = options.maxWaiting ?? 400;
    this.#maxOfAddress = options.maxOfAddress ?? 40;
    this.#clock = options.clock ?? (() => performance.now());
  }

  /** Queues `work` and runs it when its turn comes. `leave` removes it from the queue, unless it has begun. */
  enter(
    who: Job["who"],
    work: () => Promise<Buffer>,
  ): { picture: Promise<Buffer>; leave: () => void } {
    const { promise: picture, resolve, reject } = Promise.withResolvers<Buffer>();
    const job: Job = { who, work, resolve, reject };
    const ofAddress = [...this.#waiting].filter((other) => other.who.address === who.address);
    if (ofAddress.length >= this.#maxOfAddress)
      reject(tryAgainShortly(429, "Too many pictures are being made for your address"));
    else if (this.#waiting.size >= this.#maxWaiting)
      reject(tryAgainShortly(503, "Too many pictures are being made"));
    else {
      this.#waiting.add(job);
      this.#next();
    }
    return {
      picture,
      leave: () => {
        if (this.#waiting.delete(job)) reject(httpError(503, "The request was given up"));
      },
    };
  }

  #next(): void {
    while (this.#working.size < this.#places) {
      const largeOnes = [...this.#working].filter(({ who }) => who.large).length;
      const open = [...this.#waiting].filter(
        ({ who }) => !who.large || largeOnes < Math.max(1, this.#places - 1),
      );
      const usedBy = new Map(open.map(({ who }) => [who.address, this.#usedBy(who.address)]));
      const use = ({ who }: Job): number => usedBy.get(who.address) ?? 0;
      // Among equals the earliest, since `least` is replaced only by a job with less use.
      const job = open.reduce<Job | undefined>(
        (least, one) => (least && use(least) <= use(one) ? least : one),
        undefined,
      );
      if (!job) return;
      this.#waiting.delete(job);
      this.#working.add(job);
      void this.#run(job);
    }
  }

  async #run(job: Job): Promise<void> {
    const started = this.#clock();
    try {
      job.resolve(await job.work());
    } catch (error) {
      job.reject(error instanceof Error ? error : new Error(String(error)));
    } finally {
      this.#working.delete(job);
      const { address } = job.who;
      const at = this.#clock();
      this.#used.set(address, { time: this.#past(address) + at - started, at });
      this.#next();
    }
  }

  #usedBy(address: string): number {
    const underWay = [...this.#working].filter(({ who }) => who.address === address).length;
    return this.#past(address) + underWay * expected;
  }

  #past(address: string): number {
    const known = this.#used.get(address);
    return known ? known.time * 0.5 ** ((this.#clock() - known.at) / halfLife) : 0;
  }
}
