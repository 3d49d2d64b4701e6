import { LRUCache } from "lru-cache";
import type { KeptResponse } from "./kept-response.ts";

export type PageCacheOptions = {
  /** Makes the answer of an address anew. A status of 500 or above is not kept. */
  render: (address: string) => Promise<KeptResponse>;
  /** How many answers are kept; the longest unused goes first. */
  capacity: number;
  onError: (address: string, error: unknown) => void;
};

/** Pages with a form carry a mark of their own for each visitor, and say so. */
const isForOneVisitor = (response: KeptResponse): boolean =>
  response.variants.identity.headers["cache-control"]?.includes("no-store") ?? false;

type Entry = { response: KeptResponse; version: number };

/**
 * Keeps rendered pages until the content that they came from changes. After a change a page is made anew at once;
 * while that fails, because the content service is down, say, the last good one goes on being served.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #underWay = new Map<string, Promise<KeptResponse>>();
  readonly #options: PageCacheOptions;
  #version = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#entries = new LRUCache({ max: options.capacity });
  }

  /** The kept answer, when there is a current one. */
  peek(address: string): KeptResponse | undefined {
    const entry = this.#entries.get(address);
    return entry?.version === this.#version ? entry.response : undefined;
  }

  /**
   * The answer of an address: kept, or made now. Many requests for the same page make it once, unless it turns out
   * to be for one visitor only: then everybody gets their own.
   */
  async get(address: string): Promise<KeptResponse> {
    const current = this.peek(address);
    if (current) return current;
    const running = this.#underWay.get(address);
    if (!running) return this.#make(address);
    const shared = await running;
    return isForOneVisitor(shared) ? this.#options.render(address) : shared;
  }

  /** The content changed: every page is made anew, those that were kept at once, the rest when they are asked for. */
  async renew(): Promise<void> {
    this.#version += 1;
    this.#underWay.clear();
    for (const address of [...this.#entries.keys()]) await this.#make(address);
  }

  #make(address: string): Promise<KeptResponse> {
    const running = this.#underWay.get(address);
    if (running) return running;
    const version = this.#version;
    const made = this.#render(address, version).finally(() => {
      if (this.#underWay.get(address) === made) this.#underWay.delete(address);
    });
    this.#underWay.set(address, made);
    return made;
  }

  async #render(address: string, version: number): Promise<KeptResponse> {
    const lastGood = this.#entries.peek(address)?.response;
    try {
      const response = await this.#options.render(address);
      if (response.status >= 500 && lastGood) return lastGood;
      const keep = [200, 301].includes(response.status) && !isForOneVisitor(response);
      if (keep) this.#entries.set(address, { response, version });
      else this.#entries.delete(address);
      return response;
    } catch (error) {
      this.#options.onError(address, error);
      if (lastGood) return lastGood;
      throw error;
    }
  }
}
