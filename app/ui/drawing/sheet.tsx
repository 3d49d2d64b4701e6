import type { ReactNode } from "react";

/**
 * Class of text in a drawing beside the page's text, about 480 units wide. Its size in units grows as the drawing
 * shrinks, so that labels stay above 11 CSS pixels from 320 px to wide screens.
 */
export const labelBeside = "font-mono text-[19px] sm:text-[14px] xl:text-[12.5px]";

/** Class of text in full-width drawings, about 1100 units wide; narrow screens get a composition of their own. */
export const labelAcross = "font-mono text-[13.5px]";

/**
 * The same in drawings that tablets show too: its size in units grows as the drawing shrinks, so that labels stay above 11
 * CSS pixels there.
 */
export const labelFromTablet = "font-mono text-[16.5px] lg:text-[13.5px]";

/** Class of text in narrow drawings of 320 units. */
export const labelNarrow = "font-mono text-[12.5px]";

type SheetProps = {
  /** Text alternative of the drawing. */
  label: string;
  width: number;
  height: number;
  className?: string;
  children: ReactNode;
};

/** A drawing with thin strokes, and no fill unless a shape sets one. */
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
 * One drawing in two compositions: horizontal on wide screens, upright on narrow ones. A third, about 700 units wide,
 * is for widths in between, where the upright one would leave half of the page empty.
 */
export function TwoSheets({
  label,
  wide,
  middle,
  narrow,
  sequence = false,
  onTablets = false,
}: {
  label: string;
  wide: Composition;
  middle?: Composition;
  narrow: Composition;
  /** Whether the drawing shows a sequence and draws itself once along it: to the right if wide, downwards if narrow. */
  sequence?: boolean;
  /** Whether the wide one is shown from tablets on, with labels that can be read there (`labelFromTablet`). */
  onTablets?: boolean;
}) {
  const across = sequence ? "inks-right" : "";
  const down = sequence ? "inks-down" : "";
  const fromWide = onTablets
    ? "hidden md:block"
    : `hidden lg:block ${middle === undefined ? "print:block" : ""}`;
  const toWide = middle === undefined ? "lg:hidden print:hidden" : "md:hidden";
  return (
    <>
      <Sheet
        label={label}
        width={wide.width}
        height={wide.height}
        className={`${fromWide} ${across}`}
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
        className={`mx-auto max-w-[27rem] ${down} ${onTablets ? "md:hidden" : toWide}`}
      >
        {narrow.drawing}
      </Sheet>
    </>
  );
}
