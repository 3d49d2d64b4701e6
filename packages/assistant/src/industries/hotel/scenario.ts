import { factAnswer } from "../../dialogue/fact.ts";
import { inWords } from "../../dialogue/reply.ts";
import type { Handler, Scenario, Turn } from "../../dialogue/types.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { bookingFlow } from "./booking/booking.ts";
import { bookingGuests } from "./booking/booking-guests.ts";
import { bookingPlea } from "./booking/booking-plea.ts";
import { bookingWish } from "./booking/booking-wishes.ts";
import { shorterStay } from "./booking/shorter-stay.ts";
import { staysAsItIs } from "./booking/stays-as-it-is.ts";
import { withoutNumber } from "./booking/without-number.ts";
import { eventPassedOn, passEvent } from "./desk/event.ts";
import { totalWithStay } from "./desk/event-total.ts";
import { handOverGuest } from "./desk/hand-over.ts";
import { hotelErrands } from "./desk/hotel-errands.ts";
import { lostThing } from "./desk/lost-thing.ts";
import { notOnRecord, passesOn, passQuestion, questionPassedOn } from "./desk/not-on-record.ts";
import { askedFirst } from "./house/asked-first.ts";
import { dinesHere } from "./house/dines-here.ts";
import { lateArrival } from "./house/late-arrival.ts";
import { lateCheckout } from "./house/late-check-out.ts";
import { menuAsked } from "./house/menu.ts";
import { ofHouse } from "./house/of-house.ts";
import { ofLastAnswer } from "./house/of-last-answer.ts";
import { petPlace } from "./house/pet-places.ts";
import {
  eachPerson,
  noEmergency,
  ofCars,
  ofStay,
  smokes,
  whichRooms,
} from "./house/scenario-words.ts";
import { hotelSubjects } from "./house/subjects.ts";
import { accessRoom } from "./quote/access-room.ts";
import { toldLater } from "./quote/added-later.ts";
import { breakfastPrice } from "./quote/breakfast-price.ts";
import { childrensBreakfast } from "./quote/children-breakfast.ts";
import { paidForEach } from "./quote/children-pay.ts";
import { discountExplained } from "./quote/discount-explained.ts";
import { droppedExtra, takesOut } from "./quote/dropped-extra.ts";
import { ofEnquiry } from "./quote/enquiry.ts";
import { featurePrice } from "./quote/feature-price.ts";
import { hasRoom, wantsNoStay } from "./quote/has-room.ts";
import { passedOn } from "./quote/pass-on.ts";
import { movedOn, quoteFlow } from "./quote/quote.ts";
import { doubtsQuote } from "./quote/quote-doubts.ts";
import { quoteOffers } from "./quote/quote-reply.ts";
import { roomFeatures } from "./quote/room-features.ts";
import { roomSpokenOf } from "./quote/room-spoken-of.ts";
import { emailTold, withEmail } from "./quote/stated-email.ts";
import { toldInQuote } from "./quote/stated-guests.ts";
import { thinksItOver } from "./quote/thinks-it-over.ts";
import { addsWishes } from "./quote/wishes-added.ts";
import { resolveHotel } from "./resolve.ts";
import { accessAsked } from "./rooms/access-asked.ts";
import { measuresAsked } from "./rooms/access-measures.ts";
import { hotelRules } from "./rooms/prices.ts";
import { lateHourIn, roomWishesIn } from "./rooms/room-wishes.ts";
import { bookingStart, quoteStart } from "./starts.ts";
import { withoutPassing } from "./stay/days-in-passing.ts";
import { isInHouse } from "./stay/guest-of-house.ts";
import { onlyStayed, pastStay } from "./stay/past-stay.ts";
import { toldIn } from "./stay/stated.ts";
import { asksForStay, beginsStay, wouldStay } from "./stay/stay-first.ts";
import { fireRisk, ifItBurns } from "./trouble/fire-risk.ts";
import { personAsked } from "./trouble/person-asked.ts";
import { isBroken, isDisturbed, roomProblem } from "./trouble/room-problem.ts";
import { complaintTold } from "./trouble/stated-complaint.ts";
import { inTrouble, whatComesOff } from "./trouble/trouble.ts";

