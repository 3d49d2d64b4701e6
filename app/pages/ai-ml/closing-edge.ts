import { edgeFrame } from "#app/shell/closing-call.tsx";
import { range } from "#app/ui/drawing/geometry.ts";
import { thresholdExample as model } from "#content/services/ai-ml.ts";
import { outcomeAt } from "./threshold.ts";

const { width, height } = edgeFrame;
const [, ratio] = model.costRatios;
const costs = range(0, 100, 20).map((line) => [line, outcomeAt(line, model, ratio).cost] as const);
const least = Math.min(...costs.map(([, cost]) => cost));
const most = Math.max(...costs.map(([, cost]) => cost));

/** What the errors cost at each threshold, lowest where the line belongs, as the closing band’s edge. */
export const closingEdge = costs.map(
  ([line, cost]) =>
    [(line / 100) * width, height - 4 - ((cost - least) / (most - least)) * (height - 8)] as const,
);
