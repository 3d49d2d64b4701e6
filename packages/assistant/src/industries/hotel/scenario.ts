import { factAnswer } from "../../dialogue/reply/fact.ts";
import { inWords } from "../../dialogue/reply/reply.ts";
import type { Handler, Scenario, Turn } from "../../dialogue/types.ts";
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
import { hotelSubjects } from "./house/subjects.ts";
import { intentOfValues, meantIntent } from "./meant-intent.ts";
import { accessRoom } from "./quote/access-room.ts";
import { toldLater } from "./quote/added-later.ts";
import { breakfastPrice } from "./quote/breakfast-price.ts";
import { childrensBreakfast } from "./quote/children-breakfast.ts";
import { paidForEach } from "./quote/children-pay.ts";
import { discountExplained } from "./quote/discount-explained.ts";
import { droppedExtra, takesOut } from "./quote/dropped-extra.ts";
import { ofEnquiry } from "./quote/enquiry.ts";
import { featurePrice } from "./quote/feature-price.ts";
import { parkingForNights } from "./quote/parking-price.ts";
import { passedOn } from "./quote/pass-on.ts";
import { movedOn, quoteFlow } from "./quote/quote.ts";
import { doubtsQuote } from "./quote/quote-doubts.ts";
import { quoteOffers } from "./quote/quote-reply.ts";
import { roomFeatures } from "./quote/room-features.ts";
import { roomSpokenOf } from "./quote/room-spoken-of.ts";
import { splitStay } from "./quote/split-stay.ts";
import { emailTold, withEmail } from "./quote/stated-email.ts";
import { toldInQuote } from "./quote/stated-guests.ts";
import { thinksItOver } from "./quote/thinks-it-over.ts";
import { cheaperOfTwo } from "./quote/two-stays.ts";
import { addsWishes } from "./quote/wishes-added.ts";
import { resolveHotel } from "./resolve.ts";
import { accessAsked } from "./rooms/access-asked.ts";
import { measuresAsked } from "./rooms/access-measures.ts";
import { hotelRules } from "./rooms/prices.ts";
import { lateHourIn, roomWishesIn } from "./rooms/room-wishes.ts";
import { bookingStart, quoteStart } from "./starts.ts";
import { withoutPassing } from "./stay/days-in-passing.ts";
import { pastStay } from "./stay/past-stay.ts";
import { toldIn } from "./stay/stated.ts";
import { asksForStay, beginsStay } from "./stay/stay-first.ts";
import { fireRisk, ifItBurns } from "./trouble/fire-risk.ts";
import { personAsked } from "./trouble/person-asked.ts";
import { roomProblem } from "./trouble/room-problem.ts";
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
    splitStay(turn) ??
    cheaperOfTwo(turn) ??
    parkingForNights(turn) ??
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
  overrideIntent: meantIntent,
  guess: intentOfValues,
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
