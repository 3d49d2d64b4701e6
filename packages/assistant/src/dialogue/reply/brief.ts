import type { Fact } from "../../knowledge/types.ts";
import { focus } from "../message/focus.ts";
import { sentencesOf, wordsIn } from "../message/split.ts";

/** Shortens a fact to what a question asks for, with the answer first. */

/** The maximum number of words in a reply, unless its first sentence is longer. */
const mostWords = 40;
/** The maximum number of words if nothing in particular was asked. */
const enough = 28;

/** Returns the written answer to this particular question, if there is one. */
export const pointOf = ({ points }: Fact, plain: string): string | undefined =>
  points?.find(([asks]) => asks.test(plain))?.[1];

/**
 * Returns a point, the sentences that the question is about, or the first ones; sentences in `said` only if there are
 * no others.
 *
 * @param wantsAll whether the message names the fact’s subject only, so that its first sentences answer it.
 */
export function brief(
  fact: Fact,
  plain: string,
  said: (text: string) => boolean,
  wantsAll = false,
): string {
  const point = pointOf(fact, plain);
  if (point !== undefined && !said(point)) return point;
  const sentences = sentencesOf(fact.text);
  const fresh = sentences.filter((sentence) => !said(sentence));
  const from = fresh.length > 0 ? fresh : sentences;
  const about = wantsAll ? undefined : focus(from.join(" "), plain);
  const offer = fact.offer === undefined ? "" : ` ${sentences.at(-1) ?? ""}`;
  const chosen =
    about !== undefined && wordsIn(about) <= mostWords
      ? about
      : leading(from, about, wantsAll ? mostWords : enough);
  return chosen.includes(offer.trim()) ? chosen : `${chosen}${offer}`;
}

function leading(sentences: readonly string[], about: string | undefined, most: number): string {
  const from = about === undefined ? sentences : sentencesOf(about);
  let text = from[0] ?? "";
  for (const sentence of from.slice(1)) {
    if (wordsIn(text) + wordsIn(sentence) > most) break;
    text = `${text} ${sentence}`;
  }
  return text;
}
