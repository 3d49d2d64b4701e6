import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import { z } from "zod";
import type { Sessions } from "../sessions.ts";
import { type Editor, editorOf } from "./upgrade.ts";
import { jsonIn, keepAlive } from "./web-socket.ts";

/** A JSON-RPC call of the Studio: https://github.com/sanity-io/bifur-client */
const call = z.object({
  id: z.union([z.string(), z.number()]),
  method: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
});
const session = z.string().max(100);
const announcement = z.object({ sessionId: session, locations: z.array(z.unknown()).max(50) });

/** Message that the client accepts as a heartbeat. */
const heartbeat = "♥";
const heartbeatInterval = 15_000;

/** The open Studios of a dataset. */
type Channel = Set<Participant>;
type Participant = { socket: WebSocket; editor: Editor; subscription: string | undefined };

/** Exchanges events with the open Studios of other processes. */
export type PresenceRelay = {
  tell(dataset: string, event: object): void;
  onTold(listener: (dataset: string, event: object) => void): void;
};

/** Presence: who else has a dataset open in the Studio, and where in which document. Nothing is stored. */
export class Presence {
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 });
  readonly #channels = new Map<string, Channel>();
  readonly #sessions: Sessions;
  readonly #path: RegExp;
  readonly #relay: PresenceRelay | undefined;

  /** @param mountPath path at which the content service is mounted, without special characters */
  constructor(mountPath: string, sessions: Sessions, relay?: PresenceRelay) {
    this.#relay = relay;
    relay?.onTold((dataset, event) => tell(this.#channels.get(dataset) ?? new Set(), event));
    this.#path = new RegExp(`^${mountPath}/v[\\w-]+/socket/([a-z0-9~_-]+)$`);
    this.#sessions = sessions;
  }

  /** Handles an `upgrade` of the HTTP server. Returns false if the URL is another one. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    const dataset = this.#path.exec(request.url?.split("?")[0] ?? "")?.[1];
    if (dataset === undefined) return false;
    const editor = editorOf(request, socket, this.#sessions);
    if (editor)
      this.#server.handleUpgrade(request, socket, head, (webSocket) =>
        this.#join(dataset, webSocket, editor),
      );
    return true;
  }

  #join(dataset: string, socket: WebSocket, editor: Editor): void {
    const channel = this.#channels.get(dataset) ?? new Set();
    this.#channels.set(dataset, channel);
    const participant: Participant = { socket, editor, subscription: undefined };
    channel.add(participant);
    const sessions = new Set<string>();
    const tellOthers = (type: string, event: object): void => {
      const told = { type, i: editor.id, ...event };
      tell(channel, told, participant);
      this.#relay?.tell(dataset, told);
    };
    const beating = setInterval(() => socket.send(heartbeat), heartbeatInterval).unref();
    keepAlive(socket);
    socket.on("error", () => socket.terminate());
    socket.on("message", (raw) => {
      const parsed = call.safeParse(jsonIn(raw));
      if (!parsed.success) return socket.close(1008, "Not a message of this socket");
      const { id, method, params } = parsed.data;
      const result = answer(participant, sessions, method, params, tellOthers);
      socket.send(JSON.stringify({ jsonrpc: "2.0", id, result }));
    });
    socket.on("close", () => {
      clearInterval(beating);
      channel.delete(participant);
      for (const one of sessions) tellOthers("disconnect", { m: { session: one } });
      if (channel.size === 0) this.#channels.delete(dataset);
    });
  }

  close(): void {
    for (const socket of this.#server.clients) socket.terminate();
    this.#server.close();
  }
}

/** Handles a call. Calls that are not about presence get an empty result. */
function answer(
  participant: Participant,
  sessions: Set<string>,
  method: string,
  params: Record<string, unknown>,
  tellOthers: (type: string, event: object) => void,
): unknown {
  switch (method) {
    case "presence_subscribe":
      participant.subscription = "presence";
      return participant.subscription;
    case "presence_unsubscribe":
      participant.subscription = undefined;
      return {};
    case "presence_rollcall":
      tellOthers("rollCall", { session: params.session });
      return {};
    case "presence_announce": {
      const data = announcement.safeParse(params.data);
      if (!data.success) return {};
      sessions.add(data.data.sessionId);
      tellOthers("state", { m: data.data });
      return {};
    }
    case "presence_disconnect":
      sessions.delete(String(params.session));
      tellOthers("disconnect", { m: { session: params.session } });
      return {};
    default:
      return {};
  }
}

/** Sends an event to every participant except its sender. */
function tell(channel: Channel, result: object, from?: Participant): void {
  for (const { socket, subscription } of channel) {
    if (socket === from?.socket || subscription === undefined) continue;
    socket.send(
      JSON.stringify({
        jsonrpc: "2.0",
        method: "presence_subscription",
        params: { subscription, result },
      }),
    );
  }
}
