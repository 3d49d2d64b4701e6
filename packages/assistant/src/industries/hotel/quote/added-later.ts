import { advance } from "../../../dialogue/flows.ts";
import { dollars } from "../../../dialogue/reply/reply.ts";
import type { FlowSlots, Outcome, Turn } from "../../../dialogue/types.ts";
import { countNamed } from "../../../records/count-named.ts";
import { wordList } from "../../../understanding/word-list.ts";
import { agesIn, oldestInfant } from "../rooms/ages.ts";
import { roomWishesIn } from "../rooms/room-wishes.ts";
import { cheaperDays } from "./cheaper-days.ts";
import { quotedIn } from "./pass-on.ts";
import { quoteFlow } from "./quote.ts";
import { tell } from "./quote-money.ts";

/** Details added after a quote: a baby, a bare number as a correction, flowers, no parking. */
export function toldLater(turn: Turn): Outcome | undefined {
  const quoted = turn.slots.references.length > 0 ? undefined : quotedIn(turn);
  if (!quoted) return undefined;
  const { quote } = quoted;
  const slots =
    withChild(turn, quote.slots) ??
    alone(turn, quote.slots) ??
    inTwos(turn, quote.slots) ??
    withFewer(turn, quote.slots) ??
    withNumber(turn, quote.slots, quote.history) ??
    withCar(turn, quote.slots);
  if (slots) return { ...advance(turn, quoteFlow, { ...quote, slots }), handled: "flow:quote" };
  if (asksNext.test(turn.plain))
    return tell(
      turn,
      "Just say yes: I’ll pass it on to the front desk, and they confirm it to you by e-mail. Nothing is booked before that.",
    );
  const cheaper = /\bcheaper (?:nights?|days?|dates?|time)\b/.test(turn.plain)
    ? cheaperDays(turn, quote)
    : undefined;
  if (cheaper) return cheaper;
  const without = notIn.exec(turn.plain)?.[1];
  const held = /park|car/.test(without ?? "") ? quote.slots.cars : quote.slots.pets;
  return without === undefined || held !== undefined
    ? undefined
    : tell(
        turn,
        `That’s the ${dollars(quoted.chosen.total)} in all: it’s without ${/park|car/.test(without) ? "parking" : "the pet"} as it is.`,
      );
}

const asksNext =
  /^(?:(?:and|so) )?(?:what is (?:the )?next(?: step)?|what (?:now|next)|how do (?:we|i) (?:go on|proceed|book(?: it)?)|how does it (?:work|go on)(?: from here)?)$/;
const notIn =
  /^(?:(?:and|or|what about|how much|how much is it) )*without (?:the |a |my )?(parking|car|dog|cat|pet)$/;

const opens = wordList`what if, if, and, also, oh, sorry, i forgot, we forgot, but, wait, plus`;
const bring = wordList`(we|i) (also |will |do )?(have|bring|brought|take|are bringing|come with|travel with|got), with us is, there is( also)?, plus, (my|our)`;
const little = wordList`baby, infant, newborn, toddler, \d{1,2} (months?|years?|yo|y)( old)?`;
const comesToo = new RegExp(
  `^(?:${opens} ){0,4}(?:a (?:baby )?(?:cot|bed) )?(?:please )?(?:${bring})\\b.*\\b${little}\\b`,
);

/** “We have a small baby, 8 months”: one more guest, in a cot. */
function withChild({ message, plain }: Turn, slots: FlowSlots): FlowSlots | undefined {
  const asksOnly = message.includes("?") || plain.split(" ").length > mostWords;
  if (asksOnly || Number(slots.children ?? 0) > 0 || !comesToo.test(plain)) return undefined;
  const ages = agesIn(message);
  if (ages.length === 0) return undefined;
  const infants = ages.filter((age) => age <= oldestInfant).length;
  return {
    ...slots,
    guests: Number(slots.guests ?? 1) + ages.length,
    children: ages.length,
    ages: ages.join(","),
    ...(/\bwith breakfasts?\b/.test(plain) ? { breakfast: 1 } : {}),
    ...(infants > 0 ? { cots: infants } : {}),
  };
}
const mostWords = 16;

const travels = wordList`come, coming, go, going, stay, staying, travel\w*`;
const comesAlone = wordList`(just|only) (me|myself)(?! who\b), (just|only) i (am |will |would )?${travels}, me alone, i (am |will be |${travels} |would be )?alone, on my own, by myself`;
const justMe = new RegExp(`(?<!not )\\b${comesAlone}\\b(?! (?:and|with|plus))`);
/** “And if only I come?” */
const alone = ({ plain, slots: { people } }: Turn, slots: FlowSlots): FlowSlots | undefined =>
  justMe.test(plain) &&
  people === undefined &&
  Number(slots.guests ?? 1) > 1 &&
  plain.split(" ").length <= mostWords
    ? { ...slots, guests: 1 }
    : undefined;

