import { advance, take } from "../../../dialogue/flows.ts";
import { counted, dollars, say } from "../../../dialogue/reply/reply.ts";
import type { FlowState, Outcome, Turn } from "../../../dialogue/types.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { hotelRules } from "../rooms/prices.ts";
import { quoteFlow } from "./quote.ts";
import { addsIt, lastExtra } from "./quote-changes.ts";

/** Answers side questions about a quote: pricing rules, dates without a month, extras before it is complete. */

/** Answers “does the price change on the weekend”, “is Christmas dearer” with the rule; no date is taken. */
export function weekendRate(turn: Turn): Outcome | undefined {
  const { state, message } = turn;
  const [first = "", ...others] = message.split(/(?<=[?!.])\s+/);
  const rest = others.join(" ");
  // “What’s different, weekend?? Anyway, can I come early” asks two things.
  const plain = rest === "" ? turn.plain : plainWords(first);
  const asks =
    /^(?:(?:and|but|so|ok) )?(?:do|does|is|are|will|why|what is different|because|(?:the )?week-?ends?)\b/.test(
      plain,
    );
  const ofPrice = /\b(?:prices?|rates?|cost|more|expensive|cheaper|dearer|different|why)\b/;
  if (!asks || !ofPrice.test(plain) || plain.split(" ").length > mostWords) return undefined;
  const tell = (text: string): Outcome => ({
    handled: "room_types",
    state,
    reply: say(text, { source: "hotelRooms" }),
    ...(rest === "" ? {} : { rest }),
  });
  if (holidays.test(plain))
    return tell(
      `No, we don’t have holiday rates: only Friday and Saturday nights cost more, by ${hotelRules.weekend}%.`,
    );
  return /\bweek-?ends?\b|\bfridays?\b|\bsaturdays?\b/.test(plain)
    ? tell(
        `${/\b(?:why|what|because)\b/.test(plain) ? "" : "Yes, "}Friday and Saturday nights cost ${hotelRules.weekend}% more, and three nights or more from Sunday to Thursday are ${hotelRules.midweekDiscount}% less.`,
      )
    : undefined;
}
const mostWords = 9;
const holidays = anywhere(wordList`
  new year\W?s?( (eve|day))?, nye, christmas( (eve|day|time))?, x-?mas, easter, holidays?, thanksgiving, bank holidays?, valentine\W?s?( day)?
`);

/** Answers “how much is breakfast for 4” with the total. */
export function breakfastFor({ plain, state, slots }: Turn): Outcome | undefined {
  // With a quote, the price is for the whole stay.
  if (state.done?.some(({ name }) => name === "quote")) return undefined;
  // “With breakfast for the two of us” says how many come.
  if (state.flow?.name === "quote" && state.flow.asking === "guests") return undefined;
  const people = slots.people ?? slots.numbers[0];
  const asks = /\bhow much\b|\bprice\b|\bcosts?\b/.test(plain) && /\bbreakfasts?\b/.test(plain);
  if (!asks || people === undefined || people < 1 || people > hotelRules.mostGuests)
    return undefined;
  if (slots.dates.length > 0 || slots.nights !== undefined) return undefined;
  return {
    handled: "breakfast",
    state,
    reply: say(
      `It’s ${dollars(people * hotelRules.breakfast)} a morning for ${counted(people, "adult")}: ${people} × ${dollars(hotelRules.breakfast)}. Children aged 6 to 12 pay half, and younger ones eat free.`,
      { source: "hotel", next: ["When is breakfast?"] },
    ),
  };
}

/** Handles “add that”, after a mention of a dog or a car, while the stay is still incomplete. */
export function addsToOpen(turn: Turn): Outcome | undefined {
  const { flow } = turn.state;
  const company =
    /^(?:just |only )?(me|us|my wife and me|both of us)? ?(?:and|with|plus) (?:the|my|our|a) (?:dog|cat)$/.exec(
      turn.plain,
    );
  if (flow?.name === "quote" && company) {
    const guests = company[1] === "me" ? { guests: 1 } : {};
    const next = { ...flow, slots: { ...flow.slots, ...guests, pets: 1 } };
    return { ...advance(turn, quoteFlow, next), handled: "flow:quote" };
  }
  const children = Number(flow?.slots.children ?? 0);
  if (flow?.name === "quote" && children > 0 && flow.slots.guests === undefined) {
    // Two bare numbers in reply to “how many adults” are the children's ages.
    const ages = /^(?:they are |aged )?\d{1,2}(?: and | ?, ?)\d{1,2}$/.test(turn.plain);
    if (ages) return { ...advance(turn, quoteFlow, flow), handled: "flow:quote" };
    if (alone.test(turn.plain)) {
      const next = { ...flow, slots: { ...flow.slots, guests: children + 1 } };
      return { ...advance(turn, quoteFlow, next), handled: "flow:quote" };
    }
  }
  const added = addsIt.test(turn.plain) ? lastExtra(turn) : undefined;
  if (flow?.name !== "quote" || added === undefined) return undefined;
  const slot = added === "breakfast" ? "breakfast" : /park|car/.test(added) ? "cars" : "pets";
  const next = { ...flow, slots: { ...flow.slots, [slot]: 1 } };
  return { ...advance(turn, quoteFlow, next), handled: "flow:quote" };
}

const alone =
  /^(?:just |only )?me(?: and (?:them|the kids|my kids|the children))?$|^just (?:me|myself)$/;

/**
 * “What about 26 to 29”, “the 13th to the 16th, twin”: dates in the month of the quoted stay, with any other details.
 */
export function movedTo(turn: Turn, quote: FlowState): Outcome | undefined {
  const [first, ...others] = turn.slots.dates;
  const span = others.length === 0 && first?.until !== undefined && bareDays.test(first.text);
  if (!span || turn.plain.split(" ").length > mostOfMove) return undefined;
  const taken = take(turn, quoteFlow, quote);
  return taken && { ...advance(taken.turn, quoteFlow, taken.flowState), handled: "flow:quote" };
}
const bareDays = /^(?:the )?\d{1,2}(?:st|nd|rd|th)?\b[^a-z\d]*(?:to|until|till?|thru|through)?\b/i;
const mostOfMove = 20;
