/**
 * A fair queue for work on the single thread: a client that asks for much waits behind those that ask for little.
 * Addresses take turns, beginning with the one that recently had the fewest turns while others waited.
 */

/** Thrown when the work cannot be done soon. */
export class QueueFull extends Error {
  override readonly name = "QueueFull";
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super("Too many wait for their turn");
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

const defaults = {
  /** How many tasks run at once: most of the time each waits for something else, such as content. */
  atOnce: 4,
  atOnceForOne: 2,
  /** How many tasks may wait, for one address and in all. */
  waitingOfOne: 30,
  waiting: 300,
  /** Turns a minute for one address, half of them as a burst; 0 lifts the limit. */
  perMinute: 0,
  /**
   * Turns of the event loop between two tasks of one place: a connection is accepted in one turn, its request read in
   * the next and answered in the third. So cached responses go out in between.
   */
  between: 4,
  /**
   * Returns the number of connections accepted so far. Node accepts one in a turn of the event loop, and such turns
   * do not count, so a burst of connections is accepted completely between two tasks.
   */
  arrivals: (): number => 0,
  /** Longest time between two tasks in milliseconds, however many connections arrive. */
  longestBetween: 200,
  /** Returns milliseconds since any fixed moment. */
  now: () => performance.now(),
};

/** Half-life of an address's turn count, in milliseconds. */
const halfLife = 10_000;

type Turn = { begin: () => void; refuse: (why: QueueFull) => void };

type Client = {
  running: number;
  waiting: Turn[];
  /** When the next turn would be due at a steady rate. */
  dueAt: number;
  /** Decayed count of the turns it had while others waited, and when that was calculated. */
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

  /**
   * Runs the work when it is the address's turn.
   *
   * @throws QueueFull if that would not be soon.
   */
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
    // Makes room only for a request that has to wait, and not for one that is refused or begins at once.
    const mustWait = !this.#mayRun(client);
    if (mustWait && this.#waiting >= waiting && !this.#makeRoom(client)) throw new QueueFull(2);
    client.dueAt = dueAt;
    return client;
  }

  /**
   * Makes room in a full queue by refusing the last task of the address with the most, if that address then still has
   * at least as many as the newcomer: ten addresses that fill the queue keep no one else out.
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
   * Forgets addresses with no waiting tasks and no recent turns. Runs at most once a second, because it scans all
   * addresses, which are most numerous under load.
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

  /** Counts a finished turn. Turns do not count while no one waits. */
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
