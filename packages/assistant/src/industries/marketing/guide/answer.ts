import { capital, say } from "../../../dialogue/reply/reply.ts";
import { aside, wasSaid } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { tellingOf } from "../../../knowledge/questions/fit.ts";
import { dayNames } from "../../../understanding/calendar.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { heeded } from "../business/heeded.ts";
import { kindIn } from "../business/kinds.ts";
import { wantsText } from "../drafts/wish.ts";
import { amountsIn } from "../figures/currency.ts";
import { aspectIn, weekdaysIn } from "./asked.ts";
import { type Aspect, aspects, type Medium } from "./medium.ts";
import { onlineMedia } from "./online-media.ts";
import { shownMedia } from "./shown-media.ts";
import { writtenMedia } from "./written-media.ts";

/**
 * Answers what is asked of one way to reach people: when, how often, to whom, what it costs. “Which day?” is about the
 * one that was spoken of last, whether in advice, a text or a plan.
 */

const media: readonly Medium[] = [...writtenMedia, ...onlineMedia, ...shownMedia];
const handledBy = "guide:";
const mostBack = 5;
const mostSentences = 6;
/** A question has no more words than this beside what it asks and of what. */
const mostOther = { named: 4, pointedAt: 1, meant: 0 } as const;
/** “How long should it be?” points at what was spoken of; “how much is a domain?” does not. */
const pointsBack = /\b(?:it|they|them|that|this|those|these|one|ones)\b/;
const mostWords = 22;

type Found = { medium: Medium; aspect: Aspect; sentence: string; isNamed: boolean };

/**
 * Returns the answer of the guide, or what is known more exactly about a way that the message names.
 *
 * @param exact answers for one trade or one platform, which go before.
 */
export function answersFromGuide(
  turn: Turn,
  exact: (turn: Turn) => Outcome | undefined,
): Outcome | undefined {
  const found = foundIn(turn);
  if (found === undefined) return undefined;
  const own = found.isNamed && knownExactly.has(found.aspect) ? exact(turn) : undefined;
  if (own !== undefined && own.handled !== "plain:again") return own;
  const { medium, aspect, sentence } = found;
  const said = medium.says[aspect];
  if (said === undefined) return undefined;
  const answer = `${chosenDay(medium, aspect, sentence)}${amountsIn(said, turn)}`;
  const { state } = turn;
  if (!found.isNamed && heeded(answer, state, turn.message) !== answer) return undefined;
  return {
    handled: `${handledBy}${medium.id}:${aspect}`,
    state: state.flow === undefined ? state : aside(state),
    reply: say(wasSaid(state, answer) ? saidAgain(firstOf(answer)) : answer, {
      source: "marketing",
      next: ["How do we measure success?"],
    }),
  };
}

/** On these, trades and platforms differ. */
const knownExactly: ReadonlySet<Aspect> = new Set(["worth", "cost", "show", "first"]);
const saidAgain = (answer: string): string =>
  answer.startsWith("Yes") ? `As I said, y${answer.slice(1)}` : `As I said: ${answer}`;
const firstOf = (answer: string): string => answer.split(/(?<=[.]) /)[0] ?? answer;

/** “Tuesday or Friday?”: the one that suits, before the rule. */
function chosenDay({ days = [] }: Medium, aspect: Aspect, sentence: string): string {
  const named = aspect === "day" ? [...new Set(weekdaysIn(sentence))] : [];
  const best = named.find((day) => days.includes(day));
  const name = best === undefined || named.length < 2 ? undefined : dayNames[best];
  return name === undefined ? "" : `${capital(name)}, I’d say. `;
}

function foundIn(turn: Turn): Found | undefined {
  const { message, plain, state } = turn;
  const sentences = message.split(/(?<=[.!?])\s+|\n+/).slice(0, mostSentences);
  for (const sentence of sentences) {
    const text = plainWords(sentence);
    const words = text.split(" ").length;
    if (words > mostWords || (wantsText(text) && orders.test(text))) continue;
    const asked = aspectIn(text, sentence.trim().endsWith("?"));
    if (asked === undefined) continue;
    if (ofMoney.has(asked.aspect) && /\d/.test(message)) continue;
    // What an account tells decides whether to stop.
    const isOfAccount =
      state.figures?.ledger !== undefined || (/\d/.test(message) && ofResults.test(message));
    if (asked.aspect === "stop" && isOfAccount) continue;
    const own = namedIn(text);
    if (asked.needsName && own.length === 0) continue;
    // Two that are named are compared elsewhere.
    if (own.length > 1 && /\b(?:or|vs|versus|than)\b/.test(text) && asked.aspect === "worth")
      continue;
    const medium = [...own, ...(asked.aspect === "worth" ? [] : meantIn(turn))].find(
      ({ says }) => says[asked.aspect] !== undefined,
    );
    if (medium === undefined) continue;
    const isNamed = own.includes(medium);
    if (!isNamed && state.flow !== undefined) continue;
    const most = isNamed ? "named" : pointsBack.test(text) ? "pointedAt" : "meant";
    if (otherWords(text, asked.words, medium) > mostOther[most]) continue;
    return { medium, aspect: asked.aspect, sentence: text, isNamed };
  }
  return ofSameAspect(turn, plain);
}
/** With figures, these are sums. */
const ofMoney: ReadonlySet<Aspect> = new Set(["cost", "worth"]);
const ofResults =
  /\b(?:jobs?|calls?|br(?:ings?|ought)|earn\w*|orders?|sales|sold|customers?|clicks?|spen[dt])\b/i;