const isShort = ({ message }: Turn): boolean => message.trim().split(/\s+/).length <= 4;

/** “And can we cancel later?” next to a quote asks for the rule, as there is no booking yet. */
const cancelStart: Handler = (turn) => {
  const owned = /\b(?:my|our|the) (?:reservation|booking|stay)\b/.test(turn.plain);
  const quoting =
    turn.state.finished?.name === "quote" || (turn.state.flow?.name === "quote" && !owned);
  const beside = quoting && turn.slots.references.length === 0;
  const rule = beside ? factAnswer(turn, "cancellation_policy") : undefined;
  return rule ?? bookingStart(turn);
};

/** On their own these ask for directions, not for local tips. */
const bySight = /\b(?:train|rail\w*|bus|tram|metro) ?(?:stations?|stops?|lines?)\b|\bthe station\b/;

const roomTrouble = new Set([
  "",
  "room_service",
  "complaint",
  "housekeeping",
  "events",
  "smoking",
  "emergency",
]);

/** Intents that mean the booking when a booking number is given. */
const vague = new Set([
  "room_types",
  "search_hotel",
  "check_availability",
  "greeting",
  "housekeeping",
]);

const byDays = /\b(?:\d|an?|one|two|three|some|few) (?:days?|weeks?) (?:later|earlier|sooner)\b/;
const moneyOf = /\b(?:refund\w*|money back|cancel\w*|get (?:it|everything|anything) back)\b/;
const onBill = /\b(?:bill|charged?|minibar|invoice)\b/;

const ofFault = anywhere(wordList`
  fix\w*, repair\w*, someone, somebody, broken?, stuck, dirty, smell\w*, nois\w*, loud, wrong, (does|is|do|are) not, not work\w*, still
`);
const onePerson = /^(?:(?:for|just|only|it is) )*(?:one|1|a single) person$/;
const asksOnly = /^(?:is|are|does|do|will|can (?:she|he|we|i|they)|how|what|which|where|when)\b/;
const reportsFault = (plain: string) =>
  ofFault.test(plain) || isBroken(plain) || isDisturbed(plain);
/** A message that names a facility of the hotel but no stay asks about that. */
const houseWords: readonly (readonly [string, RegExp])[] = [
  ["parking", /\b(?:parking|car park|garage)\b/],
  ["wifi", /\bwi-?fi\b|\binternet\b/],
  ["breakfast", /\bbreakfasts?\b/],
];

const introduces =
  /^(?:we are|for us|we would be|there are|family of|travell?ing)\b|\bwe are (?:a )?family\b/;

