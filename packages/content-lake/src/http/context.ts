import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import type { Dataset } from "../dataset.ts";
import { httpError, notSupported, tryAgainShortly } from "../errors.ts";
import { NumberTooLargeError, parseJson } from "../json.ts";
import type { Lake } from "../lake.ts";
import type { AnswerLimits } from "../query/answer-json.ts";
import type { Perspective } from "../query/protocol.ts";
import { roles } from "../roles.ts";
import { anonymous, type Identity } from "../types.ts";
import { isOwnOrigin } from "./own-origin.ts";

/** An anonymous caller's answer on its way. */
export type Reading = {
  /** How many of its bytes have been read. */
  read: () => number;
  /** Ends it, which gives its bytes back. */
  cut: () => void;
};

export type LakeEnv = {
  Variables: {
    identity: Identity;
    apiVersion: string;
    /** Network address of an anonymous caller; undefined for callers that are not counted. */
    address: string | undefined;
    /** Takes a query's slot of the caller's address until the returned function is called; throws 429 if none is free. */
    holdQuery: () => () => void;
    /** Takes the place of an event stream in the same way; `cut` ends the stream when another caller gets its place. */
    holdStream: (cut: () => void) => () => void;
    /** Reserves the bytes of an answer until the returned function is called; throws if the budget is used up. */
    takeBytes: (bytes: number) => () => void;
    /** Notes an answer on its way until the returned function is called: an anonymous caller's may be ended. */
    watch: (reading: Reading) => () => void;
    answerLimits: AnswerLimits;
    /** The dataset that the request is about, once it is known. */
    dataset?: Dataset;
    /** Maximum size of a posted query, in bytes. */
    bodyBytes: number;
    /** Public URL of the service. */
    base: string;
  };
};
export type LakeContext = Context<LakeEnv>;

/** First API version in which `published` is the default perspective and release versions are shown. */
const releasesVersion = "2025-02-19";

/** Parses `v2025-02-06`, `2025-02-06`, `v1` or `vX` as a date; v1 and vX become the oldest and the newest. */
export function parseApiVersion(segment: string): string | undefined {
  const version = segment.replace(/^v/, "");
  if (version === "X") return "9999-12-31";
  if (version === "1") return "2019-01-01";
  return /^\d{4}-\d{2}-\d{2}$/.test(version) && isDate(version) ? version : undefined;
}

function isDate(text: string): boolean {
  try {
    Temporal.PlainDate.from(text);
    return true;
  } catch {
    return false;
  }
}

/** First API version with today's query language (https://www.sanity.io/docs/api-versioning). */
const languageVersion = "2021-03-25";

/** Throws 501 below the first version of today's GROQ, as the same queries had another meaning before. */
export function requireLanguage(c: LakeContext): void {
  if (c.get("apiVersion") >= languageVersion) return;
  throw notSupported(
    `The query language before API version ${languageVersion}`,
    `Set "apiVersion" to ${languageVersion} or later.`,
  );
}

/** Whether the API version of a request has releases; before it, their documents are hidden. */
export const knowsReleases = (c: LakeContext): boolean => c.get("apiVersion") >= releasesVersion;

/** Identifies the caller. Throws 401 for an unknown token, and 429 after too many of them from the address. */
export function identify(c: Context, lake: Lake, address: string): Identity {
  const bearer = bearerOf(c);
  const cookie = bearer === undefined ? getCookie(c, lake.sessions.cookie) : undefined;
  const identity =
    cookie === undefined ? identifyToken(bearer, lake, address) : lake.sessions.identify(cookie);
  if (identity) {
    if (cookie !== undefined && identity.kind === "token") refuseForeignPages(c, lake);
    return identity;
  }
  // An expired session must not bar the caller from public content.
  if (cookie !== undefined) return anonymous;
  throw httpError(401, "Unauthorized - Session not found");
}

/** Identifies the caller of a public endpoint, where unknown tokens count as anonymous. */
export function identifyIfKnown(c: Context, lake: Lake, address: string): Identity {
  const bearer = bearerOf(c);
  const identity =
    bearer === undefined
      ? lake.sessions.identify(getCookie(c, lake.sessions.cookie))
      : identifyToken(bearer, lake, address);
  return identity ?? anonymous;
}

