import { contentApiPath } from "@brightkeel/contracts";

/**
 * Addresses of images of the embedded service become paths: they are served from the origin the page came from,
 * whatever name it was called by. Those of the hosted service stay as they are.
 */
function assetPath(url: string): string {
  const marker = `${contentApiPath}/`;
  const start = url.indexOf(marker);
  return start === -1 ? url : url.slice(start);
}

/** The image service's address of a picture at one width, in the best format that the browser takes. */
export const scaled = (url: string, width: number): string =>
  `${assetPath(url)}?w=${width}&fit=max&auto=format&q=80`;
