/** A drawing's lines and fills, which a card turns into SVG and a printed sheet into its own format. */
export type Stroke = {
  /** SVG path data, in units of the card. */
  d: string;
  colour?: string;
  width?: number;
  fill?: string;
  dashed?: boolean;
  opacity?: number;
};

/** Area of a plan on its card: the right third. */
export const planBox = { left: 756, top: 84, width: 412, height: 416 } as const;

/** Lengths of a dash and of the gap after it. */
export const dashes = [10, 6] as const;

export const strokesToSvg = (strokes: readonly Stroke[]): string =>
  strokes
    .map(({ d, colour, width, fill, dashed, opacity }) =>
      [
        `<path d="${d}" fill="${fill ?? "none"}" stroke-linejoin="round"`,
        colour === undefined ? "" : ` stroke="${colour}" stroke-width="${width ?? 1.75}"`,
        dashed ? ` stroke-dasharray="${dashes.join(" ")}"` : "",
        opacity === undefined ? "" : ` opacity="${opacity}"`,
        "/>",
      ].join(""),
    )
    .join("");
