import type { Logger } from "../logger.ts";
import type { Database, Storage } from "../storage/index.ts";
import { nextAttempt } from "./backoff.ts";
import { DeliveryError, DeliverySkipped } from "./deliver/delivery-error.ts";
import type { DeliveryTarget } from "./deliver/target.ts";
import { noteFailure } from "./failed-attempts.ts";
import { mendTimes } from "./mend-times.ts";
import { type OutboxSettings, outboxDefaults } from "./outbox-settings.ts";
import { createPauses, longestRetryAfter } from "./receiver-pauses.ts";
import { bringForward } from "./retry.ts";
import { isSpam } from "./spam/folder.ts";
import { readLeads } from "./store.ts";
import type { LeadTables } from "./tables.ts";
import { within } from "./within.ts";

export type DeliveryOutcome = "delivered" | "failed" | "dead" | "skipped";

export type Outbox = {
  /** Delivers until `stop`. */
  start(): void;
  /** Polls at once, after a write. */
  wake(): void;
  /** Claims nothing new; resolves when running attempts have ended or run out of time. */
  stop(): Promise<void>;
};

/**
 * Delivers what the leads' transactions left in `lead_deliveries`, from any number of processes. A delivery is
 * claimed by a lease before each attempt, so two processes never hold the same one; a killed process loses its lease
 * to the others. Each target has its own worker: a slow or failing target delays no other.
 *
 * A process that dies between the receiver's answer and the update leaves a delivery that is retried under the same
 * idempotency key: delivery is at least once, and the receiver recognises the key. To shorten that window, marks do
 * not wait for the disk: a killed process loses none of them, and after a power cut the key does its work.
 */
