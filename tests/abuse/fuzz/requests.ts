import {
  chatWebhookPath,
  contentApiPath,
  contentApiVersion,
  leadWebhookPath,
  previewEnterPath,
  studioMount,
} from "@brightkeel/contracts";
import { paths } from "#content/paths.ts";
import type { Random } from "./random.ts";

/** Generates requests that no client of ours sends. */

export type FuzzedRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
};

const api = `${contentApiPath}/v${contentApiVersion}`;

const addresses = [
  paths.home,
  paths.services,
  paths.blogs,
  `${paths.blogs}/night-audit-runbook`,
  paths.contactUs(),
  paths.search(),
  paths.health,
  paths.ready,
  paths.metrics,
  previewEnterPath,
  `${studioMount}/`,
  `${studioMount}/sign-in`,
  leadWebhookPath,
  chatWebhookPath,
  `${api}/data/query/blogs`,
  `${api}/data/mutate/blogs`,
  `${api}/data/doc/blogs/x`,
  `${api}/users/me`,
  `${contentApiPath}/images/embedded/blogs/x-10x10.png`,
  "/sitemap.xml",
  "/sw.js",
  "/nowhere",
] as const;

const hostile = [
  "../../../../etc/passwd",
  "..%2f..%2f",
  "%2e%2e/",
  "....//",
  "%00",
  "%0d%0aset-cookie:a=b",
  "<script>alert(1)</script>",
  "'\"><img src=x onerror=alert(1)>",
  "{{7*7}}",
  "#{7*7}",
  "' or 1=1--",
  "*[true]",
  '*{"a":*}',
  "%E0%A4%A",
  "%",
  "%zz",
  "\\\\evil.example\\",
  "//evil.example",
  "a@".repeat(300),
  "no, ".repeat(300),
  "(".repeat(500),
  "é中👍\u202e",
  "\u0000",
  " ",
  "-1",
  "9".repeat(400),
  "NaN",
  "null",
  "[]",
  "{}",
  "__proto__",
  "constructor",
  "toString",
] as const;

const methods = [
  "GET",
  "GET",
  "GET",
  "GET",
  "HEAD",
  "POST",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
  "TRACE",
  "PROPFIND",
  "LINK",
] as const;

const headerNames = [
  "accept",
  "accept-encoding",
  "accept-language",
  "authorization",
  "content-type",
  "cookie",
  "forwarded",
  "if-modified-since",
  "if-none-match",
  "origin",
  "range",
  "referer",
  "sec-fetch-site",
  "user-agent",
  "x-forwarded-for",
  "x-forwarded-proto",
  "x-real-ip",
  "idempotency-key",
  "x-sanity-project-id",
  "last-event-id",
  "x-http-method-override",
] as const;

const headerValues = [
  "text/html",
  "*/*;q=x",
  "application/json",
  "multipart/form-data",
  "gzip;q=0, br;q=9",
  "Bearer x",
  "Basic Og==",
  "bytes=0-",
  "bytes=9-1,-",
  'W/"x", *',
  "https://evil.example",
  "null",
  "cross-site",
  "conversation=x; blog_preview=y.z; content_session=w",
  "127.0.0.1",
  "a".repeat(3_000),
  ",".repeat(500),
  "\t;=",
  "é".normalize("NFD").replace(/[^ -~]/g, ""),
] as const;

const fields = [
  "name",
  "email",
  "industry",
  "timestamp",
  "userInfo",
  "userMessage",
  "query",
] as const;

export function makeRequest(random: Random): FuzzedRequest {
  const method = random.of(methods);
  const headers: Record<string, string> = {};
  for (let count = random.below(4); count > 0; count -= 1)
    headers[random.of(headerNames)] = random.of(headerValues);
  const hasBody = !["GET", "HEAD", "OPTIONS", "TRACE"].includes(method);
  if (hasBody && random.chance(0.6)) headers["content-type"] = "application/json";
  return {
    method,
    path: pathOf(random),
    headers,
    body: hasBody ? bodyOf(random) : undefined,
  };
}

function pathOf(random: Random): string {
  let path: string = random.of(addresses);
  if (random.chance(0.4)) path += `/${asAddress(random.of(hostile))}`;
  if (random.chance(0.2)) {
    const at = random.below(path.length) + 1;
    path = `${path.slice(0, at)}${random.of(["%41", "%2f", "/", "//", ".", "A", "%", ";x=1"])}${path.slice(at)}`;
  }
  const parameters = [
    "q",
    "query",
    "page",
    "category",
    "secret",
    "$a",
    "w",
    "fm",
    "perspective",
    "",
  ];
  for (let count = random.below(3); count > 0; count -= 1) {
    const name = parameters[random.below(parameters.length)] ?? "q";
    path += `${path.includes("?") ? "&" : "?"}${name}=${asAddress(random.of(hostile))}`;
  }
  return path;
}

/** Escapes what Node's client refuses to send; the server gets malformed addresses over a socket. */
const asAddress = (text: string): string =>
  text.replace(/[^!-~]/gu, (character) => encodeURIComponent(character.toWellFormed()));

function bodyOf(random: Random): string {
  if (random.chance(0.2)) return random.of(hostile).toWellFormed();
  const value = (depth: number): unknown =>
    random.chance(0.3) && depth < 3
      ? Object.fromEntries(fields.map((field) => [field, value(depth + 1)]))
      : random.of([...hostile, 7, null, true, [], { a: 1 }, "support", "ada@x.example"]);
  const body = Object.fromEntries(
    fields.filter(() => random.chance(0.8)).map((field) => [field, value(0)]),
  );
  const text = JSON.stringify(body);
  return random.chance(0.1) ? text.slice(0, random.below(text.length)) : text;
}

/** Returns lines of malformed HTTP, for a socket. */
export function makeLines(random: Random): string {
  const line = `${random.of(methods)} ${random.of(addresses)}${random.of(hostile)} HTTP/${random.of(["1.1", "1.0", "2.0", "9"])}`;
  const heads = Array.from(
    { length: random.below(6) },
    () =>
      `${random.of([...headerNames, "host", "content-length", "transfer-encoding", ""])}: ${random.of(
        [...headerValues, "chunked", "-1", "5", "site.example"],
      )}`,
  );
  const ending = random.of(["\r\n\r\n", "\n\n", "\r\n", ""]);
  return [line, ...heads].join(random.of(["\r\n", "\r\n", "\n", "\r"])) + ending;
}
