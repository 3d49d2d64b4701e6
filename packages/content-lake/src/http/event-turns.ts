import { setImmediate as nextTurn } from "node:timers/promises";
import { SerialQueue } from "../serial-queue.ts";
import type { Steps } from "../steps.ts";

/** How long events may be made in one turn of the event loop, in milliseconds. */
const atOnce = 5;

/**
 * Makes the events of all streams one after the other, and lets the event loop turn in between. A change of a large
 * document takes some milliseconds for each of its listeners, which together would make everyone else wait.
 */
export class EventTurns {
  readonly #queue = new SerialQueue();
  #spent = 0;

  /** Does a piece of work when it is its turn. The next one waits for its result, so that must be no long promise. */
  run<T>(work: () => T): Promise<T> {
    return this.#queue.run(async () => {
      if (this.#spent > atOnce) {
        await nextTurn();
        this.#spent = 0;
      }
      const began = performance.now();
      try {
        return work();
      } finally {
        this.#spent += performance.now() - began;
      }
    });
  }

  /** Does work in steps, each when it is its turn: whatever all streams read takes no longer a turn than one does. */
  async steps<T>(work: Steps<T>): Promise<T> {
    for (;;) {
      const { done, value } = await this.run(() => work.next());
      if (done) return value;
    }
  }
}
