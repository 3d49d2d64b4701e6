import { GuessLimit } from "@brightkeel/content-lake";
import { hasLeft, maxFormBytes } from "@brightkeel/contracts";
import { type Context, type Handler, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Registry } from "prom-client";
import { mounts, paths } from "#content/paths.ts";
import type { Config } from "./config.ts";
import { clientAddress, isFromThisMachine } from "./http/client-address.ts";
import { timingSafeEqual } from "./http/timing-safe-equal.ts";
import { uploadBudget } from "./http/upload-budget.ts";
import type { Logger } from "./logger.ts";
import { errorResponse, securityHeaders } from "./pages/index.ts";

export type AppParts = {
  config: Pick<Config, "limits" | "metricsToken" | "trustedProxies">;
  logger: Pick<Logger, "error">;
  /** The two webhooks of the demo. */
  webhooks: Hono;
  /** The embedded content service; undefined if the hosted one is configured. */
  contentLake: Pick<Hono, "fetch"> | undefined;
  /** Sanity Studio, if it has been built. */
  studio: Pick<Hono, "fetch">;
  /** The leads inbox, for the people who act on leads; undefined if no one can sign in. */
  inbox: Hono | undefined;
  /** The endpoints that open draft previews use. */
  preview: Hono;
  /** Renders a page for every request that no other module answers. `address` is the visitor's, for the turn queue. */
  respondWithPage: (request: Request, address: string) => Promise<Response>;
  /** Turns a plain-text error into a page for browsers. */
  showErrorPage: (request: Request, plain: Response) => Promise<Response>;
  /** Rejects if a store does not answer. */
  checkStores: () => Promise<void>;
  /** False while the assistant's model is being trained. */
  assistantReady: () => boolean;
  metrics: Registry;
};

/** Composes the modules in the order in which a request passes them. */
export function createApp(parts: AppParts): Hono {
  const { webhooks, contentLake, respondWithPage, checkStores, assistantReady } = parts;
  const app = new Hono();

  app.use("*", async (context, next) => {
    await next();
    // Caches may keep an answer that says nothing of them. https://www.rfc-editor.org/rfc/rfc9111.html#section-4.2.2
    if (!context.res.headers.has("cache-control")) context.header("cache-control", "no-store");
  });
  app.get(paths.health, (context) => context.text("ok\n"));
  app.get(paths.ready, async (context) => {
    try {
      await checkStores();
      if (!assistantReady()) return context.text("The assistant is still being trained.\n", 503);
      return context.text("ready\n");
    } catch {
      return context.text("A store does not answer; the log says which.\n", 503);
    }
  });
  app.get(paths.metrics, metricsFor(parts));
  for (const path of [paths.health, paths.ready, paths.metrics]) {
    app.all(path, (context) => {
      const allow = { allow: "GET, HEAD, OPTIONS" };
      return context.req.method === "OPTIONS"
        ? context.body(null, 204, allow)
        : errorResponse(405, `${context.req.method} is not accepted here.`, allow);
    });
  }

  app.use(`${mounts.webhooks}/*`, async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(securityHeaders)) context.header(name, value);
  });
  app.route("/", webhooks);

  if (contentLake) app.mount(mounts.contentApi, contentLake.fetch);
  // The Studio is served as a folder, because its files and routes are relative to it.
  app.get(mounts.studio, (context) => context.redirect(`${mounts.studio}/`, 308));
  app.mount(mounts.studio, parts.studio.fetch);

  if (parts.inbox) {
    app.get(mounts.leads, (context) => context.redirect(paths.leads, 308));
    app.route("/", parts.inbox);
  }

  app.use("*", async (context, next) => {
    await next();
    if (context.res.status < 400) return;
    const shown = await parts.showErrorPage(context.req.raw, context.res);
    // Assigning a response over another one keeps the headers of the first.
    context.res = undefined;
    context.res = shown;
  });
  app.route("/", parts.preview);
  app.use("*", uploadBudget(parts.config), refuseLargeForms);
  app.all("*", (context) =>
    respondWithPage(context.req.raw, clientAddress(context, parts.config.trustedProxies)),
  );
  app.onError((error, context) => {
    // A client that disconnects early gets no response and no log line.
    if (hasLeft(error, context.env)) return context.body(null, 400);
    parts.logger.error({ err: error, path: context.req.path }, "A request failed");
    return errorResponse(500, "Something went wrong on our side. Try again in a moment.");
  });
  return app;
}

const refuseLargeForms = bodyLimit({
  maxSize: maxFormBytes,
  onError: (context) =>
    context.text(
      `The form is larger than ${maxFormBytes / 1024 / 1024} MB. Send a smaller file, or send it by e-mail.\n`,
      413,
      { ...securityHeaders, "cache-control": "no-store" },
    ),
});

/** Serves the metrics: with the token, or to this machine only if none is set. */
function metricsFor({ config, metrics }: Pick<AppParts, "config" | "metrics">): Handler {
  const { metricsToken, trustedProxies } = config;
  const guesses = new GuessLimit();
  const mayRead = (context: Context, address: string): boolean => {
    if (metricsToken === undefined) return isFromThisMachine(context);
    const given = context.req.header("authorization");
    const isRight = timingSafeEqual(given ?? "", `Bearer ${metricsToken}`);
    // A request without a token is not a guess.
    if (!isRight && given !== undefined) guesses.wrong(address);
    return isRight;
  };
  return async (context) => {
    const address = clientAddress(context, trustedProxies);
    const wait = guesses.secondsToWait(address);
    if (wait !== undefined)
      return context.text("Too many wrong tokens came from your address.\n", 429, {
        "retry-after": String(wait),
      });
    return mayRead(context, address)
      ? context.body(await metrics.metrics(), 200, { "content-type": metrics.contentType })
      : context.text("Metrics are read from this machine, or with METRICS_TOKEN.\n", 403);
  };
}
