import http, { type RequestOptions } from "node:http";
import https from "node:https";
import { syncBuiltinESMExports } from "node:module";

/**
 * Loaded before the `sanity` command (`--import`): what it asks of Sanity's servers goes to the service at CONTENT_LAKE_URL. The
 * command has no setting for that; its clients know one address.
 */

const service = new URL(process.env.CONTENT_LAKE_URL ?? "http://127.0.0.1:4000/content-api");
const atService = (path: string): string => service.pathname.replace(/\/$/, "") + path;

/** api.sanity.io, and that of a project, with or without the CDN. */
const isHosted = (host: string): boolean =>
  /^([\w-]+\.)?(api|apicdn)\.sanity\.(io|work)$/.test(host);

const optionsOf = (url: URL): RequestOptions => ({
  protocol: url.protocol,
  hostname: url.hostname,
  port: url.port,
  path: url.pathname + url.search,
});

/** Of `https.request(url, options, callback)` and `https.request(options, callback)`, all but the callback. */
function readOptions([first, second]: unknown[]): RequestOptions {
  const more = typeof second === "object" && second !== null ? second : {};
  if (first instanceof URL) return { ...optionsOf(first), ...more };
  if (typeof first === "string") return { ...optionsOf(new URL(first)), ...more };
  // What is neither is options: https://nodejs.org/api/https.html#httpsrequestoptions-callback
  return first as RequestOptions;
}

const outside = https.request;

function request(...given: unknown[]): http.ClientRequest {
  const options = readOptions(given);
  const host = options.hostname ?? options.host ?? "";
  // The arguments are handed on as they came.
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
    // The one function among the arguments is for the response.
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
