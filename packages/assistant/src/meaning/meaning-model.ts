import type { IndustryId } from "@brightkeel/contracts";
import type { Wordings } from "../knowledge/questions/question.ts";
import type { Probe } from "./probe.ts";

/** What the encoder’s vectors were made to say. The build learns it; survives `structuredClone`. */
export type MeaningModel = {
  /** What people do with a message: `acts.ts`. */
  acts: Probe;
  /** What people say for the written questions. */
  questions: Readonly<Record<IndustryId, Wordings>>;
};
