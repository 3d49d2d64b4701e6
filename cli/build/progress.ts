/** Shows the progress of long work: one line per step, with the time that it took. Steps may run in parallel. */
export class Progress {
  readonly #started = performance.now();
  readonly #running = new Set<string>();

  constructor(title: string) {
    console.log(`\n  ${title}`);
  }

  /** Runs a step and prints its line when it has ended; on a terminal also while it runs. */
  async step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const started = performance.now();
    this.#running.add(name);
    this.#showRunning();
    try {
      const result = await work();
      this.#end(name, `✓ ${name.padEnd(24)} ${seconds(performance.now() - started)}`);
      return result;
    } catch (error) {
      this.#end(name, `✗ ${name}`);
      throw error;
    }
  }

  /** @param rest what is still to come, if anything. */
  done(rest = ""): void {
    console.log(`  Ready in ${seconds(performance.now() - this.#started)}${rest}\n`);
  }

  #end(name: string, line: string): void {
    this.#running.delete(name);
    if (process.stdout.isTTY) process.stdout.write(clearLine);
    console.log(`  ${line}`);
    this.#showRunning();
  }

  #showRunning(): void {
    if (!process.stdout.isTTY || this.#running.size === 0) return;
    process.stdout.write(`${clearLine}  … ${[...this.#running].join(", ")}`);
  }
}

const clearLine = "\r\u001b[K";

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
