import { contentApiPath, hasLeft } from "@brightkeel/contracts";
import { type Context, type Handler, Hono } from "hono";
import { ContentError, httpError, notSupported } from "../errors.ts";
import type { Lake } from "../lake.ts";
import { anonymous } from "../types.ts";
import { actionsHandler } from "./action-routes.ts";
import { AnonymousCallers, type AnonymousLimits, defaultLimits } from "./anonymous-limits.ts";
import { AnswerBudget, type AnswerBudgetOptions, defaultBudget } from "./answers.ts";
import { assetHandlers } from "./asset-routes.ts";
import {
  identify,
  identifyIfKnown,
  type LakeEnv,
  parseApiVersion,
  requireThisProject,
} from "./context.ts";
import { allowedTo, cors } from "./cors.ts";
import { documentsHandler } from "./document-routes.ts";
import type { OpenStreams } from "./event-stream.ts";
import { exportHandler } from "./export-routes.ts";
import { historyHandlers } from "./history-routes.ts";
import { hookHandlers } from "./hook-routes.ts";
import { listenHandlers } from "./listen-routes.ts";
import { managementHandlers } from "./management-routes.ts";
import { mutateHandler } from "./mutate-routes.ts";
import { projectHandlers } from "./project-routes.ts";
import { queryHandler } from "./query-routes.ts";
import { StreamPlaces } from "./stream-places.ts";
import { studioHandlers } from "./studio-routes.ts";

export type AppOptions = {
  lake: Lake;
  streams: OpenStreams;
  /** Public URL of the app: `https://example.com/content-api`. Taken from the request when undefined. */
  publicUrl: string | undefined;
  /** Path at which the app is mounted. */
  mountPath?: string;
  /** Returns a caller's network address, by which anonymous callers are counted. */
  addressOf?: (c: Context) => string;
  limits?: Partial<AnonymousLimits>;
  budget?: Partial<AnswerBudgetOptions>;
};

/** Answer limits for callers with a token; of which one document may take eight. */
const answerLimits = { bytes: 100_000_000, depth: 200 };

