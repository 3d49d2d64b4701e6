import { createClient } from "@sanity/client";
import {
  defineConfig,
  defineLocaleResourceBundle,
  getPublishedId,
  isDraftId,
  type SanityClient,
  type SanityDocumentLike,
} from "sanity";
import { presentationTool } from "sanity/presentation";
import { structureTool } from "sanity/structure";
import { apiVersion, blogPath, contentApiPath, dataset, hosted, projectId } from "./environment";
import { presentation } from "./presentation";
import { CopyPreviewLink, OpenPreview } from "./preview-link";
import { schemaTypes } from "./schema";
import { structure } from "./structure";

/** Settings for the embedded service: all requests go to the origin that served the Studio. */
const embedded = {
  apiHost: typeof location === "undefined" ? undefined : `${location.origin}${contentApiPath}`,
  auth: {
    loginMethod: "cookie" as const,
    mode: "replace" as const,
    redirectOnSingle: false,
    providers: [],
  },
  unstable_clientFactory: (options: Parameters<typeof createClient>[0]) =>
    createClient({
      ...options,
      apiHost: `${location.origin}${contentApiPath}`,
      useProjectHostname: false,
      useCdn: false,
    }),
};

/** Returns the published slug of a post, which its draft may have changed. */
async function publishedSlug(
  document: SanityDocumentLike,
  client: SanityClient,
): Promise<string | undefined> {
  if (!isDraftId(document._id)) return (document as { slug?: { current?: string } }).slug?.current;
  return client
    .withConfig({ perspective: "published" })
    .fetch<string | null>("*[_id == $id][0].slug.current", { id: getPublishedId(document._id) })
    .then(
      (slug) => slug ?? undefined,
      // If the query fails there is no link; an error would remove the whole form.
      () => undefined,
    );
}

export default defineConfig({
  name: "blog",
  title: "Blog",
  // Relative to the base path that sanity.cli.ts sets for the whole Studio.
  basePath: "/",
  projectId,
  dataset,
  ...(hosted ? {} : embedded),
  plugins: [structureTool({ structure }), presentationTool(presentation)],
  schema: { types: schemaTypes },
  document: {
    // Comments require a service that only the hosted platform has.
    comments: { enabled: hosted },
    // The first action is the button, the others are in its menu.
    actions: ([first, ...others], { schemaType }) => [
      ...(first ? [first] : []),
      ...(schemaType === "post" ? [OpenPreview, CopyPreviewLink] : []),
      ...others,
    ],
    // The menu entry above a published post that opens its public page.
    productionUrl: async (previous, { document, getClient }) => {
      if (document._type !== "post") return previous;
      const slug = await publishedSlug(document, getClient({ apiVersion }));
      return slug
        ? new URL(`${blogPath}/${encodeURIComponent(slug)}`, location.origin).href
        : previous;
    },
  },
  i18n: {
    bundles: [
      // Renamed, because the Studio also calls this link “Open preview”, although it opens the published page.
      defineLocaleResourceBundle({
        locale: "en-US",
        namespace: "structure",
        resources: { "production-preview.menu-item.title": "Open page" },
      }),
    ],
  },
  releases: { enabled: true },
  scheduledDrafts: { enabled: true },
  // These also require services that only the hosted platform has.
  scheduledPublishing: { enabled: false },
  tasks: { enabled: false },
  announcements: { enabled: false },
  mediaLibrary: { enabled: false },
  apps: { canvas: { enabled: false } },
  beta: { create: { startInCreateEnabled: false } },
});

export { apiVersion };
