import type { Advice } from "../knowledge/questions/advice.ts";
import type { QuestionLists } from "../knowledge/questions/question.ts";
import type { MeaningModel } from "../meaning/meaning-model.ts";
import type { FeatureSpace } from "./vectors.ts";
import type { Weights } from "./weights.ts";

/** Everything needed to understand messages. Survives `structuredClone`, so threads and files can pass it on. */
export type TrainedModel = {
  /** How often each known word occurs in the training phrases. */
  words: ReadonlyMap<string, number>;
  space: FeatureSpace;
  /** The classes in order. One more class follows them: out of scope. */
  intents: readonly string[];
  classifier: Weights;
  /** The written questions of each industry. */
  questions: QuestionLists;
  /** The advice of the desk that gives some. */
  advice: readonly Advice[];
  /** The sentence embeddings; undefined if the encoder was missing when the model was built. */
  meaning?: MeaningModel;
};
