import { contentApiPath } from "@brightkeel/contracts";

/** The beginning of an asset's stored address in JSON. A string begins at a quote that no backslash precedes. */
const storedAssetUrl = new RegExp(`(?<!\\\\)"${contentApiPath}/(?=(images|files)/)`, "g");

/**
 * Gives asset addresses in JSON the origin and the mount they are reached at. They are stored as paths, so that a site
 * that moves takes its pictures along.
 */
export const withAssetBase = (json: string, base: string): string =>
  json.includes(`"${contentApiPath}/`) ? json.replace(storedAssetUrl, () => `"${base}/`) : json;
