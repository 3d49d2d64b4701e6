import { type StudioTarget, studioTargetName } from "@brightkeel/contracts";

/** What this Studio edits, as the page that was served says. */
export const { hosted, projectId, dataset } = target();

export {
  blogPath,
  contentApiPath,
  contentApiVersion as apiVersion,
  previewEnterPath,
  previewPostsPath,
  studioMount,
} from "@brightkeel/contracts";

/**
 * The site writes the target into the page. Where nobody does, as in the `sanity` command and after `sanity deploy`,
 * the variables say it, or it is the site's own content service.
 */
function target(): StudioTarget {
  const written =
    typeof document === "undefined"
      ? undefined
      : document.querySelector<HTMLMetaElement>(`meta[name="${studioTargetName}"]`)?.content;
  // Written by studio/serve.ts of the content service, in this very type.
  if (written) return JSON.parse(written) as StudioTarget;
  return {
    hosted: Boolean(process.env.SANITY_STUDIO_PROJECT_ID),
    projectId: process.env.SANITY_STUDIO_PROJECT_ID || "embedded",
    dataset: process.env.SANITY_STUDIO_DATASET || "blogs",
  };
}
