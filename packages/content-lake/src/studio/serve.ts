import { readFile, stat } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";
import {
  contentApiVersion,
  type StudioTarget,
  studioMount,
  studioTargetFile,
  studioTargetName,
} from "@brightkeel/contracts";
import { type Context, Hono } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { ContentError, httpError } from "../errors.ts";
import { bytesOfBody } from "../http/body.ts";
import { identify, identifyToken } from "../http/context.ts";
import { fileAnswer } from "../http/file-answer.ts";
import { isOwnOrigin } from "../http/own-origin.ts";
import type { Lake } from "../lake.ts";
import { sessionAge } from "../sessions.ts";
import { type StudioColours, signInPage } from "./sign-in.ts";

export type StudioOptions = {
  /** Folder of the built Studio, which may be created while the site runs. */
  folder: string;
  /** The embedded service that editors sign in to; undefined if the Studio edits a hosted project. */
  lake: Lake | undefined;
  /** Project and dataset that the Studio edits. */
  project: Pick<StudioTarget, "projectId" | "dataset">;
  /** Path at which the content service is mounted. */
  mountPath: string;
  /** Command that creates a token, shown on the sign-in page. */
  tokenCommand?: string | undefined;
  /** Colours of the sign-in page; the browser's defaults if undefined. */
  colours?: StudioColours | undefined;
  /** Whether the site's public URL is https. A proxy that terminates TLS calls this process over http. */
  secure: boolean;
  /** Returns a caller's network address, by which wrong tokens are counted. */
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

/**
 * Content security policy: no requests to other origins. Inline styles are allowed, because the Studio creates its
 * styles at runtime.
 */
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

/** Maximum size of the sign-in form in bytes, ample for a token and a path. */
const largestForm = 16 * 1024;

const leadingMount = new RegExp(`^/(${studioMount.slice(1)}(/|$))?`);
const ownAddress = new RegExp(String.raw`^${studioMount}(/(?!\.)[\w%;,=.~-]*)*$`);

/** Creates the app for the Studio at `/studio`, with a sign-in if it edits the embedded service. */
export function createStudioApp(options: StudioOptions): Hono {
  const { folder, lake, mountPath, tokenCommand, colours, secure, project } = options;
  const addressOf = options.addressOf ?? (() => "unknown");
  const target: StudioTarget = {
    hosted: lake === undefined,
    projectId: project.projectId,
    dataset: project.dataset,
  };
  const app = new Hono({ strict: false });
  const signIn = (problem: string | undefined, next: string) =>
    signInPage({ problem, next, tokenCommand, colours });
  const browserScript = new URL("./browser.js", import.meta.url);

  if (lake) {
    app.get("/sign-in", (c) => page(signIn(undefined, safeNext(c.req.query("next")))));
    app.use("/:step{sign-in|sign-out}", async (c, next) => {
      const ours = c.req.method === "GET" && c.req.path.endsWith("/sign-in");
      if (!ours && isFromElsewhere(c, secure))
        throw httpError(403, "Go on from the Studio's own pages.");
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
      setCookie(c, lake.sessions.cookie, await lake.sessions.begin(token), {
        httpOnly: true,
        sameSite: "Strict",
        secure,
        path: "/",
        maxAge: sessionAge,
      });
      return c.redirect(next, 303);
    });
    app.get("/sign-out", async (c) => {
      await lake.sessions.end(getCookie(c, lake.sessions.cookie));
      deleteCookie(c, lake.sessions.cookie, { path: "/", secure });
      return c.redirect(`${studioMount}/sign-in`, 303);
    });
    app.get("/browser.js", async (c) =>
      c.body(await readFile(browserScript, "utf8"), 200, {
        "content-type": types[".js"] ?? "",
        "cache-control": "no-cache",
      }),
    );
  }

  app.get(`/${studioTargetFile}`, (c) => c.json(target, 200, { "cache-control": "no-store" }));
  app.get("*", async (c) => {
    // If the site mounts the app, the path is already relative to /studio.
    const path = new URL(c.req.url).pathname.replace(leadingMount, "");
    const file = normalize(join(folder, path));
    const inside = file.startsWith(folder + sep);
    const found = inside && extname(file) ? await stat(file).catch(() => undefined) : undefined;
    if (found?.isFile() && extname(file) !== ".html") {
      const headers = {
        "content-type": types[extname(file)] ?? "application/octet-stream",
        // Built files have a hash of their content in their names.
        "cache-control": /-[\w-]{8,}\.\w+$/.test(file)
          ? "public, max-age=31536000, immutable"
          : "no-cache",
        "x-content-type-options": "nosniff",
      };
      const led = lake && ledHere[extname(file)];
      if (led) return c.body(led(await readFile(file, "utf8"), mountPath), 200, headers);
      return fileAnswer(c, file, 200, { ...headers, "content-length": String(found.size) });
    }
    if (extname(path) && extname(path) !== ".html") return c.text("Not found\n", 404);
    const built = await readFile(join(folder, "index.html"), "utf8").catch(() => undefined);
    if (built === undefined)
      return c.text("The Studio has not been built yet: its folder has no index.html.\n", 404);
    const index = withTarget(built, target);
    if (!lake) return page(withOwnIcons(index), 200, null);
    let signedIn = false;
    try {
      signedIn = identify(c, lake, addressOf(c)).kind === "token";
    } catch {
      // An unknown bearer token counts as none.
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

/** Whether a request comes from another site, which must not sign users in or out. */
function isFromElsewhere({ req }: Context, secure: boolean): boolean {
  const site = req.header("sec-fetch-site");
  // “same-site” is a sibling name, which may belong to others.
  if (site === "cross-site" || site === "same-site") return true;
  const origin = req.header("origin");
  if (origin === undefined || site === "same-origin") return false;
  return !isOwnOrigin(origin, req.header("host"), secure);
}

/** Allows only paths of the Studio, so that a sign-in link can't redirect elsewhere (open redirect). */
const safeNext = (next: string | undefined): string =>
  next && ownAddress.test(next) ? next : `${studioMount}/`;

/** @param contentPolicy `null` for a page without restrictions: the Studio of a hosted project */
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

/** Replaces remote font URLs by the locally installed Inter, if any. */
const withoutFonts = (css: string): string =>
  css.replace(
    /url\((["']?)https:\/\/[^)]*\.sanity\.io\/[^)]*\)(\s*format\([^)]*\))?/g,
    'local("Inter")',
  );

/** Kinds of files with addresses of Sanity's servers, and functions that lead these here. */
const ledHere: Record<string, (code: string, mountPath: string) => string> = {
  ".css": withoutFonts,
  // The Studio has the host of its pictures built in.
  ".js": (code, mountPath) => code.replaceAll("https://cdn.sanity.io", mountPath),
};

/** Says in the Studio's page what it edits. */
const withTarget = (html: string, target: StudioTarget): string => {
  const content = JSON.stringify(target).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  // Replaced by a function: “$” in a string would have a meaning.
  return html.replace(
    /<head>/,
    (head) => `${head}<meta name="${studioTargetName}" content="${content}">`,
  );
};

/** The build places icons below its base path, but links to them without it. */
const withOwnIcons = (html: string): string =>
  html.replaceAll(`"/static/`, `"${studioMount}/static/`);

/** Adds our script to the Studio's page, before all others, and removes scripts and links to its vendor's servers. */
const withoutOutside = (html: string, mountPath: string): string =>
  withOwnIcons(withoutFonts(html))
    .replace(/<script[^>]*src="https?:\/\/[^"]*"[^>]*>\s*<\/script>/g, "")
    .replace(/<link[^>]*href="https?:\/\/[^"]*"[^>]*>/g, "")
    .replace(
      /<head>/,
      `<head><script src="${studioMount}/browser.js" data-mount="${mountPath}" data-api-version="${contentApiVersion}"></script>`,
    );