export function createOutbox(options: {
  storage: Pick<Storage<LeadTables>, "db" | "kind" | "relaxed">;
  targets: readonly DeliveryTarget[];
  logger: Logger;
  settings?: Partial<OutboxSettings>;
  clock?: () => number;
  random?: () => number;
  onOutcome?: (target: string, outcome: DeliveryOutcome, seconds: number) => void;
}): Outbox {
  const { storage, targets, logger, clock = Date.now, random = Math.random } = options;
  const settings = { ...outboxDefaults, ...options.settings };
  const stopping = new AbortController();
  const waiters = new Set<() => void>();
  const workers: Promise<void>[] = [];
  /** Counts calls of `wake`, so that one during a read is not missed. */
  let wakes = 0;
  /** Aborted when running attempts have used up their time after the call to stop. */
  const tooLate = new AbortController();
  const pauses = createPauses({ db: storage.db, clock, settings });
  const stopped = new Promise<void>((resolve) =>
    stopping.signal.addEventListener("abort", () => resolve(), { once: true }),
  );
  /** How far ahead this process sets times. */
  const furthest = {
    due: Math.max(settings.longestPause, longestRetryAfter),
    lease: settings.lease,
  };

  /** Claims up to `count` due deliveries for this process. */
  async function claim(target: string, count: number) {
    if (count <= 0) return [];
    const now = clock();
    const due = (db: Database<LeadTables>) =>
      db
        .selectFrom("lead_deliveries")
        .select("id")
        .where("target", "=", target)
        .where("state", "=", "pending")
        .where("due_at", "<=", now)
        .where("leased_until", "<=", now)
        // A failing receiver gets what a person asks for, then what it has not seen yet: the fault may be a single
        // lead's.
        .$if(pauses.isFailing(target), (query) =>
          query.orderBy("asked_at", (order) => order.desc().nullsLast()).orderBy("attempts"),
        )
        .orderBy("due_at")
        .limit(count);
    // Usually there is nothing to do, and a read takes no lock.
    if (!(await due(storage.db).executeTakeFirst())) return [];
    return storage.relaxed((db) =>
      db
        .updateTable("lead_deliveries")
        .set((eb) => ({ leased_until: now + settings.lease, attempts: eb("attempts", "+", 1) }))
        .where((eb) =>
          eb(
            "id",
            "in",
            // Rows that another process is claiming right now are skipped, not waited for.
            storage.kind === "postgres" ? due(db).forUpdate().skipLocked() : due(db),
          ),
        )
        .returning(["id", "lead_id", "attempts", "created_at", "done"])
        .execute(),
    );
  }

  async function attempt(
    target: DeliveryTarget,
    delivery: Awaited<ReturnType<typeof claim>>[number],
  ): Promise<void> {
    const started = performance.now();
    const seconds = () => (performance.now() - started) / 1000;
    const [lead] = await readLeads(storage.db, { ids: [delivery.lead_id] });
    // Erased since it was claimed.
    if (!lead) return;
    const update = (values: Partial<LeadTables["lead_deliveries"]>) =>
      storage.relaxed((db) =>
        db
          .updateTable("lead_deliveries")
          .set(values)
          .where("id", "=", delivery.id)
          // `npm run leads` may have changed it meanwhile.
          .where("state", "=", "pending")
          .execute(),
      );
    const mark = (values: Partial<LeadTables["lead_deliveries"]>) =>
      update({ ...values, leased_until: 0 });
    const renewing = setInterval(() => {
      // If this fails, another process retries the delivery under the same key.
      void update({ leased_until: clock() + settings.lease }).catch(() => {});
    }, settings.lease / 3);

    try {
      const limit = AbortSignal.timeout(target.timeLimit ?? settings.attemptLimit);
      const signal = AbortSignal.any([limit, tooLate.signal]);
      const done = delivery.done?.split("\n") ?? [];
      await within(
        signal,
        target.deliver(lead, { id: delivery.id, attempt: delivery.attempts, signal, done }),
      );
    } catch (error) {
      // Aborted by the stop: whoever finds the lease expired retries.
      if (tooLate.signal.aborted) return;
      const { message } = error instanceof Error ? error : new Error(String(error));
      if (error instanceof DeliverySkipped) {
        await mark({ state: "skipped", last_error: message, finished_at: clock() });
        options.onOutcome?.(target.name, "skipped", seconds());
        logger.info({ target: target.name, lead: lead.id, reason: message }, "Not delivered");
        return;
      }
      const { retryAfter = 0, done } = error instanceof DeliveryError ? error : {};
      const wait = Math.min(retryAfter, longestRetryAfter);
      if (pauses.failed(target.name, wait)) {
        logger.error(
          { target: target.name, reason: message },
          "A receiver fails, whatever it gets: one lead at a time is tried until it takes one",
        );
      }
      const next = nextAttempt(
        { attempts: delivery.attempts, createdAt: delivery.created_at, now: clock(), random },
        settings,
      );
      const about = { target: target.name, lead: lead.id, attempts: delivery.attempts };
      await noteFailure(storage, { id: delivery.id, at: clock(), answer: message });
      const left = { last_error: message, ...(done && { done: done.join("\n") }) };
      if (next === undefined) {
        await mark({ ...left, state: "dead", finished_at: clock() });
        options.onOutcome?.(target.name, "dead", seconds());
        logger.error(
          { ...about, reason: message },
          "A lead could not be delivered and is given up; `npm run leads -- retry` tries again",
        );
      } else {
        const due = Math.max(next, clock() + wait);
        // A person may have taken the lead for spam during the attempt, which could not be called back.
        const isHeld = await isSpam(storage.db, lead.id);
        await mark({ ...left, due_at: due, ...(isHeld && { state: "held" }) });
        options.onOutcome?.(target.name, "failed", seconds());
        logger.warn(
          { ...about, reason: message, next: new Date(due).toISOString() },
          "A lead could not be delivered yet",
        );
      }
      return;
    } finally {
      clearInterval(renewing);
    }
    await mark({ state: "delivered", last_error: null, finished_at: clock() });
    options.onOutcome?.(target.name, "delivered", seconds());
    logger.info({ target: target.name, lead: lead.id }, "Lead delivered");
    if (pauses.succeeded(target.name)) {
      const about = { target: target.name, now: clock() };
      const deliveries = await storage.relaxed((db) => bringForward(db, about));
      logger.warn({ target: target.name, deliveries }, "A receiver that failed takes leads again");
      wake();
    }
  }

  /** Worker of one target: starts attempts while there is room for them, and sleeps while nothing is due. */
  async function serve(target: DeliveryTarget): Promise<void> {
    const underWay = new Set<Promise<void>>();
    /** Attempts that still hold up the next ones. */
    const quick = new Set<Promise<void>>();
    let readable = true;
    let mendedAt = Number.NEGATIVE_INFINITY;

    function begin(delivery: Awaited<ReturnType<typeof claim>>[number]): void {
      const running = attempt(target, delivery)
        // The database failed while marking: the lease expires and another attempt follows.
        .catch((error: unknown) =>
          logger.error({ err: error, target: target.name }, "A delivery could not be marked"),
        )
        .finally(() => underWay.delete(running));
      underWay.add(running);
      const patience = Promise.withResolvers<void>();
      const timer = setTimeout(patience.resolve, settings.slowAfter);
      const step = Promise.race([running, patience.promise]).finally(() => {
        clearTimeout(timer);
        quick.delete(step);
      });
      quick.add(step);
    }

    while (!stopping.signal.aborted) {
      const wakesBefore = wakes;
      try {
        if (await pauses.isPaused(target.name)) {
          await sleep();
          continue;
        }
        if (performance.now() - mendedAt >= settings.mendEvery) {
          await mendTimes(storage.db, { target: target.name, now: clock(), ...furthest });
          mendedAt = performance.now();
        }
        const room = Math.min(settings.parallel - quick.size, settings.most - underWay.size);
        const claimed = await claim(target.name, room);
        if (!readable) logger.warn({ target: target.name }, "Deliveries can be read again");
        readable = true;
        claimed.forEach(begin);
        if (claimed.length > 0) pauses.began(target.name);
        if (quick.size >= settings.parallel) await Promise.race([...quick, stopped]);
        else if (underWay.size >= settings.most) await Promise.race([...underWay, stopped]);
        else if (claimed.length === 0 && wakes === wakesBefore) await sleep();
      } catch (error) {
        // Once per outage rather than every two seconds.
        if (readable) {
          logger.error({ err: error, target: target.name }, "Deliveries cannot be read");
        }
        readable = false;
        await sleep();
      }
    }
    await Promise.all(underWay);
  }

  function sleep(): Promise<void> {
    if (stopping.signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const wakeUp = () => {
        clearTimeout(timer);
        waiters.delete(wakeUp);
        resolve();
      };
      const timer = setTimeout(wakeUp, settings.pollEvery);
      timer.unref();
      waiters.add(wakeUp);
    });
  }

  function wake(): void {
    wakes += 1;
    for (const wakeUp of waiters) wakeUp();
  }

  return {
    start() {
      if (workers.length === 0) workers.push(...targets.map(serve));
    },
    wake,
    async stop() {
      stopping.abort();
      wake();
      const cut = setTimeout(() => tooLate.abort(), settings.stopWithin);
      await Promise.all(workers);
      clearTimeout(cut);
      for (const target of targets) target.close?.();
    },
  };
}
