import { type Probe, probed } from "./probe.ts";
import type { Vector } from "./vectors.ts";

/** Speech acts: what a message does (ask, complain, thank), whatever its topic. Examples: `training/acts.yaml`. */
export const acts = [
  "asks_for_person",
  "rejects_task",
  "says_misread",
  "leaves_angry",
  "complains",
  "asks_again",
  "asks_total",
  "asks_why",
  "accepts",
  "declines",
  "gives_name",
  "hypothetical",
  "asks_about_bot",
  "small_talk",
  "urgent",
  "asks_yes_no",
] as const;

export type Act = (typeof acts)[number];

/** Probability of each act. A message may perform several. */
export type ActScores = Readonly<Record<Act, number>>;

const scored = (score: (at: number) => number): ActScores => {
  const entries = acts.map((act, at) => [act, score(at)] as const);
  // One entry for each of `acts`.
  return Object.fromEntries(entries) as ActScores;
};

/** Scores for a message without a vector. */
const none = scored(() => 0);

/** Returns the probability of each act, given the message's vector. */
export function actsOf(probe: Probe | undefined, vector: Vector | undefined): ActScores {
  if (!probe || !vector) return none;
  const logits = probed(probe, vector);
  return scored((at) => 1 / (1 + Math.exp(-(logits[at] ?? 0))));
}

/** Minimum probability for a message to count as performing an act. */
const line = 0.45;

/** Whether a message performs this act. */
export const does = (
  turn: { readonly acts: () => ActScores },
  act: Act,
  atLeast: number = line,
): boolean => turn.acts()[act] >= atLeast;
