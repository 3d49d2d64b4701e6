import type { ChatReply } from "@brightkeel/contracts";
import { start } from "../../../dialogue/flows.ts";
import { capital, counted, inWords, pick, say, spoken } from "../../../dialogue/reply/reply.ts";
import type { DraftTurn, Flow, FlowState, Handler } from "../../../dialogue/types.ts";
import { parseIsoDate } from "../../../understanding/slots.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { hotelRules } from "../rooms/prices.ts";
import { lateHourIn, roomWishesIn } from "../rooms/room-wishes.ts";
import { rooms } from "../rooms/rooms.ts";
import { atMost, takePets } from "../stay/pets-told.ts";
import { namesRoom, roomWanted, wantsNone } from "../stay/room-wanted.ts";
import { takeTold } from "../stay/stated-ages.ts";
import { takeCounts, takeSingles } from "../stay/stay-counts.ts";
import { asksOtherDates, shifted, takeDates } from "../stay/stay-dates.ts";
import { noted } from "../stay/stay-wishes.ts";
import { priceInMonth } from "./month-price.ts";
import { aboutQuote, asksCheaper, asksIfBreakfast, ofOther } from "./quote-questions.ts";
import { quoteReply, stayOf } from "./quote-reply.ts";
import { takeRides } from "./rides.ts";
import { changesRate, takeRate } from "./stay-rate.ts";

const ordersParking =
  /\b(?:with|incl\w*|plus|and|need|want) (?:a |the )?(?:parking|car park|parking (?:space|spot))\b(?! (?:is|cost|free|price))|\bparking (?:and breakfast|too|as well|please)\b/;
const ordinals: readonly (readonly [RegExp, number])[] = [
  [/\b(?:first|1st)\b/i, 0],
  [/\b(?:second|2nd|other)\b/i, 1],
  [/\b(?:third|3rd|last)\b/i, 2],
];
const oneOfThem =
  /\b(?:first|second|third|last|other|1st|2nd|3rd) (?:one|option|offer|choice)\b|\bthe (?:first|second|third|last)\W*$/i;

/** Collects dates, nights, guests and rooms, in any order and over any number of messages, then quotes a price. */
export const quoteFlow: Flow = {
  title: "your room",
  names: ["room", "stay", "booking", "reservation"],
  denied: wantsNone,
  intents: ["book_room", "check_availability", "room_prices", "search_hotel", "upgrade_room"],
  resumes: true,
  claims({ message }, { slots }) {
    const short = message.split(/\s+/).length <= 9;
    if (!short) return false;
    if (slots.options !== undefined && oneOfThem.test(message)) return true;
    if (slots.arrival !== undefined && changesRate(message)) return true;
    return (
      !message.includes("?") &&
      (namesRoom(message) || asksOtherDates.test(message) || shifted.test(message))
    );
  },
  take(turn, flow) {
    const { message, slots } = turn;
    const before = JSON.stringify(flow.slots);
    const objected = turn.objections.length;
    const chosen = takeOneOfThem(message, flow);
    if (!chosen) takeDates(turn, flow);
    takeCounts(turn, flow);
    // Three single rooms imply three guests.
    takeSingles(turn, flow);
    if (allSingle(turn)) flow.slots.guests = Number(slots.rooms);
    // A double room implies two guests, unless stated otherwise.
    if (
      /\b(?:double|twin)s?\b/i.test(message) &&
      flow.slots.guests === undefined &&
      slots.people === undefined
    )
      flow.slots.guests = 2 * (slots.rooms ?? 1);
    // “Single room Monday” is for one.
    if (oneSingle.test(turn.plain) && flow.slots.guests === undefined && slots.people === undefined)
      flow.slots.guests = 1;
    takeTold(turn, flow);
    const wished = flow.slots.wishes;
    takeWishes(turn, flow);
    // “Is that with breakfast” is a question, not an order.
    if (!/^(?:is|does|do|are|was)\b/.test(turn.plain) && !asksIfBreakfast(turn.plain, message)) {
      takeRate(turn, flow);
      if (ordersParking.test(turn.plain)) flow.slots.cars = Number(flow.slots.cars ?? 1);
      takePets(turn, flow);
      takeRides(turn, flow);
    }
    // “Tonight” is one night, unless stated otherwise.
    if (flow.slots.nights === undefined && oneNight.test(message)) flow.slots.nights = 1;
    // “Just the Saturday night” is one night, whatever was quoted.
    if (onlyOneNight.test(turn.plain) && slots.nights === undefined) flow.slots.nights = 1;
    if (
      asksCheaper.test(message) &&
      !ofOther.test(turn.plain) &&
      !/^(?:does|has)\b/.test(turn.plain)
    )
      for (const key of ["room", "chosen"]) delete flow.slots[key];
    // “Is that the cheapest” is a question, not a choice.
    const asksOf = /^(?:is|are|does|which|why)\b|\b(?:what|how) is the view\b/.test(turn.plain);
    const free = asksIfFree.test(turn.plain) && slots.dates.length > 0;
    const room = asksOf && !free ? undefined : roomWanted(message);
    if (room) {
      flow.slots.room = room;
      delete flow.slots.chosen;
    }
    // A quote names its wishes; before there is one, they are confirmed as they are told.
    const taken = turn.objections.length > objected;
    if (flow.slots.wishes !== wished && stayOf(flow) === undefined)
      turn.objections.push(...noted(turn, flow));
    return (
      taken ||
      chosen ||
      room !== undefined ||
      before !== JSON.stringify(flow.slots) ||
      // Repeating the same value is also an answer.
      slots.dates.length > 0 ||
      [slots.nights, slots.people, slots.rooms].some((value) => value !== undefined)
    );
  },
  advance: ask,
  again(turn, flow) {
    const reply = ask(turn, flow);
    const question = /[^.!?]+\?(?=[^?]*$)/.exec(reply.message.content)?.[0].trim();
    return question === undefined
      ? reply
      : { ...reply, message: { content: capital(question.replace(/^And /, "")) } };
  },
  about: aboutQuote,
  recap({ slots }) {
    const { arrival, nights, guests, rooms: count } = slots;
    const parts = [
      typeof arrival === "string" && `from ${spoken(parseIsoDate(arrival))}`,
      nights !== undefined && `for ${counted(Number(nights), "night")}`,
      guests !== undefined && `for ${counted(Number(guests), "guest")}`,
      count !== undefined && `in ${counted(Number(count), "room")}`,
    ].filter((part) => part !== false);
    return parts.length === 0 ? undefined : `a stay ${parts.join(", ")}`;
  },
};

