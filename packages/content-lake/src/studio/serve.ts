import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";
import { Readable } from "node:stream";
import { contentApiVersion, studioMount } from "@brightkeel/contracts";
import { type Context, Hono } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { ContentError, httpError } from "../errors.ts";
import { bytesOfBody } from "../http/body.ts";
import { identify, identifyToken } from "../http/context.ts";
import type { Lake } from "../lake.ts";
import { sessionAge, sessionCookie } from "../sessions.ts";
import { type StudioColours, signInPage } from "./sign-in.ts";

export type StudioOptions = {
  /** Folder of the built Studio; it may appear while the site runs. */
  folder: string;
  /** The embedded service that editors sign in to; undefined when the Studio edits a hosted project. */
  lake: Lake | undefined;
  /** Path at which the content service is mounted. */
  mountPath: string;
  /** Command that makes a token, for the sign-in page. */
  tokenCommand?: string | undefined;
  /** Colours of the sign-in page; those of the browser when left out. */
  colours?: StudioColours | undefined;
  /** Whether the site's public address is https. The proxy that speaks it calls this process by http. */
  secure: boolean;
  /** Network address of a caller, as wrong tokens are counted. */
  addressOf?: ((c: Context) => string) | undefined;
};

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
};

/** Nothing of the Studio may talk to anywhere else; its styles are made while it runs. */
const policy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self' ws: wss: data: blob:",
  "worker-src 'self' blob:",
  "frame-src 'self'",
  "frame-ancestors 'self'",
  "base-uri 'self'",
  "form-action 'self'",
].join("; ");

/** A token and an address within the Studio are far shorter. In bytes. */
const largestForm = 16 * 1024;

const leadingMount = new RegExp(`^/(${studioMount.slice(1)}(/|$))?`);
const ownAddress = new RegExp(String.raw`^${studioMount}(/(?!\.)[\w%;,=.~-]*)*$`);

/** The Studio at `/studio`, behind a sign-in when it edits the embedded service. */
export function createStudioApp(options: StudioOptions): Hono {
  const { folder, lake, mountPath, tokenCommand, colours, secure } = options;
  const addressOf = options.addressOf ?? (() => "unknown");
  const app = new Hono({ strict: false });
  const signIn = (problem: string | undefined, next: string) =>
    signInPage({ problem, next, tokenCommand, colours });
  const browserScript = new URL("./browser.js", import.meta.url);

  if (lake) {
    app.get("/sign-in", (c) => page(signIn(undefined, safeNext(c.req.query("next")))));
    app.use("/:step{sign-in|sign-out}", async (c, next) => {
      const ours = c.req.method === "GET" && c.req.path.endsWith("/sign-in");
      if (!ours && isFromElsewhere(c)) throw httpError(403, "Go on from the Studio's own pages.");
      await next();
    });
    app.post("/sign-in", async (c) => {
      if (!c.req.header("content-type")?.startsWith("application/x-www-form-urlencoded"))
        throw httpError(415, "Send the form of the sign-in page.");
      const form = new URLSearchParams((await bytesOfBody(c, largestForm)).toString());
      const token = (form.get("token") ?? "").trim();
      const next = safeNext(form.get("next") ?? undefined);
      const identity = identifyToken(token, lake, addressOf(c));
      if (identity?.kind !== "token")
        return page(signIn("Nobody has this token. Copy it again, without spaces.", next), 401);
      setCookie(c, sessionCookie, await lake.sessions.begin(token), {
        httpOnly: true,
        sameSite: "Strict",
        secure,
        path: "/",
        maxAge: sessionAge,
      });
      return c.redirect(next, 303);
    });
    app.get("/sign-out", async (c) => {
      await lake.sessions.end(getCookie(c, sessionCookie));
      deleteCookie(c, sessionCookie, { path: "/" });
      return c.redirect(`${studioMount}/sign-in`, 303);
    });
    app.get("/browser.js", async (c) =>
      c.body(await readFile(browserScript, "utf8"), 200, {
        "content-type": types[".js"] ?? "",
        "cache-control": "no-cache",
      }),
    );
  }

  app.get("*", async (c) => {
    // Where the site mounts it, the address begins below /studio already.
    const path = new URL(c.req.url).pathname.replace(leadingMount, "");
    const file = normalize(join(folder, path));
    const inside = file.startsWith(folder + sep);
    const found = inside && extname(file) ? await stat(file).catch(() => undefined) : undefined;
    if (found?.isFile() && extname(file) === ".css" && lake)
      return c.body(withoutFonts(await readFile(file, "utf8")), 200, {
        "content-type": types[".css"] ?? "",
        "cache-control": "public, max-age=31536000, immutable",
      });
    if (found?.isFile() && extname(file) !== ".html") {
      // Node's own stream types and those of the web differ in name only.
      return c.body(Readable.toWeb(createReadStream(file)) as ReadableStream, 200, {
        "content-type": types[extname(file)] ?? "application/octet-stream",
        "content-length": String(found.size),
        // Names of built files hold a hash of what is in them.
        "cache-control": /-[\w-]{8,}\.\w+$/.test(file)
          ? "public, max-age=31536000, immutable"
          : "no-cache",
        "x-content-type-options": "nosniff",
      });
    }
    if (extname(path) && extname(path) !== ".html") return c.text("Not found\n", 404);
    const index = await readFile(join(folder, "index.html"), "utf8").catch(() => undefined);
    if (index === undefined)
      return c.text("The Studio has not been built yet. Run: npm run studio\n", 404);
    if (!lake) return page(withOwnIcons(index), 200, null);
    let signedIn = false;
    try {
      signedIn = identify(c, lake, addressOf(c)).kind === "token";
    } catch {
      // An unknown bearer token: as good as none.
    }
    if (!signedIn)
      return c.redirect(
        `${studioMount}/sign-in?next=${encodeURIComponent(`${studioMount}/${path}`)}`,
        303,
      );
    return page(withoutOutside(index, mountPath), 200, policy);
  });
  app.onError((error, c) => {
    if (!(error instanceof ContentError)) throw error;
    // Statuses come from errors.ts; Hono's type for them is a list of literals.
    return c.text(`${error.message}\n`, error.status as 400, { ...error.headers });
  });
  return app;
}

