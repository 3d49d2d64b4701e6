/**
 * The line in which requests wait for a page to be rendered. Rendering takes the one thread that there is, so whoever asks
 * for many pages waits behind everybody who asks for one: addresses take turns.
 */

/** Thrown where a page cannot be rendered now. */
export class LineFull extends Error {
  override readonly name = "LineFull";
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

type Guest = {
  running: number;
  waiting: Turn[];
  /** When the pages that were granted would have been due at a steady pace. */
  dueAt: number;
};

export class RenderLine {
  readonly #settings: typeof defaults;
  /** In the order of their turns. */
  readonly #guests = new Map<string, Guest>();
  #running = 0;
  #waiting = 0;

  constructor(settings: Partial<typeof defaults> = {}) {
    this.#settings = { ...defaults, ...settings };
  }

  /** Does the work when it is the address's turn. Rejects with LineFull where it does not come soon. */
  async take<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
    const guest = this.#admit(address);
    if (!this.#mayRun(guest)) {
      await new Promise<void>((turn) => {
        guest.waiting.push(turn);
        this.#waiting += 1;
      });
    } else this.#begin(address, guest);
    try {
      return await work();
    } finally {
      afterTurns(between, () => {
        guest.running -= 1;
        this.#running -= 1;
        this.#next();
      });
    }
  }

  #admit(address: string): Guest {
    const { perMinute, waiting, waitingOfOne, now } = this.#settings;
    const time = now();
    this.#forget(time);
    const guest = this.#guests.get(address) ?? { running: 0, waiting: [], dueAt: 0 };
    this.#guests.set(address, guest);
    if (guest.waiting.length >= waitingOfOne || this.#waiting >= waiting) throw new LineFull(2);
    if (perMinute > 0) {
      const dueAt = Math.max(guest.dueAt, time) + 60_000 / perMinute;
      const early = dueAt - time - 30_000;
      if (early > 0) throw new LineFull(Math.ceil(early / 1000));
      guest.dueAt = dueAt;
    }
    return guest;
  }

  /** Addresses that have nothing here and are owed nothing. */
  #forget(time: number): void {
    if (this.#guests.size < 1_000) return;
    for (const [address, guest] of this.#guests)
      if (guest.running === 0 && guest.waiting.length === 0 && guest.dueAt < time)
        this.#guests.delete(address);
  }

  #mayRun = ({ running }: Guest): boolean =>
    this.#running < this.#settings.atOnce && running < this.#settings.atOnceForOne;

  #begin(address: string, guest: Guest): void {
    guest.running += 1;
    this.#running += 1;
    // To the end: the others come first now.
    this.#guests.delete(address);
    this.#guests.set(address, guest);
  }

  #next(): void {
    for (const [address, guest] of [...this.#guests]) {
      if (guest.waiting.length === 0 || !this.#mayRun(guest)) continue;
      const turn = guest.waiting.shift();
      this.#waiting -= 1;
      this.#begin(address, guest);
      turn?.();
    }
  }
}
