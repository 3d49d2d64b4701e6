import { type OutgoingHttpHeaders, request } from "node:http";

export type Ask = {
  /** That of the site. */
  origin: string;
  path: string;
  /** The network address: all of 127.0.0.0/8 are this machine’s. */
  from: string;
  method?: string;
  body?: string | Buffer;
  headers?: OutgoingHttpHeaders;
  /** Over a connection of its own, as a visitor who comes. */
  newConnection?: boolean;
  /** What the answer has to have; any, where it is left out. */
  status?: number;
};

/** The only address that every other of this machine can be connected from. */
export const loopback = "127.0.0.1";

/**
 * Milliseconds until the whole answer was there, or the connection had ended.
 *
 * @throws Error for an answer of another status, or none, where one is said.
 */
export const ask = ({
  origin,
  path,
  from,
  method = "GET",
  body,
  headers,
  newConnection = false,
  status,
}: Ask): Promise<number> =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    const end = (answered?: number | Error) => {
      if (status === undefined || answered === status) resolve(performance.now() - started);
      else reject(new Error(`${path} was answered with ${answered}, and not ${status}.`));
    };
    const { port } = new URL(origin);
    const sent = request(
      {
        hostname: loopback,
        port,
        path,
        method,
        localAddress: from,
        headers,
        ...(newConnection && { agent: false }),
      },
      (response) =>
        response
          .resume()
          .on("end", () => end(response.statusCode))
          .on("error", end),
    );
    sent.on("error", end).end(body);
  });
