import { edgeFrame, onEdge } from "#app/shell/closing-call.tsx";
import { aboutUs } from "#content/pages/about-us.ts";
import { hoursOn, planDays } from "./hours.ts";

const { width, height } = edgeFrame;
const { roles } = aboutUs.crew;
const hours = Array.from({ length: planDays }, (_, index) => hoursOn(index + 1, roles));
const [least, most] = [Math.min(...hours), Math.max(...hours)];

/** The hours of the whole crew on each day of its plan, as the closing band's edge: the more, the higher. */
export const closingEdge = hours.map(
  (sum, index) =>
    [
      onEdge(index / (planDays - 1)),
      height - 8 - ((sum - least) / (most - least)) * (height - 16),
    ] as const,
);

/** The hours on some of the days, below the edge. */
export const closingMarks = [1, 10, 20, planDays].map(
  (day) =>
    [
      onEdge((day - 1) / (planDays - 1)) / width,
      `${day === 1 ? "crew, day" : "day"} ${day}: ${hoursOn(day, roles)} h`,
    ] as const,
);
