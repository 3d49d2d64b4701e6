import { tenth } from "#app/ui/drawing/geometry.ts";
import { branches, cheapest, day, effort, inWords } from "./attack-tree.ts";

export const goal = ["Read", "customer", "records"] as const;

export const label = `Attack tree. Goal: read customer records. ${branches
  .map(
    (branch) =>
      `${branch.name}, ${inWords(effort(branch))}: ${branch.leaves
        .map(({ text, hours }) => `${text} (${inWords(hours)})`)
        .join(branch.all ? " and " : " or ")}.`,
  )
  .join(" ")} The cheapest way is ${cheapest.name.toLowerCase()}.`;

/** Maps an effort to a logarithmic scale from one hour (0) to ten working days (1). */
export const onScale = (hours: number) => Math.log(hours) / Math.log(10 * day);

/** Returns a stroke width; easy ways are thicker, so that they catch the eye. */
export const weight = (hours: number) => tenth(1 + 2.6 * (1 - onScale(hours)));
