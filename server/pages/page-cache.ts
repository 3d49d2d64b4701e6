import { LRUCache } from "lru-cache";
import type { EncodedResponse } from "./encode-response.ts";

/** A rendered answer, and for how many milliseconds it may be cached: 0 is not at all, infinity until a change. */
export type Cacheable = { response: EncodedResponse; cacheFor: number };

export type PageCacheOptions = {
  /** Renders the page of a cache key. A status of 500 or above is not cached. */
  render: (key: string) => Promise<Cacheable>;
  /** Compresses a cached answer as hard as can be. That takes longer than a visitor should wait, so it is done afterwards. */
  compress?: (response: EncodedResponse) => Promise<EncodedResponse>;
  /** How many answers are cached; the least recently used goes first. */
  capacity: number;
  onError: (key: string, error: unknown) => void;
  /** Milliseconds since any fixed moment. */
  now?: () => number;
};

/** How long a page that could not be made is left as it was before it is tried again, in milliseconds. */
const pause = 5_000;

type Entry = {
  response: EncodedResponse;
  version: number;
  until: number;
  /** Whether no part of the page is lacking. */
  isWhole: boolean;
};

/**
 * Caches rendered pages until the content that they came from changes. After a change a page is made anew at once;
 * while that fails, because the content service is down, say, the last good one goes on being served. A degraded
 * one never takes the place of a whole page, and is soon tried again.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #underWay = new Map<string, Promise<Cacheable>>();
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

  /** The cached answer, when there is a current one. */
  peek(key: string): EncodedResponse | undefined {
    const entry = this.#current(key);
    return entry && this.#now() < entry.until ? entry.response : undefined;
  }

  /**
   * The answer of a cache key: cached, or made now. Many requests for the same page make it once, unless it turns out
   * not to be for a cache: then everybody gets their own. Nobody waits for a page that is only tried again.
   */
  async get(key: string): Promise<EncodedResponse> {
    const current = this.#current(key);
    if (current) {
      if (this.#now() >= current.until) void this.#make(key);
      return current.response;
    }
    const running = this.#underWay.get(key);
    if (!running) return (await this.#make(key)).response;
    const shared = await running;
    return shared.cacheFor === 0 ? (await this.#options.render(key)).response : shared.response;
  }

  /**
   * The content changed: every page is made anew, those that were cached at once, the rest when they are asked for. Ends
   * early when the content changes once more, for that makes them all anew by itself.
   */
  async revalidate(): Promise<void> {
    this.#version += 1;
    const version = this.#version;
    this.#underWay.clear();
    for (const key of [...this.#entries.keys()]) {
      if (this.#version !== version) return;
      // Somebody may have asked for it meanwhile, and had it made or found it gone.
      const entry = this.#entries.peek(key);
      if (entry === undefined || entry.version === version) continue;
      // `onError` has the failure; the other pages do not depend on this one.
      await this.#make(key).catch(() => {});
    }
  }

  async #compress(key: string, entry: Entry): Promise<void> {
    const stillCached = () => this.#entries.peek(key) === entry;
    if (!this.#options.compress || !stillCached()) return;
    try {
      const response = await this.#options.compress(entry.response);
      if (stillCached()) entry.response = response;
    } catch (error) {
      this.#options.onError(key, error);
    }
  }

  #current(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    return entry?.version === this.#version ? entry : undefined;
  }

  #make(key: string): Promise<Cacheable> {
    const running = this.#underWay.get(key);
    if (running) return running;
    const version = this.#version;
    const made = this.#render(key, version).finally(() => {
      if (this.#underWay.get(key) === made) this.#underWay.delete(key);
    });
    this.#underWay.set(key, made);
    return made;
  }

  async #render(key: string, version: number): Promise<Cacheable> {
    const last = this.#entries.peek(key);
    const store = (response: EncodedResponse, cacheFor: number, isWhole: boolean) => {
      const entry = { response, version, until: this.#now() + cacheFor, isWhole };
      this.#entries.set(key, entry);
      if (response !== last?.response)
        this.#compressed = this.#compressed.then(() => this.#compress(key, entry));
      return { response, cacheFor };
    };
    try {
      const { response, cacheFor } = await this.#options.render(key);
      if (response.status >= 500 && last) return store(last.response, pause, last.isWhole);
      if (![200, 301].includes(response.status) || cacheFor === 0) {
        this.#entries.delete(key);
        return { response, cacheFor };
      }
      const isWhole = cacheFor === Number.POSITIVE_INFINITY;
      return last?.isWhole && !isWhole
        ? store(last.response, cacheFor, true)
        : store(response, cacheFor, isWhole);
    } catch (error) {
      this.#options.onError(key, error);
      if (last) return store(last.response, pause, last.isWhole);
      throw error;
    }
  }
}
