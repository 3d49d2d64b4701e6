import { type IndustryId, industryIds } from "@brightkeel/contracts";
import { intents } from "../src/intents.ts";
import { intentAsWhole, type Wordings } from "../src/knowledge/questions/question.ts";
import { type Act, acts } from "../src/meaning/acts.ts";
import type { MeaningModel } from "../src/meaning/meaning-model.ts";
import { packed } from "../src/meaning/vectors.ts";
import { cachedVectors } from "./cached-vectors.ts";
import { fitProbe } from "./fit-probe.ts";
import { loadActs } from "./load-acts.ts";
import { loadAdvice, type WrittenAdvice } from "./load-advice.ts";
import { loadQuestions, type Written } from "./load-questions.ts";
import { readLearned } from "./question-space/learned.ts";
import { trainingSet } from "./training-set.ts";

/** Intents that are speech acts, or close to one: their phrases are not ordinary sentences. */
const notOrdinary = new Set([
  "greeting",
  "goodbye",
  "thanks",
  "bot_identity",
  "capabilities",
  "human_agent",
  "contact_customer_service",
  "contact_human_agent",
  "complaint",
  "review",
]);
/** One in this many phrase lines serves as an ordinary sentence. */
const ordinaryShare = 3;

/** Sample values for the placeholders in phrases. */
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

/** Replaces the placeholders in a phrase with sample values. */
const inWords = (phrase: string): string =>
  phrase.replace(/#(\w+)/g, (_all, value: string) => values[value] ?? "friday");

/** Number of phrases that represent an intent as a whole, besides the text of its button. */
const phrasesOfWhole = 6;

/** Returns a few phrases for each intent of an industry. */
function phrasesOfIntents(industry: IndustryId): string[] {
  const own = intents.filter(({ industries }) => industries.includes(industry));
  const lines = new Map<string, Map<string, string>>();
  for (const { text, intent = "", line } of trainingSet()) {
    const known = lines.get(intent) ?? new Map<string, string>();
    lines.set(intent, known.set(line, known.get(line) ?? inWords(text)));
  }
  return own.flatMap(({ id, send }) => {
    const phrases = [...(lines.get(id)?.values() ?? [])];
    const step = Math.max(1, Math.floor(phrases.length / phrasesOfWhole));
    return [send, ...phrases.filter((_text, at) => at % step === 0).slice(0, phrasesOfWhole)];
  });
}

/**
 * Learns from example sentences what the encoder's vectors mean.
 *
 * @param file cache of vectors between runs.
 * @throws EncoderError if there is no encoder.
 */
export async function learnMeaning(file: string): Promise<MeaningModel> {
  const examples = loadActs();
  const lines = new Map<string, string>();
  for (const { text, intent, line } of trainingSet()) {
    if (intent !== undefined && !notOrdinary.has(intent) && !lines.has(line))
      lines.set(line, inWords(text));
  }
  const ordinary = [...lines.values()].filter((_text, at) => at % ordinaryShare === 0);
  const written = loadQuestions();
  const learned = [...examples.map(({ text }) => text), ...ordinary];
  const advice = loadAdvice();
  const advised = advice.flatMap(({ asks }) => asks);
  const all = await cachedVectors(file, [...learned, ...advised]);
  const vectors = all.slice(0, learned.length);
  const { space, placesOf, replies, placesOfAnswers } = await readLearned();
  const answers = answersIn(written, advice);
  const wordings: [IndustryId, Wordings][] = [];
  for (const id of industryIds) {
    const asked = written[id].questions.flatMap(({ asks, more }, owner) =>
      [...asks, ...more].map((text) => ({ text, owner })),
    );
    const followed = written[id].followUps.flatMap(({ asks }, at) =>
      asks.map((text) => ({ text, owner: written[id].questions.length + at })),
    );
    const wholes = phrasesOfIntents(id).map((text) => ({ text, owner: intentAsWhole }));
    const sentences = [...asked, ...followed, ...wholes];
    const places = await placesOf(
      `${file}-new`,
      sentences.map(({ text }) => text),
    );
    const owners = Uint16Array.from(sentences, ({ owner }) => owner);
    wordings.push([id, { space, table: packed(places), owners }]);
  }
  const labelOf = (act: Act | undefined) => (act === undefined ? -1 : acts.indexOf(act));
  return {
    // One entry for each of `industryIds`.
    questions: Object.fromEntries(wordings) as MeaningModel["questions"],
    advice: {
      table: packed(all.slice(all.length - advised.length)),
      owners: Uint16Array.from(advice.flatMap(({ asks }, at) => asks.map(() => at))),
    },
    replies: {
      space: replies,
      texts: answers,
      places: packed(await placesOfAnswers(`${file}-answers`, answers)),
    },
    acts: fitProbe(
      acts,
      vectors.map((vector, at) => ({ vector, label: labelOf(examples[at]?.act) })),
      { epochs: 30, rate: 2, decay: 1e-5, classes: "any", weight: 6 },
    ),
  };
}

/** Returns the answer of every written question, follow-up and subject of advice. */
const answersIn = (
  written: Readonly<Record<IndustryId, Written>>,
  advice: readonly WrittenAdvice[],
): string[] => [
  ...new Set([
    ...industryIds.flatMap((id) => [
      ...written[id].questions.map(({ question }) => question.answer),
      ...written[id].followUps.map(({ followUp }) => followUp.answer),
    ]),
    ...advice.map((one) => one.advice.question.answer),
  ]),
];
