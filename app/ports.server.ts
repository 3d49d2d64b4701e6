import { createContext, RouterContextProvider } from "react-router";
import {
  type Blog,
  type ContentConnection,
  connectContent,
  createBlog,
} from "./blogs/blog.server.ts";
import { type FormsPort, formsContext } from "./routes/company/forms/port.server.ts";
import { type Installation, installationContext } from "./routes/privacy-installation.server.ts";

/**
 * What the server hands to the pages. The pages know these shapes and nothing of the rooms behind them; `server/`
 * fills them in through `createPageContext`, which the server build exports (entry.server.tsx).
 */
export type SitePort = {
  /** Public origin without a slash at its end, for canonical addresses. */
  origin: string;
};

export type { ContentConnection };

export const siteContext = createContext<SitePort>();
export const blogContext = createContext<Blog>();

export type PagePorts = {
  site: SitePort;
  content: ContentConnection;
  forms: FormsPort;
  installation: Installation;
};

/** The context of one request. */
export function createPageContext(ports: PagePorts): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(siteContext, ports.site);
  context.set(formsContext, ports.forms);
  context.set(installationContext, ports.installation);
  context.set(blogContext, createBlog(connectContent(ports.content)));
  return context;
}
