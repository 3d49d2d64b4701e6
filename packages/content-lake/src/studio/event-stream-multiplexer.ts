import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import { z } from "zod";
import type { Sessions } from "../sessions.ts";
import { editorOf } from "./upgrade.ts";
import { jsonIn, keepAlive, sendJson } from "./web-socket.ts";

/** Maximum number of streams per web socket, which no Studio reaches. */
const maxStreams = 64;

/** A message of the Studio: opens a stream below `mountPath` under a number that it chooses, or closes one. */
const messageSchema = (mountPath: string) =>
  z.union([
    z.object({
      open: z.number().int(),
      path: z.string().startsWith(`${mountPath}/`),
      lastEventId: z.string().optional(),
    }),
    z.object({ close: z.number().int() }),
  ]);

export type MultiplexerOptions = {
  /** Path at which the app is mounted. The web socket is at `streams` below it. */
  mountPath: string;
  fetch: (request: Request) => Response | Promise<Response>;
  sessions: Sessions;
};

/**
 * Carries any number of event streams over one web socket, because browsers allow only six connections. Each stream
 * is an ordinary request to the app, with the cookie of the page that opened the socket.
 */
export class EventStreamMultiplexer {
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 });
  readonly #options: MultiplexerOptions;
  readonly #message: ReturnType<typeof messageSchema>;

  constructor(options: MultiplexerOptions) {
    this.#options = options;
    this.#message = messageSchema(options.mountPath);
  }

  /** Handles an `upgrade` of the HTTP server. Returns false if the URL is another one. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    if (request.url?.split("?")[0] !== `${this.#options.mountPath}/streams`) return false;
    if (!editorOf(request, socket, this.#options.sessions)) return true;
    const { host, cookie = "" } = request.headers;
    this.#server.handleUpgrade(request, socket, head, (webSocket) =>
      this.#carry(webSocket, `http://${host}`, cookie),
    );
    return true;
  }

  #carry(socket: WebSocket, origin: string, cookie: string): void {
    const streams = new Map<number, AbortController>();
    socket.on("error", () => socket.terminate());
    socket.on("close", () => {
      for (const stream of streams.values()) stream.abort();
    });
    keepAlive(socket);
    socket.on("message", (raw) => {
      const parsed = this.#message.safeParse(jsonIn(raw));
      if (!parsed.success) return socket.close(1008, "Not a message of this socket");
      if ("close" in parsed.data) {
        streams.get(parsed.data.close)?.abort();
        streams.delete(parsed.data.close);
        return;
      }
      if (streams.has(parsed.data.open) || streams.size >= maxStreams) return;
      const { open, path, lastEventId } = parsed.data;
      const abort = new AbortController();
      streams.set(open, abort);
      const headers = new Headers({ accept: "text/event-stream", cookie });
      if (lastEventId) headers.set("last-event-id", lastEventId);
      void this.#pump(socket, open, new Request(new URL(path, origin), { headers }), abort.signal)
        .catch(() => {})
        .finally(() => {
          streams.delete(open);
          if (!abort.signal.aborted) sendJson(socket, { stream: open, end: true }).catch(() => {});
        });
    });
  }

  async #pump(
    socket: WebSocket,
    stream: number,
    request: Request,
    signal: AbortSignal,
  ): Promise<void> {
    const response = await this.#options.fetch(request);
    const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
    const status = response.ok && !isStream ? 404 : response.status;
    const reader = response.body?.getReader();
    const leave = () => reader?.cancel().catch(() => {});
    signal.addEventListener("abort", leave, { once: true });
    try {
      await sendJson(socket, { stream, status });
      if (status !== 200 || !reader) return;
      const decoder = new TextDecoder();
      // The page may have gone before there was anything to leave.
      while (!signal.aborted) {
        const { done, value } = await reader.read();
        if (done) return;
        // What the page does not read waits in the stream, whose limits count it.
        await sendJson(socket, { stream, text: decoder.decode(value, { stream: true }) });
      }
    } finally {
      await leave();
    }
  }

  close(): void {
    for (const socket of this.#server.clients) socket.terminate();
    this.#server.close();
  }
}
