/**
 * The queue in which requests wait for a page to be rendered. Rendering takes the one thread that there is, so whoever asks
 * for many pages waits behind everybody who asks for one: addresses take turns.
 */

/** Thrown where a page cannot be rendered now. */
export class QueueFull extends Error {
  override readonly name = "QueueFull";
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super("Too many pages wait to be rendered");
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

const defaults = {
  /** How many pages are rendered at once: most of the time each waits for content. */
  atOnce: 4,
  atOnceForOne: 2,
  /** How many requests may wait, of one address and in all. */
  waitingOfOne: 30,
  waiting: 300,
  /** Pages a minute for one address, half of them at once; 0 lifts the limit. */
  perMinute: 600,
  /** Milliseconds since any fixed moment. */
  now: () => performance.now(),
};

/**
 * Turns of the event loop between two pages of one place: a connection is taken in one, its request read in the next and
 * answered in the third. So what lies ready goes out in between.
 */
const between = 4;

function afterTurns(turns: number, work: () => void): void {
  if (turns === 0) work();
  else setImmediate(afterTurns, turns - 1, work);
}

type Turn = () => void;

type Client = {
  running: number;
  waiting: Turn[];
  /** When the pages that were granted would have been due at a steady pace. */
  dueAt: number;
};

export class RenderQueue {
  readonly #settings: typeof defaults;
  /** In the order of their turns. */
  readonly #clients = new Map<string, Client>();
  #running = 0;
  #waiting = 0;

  constructor(settings: Partial<typeof defaults> = {}) {
    this.#settings = { ...defaults, ...settings };
  }

  /** Does the work when it is the address's turn. Rejects with QueueFull where it does not come soon. */
  async take<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
    const client = this.#admit(address);
    if (!this.#mayRun(client)) {
      await new Promise<void>((turn) => {
        client.waiting.push(turn);
        this.#waiting += 1;
      });
    } else this.#begin(address, client);
    try {
      return await work();
    } finally {
      afterTurns(between, () => {
        client.running -= 1;
        this.#running -= 1;
        this.#next();
      });
    }
  }

  #admit(address: string): Client {
    const { perMinute, waiting, waitingOfOne, now } = this.#settings;
    const time = now();
    this.#forget(time);
    const client = this.#clients.get(address) ?? { running: 0, waiting: [], dueAt: 0 };
    this.#clients.set(address, client);
    if (client.waiting.length >= waitingOfOne || this.#waiting >= waiting) throw new QueueFull(2);
    if (perMinute > 0) {
      const dueAt = Math.max(client.dueAt, time) + 60_000 / perMinute;
      const early = dueAt - time - 30_000;
      if (early > 0) throw new QueueFull(Math.ceil(early / 1000));
      client.dueAt = dueAt;
    }
    return client;
  }

  /** Forgets the addresses that wait for nothing and have used up none of their allowance. */
  #forget(time: number): void {
    if (this.#clients.size < 1_000) return;
    for (const [address, client] of this.#clients)
      if (client.running === 0 && client.waiting.length === 0 && client.dueAt < time)
        this.#clients.delete(address);
  }

  #mayRun = ({ running }: Client): boolean =>
    this.#running < this.#settings.atOnce && running < this.#settings.atOnceForOne;

  #begin(address: string, client: Client): void {
    client.running += 1;
    this.#running += 1;
    // To the end: the others come first now.
    this.#clients.delete(address);
    this.#clients.set(address, client);
  }

  #next(): void {
    for (const [address, client] of [...this.#clients]) {
      if (client.waiting.length === 0 || !this.#mayRun(client)) continue;
      const turn = client.waiting.shift();
      this.#waiting -= 1;
      this.#begin(address, client);
      turn?.();
    }
  }
}
