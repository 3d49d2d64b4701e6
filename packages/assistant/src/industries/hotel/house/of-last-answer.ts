import { dollars, say } from "../../../dialogue/reply/reply.ts";
import { aside } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { whole, wordList } from "../../../understanding/word-list.ts";
import { hotelRules as rules } from "../rooms/prices.ts";

/** Short questions about what the last answer was about: what it costs, whether it can be had, whether it fits. */

const opens = wordList`and, so, ok, okay, but, then, great, good, nice, cool, thanks, right, cheers, hm+, perfect, oh, i see`;
const it = wordList`it, that, this, they, them, these, one, the price, the cost, the fee, the charge, that one, (that|the) (car|bus|taxi|ride)`;
const unit = wordList`(per|a|an|each|for a|for one) (day|night|person|hour|go|time|dog|pet|animal|bike|car|kwh), each, extra, then, please, for that, for it`;
const asksPrice = whole(
  `(?:${opens} )*${wordList`
    (what|how much) (does|do|is|are|would|will|s) ${it}( cost| be| come to| then)?, how much, what price, (the )?(price|cost|fee)s?, how expensive is ${it}, (is|are) ${it} (free|extra)( of charge)?, for free, free, does ${it} cost (extra|anything|much|something), (is there )?(any|a|an) (extra )?(charge|fee|cost)( for ${it})?, what do (you|i|we) (charge|pay)( for ${it})?
  `}(?: ${unit})*`,
);
const asksToHave = whole(
  `(?:${opens} )*${wordList`(can|could|may|shall|do|must) (i|we|you) (need to |have to )?(book|reserve|order|keep|hold|get|have) (one|it|that|this|a (space|spot|place|bike))( for (me|us))?( in advance| ahead| now| please)*`}`,
);
const asksEarlier = whole(
  `(?:${opens} )*${wordList`(is |any |anything |can (i|we) (have|get|eat) (it |that |breakfast )?|possible )*(earlier|sooner|before (that|then|6|six|7|seven))`}(?: ${wordList`possible, than that, maybe, please, is that possible, at all`})*(?:[ ,].{0,60})?`,
);

/** What each answer of the house costs, and how it is had. */
const answers: Readonly<
  Record<string, { readonly price?: string; readonly have?: string; readonly earlier?: string }>
> = {
  pets: {
    price: `It’s ${dollars(rules.pet)} a night for each dog or cat. Guide and assistance dogs stay free.`,
  },
  parking: {
    price: `Parking in the yard is ${dollars(rules.parking)} a night; by the ferry, five minutes away, it’s free. Charging is ${dollars(rules.charging)} per kWh.`,
    have: "Yes, say so when you book and the desk keeps a space for you. Tell me your dates and I’ll put it in the quote.",
  },
  breakfast: {
    price: `Breakfast is ${dollars(rules.breakfast)} per person, ${dollars(rules.breakfast / 2)} for children aged 6 to 12, and younger ones eat free.`,
    earlier:
      "Breakfast starts at 6:30, on weekends at 7:30. If you leave before that, the desk packs you a bag the evening before.",
  },
  pool_spa_gym: {
    price: `The sauna and the gym are free for guests. A massage is ${dollars(rules.massage)} for 50 minutes.`,
  },
  shuttle: {
    price: `The car to or from the airport is ${dollars(rules.airportCar)} for up to four at any hour, the airport bus ${dollars(rules.airportBus)} a person until 23:10.`,
  },
  luggage_storage: { price: "It’s free of charge." },
  wifi: { price: "It’s free for all guests." },
  laundry: {
    price: `A shirt is ${dollars(rules.washedShirt)}, trousers ${dollars(rules.washedTrousers)}, a bag of plain washing ${dollars(rules.bagOfWashing)}.`,
  },
  late_checkout: {
    price: `Until 14:00 it’s ${dollars(rules.lateCheckOut)}, until 18:00 half a night.`,
  },
  room_service: {
    price: `You pay what’s on the menu, plus ${dollars(rules.roomService)} for delivery.`,
  },
};

export function ofLastAnswer(turn: Turn): Outcome | undefined {
  const { plain, state, slots } = turn;
  const before = state.exchanges.at(-1);
  if (before?.handled === undefined) return undefined;
  const fits = fitsInYard(turn, before.bot);
  if (fits !== undefined) return tell(turn, "parking", fits);
  if (slots.dates.length > 0 || slots.people !== undefined) return undefined;
  const known = answers[byCar.test(before.bot) ? "shuttle" : before.handled];
  const text =
    known &&
    (asksPrice.test(plain)
      ? known.price
      : asksToHave.test(plain)
        ? known.have
        : asksEarlier.test(plain)
          ? known.earlier
          : undefined);
  return text === undefined ? undefined : tell(turn, before.handled, text);
}

/** The way from the airport, which also counts as directions. */
const byCar = /\bfixed-price car\b|\bairport bus\b|\border (?:you )?a car\b/;

const tell = (turn: Turn, handled: string, text: string): Outcome => ({
  handled,
  // The answer is about the house: the question for the stay may wait.
  state: turn.state.flow === undefined ? turn.state : aside(turn.state),
  reply: say(text, { source: "hotel" }),
});

const highest = 2.1;
const height = /(?:^| )([1-3])[.,](\d{1,2}) ?(?:m|metres?|meters?)?$/;
/** “2.05 m”, after the height that fits was named. */
function fitsInYard({ message }: Turn, bot: string): string | undefined {
  if (!bot.includes("2.10 m")) return undefined;
  const [, metres, rest] = height.exec(message.trim().replace(/[.!?]+$/, "")) ?? [];
  if (metres === undefined || message.split(/\s+/).length > 8) return undefined;
  const value = Number(`${metres}.${rest}`);
  return value <= highest
    ? `Yes, that fits: the yard takes up to ${highest.toFixed(2)} m.`
    : `No, the yard takes ${highest.toFixed(2)} m at most. The free parking by the ferry, five minutes away, has no limit.`;
}
