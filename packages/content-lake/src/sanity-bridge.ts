import http, { type RequestOptions } from "node:http";
import https from "node:https";
import { syncBuiltinESMExports } from "node:module";

/**
 * Loaded before the `sanity` command (`--import`): redirects its requests from Sanity's servers to the service at
 * CONTENT_LAKE_URL. The command has no setting for this; its clients know only one address.
 */

const service = new URL(process.env.CONTENT_LAKE_URL ?? "http://127.0.0.1:4000/content-api");
const atService = (path: string): string => service.pathname.replace(/\/$/, "") + path;

/** Matches api.sanity.io and a project's host, with or without the CDN. */
const isHosted = (host: string): boolean =>
  /^([\w-]+\.)?(api|apicdn)\.sanity\.(io|work)$/.test(host);

const optionsOf = (url: URL): RequestOptions => ({
  protocol: url.protocol,
  hostname: url.hostname,
  port: url.port,
  path: url.pathname + url.search,
});

/** Returns the options of `https.request(url, options, callback)` or `https.request(options, callback)`. */
function readOptions([first, second]: unknown[]): RequestOptions {
  const more = typeof second === "object" && second !== null ? second : {};
  if (first instanceof URL) return { ...optionsOf(first), ...more };
  if (typeof first === "string") return { ...optionsOf(new URL(first)), ...more };
  // Anything else is options: https://nodejs.org/api/https.html#httpsrequestoptions-callback
  return first as RequestOptions;
}

const outside = https.request;

function request(...given: unknown[]): http.ClientRequest {
  const options = readOptions(given);
  const host = options.hostname ?? options.host ?? "";
  // The arguments are passed on unchanged.
  if (!isHosted(host)) return Reflect.apply(outside, https, given) as http.ClientRequest;
  const { agent, host: _, ...rest } = options;
  const module = service.protocol === "https:" ? { request: outside } : http;
  const callback = given.find((one) => typeof one === "function");
  return module.request(
    {
      ...rest,
      protocol: service.protocol,
      hostname: service.hostname,
      port: service.port,
      path: atService(options.path ?? "/"),
      headers: { ...options.headers, host: service.host },
    },
    // The only function among the arguments is the response callback.
    callback as ((response: http.IncomingMessage) => void) | undefined,
  );
}

Object.assign(https, {
  request,
  get(...given: unknown[]) {
    const asked = request(...given);
    asked.end();
    return asked;
  },
});
syncBuiltinESMExports();

const fetchOutside = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input);
  if (!isHosted(url.hostname)) return fetchOutside(input, init);
  const here = new URL(atService(url.pathname) + url.search, service);
  return fetchOutside(input instanceof Request ? new Request(here, input) : here, init);
};