/** Identifies the owner of a token; undefined if the token is unknown. Throws 429 after too many wrong guesses. */
export function identifyToken(
  token: string | undefined,
  lake: Lake,
  address: string,
): Identity | undefined {
  if (!token) return anonymous;
  // The site's own keys are exempt from the guess limit: they can't be guessed, and the site may share an address
  // with its visitors, such as that of a proxy.
  const own = lake.tokens.identifyOwn(token);
  if (own) return own;
  lake.guesses.check(address);
  const identity = lake.tokens.identify(token);
  if (!identity) lake.guesses.wrong(address);
  return identity;
}

const bearerOf = (c: Context): string | undefined =>
  /^Bearer\s+(\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1];

/** Whether the public address of the service is https. */
export const isByTls = (c: Context): boolean => String(c.get("base") ?? "").startsWith("https:");

/** Browsers send the cookie with requests from any page, so changes are accepted only from our own pages (CSRF). */
function refuseForeignPages(c: Context, lake: Lake): void {
  if (c.req.method === "GET" || c.req.method === "HEAD") return;
  const origin = c.req.header("origin");
  if (origin === undefined) return;
  if (lake.origins.allowed(origin)?.credentials) return;
  if (!isOwnOrigin(origin, c.req.header("host"), isByTls(c)))
    throw httpError(403, "A signed-in session can be used from this site's own pages only");
}

/** Returns the caller. Throws 401 without a token. */
export function requireToken(c: LakeContext): Identity & { kind: "token" } {
  const identity = c.get("identity");
  if (identity.kind !== "token") throw httpError(401, "Unauthorized - Session not found");
  return identity;
}

/** Returns the caller. Throws 401 without a token, and 403 for one that may not write. */
export function requireWriter(c: LakeContext): Identity & { kind: "token" } {
  const identity = requireToken(c);
  if (!identity.canWrite) throw httpError(403, "This token may read, but not write");
  return identity;
}

/** Throws unless the caller may manage the project. */
export function requireAdministrator(c: LakeContext): Identity & { kind: "token" } {
  const identity = requireToken(c);
  if (!roles[identity.role].manage)
    throw httpError(403, `The role "${identity.role}" may not manage the project`);
  return identity;
}

/** Throws 404 if the URL names another project. */
export function requireThisProject(c: LakeContext, lake: Lake): void {
  const id = c.req.param("project");
  if (id !== undefined && id !== lake.projectId)
    throw httpError(404, `Project not found: there is only "${lake.projectId}" here`);
}

/** Returns the URL's dataset, if the caller may read it. */
export function readableDataset(c: LakeContext, lake: Lake, name: string | undefined): Dataset {
  const entry = name === undefined ? undefined : lake.entry(name);
  if (!entry) throw lake.missing(name);
  if (entry.aclMode === "private" && c.get("identity").kind !== "site") requireToken(c);
  const dataset = lake.dataset(entry.name);
  if (!dataset.isFilled())
    throw tryAgainShortly(503, `Dataset "${name}" is being copied from the database`);
  c.set("dataset", dataset);
  return dataset;
}

/** Parses `raw`, `published`, `drafts`, or release names, topmost first. */
export function parsePerspective(value: string | undefined, c: LakeContext): Perspective {
  const given = value ?? (knowsReleases(c) ? "published" : "raw");
  if (given === "raw" || given === "published") return given;
  const layers = given
    .split(",")
    .map((layer) => (layer === "previewDrafts" ? "drafts" : layer))
    .filter((layer) => layer !== "published");
  for (const layer of layers)
    if (!/^[\w-]+$/.test(layer) || layer === "raw" || (layer !== "drafts" && !knowsReleases(c)))
      throw httpError(400, `Invalid perspective "${given}"`);
  return layers;
}

/** Parses a boolean query parameter: present without a value counts as true. */
export const flag = (value: string | undefined): boolean =>
  value !== undefined && value !== "false" && value !== "0";

/** Collects the query parameters `$name=<JSON>` into an object. */
export function groqParams(entries: Iterable<[string, string]>): Record<string, unknown> {
  const params: Record<string, unknown> = {};
  for (const [key, value] of entries) {
    if (!key.startsWith("$")) continue;
    try {
      params[key.slice(1)] = parseJson(value);
    } catch (error) {
      const what = error instanceof NumberTooLargeError ? "too large" : "not valid JSON";
      throw httpError(400, `Parameter "${key}" is ${what}`);
    }
  }
  return params;
}
