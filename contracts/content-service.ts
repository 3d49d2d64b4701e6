/** Version of Sanity's HTTP API that all clients and the embedded service use (docs/specification.md 9.5). */
export const contentApiVersion = "2025-02-06";

/** Path at which the site mounts the embedded content service. */
export const contentApiPath = "/content-api";

/** Path of the Studio, which is built for this address. */
export const studioMount = "/studio";

/** Target of the Studio's preview links on the site. */
export const previewEnterPath = "/preview/enter";

/** Prefix of the pages that preview a draft or post by its id. */
export const previewPostsPath = "/preview/posts";

/** Path of the list of posts, and prefix of each post's slug. */
export const blogPath = "/blogs";
