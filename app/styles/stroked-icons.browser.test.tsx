import { expect, test } from "vitest";
import arrowRight from "#app/icons/arrow-right-bold.svg?raw";
import arrowUpRight from "#app/icons/arrow-up-right-bold.svg?raw";
import bed from "#app/icons/bed-duotone.svg?raw";
import brain from "#app/icons/brain-duotone.svg?raw";
import broadcast from "#app/icons/broadcast-duotone.svg?raw";
import browsers from "#app/icons/browsers-duotone.svg?raw";
import caretDown from "#app/icons/caret-down-bold.svg?raw";
import caretLeft from "#app/icons/caret-left-bold.svg?raw";
import caretRight from "#app/icons/caret-right-bold.svg?raw";
import chatsCircle from "#app/icons/chats-circle-duotone.svg?raw";
import check from "#app/icons/check-bold.svg?raw";
import cloud from "#app/icons/cloud-duotone.svg?raw";
import compass from "#app/icons/compass-duotone.svg?raw";
import copy from "#app/icons/copy-bold.svg?raw";
import deviceMobile from "#app/icons/device-mobile-duotone.svg?raw";
import downloadSimple from "#app/icons/download-simple-bold.svg?raw";
import infinity from "#app/icons/infinity-duotone.svg?raw";
import lifebuoy from "#app/icons/lifebuoy-duotone.svg?raw";
import list from "#app/icons/list-bold.svg?raw";
import search from "#app/icons/magnifying-glass-bold.svg?raw";
import minus from "#app/icons/minus-bold.svg?raw";
import penNib from "#app/icons/pen-nib-duotone.svg?raw";
import plus from "#app/icons/plus-bold.svg?raw";
import sealCheck from "#app/icons/seal-check-duotone.svg?raw";
import shieldCheck from "#app/icons/shield-check-duotone.svg?raw";
import treeStructure from "#app/icons/tree-structure-duotone.svg?raw";
import x from "#app/icons/x-bold.svg?raw";
import { strokedIcons, tintedIcons } from "./stroked-icons.ts";

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

const tinted: Readonly<Record<string, string>> = {
  bed,
  brain,
  broadcast,
  browsers,
  "chats-circle": chatsCircle,
  cloud,
  compass,
  "device-mobile": deviceMobile,
  infinity,
  lifebuoy,
  "pen-nib": penNib,
  "seal-check": sealCheck,
  "shield-check": shieldCheck,
  "tree-structure": treeStructure,
};

/** Width of the strokes by weight, in units. */
const widths = { bold: 24, duotone: 16 };

const cases = [
  ...Object.entries(strokedIcons).map(
    ([name, line]) => [name, line, outlines[name], widths.bold] as const,
  ),
  ...Object.entries(tintedIcons).map(
    ([name, { shape, lines }]) => [name, shape + lines, tinted[name], widths.duotone] as const,
  ),
];

/** Matches the outline in a file: of duotone icons, the path after the tint. */
const outlinePath = /<path d="([^"]*)"\/><\/svg>/;

/** Returns how much of each point of a square of 256 a drawing covers. */
function coverage(draw: (context: OffscreenCanvasRenderingContext2D) => void): Uint8ClampedArray {
  const context = new OffscreenCanvas(256, 256).getContext("2d");
  if (!context) throw new Error("No canvas.");
  draw(context);
  return context.getImageData(0, 0, 256, 256).data.filter((_, index) => index % 4 === 3);
}

test.each(cases)(
  "the stroke of %s covers what Phosphor’s outline does",
  (_name, line, file = "", width) => {
    const outline = coverage((context) => context.fill(new Path2D(outlinePath.exec(file)?.[1])));
    const stroke = coverage((context) => {
      context.lineWidth = width;
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
