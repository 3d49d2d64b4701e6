import { type Lettering, openLettering } from "./lettering.ts";

const texts = /<text ([^<>]*)>([^<]*)<\/text>/g;
const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">" };

/**
 * Replaces the text of a drawing with outlines of the site's mono font, because the rasteriser knows only the fonts
 * installed on the machine. Reads `x`, `y`, `font-size`, `fill`, `text-anchor`, and `stroke` as a halo; other
 * attributes of a text are dropped.
 */
export function outlineText(svg: string, lettering: Lettering = openLettering()): string {
  return svg.replace(texts, (_, attributes: string, content: string) => {
    const attribute = (name: string) =>
      new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1];
    const number = (name: string, fallback: number) => Number(attribute(name) ?? fallback);
    const words = content.replace(/&(?:amp|lt|gt);/g, (entity) => entities[entity] ?? entity);
    const style = { face: "mono", size: number("font-size", 16) } as const;
    const shares: Record<string, number> = { middle: 0.5, end: 1 };
    const share = shares[attribute("text-anchor") ?? ""] ?? 0;
    const x = number("x", 0) - share * lettering.width(words, style);
    const colour = attribute("stroke");
    const halo = colour && { colour, width: number("stroke-width", 1) };
    return lettering.line(
      words,
      style,
      x,
      number("y", 0),
      attribute("fill") ?? "black",
      halo || undefined,
    );
  });
}
