import { onlyRejects } from "../../../dialogue/message/correction.ts";
import { dollars, listed } from "../../../dialogue/reply/reply.ts";
import { at } from "../../../dialogue/turn.ts";
import type { FlowSlots, Outcome, ScenarioState, Turn } from "../../../dialogue/types.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { wordList } from "../../../understanding/word-list.ts";
import { roomWishes } from "../rooms/room-wishes.ts";
import { quotedIn } from "./pass-on.ts";
import { tell } from "./quote-money.ts";
import type { Quoted } from "./room-questions.ts";

/** Removes an extra that is declined from the quote: “no, leave the late check-out”. */

type Extra = { readonly words: string; readonly what: string; readonly without: Without };
/** Returns the slots without the extra; undefined if they do not contain it. */
type Without = (slots: FlowSlots) => FlowSlots | undefined;

const withoutSlot =
  (slot: string): Without =>
  (slots) => {
    const { [slot]: held, ...rest } = slots;
    return held === undefined || held === 0 ? undefined : rest;
  };
const withoutWish =
  (id: string): Without =>
  (slots) => {
    const held = String(slots.wishes ?? "").split(",");
    return held.includes(id)
      ? { ...slots, wishes: held.filter((one) => one !== id).join(",") }
      : undefined;
  };

const priced: readonly Extra[] = [
  {
    words: wordList`(late|later) (check ?-?out|checkout|departure), check ?-?out, checkout`,
    what: "the late check-out",
    without: withoutSlot("late"),
  },
  { words: wordList`breakfasts?`, what: "breakfast", without: withoutSlot("breakfast") },
  {
    words: wordList`(dogs?|cats?|pets?|pupp(y|ies))( fees?| charge)?`,
    what: "the pet",
    without: withoutSlot("pets"),
  },
  {
    words: wordList`parking( space| spot)?, cars?, van`,
    what: "parking",
    without: withoutSlot("cars"),
  },
  { words: wordList`cots?, crib`, what: "the cot", without: withoutSlot("cots") },
];
const extras: readonly Extra[] = [
  ...priced,
  ...roomWishes.map(({ id, asks, what }) => ({
    words: asks.source.replaceAll("\\b", ""),
    what: what.replace(/^an? /, "the "),
    without: withoutWish(id),
  })),
];
const named = extras.map(({ words }) => words).join("|");

const lead = wordList`
  no, nah, nope, not, ok, oh, ah, actually, please, sorry, hm+, i (just |already )?(said|told you)( to)?, (let us|lets), we, i, can, could, you, would, just, and, then, but, so, also, better, rather, will, (i|we)'?ll, only
`;
const drop = wordList`
  leave( out| off)?, drop, skip, forget( about)?, remove, cancel, scrap, lose, take (off|out|away), without, no, no need (for|of), (do|does) not (want|need), (do|does) not (want|need) (to )?have, minus, never ?mind, not
`;
const article = wordList`the, my, our, that, this, any, a, an, all`;
const trail = wordList`then, completely, altogether, entirely, at all, please, after all, any ?more, now, thanks, actually, anyway, either, off, out, it, though, instead, again, sorry, (i|we) (said|told you), from (it|that|the (bill|quote|price|total))`;
const drops = new RegExp(
  `^(?:${lead} )*${drop} (?:${article} )*(?:${named})(?:,? (?:and|or) (?:${article} )*(?:${named}))*(?: ${trail})*$`,
);
/** “Take the pet fee off”, “the dog is not coming”. */
const isOut = wordList`(is|are|will) not (coming|come|be there|join(ing)? us), (stays?|is staying|will stay) (at )?home, (is|are) out`;
const takenOut = new RegExp(
  `^(?:${lead} )*(?:take (?:${article} )*(?:${named}) (?:off|out|away)|(?:${article} )*(?:${named}) ${isOut})(?: ${trail})*$`,
);
/** “Leave it”, “no thanks then” right after the extra was mentioned. */
const dropsIt = new RegExp(
  `^(?:${lead} )*(?:${wordList`leave, drop, skip, forget, remove, cancel, scrap`} (?:it|that|this|them|him|her)|no need|never ?mind(?: (?:it|that))?)(?: ${trail})*$`,
);
/** Other meanings: a car is left in the yard, a dog with a friend. */
const leavesBehind = /\bleave (?:the |my |our )?(?:cars?|van|dogs?|cats?|pets?|bags?)\b/;

const boundary =
  /(?<=[.!?;])\s+|,\s+|\s+(?=but\b|so (?:no|without|take|drop)\b|and (?:no|without|can|could|what|how|is|are|do|does)\b)/i;
const least = 2;

/** What a message removes from the quote: the remaining slots, the names of the extras, and the rest of the message. */
type Dropped = { readonly slots: FlowSlots; readonly gone: string[]; readonly rest: string };

