import type { StreamEvent } from "../listening.ts";
import type { LakeContext } from "./context.ts";

/** Proxies and clients close what is silent for long. */
const heartbeat = 20_000;
/** Events that may wait for a reader that does not read. */
const maxBuffered = 2000;

export type EventSink = {
  send(event: StreamEvent): void;
  /** Called once when the reader is gone or the stream is closed. */
  onClose(work: () => void): void;
  close(): void;
};

/** Every open stream of a process, so that closing it closes them. */
export class OpenStreams {
  readonly #open = new Set<EventSink>();

  /** Answers a request with a stream of events; `start` sends into it. */
  respond(c: LakeContext, start: (sink: EventSink) => void): Response {
    const headers = {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    };
    // Nobody reads what follows the head, so nobody would ever close it.
    if (c.req.method === "HEAD") return c.body(null, 200, headers);
    const encoder = new TextEncoder();
    const closing = [c.get("hold")("streams")];
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    let timer: NodeJS.Timeout | undefined;
    const close = (): void => {
      if (!controller) return;
      const closed = controller;
      controller = undefined;
      clearInterval(timer);
      this.#open.delete(sink);
      for (const work of closing) work();
      try {
        closed.close();
      } catch {
        // The reader has gone already.
      }
    };
    const write = (text: string): void => {
      if (!controller) return;
      // A reader that is this far behind takes up again later, from the last event it has seen.
      if ((controller.desiredSize ?? 0) < -maxBuffered) close();
      else controller.enqueue(encoder.encode(text));
    };
    const sink: EventSink = {
      send({ event, id, data }) {
        write(
          `event: ${event}\n${id === undefined ? "" : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`,
        );
      },
      onClose: (work) => closing.push(work),
      close,
    };
    const body = new ReadableStream<Uint8Array>({
      start: (streamController) => {
        controller = streamController;
        this.#open.add(sink);
        timer = setInterval(() => write(":\n\n"), heartbeat).unref();
        start(sink);
      },
      cancel: close,
    });
    return c.body(body, 200, headers);
  }

  closeAll(): void {
    for (const sink of [...this.#open]) sink.close();
  }
}
