import type { QuestionLists } from "../knowledge/questions/question.ts";
import type { MeaningModel } from "../meaning/meaning-model.ts";
import type { FeatureSpace } from "./vectors.ts";
import type { Weights } from "./weights.ts";

/** Everything that understanding needs. Survives `structuredClone`, so that threads and files can pass it on. */
export type TrainedModel = {
  /** How often each known word occurs in the training phrases. */
  words: ReadonlyMap<string, number>;
  space: FeatureSpace;
  /** The classes in their order. After them comes one more: out of scope. */
  intents: readonly string[];
  classifier: Weights;
  /** What is answered as it is written down. */
  questions: QuestionLists;
  /** What sentences mean beyond their words; undefined where the encoder was missing when this was made. */
  meaning?: MeaningModel;
};
