import { LRUCache } from "lru-cache";
import { QueueFull } from "#server/http/turn-queue.ts";
import type { EncodedResponse } from "./encode-response.ts";

export type Cacheable = {
  response: EncodedResponse;
  /** How long it may be cached, in milliseconds: 0 means not at all, infinity until a change. */
  cacheFor: number;
  /** Sync tags of the content that it shows; undefined when any change may concern it. */
  syncTags: ReadonlySet<string> | undefined;
  /** Checks whether everything that it shows is unchanged, which costs less than rendering it. */
  areUnchanged?: (() => Promise<boolean>) | undefined;
};

export type PageCacheOptions = {
  /** Renders the page of a cache key. A status of 500 or above is not cached. */
  render: (key: string) => Promise<Cacheable>;
  /**
   * Compresses a cached answer as much as possible, afterwards, because it takes longer than a visitor should wait.
   */
  compress?: (response: EncodedResponse) => Promise<EncodedResponse>;
  /** How many answers are cached; the least recently used goes first. */
  capacity: number;
  onError: (key: string, error: unknown) => void;
  /** Called with the answer that may be sent under a key until the next call for it; undefined: none. */
  onReady?: ((key: string, response: EncodedResponse | undefined) => void) | undefined;
  /** Milliseconds since any fixed moment. */
  now?: () => number;
};

/** Renders now, or when it is its turn. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;
const atOnce: InTurn = (work) => work();

/** How long the old page stays, after a page could not be rendered, before the next attempt, in milliseconds. */
const pause = 5_000;

/** A page that is waiting to be rendered, or being rendered: the request whose turn comes first renders it for all. */
class PendingRender {
  readonly #made = Promise.withResolvers<Cacheable>();
  readonly #render: () => Promise<Cacheable>;
  isUnderWay = false;
  /** How many wait for their turn to make it. */
  waiting = 0;

  constructor(render: () => Promise<Cacheable>) {
    this.#render = render;
    // The request that began it gets the failure; the others may have gone.
    this.#made.promise.catch(() => {});
  }

  get made(): Promise<Cacheable> {
    return this.#made.promise;
  }

  begin(): Promise<Cacheable> {
    if (!this.isUnderWay) {
      this.isUnderWay = true;
      this.#made.resolve(this.#render());
    }
    return this.made;
  }
}

type Entry = {
  response: EncodedResponse;
  syncTags: ReadonlySet<string> | undefined;
  areUnchanged: (() => Promise<boolean>) | undefined;
  /** Whether everything that it shows is unchanged since it was rendered. */
  isCurrent: boolean;
  until: number;
  /** Whether no part of the page is lacking. */
  isWhole: boolean;
};

/** Whether a page is complete and up to date. If that cannot be checked, rendering reports why. */
const isAsItWas = async ({ isWhole, areUnchanged }: Entry): Promise<boolean> =>
  isWhole && areUnchanged !== undefined && (await areUnchanged().catch(() => false));

