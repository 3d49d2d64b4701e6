import { type Act, acts } from "../src/meaning/acts.ts";
import type { MeaningModel } from "../src/meaning/meaning-model.ts";
import { fitProbe } from "./fit-probe.ts";
import { loadActs } from "./load-acts.ts";
import { rememberedVectors } from "./remembered-vectors.ts";
import { trainingSet } from "./training-set.ts";

/** Intents that are acts themselves, or near to one: their phrases are not ordinary. */
const notOrdinary = new Set([
  ...["greeting", "goodbye", "thanks", "bot_identity", "capabilities", "human_agent"],
  ...["contact_customer_service", "contact_human_agent", "complaint", "review"],
]);
/** Of the lines of phrases so many serve as ordinary sentences: one in three. */
const ordinaryShare = 3;

/** What a phrase says in place of a value. */
const values: Readonly<Record<string, string>> = {
  ref: "BK-10482",
  num: "3",
  amount: "$50",
  date: "12 december",
  ordinal: "12th",
  time: "5pm",
  name: "anna",
  place: "berlin",
  email: "anna@client.example",
};

/** A phrase as somebody would write it. */
const written = (phrase: string): string =>
  phrase.replace(/#(\w+)/g, (_all, value: string) => values[value] ?? "friday");

/**
 * Learns from example sentences what the encoder’s vectors say.
 *
 * @param file where vectors are remembered from one run to the next.
 * @throws EncoderError when there is no encoder.
 */
export async function learnMeaning(file: string): Promise<MeaningModel> {
  const examples = loadActs();
  const lines = new Map<string, string>();
  for (const { text, intent, line } of trainingSet()) {
    if (intent !== undefined && !notOrdinary.has(intent) && !lines.has(line))
      lines.set(line, written(text));
  }
  const ordinary = [...lines.values()].filter((_text, at) => at % ordinaryShare === 0);
  const sentences = [...examples.map(({ text }) => text), ...ordinary];
  const vectors = await rememberedVectors(file, sentences);
  const labelOf = (act: Act | undefined) => (act === undefined ? -1 : acts.indexOf(act));
  return {
    acts: fitProbe(
      acts,
      vectors.map((vector, at) => ({ vector, label: labelOf(examples[at]?.act) })),
      { epochs: 30, rate: 2, decay: 1e-5, classes: "any", weight: 6 },
    ),
  };
}
