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
import bed from "@phosphor-icons/core/duotone/bed-duotone.svg?raw";
import brain from "@phosphor-icons/core/duotone/brain-duotone.svg?raw";
import broadcast from "@phosphor-icons/core/duotone/broadcast-duotone.svg?raw";
import browsers from "@phosphor-icons/core/duotone/browsers-duotone.svg?raw";
import chatsCircle from "@phosphor-icons/core/duotone/chats-circle-duotone.svg?raw";
import cloud from "@phosphor-icons/core/duotone/cloud-duotone.svg?raw";
import compass from "@phosphor-icons/core/duotone/compass-duotone.svg?raw";
import deviceMobile from "@phosphor-icons/core/duotone/device-mobile-duotone.svg?raw";
import infinity from "@phosphor-icons/core/duotone/infinity-duotone.svg?raw";
import lifebuoy from "@phosphor-icons/core/duotone/lifebuoy-duotone.svg?raw";
import penNib from "@phosphor-icons/core/duotone/pen-nib-duotone.svg?raw";
import sealCheck from "@phosphor-icons/core/duotone/seal-check-duotone.svg?raw";
import shieldCheck from "@phosphor-icons/core/duotone/shield-check-duotone.svg?raw";
import treeStructure from "@phosphor-icons/core/duotone/tree-structure-duotone.svg?raw";
import { expect, test } from "vitest";
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
