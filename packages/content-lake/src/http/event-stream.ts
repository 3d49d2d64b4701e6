import { tryAgainShortly } from "../errors.ts";
import type { StreamEvent } from "../listening.ts";
import type { LakeContext } from "./context.ts";

/** Heartbeat interval in milliseconds, because proxies and clients close silent connections. */
const heartbeat = 20_000;
/** Maximum size of a reader's unread events in bytes, not counting the last event. */
const mostWaiting = 16_000_000;

export type EventSink = {
  /** Whether anyone still reads it. */
  readonly isOpen: boolean;
  send(event: StreamEvent): void;
  /** Registers a function that is called once when the reader has gone or the stream is closed. */
  onClose(work: () => void): void;
  close(): void;
};

/** Unread events of one reader, which count towards the answer budget. */
class Outgoing {
  readonly body: ReadableStream<Uint8Array>;
  readonly #take: (bytes: number) => () => void;
  readonly #waiting: { bytes: Uint8Array; release: () => void }[] = [];
  #size = 0;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  #hungry = false;

  constructor(take: (bytes: number) => () => void, gone: () => void) {
    this.#take = take;
    const source: UnderlyingDefaultSource<Uint8Array> = {
      start: (controller) => {
        this.#controller = controller;
      },
      pull: (controller) => {
        const next = this.#next();
        if (next) controller.enqueue(next);
        else this.#hungry = true;
      },
      cancel: () => {
        this.#controller = undefined;
        this.drop();
        gone();
      },
    };
    this.body = new ReadableStream(source, { highWaterMark: 0 });
  }

  get isIdle(): boolean {
    return this.#waiting.length === 0;
  }

  /** Queues an event; returns false if the reader is so far behind that it should reconnect later. */
  write(bytes: Uint8Array): boolean {
    if (this.#hungry) {
      this.#hungry = false;
      this.#controller?.enqueue(bytes);
      return true;
    }
    if (this.#size > mostWaiting) return false;
    try {
      this.#waiting.push({ bytes, release: this.#take(bytes.length) });
    } catch {
      // The budget of the address, or the total, is used up.
      return false;
    }
    this.#size += bytes.length;
    return true;
  }

  #next(): Uint8Array | undefined {
    const next = this.#waiting.shift();
    if (!next) return undefined;
    this.#size -= next.bytes.length;
    next.release();
    return next.bytes;
  }

  /** Forgets what waits. */
  drop(): void {
    while (this.#next());
  }

  /** Closes the stream after the queued events. */
  close(): void {
    const controller = this.#controller;
    this.#controller = undefined;
    for (let next = this.#next(); next; next = this.#next()) controller?.enqueue(next);
    controller?.close();
  }
}

/** All open streams of the process, so that they can be closed on shutdown. */
export class OpenStreams {
  readonly #open = new Set<EventSink>();
  #ended = false;

  /** Answers a request with an event stream; `start` receives its sink. Throws 503 once they have ended. */
  respond(c: LakeContext, start: (sink: EventSink) => void): Response {
    if (this.#ended) throw tryAgainShortly(503, "The service is closing");
    const headers = {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    };
    // A stream without a reader would never be closed.
    if (c.req.method === "HEAD") return c.body(null, 200, headers);
    const encoder = new TextEncoder();
    const closing = [c.get("holdStream")(() => close())];
    const end = (): void => {
      if (!this.#open.delete(sink)) return;
      clearInterval(timer);
      for (const work of closing) work();
    };
    const outgoing = new Outgoing(c.get("takeBytes"), end);
    const close = (): void => {
      end();
      outgoing.close();
    };
    const write = (text: string): void => {
      if (!isOpen() || outgoing.write(encoder.encode(text))) return;
      outgoing.drop();
      close();
    };
    const isOpen = () => this.#open.has(sink);
    const sink: EventSink = {
      get isOpen() {
        return isOpen();
      },
      send({ event, id, data }) {
        write(
          `event: ${event}\n${id === undefined ? "" : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`,
        );
      },
      onClose: (work) => closing.push(work),
      close,
    };
    this.#open.add(sink);
    const timer = setInterval(() => {
      if (outgoing.isIdle) write(":\n\n");
    }, heartbeat).unref();
    try {
      start(sink);
    } catch (error) {
      close();
      throw error;
    }
    return c.body(outgoing.body, 200, headers);
  }

  closeAll(): void {
    for (const sink of [...this.#open]) sink.close();
  }

  /** Closes all streams, and opens no more. */
  end(): void {
    this.#ended = true;
    this.closeAll();
  }
}
