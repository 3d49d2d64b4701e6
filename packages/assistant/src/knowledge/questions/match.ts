import { functionWords } from "../../understanding/features.ts";
import { type KnownQuestion, telling, type Way } from "./notation.ts";

/**
 * Finds the written question that a message asks. A way to ask fits as far as the message fills its places and says
 * little besides; words that no question of the industry holds count most against it, so that nothing is answered which
 * only sounds alike.
 */
export type Found = {
  question: KnownQuestion;
  /** From 0 to 1. */
  score: number;
  /** How many telling words met it; less than one where only what is asked did (“how long?”). */
  met: number;
};

/** Words that hardly tell one question from another. */
const slight = new Set([
  ...telling([...functionWords].join(" ")),
  ...telling(
    "ok so then now just really actually please thanks hi hello hey well also still even much many more some any only thing stuff one ones again too not no yes it its got ever already about know tell say sure maybe bit kind way there here if or and but because as well guys sir mate possible able let me us go going instead rather though tho anyway exactly quite pls than always ever whole into out up down off over what's thats",
  ),
]);
/** Words that a message of the industry may hold besides, whatever it asks. */
const passing = new Set(
  telling(
    "hotel stay room house guest night shop store product item app plumbline tool account marketing business campaign company customer month week day today tonight tomorrow morning evening year time hour lot please people guy hi trip holiday online everything somebody someone anyone take come put give keep happen look think mean like need want",
  ),
);
/** What kind of answer is asked for. */
const asking = new Set(
  telling("when where who why which howmuch howmany howlong whattime how what can"),
);

const weights = {
  slight: 0.05,
  asking: 0.45,
  value: 0.2,
  passing: 0.3,
  word: 1,
  unknown: 1.3,
} as const;
/** What a place of a way counts that the message leaves empty. */
const missing = 1.15;

const weightOf = (word: string): number =>
  word.startsWith("#")
    ? weights.value
    : asking.has(word)
      ? weights.asking
      : slight.has(word) && !passing.has(word)
        ? weights.slight
        : weights.word;

export type Index = { questions: readonly KnownQuestion[]; words: ReadonlySet<string> };

export const indexOf = (questions: readonly KnownQuestion[]): Index => ({
  questions,
  words: new Set(questions.flatMap(({ words }) => [...words])),
});

/** The question that a message asks most likely. `texts`: as written and as corrected; `before`: what was answered last. */
export function bestQuestion(
  { questions, words }: Index,
  texts: readonly string[],
  before: string | undefined,
): Found | undefined {
  let best: Found | undefined;
  for (const text of new Set(texts)) {
    const said = new Set(telling(text));
    for (const question of questions) {
      const known = before !== undefined && question.within.has(before);
      for (const way of question.ways) {
        const { score, met } = fit(way, said, { all: words, own: question.words, known });
        if (score > (best?.score ?? 0)) best = { question, score, met };
      }
    }
  }
  return best;
}

/** The words of all questions and of the one in hand, and whether its subject is known. */
type Context = { all: ReadonlySet<string>; own: ReadonlySet<string>; known: boolean };

function fit(
  way: Way,
  said: ReadonlySet<string>,
  { all, own, known }: Context,
): { score: number; met: number } {
  let met = 0;
  let open = 0;
  const used = new Set<string>();
  for (const { words: place, implied } of way) {
    const found = [...place].filter((word) => said.has(word));
    for (const word of found) used.add(word);
    if (found.length > 0) met += Math.max(...found.map(weightOf));
    else if (!(implied && known)) open += Math.max(...[...place].map(weightOf)) * missing;
  }
  if (met < weights.asking) return { score: 0, met };
  let besides = 0;
  for (const word of said) {
    if (used.has(word)) continue;
    const weight = asking.has(word) ? weights.passing : weightOf(word);
    besides +=
      weight < weights.word
        ? weight
        : own.has(word) || passing.has(word)
          ? weights.passing
          : all.has(word)
            ? weight
            : weights.unknown;
  }
  return { score: met / (met + open + besides), met };
}
