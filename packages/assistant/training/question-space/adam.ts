const decay = { mean: 0.9, square: 0.999 } as const;

/**
 * A table of weights and their optimiser (Kingma and Ba 2015, https://arxiv.org/abs/1412.6980). Only rows that a batch
 * touched are updated.
 */
export class Adam {
  readonly #width: number;
  readonly #weights: Float32Array;
  readonly #gradients: Float32Array;
  readonly #means: Float32Array;
  readonly #squares: Float32Array;
  readonly #touched = new Set<number>();
  #steps = 0;

  constructor(weights: Float32Array, width: number) {
    this.#width = width;
    this.#weights = weights;
    this.#gradients = new Float32Array(weights.length);
    this.#means = new Float32Array(weights.length);
    this.#squares = new Float32Array(weights.length);
  }

  /** @param spread the standard deviation of the weights to begin with. */
  static random(rows: number, width: number, spread: number, random: () => number): Adam {
    return new Adam(
      Float32Array.from({ length: rows * width }, () => normal(random) * spread),
      width,
    );
  }

  /** Returns a table of the same weights, with an optimiser of its own. */
  copy(): Adam {
    return new Adam(this.#weights.slice(), this.#width);
  }

  /** Adds a row to a sum. */
  addRow(sum: Float32Array, row: number, times: number): void {
    const start = row * this.#width;
    const weights = this.#weights;
    for (let at = 0; at < sum.length; at += 1)
      sum[at] = (sum[at] as number) + (weights[start + at] as number) * times;
  }

  /** Adds to the gradient of a row. */
  collect(row: number, gradient: Float32Array, times: number): void {
    this.#touched.add(row);
    const start = row * this.#width;
    const gradients = this.#gradients;
    for (let at = 0; at < gradient.length; at += 1)
      gradients[start + at] = (gradients[start + at] as number) + (gradient[at] as number) * times;
  }

  /** Updates the rows by the gradients collected since the last step. */
  step(rate: number): void {
    this.#steps += 1;
    const unbiased = Math.sqrt(1 - decay.square ** this.#steps) / (1 - decay.mean ** this.#steps);
    for (const row of this.#touched)
      for (let at = row * this.#width; at < (row + 1) * this.#width; at += 1) {
        const gradient = this.#gradients[at] as number;
        const mean = decay.mean * (this.#means[at] as number) + (1 - decay.mean) * gradient;
        const square =
          decay.square * (this.#squares[at] as number) + (1 - decay.square) * gradient ** 2;
        this.#means[at] = mean;
        this.#squares[at] = square;
        this.#weights[at] =
          (this.#weights[at] as number) - (rate * unbiased * mean) / (Math.sqrt(square) + 1e-8);
        this.#gradients[at] = 0;
      }
    this.#touched.clear();
  }

  rows(): Float32Array[] {
    const count = this.#weights.length / this.#width;
    return Array.from({ length: count }, (_row, at) =>
      this.#weights.slice(at * this.#width, (at + 1) * this.#width),
    );
  }
}

/** A normally distributed number, by Box and Muller. */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
