/** Every internal address of the site comes from here: `paths.home`. */
export * as paths from "./addresses.ts";
export { demoSheets, folders, learningNotices, mounts, pagePaths } from "./addresses.ts";

/** In the address of a drawing: the path of its page, so that any process can make it. */
export const drawingPage = "page";

/** The absolute form, for canonical links, feeds and structured data. `origin` has no slash at its end. */
export const absolute = (origin: string, path: string): string => new URL(path, origin).href;
