import { LRUCache } from "lru-cache";
import type { KeptResponse } from "./encode-response.ts";

export type PageCacheOptions = {
  /** Makes the answer of an address anew. A status of 500 or above is not kept. */
  render: (address: string) => Promise<KeptResponse>;
  /** Makes a kept answer as small as can be. That takes longer than a visitor should wait, so it is done afterwards. */
  compress?: (response: KeptResponse) => Promise<KeptResponse>;
  /** How many answers are kept; the longest unused goes first. */
  capacity: number;
  onError: (address: string, error: unknown) => void;
  /** Milliseconds since any fixed moment. */
  now?: () => number;
};

/** Pages with a form carry a mark of their own for each visitor, and say so. */
const isForOneVisitor = (response: KeptResponse): boolean =>
  response.variants.identity.headers["cache-control"]?.includes("no-store") ?? false;

/**
 * How long an answer may be kept, in milliseconds: for ever, unless it is a makeshift, made while a source of the page
 * was down, and says so.
 */
function lifetimeOf(response: KeptResponse): number {
  const seconds = response.variants.identity.headers["cache-control"]?.match(/s-maxage=(\d+)/)?.[1];
  return seconds === undefined ? Number.POSITIVE_INFINITY : Number(seconds) * 1000;
}

const isWhole = (response: KeptResponse): boolean =>
  lifetimeOf(response) === Number.POSITIVE_INFINITY;

/** How long a page that could not be made is left as it was before it is tried again, in milliseconds. */
const pause = 5_000;

type Entry = { response: KeptResponse; version: number; until: number };

/**
 * Keeps rendered pages until the content that they came from changes. After a change a page is made anew at once;
 * while that fails, because the content service is down, say, the last good one goes on being served. A makeshift
 * never takes the place of a whole page, and is soon tried again.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #underWay = new Map<string, Promise<KeptResponse>>();
  readonly #options: PageCacheOptions;
  readonly #now: () => number;
  #version = 0;
  /** One after another: the threads that compress also read files. */
  #compressed: Promise<void> = Promise.resolve();

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#entries = new LRUCache({ max: options.capacity });
  }

  /** The kept answer, when there is a current one. */
  peek(address: string): KeptResponse | undefined {
    const entry = this.#current(address);
    return entry && this.#now() < entry.until ? entry.response : undefined;
  }

  /**
   * The answer of an address: kept, or made now. Many requests for the same page make it once, unless it turns out
   * to be for one visitor only: then everybody gets their own. Nobody waits for a page that is only tried again.
   */
  async get(address: string): Promise<KeptResponse> {
    const current = this.#current(address);
    if (current) {
      if (this.#now() >= current.until) void this.#make(address);
      return current.response;
    }
    const running = this.#underWay.get(address);
    if (!running) return this.#make(address);
    const shared = await running;
    return isForOneVisitor(shared) ? this.#options.render(address) : shared;
  }

  /**
   * The content changed: every page is made anew, those that were kept at once, the rest when they are asked for. Ends
   * early when the content changes once more, for that makes them all anew by itself.
   */
  async renew(): Promise<void> {
    this.#version += 1;
    const version = this.#version;
    this.#underWay.clear();
    for (const address of [...this.#entries.keys()]) {
      if (this.#version !== version) return;
      // Somebody may have asked for it meanwhile, and had it made or found it gone.
      const entry = this.#entries.peek(address);
      if (entry === undefined || entry.version === version) continue;
      // What went wrong has been told to `onError`; the other pages do not depend on this one.
      await this.#make(address).catch(() => {});
    }
  }

  async #compress(address: string, entry: Entry): Promise<void> {
    const stillKept = () => this.#entries.peek(address) === entry;
    if (!this.#options.compress || !stillKept()) return;
    try {
      const response = await this.#options.compress(entry.response);
      if (stillKept()) entry.response = response;
    } catch (error) {
      this.#options.onError(address, error);
    }
  }

  #current(address: string): Entry | undefined {
    const entry = this.#entries.get(address);
    return entry?.version === this.#version ? entry : undefined;
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
    const last = this.#entries.peek(address)?.response;
    const keep = (response: KeptResponse, lifetime: number) => {
      const entry = { response, version, until: this.#now() + lifetime };
      this.#entries.set(address, entry);
      if (response !== last)
        this.#compressed = this.#compressed.then(() => this.#compress(address, entry));
      return response;
    };
    try {
      const response = await this.#options.render(address);
      if (response.status >= 500 && last) return keep(last, pause);
      if (![200, 301].includes(response.status) || isForOneVisitor(response)) {
        this.#entries.delete(address);
        return response;
      }
      const lifetime = lifetimeOf(response);
      return keep(last && isWhole(last) && !isWhole(response) ? last : response, lifetime);
    } catch (error) {
      this.#options.onError(address, error);
      if (last) return keep(last, pause);
      throw error;
    }
  }
}
