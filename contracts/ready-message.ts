/** What the site's process tells whoever started it with an IPC channel, once it answers requests. */
export type ReadyMessage = { type: "ready"; port: number };

export const isReadyMessage = (message: unknown): message is ReadyMessage =>
  typeof message === "object" && message !== null && "type" in message && message.type === "ready";
