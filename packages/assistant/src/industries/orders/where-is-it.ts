import { withLead } from "../../dialogue/reply/reply.ts";
import type { Outcome, Result, Turn } from "../../dialogue/types.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import type { Sold } from "./order-thread.ts";
import { toldOrder } from "./references.ts";

const parcel = wordList`order, parcel, package, delivery`;
const whereIsIt = anywhere(wordList`
  where (is|are|the hell is) (my|our) (\w+ )?(${parcel}|stuff|things), where is it\b.*\b${parcel},
  (my|our) ${parcel} (is|has)( \w+)? (late|not (here|come|arrived?))
`);
/** “I ordered a tent and it is still not here”. */
const orderedLong = anywhere(wordList`
  (ordered|bought)( \w+){1,10} (still|but|and|yet)( \w+){0,3} (not|no|nothing|never)( \w+){0,3}, (still|yet) (not|nothing|no parcel)( \w+){0,4} (ordered|bought)
`);
const hasCome = anywhere(
  wordList`fit, fits, like, work\w*, turn\w* on, charg\w*, happy, open\w*, used?, paid, confirm\w*, e-?mail, mail, invoice, refund\w*, size, colou?r`,
);
const isLate = /\b(?:late|still|not (?:here|come|arrived?)|should|waiting|overdue|yet)\b/;
/** Longer messages tell a story, with facts of their own. */
const mostOfWhere = 12;

/** Only an order number without its letters. */
const onlyDigits =
  /^\W*(?:(?:ok|yes|no|sorry|its|it is|it[’']s|order|number|nr|no)\W+)*(\d{5})\W*$/i;

/** “10482”: a bare order number, for the preceding question. */
export function byDigits(
  turn: Turn,
  { orders }: Pick<Sold, "orders">,
  intents: readonly string[],
  begin: (turn: Turn) => Result,
): Outcome | undefined {
  const { message, state, slots } = turn;
  const order = onlyDigits.test(message) ? toldOrder(orders, message) : undefined;
  if (!order || state.flow !== undefined || slots.references.length > 0) return undefined;
  const { before = "" } = state;
  const intent = intents.includes(before) ? before : "track_order";
  return {
    ...begin({ ...turn, intent, slots: { ...slots, references: [order.number] } }),
    handled: "flow:order",
  };
}

/**
 * “Where is my order, it is late”: first asks which one it is, even if a written answer is similar.
 *
 * @param begin starts the order task with a message.
 */
export function asksForIt(turn: Turn, begin: (turn: Turn) => Result): Outcome | undefined {
  const { plain, state, slots } = turn;
  const known = state.figures?.order ?? state.done?.find(({ name }) => name === "order");
  const waits = orderedLong.test(plain) && !hasCome.test(plain);
  if (!(waits || whereIsIt.test(plain)) || known !== undefined || slots.references.length > 0)
    return undefined;
  if (state.flow !== undefined || plain.split(" ").length > mostOfWhere) return undefined;
  const handled = waits || isLate.test(plain) ? "delivery_issue" : "track_order";
  const asked = begin({ ...turn, intent: handled });
  const reply =
    handled === "delivery_issue" && !asked.reply.message.content.includes("sorry")
      ? withLead("I’m sorry it’s late. ", asked.reply)
      : asked.reply;
  return { ...asked, reply, handled };
}
