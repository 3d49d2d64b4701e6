/** Shows long work on the terminal: a line a step, with the time that it took. */
export class Progress {
  readonly #started = performance.now();

  constructor(title: string) {
    console.log(`\n  ${title}`);
  }

  /** Runs a step and prints its line when it ended; on a terminal also while it runs. */
  async step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const started = performance.now();
    const live = process.stdout.isTTY;
    if (live) process.stdout.write(`  … ${name}`);
    try {
      const result = await work();
      if (live) process.stdout.write("\r\u001b[K");
      console.log(`  ✓ ${name.padEnd(24)} ${seconds(performance.now() - started)}`);
      return result;
    } catch (error) {
      if (live) process.stdout.write("\r\u001b[K");
      console.log(`  ✗ ${name}`);
      throw error;
    }
  }

  done(): void {
    console.log(`  Ready in ${seconds(performance.now() - this.#started)}\n`);
  }
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
