/** Version of Sanity's HTTP API that every client and the embedded service speak (docs/specification.md 9.5). */
export const contentApiVersion = "2025-02-06";

/** Where the site mounts the embedded content service. */
export const contentApiPath = "/content-api";
