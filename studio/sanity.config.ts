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

/** With the embedded service: everything goes to the address that the Studio itself came from. */
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

/** The slug under which a post is published, which its draft may have changed. */
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
      // Without an answer there is no link; an error would take the whole form away.
      () => undefined,
    );
}

export default defineConfig({
  name: "blog",
  title: "Blog",
  // Below the address that sanity.cli.ts gives to the whole Studio.
  basePath: "/",
  projectId,
  dataset,
  ...(hosted ? {} : embedded),
  plugins: [structureTool({ structure }), presentationTool(presentation)],
  schema: { types: schemaTypes },
  document: {
    // Comments need a service that only the hosted platform has.
    comments: { enabled: hosted },
    // The first action stands on the button, the others in the menu beside it.
    actions: ([first, ...others], { schemaType }) => [
      ...(first ? [first] : []),
      ...(schemaType === "post" ? [OpenPreview, CopyPreviewLink] : []),
      ...others,
    ],
    // In the menu above a published post: its page as everybody sees it.
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
      // The Studio calls this link “Open preview” too, and it leads to what is published.
      defineLocaleResourceBundle({
        locale: "en-US",
        namespace: "structure",
        resources: { "production-preview.menu-item.title": "Open page" },
      }),
    ],
  },
  releases: { enabled: true },
  scheduledDrafts: { enabled: true },
  // These need such services too.
  scheduledPublishing: { enabled: false },
  tasks: { enabled: false },
  announcements: { enabled: false },
  mediaLibrary: { enabled: false },
  apps: { canvas: { enabled: false } },
  beta: { create: { startInCreateEnabled: false } },
});

export { apiVersion };
