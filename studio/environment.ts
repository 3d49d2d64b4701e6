/**
 * Set when the Studio is built (by `npm run studio`): with SANITY_PROJECT_ID in the environment, the Studio edits
 * that hosted project; without it, the site's own content service.
 */
export const hosted = Boolean(process.env.SANITY_STUDIO_PROJECT_ID);
export const projectId = process.env.SANITY_STUDIO_PROJECT_ID || "embedded";
export const dataset = process.env.SANITY_STUDIO_DATASET || "blogs";
export {
  blogPath,
  contentApiPath,
  contentApiVersion as apiVersion,
  previewEnterPath,
  previewPostsPath,
  studioMount,
} from "@brightkeel/contracts";
