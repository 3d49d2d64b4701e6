import { edgeFrame } from "#app/shell/closing-call.tsx";
import { awsweb as page } from "#content/services/awsweb.ts";

const { width, height } = edgeFrame;
const { lines } = page.ledger;
const saved = lines.map(({ before, after }) => before - after);
const total = saved.reduce((sum, amount) => sum + amount, 0);

/** The monthly bill, which each line of the ledger lowers by what it saves, as the closing band’s edge. */
export const closingEdge = [0, ...saved.keys()].flatMap((_, step) => {
  const savedBy = saved.slice(0, step).reduce((sum, amount) => sum + amount, 0);
  const level = 4 + (savedBy / total) * (height - 8);
  const column = width / (saved.length + 1);
  return [[step * column, level] as const, [(step + 1) * column, level] as const];
});
