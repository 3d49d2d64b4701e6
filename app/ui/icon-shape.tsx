import { cx } from "./cx.ts";

/** Matches the paths of an icon file, which has no other shapes. */
const path = /<path d="([^"]*)"(?: opacity="([^"]*)")?/g;

/**
 * Attributes of icons whose file is a stroke (styles/stroked-icons.ts). The others are outlines, filled with the colour of
 * the text.
 */
const stroke = (width: number) =>
  ({
    fill: "none",
    stroke: "currentColor",
    strokeWidth: width,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  }) as const;

/** Width of the lines of bold icons, in units. */
const bold = 24;

const units = 256;

/** Width of the lines of tinted icons in CSS pixels, whatever their size: that of the drawings’ main lines. */
const line = 1.75;

/**
 * A decorative icon beside a text, hidden from screen readers.
 *
 * @param svg text of a Phosphor file, imported with `?raw`, as the build gives it.
 * @param size in CSS pixels.
 * @param transform of the shape within its square of 256 units.
 */
export function IconShape({
  svg,
  size = 20,
  transform,
  className,
}: {
  svg: string;
  size?: number;
  transform?: string;
  className?: string;
}) {
  const hasLines = svg.includes('class="lines"');
  const paths = [...svg.matchAll(path)].map(([, d, opacity]) => (
    <path
      key={opacity ?? d}
      d={d}
      opacity={opacity}
      {...(hasLines && !opacity && stroke(Math.round((line * units) / size)))}
    />
  ));
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox={`0 0 ${units} ${units}`}
      {...(svg.includes("stroke-width") ? stroke(bold) : { fill: "currentColor" })}
      className={cx("shrink-0", className)}
    >
      {transform === undefined ? paths : <g transform={transform}>{paths}</g>}
    </svg>
  );
}