/** Another site that would sign somebody in as whom it chooses, or out. */
function isFromElsewhere({ req }: Context): boolean {
  if (req.header("sec-fetch-site") === "cross-site") return true;
  const origin = req.header("origin");
  if (origin === undefined || req.header("sec-fetch-site") === "same-origin") return false;
  return !URL.canParse(origin) || new URL(origin).host !== req.header("host");
}

/** Only addresses of the Studio: a link to the sign-in must not lead anywhere else. */
const safeNext = (next: string | undefined): string =>
  next && ownAddress.test(next) ? next : `${studioMount}/`;

/** `null` for a page that may talk to anywhere: the Studio of a hosted project does. */
const page = (html: string, status = 200, contentPolicy: string | null = policy): Response =>
  new Response(html, {
    status,
    headers: {
      "content-type": types[".html"] ?? "",
      "cache-control": "no-store",
      ...(contentPolicy && { "content-security-policy": contentPolicy }),
      "referrer-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
    },
  });

/** Styles that use the Inter of the machine, or its own sans serif, instead of fetching it from elsewhere. */
const withoutFonts = (css: string): string =>
  css.replace(
    /url\((["']?)https:\/\/[^)]*\.sanity\.io\/[^)]*\)(\s*format\([^)]*\))?/g,
    'local("Inter")',
  );

/** The build puts its icons below its base path, and addresses them without it. */
const withOwnIcons = (html: string): string =>
  html.replaceAll(`"/static/`, `"${studioMount}/static/`);

/** The Studio's page with our script first, and without what it loads from its maker's servers. */
const withoutOutside = (html: string, mountPath: string): string =>
  withOwnIcons(withoutFonts(html))
    .replace(/<script[^>]*src="https?:\/\/[^"]*"[^>]*>\s*<\/script>/g, "")
    .replace(/<link[^>]*href="https?:\/\/[^"]*"[^>]*>/g, "")
    .replace(
      /<head>/,
      `<head><script src="${studioMount}/browser.js" data-mount="${mountPath}" data-api-version="${contentApiVersion}"></script>`,
    );
