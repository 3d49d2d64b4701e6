import { fit, type Index } from "./match.ts";
import { type FollowUp, telling, type Way } from "./question.ts";

/**
 * The follow-up that a short message asks about the previous answer (“and how long?”). Only the few follow-ups
 * written for that answer, or for its subject, are considered, so a few words are enough.
 */
export type FoundFollowUp = {
  followUp: FollowUp;
  /** How well its words match, from 0 to 1. */
  score: number;
};

/** The part of the conversation so far that matters here. */
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
/** The penalty for each reply in between. */
const older = 0.1;
/** The penalty for a follow-up to the subject, so that one to the answer itself comes first. */
const ofAnswer = 0.05;

/**
 * A follow-up to an answer that was not given must match at least two of its telling words, and its score is reduced.
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
  const asked = [...new Set(texts)].map((text) => new Set(telling(text)));
  let best: FoundFollowUp | undefined;
  for (const [after, followUps] of places) {
    const given = worthOf(after, said);
    const worth = given === 0 && isOfSubject(index, after, said) ? ungiven.worth : given;
    if (worth === 0) continue;
    const least = given === 0 ? ungiven.met : 0;
    for (const { followUp, own } of followUps) {
      for (const words of asked) {
        for (const way of followUp.wordings) {
          if (asksElse(way, words)) continue;
          const { score: fitting, met } = fit(way, words, { all, own, known: true });
          const score = met < least ? 0 : fitting * worth;
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

/** Whether the message and the wording ask for different kinds of answer: “what time is check-in”, “who checks in”. */
function asksElse(way: Way, said: ReadonlySet<string>): boolean {
  const own = kinds.filter((kind) => way.some(({ words }) => !words.isDisjointFrom(kind)));
  const asked = kinds.filter((kind) => !kind.isDisjointFrom(said));
  return own.length > 0 && asked.length > 0 && !own.some((kind) => asked.includes(kind));
}

/**
 * Weighs a follow-up by what it follows: 0 if that was not said or discussed, otherwise up to 1, less for older
 * replies.
 */
function worthOf(after: FollowUp["after"], { replies, about }: Said): number {
  if (typeof after !== "string") return about !== undefined && after.has(about) ? 1 - ofAnswer : 0;
  const last = replies.slice(-mostBack);
  const at = last.findLastIndex((reply) => reply.includes(after));
  return at < 0 ? 0 : 1 - older * (last.length - 1 - at);
}

/**
 * Whether an answer that was not given is on the subject of the conversation: its section, or the thing under
 * discussion.
 */
function isOfSubject(
  index: Index,
  after: FollowUp["after"],
  { about, ofSubject, thing }: Said,
): boolean {
  if (!ofSubject || typeof after !== "string") return false;
  return index.questions.some(
    ({ answer, within, words }) =>
      answer === after &&
      ((about !== undefined && within.has(about)) ||
        (thing !== undefined && !words.isDisjointFrom(thing))),
  );
}

/** The follow-ups by what they follow, each with the words of its wordings; and all words of the index. */
type Places = {
  places: ReadonlyMap<FollowUp["after"], { followUp: FollowUp; own: ReadonlySet<string> }[]>;
  words: ReadonlySet<string>;
};

function placesIn(index: Index): Places {
  const known = remembered.get(index);
  if (known) return known;
  const all = index.followUps.map((followUp) => ({
    followUp,
    own: new Set(followUp.wordings.flatMap((way) => way.flatMap(({ words }) => [...words]))),
  }));
  const found = {
    places: Map.groupBy(all, ({ followUp }) => followUp.after),
    words: new Set([...index.words, ...all.flatMap(({ own }) => [...own])]),
  };
  remembered.set(index, found);
  return found;
}
const remembered = new WeakMap<Index, Places>();
