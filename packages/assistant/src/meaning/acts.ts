import { type Probe, probed } from "./probe.ts";
import type { Vector } from "./vectors.ts";

/** What people do with a message, whatever it is about. Example sentences: `training/acts.yaml`. */
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

/** How likely each is. A message may do several of them. */
export type ActScores = Readonly<Record<Act, number>>;

const scored = (score: (at: number) => number): ActScores => {
  const entries = acts.map((act, at) => [act, score(at)] as const);
  // One entry for each of `acts`.
  return Object.fromEntries(entries) as ActScores;
};

/** Where nothing is known of the meaning. */
const none = scored(() => 0);

/** What a message does, by its vector. */
export function actsOf(probe: Probe | undefined, vector: Vector | undefined): ActScores {
  if (!probe || !vector) return none;
  const logits = probed(probe, vector);
  return scored((at) => 1 / (1 + Math.exp(-(logits[at] ?? 0))));
}

/** From here on a message does it, rather than not. */
const line = 0.45;

/** Whether a message does this. */
export const does = (
  turn: { readonly acts: () => ActScores },
  act: Act,
  atLeast: number = line,
): boolean => turn.acts()[act] >= atLeast;
