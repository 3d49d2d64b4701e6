import { Readable } from "node:stream";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { inbox, leadStatuses } from "#content/inbox.ts";
import { mounts, paths } from "#content/paths.ts";
import { clientAddress } from "#server/http/client-address.ts";
import { securityHeaders } from "#server/http/content-policy.ts";
import { errorResponse } from "#server/http/http-error.ts";
import { isSameOrigin } from "#server/http/same-origin.ts";
import { timingSafeEqual } from "#server/http/timing-safe-equal.ts";
import type { RateLimiter, Storage } from "../../storage/index.ts";
import type { FileStore } from "../files/file-store.ts";
import type { Forgotten } from "../forget.ts";
import type { Lead } from "../lead.ts";
import { setState } from "../spam/folder.ts";
import { csvHeader, csvLineOf, xlsxOf } from "../spreadsheet.ts";
import type { LeadTables } from "../tables.ts";
import { addNote, sendAgain } from "./change.ts";
import { filterOf } from "./filter.ts";
import { guessLimit } from "./guess-limit.ts";
import { createLayout, privateHeaders } from "./layout.ts";
import { type Exchanges, leadPage } from "./lead-page.ts";
import { listPage, titleOf } from "./list-page.ts";
import type { Place } from "./pages.ts";
import { allMatching, readInbox, readOne, readPerson } from "./read.ts";
import { createSessions } from "./session.ts";
import { forgottenPage, messagePage, signInPage } from "./small-pages.ts";

export type InboxOptions = {
  storage: Pick<Storage<LeadTables>, "db" | "kind" | "sign" | "verify">;
  files: FileStore;
  /** What people sign in with. */
  token: string;
  publicOrigin: string | undefined;
  trustedProxies: number;
  rateLimiter: RateLimiter;
  /** What this address said to the assistant, as far as it is still stored. */
  exchangesOf(email: string): Promise<Exchanges>;
  /** Erases an address everywhere. */
  forget(email: string): Promise<Forgotten>;
  /** Starts deliveries that have become due. */
  wake(): void;
  now?: () => number;
};

/** The submitted form; empty when the body is no form. */
const formOf = (context: Context): Promise<Record<string, unknown>> =>
  context.req.parseBody().catch(() => ({}));

/**
 * The inbox: plain HTML pages with forms for the people who act on leads, behind a token.
 *
 * @param addresses URLs of build files, among them the fonts.
 */
