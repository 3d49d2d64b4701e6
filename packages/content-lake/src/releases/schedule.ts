import type { Dataset } from "../dataset.ts";
import { releaseDocumentId } from "../document-ids.ts";
import { ContentError } from "../errors.ts";
import { byTimer } from "../hooks/deliveries.ts";
import type { WorkingSet } from "../mutations.ts";
import type { Identity, Logger } from "../types.ts";
import { publishTimeOf, releaseType } from "./release.ts";
import { publishRelease } from "./release-actions.ts";

export type ScheduleOptions = {
  logger: Logger;
  /** Milliseconds since 1970. */
  now?: (() => number) | undefined;
  /** Schedules a callback; returns a function that cancels it. */
  later?: ((work: () => void, milliseconds: number) => () => void) | undefined;
};

/** Maximum time between checks of the clock, in milliseconds, because a machine may sleep or its clock may be set. */
const longestPause = 60_000;
/** Pause after a failure of the store, in milliseconds. */
const retryPause = 5000;

const system: Identity = { kind: "site" };

/**
 * Publishes scheduled releases. The schedule is stored in the releases themselves, so it survives a restart, and
 * releases that came due meanwhile are published on the next start.
 */
export class Schedule {
  readonly #logger: Logger;
  readonly #now: () => number;
  readonly #later: NonNullable<ScheduleOptions["later"]>;
  /** Functions that cancel planned checks, by dataset name. */
  readonly #planned = new Map<string, () => void>();
  readonly #busy = new Set<string>();
  readonly #unwatch: (() => void)[] = [];
  #closed = false;

  constructor({ logger, now = Date.now, later = byTimer }: ScheduleOptions) {
    this.#logger = logger;
    this.#now = now;
    this.#later = later;
  }

  /** Publishes a dataset's scheduled releases, now and in future. */
  watch(dataset: Dataset): void {
    const releases = releaseDocumentId("");
    const stop = dataset.onTransaction(({ changes }) => {
      if (changes.some(({ documentId }) => documentId.startsWith(releases))) this.#wake(dataset);
    });
    this.#unwatch.push(stop);
    this.#wake(dataset);
  }

  /** Cancels the planned check of a dataset that is closed. */
  forget(name: string): void {
    this.#planned.get(name)?.();
    this.#planned.delete(name);
  }

  close(): void {
    this.#closed = true;
    for (const stop of this.#unwatch) stop();
    for (const name of [...this.#planned.keys()]) this.forget(name);
  }

  #wake(dataset: Dataset): void {
    void this.#plan(dataset);
  }

  async #plan(dataset: Dataset): Promise<void> {
    // Publishing triggers events of its own transactions; the loop already sees their changes.
    if (this.#closed || this.#busy.has(dataset.name)) return;
    this.#busy.add(dataset.name);
    this.forget(dataset.name);
    const again = (pause: number): void => {
      this.#planned.set(
        dataset.name,
        this.#later(() => this.#wake(dataset), pause),
      );
    };
    try {
      while (!this.#closed) {
        const next = nextOf(dataset);
        if (!next) return;
        const wait = next.time - this.#now();
        if (wait > 0) {
          again(Math.min(wait, longestPause));
          return;
        }
        await this.#publish(dataset, next.name);
      }
    } catch (err) {
      this.#logger.error({ err, dataset: dataset.name }, "A release could not be published yet");
      again(retryPause);
    } finally {
      this.#busy.delete(dataset.name);
    }
  }

  async #publish(dataset: Dataset, name: string): Promise<void> {
    try {
      const publish = (set: WorkingSet): void => {
        // Another process on the same folder may have published it already, or an editor may have rescheduled it.
        const release = set.get(releaseDocumentId(name));
        const time = release ? publishTimeOf(release) : undefined;
        if (time !== undefined && time <= this.#now()) publishRelease(set, name);
      };
      await dataset.transact("action", system, {}, [{ index: 0, apply: publish }]);
    } catch (error) {
      // Database failures are temporary, and retried.
      if (!(error instanceof ContentError) || error.status >= 500) throw error;
      this.#logger.warn(
        { err: error, release: name },
        "A scheduled release could not be published",
      );
      // The release stays unpublished and editable, with the reason for the Studio to show.
      const patch = {
        id: releaseDocumentId(name),
        set: { state: "active", error: { message: error.message } },
        unset: ["publishAt"],
      };
      await dataset.transact("action", system, {}, [
        { index: 0, apply: (set) => set.apply({ patch }) },
      ]);
    }
  }
}

function nextOf({ store }: Dataset): { name: string; time: number } | undefined {
  const scheduled = store.ofType(releaseType).flatMap((release) => {
    const time = publishTimeOf(release);
    const name = release._id.slice(releaseDocumentId("").length);
    return time === undefined || release._id !== releaseDocumentId(name) ? [] : [{ name, time }];
  });
  return scheduled.sort((a, b) => a.time - b.time)[0];
}
