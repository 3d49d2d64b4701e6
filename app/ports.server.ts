import type { SanityClient } from "@sanity/client";
import { createContext, RouterContextProvider } from "react-router";
import { type Blog, createBlog } from "./blogs/blog.server.ts";
import type { Perspective } from "./blogs/queries.ts";
import { SyncTags, syncTagsContext } from "./blogs/sync-tags.server.ts";
import { degradedContext } from "./degraded.server.ts";
import type { Scripts } from "./document/page-assets.ts";
import { type FormsPort, formsContext } from "./forms/port.server.ts";
import {
  type Installation,
  installationContext,
} from "./pages/privacy-policy/installation.server.ts";
import {
  type EditorsView,
  type PreviewPort,
  previewPortContext,
  previewStateContext,
} from "./preview/port.server.ts";

/**
 * What the server hands to the pages. The pages know these shapes and nothing of the modules behind them; `server/`
 * fills them in through `createPageContext`, which the server build exports (entry.server.tsx).
 */
export type SitePort = {
  /** Public origin without a slash at its end, for canonical addresses. */
  origin: string;
};

export { usedSyncTags } from "./blogs/sync-tags.server.ts";
export type { EditorsView, PreviewPort };
export { previewStateContext };

/** Tells the operator of a page that failed. */
export type Report = (address: string, error: unknown) => void;

/** What pages run in the browser. */
export const scriptsContext = createContext<Scripts>();
export const siteContext = createContext<SitePort>();
export const reportContext = createContext<Report>();
/** Addresses for the sitemap beside those of the blog, in their order. */
export const sitemapContext = createContext<readonly string[]>();
/** The blog as everybody sees it. */
export const blogContext = createContext<Blog>();
/** The blog for the pages that show it: with drafts, when an editor looks at a preview. */
export const shownBlogContext = createContext<Blog>();

export type PagePorts = {
  site: SitePort;
  sitemap: readonly string[];
  scripts: Scripts;
  report: Report;
  /** A client of the content service, which sees what everybody sees. */
  connectContent(): SanityClient;
  /** One that sees more, and says of each value where it stands; used only where `preview` says that it may be. */
  connectDrafts(perspective: EditorsView["perspective"]): SanityClient;
  forms: FormsPort;
  installation: Installation;
  preview: PreviewPort;
};

/** The context of one request. */
export function createPageContext(ports: PagePorts, request: Request): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(siteContext, ports.site);
  context.set(sitemapContext, ports.sitemap);
  context.set(scriptsContext, ports.scripts);
  context.set(reportContext, ports.report);
  context.set(degradedContext, { degraded: false });
  context.set(formsContext, ports.forms);
  context.set(installationContext, ports.installation);
  const syncTags = new SyncTags();
  context.set(syncTagsContext, syncTags);
  const blogOf = (client: SanityClient, perspective: Perspective) =>
    createBlog({ client, perspective, syncTags });
  const blog = blogOf(ports.connectContent(), "published");
  const preview = ports.preview.stateOf(request.headers.get("cookie"));
  context.set(blogContext, blog);
  context.set(
    shownBlogContext,
    preview.mode === "on" ? blogOf(ports.connectDrafts(preview.perspective), "drafts") : blog,
  );
  context.set(previewPortContext, ports.preview);
  context.set(previewStateContext, preview);
  return context;
}