const oneNight = anywhere(
  wordList`tonight, tonite, 2nite, (tomorrow|tmrw?|tmw|\w+day|mon|tues?|wed|thurs?|fri|sat|sun) (night|nite)`,
);
/** A day of the week: “only holiday” names none. */
const onlyOneNight =
  /\b(?:just|only)\b(?: \w+){0,3} (?:mon|tues|wednes|thurs|fri|satur|sun|to)day(?: night)?$|\b(?:just|only) one night\b/;

/** “Is the Suite free on the 30th” asks for the Suite. */
const asksIfFree =
  /^(?:is|are) (?:the|a|your|there a) (?:\w+ )?(?:room|suite|standard|harbou?r|family)\b.*\b(?:free|available|left)\b/;
const oneSingle =
  /\b(?<!\d )single(?: room)?\b(?! (?:beds?|mum|mom|dad|mother|father|parent|night|or|one))|\bi said single\b/;
const asksWhether =
  /^(?:(?:and|but|so) )*(?:is|are|which|what|how|does|do you)\b(?!.*\b(?:please|can i|could i|possible)\b)/;

/** Adds room requests, and the time of a late check-out. */
function takeWishes({ plain, slots: stated }: DraftTurn, { slots }: FlowState): void {
  // “Is it quiet there?” is a question; with days it is a request.
  const ids =
    asksWhether.test(plain) && stated.dates.length === 0
      ? []
      : roomWishesIn(plain).map(({ id }) => id);
  const known = String(slots.wishes ?? "")
    .split(",")
    .filter((id) => id !== "");
  const all = [...new Set([...known, ...ids])];
  if (all.length > 0) slots.wishes = all.join(",");
  if (isRegular.test(plain)) slots.regular = 1;
  const late = lateHourIn(plain);
  if (late !== undefined) slots.late = late;
}

/** Whether all rooms are single: “three singles”, but not “5 rooms, one single”. */
const allSingle = ({ message, slots }: DraftTurn): boolean =>
  slots.rooms !== undefined &&
  slots.people === undefined &&
  new RegExp(`\\b(?:${slots.rooms}|${inWords(slots.rooms)}|an?) (?:\\w+ )?singles?\\b`, "i").test(
    message,
  );

