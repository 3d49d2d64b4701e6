import { once } from "node:events";
import type { Server as HttpServer } from "node:http";
import { type AddressInfo, createServer, type ListenOptions, type Server } from "node:net";

/**
 * How many sockets listen on the port. libuv accepts one connection per socket in each turn of the event loop, so of
 * three hundred simultaneous connections the last waits forty turns instead of three hundred:
 * https://github.com/libuv/libuv/pull/3696
 */
const sockets = 8;

export type Listening = {
  port: number;
  /** Stops accepting connections. Resolves when the open ones have ended. */
  close(): Promise<void>;
};

/**
 * Listens on a port, on Linux with several sockets that share the connections (`SO_REUSEPORT`), elsewhere with one.
 *
 * @param port 0 lets the system choose.
 * @throws NodeJS.ErrnoException of `listen`; EADDRINUSE also if another process of this user has the port.
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
 * Makes sure that no process listens on a port and that no second process of ours starts to, because sockets that
 * share a port may belong to different processes. The abstract socket's name is no file and is released when this
 * process ends. https://man7.org/linux/man-pages/man7/unix.7.html
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

/** Returns the name of the abstract socket that a process holds while it has a port or is about to take it. */
export const heldName = ({ port, host }: { port: number; host: string }): string =>
  `\0site on ${host} ${port}`;

async function listening<Kind extends Server>(server: Kind, options: ListenOptions): Promise<Kind> {
  server.listen(options);
  await once(server, "listening");
  return server;
}

/** Closes a server and resolves when its last connection has ended. */
export const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => server.close(() => resolve()));

// The address of a server that listens on a port always has this type.
const portOf = (server: Server): number => (server.address() as AddressInfo).port;
