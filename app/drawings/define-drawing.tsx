import { createHash } from "node:crypto";
import type { ComponentType } from "react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/**
 * Drawings below the first screen. A page carries their empty `<svg>`, so nothing moves when they come; their content
 * is a file that the browser fetches when it is near the window, and keeps for ever (`fetch-drawings.ts`). Without
 * script the file stands there as an image.
 */

type Rendered = {
  /** The root's attributes as they stand in the markup. */
  attributes: string;
  content: string;
  file: string;
};

const components = new Map<string, ComponentType>();
const rendered = new Map<string, Rendered>();

/** Path of the folder in which drawings are served (`route.ts`). */
export const drawingsPath = "/drawings";

/** @throws Error when the component is not one `<svg>`. */
function render(name: string): Rendered {
  const known = rendered.get(name);
  if (known) return known;
  const component = components.get(name);
  if (!component) throw new Error(`No drawing is called “${name}”.`);
  const markup = renderToStaticMarkup(createElement(component));
  const [, attributes, content] = /^<svg\b([^>]*)>([\s\S]*)<\/svg>$/.exec(markup) ?? [];
  if (attributes === undefined || content === undefined)
    throw new Error(`The drawing “${name}” is not one <svg>.`);
  const hash = createHash("sha256").update(markup).digest("base64url").slice(0, 10);
  const result = { attributes, content, file: `${name}.${hash}.svg` };
  rendered.set(name, result);
  return result;
}

/**
 * Makes a component of a drawing that is fetched when it is near. It takes no props: the file is the same for all.
 *
 * @param name unique, in small letters and dashes, such as `sap-weekend`.
 */
export function defineDrawing(name: string, component: ComponentType): ComponentType {
  if (components.has(name) && import.meta.env.PROD)
    throw new Error(`Two drawings are called “${name}”.`);
  components.set(name, component);
  function Drawing() {
    const { attributes, file } = render(name);
    const src = `${drawingsPath}/${file}`;
    return (
      <span
        className="contents"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of our drawing
        dangerouslySetInnerHTML={{
          __html: `<svg${attributes} data-drawing="${src}"></svg><noscript><img src="${src}" alt="" class="drawing-image"></noscript>`,
        }}
      />
    );
  }
  Drawing.displayName = `Drawing(${name})`;
  return Drawing;
}

/** The markup of a file, and whether it is still current; undefined when there is no such drawing. */
export function drawingFile(file: string): { markup: string; current: boolean } | undefined {
  const name = /^([a-z0-9-]+)\.[\w-]{10}\.svg$/.exec(file)?.[1];
  if (name === undefined || !components.has(name)) return undefined;
  const drawing = render(name);
  return {
    markup: `<svg xmlns="http://www.w3.org/2000/svg"${drawing.attributes}>${drawing.content}</svg>`,
    current: drawing.file === file,
  };
}
