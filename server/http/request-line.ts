import type { IncomingMessage } from "node:http";

/** The response to a request that its first lines alone rule out, before its address is routed. */
export type Rejection = { status: number; headers: Readonly<Record<string, string>>; body: string };

/**
 * Rejects requests with a non-canonical address, an invalid host or an unsupported method. Each address has one
 * spelling, so that a path that a proxy or this server blocks cannot be reached by another: `/%6detrics` is
 * `/metrics`. https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.2
 *
 * @returns undefined for a request that is to be answered.
 */
export function rejectionOf(
  request: Pick<IncomingMessage, "method" | "url" | "httpVersion" | "rawHeaders">,
): Rejection | undefined {
  const { httpVersion } = request;
  // HTTP/0.9 has no headers, so no rule about headers could be applied; Node reads 2.0 as if it were 1.1.
  if (httpVersion !== "1.1" && httpVersion !== "1.0")
    return plain(400, `HTTP/${httpVersion} is not accepted here.`);
  // A proxy that knows no chunks would take the body for the next request.
  if (httpVersion === "1.0" && valuesOf("transfer-encoding", request.rawHeaders).length > 0)
    return plain(400, "HTTP/1.0 has no Transfer-Encoding.", { connection: "close" });
  const { method = "", url: target = "/" } = request;
  const url = originForm(target);
  const hosts = valuesOf("host", request.rawHeaders).map((host) => host.toLowerCase());
  const asked = url === target ? undefined : /^https?:\/\/([^/?#]*)/i.exec(target)?.[1];
  // The host in the address takes precedence, so rules about the header would not see it.
  if (hosts.length > 1 || (asked !== undefined && asked.toLowerCase() !== hosts[0]))
    return plain(400, "This request names two hosts. Send it to one.");
  const [, port = ""] = hostForm.exec(hosts[0] ?? "") ?? ["", "none"];
  if (!(Number(port) <= 65_535)) return plain(400, "This request names no host.");
  if (unsupported.has(method))
    return plain(405, `${method} is not accepted here.`, {
      allow: "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS",
    });
  const question = url.indexOf("?");
  const path = question === -1 ? url : url.slice(0, question);
  const canonical = canonicalPath(path);
  if (canonical === path) return undefined;
  if (method !== "GET" && method !== "HEAD")
    return plain(400, `This address is written in a roundabout way. Use ${canonical} instead.`);
  return {
    status: 308,
    headers: {
      location: canonical + (question === -1 ? "" : url.slice(question)),
      "cache-control": "no-store",
    },
    body: "",
  };
}

/**
 * A host name or address with an optional port. From anything else, programs behind this server could read another
 * host or a path. https://www.rfc-editor.org/rfc/rfc9112#section-3.2
 */
const hostForm = /^(?:[a-z0-9_][a-z0-9._-]{0,252}|\[[0-9a-f:.]{2,45}\])?(?::(\d{0,5}))?$/;

/** These echo headers that others set, or ask for a tunnel; we support neither. */
const unsupported = new Set(["TRACE", "TRACK", "CONNECT"]);

/** Returns the values of all headers with a name, given in lower case. */
function valuesOf(wanted: string, rawHeaders: readonly string[]): string[] {
  const values: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    // Most headers have names of another length, and need not be read.
    if (name?.length === wanted.length && name.toLowerCase() === wanted)
      values.push(rawHeaders[index + 1] ?? "");
  }
  return values;
}

const plain = (
  status: number,
  sentence: string,
  headers: Readonly<Record<string, string>> = {},
): Rejection => ({
  status,
  headers: {
    "content-type": "text/plain; charset=utf-8",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
    ...headers,
  },
  body: `${sentence}\n`,
});

/** Decodes escaped unreserved characters, which mean the same either way, and resolves `.` and `..`. */
function canonicalPath(path: string): string {
  if (!path.startsWith("/") || !/%[2-7]|\/\./.test(path)) return path;
  const decoded = path.replaceAll(
    /%(?:2[de]|3[0-9]|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi,
    (escaped) => String.fromCharCode(Number.parseInt(escaped.slice(1), 16)),
  );
  // Collapses leading slashes so that a redirect never leads to another host: browsers read “\” as “/” there.
  if (!/\/\.{1,2}(?:\/|$)/.test(decoded)) return decoded.replace(/^\/[/\\]+/, "/");
  const { pathname } = new URL(`http://site.invalid/${decoded.replace(/^[/\\]+/, "")}`);
  return pathname.replace(/^\/{2,}/, "/");
}

/**
 * Returns the path and query of an address that includes the host, as in requests to a proxy, because rules are about
 * paths. https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2
 */
export function originForm(url: string): string {
  if (url.startsWith("/")) return url;
  const rest = url.replace(/^https?:\/\/[^/?#]*/i, "");
  return rest === url || rest.startsWith("/") ? rest : `/${rest}`;
}
