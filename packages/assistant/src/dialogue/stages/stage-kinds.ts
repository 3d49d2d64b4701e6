/**
 * Every stage that a reply may come from, by its kind: what its answer rests on, and so how far it is trusted, and
 * whether it may be replaced or added to. `stages.ts` has their order.
 */
const byKind = {
  /** Takes a message as a whole, whatever else it says. */
  whole: [
    ...["restart", "repeat", "fire", "reaction", "reassured"],
    ...["digression", "person", "recap", "product", "task: stop"],
  ],
  /** Passes something on to people, or knows what was. */
  errand: ["taken up", "asked after", "noted", "told them"],
  /** Accepts, refuses or takes up again what is in hand. */
  decision: ["offer", "refused", "resume", "reopen"],
  /** Replies in kind to a turn of the talk that asks nothing. */
  courtesy: ["settled", "courtesy", "declined", "agreed"],
  /** Goes on with the task that waits for an answer. */
  task: [
    ...["task: back", "task: go on", "task: goodbye", "task: thanks", "task: unsure"],
    ...["task: question", "task: answer", "task: follow-up"],
  ],
  /** Reads what is in hand, or the records. */
  record: ["in hand", "resolved"],
  /** Explains or corrects the task that was finished. */
  outcome: ["result", "amend"],
  /** Answers the very words of a question. */
  written: ["question", "likely question"],
  /** Follows up on an answer that was given. */
  followed: ["follow-up"],
  /** Goes by the likeliest intent. */
  intent: ["wish", "several", "task: beside"],
  /** Comes near to a question, or to a follow-up, that may be meant. */
  near: ["near question", "near follow-up", "likely follow-up", "follow-up alone"],
  /** Leans on what was said before. */
  leaning: ["continued", "moved on"],
  /** Gives the desk's advice, of itself or in place of a guess. */
  advice: ["advice", "advised"],
  /** Was put in place of another answer, by what was learned. */
  replaced: ["chosen", "overruled", "addressed"],
  /** Admits doubt in place of an answer. */
  doubt: ["signs", "doubted", "denied", "unsure"],
  /** Says that there is no more to say, or that it is not this desk’s business. */
  turnedAway: ["said again", "something else"],
  /** Answers the parts of a message one by one. */
  joined: ["parts", "in order", "each"],
  /** Writes a text. */
  text: ["text"],
  /** Reads a message or words a reply, before and after the stages. */
  around: ["read", "reply", "own knowledge"],
} as const satisfies Record<string, readonly string[]>;

type StageKind = keyof typeof byKind;
/** The name of a stage, as it stands in the trace. */
export type StageName = (typeof byKind)[StageKind][number];

/**
 * Returns a set of stages.
 *
 * @param kinds all stages of these kinds belong to it.
 * @param and single stages of other kinds that do as well.
 * @param but single stages of the kinds that do not.
 */
export function stagesOf(
  kinds: readonly StageKind[],
  and: readonly StageName[] = [],
  but: readonly StageName[] = [],
): ReadonlySet<StageName> {
  const all = kinds.flatMap((kind): readonly StageName[] => byKind[kind]);
  return new Set([...all, ...and].filter((name) => !but.includes(name)));
}
