import { fitting } from "./fit.ts";
import type { Index } from "./match.ts";
import { type FollowUp, type KnownQuestion, telling, type Way } from "./question.ts";
import { wordsOfWays } from "./ways.ts";

/**
 * The follow-up that a short message asks about the previous answer (“and how long?”). Only the few follow-ups
 * written for that answer, or for its subject, are considered, so a few words are enough.
 */
export type FoundFollowUp = {
  followUp: FollowUp;
  /** How well its words match, from 0 to 1. */
  score: number;
};

/** The part of the conversation that is needed to find a follow-up. */
export type Said = {
  /** The bot's replies, oldest first. */
  replies: readonly string[];
  /** The subject of the last reply. */
  about: string | undefined;
  /** Whether follow-ups to other answers on the same subject count too, if the message itself names enough of them. */
  ofSubject?: boolean;
  /** The words of the thing under discussion. */
  thing?: ReadonlySet<string> | undefined;
};

/** How many replies back an answer can still be followed up. */
const mostBack = 3;
/** Penalty for each reply in between. */
const older = 0.1;
/** Penalty for a follow-up to the subject rather than to the answer itself. */
const ofAnswer = 0.05;

/**
 * A follow-up to an answer that has not been given must match at least two of its telling words, and its score is
 * reduced.
 */
const ungiven = { worth: 0.65, met: 2 } as const;

/**
 * Returns the follow-up that a message matches best.
 *
 * @param texts the message as written and as corrected.
 */
export function bestFollowUp(
  index: Index,
  texts: readonly string[],
  said: Said,
): FoundFollowUp | undefined {
  const { places, words: all } = placesIn(index);
  const asked = [...new Set(texts)].map((text) => {
    const words = new Set(telling(text));
    return { words, asks: kinds.filter((kind) => !kind.isDisjointFrom(words)) };
  });
  let best: FoundFollowUp | undefined;
  for (const [after, followUps] of places) {
    const given = worthOf(after, said);
    const worth = given === 0 && isOfSubject(index, after, said) ? ungiven.worth : given;
    if (worth === 0) continue;
    const least = given === 0 ? ungiven.met : 0;
    for (const { followUp, own } of followUps) {
      for (const { words, asks } of asked) {
        const fit = fitting(words, { all, own, known: true });
        for (const way of followUp.wordings) {
          if (asksElse(way, asks)) continue;
          const { score: fits, met } = fit(way, (best?.score ?? 0) / worth);
          const score = met < least ? 0 : fits * worth;
          if (score > (best?.score ?? 0)) best = { followUp, score };
        }
      }
    }
  }
  return best;
}

/** Question words, grouped by the kind of answer that they ask for. */
const kinds = ["when whattime", "where", "who whose", "why", "howlong", "howmuch", "howmany"].map(
  (words) => new Set(telling(words)),
);

/**
 * Whether the message and the wording ask for different kinds of answer, as do “what time is check-in” and “who checks
 * in”.
 */
function asksElse(way: Way, asked: readonly ReadonlySet<string>[]): boolean {
  if (asked.length === 0) return false;
  const own =
    kindsOf.get(way) ??
    kinds.filter((kind) => way.some(({ words }) => !words.isDisjointFrom(kind)));
  kindsOf.set(way, own);
  return own.length > 0 && !own.some((kind) => asked.includes(kind));
}
const kindsOf = new WeakMap<Way, readonly ReadonlySet<string>[]>();

/**
 * Returns the weight of a follow-up, from 0 (what it follows was not said or discussed) to 1; less for older replies.
 */
function worthOf(after: FollowUp["after"], { replies, about }: Said): number {
  if (typeof after !== "string") return about !== undefined && after.has(about) ? 1 - ofAnswer : 0;
  const last = replies.slice(-mostBack);
  const at = last.findLastIndex((reply) => reply.includes(after));
  return at < 0 ? 0 : 1 - older * (last.length - 1 - at);
}

/**
 * Whether an answer that has not been given is on the subject of the conversation: same section, or the thing under
 * discussion.
 */
function isOfSubject(
  index: Index,
  after: FollowUp["after"],
  { about, ofSubject, thing }: Said,
): boolean {
  if (!ofSubject || typeof after !== "string") return false;
  return answeredBy(index, after).some(
    ({ within, words }) =>
      (about !== undefined && within.has(about)) ||
      (thing !== undefined && !words.isDisjointFrom(thing)),
  );
}

/** Returns the questions that an answer belongs to. */
function answeredBy(index: Index, answer: string): readonly KnownQuestion[] {
  const known = byAnswer.get(index) ?? Map.groupBy(index.questions, (question) => question.answer);
  byAnswer.set(index, known);
  return known.get(answer) ?? [];
}
const byAnswer = new WeakMap<Index, ReadonlyMap<string, readonly KnownQuestion[]>>();

/** The follow-ups by what they follow, each with the words of its wordings; and all words of the index. */
type Places = {
  places: ReadonlyMap<FollowUp["after"], { followUp: FollowUp; own: ReadonlySet<string> }[]>;
  words: ReadonlySet<string>;
};

function placesIn(index: Index): Places {
  const known = cachedPlaces.get(index);
  if (known) return known;
  const all = index.followUps.map((followUp) => ({
    followUp,
    own: wordsOfWays(followUp.wordings),
  }));
  const found = {
    places: Map.groupBy(all, ({ followUp }) => followUp.after),
    words: new Set([...index.words, ...all.flatMap(({ own }) => [...own])]),
  };
  cachedPlaces.set(index, found);
  return found;
}
const cachedPlaces = new WeakMap<Index, Places>();
