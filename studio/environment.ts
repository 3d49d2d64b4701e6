/**
 * Set when the Studio is built (`npm run studio` does it): with SANITY_PROJECT_ID in the environment, the Studio
 * edits that hosted project; without, the content service that comes with the site.
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