export const hotelScenario: Scenario = {
  flows: { quote: quoteFlow, booking: bookingFlow },
  handlers: {
    book_room: quoteStart,
    check_availability: quoteStart,
    room_prices: quoteStart,
    search_hotel: quoteStart,
    check_reservation: bookingStart,
    change_reservation: bookingStart,
    cancel_reservation: cancelStart,
    extend_stay: bookingStart,
    late_checkout: lateCheckout,
    room_problem: roomProblem,
    human_agent: (turn) => personAsked(turn, hotelScenario),
    distress: handOverGuest,
  },
  figuresIn: toldIn,
  withoutPassing,
  takesOut,
  inHand: (turn) =>
    fireRisk(turn) ??
    accessRoom(turn) ??
    measuresAsked(turn) ??
    accessAsked(turn) ??
    pastStay(turn) ??
    totalWithStay(turn) ??
    petPlace(turn) ??
    askedFirst(turn) ??
    emailTold(turn) ??
    complaintTold(turn) ??
    thinksItOver(turn) ??
    withoutNumber(turn) ??
    ofEnquiry(turn) ??
    ofLastAnswer(turn) ??
    droppedExtra(turn) ??
    breakfastPrice(turn) ??
    toldInQuote(turn) ??
    discountExplained(turn) ??
    doubtsQuote(turn) ??
    toldLater(turn) ??
    addsWishes(turn) ??
    featurePrice(turn) ??
    roomFeatures(turn) ??
    menuAsked(turn) ??
    dinesHere(turn) ??
    paidForEach(turn) ??
    childrensBreakfast(turn) ??
    (asksForStay(turn) ? undefined : ifItBurns(turn)) ??
    lostThing(turn) ??
    staysAsItIs(turn) ??
    bookingPlea(turn) ??
    shorterStay(turn) ??
    bookingGuests(turn) ??
    lateArrival(turn) ??
    bookingWish(turn) ??
    inTrouble(turn) ??
    ofHouse(turn),
  resolve: resolveHotel,
  subjects: hotelSubjects,
  errands: hotelErrands,
  heed: withEmail,
  asksAgain: true,
  thingSpokenOf: roomSpokenOf,
  handOver: (turn) => pastStay(turn) ?? whatComesOff(turn) ?? handOverGuest(turn),
  tellsTask: (turn) => asksForStay(turn) || beginsStay(turn),
  covers: ({ plain }, intent) =>
    quoteFlow.intents.includes(intent) &&
    (/^(?:what|which) rooms?(?: do you have| are (?:free|there|left)| would (?:we|you) \w+)?$/.test(
      plain,
    ) ||
      roomWishesIn(plain).length > 0 ||
      lateHourIn(plain) !== undefined) &&
    !/\b(?:how much|price|cost\w*|when|where|why)\b/.test(plain),
  ofReference: () => "check_reservation",
  overrideIntent(turn) {
    const { intent, message, plain, slots, understanding } = turn;
    const { text } = understanding;
    // A booking number next to another subject's words asks about that booking.
    const ofBooking = (slots.references[0] ?? "").startsWith("HH");
    if (ofBooking && moneyOf.test(turn.plain) && !onBill.test(turn.plain))
      return "cancel_reservation";
    // “One day later” moves a booking and does not ask for a late check-out.
    if (ofBooking && byDays.test(plain)) return "change_reservation";
    if (ofBooking && vague.has(intent)) return "check_reservation";
    // A guest who tells the room with a complaint is not asked for it.
    if (intent === "complaint" && isInHouse(turn)) return "distress";
    const wantsStay = asksForStay(turn) || quoteFlow.intents.includes(intent);
    if (wantsStay && onlyStayed(plain)) return "check_reservation";
    if (wantsStay && !quoteFlow.intents.includes(intent)) return "book_room";
    const stays = slots.dates.length > 0 && slots.people !== undefined && !message.includes("?");
    if (stays && ["children", "pets", "accessibility"].includes(intent)) return "book_room";
    // “We are two adults and three kids” introduces a family that needs a room.
    const family = slots.people !== undefined && slots.children !== undefined;
    if (family && intent === "children" && introduces.test(turn.plain)) return "book_room";
    if (intent === "" && wouldStay(turn)) return "book_room";
    // “What if I stay 5 nights”, “from 11 January”: begins a quote where there is none.
    if (beginsStay(turn)) return "book_room";
    if (intent === "human_agent" && onePerson.test(plain)) return "";
    if (whichRooms.test(plain) && slots.dates.length === 0) return "room_types";
    if (bySight.test(turn.plain) && ["", "local_tips"].includes(intent)) return "directions";
    // “What if there is a fire alarm”, “there is no fire”: not an emergency.
    if (intent === "emergency" && noEmergency.test(plain)) return "";
    if (intent === "emergency" && smokes.test(plain)) return "room_problem";
    // “Is the shower all right for her?” asks before the stay and reports no fault.
    const plans = turn.state.done?.some(({ name }) => name === "quote") && !isInHouse(turn);
    if (intent === "room_problem" && (plans || asksOnly.test(plain)) && !reportsFault(plain))
      return "";
    if (isDisturbed(turn.plain) && roomTrouble.has(intent)) return "room_problem";
    if (quoteFlow.intents.includes(intent) && (hasRoom(turn) || wantsNoStay(turn))) return "";
    if (intent === "parking" && !ofCars.test(plain)) return "";
    const stated = [slots.nights, slots.people, slots.rooms].some((value) => value !== undefined);
    if (intent === "search_hotel" && !stated && slots.dates.length === 0 && !ofStay.test(plain)) {
      const asked = houseWords.find(([, words]) => words.test(plain));
      if (asked) return asked[0];
    }
    const late =
      /\b(?:check|checking) ?out\b.*\blate|\blater? (?:check ?out|departure)\b|\bleave (?:the room )?later?\b/i;
    if (/\b(?:when|what time|how late)\b.*\b(?:be|get|clear|go|move) out\b/.test(plain))
      return "check_out";
    if (intent === "human_agent" && eachPerson.test(plain)) return "";
    if (intent === "extend_stay" && lateHourIn(plain) !== undefined) return "late_checkout";
    if (late.test(text) && ["check_in", "check_out", ""].includes(intent)) return "late_checkout";
    return intent === "search_hotel" && /^(?:do|have|is|any)\b.*\bparking$/i.test(text)
      ? "parking"
      : undefined;
  },
  guess: (turn) => {
    const { message, slots, state, understanding } = turn;
    if (hasRoom(turn) || wantsNoStay(turn)) return undefined;
    if (/\bcancel/i.test(message) && state.finished?.name === "quote") return "cancel_reservation";
    const stay = [slots.people, slots.rooms, slots.nights].some((value) => value !== undefined);
    const wantsRoom =
      /\b(?:like|need|want|looking for|get|have)\b.{0,20}\b(?:an?|some|one|two|three|\d+)\b.{0,20}\brooms?\b/i.test(
        message,
      ) && !/\?$/.test(message);
    // “How much for Saturday” asks for a room, whatever intent it resembles.
    if (
      slots.dates.length > 0 &&
      /\b(?:how much|price|cost|rates?|rooms?|free|available)\b/i.test(message)
    )
      return "book_room";
    const near = understanding.guesses
      .slice(0, 3)
      .some(({ intent }) => quoteFlow.intents.includes(intent));
    return wantsRoom ||
      (stay && slots.dates.length > 0) ||
      (slots.dates.length > 1 && message.split(/\s+/).length <= 8) ||
      ((stay || slots.dates.length > 0) && near && understanding.decision !== "out_of_scope")
      ? "book_room"
      : undefined;
  },
  notOnRecord,
  passesOn,
  accept: {
    [quoteOffers.passOn]: passedOn,
    [quoteOffers.move]: movedOn,
    [passQuestion]: questionPassedOn,
    [passEvent]: eventPassedOn,
  },
  goesOn: {
    late_checkout: (turn) =>
      isShort(turn) && (turn.slots.time !== undefined || turn.slots.numbers.length > 0),
    distress: (turn) => isShort(turn) && /\b\d{1,3}\b/.test(turn.message),
    room_problem: (turn) => isShort(turn) && /\b\d{1,3}\b/.test(turn.message),
  },
  discounts: {
    given: {
      [hotelRules.groupDiscount]: `${hotelRules.groupDiscount}% less from the third direct booking on, and for groups from ${inWords(hotelRules.groupRooms)} rooms`,
      [hotelRules.earlyDiscount]: `${hotelRules.earlyDiscount}% less when you book ${hotelRules.earlyDays} days ahead, not refundable`,
      [hotelRules.midweekDiscount]: `${hotelRules.midweekDiscount}% less for three nights or more from Sunday to Thursday`,
    },
    otherwise: `What we do have: ${hotelRules.midweekDiscount}% less for three nights from Sunday to Thursday, or ${hotelRules.earlyDiscount}% for booking ${hotelRules.earlyDays} days ahead. Give me your dates and I’ll quote the better one.`,
  },
  starters: [
    "Two rooms next Friday for 3 nights, 4 adults",
    "Can we check out at 2pm?",
    "Is there parking?",
    "When is breakfast?",
  ],
  can: "price a stay, tell you about the house, look up a booking or fetch the front desk",
};
