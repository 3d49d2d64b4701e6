/** Internal addresses of the site, as `paths.home`. */
export * as paths from "./addresses.ts";
export { demoSheets, folders, learningNotices, mounts, pagePaths } from "./addresses.ts";

/** Query parameter of a drawing's address: the path of its page, so that any process can render it. */
export const drawingPage = "page";

/** Returns the absolute URL, for canonical links, feeds and structured data. `origin` has no trailing slash. */
export const absolute = (origin: string, path: string): string => new URL(path, origin).href;
