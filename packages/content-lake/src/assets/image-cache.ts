import { createHash } from "node:crypto";
import { readdir, readFile, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { TransformQueue, type Waiting } from "./transform-queue.ts";
import { writeWhole } from "./whole-files.ts";

type Making = { picture: Promise<Buffer>; leave: () => void; waiting: number };

/** Cache of transformed images on disk, limited in size; the least recently used are deleted first. */
export class ImageCache {
  readonly #folder: string;
  readonly #queue: TransformQueue;
  readonly #maxBytes: number;
  readonly #making = new Map<string, Making>();
  #bytes: number | undefined;

  constructor(folder: string, queue = new TransformQueue(), maxBytes = 512 * 1024 * 1024) {
    this.#folder = folder;
    this.#queue = queue;
    this.#maxBytes = maxBytes;
  }

  /** Returns the image cached under `key`, if there is one. */
  async find(key: string): Promise<Buffer | undefined> {
    const path = this.#pathOf(key);
    const cached = await readFile(path).catch(() => undefined);
    if (!cached) return undefined;
    const now = Temporal.Now.instant().epochMilliseconds / 1000; // `utimes` takes seconds
    void utimes(path, now, now).catch(() => {}); // only postpones its deletion
    return cached;
  }

  /**
   * Returns the image cached under `key`, or makes it with `make` and caches it. Concurrent calls share one run; when
   * all callers have gone, it leaves the queue, or its signal is aborted if it has begun.
   */
  async get(
    key: string,
    make: (signal: AbortSignal) => Promise<Buffer>,
    who: Waiting,
  ): Promise<Buffer> {
    const cached = await this.find(key);
    if (cached) return cached;
    const path = this.#pathOf(key);
    const making = this.#making.get(path) ?? this.#make(path, make, who);
    making.waiting++;
    const gone = (): void => {
      making.waiting--;
      if (making.waiting > 0) return;
      making.leave();
      // Later callers must not wait for work that has been given up.
      if (this.#making.get(path) === making) this.#making.delete(path);
    };
    if (who.signal?.aborted) gone();
    else who.signal?.addEventListener("abort", gone, { once: true });
    return making.picture.finally(() => who.signal?.removeEventListener("abort", gone));
  }

  #make(path: string, make: (signal: AbortSignal) => Promise<Buffer>, who: Waiting): Making {
    const abandoned = new AbortController();
    const { picture, leave } = this.#queue.enter(who, async () => {
      const bytes = await make(abandoned.signal);
      // A full disk must not withhold an image that has been made.
      await this.#store(path, bytes).catch(() => {});
      return bytes;
    });
    const making = {
      picture,
      leave() {
        abandoned.abort();
        leave();
      },
      waiting: 0,
    };
    this.#making.set(path, making);
    const done = (): void => {
      if (this.#making.get(path) === making) this.#making.delete(path);
    };
    // The callers that wait handle a failure themselves.
    picture.then(done, done);
    return making;
  }

  #pathOf(key: string): string {
    return join(this.#folder, createHash("sha256").update(key).digest("hex"));
  }

  async #store(path: string, bytes: Buffer): Promise<void> {
    await writeWhole(path, bytes);
    await this.#tidy(bytes.length);
  }

  async #tidy(added: number): Promise<void> {
    this.#bytes = (this.#bytes ?? (await this.#measure())) + added;
    if (this.#bytes <= this.#maxBytes) return;
    const files = await this.#files();
    files.sort((a, b) => a.lastUsed - b.lastUsed);
    let bytes = files.reduce((sum, file) => sum + file.size, 0);
    for (const file of files) {
      if (bytes <= this.#maxBytes * 0.8) break;
      await rm(file.path, { force: true });
      bytes -= file.size;
    }
    this.#bytes = bytes;
  }

  async #measure(): Promise<number> {
    return (await this.#files()).reduce((sum, file) => sum + file.size, 0);
  }

  async #files(): Promise<{ path: string; size: number; lastUsed: number }[]> {
    const names = await readdir(this.#folder).catch(() => []);
    const files = await Promise.all(
      names.map(async (name) => {
        const path = join(this.#folder, name);
        const found = await stat(path).catch(() => undefined);
        return found && { path, size: found.size, lastUsed: found.mtimeMs };
      }),
    );
    return files.filter((file) => file !== undefined);
  }
}
