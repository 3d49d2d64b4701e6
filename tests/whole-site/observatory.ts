/**
 * Scores a response by the published rules of Mozilla's HTTP Observatory, for the checks that depend on the response:
 * the redirect to TLS and preloading are up to whoever terminates TLS.
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */

/** Points by check: penalties are negative, bonuses positive. */
export type Points = Record<
  | "policy"
  | "cookies"
  | "sharing"
  | "referrer"
  | "transport"
  | "scripts"
  | "types"
  | "frames"
  | "readers",
  number
>;

/** Bonuses count only from this score on. */
const bonusesFrom = 90;

export function scoreOf(points: Points): number {
  const sum = (some: number[]) => some.reduce((total, one) => total + one, 0);
  const all = Object.values(points);
  const base = 100 + sum(all.filter((one) => one < 0));
  return base < bonusesFrom ? base : base + sum(all.filter((one) => one > 0));
}

export function observe(headers: Headers, html: string): Points {
  const directives = readPolicy(headers.get("content-security-policy"));
  return {
    policy: pointsOfPolicy(directives),
    cookies: pointsOfCookies(headers.getSetCookie()),
    sharing: headers.get("access-control-allow-credentials") === null ? 0 : -50,
    referrer: pointsOfReferrer(headers.get("referrer-policy")),
    transport: pointsOfTransport(headers.get("strict-transport-security")),
    scripts: pointsOfScripts(html),
    types: headers.get("x-content-type-options") === "nosniff" ? 0 : -5,
    frames: pointsOfFrames(directives.get("frame-ancestors"), headers.get("x-frame-options")),
    readers:
      { "same-origin": 10, "same-site": 10, "cross-origin": 0 }[
        headers.get("cross-origin-resource-policy") ?? "cross-origin"
      ] ?? -5,
  };
}

type Directives = ReadonlyMap<string, readonly string[]>;

const readPolicy = (header: string | null): Directives =>
  new Map(
    (header ?? "").split(";").flatMap((directive) => {
      const [name, ...sources] = directive.trim().toLowerCase().split(/\s+/);
      return name ? [[name, sources] as const] : [];
    }),
  );

const broad = /^(?:(?:ftp|https?):|\*|https?:\/\/\*(?:\.\*)?)$/;

function pointsOfPolicy(directives: Directives): number {
  if (directives.size === 0) return -25;
  const sourcesOf = (name: string) =>
    directives.get(name) ?? directives.get("default-src") ?? ["*"];
  const anyOf = (name: string, pattern: RegExp) =>
    sourcesOf(name).some((source) => pattern.test(source));
  const inline = /^(?:'unsafe-inline'|data:)$/;
  if (anyOf("script-src", inline) || anyOf("script-src", broad) || anyOf("object-src", broad))
    return -20;
  const all = [...directives.values()].flat();
  if (all.some((source) => /^(?:http|ftp):/.test(source))) return -20;
  if (all.includes("'unsafe-eval'")) return -10;
  if (anyOf("style-src", inline) || anyOf("style-src", broad)) return 0;
  const isNone = directives.get("default-src")?.join() === "'none'";
  const formsStay = /^'(?:none|self)'$/.test(directives.get("form-action")?.join() ?? "");
  return isNone && formsStay ? 10 : 5;
}

function pointsOfCookies(cookies: readonly string[]): number {
  if (cookies.length === 0) return 0;
  const have = (flag: RegExp) => cookies.every((cookie) => flag.test(cookie));
  if (!have(/;\s*secure\b/i)) return -20;
  if (!have(/;\s*httponly\b/i)) return -30;
  return have(/;\s*samesite=(?:strict|lax)\b/i) ? 5 : 0;
}

const privateReferrers = [
  "no-referrer",
  "same-origin",
  "strict-origin",
  "strict-origin-when-cross-origin",
];

const pointsOfReferrer = (header: string | null): number =>
  header === null ? 0 : privateReferrers.includes(header) ? 5 : -5;

const sixMonths = 15_768_000;

function pointsOfTransport(header: string | null): number {
  const age = /(?:^|;)\s*max-age=(\d+)/.exec(header ?? "")?.[1];
  if (age === undefined) return -20;
  return Number(age) >= sixMonths ? 0 : -10;
}

/** Scripts of our own origin need no integrity attribute; if all have one, there is a bonus. */
function pointsOfScripts(html: string): number {
  const sources = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/g)];
  if (sources.some(([, address = ""]) => /^(?:http:|\/\/)/.test(address))) return -50;
  if (
    sources.some(
      ([tag, address = ""]) => address.startsWith("https:") && !tag.includes("integrity="),
    )
  )
    return -5;
  return sources.length > 0 && sources.every(([tag]) => tag.includes("integrity=")) ? 5 : 0;
}

function pointsOfFrames(ancestors: readonly string[] | undefined, header: string | null): number {
  if (ancestors !== undefined) return ancestors.some((source) => broad.test(source)) ? -20 : 5;
  return /^(?:deny|sameorigin)$/i.test(header ?? "") ? 0 : -20;
}
