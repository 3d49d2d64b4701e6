import { z } from "zod";
import { isThanks, isYes } from "../../../dialogue/message/answers.ts";
import { asksForPerson } from "../../../dialogue/message/leaving.ts";
import { say } from "../../../dialogue/reply/reply.ts";
import { aside } from "../../../dialogue/state.ts";
import type { Outcome, ScenarioState, Turn } from "../../../dialogue/types.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { asksForForm } from "../copy/promo/forms.ts";
import { asksForWords, asksPolitely, wantsText } from "../drafts/wish.ts";
import { isClosing } from "./closing.ts";
import { asksForContact, contactGiven } from "./contact.ts";
import { obeying, settledFor } from "./obey.ts";
import { type Order, orderSchema, swapStated } from "./order.ts";
import { type Reading, readingOf } from "./parts.ts";
import { sendable } from "./sendable.ts";

/**
 * Takes what a message orders about a text out of it before the rooms that write texts read the rest as content, and
 * makes what they write obey. A message that only orders is answered by changing the last text itself.
 */

const keptSchema = z.array(orderSchema);
const ordersOf = ({ wording }: Readonly<ScenarioState>): Order[] =>
  typeof wording?.orders === "string" ? keptSchema.parse(JSON.parse(wording.orders)) : [];
const mostKept = 16;

const isText = (handled: string | undefined): boolean => handled?.startsWith("draft:") === true;
const ofReview = "draft:reply";
const mostBack = 3;

/** What wrote the last text. */
const lastText = ({ exchanges, before }: Readonly<ScenarioState>): string | undefined =>
  before?.startsWith("draft:detail") === true || !isText(before)
    ? exchanges.findLast(({ handled, bot }) => isText(handled) && bot.includes("“"))?.handled
    : before;

/** The reply that holds the last text, in full if it was the last reply of all. */
const lastReply = ({ exchanges, before, last }: Readonly<ScenarioState>): string | undefined =>
  [
    ...exchanges.slice(-mostBack).flatMap(({ handled, bot }) => (isText(handled) ? [bot] : [])),
    ...(isText(before) && last !== undefined ? [last.message.content] : []),
  ].findLast((bot) => bot.includes("“") || bot.includes("\n–"));

const isNew = ({ message, plain }: Turn): boolean =>
  wantsText(plain) || asksForForm(message) || asksForWords(plain) || asksPolitely(message);

