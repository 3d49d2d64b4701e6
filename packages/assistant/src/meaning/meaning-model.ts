import type { IndustryId } from "@brightkeel/contracts";
import type { Wordings } from "../knowledge/questions/question.ts";
import type { Probe } from "./probe.ts";
import type { WrittenReplies } from "./reply-space.ts";

/** The models that the build trains on the encoder's vectors. Survives `structuredClone`. */
export type MeaningModel = {
  /** Classifier of speech acts: `acts.ts`. */
  acts: Probe;
  /** Wordings of the written questions. */
  questions: Readonly<Record<IndustryId, Wordings>>;
  /** Wordings of the advice. */
  advice: Wordings;
  /** The written answers, used to score how well a reply fits a message. */
  replies: WrittenReplies;
};
