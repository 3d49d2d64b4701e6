/** Lets one piece of work after the other pass, in the order in which they came. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
  }

  /** Resolves when everything that has come so far is done. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
