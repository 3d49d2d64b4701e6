import arrowRight from "@phosphor-icons/core/bold/arrow-right-bold.svg?raw";
import arrowUpRight from "@phosphor-icons/core/bold/arrow-up-right-bold.svg?raw";
import caretDown from "@phosphor-icons/core/bold/caret-down-bold.svg?raw";
import caretLeft from "@phosphor-icons/core/bold/caret-left-bold.svg?raw";
import caretRight from "@phosphor-icons/core/bold/caret-right-bold.svg?raw";
import check from "@phosphor-icons/core/bold/check-bold.svg?raw";
import copy from "@phosphor-icons/core/bold/copy-bold.svg?raw";
import downloadSimple from "@phosphor-icons/core/bold/download-simple-bold.svg?raw";
import list from "@phosphor-icons/core/bold/list-bold.svg?raw";
import search from "@phosphor-icons/core/bold/magnifying-glass-bold.svg?raw";
import minus from "@phosphor-icons/core/bold/minus-bold.svg?raw";
import plus from "@phosphor-icons/core/bold/plus-bold.svg?raw";
import x from "@phosphor-icons/core/bold/x-bold.svg?raw";
import { expect, test } from "vitest";
import { strokedIcons } from "./stroked-icons.ts";

/** The files as Phosphor draws them: these tests run without the build’s plugins. */
const outlines: Readonly<Record<string, string>> = {
  "arrow-right": arrowRight,
  "arrow-up-right": arrowUpRight,
  "caret-down": caretDown,
  "caret-left": caretLeft,
  "caret-right": caretRight,
  check,
  copy,
  "download-simple": downloadSimple,
  list,
  "magnifying-glass": search,
  minus,
  plus,
  x,
};

/** Returns how much of each point of a square of 256 a drawing covers. */
function coverage(draw: (context: OffscreenCanvasRenderingContext2D) => void): Uint8ClampedArray {
  const context = new OffscreenCanvas(256, 256).getContext("2d");
  if (!context) throw new Error("No canvas.");
  draw(context);
  return context.getImageData(0, 0, 256, 256).data.filter((_, index) => index % 4 === 3);
}

test.each(Object.entries(strokedIcons))(
  "the stroke of %s covers what Phosphor’s outline does",
  (name, line) => {
    const outline = coverage((context) =>
      context.fill(new Path2D(/ d="([^"]*)"/.exec(outlines[name] ?? "")?.[1])),
    );
    const stroke = coverage((context) => {
      context.lineWidth = 24;
      context.lineCap = "round";
      context.lineJoin = "round";
      context.stroke(new Path2D(line));
    });
    const covered = outline.filter((alpha) => alpha > 127).length;
    const different = outline.filter(
      (alpha, at) => Math.abs(alpha - (stroke[at] ?? 0)) > 127,
    ).length;
    expect(covered).toBeGreaterThan(2000);
    expect(different / covered).toBeLessThan(0.02);
  },
);