const whichText = wordList`the, this, that, your, my, same, next, new, another`;
const textOrPart = wordList`text, message, e-?mail, post, caption, letter, flyer, sign, note, version, reply, one`;
const aboutText = anywhere(
  wordList`${whichText} (\w+ )?${textOrPart}s?, it (say|sound|read)s?, in it, (subject|headline|slogan|word|sentence|line)s?, wording`,
);
const leadsOn = wordList`and, so, but, cool, ok, okay, thanks, good`;
const asking = wordList`whats?, what's, where, how, when, which, who, should (i|we), do (i|we), does, is it, are there, can i, if`;
const asksElse = new RegExp(String.raw`(?:^|[.!,;] |\b${leadsOn} )${asking}\b`, "i");
const askingOpenly = wordList`what('?s| if| happens| is| would| do| does| should| can), where, how (much|many|do|does|should|can|long), when (do|should|is), which, who, should (i|we)`;
/** Without its question mark. */
const asksOpenly = new RegExp(
  String.raw`\bhow (?:many|much)\b|(?:^|, |: |^(?:${leadsOn}|then),? )${askingOpenly}\b`,
  "i",
);
const missesIt = /^(?:and |but |so )*(?:where(?:'s|s| is| are| did)|what about|how about|why)\b/i;
const ends = anywhere(
  wordList`(stop|enough|leave it|forget it|forget the (text|card|post|message|flyer)|forget about it)( with (the |this )?\w+)?, (i|we)('ll| will| shall| can)? ?(write|do|fix|make) (it|that|this|the \w+)( \w+){0,2} (myself|alone|ourselves|by hand|on my own)`,
);
/** Whether a message beside a text asks something else, or is done with the text: “where else might parents see it?”. */
function isElsewhere(turn: Turn): boolean {
  const { message, state } = turn;
  // “Stop. Can I speak to someone there?” is no order, whatever text is in hand or asked for.
  if (asksForPerson(message)) return true;
  if (!isText(state.before) && lastReply(state) === undefined) return false;
  if (isText(state.before) && (ends.test(message) || isClosing(message))) return true;
  if (isNew(turn) || /^\W*(?:can|could|would|will) (?:you|u)\b/i.test(message)) return false;
  if (missesIt.test(message) && message.split(" ").length <= mostMissed) return false;
  const sentences = message.split(/(?<=[.!?])\s+/);
  const last = sentences.at(-1) ?? message;
  return (
    (message.trim().endsWith("?") ? asksElse : asksOpenly).test(last) &&
    !aboutText.test(last) &&
    last.split(" ").length >= leastAsked
  );
}
const mostMissed = 8;
const leastAsked = 4;

/** What is said before a text: “For the flyer: ”. */
const labelOf = (before: string): string =>
  /(?:^|[.!] )(For [^:.“]{1,30}:\s*)$/.exec(before)?.[1] ?? "";

/** Each text of a reply as a function changes it; what stands around the texts stays. */
function onTexts(content: string, change: (text: string, isListed: boolean) => string): string {
  const blocks = /(^|\n)(– )“([\s\S]*?)”(?=\n|$)/g;
  if (/(?:^|\n)– “/.test(content))
    return content.replace(
      blocks,
      (_all, before: string, mark: string, own: string) => `${before}${mark}“${change(own, true)}”`,
    );
  const from = content.indexOf("“");
  const until = content.lastIndexOf("”");
  return from < 0 || until < from
    ? content
    : `${content.slice(0, from + 1)}${change(content.slice(from + 1, until), false)}${content.slice(until)}`;
}

/** Changes the last text as a message orders; undefined if the message does more than that. */
export function changesWording(turn: Turn): Outcome | undefined {
  const { message, state } = turn;
  const last = lastReply(state);
  if (last === undefined || isYes(message) || isThanks(message)) return undefined;
  if (drops.test(message.trim())) return dropped(state);
  const swap = swapped(turn, last);
  if (swap !== undefined || !isText(state.before)) return swap;
  if (isElsewhere(turn)) return undefined;
  const detail = contactGiven(turn);
  if (detail !== undefined)
    return (
      changed(turn, last, [detail]) ?? asAnswer(turn, `It’s in already: ${bareReply(last)}`, [])
    );
  const asked = asksForContact(turn);
  if (asked !== undefined) return asked;
  if (isNew(turn)) return undefined;
  const { orders, isWhole } = readingOf(message, false);
  // Who is “she” in the reply to a review, the room that wrote it knows.
  if (state.before === ofReview && orders.some(({ does }) => does === "add")) return undefined;
  return orders.length === 0 || !isWhole ? undefined : changed(turn, last, orders);
}

const textOrKind = wordList`text, message, e-?mail, post, caption, letter, flyer, leaflet, poster, sign, note, card, version, one`;
const before = wordList`ok(ay)?, fine, no, nah, well, then, please, just, right, thanks, actually, you know what`;
const dropping = wordList`forget, scrap, bin, drop, delete, leave, skip, never ?mind, cancel`;
const after = wordList`then, please, now, completely, altogether, for now`;
/** “Fine, forget the Instagram one.” */
const drops = new RegExp(
  String.raw`^(?:${before}[\s,.!]+){0,4}${dropping}(?: about)? (?:it|(?:the|that|this|my) (?:[\w-]+ )?${textOrKind})(?:,? ${after})?[.!]*$`,
  "i",
);
function dropped(state: Readonly<ScenarioState>): Outcome {
  const { draft: _draft, wording: _wording, ...rest } = state;
  return {
    handled: "text dropped",
    state: rest,
    reply: say("OK, that text is gone. What would you like to do instead?", {
      source: "marketing",
      next: ["Another text", "Help me plan a campaign", "Which channels fit us?"],
    }),
  };
}

/** “It’s not a raclette evening, it’s a fondue evening”: names what stands in the text, also after a question in between. */
function swapped(turn: Turn, last: string): Outcome | undefined {
  const swap = swapStated(turn.message);
  if (swap?.does !== "swap" || turn.message.split(" ").length > mostSwapped) return undefined;
  return last.toLowerCase().includes(swap.from.toLowerCase())
    ? changed(turn, last, [swap])
    : undefined;
}
const mostSwapped = 18;

function changed(turn: Turn, last: string, orders: readonly Order[]): Outcome | undefined {
  const shown = bareReply(last);
  let text = shown;
  const done: Order[] = [];
  for (const order of orders) {
    let settled: Order | undefined;
    const next = onTexts(text, (own, isListed) => {
      settled = settledFor(own, order);
      return settled === undefined ? own : obeyed(own, settled, isListed);
    });
    // What is banned is kept out from now on, even if nothing of it is in the text yet.
    if (next === text && (order.does === "value" || order.does === "swap" || order.does === "line"))
      return undefined;
    if (settled !== undefined) done.push(settled);
    text = next;
  }
  return text === shown ? undefined : asAnswer(turn, text, done);
}

/** A subject or a headline, which is no whole text. */
const isHeading = (text: string): boolean =>
  text.length < longestHeading && !text.includes("\n") && !/[.!?…]/.test(text);
const longestHeading = 90;
/** What is added, and a signature, are for a whole text, and not for each of several lines. */
const obeyed = (text: string, order: Order, isListed: boolean): string =>
  (isListed || isHeading(text)) && order.does !== "cut" && order.does !== "swap"
    ? text
    : obeying(text, order);

/**
 * What no room took up: the orders of a message that says more besides, or, if nothing is to be changed, that the last
 * text already is as ordered: “without puns, please”.
 */
export function wordingAsOrdered(turn: Turn): Outcome | undefined {
  const last = lastReply(turn.state);
  if (last === undefined || !isText(turn.state.before) || isElsewhere(turn)) return undefined;
  const { orders, isWhole } = readingOf(turn.message, false);
  if (orders.length === 0) return undefined;
  const other = changed(turn, last, orders);
  if (other !== undefined) return other;
  if (!isWhole || orders.some(({ does }) => does !== "cut")) return undefined;
  return asAnswer(turn, `That isn’t in it: ${bareReply(last)}`, orders);
}

function asAnswer(turn: Turn, text: string, done: readonly Order[]): Outcome {
  const { state } = turn;
  return {
    handled: lastText(state) ?? "draft:copy",
    whole: true,
    state: withOrders(state.flow === undefined ? state : aside(state), done),
    reply: say(text, {
      source: "marketing",
      next: ["Shorter", "Friendlier", "Another version"],
    }),
  };
}
/** The texts of a reply with their label, without what was said before and behind them. */
function bareReply(reply: string): string {
  if (/(?:^|\n)– “/.test(reply)) return reply;
  const from = reply.indexOf("“");
  const until = reply.lastIndexOf("”");
  return from < 0 ? reply : `${labelOf(reply.slice(0, from))}${reply.slice(from, until + 1)}`;
}

const withOrders = (
  state: Readonly<ScenarioState>,
  orders: readonly Order[],
): Readonly<ScenarioState> => ({
  ...state,
  wording: { orders: JSON.stringify([...ordersOf(state), ...orders].slice(-mostKept)) },
});

/**
 * Lets a room write with the facts of a message, and makes its text obey the orders of the message and those before it.
 *
 * @param write answers a turn with a text, or not at all.
 */
export function obediently(
  turn: Turn,
  write: (turn: Turn) => Outcome | undefined,
): Outcome | undefined {
  if (isElsewhere(turn)) return undefined;
  const inHand = lastReply(turn.state) !== undefined && isText(turn.state.before);
  const isFirst = !inHand || isNew(turn);
  const reading = readingOf(turn.message, isFirst || turn.state.before === ofReview);
  const written = write(withoutOrders(turn, reading));
  if (written === undefined || !isText(written.handled)) return written;
  const outcome = sendable(turn, written);
  // Another text begins without the orders for this one; the same for another place keeps them.
  const tellsOther = /\d/.test(turn.message) || turn.message.split(" ").length > mostAnew;
  const isOther = isNew(turn) && tellsOther && !sameText.test(turn.message);
  const before = inHand && !isOther ? ordersOf(turn.state) : [];
  const { content } = outcome.reply.message;
  const done: Order[] = [];
  const text = [...before, ...reading.orders].reduce(
    (all, order) =>
      onTexts(all, (own, isListed) => {
        const settled = settledFor(own, order);
        if (settled !== undefined && !done.includes(settled)) done.push(settled);
        return settled === undefined ? own : obeyed(own, settled, isListed);
      }),
    content,
  );
  // A text of which nothing is left is no answer.
  if (/“\s*”/.test(text)) return undefined;
  const last = lastReply(turn.state);
  if (inHand && bareReply(text) === bareReply(last ?? "") && wantsOther.test(turn.message))
    return saidAgain(turn);
  const { wording: _old, ...rest } = outcome.state;
  return {
    ...outcome,
    state: done.length === 0 ? rest : withOrders(rest, done),
    reply: { ...outcome.reply, message: { ...outcome.reply.message, content: text } },
  };
}

const wantsOther = /\b(?:same|boring|funn\w*|different|pun|joke)\b/i;
/** The same text is no answer to who wants another one. */
const saidAgain = ({ state }: Turn): Outcome => ({
  handled: state.before ?? "draft:copy",
  state,
  reply: say(
    "I can’t make more of it from what you’ve told me. Give me the words or facts you want in it, and I’ll put them in.",
    { source: "marketing", next: ["Shorter", "Another version"] },
  ),
});

/** “Throw that away, I want a fresh one” tells nothing else. */
const mostAnew = 9;
const sameText = /\b(?:same|it|that|this|again|one|version|now|instead)\b/i;

function withoutOrders(turn: Turn, { rest }: Reading): Turn {
  return rest.length >= turn.message.trim().length - 1 || !/[\p{L}\d]/u.test(rest)
    ? turn
    : { ...turn, message: rest, plain: plainWords(rest) };
}
