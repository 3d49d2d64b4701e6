import type { KnownQuestion, Way } from "./question.ts";

/** Finds the ways to ask that share a word with a message, without looking at all of them. */

/** Selects ways to ask of a question. Ways are indexed once for each such function. */
export type WaysOf = (question: KnownQuestion) => readonly Way[];

export const ownWays: WaysOf = ({ ways }) => ways;

/** A question's ways and its wordings. */
export const allWays: WaysOf = (question) => everyWay(question).ways;

/** Returns a question's ways and wordings as one list, with the words of both. */
export function everyWay(question: KnownQuestion): {
  ways: readonly Way[];
  words: ReadonlySet<string>;
} {
  const known = everyWayOf.get(question);
  if (known) return known;
  const ways = [...question.ways, ...question.wordings];
  const found = { ways, words: wordsOfWays(ways) };
  everyWayOf.set(question, found);
  return found;
}
const everyWayOf = new WeakMap<KnownQuestion, ReturnType<typeof everyWay>>();

export const wordsOfWays = (ways: readonly Way[]): ReadonlySet<string> =>
  new Set(ways.flatMap((way) => way.flatMap(({ words }) => [...words])));

/** The ways of a list of questions, numbered in its order, and the numbers of those that contain a word. */
type IndexedWays = {
  readonly ways: readonly { readonly way: Way; readonly question: number }[];
  readonly withWord: ReadonlyMap<string, readonly number[]>;
};

/** Returns the ways of the questions by their words; built the first time and kept as long as the list of questions. */
export function indexedWays(questions: readonly KnownQuestion[], waysOf: WaysOf): IndexedWays {
  const ofList = indexed.get(questions) ?? new Map<WaysOf, IndexedWays>();
  indexed.set(questions, ofList);
  const found = ofList.get(waysOf) ?? indexWays(questions, waysOf);
  ofList.set(waysOf, found);
  return found;
}
const indexed = new WeakMap<readonly KnownQuestion[], Map<WaysOf, IndexedWays>>();

function indexWays(questions: readonly KnownQuestion[], waysOf: WaysOf): IndexedWays {
  const ways = questions.flatMap((question, at) =>
    waysOf(question).map((way) => ({ way, question: at })),
  );
  const withWord = new Map<string, number[]>();
  ways.forEach(({ way }, number) => {
    for (const word of wordsOfWays([way])) {
      const numbers = withWord.get(word);
      if (numbers) numbers.push(number);
      else withWord.set(word, [number]);
    }
  });
  return { ways, withWord };
}

/** Returns the ways that contain one of the words, by the place of their question in the list, all in its order. */
export function waysWithAny(
  { ways, withWord }: IndexedWays,
  words: ReadonlySet<string>,
): ReadonlyMap<number, readonly Way[]> {
  const numbers = new Set<number>();
  for (const word of words) for (const number of withWord.get(word) ?? []) numbers.add(number);
  const found = new Map<number, Way[]>();
  // `Uint32Array` sorts by value, and several times as fast as an array with a function.
  for (const number of Uint32Array.from(numbers).sort()) {
    const numbered = ways[number];
    if (numbered === undefined) continue;
    const ofQuestion = found.get(numbered.question);
    if (ofQuestion) ofQuestion.push(numbered.way);
    else found.set(numbered.question, [numbered.way]);
  }
  return found;
}