/** “Write me a letter” orders one; “a letter to old customers, would that help?” does not. */
const orders =
  /^(?:please |now |ok |and )*(?:write|draft|compose|formulate|give|make|do|prepare|help)\b|\b(?:can|could|would|will) you\b|\bi (?:need|want|would like) (?:a|an|the|some|you)\b/;

/** “And for letters?” asks the same of another. */
function ofSameAspect({ state, message }: Turn, plain: string): Found | undefined {
  const before = state.before?.startsWith(handledBy) ? state.before.split(":")[2] : undefined;
  const aspect = aspects.find((one) => one === before);
  if (aspect === undefined || plain.split(" ").length > 6) return undefined;
  if (!message.includes("?") && !/^\s*(?:and|what about|how about)\b/i.test(message))
    return undefined;
  if (aspectIn(plain, true) !== undefined) return undefined;
  const [medium] = namedIn(plain);
  return medium === undefined || medium.says[aspect] === undefined
    ? undefined
    : { medium, aspect, sentence: plain, isNamed: false };
}

/** “The text on a flyer” is no text message: these name a way only beside no other. */
const ambiguous = /^(?:text|message|post|sign|board|partner|market)s?$/;

/** The ways that a text names, in its order; of two at one place the longer name counts. */
function namedIn(plain: string): Medium[] {
  const all = media.flatMap((medium) => {
    const found = medium.named.exec(plain);
    return found === null
      ? []
      : [{ medium, words: found[0], at: found.index, end: found.index + found[0].length }];
  });
  const clear = all.filter(({ words }) => !ambiguous.test(words));
  return (clear.length > 0 ? clear : all)
    .filter(
      (one) =>
        !all.some(
          (other) =>
            other !== one &&
            other.at <= one.at &&
            other.end >= one.end &&
            other.end - other.at > one.end - one.at,
        ),
    )
    .toSorted((one, other) => one.at - other.at)
    .map(({ medium }) => medium);
}

/** The way that a choice of a channel settled on. */
const ofChoice: Readonly<Record<string, string | undefined>> = {
  google: "search-ads",
  instagram: "instagram",
  facebook: "facebook",
  tiktok: "video",
  youtube: "video",
  email: "email",
  flyers: "flyer",
  map: "map",
};

/** The ways spoken of last: by the visitor, or else in the reply to it. */
function meantIn({ state, plain }: Turn): Medium[] {
  return [...namedIn(plain), ...spokenOf(state)];
}
function spokenOf(state: Turn["state"]): Medium[] {
  for (const { visitor, bot, handled = "" } of state.exchanges.slice(-mostBack).toReversed()) {
    const [by, id = ""] = handled.split(":");
    const settled = by === "guide" ? id : by === "choice" ? ofChoice[id] : undefined;
    const medium = media.find((one) => one.id === settled);
    if (medium !== undefined) return [medium];
    const named = namedIn(plainWords(visitor)).toReversed();
    const shown = namedIn(plainWords(bot.split(/[:.“]/)[0] ?? ""));
    if (named.length + shown.length > 0) return [...shown, ...named];
  }
  return [];
}

const beside: ReadonlySet<string> = new Set(
  tellingOf(
    "mail message post letter ad customer regular people client guest old new send write use one day good best better start text mean business shop small local winter summer season quiet recommend exactly actually twice once enough google public private answer reply hang people quick",
  ),
);
/** How many words say something else than what is asked, of what, and by what business. */
function otherWords(plain: string, asked: string, { named }: Medium): number {
  const rest = plain.replace(asked, " ").replace(named, " ");
  const kind = kindIn(plain).kind ?? "";
  return tellingOf(rest.replace(kind, " ")).filter((word) => !beside.has(word) && !/\d/.test(word))
    .length;
}
