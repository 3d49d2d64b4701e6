import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { randomId } from "../document-ids.ts";
import { httpError } from "../errors.ts";

/** Pictures that are being made at the same time; each takes a core and some memory. */
const maxWorking = 2;
const maxWaiting = 200;

/** Transformed images on the disk, up to a size; the least recently used go first. */
export class ImageCache {
  readonly #folder: string;
  readonly #maxBytes: number;
  readonly #making = new Map<string, Promise<Buffer>>();
  readonly #waiting: (() => void)[] = [];
  #working = 0;
  #bytes: number | undefined;

  constructor(folder: string, maxBytes = 512 * 1024 * 1024) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
  }

  /** The image cached under `key`, or what `make` makes, which is then cached. Concurrent calls share one making. */
  async get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const name = createHash("sha256").update(key).digest("hex");
    const path = join(this.#folder, name);
    const cached = await readFile(path).catch(() => undefined);
    if (cached) {
      const now = Temporal.Now.instant().epochMilliseconds / 1000; // `utimes` takes seconds
      void utimes(path, now, now).catch(() => {}); // only moves it back in the queue of what goes first
      return cached;
    }
    const making = this.#making.get(name) ?? this.#make(path, make);
    this.#making.set(name, making);
    return making.finally(() => this.#making.delete(name));
  }

  async #make(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
    await this.#turn();
    try {
      const bytes = await make();
      // A full disk must not withhold an image that has been made.
      await this.#store(path, bytes).catch(() => {});
      return bytes;
    } finally {
      this.#working--;
      this.#waiting.shift()?.();
    }
  }

  async #store(path: string, bytes: Buffer): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const half = `${path}.${randomId()}.part`;
    try {
      await writeFile(half, bytes);
      await rename(half, path);
    } finally {
      await rm(half, { force: true });
    }
    await this.#tidy(bytes.length);
  }

  async #turn(): Promise<void> {
    if (this.#working >= maxWorking) {
      if (this.#waiting.length >= maxWaiting)
        throw httpError(503, "Too many images are being made; try again shortly");
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    this.#working++;
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
