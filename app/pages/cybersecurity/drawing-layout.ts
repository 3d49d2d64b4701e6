import { tenth } from "#app/ui/drawing/geometry.ts";
import { type Branch, branches, cheapest, effort, type Leaf } from "./attack-tree.ts";
import { onScale } from "./drawing-parts.ts";

type PlacedLeaf = Leaf & { row: number };

export type PlacedBranch = Omit<Branch, "leaves"> & {
  hours: number;
  row: number;
  leaves: readonly PlacedLeaf[];
  cheap: boolean;
};

/** Space between branches, in rows. */
const gap = 0.45;

/** Places the leaves in rows of their own, and each branch at the middle of its leaves. */
function place(): { placed: PlacedBranch[]; lastRow: number } {
  let row = 0;
  const placed = branches.map((branch) => {
    const leaves = branch.leaves.map((leaf) => ({ ...leaf, row: row++ }));
    const from = leaves[0]?.row ?? row;
    const middle = (from + row - 1) / 2;
    row += gap;
    return { ...branch, leaves, row: middle, hours: effort(branch), cheap: branch === cheapest };
  });
  return { placed, lastRow: row - gap - 1 };
}

export const { placed, lastRow } = place();

/** The cheapest way last, so that it is drawn over the others. */
export const ordered = [...placed].sort((one, other) => Number(one.cheap) - Number(other.cheap));

/** Positions of the tree’s columns, and the sizes of its words. */
export type Frame = {
  width: number;
  top: number;
  pitch: number;
  root: number;
  /** Where the words of a way begin, where it forks, and its leaves and their words. */
  way: number;
  fork: number;
  leaf: number;
  words: number;
  /** Where the scale of efforts begins; it ends at the right edge. Without it, the efforts are in words. */
  scale?: number;
  sizes: { goal: number; way: number; leaf: number };
  /** Class of the efforts and column heads. */
  small: string;
};

export const wide: Frame = {
  width: 1240,
  top: 92,
  pitch: 46,
  root: 156,
  way: 278,
  fork: 470,
  leaf: 610,
  words: 626,
  scale: 880,
  sizes: { goal: 27, way: 18, leaf: 17 },
  small: "font-mono text-[15px] xl:text-[13.5px]",
};

/** Narrow enough for labels that can be read on a tablet. */
export const tablet: Frame = {
  width: 720,
  top: 62,
  pitch: 42,
  root: 120,
  way: 194,
  fork: 346,
  leaf: 440,
  words: 452,
  sizes: { goal: 19, way: 16, leaf: 15 },
  small: "font-mono text-[13px]",
};

export const rowAt = ({ top, pitch }: Frame, row: number) => tenth(top + row * pitch);

/** Returns the position of an effort on the frame’s scale. */
export const effortAt = ({ scale = 0, width }: Frame, hours: number) =>
  tenth(scale + onScale(hours) * (width - 2 - scale));
