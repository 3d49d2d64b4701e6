import type { Font } from "fontkit";
import { openFont } from "./font-file.ts";

/**
 * Draws text as outlines. The rasteriser knows only the fonts installed on the machine, so text is drawn from the
 * site’s own font files and looks the same everywhere.
 */

const faces = {
  display: ["bricolage-grotesque", 700],
  text: ["instrument-sans", 400],
  mono: ["jetbrains-mono", 400],
} as const;
export type Face = keyof typeof faces;

export type Lettering = {
  /** Returns the width of a line of text, in units of the drawing. */
  width(text: string, style: Style): number;
  /** Breaks a text into lines no wider than `width`; if there are more than `most`, the last ends in “…”. */
  lines(text: string, style: Style, width: number, most: number): string[];
  /** Returns the SVG of one line whose baseline begins at x, y; a halo separates it from the lines behind it. */
  line(
    text: string,
    style: Style,
    x: number,
    y: number,
    fill: string,
    halo?: { colour: string; width: number },
  ): string;
};

export type Style = {
  face: Face;
  size: number;
  /** Space added after each letter, in em. */
  spacing?: number;
};

let opened: Lettering | undefined;

/** Opens the fonts once. */
export function openLettering(): Lettering {
  opened ??= lettering({
    display: openFont(faces.display),
    text: openFont(faces.text),
    mono: openFont(faces.mono),
  });
  return opened;
}

function lettering(fonts: Record<Face, Font>): Lettering {
  const layOut = (text: string, { face, size, spacing = 0 }: Style) => {
    const font = fonts[face];
    const scale = size / font.unitsPerEm;
    // Characters missing from the Latin subset would be drawn as empty boxes.
    const known = [...text].filter((character) =>
      font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    );
    const { glyphs, positions } = font.layout(known.join(""));
    let x = 0;
    const placed = glyphs.map((glyph, index) => {
      const at = x;
      x += (positions[index]?.xAdvance ?? glyph.advanceWidth) * scale + spacing * size;
      return { path: glyph.path.toSVG(), at };
    });
    return { placed, width: x, scale };
  };
  const width = (text: string, style: Style) => layOut(text, style).width;

  return {
    width,
    lines(text, style, longest, most) {
      const lines: string[] = [];
      for (const word of text.split(/\s+/)) {
        const last = lines.at(-1);
        if (last !== undefined && width(`${last} ${word}`, style) <= longest) {
          lines[lines.length - 1] = `${last} ${word}`;
        } else lines.push(word);
      }
      if (lines.length <= most) return lines;
      const end = (lines[most - 1] ?? "").split(" ");
      while (end.length > 1 && width(`${end.join(" ")}…`, style) > longest) end.pop();
      return [...lines.slice(0, most - 1), `${end.join(" ").replace(/[,.:;–-]$/, "")}…`];
    },
    line(text, style, x, y, fill, halo) {
      const { placed, scale } = layOut(text, style);
      const glyphs = placed
        .map(({ path, at }) =>
          path === ""
            ? ""
            : `<path transform="translate(${(x + at).toFixed(2)} ${y}) scale(${scale} ${-scale})" d="${path}"/>`,
        )
        .join("");
      const around =
        halo === undefined
          ? ""
          : ` stroke="${halo.colour}" stroke-width="${halo.width / scale}" stroke-linejoin="round" paint-order="stroke"`;
      return `<g fill="${fill}"${around}>${glyphs}</g>`;
    },
  };
}
