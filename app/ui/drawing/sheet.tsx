import type { ReactNode } from "react";

/**
 * Text in a drawing beside words, drawn about 480 units wide: the size in units grows as the
 * drawing shrinks, so that labels stay above 11 CSS pixels from 320 px to wide screens.
 */
export const labelBeside = "font-mono text-[19px] sm:text-[14px] xl:text-[12.5px]";

/** The same for drawings about 1100 units wide that take the whole width; narrow screens get a sheet of their own. */
export const labelAcross = "font-mono text-[13.5px]";

/** The same for narrow sheets of 320 units. */
export const labelNarrow = "font-mono text-[12.5px]";

type SheetProps = {
  /** What the drawing says, for those who do not see it. */
  label: string;
  width: number;
  height: number;
  className?: string;
  children: ReactNode;
};

/** A drawing: thin strokes, no fill unless a shape asks for one. */
export function Sheet({ label, width, height, className = "", children }: SheetProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
      className={`h-auto w-full ${className}`}
    >
      {children}
    </svg>
  );
}

type Composition = { width: number; height: number; drawing: ReactNode };

/**
 * One drawing in two compositions: across the page on wide screens, upright on narrow ones. A third, about 700 units
 * wide, lies across the page on those between, where the upright one would leave half of it empty.
 */
export function TwoSheets({
  label,
  wide,
  middle,
  narrow,
  sequence = false,
}: {
  label: string;
  wide: Composition;
  middle?: Composition;
  narrow: Composition;
  /** It tells a sequence, to the right on the wide sheets and down on the narrow one, and draws itself along that once. */
  sequence?: boolean;
}) {
  const across = sequence ? "inks-right" : "";
  const down = sequence ? "inks-down" : "";
  return (
    <>
      <Sheet
        label={label}
        width={wide.width}
        height={wide.height}
        className={`hidden lg:block ${across}`}
      >
        {wide.drawing}
      </Sheet>
      {middle === undefined ? null : (
        <Sheet
          label={label}
          width={middle.width}
          height={middle.height}
          className={`hidden md:block lg:hidden ${across}`}
        >
          {middle.drawing}
        </Sheet>
      )}
      <Sheet
        label={label}
        width={narrow.width}
        height={narrow.height}
        className={`mx-auto max-w-[27rem] ${down} ${middle === undefined ? "lg:hidden" : "md:hidden"}`}
      >
        {narrow.drawing}
      </Sheet>
    </>
  );
}

/** A numbered station: refers to a list beside the drawing. */
export function Station({
  x,
  y,
  mark,
  r = 13,
  accent = false,
}: {
  x: number;
  y: number;
  mark: string | number;
  r?: number;
  accent?: boolean;
}) {
  return (
    <g>
      <circle
        cx={x}
        cy={y}
        r={r}
        className={accent ? "fill-accent stroke-accent" : "fill-background stroke-text"}
        strokeWidth="1.5"
      />
      <text
        x={x}
        y={y}
        dy="0.36em"
        textAnchor="middle"
        fontSize={Math.max(r, 12.5)}
        className={`font-mono font-semibold ${accent ? "fill-on-accent" : "fill-text"}`}
      >
        {mark}
      </text>
    </g>
  );
}
