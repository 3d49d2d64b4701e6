import { type OutgoingHttpHeaders, request } from "node:http";

export type Ask = {
  /** That of the site. */
  origin: string;
  path: string;
  /** The network address: all of 127.0.0.0/8 belong to this machine. */
  from: string;
  method?: string;
  body?: string | Buffer;
  headers?: OutgoingHttpHeaders;
  /** Uses a new connection, as a new visitor does. */
  newConnection?: boolean;
  /** The expected status; any if omitted. */
  status?: number;
};

/** The only source address from which every other address of this machine can be reached. */
export const loopback = "127.0.0.1";

/**
 * Returns the milliseconds until the whole response arrived, or the connection ended.
 *
 * @throws Error for another status, or no response, if a status is expected.
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
