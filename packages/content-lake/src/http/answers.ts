import { tryAgainShortly } from "../errors.ts";
import type { LakeContext } from "./context.ts";

export type AnswerBudgetOptions = {
  /** Bytes of answers that may wait for their readers, in all. */
  total: number;
  /** Of these, for anonymous callers together. */
  anonymous: number;
  /** And for one address. */
  address: number;
};

export const defaultBudget: AnswerBudgetOptions = {
  total: 256_000_000,
  anonymous: 64_000_000,
  address: 24_000_000,
};

/** Counts the bytes of answers that are made and not read yet: what nobody reads must not fill the memory. */
export class AnswerBudget {
  readonly #options: AnswerBudgetOptions;
  readonly #addresses = new Map<string, number>();
  #total = 0;
  #anonymous = 0;

  constructor(options: AnswerBudgetOptions) {
    this.#options = options;
  }

  /**
   * Takes the bytes of an answer until the returned function is called; `address` is that of an anonymous caller.
   *
   * @throws ContentError 429 when the address has its share, 503 when all have.
   */
  take(bytes: number, address: string | undefined): () => void {
    if (address !== undefined && this.#held(address) + bytes > this.#options.address)
      throw tryAgainShortly(429, "Your address has not read the answers it has asked for");
    const full =
      this.#total + bytes > this.#options.total ||
      (address !== undefined && this.#anonymous + bytes > this.#options.anonymous);
    if (full) throw tryAgainShortly(503, "Too many answers wait to be read");
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

/** Up to so many bytes leave in one piece; larger answers in pieces of this size. */
const piece = 64 * 1024;
/** How long a reader may pause, in milliseconds. */
const patience = 30_000;

/**
 * Sends an answer of several parts as its reader takes it, so that neither this process nor the socket holds it twice.
 * `release` is called once, when it has been read, or the reader has gone or not read on for long.
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
  const end = (): void => {
    clearTimeout(timer);
    left.length = 0;
    release();
  };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      clearTimeout(timer);
      const next = left.shift();
      if (next) controller.enqueue(next);
      if (left.length > 0) {
        timer = setTimeout(() => {
          end();
          controller.error(new Error("The answer was not read"));
        }, patience).unref();
        return;
      }
      end();
      controller.close();
    },
    cancel: end,
  });
  return c.body(body, 200, lengthKnown);
}
