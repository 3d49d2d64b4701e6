import { once } from "node:events";
import type { Server as HttpServer } from "node:http";
import { type AddressInfo, createServer, type ListenOptions, type Server } from "node:net";

/**
 * Sockets that listen on the port. libuv takes one connection from each in a turn of the event loop, so that of three hundred that
 * come at once the last waits for forty turns and not for three hundred: https://github.com/libuv/libuv/pull/3696
 */
const sockets = 8;

export type Listening = {
  port: number;
  /** Takes no new connections. Resolves when those that are open have ended. */
  close(): Promise<void>;
};

/**
 * Listens on a port by several sockets on Linux, which spreads connections over them (`SO_REUSEPORT`), elsewhere by one.
 *
 * @param port 0 lets the system choose.
 * @throws NodeJS.ErrnoException of `listen`; EADDRINUSE also where a second process of this user has the port.
 */
export async function listenOn(
  server: HttpServer,
  { port, host }: { port: number; host: string },
): Promise<Listening> {
  if (process.platform !== "linux") {
    const only = await listening(server, { port, host });
    return { port: portOf(only), close: () => closed(only) };
  }
  const held = port === 0 ? [] : [await holdPort(port, host)];
  const first = await listening(server, { port, host, reusePort: true });
  const chosen = portOf(first);
  const others: Server[] = [];
  for (let index = 1; index < sockets; index += 1) {
    const other = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
      server.emit("connection", socket),
    );
    others.push(await listening(other, { port: chosen, host, reusePort: true }));
    other.on("error", (error) => server.emit("error", error));
  }
  return {
    port: chosen,
    close: async () => {
      await Promise.all([first, ...others, ...held].map(closed));
    },
  };
}

/**
 * Makes sure that nobody listens on a port and that no second process of ours begins to: sockets that share a port may belong to
 * two. The name, which is no file, is free again when this process ends. https://man7.org/linux/man-pages/man7/unix.7.html
 *
 * @throws NodeJS.ErrnoException EADDRINUSE
 */
async function holdPort(port: number, host: string): Promise<Server> {
  const held = await listening(createServer(), { path: heldName({ port, host }) });
  try {
    await closed(await listening(createServer(), { port, host }));
    return held;
  } catch (error) {
    held.close();
    throw error;
  }
}

/** What a process holds that has a port, or is about to have it. */
export const heldName = ({ port, host }: { port: number; host: string }): string =>
  `\0site on ${host} ${port}`;

async function listening<Kind extends Server>(server: Kind, options: ListenOptions): Promise<Kind> {
  server.listen(options);
  await once(server, "listening");
  return server;
}

/** Resolves when a server has no connection any more, after it was told to take no new ones. */
export const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => server.close(() => resolve()));

// A server that listens on a port has an address of this form.
const portOf = (server: Server): number => (server.address() as AddressInfo).port;
