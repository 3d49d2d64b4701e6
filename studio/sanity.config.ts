import { createClient } from "@sanity/client";
import { defineConfig } from "sanity";
import { structureTool } from "sanity/structure";
import { apiVersion, dataset, hosted, projectId } from "./environment";
import { schemaTypes } from "./schema";
import { structure } from "./structure";

/** With the embedded service: everything goes to the address that the Studio itself came from. */
const embedded = {
  apiHost: typeof location === "undefined" ? undefined : `${location.origin}/content-api`,
  auth: {
    loginMethod: "cookie" as const,
    mode: "replace" as const,
    redirectOnSingle: false,
    providers: [],
  },
  unstable_clientFactory: (options: Parameters<typeof createClient>[0]) =>
    createClient({
      ...options,
      apiHost: `${location.origin}/content-api`,
      useProjectHostname: false,
      useCdn: false,
    }),
};

export default defineConfig({
  name: "blog",
  title: "Blog",
  // Below the address that sanity.cli.ts gives to the whole Studio.
  basePath: "/",
  projectId,
  dataset,
  ...(hosted ? {} : embedded),
  plugins: [structureTool({ structure })],
  schema: { types: schemaTypes },
  document: {
    // “Open preview” in the menu of a post: the page as visitors see it.
    productionUrl: async (previous, { document }) => {
      const slug = (document as { slug?: { current?: string } }).slug?.current;
      return document._type === "post" && slug
        ? new URL(`/blogs/${encodeURIComponent(slug)}`, location.origin).href
        : previous;
    },
  },
  // These need services that only the hosted platform has.
  releases: { enabled: hosted },
  scheduledDrafts: { enabled: hosted },
  scheduledPublishing: { enabled: false },
  tasks: { enabled: false },
  announcements: { enabled: false },
  mediaLibrary: { enabled: false },
  apps: { canvas: { enabled: false } },
  beta: { create: { startInCreateEnabled: false } },
});

export { apiVersion };
