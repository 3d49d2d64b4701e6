import { careers } from "#content/pages/careers.ts";
import { depthLines, figuresOf } from "./depth-lines.ts";
import { type Layout, layouts } from "./layouts.ts";

const minutes = careers.process.steps.map((step) => step.minutes);

const charted = (layout: Layout) => ({
  lines: depthLines(layout, minutes),
  figures: figuresOf(layout, minutes),
});

export default {
  wide: charted(layouts.wide),
  middle: charted(layouts.middle),
  narrow: charted(layouts.narrow),
};
