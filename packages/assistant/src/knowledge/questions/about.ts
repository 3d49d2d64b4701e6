import { byWords, fit, type Index } from "./match.ts";
import { type FollowUp, type KnownQuestion, telling, type Way } from "./question.ts";

/** What is written down of a subject that a message names, where nothing of the talk leads to it. */

/** So well words must fit a question of which the subject is sure already. */
const leastAbout = 0.42;

/** The question about a subject, given by its stems and its section, that a message fits best; undefined where none fits. */
export function bestAbout(
  index: Index,
  texts: readonly string[],
  subject: ReadonlySet<string>,
  intent: string,
  least = leastAbout,
): KnownQuestion | undefined {
  const about = ({ answer, within, words, ways, wordings }: KnownQuestion) =>
    !subject.isDisjointFrom(within.has(intent) ? new Set([...words, ...telling(answer)]) : words)
      ? [...ways, ...wordings]
      : [];
  const [first] = byWords(index, texts, { before: undefined }, about).sort(
    (a, b) => b.score - a.score,
  );
  return first && first.score >= least ? first.question : undefined;
}

/** So well words must fit what is asked next of an answer that was not given, and so many of them must be its own. */
const leastAlone = { score: 0.62, met: 1 } as const;

/**
 * What is written down as a follow-up, asked by itself: “how many kw has the charger” names the answer that it goes on
 * from (the charger) and what is asked of it. `intent`: of one section only.
 */
export function followUpAlone(
  index: Index,
  texts: readonly string[],
  intent?: string,
): FollowUp | undefined {
  const asked = [...new Set(texts)].map((text) => new Set(telling(text)));
  let best: { followUp: FollowUp; score: number } | undefined;
  for (const { followUp, parent } of withParents(index)) {
    if (intent !== undefined && !parent.within.has(intent)) continue;
    for (const words of asked) {
      const named = parent.names.intersection(words);
      if (named.size === 0) continue;
      // What names the answer is explained by that, and the rest must be what is asked.
      const rest = words.difference(named);
      for (const way of followUp.wordings) {
        const { score, met } = fit(way, rest, { all: index.words, own: parent.words, known: true });
        if (met >= leastAlone.met && score > (best?.score ?? leastAlone.score))
          best = { followUp, score };
      }
    }
  }
  return best?.followUp;
}

type Parent = {
  within: ReadonlySet<string>;
  /** The rare words that name it, and all of its words. */
  names: ReadonlySet<string>;
  words: ReadonlySet<string>;
};

/** In more questions than this a word names none of them. */
const mostOfAName = 8;

/** The follow-ups of single answers, each with the question that it goes on from. */
function withParents(index: Index): { followUp: FollowUp; parent: Parent }[] {
  const known = remembered.get(index);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const { words } of index.questions)
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const parents = new Map(
    index.questions.map(({ answer, within, words, wordings }): [string, Parent] => [
      answer,
      {
        within,
        names: new Set(
          [...words].filter((word) => word.length > 2 && (counts.get(word) ?? 0) <= mostOfAName),
        ),
        words: new Set([...words, ...wordsOf(wordings)]),
      },
    ]),
  );
  const found = index.followUps.flatMap((followUp) => {
    const parent = typeof followUp.after === "string" ? parents.get(followUp.after) : undefined;
    return parent ? [{ followUp, parent }] : [];
  });
  remembered.set(index, found);
  return found;
}
const remembered = new WeakMap<Index, { followUp: FollowUp; parent: Parent }[]>();

const wordsOf = (ways: readonly Way[]): string[] =>
  ways.flatMap((way) => way.flatMap(({ words }) => [...words]));