/** Endpoints of the hosted service that don't exist here. */
const elsewhere: [RegExp, string][] = [
  [/\/agent\//, "Agent actions"],
  [/\/(media-libraries|media)\b/, "The media library"],
  [/\/(embeddings-index|embeddings)\b/, "Embeddings"],
  [/\/schedules\b/, "Schedules of single documents"],
  [/\/events\/releases\//, "The activity of a release"],
  [/\/(comments|collaboration|addons?)\b/, "Comments and tasks"],
  [/\/(blueprints|functions)\b/, "Functions and blueprints"],
  [/\/(backups?|backup-settings)\b/, "Backups"],
  [/\/datasets\/[^/]+\/copy\b/, "Copying a dataset"],
  [/\/(graphql|apis)\b/, "GraphQL"],
  [/\/schemas?\b/, "Deploying a schema"],
  [/\/(jobs|aliases)\b/, "Jobs and aliases of datasets"],
  [/\/(members|invitations)\b/, "Managing members and invitations"],
  [/\/(canvases|dashboards)\//, "Canvas and the dashboard"],
  [/\/(context|organizations)\//, "Organizations and their knowledge bases"],
];

/** The HTTP interface of the content service. */
export function createApp(options: AppOptions): Hono<LakeEnv> {
  const {
    lake,
    streams,
    publicUrl,
    mountPath = contentApiPath,
    addressOf = () => "unknown",
  } = options;
  const app = new Hono<LakeEnv>({ strict: false });
  const limits = { ...defaultLimits, ...options.limits };
  const callers = new AnonymousCallers(limits);
  const places = new StreamPlaces({ address: limits.streams, total: limits.allStreams });

  const budget = new AnswerBudget({ ...defaultBudget, ...options.budget });
  app.use(async (c, next) => {
    c.set("identity", anonymous);
    c.set("apiVersion", "1970-01-01");
    c.set("address", undefined);
    c.set("base", publicUrl ?? `${new URL(c.req.url).origin}${mountPath}`);
    await next();
    // Caches may keep an answer that says nothing of them, and a cookie, unlike a token, does not keep them from it.
    // https://www.rfc-editor.org/rfc/rfc9111.html#section-4.2.2
    if (!c.res.headers.has("cache-control")) c.header("cache-control", "no-store");
  });

  const assets = assetHandlers(lake, callers);
  app.on("GET", ["/images/*", "/files/*"], async (c, next) => {
    // A signed-in editor loads hundreds of pictures at once, so is not counted; an expired cookie must not hide any.
    const anonymousCaller = identifyIfKnown(c, lake, addressOf(c)).kind === "anonymous";
    c.set("address", anonymousCaller ? addressOf(c) : undefined);
    // Sending an existing file costs a tenth of a query. Making a picture is counted in full, in addition.
    if (anonymousCaller) callers.count(addressOf(c), 0.1);
    await next();
  });
  app.get("/images/:project/:dataset/:file", assets.image);
  app.get("/files/:project/:dataset/:file", assets.file);

  const api = new Hono<LakeEnv>({ strict: false });
  // Assets need no CORS check: they are the same for every origin, so caches need not vary by origin.
  api.use(cors(lake));
  api.use(async (c, next) => {
    const version = parseApiVersion(c.req.param("version") ?? "");
    if (!version) throw httpError(400, `Invalid API version "${c.req.param("version")}"`);
    c.set("apiVersion", version);
    const project = c.req.header("x-sanity-project-id");
    if (project !== undefined && project !== lake.projectId)
      throw httpError(404, `Project not found: this service holds "${lake.projectId}"`);
    const identity = identify(c, lake, addressOf(c));
    c.set("identity", identity);
    if (identity.kind === "anonymous") {
      const address = addressOf(c);
      callers.count(address);
      c.set("holdQuery", () => callers.holdQuery(address));
      c.set("holdStream", (cut) => places.take(address, cut));
      c.set("takeBytes", (bytes) => budget.take(bytes, address));
      c.set("watch", (reading) => budget.watch(reading));
      c.set("answerLimits", { ...answerLimits, bytes: limits.answerBytes });
      c.set("bodyBytes", limits.bodyBytes);
    } else {
      c.set("holdQuery", () => () => {});
      c.set("holdStream", () => () => {});
      c.set("takeBytes", (bytes) => budget.take(bytes, undefined));
      c.set("watch", () => () => {});
      c.set("answerLimits", answerLimits);
      c.set("bodyBytes", 8_000_000);
    }
    await next();
  });

  for (const path of ["/projects", "/hooks/projects", "/subscriptions/project"])
    api.use(`${path}/:project/*`, (c, next) => {
      requireThisProject(c, lake);
      return next();
    });

  const { listen, live } = listenHandlers(lake, streams);
  // The same endpoints at two paths: with the dataset at the end, and below the resource.
  const underResource = new Hono<LakeEnv>({ strict: false });
  const ofDataset = (methods: string[], path: string, handler: Handler<LakeEnv>, more = "") => {
    underResource.on(methods, `${path}${more}`, handler);
    const above = path.startsWith("/assets/") ? path : `/data${path}`;
    api.on(methods, `${above}/:dataset${more}`, handler);
  };
  ofDataset(["GET", "POST"], "/query", queryHandler(lake));
  ofDataset(["POST"], "/mutate", mutateHandler(lake));
  ofDataset(["GET"], "/doc", documentsHandler(lake), "/:ids");
  ofDataset(["POST"], "/actions", actionsHandler(lake));
  ofDataset(["GET"], "/listen", listen);
  ofDataset(["GET"], "/live/events", live);
  ofDataset(["POST"], "/assets/images", assets.uploadImage);
  ofDataset(["POST"], "/assets/files", assets.uploadFile);

  api.get("/data/export/:dataset", exportHandler(lake));

  const history = historyHandlers(lake);
  api.get("/data/history/:dataset/documents/:ids", history.documents);
  api.get("/data/history/:dataset/transactions/:ids", history.transactions);
  api.get("/data/history/:dataset/events/documents/:id", history.events);

  addStudioRoutes(api, lake);
  addManagementRoutes(api, lake);
  addProjectRoutes(api, lake);
  api.route("/projects/:project/datasets/:dataset", underResource);
  api.all("*", (c) => {
    const [, feature] = elsewhere.find(([path]) => path.test(c.req.path)) ?? [];
    if (feature) throw notSupported(feature, "There is nothing here in its place.");
    throw httpError(404, `Not found: ${c.req.method} ${c.req.path}`);
  });

  app.route("/:version{v?(\\d{4}-\\d{2}-\\d{2}|1|X)}", api);

  app.notFound((c) => c.json(httpError(404, `Not found: ${c.req.path}`).body, 404));
  app.onError((error, c) => {
    const dataset = c.get("dataset");
    // What is under way in a dataset that is deleted fails in one way or another.
    const told = dataset && lake.gone.has(dataset) ? lake.missing(dataset.name) : error;
    if (told instanceof ContentError)
      // Statuses come from errors.ts; Hono's type for them is a list of literals.
      return c.json(told.body, told.status as 400, told.headers);
    // The caller has disconnected in the middle of a request, so no one waits for an answer and nothing failed here.
    if (hasLeft(error, c.env)) return c.body(null, 400);
    lake.logger.error({ err: error, path: c.req.path }, "The content service failed");
    const { body } = httpError(500, "An internal error occurred");
    return c.json(body, 500);
  });
  return app;
}

/** What the Studio asks besides content, much of which only the hosted service has. */
function addStudioRoutes(api: Hono<LakeEnv>, lake: Lake): void {
  const studio = studioHandlers(lake);
  api.get("/projects/:project/grants", studio.grants);
  api.get("/projects/:project/user-applications", studio.nothing);
  api.get("/user-applications", studio.nothing);
  api.get("/projects/:project/datasets/:name/acl", studio.acl);
  api.get("/projects/:project/features", studio.features);
  api.get("/features", studio.features);
  api.get("/projects/:project/new-content-release-allowed", studio.releaseLimits);
  api.get("/users/me/keyvalue/:keys", studio.settings);
  api.put("/users/me/keyvalue", studio.saveSettings);
  api.get("/access/requests/me", studio.nothing);
  api.get("/subscriptions/project/:project", studio.subscriptions);
  api.get("/projects/:project/datasets/:name/settings/indexing", studio.emptyObject);
  api.get("/data/references/:dataset/documents/:id/to", studio.noReferences);
  api.on(["GET", "POST"], "/descriptors/*", studio.emptyObject);
  api.get("/auth/providers", (c) => c.json({ providers: [], thirdPartyLogin: false, sso: {} }));
  api.post("/auth/logout", studio.signOut);
  api.get("/intake/telemetry-status", (c) => c.json({ status: "denied" }));
  api.get("/journey/*", studio.emptyObject);
  api.get("/help/*", studio.emptyObject);
  api.get("/help", studio.emptyObject);
  api.get("/schedules/*", studio.emptyObject);
  api.on(["GET", "POST"], "/intake/*", studio.noContent);
}

/** What administrators manage: roles, origins, tokens and webhooks. */
function addManagementRoutes(api: Hono<LakeEnv>, lake: Lake): void {
  const management = managementHandlers(lake);
  api.get("/projects/:project/roles", management.roles);
  api.get("/projects/:project/cors", management.origins);
  api.post("/projects/:project/cors", management.addOrigin);
  api.delete("/projects/:project/cors/:id", management.removeOrigin);
  api.get("/projects/:project/tokens", management.tokens);
  api.post("/projects/:project/tokens", management.addToken);
  api.delete("/projects/:project/tokens/:id", management.removeToken);
  const hooks = hookHandlers(lake);
  api.get("/hooks/projects/:project", hooks.list);
  api.post("/hooks/projects/:project", hooks.add);
  api.get("/hooks/projects/:project/:id", hooks.one);
  api.on(["PUT", "PATCH"], "/hooks/projects/:project/:id", hooks.change);
  api.delete("/hooks/projects/:project/:id", hooks.remove);
  api.get("/hooks/projects/:project/:id/messages", hooks.messages);
  api.get("/hooks/projects/:project/:id/attempts", hooks.attempts);
}

/** The project, its datasets and users, and what clients ask to find out whether they may ask. */
function addProjectRoutes(api: Hono<LakeEnv>, lake: Lake): void {
  for (const path of ["/ping", "/data/ping/:dataset"]) api.get(path, (c) => c.json({ pong: true }));
  api.get("/check/cors", (c) => {
    // Requests without an origin don't come from a web page, so there is no origin to check.
    const grant = c.req.header("origin") === undefined || allowedTo(c, lake);
    const withCredentials = grant === true || (grant?.credentials ?? false);
    const allowed = grant !== undefined;
    // Current clients read `allowed`, older ones `isAllowed`.
    return c.json({ withCredentials, result: { allowed, isAllowed: allowed, withCredentials } });
  });
  const projects = projectHandlers(lake);
  api.get("/users/me", projects.currentUser);
  api.get("/users/:id", projects.user);
  api.get("/projects", projects.projects);
  api.get("/projects/:project", projects.project);
  for (const base of ["/datasets", "/projects/:project/datasets"]) {
    api.get(base, projects.datasets);
    api.put(`${base}/:name`, projects.createDataset);
    api.patch(`${base}/:name`, projects.editDataset);
    api.delete(`${base}/:name`, projects.deleteDataset);
    api.get(`${base}/:name/settings/embeddings`, projects.embeddingsSettings);
  }
  api.post("/projects", projects.unsupportedProjectChange);
  api.on(["PUT", "PATCH", "DELETE"], "/projects/:project", projects.unsupportedProjectChange);
}
