/** Version of Sanity's HTTP API that all clients and the embedded service use (docs/specification.md 9.5). */
export const contentApiVersion = "2025-02-06";

/** Path at which the site mounts the embedded content service. */
export const contentApiPath = "/content-api";

/** Path of the Studio, which is built for this address. */
export const studioMount = "/studio";

/**
 * Name of the `<meta>` in the Studio's page whose content says what the Studio edits, as JSON: one build serves every
 * project.
 */
export const studioTargetName = "studio-target";

/** Name of the file at `studioMount` that says the same. */
export const studioTargetFile = "target.json";

/** What a Studio edits: a dataset of the content service that serves it, or of a project that Sanity hosts. */
export type StudioTarget = { hosted: boolean; projectId: string; dataset: string };

/** Target of the Studio's preview links on the site. */
export const previewEnterPath = "/preview/enter";

/** Prefix of the pages that preview a draft or post by its id. */
export const previewPostsPath = "/preview/posts";

/** Path of the list of posts, and prefix of each post's slug. */
export const blogPath = "/blogs";
