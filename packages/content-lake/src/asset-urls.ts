import { contentApiPath } from "@brightkeel/contracts";

/** Matches the beginning of a stored asset URL in JSON. A string begins at a quote that no backslash precedes. */
const storedAssetUrl = new RegExp(`(?<!\\\\)"${contentApiPath}/(?=(images|files)/)`, "g");

/**
 * Prefixes asset URLs in JSON with the origin and mount they are served from. They are stored as paths, so that they
 * stay valid when the site moves.
 */
export const withAssetBase = (json: string, base: string): string =>
  json.includes(`"${contentApiPath}/`) ? json.replace(storedAssetUrl, () => `"${base}/`) : json;