const inPairs =
  /\b(?:2|two|double) (?:of us |people |persons? )?(?:in|to|per|each in) (?:a|one|each|every|per)? ?room\b|^(?:\w+ ){0,3}(?:2|two) (?:and|by) (?:2|two)$/;
/** “2 in a room is fine”: as many rooms as there are pairs. */
const inTwos = ({ plain }: Turn, slots: FlowSlots): FlowSlots | undefined => {
  const { room: _room, chosen: _chosen, ...rest } = slots;
  const guests = Number(slots.guests ?? 1);
  return inPairs.test(plain) && guests > 2 ? { ...rest, rooms: Math.ceil(guests / 2) } : undefined;
};

const gone = wordList`drop\w* out, dropped, can not (come|make it), not (coming|joining)( any more)?, is out, cancell?ed, cancels, stays? (at )?home, has to work, is (ill|sick)`;
const dropsOut = new RegExp(
  `\\b(a|one|two|three|\\d) (?:of (?:us|them|the \\w+)|persons?|people|friends?|guests?|girls?|boys?|kids?)\\b.*\\b${gone}\\b`,
);
/** “One of us might drop out, so 4”. */
function withFewer(
  { plain, slots: { numbers, people } }: Turn,
  slots: FlowSlots,
): FlowSlots | undefined {
  const [, word = ""] = dropsOut.exec(plain) ?? [];
  const gone = countNamed(word);
  // “Two of us” are those who drop out; another number is how many remain.
  if (word === "" || (people !== undefined && people !== gone)) return undefined;
  const guests = Number(slots.guests ?? 0);
  const left = numbers.find((value) => value < guests && value > gone) ?? guests - gone;
  return left < 1 ? undefined : { ...slots, guests: left };
}

/** “Actually just 2 again”: corrects corrects the number that was changed last. */
function withNumber(
  { slots: { alone, numbers, people, nights, rooms }, plain }: Turn,
  slots: FlowSlots,
  history: readonly FlowSlots[] = [],
): FlowSlots | undefined {
  const value = alone ?? (again.test(plain) ? numbers[0] : undefined);
  if ([people, nights, rooms].some((named) => named !== undefined)) return undefined;
  const before = history.at(-1);
  if (value === undefined || value < 1 || !Number.isInteger(value) || !before) return undefined;
  const key = (["guests", "nights", "rooms"] as const).find((one) => before[one] !== slots[one]);
  return key === undefined || value > mostOf[key] ? undefined : { ...slots, [key]: value };
}
const again =
  /^(?:no |actually |ok |sorry |wait |and |just |only |back |to |make it |it is |we are )*\d{1,2}(?: again| after all| then| only)*$/;
const mostOf = { guests: 18, nights: 21, rooms: 9 } as const;

const needsCar =
  /^(?:(?:and|also|oh|so) )*(?:we|i|they|he|she|my \w+) (?:also |will |would )*(?:need|have|want|bring|come with)s? (?:a |one |the )?(?:car|parking)(?: (?:space|spot|place))?(?: too| as well| please)?$/;
/** “They need a parking space too”. */
function withCar({ plain, message }: Turn, slots: FlowSlots): FlowSlots | undefined {
  if (slots.cars !== undefined || message.includes("?")) return undefined;
  if (needsCar.test(plain)) return { ...slots, cars: 1 };
  // Parking has a price, with or without a charger.
  if (!takesYard.test(plain) || plain.split(" ").length > mostWords) return undefined;
  const wishes = [
    ...String(slots.wishes ?? "").split(","),
    ...roomWishesIn(plain).map(({ id }) => id),
  ];
  const noted = [...new Set(wishes)].filter((id) => id !== "").join(",");
  return { ...slots, cars: 1, ...(noted === "" ? {} : { wishes: noted }) };
}
const space = wordList`yard, charger, charging (space|spot|place|point|station), (parking|yard) (space|spot|place)`;
const takesIt = wordList`take, reserve, book, want, need, prefer, better, rather, park in, add, include, go for, put (us|me|the car) in`;
const takesYard = new RegExp(
  `\\b${takesIt}\\b.*\\b${space}\\b|^(?:the )?(?:yard|charger)\\b.{0,24}\\b(?:it is|put it in|include it|add it)\\b`,
);
