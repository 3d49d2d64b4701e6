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

/** Effort on a scale of equal ratios, from one hour to ten days. */
export const onScale = (hours: number) => Math.log(hours) / Math.log(10 * day);

/** Easy ways are drawn heavy: the eye finds them as an intruder would. */
export const weight = (hours: number) => tenth(1 + 2.6 * (1 - onScale(hours)));