export function createInbox(options: InboxOptions, addresses: readonly string[]): Hono {
  const { storage, files, token, publicOrigin, trustedProxies, now = Date.now } = options;
  const { db } = storage;
  const secure = publicOrigin?.startsWith("https:") ?? false;
  const sessions = createSessions({ storage, token, secure, now });
  const guesses = guessLimit(options.rateLimiter, now);
  const layout = createLayout(addresses);
  const app = new Hono();
  const cookies = (context: Context) => context.req.header("cookie");
  const signIn = (next: string, notice?: string, status: 401 | 429 = 401) =>
    layout({
      title: inbox.signIn.title,
      main: signInPage(next, notice),
      signedIn: false,
      status,
    });
  const missing = () =>
    layout({ title: inbox.title, main: messagePage(inbox.missing), status: 404 });

  app.use(everything, async (context, next) => {
    await next();
    for (const [name, value] of Object.entries({ ...securityHeaders, ...privateHeaders })) {
      context.res.headers.set(name, value);
    }
  });

  app.use(everything, async (context, next) => {
    const { method, path, url, raw } = context.req;
    if (method === "POST" && !isSameOrigin(raw.headers, publicOrigin)) {
      return layout({ title: inbox.title, main: messagePage(inbox.otherSite), status: 403 });
    }
    if (path === paths.leadsSignIn || (await sessions.isOpen(cookies(context)))) return next();
    const { pathname, search } = new URL(url);
    if (search === signedOut) return signIn(paths.leads, inbox.signIn.out);
    const ended = sessions.hasEnded(cookies(context)) ? inbox.signIn.ended : undefined;
    return signIn(method === "GET" ? pathname + search : paths.leads, ended);
  });

  app.use(
    everything,
    bodyLimit({ maxSize: 64 * 1024, onError: () => errorResponse(413, inbox.tooLarge) }),
  );

  app.post(paths.leadsSignIn, async (context) => {
    const form = await formOf(context);
    const next = placeIn(String(form.next ?? ""));
    const client = clientAddress(context, trustedProxies);
    if (!(await guesses.mayTry(client))) return signIn(next, inbox.tooMany, 429);
    if (!timingSafeEqual(String(form.token ?? "").trim(), token)) {
      await guesses.wrong();
      return signIn(next, inbox.signIn.wrong);
    }
    context.header("set-cookie", sessions.begin());
    return context.redirect(next, 303);
  });
  app.get(paths.leadsSignIn, (context) => context.redirect(paths.leads, 303));
  app.post(paths.leadsSignOut, async (context) => {
    context.header("set-cookie", await sessions.end(cookies(context)));
    return context.redirect(paths.leads + signedOut, 303);
  });

  app.get(paths.leads, async (context) => {
    const query = new URL(context.req.url).searchParams;
    const filter = filterOf(query);
    const before = beforeOf(query.get("before"));
    const page = await readInbox(storage, filter, before);
    const shown = { filter, isFirst: before === undefined, released: query.has("released") };
    return layout({ title: titleOf(filter), main: listPage(page, shown) });
  });

  app.get(paths.leadsCsv, (context) => {
    const pages = allMatching(storage, filterOf(new URL(context.req.url).searchParams));
    const text = async function* () {
      yield Buffer.from(csvHeader());
      for await (const leads of pages) yield Buffer.from(leads.map(csvLineOf).join(""));
    };
    // Node's web stream has the type of the standard one at run time.
    const body = Readable.toWeb(Readable.from(text())) as ReadableStream;
    return download(body, "text/csv; charset=utf-8", "leads.csv");
  });

  app.get(paths.leadsXlsx, async (context) => {
    const filter = filterOf(new URL(context.req.url).searchParams);
    const leads: Lead[] = [];
    for await (const page of allMatching(storage, filter)) {
      leads.push(...page);
      if (leads.length <= mostInDownload) continue;
      const sentence = inbox.tooManyForXlsx(mostInDownload.toLocaleString("en"));
      return layout({ title: inbox.title, main: messagePage(sentence), status: 422 });
    }
    const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
    return download(new Uint8Array(await xlsxOf(leads)), type, "leads.xlsx");
  });

  app.get(one, async (context) => {
    const found = await readOne(db, context.req.param("id"));
    if (!found) return missing();
    const exchanges = await options.exchangesOf(found.lead.email);
    const notice = ["saved", "released"].find((word) => context.req.query(word) !== undefined);
    return layout({ title: found.lead.name, main: leadPage(found, { exchanges, notice }) });
  });

  app.get(`${one}/files/:file`, async (context) => {
    const found = await readOne(db, context.req.param("id"));
    const file = found?.lead.files.find(({ id }) => id === context.req.param("file"));
    if (!file) return missing();
    const bytes = await files.read(file.path);
    return bytes ? download(bytes, file.type, file.name) : missing();
  });

  app.get(`${one}/person.json`, async (context) => {
    const found = await readOne(db, context.req.param("id"));
    if (!found) return missing();
    const { email } = found.lead;
    const person = { ...(await readPerson(db, email)), said: await options.exchangesOf(email) };
    const text = JSON.stringify(person, null, 2);
    return download(text, "application/json", "person.json");
  });

  app.post(`${one}/:action`, async (context) => {
    const id = context.req.param("id");
    const found = await readOne(db, id);
    if (!found) return missing();
    const form = await formOf(context);
    const field = (name: string, longest: number) =>
      String(form[name] ?? "")
        .trim()
        .slice(0, longest);
    switch (context.req.param("action")) {
      case "state": {
        const status = leadStatuses.find((known) => known === form.status);
        // What isn't there was not chosen: it must not reset what a colleague has chosen.
        if (status === undefined || typeof form.owner !== "string")
          return layout({
            title: inbox.title,
            main: messagePage(inbox.state.incomplete),
            status: 400,
          });
        await setState(db, id, { status, owner: field("owner", 100), now: now() });
        options.wake();
        break;
      }
      case "not-spam":
        await setState(db, id, { status: "new", now: now() });
        options.wake();
        return context.redirect(placeIn(field("next", 2_000)), 303);
      case "notes": {
        const text = field("text", 4_000);
        if (text !== "") await addNote(db, { leadId: id, text, now: now() });
        break;
      }
      case "send": {
        const target = field("target", 100);
        const isThere = found.lead.deliveries.some((delivery) => delivery.target === target);
        // Spam is delivered nowhere until a person says that it is none.
        if (isThere && found.lead.status !== "spam") {
          await sendAgain(db, { leadId: id, target, now: now() });
          options.wake();
        }
        break;
      }
      case "forget":
        if (field("sure", 3) !== "yes") break;
        return layout(forgottenPage(await options.forget(found.lead.email)));
      default:
        return missing();
    }
    return context.redirect(`${paths.lead(id)}?saved`, 303);
  });

  app.all(everything, missing);
  return app;
}

/** A workbook is built whole in the main thread: this many rows take a third of a second. */
const mostInDownload = 5_000;

/** The query parameter that shows the note after signing out. */
const signedOut = "?signed-out";

const everything = `${mounts.leads}/*`;
/** The route of one lead, in the form that `paths.lead` builds. */
const one = `${paths.leads}lead/:id` as const;

/** Any base works, because only whether an address leaves it is checked. */
const base = "http://site.invalid";

/** Where to go after signing in: only within the inbox, also once a browser has resolved dots and dropped line breaks. */
function placeIn(given: string): string {
  const { origin, pathname, search } = URL.parse(given, base) ?? new URL(base);
  const isWithin =
    origin === base && pathname.startsWith(paths.leads) && !pathname.startsWith(paths.leadsSignIn);
  return isWithin ? pathname + search : paths.leads;
}

function beforeOf(given: string | null): Place | undefined {
  const [, time, id] = /^(\d{1,15})\.([\w-]{1,100})$/.exec(given ?? "") ?? [];
  return time && id ? { createdAt: Number(time), id } : undefined;
}

/** Served as a download; no browser opens it within our origin. */
function download(body: BodyInit, type: string, name: string): Response {
  return new Response(body, {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
  });
}