/** Undefined if the message removes nothing from the quote. */
function droppedIn(message: string, state: Readonly<ScenarioState>): Dropped | undefined {
  const quote = state.done?.find(({ name }) => name === "quote");
  if (!quote || state.flow) return undefined;
  let { slots } = quote;
  const gone: string[] = [];
  const rest: string[] = [];
  const before = plainWords(state.exchanges.at(-1)?.visitor ?? "");
  for (const clause of message.split(boundary).filter((part) => !onlyRejects(part))) {
    const plain = plainWords(clause);
    const named = drops.test(plain) || takenOut.test(plain);
    const said = plainWords(rest.join(" "));
    const about = named ? [plain] : dropsIt.test(plain) ? [said, before] : [];
    const found =
      leavesBehind.test(plain) || clause.includes("?")
        ? undefined
        : about.map((text) => extrasIn(text, quote.slots)).find((some) => some.length > 0);
    for (const extra of found ?? []) {
      slots = extra.without(slots) ?? slots;
      gone.push(extra.what);
    }
    // “Oh 25 for check-out, no leave it”: the words about its price need no answer.
    if (found && !named) rest.length = 0;
    else if (!found && plain.split(" ").length >= least) rest.push(clause);
  }
  return gone.length === 0 ? undefined : { slots, gone: [...new Set(gone)], rest: rest.join(" ") };
}

/** Whether a message removes something from the quote, and so does not reject an answer. */
export const takesOut = (message: string, state: Readonly<ScenarioState>): boolean =>
  droppedIn(message, state) !== undefined;

export function droppedExtra(turn: Turn): Outcome | undefined {
  const { state } = turn;
  const quoted = quotedIn(turn);
  if (!quoted) return undefined;
  const without = supposed(turn, quoted);
  if (without) return without;
  const dropped = droppedIn(turn.message, state);
  if (!dropped) return absent(turn, quoted);
  const { slots, rest } = dropped;
  const kept = { ...quoted.quote, slots };
  const next = at(turn, {
    ...state,
    done: (state.done ?? []).map((one) => (one.name === "quote" ? kept : one)),
    ...(state.finished?.name === "quote" ? { finished: kept } : {}),
    // Declined extras are not offered again.
    figures: { ...state.figures, refused: [state.figures?.refused, ...dropped.gone].join(",") },
  });
  const now = quotedIn(next) ?? quoted;
  const total = dollars(now.chosen.total);
  const what = listed(dropped.gone);
  const sum = asksSum.test(plainWords(rest));
  const text =
    now.chosen.total === quoted.chosen.total
      ? `Done, without ${what}. It stays at ${total} in all.`
      : `Without ${what} it’s ${total} in all.`;
  if (rest !== "") return { ...tell(next, sum ? `All right, without ${what}.` : text), rest };
  return tell(next, `${text} Shall I pass it on to the front desk?`);
}

const asked = wordList`would, will, does, do, is, are, if, about, it, that, be, costs?, come, to, make, we, i, pay, the, price, total, room, stay`;
const askedWithout = new RegExp(
  `^(?:(?:and|so|but|ok) )*(?:how much|what)(?: ${asked}){0,7} without (?:${article} )*(?:${named})$`,
);
/** “How much would it be without the dog?”: the sum, and the quote as it was. */
function supposed(turn: Turn, { quote, chosen }: Quoted): Outcome | undefined {
  const [first = ""] = turn.message.split(boundary).map((clause) => plainWords(clause));
  if (turn.state.flow || !askedWithout.test(first)) return undefined;
  const gone = extrasIn(first, quote.slots);
  if (gone.length === 0) return undefined;
  const slots = gone.reduce((left, extra) => extra.without(left) ?? left, quote.slots);
  const done = (turn.state.done ?? []).map((one) => (one === quote ? { ...quote, slots } : one));
  const total = quotedIn(at(turn, { ...turn.state, done }))?.chosen.total ?? chosen.total;
  return tell(
    turn,
    `Without ${listed(gone.map(({ what }) => what))} it’s ${dollars(total)} in all, in place of ${dollars(chosen.total)}.`,
  );
}

const insists = /^(?:i|we) (?:just |already )?(?:said|told you)(?: so| that)?$/;
/** “No dog, I said! How much without?” once it is left out. */
function absent(turn: Turn, { quote, chosen }: Quoted): Outcome | undefined {
  const [first, ...more] = turn.message
    .split(boundary)
    .map((clause) => plainWords(clause))
    .filter((clause) => !insists.test(clause));
  if (turn.state.flow || first === undefined || !drops.test(first)) return undefined;
  const out = priced.find(
    ({ words, without }) =>
      new RegExp(`\\b(?:${words})\\b`).test(first) && without(quote.slots) === undefined,
  );
  if (!out || more.some((clause) => !asksSum.test(clause.replace(/ without( it| them)?$/, ""))))
    return undefined;
  return tell(
    turn,
    `That’s without ${out.what} already: ${dollars(chosen.total)} in all. Shall I pass it on to the front desk?`,
  );
}

const asksSum =
  /^(?:(?:so|and|what|how much|is|the|my|our|whole|new|now|then|it|that|total|price|sum|in all|all in|please)\b ?)+$/;

/** The extras of the quote that a clause names. */
const extrasIn = (plain: string, slots: FlowSlots): Extra[] =>
  extras.filter(
    ({ words, without }) =>
      new RegExp(`\\b(?:${words})\\b`).test(plain) && without(slots) !== undefined,
  );
