/** Runs tasks one after another, in the order in which they were added. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
  }

  /** Resolves when all tasks added so far are done. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
