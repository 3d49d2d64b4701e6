/** Version of Sanity's HTTP API that every client and the embedded service speak (docs/specification.md 9.5). */
export const contentApiVersion = "2025-02-06";

/** Where the site mounts the embedded content service. */
export const contentApiPath = "/content-api";

/** Where the Studio is, which is built for this address. */
export const studioMount = "/studio";

/** Where the Studio's preview links lead on the site. */
export const previewEnterPath = "/preview/enter";

/** Below this the site shows a draft or post by its id, in a preview. */
export const previewPostsPath = "/preview/posts";

/** The site's list of posts; below it each post by its slug. */
export const blogPath = "/blogs";
