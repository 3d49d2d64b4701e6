/** The approaches, from the one that asks least of the phone to the one that asks most. */
const byDemand = ["web", "shared", "native"] as const;

export type Approach = (typeof byDemand)[number];

/** One answer to each question: to which approach it points. */
export type Answers = { difficulty: Approach; offline: Approach; team: Approach };

/** Which question decides: the more demanding answer of the two, or both if they are alike. */
export type Decider = "difficulty" | "offline" | "both";

export type Verdict = {
  approach: Approach;
  decider: Decider;
  /** Whether the people who look after the app can do more than it needs, as much, or less. */
  team: "more" | "fits" | "less";
};

const demand = (approach: Approach): number => byDemand.indexOf(approach);

/**
 * Returns what the answers come to. What the product needs of the phone decides, for a lesser approach cannot give it; who
 * looks after the app decides only what else has to be planned.
 */
export function verdictOn({ difficulty, offline, team }: Answers): Verdict {
  const ahead = demand(difficulty) - demand(offline);
  const approach = ahead < 0 ? offline : difficulty;
  const spare = demand(team) - demand(approach);
  return {
    approach,
    decider: ahead === 0 ? "both" : ahead > 0 ? "difficulty" : "offline",
    team: spare === 0 ? "fits" : spare > 0 ? "more" : "less",
  };
}
