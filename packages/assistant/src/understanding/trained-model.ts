import type { Advice } from "../knowledge/questions/advice.ts";
import type { QuestionLists } from "../knowledge/questions/question.ts";
import type { MeaningModel } from "../meaning/meaning-model.ts";
import type { FeatureSpace } from "./vectors.ts";
import type { Weights } from "./weights.ts";

/**
 * Everything needed to understand messages. Survives `structuredClone`, so it can be sent to threads and stored in
 * files.
 */
export type TrainedModel = {
  /** Frequency of each known word in the training phrases. */
  words: ReadonlyMap<string, number>;
  space: FeatureSpace;
  /** The classes in order, followed by one more: out of scope. */
  intents: readonly string[];
  classifier: Weights;
  /** The written questions of each industry. */
  questions: QuestionLists;
  /** The marketing desk's advice. */
  advice: readonly Advice[];
  /** The sentence embeddings; absent if the encoder was missing when the model was built. */
  meaning?: MeaningModel;
};
