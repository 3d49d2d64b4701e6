import { retryAfterOf } from "@brightkeel/contracts";
import type { Logger } from "../types.ts";
import type { Hook } from "./hook.ts";
import type { HookStore, Message } from "./hook-store.ts";
import { ForbiddenReceiver, type ReceiverFetch, receiverFetch } from "./receiver-fetch.ts";
import { signatureHeader, signatureOf } from "./signature.ts";

export type DeliveryOptions = {
  store: HookStore;
  projectId: string;
  logger: Logger;
  fetch?: ReceiverFetch;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Schedules a callback; returns a function that cancels it. */
  later?: (work: () => void, milliseconds: number) => () => void;
};

/** First and longest pause between attempts, in milliseconds; each pause is three times the one before. */
const firstPause = 5000;
const longestPause = 30 * 60_000;
/** With these pauses, the last attempt is after about seven hours. */
const maxAttempts = 20;
/** Timeout of a call, in milliseconds. */
const patience = 30_000;
/** Maximum number of hooks that are called at the same time. */
const maxBusy = 8;

/** Schedules a callback without keeping the process alive for it. */
export const byTimer: NonNullable<DeliveryOptions["later"]> = (work, milliseconds) => {
  const timer = setTimeout(work, milliseconds).unref();
  return () => clearTimeout(timer);
};

/**
 * Delivers the calls in the outbox: one at a time for each hook, with growing pauses between retries. A failed call
 * does not block later ones, so calls may arrive out of order, as with the hosted service:
 * https://www.sanity.io/docs/content-lake/webhook-best-practices
 */
export class Deliveries {
  readonly #options: Required<DeliveryOptions>;
  readonly #busy = new Set<string>();
  readonly #closing = new AbortController();
  readonly #underWay = new Set<Promise<void>>();
  #cancel: () => void = () => {};
  #claiming = false;
  #claimAgain = false;

  constructor(options: DeliveryOptions) {
    this.#options = {
      fetch: receiverFetch(options.store.allowedHosts),
      now: Date.now,
      later: byTimer,
      ...options,
    };
  }

  /** Makes the calls that are due and schedules the others. To be called after adding calls to the outbox. */
  wake(): void {
    this.#claimAgain = true;
    if (this.#claiming || this.#closing.signal.aborted) return;
    this.#claiming = true;
    this.#cancel();
    const claimed = this.#claimAll().finally(() => {
      this.#claiming = false;
      this.#underWay.delete(claimed);
    });
    this.#underWay.add(claimed);
  }

  async #claimAll(): Promise<void> {
    const { later, logger } = this.#options;
    try {
      while (this.#claimAgain && !this.#closing.signal.aborted) {
        this.#claimAgain = false;
        await this.#claimDue();
      }
    } catch (err) {
      logger.error({ err }, "The calls of webhooks can't be read, and will be later");
      this.#cancel = later(() => this.wake(), firstPause);
    }
  }

  async #claimDue(): Promise<void> {
    const { store, now, later } = this.#options;
    while (this.#busy.size < maxBusy) {
      const message = await store.claim(now(), now() + 2 * patience, this.#busy);
      if (!message || this.#closing.signal.aborted) break;
      this.#busy.add(message.hookId);
      const done = this.#deliver(message)
        .catch((err: unknown) => this.#options.logger.error({ err }, "A webhook failed"))
        .finally(() => {
          this.#busy.delete(message.hookId);
          this.#underWay.delete(done);
          this.wake();
        });
      this.#underWay.add(done);
    }
    const due = store.nextDue(this.#busy);
    if (due !== undefined)
      this.#cancel = later(() => this.wake(), Math.min(Math.max(due - now(), 50), longestPause));
  }

  async #deliver(message: Message): Promise<void> {
    const { store, now, logger } = this.#options;
    const hook = store.get(message.hookId);
    if (!hook || hook.isDisabledByUser) {
      const attempt = { duration: 0, status: undefined, problem: "The webhook is disabled" };
      return store.settle(message, attempt, { status: "failed" });
    }
    const started = now();
    const { status, retryAfter, problem, isForbidden } = await this.#call(hook, message);
    // Without an answer the claim expires, and then the call is made again.
    if (status === undefined && this.#closing.signal.aborted) return;
    const attempt = { duration: now() - started, status, problem };
    if (isTaken(status)) return store.settle(message, attempt, { status: "delivered" });
    const attempts = message.attempts + 1;
    if (isForbidden || !mayPass(status) || attempts >= maxAttempts) {
      logger.warn({ hook: hook.name, status, problem }, "A webhook was given up");
      return store.settle(message, attempt, { status: "failed" });
    }
    const pause = Math.min(firstPause * 3 ** (attempts - 1), longestPause);
    const nextAt = now() + Math.max(pause, Math.min(retryAfter, longestPause));
    await store.settle(message, attempt, { status: "pending", nextAt });
  }

  async #call(
    hook: Hook,
    message: Message,
  ): Promise<{ status?: number; retryAfter: number; problem?: string; isForbidden?: boolean }> {
    const { fetch, now, projectId } = this.#options;
    const signature = hook.secret && signatureOf(message.body, hook.secret, now());
    try {
      const response = await fetch(hook.url, {
        method: hook.httpMethod,
        signal: AbortSignal.any([this.#closing.signal, AbortSignal.timeout(patience)]),
        headers: {
          ...hook.headers,
          "content-type": "application/json",
          "idempotency-key": message.id,
          "sanity-dataset": message.dataset,
          "sanity-document-id": message.documentId,
          "sanity-operation": message.operation,
          "sanity-project-id": projectId,
          "sanity-transaction-id": message.transactionId,
          "sanity-transaction-time": message.createdAt,
          "sanity-webhook-id": hook.id,
          ...(signature && { [signatureHeader]: signature }),
        },
        ...(hook.httpMethod !== "GET" && { body: message.body }),
      });
      return {
        status: response.status,
        retryAfter: retryAfterOf(response.headers.get("retry-after"), now()) ?? 0,
        ...(isTaken(response.status)
          ? {}
          : { problem: `The receiver answered ${response.status}` }),
      };
    } catch (error) {
      return {
        retryAfter: 0,
        problem: error instanceof Error ? error.message : String(error),
        isForbidden: error instanceof ForbiddenReceiver,
      };
    }
  }

  async close(): Promise<void> {
    this.#closing.abort();
    this.#cancel();
    await Promise.allSettled(this.#underWay);
  }
}

const isTaken = (status: number | undefined): boolean =>
  status !== undefined && status >= 200 && status < 300;

/** Whether a later attempt may succeed. */
const mayPass = (status: number | undefined): boolean =>
  status === undefined || status >= 500 || [408, 425, 429].includes(status);