/** Takes “the second one”: one of the offers in the last quote. */
function takeOneOfThem(message: string, { slots }: FlowState): boolean {
  if (typeof slots.options !== "string" || !oneOfThem.test(message)) return false;
  const options = slots.options.split("|");
  const index = ordinals.find(([pattern]) => pattern.test(message))?.[1] ?? 0;
  const chosen = /\blast\b/i.test(message) ? options.at(-1) : options[index];
  if (chosen === undefined) return false;
  slots.chosen = chosen;
  return true;
}

/** “We stayed four times”, “with my 8 percent”: the discount of regular guests. */
const regularly = `${hotelRules.regularDiscount} ?(?:%|percent)`;
const isRegular = anywhere(wordList`
  regular (guest|customer|rate|discount)s?, (stayed|been|booked) (here )?(with you )?(3|4|5|6|7|8|9|\d\d|three|four|five|six|many|several) times, ${regularly}
`);

/** The start of the sentence: “A Family room from”, or just “From”. */
function wantedRoom({ slots }: FlowState): string {
  const room = rooms.find(({ id }) => id === slots.room);
  return room ? `A ${room.name} from` : "From";
}

function ask(turn: DraftTurn, flow: FlowState): ChatReply {
  const { arrival, nights, guests, children } = flow.slots;
  if (typeof arrival !== "string") {
    flow.asking = "arrival";
    const about = priceInMonth(turn, flow);
    if (about !== undefined)
      return say(`${about} Which day would you like to arrive?`, { source: "hotelRooms" });
    return say(
      turn.objections.length > 0
        ? "Which day would you like to arrive?"
        : askedBefore(turn, flow)
          ? `${partyOf(flow)} Which day would you arrive, roughly?`
          : "When would you like to arrive? Just the day is enough to start, such as “next Friday”.",
      {
        source: "hotelRooms",
        choices: /\bnext week\b/i.test(turn.message)
          ? pick("Monday next week", "Wednesday next week", "Friday next week")
          : pick("Tonight", "Tomorrow", "Next Friday"),
      },
    );
  }
  if (nights === undefined) {
    flow.asking = "nights";
    return say(`Arriving on ${spoken(parseIsoDate(arrival))}. For how many nights?`, {
      source: "hotelRooms",
      choices: pick("1 night", "2 nights", "3 nights", "A week"),
    });
  }
  if (guests === undefined) {
    flow.asking = "guests";
    return children === undefined
      ? say(
          `${wantedRoom(flow)} ${spoken(parseIsoDate(arrival))} for ${counted(Number(nights), "night")}${flow.slots.rides === undefined ? "" : ", with the car to the airport"}. And for how many people?`,
          {
            source: "hotelRooms",
            choices: pick("1 adult", "2 adults", "2 adults and 1 child", "4 adults"),
          },
        )
      : say(
          `${askedAdults(turn) ? "Noted" : `${counted(Number(children), "child", "children")}, noted`}. And how many adults?`,
          {
            source: "hotelRooms",
            choices: pick("1 adult", "2 adults", "3 adults"),
          },
        );
  }
  delete flow.asking;
  // A dog mentioned before the dates is part of the first quote.
  const pets = Number(turn.state.figures?.pets ?? 0);
  if (pets > 0 && flow.slots.quoted === undefined) flow.slots.pets ??= pets;
  atMost(turn.objections, flow.slots);
  return quoteReply(turn, flow);
}

/** Whether the number of adults was just asked for and the message does not answer it. */
const askedAdults = ({ state }: DraftTurn): boolean =>
  /how many adults\?/.test(state.exchanges.at(-1)?.bot ?? "");
/** Whether the date was just asked for and the message does not answer it. */
const askedBefore = ({ state }: DraftTurn, { slots }: FlowState): boolean =>
  slots.guests !== undefined &&
  /would you like to arrive|would you arrive/.test(state.exchanges.at(-1)?.bot ?? "");
/** Acknowledges what is known about the guests. */
const partyOf = ({ slots: { guests, children } }: FlowState): string =>
  children === undefined
    ? `Noted, ${counted(Number(guests), "guest")}.`
    : `Noted, ${counted(Number(guests), "guest")} with ${counted(Number(children), "child", "children")}.`;

/** Accepts the alternative date suggested because the wished one was full. */
export const movedOn: Handler = (turn) => {
  const slots = turn.state.finished?.slots ?? {};
  return start(turn, "quote", quoteFlow, {
    ...slots,
    ...(slots.nearest === undefined ? {} : { arrival: slots.nearest }),
  });
};
