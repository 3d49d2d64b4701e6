import { palette } from "#content/palette.ts";

type Vector = readonly [number, number, number];

/** Inks and washes that the drawings of posts use; their other greys lie between text and background. */
const inks = ["text", "textSoft", "line", "accent", "secondary", "tint"] as const;

/** Returns red, green and blue of `#rrggbb`, each from 0 to 1. */
const channels = (colour: string): Vector => {
  const part = (start: number) => Number.parseInt(colour.slice(start, start + 2), 16) / 255;
  return [part(1), part(3), part(5)];
};

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

const paper = {
  light: channels(palette.background.light),
  dark: channels(palette.background.dark),
};
const differences = inks.map((ink) => ({
  light: minus(channels(palette[ink].light), paper.light),
  dark: minus(channels(palette[ink].dark), paper.dark),
}));

/** Returns the sums of the products of each light channel with `other`, over all inks. */
const sums = (other: (pair: (typeof differences)[number]) => number): Vector => {
  const sum = (channel: 0 | 1 | 2) =>
    differences.reduce((total, pair) => total + pair.light[channel] * other(pair), 0);
  return [sum(0), sum(1), sum(2)];
};

/**
 * The colours of the light scheme as those of the dark one: for each dark channel, the shares of the three light ones
 * and what is added. The least squares over the inks; the paper becomes the dark background exactly.
 */
export const nightInks: readonly (readonly [...Vector, added: number])[] = ([0, 1, 2] as const).map(
  (channel) => {
    const [a, b, c] = [
      sums(({ light }) => light[0]),
      sums(({ light }) => light[1]),
      sums(({ light }) => light[2]),
    ];
    const wanted = sums(({ dark }) => dark[channel]);
    // Cramer's rule; the matrix of the sums is symmetric.
    const determinant = dot(a, cross(b, c));
    const shares: Vector = [
      dot(wanted, cross(b, c)) / determinant,
      dot(wanted, cross(c, a)) / determinant,
      dot(wanted, cross(a, b)) / determinant,
    ];
    return [...shares, paper.dark[channel] - dot(shares, paper.light)];
  },
);

const matrix = nightInks
  .map(([red, green, blue, added]) =>
    [red, green, blue, 0, added].map((share) => Number(share.toFixed(3))).join(" "),
  )
  .join(" ");

/** The filter that the class `turned-over` applies: once on each page that shows pictures of posts. */
export const NightInks = () => (
  <svg aria-hidden="true" width="0" height="0" className="absolute">
    <filter id="night-inks" colorInterpolationFilters="sRGB">
      <feColorMatrix values={`${matrix} 0 0 0 1 0`} />
    </filter>
  </svg>
);
