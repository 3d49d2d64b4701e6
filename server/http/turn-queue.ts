/**
 * A queue for work that takes the one thread that there is: whoever asks for much waits behind everybody who asks for
 * little. Addresses take turns, first the one that had fewest of late while others waited.
 */

/** Thrown where the work cannot be done now. */
export class QueueFull extends Error {
  override readonly name = "QueueFull";
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super("Too many wait for their turn");
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

const defaults = {
  /** How much is done at once: most of the time each waits for something else, such as content. */
  atOnce: 4,
  atOnceForOne: 2,
  /** How many may wait, of one address and in all. */
  waitingOfOne: 30,
  waiting: 300,
  /** Turns a minute for one address, half of them at once; 0 lifts the limit. */
  perMinute: 0,
  /**
   * Turns of the event loop between two works of one place: a connection is taken in one, its request read in the next and
   * answered in the third. So what lies ready goes out in between.
   */
  between: 4,
  /**
   * Connections taken so far. Node takes one in a turn of its loop, so turns in which one came do not count: of many that come at
   * once all are taken between two works.
   */
  arrivals: (): number => 0,
  /** Milliseconds between two works at the most, however many come. */
  longestBetween: 200,
  /** Milliseconds since any fixed moment. */
  now: () => performance.now(),
};

/** After so many milliseconds, the turns that an address had count half. */
const halfLife = 10_000;

type Turn = { begin: () => void; refuse: (why: QueueFull) => void };

type Client = {
  running: number;
  waiting: Turn[];
  /** When the turns that were granted would have been due at a steady pace. */
  dueAt: number;
  /** Turns that it had while somebody waited, and when that was counted. */
  had: number;
  hadAt: number;
};

export class TurnQueue {
  readonly #settings: typeof defaults;
  readonly #clients = new Map<string, Client>();
  #running = 0;
  #waiting = 0;
  #forgotAt = Number.NEGATIVE_INFINITY;

  constructor(settings: Partial<typeof defaults> = {}) {
    this.#settings = { ...defaults, ...settings };
  }

  /** Does the work when it is the address's turn. Rejects with QueueFull where it does not come soon. */
  async take<Result>(address: string, work: () => Result | Promise<Result>): Promise<Result> {
    const client = this.#admit(address);
    if (!this.#mayRun(client)) {
      await new Promise<void>((begin, refuse) => {
        client.waiting.push({ begin, refuse });
        this.#waiting += 1;
      });
    } else this.#begin(client);
    try {
      return await work();
    } finally {
      this.#afterTurns(() => {
        client.running -= 1;
        this.#running -= 1;
        this.#count(client);
        this.#next();
      });
    }
  }

  #afterTurns(work: () => void): void {
    const { between, longestBetween, arrivals, now } = this.#settings;
    const latest = now() + longestBetween;
    const turn = (quiet: number, known: number): void => {
      const arrived = arrivals();
      if (quiet === between || now() > latest) work();
      else setImmediate(turn, arrived === known ? quiet + 1 : quiet, arrived);
    };
    turn(0, arrivals());
  }

  #admit(address: string): Client {
    const { perMinute, waiting, waitingOfOne, now } = this.#settings;
    const time = now();
    this.#forget(time);
    const client = this.#clients.get(address) ?? {
      running: 0,
      waiting: [],
      dueAt: 0,
      had: 0,
      hadAt: time,
    };
    this.#clients.set(address, client);
    if (client.waiting.length >= waitingOfOne) throw new QueueFull(2);
    const dueAt = perMinute > 0 ? Math.max(client.dueAt, time) + 60_000 / perMinute : 0;
    const early = dueAt - time - 30_000;
    if (early > 0) throw new QueueFull(Math.ceil(early / 1000));
    // Only for whoever may wait: nobody gives way to a request that is refused, or that begins at once.
    const mustWait = !this.#mayRun(client);
    if (mustWait && this.#waiting >= waiting && !this.#makeRoom(client)) throw new QueueFull(2);
    client.dueAt = dueAt;
    return client;
  }

  /**
   * Where all places are taken, the one that came last of the address with most of them goes, as long as that address
   * keeps more than the newcomer then has: ten addresses that fill the queue shut nobody else out.
   */
  #makeRoom({ waiting }: Client): boolean {
    let most: Client | undefined;
    for (const client of this.#clients.values())
      if (client.waiting.length > (most?.waiting.length ?? 0)) most = client;
    if (!most || most.waiting.length <= waiting.length + 1) return false;
    this.#waiting -= 1;
    most.waiting.pop()?.refuse(new QueueFull(2));
    return true;
  }

  /**
   * Forgets the addresses that wait for nothing and have had nothing of late: once a second at most, since it looks at all
   * of them, and most while many ask.
   */
  #forget(time: number): void {
    if (this.#clients.size < 1_000 || time < this.#forgotAt + 1_000) return;
    this.#forgotAt = time;
    for (const [address, client] of this.#clients)
      if (
        client.running === 0 &&
        client.waiting.length === 0 &&
        client.dueAt < time &&
        this.#hadOfLate(client, time) < 0.5
      )
        this.#clients.delete(address);
  }

  #hadOfLate = ({ had, hadAt }: Client, time: number): number =>
    had * 0.5 ** ((time - hadAt) / halfLife);

  #mayRun = ({ running }: Client): boolean =>
    this.#running < this.#settings.atOnce && running < this.#settings.atOnceForOne;

  #begin(client: Client): void {
    client.running += 1;
    this.#running += 1;
  }

  /** Counts a turn that is over. What nobody waited for was taken from nobody. */
  #count(client: Client): void {
    if (this.#waiting === 0) return;
    const time = this.#settings.now();
    client.had = this.#hadOfLate(client, time) + 1;
    client.hadAt = time;
  }

  #next(): void {
    const time = this.#settings.now();
    while (this.#waiting > 0 && this.#running < this.#settings.atOnce) {
      let next: Client | undefined;
      let fewest = Number.POSITIVE_INFINITY;
      for (const client of this.#clients.values()) {
        if (client.waiting.length === 0 || !this.#mayRun(client)) continue;
        const had = this.#hadOfLate(client, time) + client.running;
        if (had >= fewest) continue;
        fewest = had;
        next = client;
      }
      if (!next) return;
      const turn = next.waiting.shift();
      this.#waiting -= 1;
      this.#begin(next);
      turn?.begin();
    }
  }
}
