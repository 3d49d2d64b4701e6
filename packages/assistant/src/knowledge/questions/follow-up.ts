import { fit, type Index } from "./match.ts";
import { type FollowUp, telling, type Way } from "./question.ts";

/**
 * Finds what a short message asks of the answer before it (“and how long?”): only the few follow-ups that are written down
 * for that answer, or for what it was about, are looked at, so that little has to be said.
 */
export type FoundFollowUp = {
  followUp: FollowUp;
  /** How well its words fit, from 0 to 1. */
  score: number;
};

/** What was said so far, as much of it as counts. */
export type Said = {
  /** The bot's replies, the last one last. */
  replies: readonly string[];
  /** What the last one was about. */
  about: string | undefined;
  /** Whether what is asked of another answer about the same counts too, where the message names enough of it itself. */
  ofSubject?: boolean;
  /** The words of the thing that is talked about. */
  thing?: ReadonlySet<string> | undefined;
};

/** So many replies back an answer is still gone on from. */
const mostBack = 3;
/** What each reply between costs. */
const older = 0.1;
/** What is asked of the answer itself goes before what is asked of its subject. */
const ofAnswer = 0.05;

/** What is asked of an answer that was not given: it must name two things of its own, and fit well. */
const ungiven = { worth: 0.65, met: 2 } as const;

/** The follow-up that a message fits best; `texts`: as written and as corrected. */
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

/** Words that ask for one kind of answer, with others that ask for the same. */
const kinds = ["when whattime", "where", "who whose", "why", "howlong", "howmuch", "howmany"].map(
  (words) => new Set(telling(words)),
);

/** Whether a message asks for one kind of answer and a wording for another: “what time is check-in”, “who checks in”. */
function asksElse(way: Way, said: ReadonlySet<string>): boolean {
  const own = kinds.filter((kind) => way.some(({ words }) => !words.isDisjointFrom(kind)));
  const asked = kinds.filter((kind) => !kind.isDisjointFrom(said));
  return own.length > 0 && asked.length > 0 && !own.some((kind) => asked.includes(kind));
}

/** From 0, where something else was said, to 1. */
function worthOf(after: FollowUp["after"], { replies, about }: Said): number {
  if (typeof after !== "string") return about !== undefined && after.has(about) ? 1 - ofAnswer : 0;
  const last = replies.slice(-mostBack);
  const at = last.findLastIndex((reply) => reply.includes(after));
  return at < 0 ? 0 : 1 - older * (last.length - 1 - at);
}

/** Whether an answer that was not given is about what the talk is about: its section, or its thing. */
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

/** The follow-ups by what they go on from, each with the words of its wordings; and all words there are. */
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
