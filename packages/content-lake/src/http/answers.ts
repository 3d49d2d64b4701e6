import { tryAgainShortly } from "../errors.ts";
import type { LakeContext, Reading } from "./context.ts";

export type AnswerBudgetOptions = {
  /** Total size of unread answers, in bytes. */
  total: number;
  /** Limit for all anonymous callers together, in bytes. */
  anonymous: number;
  /** Limit per address, in bytes. */
  address: number;
};

export const defaultBudget: AnswerBudgetOptions = {
  total: 256_000_000,
  anonymous: 64_000_000,
  address: 24_000_000,
};

/** How long an answer may be under way before it can lose its place, in milliseconds. */
const untroubled = 5_000;
/** Readers of at least this many bytes in a millisecond keep their place: 128 kbit/s. */
const slowestReader = 16;

/**
 * Limits the total size of answers that are finished but unread, to protect the memory. Where all of it is taken, the
 * slowest readers lose their place to whoever asks.
 */
export class AnswerBudget {
  readonly #options: AnswerBudgetOptions;
  readonly #now: () => number;
  readonly #readings = new Map<Reading, { since: number }>();
  readonly #addresses = new Map<string, number>();
  #total = 0;
  #anonymous = 0;

  constructor(options: AnswerBudgetOptions, now: () => number = () => performance.now()) {
    this.#options = options;
    this.#now = now;
  }

  /** Watches an anonymous caller's answer on its way until the returned function is called. */
  watch(reading: Reading): () => void {
    this.#readings.set(reading, { since: this.#now() });
    return () => void this.#readings.delete(reading);
  }

  /** Ends the answer that is read most slowly; returns false if all are read as people's connections do. */
  #cutSlowest(): boolean {
    let slowest: { reading: Reading; rate: number } | undefined;
    for (const [reading, { since }] of this.#readings) {
      const time = this.#now() - since;
      const rate = time < untroubled ? slowestReader : reading.read() / time;
      if (rate < (slowest?.rate ?? slowestReader)) slowest = { reading, rate };
    }
    if (!slowest) return false;
    this.#readings.delete(slowest.reading);
    slowest.reading.cut();
    return true;
  }

  /**
   * Reserves the bytes of an answer until the returned function is called; `address` is that of an anonymous caller.
   *
   * @throws ContentError 429 when the address has used up its share, 503 when the total is used up.
   */
  take(bytes: number, address: string | undefined): () => void {
    if (address !== undefined && this.#held(address) + bytes > this.#options.address)
      throw tryAgainShortly(429, "Your address has not read the answers it has asked for");
    const isFull = () =>
      this.#total + bytes > this.#options.total ||
      (address !== undefined && this.#anonymous + bytes > this.#options.anonymous);
    while (isFull())
      if (!this.#cutSlowest()) throw tryAgainShortly(503, "Too many answers wait to be read");
    this.#add(bytes, address);
    let given = false;
    return () => {
      if (given) return;
      given = true;
      this.#add(-bytes, address);
    };
  }

  #held(address: string): number {
    return this.#addresses.get(address) ?? 0;
  }

  #add(bytes: number, address: string | undefined): void {
    this.#total += bytes;
    if (address === undefined) return;
    this.#anonymous += bytes;
    const held = this.#held(address) + bytes;
    if (held > 0) this.#addresses.set(address, held);
    else this.#addresses.delete(address);
  }
}

export const jsonHeaders = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-store",
};

/** Chunk size in bytes; answers up to this size are sent whole. */
const piece = 64 * 1024;
/** Maximum pause of a reader, in milliseconds. */
const patience = 30_000;

/**
 * Streams an answer at its reader's pace, so that neither this process nor the socket buffers it twice. `release` is
 * called once: when the answer has been read, or when the reader has disconnected or paused for too long.
 */
export function sendInPieces(
  c: LakeContext,
  parts: Uint8Array[],
  headers: Record<string, string>,
  release: () => void,
): Response {
  const size = parts.reduce((sum, part) => sum + part.length, 0);
  const lengthKnown = { ...headers, "content-length": String(size) };
  if (size <= piece || c.req.method === "HEAD") {
    release();
    return c.body(Buffer.concat(parts), 200, lengthKnown);
  }
  const left = parts.flatMap((part) =>
    Array.from({ length: Math.ceil(part.length / piece) }, (_, n) =>
      part.subarray(n * piece, (n + 1) * piece),
    ),
  );
  let timer: NodeJS.Timeout | undefined;
  let read = 0;
  let unwatch = (): void => {};
  let pause = (): void => {};
  const end = (): void => {
    clearTimeout(timer);
    unwatch();
    left.length = 0;
    release();
  };
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const cut = (): void => {
        end();
        controller.error(new Error("The answer was not read"));
      };
      unwatch = c.get("watch")({ read: () => read, cut });
      pause = (): void => {
        timer = setTimeout(cut, patience).unref();
      };
    },
    pull(controller) {
      clearTimeout(timer);
      const next = left.shift();
      if (next) {
        controller.enqueue(next);
        read += next.length;
      }
      if (left.length > 0) return pause();
      end();
      controller.close();
    },
    cancel: end,
  });
  return c.body(body, 200, lengthKnown);
}
