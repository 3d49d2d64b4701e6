import { fitting } from "./fit.ts";
import { byWords, type Index } from "./match.ts";
import { type FollowUp, type KnownQuestion, telling } from "./question.ts";
import { allWays, wordsOfWays } from "./ways.ts";

/** Finds the written question about a subject that the message names, regardless of the conversation so far. */

/** Minimum word score for a question whose subject is already known. */
const leastAbout = 0.42;

/** Returns the best-matching question about a subject, given by its stems and section; undefined if none matches. */
export function bestAbout(
  index: Index,
  texts: readonly string[],
  subject: ReadonlySet<string>,
  intent: string,
  least = leastAbout,
): KnownQuestion | undefined {
  const isAbout = (question: KnownQuestion) =>
    !subject.isDisjointFrom(question.words) ||
    (question.within.has(intent) && !subject.isDisjointFrom(wordsOfAnswer(question)));
  const [first] = byWords(index, texts, { before: undefined }, allWays, isAbout).sort(
    (a, b) => b.score - a.score,
  );
  return first && first.score >= least ? first.question : undefined;
}

function wordsOfAnswer(question: KnownQuestion): ReadonlySet<string> {
  const known = answered.get(question) ?? new Set(telling(question.answer));
  answered.set(question, known);
  return known;
}
const answered = new WeakMap<KnownQuestion, ReadonlySet<string>>();

/**
 * Minimum score, and minimum weight of matched words besides the name, for a follow-up to an answer that has not been
 * given.
 */
const leastAlone = { score: 0.62, met: 1 } as const;

/**
 * Finds a follow-up that is asked on its own: “how many kw does the charger have” names both the answer it follows (the
 * charger) and what it asks about it.
 *
 * @param intent restricts the search to one section.
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
      // The words that name the answer are used up; the rest must match the follow-up.
      const rest = words.difference(named);
      const fit = fitting(rest, { all: index.words, own: parent.words, known: true });
      for (const way of followUp.wordings) {
        const { score, met } = fit(way, best?.score ?? leastAlone.score);
        if (met >= leastAlone.met && score > (best?.score ?? leastAlone.score))
          best = { followUp, score };
      }
    }
  }
  return best?.followUp;
}

type Parent = {
  within: ReadonlySet<string>;
  /** The rare words that identify it. */
  names: ReadonlySet<string>;
  words: ReadonlySet<string>;
};

/** A word that occurs in more questions than this does not identify any of them. */
const mostOfAName = 8;

/** Returns the follow-ups to single answers, each with its parent question. */
function withParents(index: Index): { followUp: FollowUp; parent: Parent }[] {
  const known = cachedParents.get(index);
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
        words: words.union(wordsOfWays(wordings)),
      },
    ]),
  );
  const found = index.followUps.flatMap((followUp) => {
    const parent = typeof followUp.after === "string" ? parents.get(followUp.after) : undefined;
    return parent ? [{ followUp, parent }] : [];
  });
  cachedParents.set(index, found);
  return found;
}
const cachedParents = new WeakMap<Index, { followUp: FollowUp; parent: Parent }[]>();
