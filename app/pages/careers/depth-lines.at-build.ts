import { careers } from "#content/pages/careers.ts";
import { depthLines } from "./depth-lines.ts";
import { layouts } from "./layouts.ts";

const minutes = careers.process.steps.map((step) => step.minutes);

export default {
  wide: depthLines(layouts.wide, minutes),
  middle: depthLines(layouts.middle, minutes),
  narrow: depthLines(layouts.narrow, minutes),
};