/**
 * Caches rendered pages until the content that they show changes. After a change that may concern a page, it is
 * rendered again at once, unless its content turns out to be unchanged. While that fails, for example because the
 * content service is down, the last good page is served. A degraded page never replaces a complete one, and is soon
 * rendered again.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #pending = new Map<string, PendingRender>();
  readonly #options: PageCacheOptions;
  readonly #now: () => number;
  /** Counts the changes. */
  #version = 0;
  /** One after another: the threads that compress also read files. */
  #compressed: Promise<void> = Promise.resolve();

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#entries = new LRUCache({
      max: options.capacity,
      onInsert: (_entry, key) => this.#tell(key),
      disposeAfter: (_entry, key, reason) => {
        if (reason !== "set") this.#tell(key);
      },
    });
  }

  /** The cached answer, when there is a current one. */
  peek(key: string): EncodedResponse | undefined {
    const entry = this.#current(key);
    return entry && this.#now() < entry.until ? entry.response : undefined;
  }

  /**
   * The answer of a cache key: cached, or rendered now. Simultaneous requests for a page share one rendering, unless
   * the page turns out not to be cacheable: then each gets its own. No one waits for a page that is merely being
   * retried.
   *
   * @param inTurn renders when it is the visitor's turn, or rejects with QueueFull: then the last good answer is
   * served.
   */
  async get(key: string, inTurn: InTurn = atOnce): Promise<EncodedResponse> {
    const current = this.#current(key);
    if (current) {
      if (this.#now() >= current.until) void this.#make(key).catch(() => {});
      return current.response;
    }
    const { page, isOwn } = await this.#makeInTurn(key, inTurn);
    if (isOwn || page.cacheFor > 0) return page.response;
    return (await inTurn(() => this.#options.render(key))).response;
  }

  /**
   * The content changed: checks the pages that read something with one of these sync tags, or all if it is unknown what
   * changed, and renders the outdated ones again. Ends early when the content changes once more, because that call
   * covers the rest.
   */
  async revalidate(changed?: ReadonlySet<string>): Promise<void> {
    this.#version += 1;
    const version = this.#version;
    // Pages being rendered may have read either state.
    this.#pending.clear();
    for (const [key, entry] of this.#entries.entries()) {
      if (changed && entry.syncTags?.isDisjointFrom(changed)) continue;
      entry.isCurrent = false;
      this.#tell(key);
    }
    for (const key of [...this.#entries.keys()]) {
      if (this.#version !== version) return;
      // Another request may have rendered it meanwhile, or found it gone.
      const entry = this.#entries.peek(key);
      if (entry === undefined || entry.isCurrent) continue;
      // `onError` was called with the failure; the other pages do not depend on this one.
      await this.#make(key).catch(() => {});
    }
  }

  async #compress(key: string, entry: Entry): Promise<void> {
    const stillCached = () => this.#entries.peek(key) === entry;
    if (!this.#options.compress || !stillCached()) return;
    try {
      const response = await this.#options.compress(entry.response);
      if (!stillCached()) return;
      entry.response = response;
      this.#tell(key);
    } catch (error) {
      this.#options.onError(key, error);
    }
  }

  /** A page with a time limit is not passed on to other processes, which do not know the limit. */
  #tell(key: string): void {
    const entry = this.#entries.peek(key);
    const isReady = entry?.isCurrent && entry.until === Number.POSITIVE_INFINITY;
    this.#options.onReady?.(key, isReady ? entry.response : undefined);
  }

  #current(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    return entry?.isCurrent ? entry : undefined;
  }

  /**
   * Requests for the same page each wait for their own turn, so that no one waits behind another visitor's many
   * requests.
   */
  async #makeInTurn(key: string, inTurn: InTurn): Promise<{ page: Cacheable; isOwn: boolean }> {
    const pending = this.#pendingOf(key);
    if (pending.isUnderWay) return { page: await pending.made, isOwn: false };
    let isOwn = false;
    const refused = new Promise<never>((_, reject) => {
      pending.waiting += 1;
      inTurn(async () => {
        // Another request's turn came first, so this one is not needed.
        if (pending.isUnderWay) return;
        isOwn = true;
        await pending.begin();
      })
        .catch(reject)
        .finally(() => {
          pending.waiting -= 1;
          if (pending.waiting === 0 && !pending.isUnderWay) this.#forget(key, pending);
        });
    });
    try {
      return { page: await Promise.race([pending.made, refused]), isOwn };
    } catch (error) {
      if (pending.isUnderWay) return { page: await pending.made, isOwn };
      const last = this.#entries.peek(key);
      if (!(error instanceof QueueFull) || !last) throw error;
      return { page: this.#store(key, { ...last, cacheFor: pause }, this.#version), isOwn };
    }
  }

  #make(key: string): Promise<Cacheable> {
    return this.#pendingOf(key).begin();
  }

  #pendingOf(key: string): PendingRender {
    const known = this.#pending.get(key);
    if (known) return known;
    const pending = new PendingRender(() =>
      this.#render(key).finally(() => this.#forget(key, pending)),
    );
    this.#pending.set(key, pending);
    return pending;
  }

  #forget(key: string, pending: PendingRender): void {
    if (this.#pending.get(key) === pending) this.#pending.delete(key);
  }

  async #render(key: string): Promise<Cacheable> {
    const version = this.#version;
    const last = this.#entries.peek(key);
    const storeLast = (stored: Entry, cacheFor: number) =>
      this.#store(key, { ...stored, cacheFor }, version);
    try {
      if (last && (await isAsItWas(last)))
        return this.#store(key, { ...last, cacheFor: Number.POSITIVE_INFINITY }, version);
      const made = await this.#options.render(key);
      const { response, cacheFor } = made;
      if (response.status >= 500 && last) return storeLast(last, pause);
      if (![200, 301].includes(response.status) || cacheFor === 0) {
        this.#entries.delete(key);
        return made;
      }
      const isWhole = cacheFor === Number.POSITIVE_INFINITY;
      if (last?.isWhole && !isWhole) return storeLast(last, cacheFor);
      return this.#store(key, { ...made, isWhole }, version);
    } catch (error) {
      this.#options.onError(key, error);
      if (last) return storeLast(last, pause);
      throw error;
    }
  }

  /** @param version of the content that the page shows. */
  #store(
    key: string,
    { response, syncTags, areUnchanged, cacheFor, isWhole }: Cacheable & Pick<Entry, "isWhole">,
    version: number,
  ): Cacheable {
    const isNew = this.#entries.peek(key)?.response !== response;
    const entry = {
      response,
      syncTags,
      areUnchanged,
      isCurrent: version === this.#version,
      until: this.#now() + cacheFor,
      isWhole,
    };
    // A page rendered before a change does not replace one rendered after it.
    if (entry.isCurrent || !this.#current(key)) this.#entries.set(key, entry);
    if (isNew) this.#compressed = this.#compressed.then(() => this.#compress(key, entry));
    return { response, syncTags, cacheFor };
  }
}
