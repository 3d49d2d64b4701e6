/** Message the site's process sends to its parent over an IPC channel once it answers requests. */
export type ReadyMessage = { type: "ready"; port: number };

export const isReadyMessage = (message: unknown): message is ReadyMessage =>
  typeof message === "object" && message !== null && "type" in message && message.type === "ready";
