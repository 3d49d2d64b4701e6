import { contentApiPath } from "@brightkeel/contracts";
import type { PostImage } from "./post.ts";
import { shownPart } from "./shown-part.ts";

/**
 * Turns the address of an image of the embedded content service into a path, so that it is served from the page's
 * origin under any host name. Addresses of the hosted service stay as they are.
 */
function assetPath(url: string): string {
  const marker = `${contentApiPath}/`;
  const start = url.indexOf(marker);
  return start === -1 ? url : url.slice(start);
}

/**
 * Returns the image service's address of a picture at one width, in the best format that the browser accepts.
 *
 * @param shape aspect ratio to crop to, width by height; if omitted, the editors' crop is shown whole.
 */
export function scaled(
  image: Pick<PostImage, "url" | "dimensions" | "crop" | "hotspot">,
  width: number,
  shape?: number,
): string {
  const { dimensions } = image;
  const part = shownPart(image, shape);
  const whole = part.width === dimensions.width && part.height === dimensions.height;
  const rect = whole ? "" : `rect=${part.left},${part.top},${part.width},${part.height}&`;
  return `${assetPath(image.url)}?${rect}w=${width}&fit=max&auto=format&q=80`;
}
