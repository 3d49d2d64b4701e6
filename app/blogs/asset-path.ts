import { contentApiPath } from "@brightkeel/contracts";
import type { PostImage } from "./post.ts";
import { shownPart } from "./shown-part.ts";

/**
 * Addresses of images of the embedded service become paths: they are served from the origin the page came from,
 * whatever name it was called by. Those of the hosted service stay as they are.
 */
function assetPath(url: string): string {
  const marker = `${contentApiPath}/`;
  const start = url.indexOf(marker);
  return start === -1 ? url : url.slice(start);
}

/**
 * The image service's address of a picture at one width, in the best format that the browser takes.
 *
 * @param shape width by height of what is cut out of it; the whole of what editors left of it, when left out.
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
