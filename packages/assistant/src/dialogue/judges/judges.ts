import type { Situation } from "../situation.ts";
import type { Taken } from "../stages/stages.ts";
import { chosen } from "./choice/choose.ts";
import { doubted } from "./doubtful.ts";
import { overruled } from "./overruling.ts";

/** What replaces a stage's answer: a better one, or an honest admission of doubt. */
const overruledOrDoubted = (situation: Situation, taken: Taken): Taken | undefined =>
  overruled(situation, taken) ?? doubted(situation, taken);

/** Who has a say on the answer of a stage. */
export type Judges = {
  /** Returns what is said in place of the answer of a stage. */
  doubt: (situation: Situation, taken: Taken) => Taken | undefined;
  /** Returns the reply that fits a whole message best. */
  choose: (situation: Situation, taken: Taken) => Taken;
};

/** Chooses what the stages gave. */
export const asItIs: Judges["choose"] = (_situation, taken) => taken;

export const usualJudges: Judges = { doubt: overruledOrDoubted, choose: chosen };
