import type { SanityClient } from "@sanity/client";
import { createContext, RouterContextProvider } from "react-router";
import { type Blog, createBlog } from "./blogs/blog.server.ts";
import { ContentReads, contentReadsContext } from "./blogs/content-reads.server.ts";
import type { Perspective } from "./blogs/queries.ts";
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
 * What the server provides to the pages. The pages know only these types, not the modules behind them; `server/`
 * supplies them through `createPageContext`, which the server build exports (entry.server.tsx).
 */
export type SitePort = {
  /** Public origin without a trailing slash, for canonical addresses. */
  origin: string;
};

export { contentReads } from "./blogs/content-reads.server.ts";
export type { EditorsView, PreviewPort };
export { previewStateContext };

/** Reports a failed page to the operator. */
export type Report = (address: string, error: unknown) => void;

/** The scripts that pages run in the browser. */
export const scriptsContext = createContext<Scripts>();
export const siteContext = createContext<SitePort>();
export const reportContext = createContext<Report>();
/** Addresses for the sitemap, in order, except those of the blog. */
export const sitemapContext = createContext<readonly string[]>();
/** The blog as visitors see it. */
export const blogContext = createContext<Blog>();
/** The blog for the pages that show it: with drafts in an editor's preview. */
export const shownBlogContext = createContext<Blog>();

export type PagePorts = {
  site: SitePort;
  sitemap: readonly string[];
  scripts: Scripts;
  report: Report;
  /** Returns a client of the content service that sees published content. */
  connectContent(): SanityClient;
  /** Returns a client that also sees drafts, and where each value is stored; used only if `preview` permits it. */
  connectDrafts(perspective: EditorsView["perspective"]): SanityClient;
  forms: FormsPort;
  installation: Installation;
  preview: PreviewPort;
};

/** Creates the context of one request. */
export async function createPageContext(
  ports: PagePorts,
  request: Request,
): Promise<RouterContextProvider> {
  const context = new RouterContextProvider();
  context.set(siteContext, ports.site);
  context.set(sitemapContext, ports.sitemap);
  context.set(scriptsContext, ports.scripts);
  context.set(reportContext, ports.report);
  context.set(degradedContext, { degraded: false });
  context.set(formsContext, ports.forms);
  context.set(installationContext, ports.installation);
  const reads = new ContentReads();
  context.set(contentReadsContext, reads);
  const blogOf = (client: SanityClient, perspective: Perspective) =>
    createBlog({ client, perspective, reads });
  const blog = blogOf(ports.connectContent(), "published");
  const preview = await ports.preview.stateOf(request.headers.get("cookie"));
  context.set(blogContext, blog);
  context.set(
    shownBlogContext,
    preview.mode === "on" ? blogOf(ports.connectDrafts(preview.perspective), "drafts") : blog,
  );
  context.set(previewPortContext, ports.preview);
  context.set(previewStateContext, preview);
  return context;
}
