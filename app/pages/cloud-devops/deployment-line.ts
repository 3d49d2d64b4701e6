/** The gates of the deployment line, the fate of each of seven made-up changes, and the share of traffic after them. */

export type Gate = {
  name: string;
  at: number;
  budget: string;
  keeper: "machine" | "person";
  stopped?: readonly string[];
};

/** The gates, with their positions along the line as fractions of it. */
export const gates: readonly Gate[] = [
  {
    name: "Commit",
    at: 0.055,
    budget: "< 5 min",
    keeper: "machine",
    stopped: ["build fails", "test fails"],
  },
  { name: "Review", at: 0.175, budget: "hours", keeper: "person", stopped: ["wrong approach"] },
  { name: "Build", at: 0.285, budget: "< 5 min", keeper: "machine" },
  { name: "Scan", at: 0.385, budget: "meanwhile", keeper: "machine", stopped: ["known flaw"] },
  { name: "Verify", at: 0.5, budget: "< 15 min", keeper: "machine", stopped: ["breaks others"] },
  { name: "Canary", at: 0.635, budget: "10–30 min", keeper: "machine", stopped: ["more errors"] },
  { name: "Release", at: 0.9, budget: "a flag", keeper: "person" },
];

const ease = (from: number, to: number, value: number) => {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return part * part * (3 - 2 * part);
};

/** Returns the share of traffic on the new version at a position along the line: none, 5%, 25%, all. */
export const share = (at: number) =>
  0.05 * ease(0.57, 0.615, at) + 0.2 * ease(0.655, 0.715, at) + 0.75 * ease(0.755, 0.87, at);

/** Positions of the strands across the line: seven start side by side and close up as others stop. */
export const strands = [-3, 3, -2, 2, -1, 1, 0].map((lane, index) => ({
  lane,
  // In the order in which they stop; the last one passes all gates.
  stops: [0, 0, 1, 3, 4, 5, undefined][index],
}));
