import { dollars } from "../../dialogue/reply.ts";
import type { Points } from "../../knowledge/types.ts";
import { hotelRules as rules } from "./prices.ts";

/** Specific questions about the hotel and its rules, with their direct answers. In matching order. */
export const housePoints: Points = {
  children: [
    [
      /\b(?:cots?|cribs?|baby ?beds?|high ?chairs?)\b/,
      "Yes, cots and high chairs are free; say so with the booking.",
    ],
    [/\b(?:babysit\w*|nanny|sitter)\b/, "Yes, a babysitter can be arranged with two days’ notice."],
    [
      /\b(?:extra bed|bunk|own bed|sleep)\b/,
      `Yes: an extra bed is ${dollars(rules.extraBed)} a night for children of 6 to 12; the Family room has bunk beds.`,
    ],
    [
      /\b(?:games?|play\w*|toys?|do with)\b/,
      "There is a box of games at the desk; the harbour bath and the steam ferry on Sundays are good with children.",
    ],
    [
      /\b(?:pay|cost|price|free|how much|charge|extra)\b/,
      `Children under 6 stay free, those of 6 to 12 pay ${dollars(rules.extraBed)} a night for an extra bed; older ones count as adults.`,
    ],
    [
      /^(?:can|are|do|is)\b/,
      `Yes, children are welcome: under 6 they stay free, from 6 to 12 an extra bed is ${dollars(rules.extraBed)} a night. Cots are free.`,
    ],
  ],
  smoking: [
    [
      /\b(?:where|outside|bench|area)\b/,
      "On the sheltered bench in the yard; the house and its balconies are smoke-free.",
    ],
    [
      /\b(?:fine|fee|cost|what if|charge)\b/,
      `Airing a room that was smoked in costs ${dollars(rules.airing)}.`,
    ],
    [
      /./,
      "No: the whole house is smoke-free, balconies and vaping included. There is a sheltered bench in the yard.",
    ],
  ],
  accessibility: [
    [
      /\b(?:lift|elevator|stairs?|steps?)\b/,
      "Yes, there is a lift (door 90 cm) to all floors, and no step from the street.",
    ],
    [/\b(?:shower|bath\w*)\b/, "Yes, two rooms have a level shower with a seat and rails."],
    [/\b(?:deaf|hearing|alarm)\b/, "Yes, a vibrating alarm can be borrowed."],
    [
      /^(?:is|are|do|can|have)\b|\bwheel ?chairs?\b/,
      "Yes, it’s step-free from the street, with an elevator to all floors and two rooms with wide doors and a level shower. Ask for one with the booking.",
    ],
  ],
  facilities: [
    [/\b(?:bikes?|bicycles?|cycl\w*)\b/, "Yes, bicycles can be borrowed free of charge."],
    [/\b(?:lift|elevator)\b/, "Yes, a lift goes to all floors."],
    [/\b(?:meeting|conference)\b/, "Yes, a room for meetings of up to 24."],
  ],
  laundry: [
    [/\b(?:iron\w*)\b/, "Yes, you can borrow an iron and a board from the desk."],
    [
      /\b(?:sunday|when|how long|quick|ready|back)\b/,
      "In the bag before 9:00, back by 18:00; not on Sundays.",
    ],
    [
      /\b(?:how much|cost\w*|price)\b/,
      `A shirt is ${dollars(rules.washedShirt)}, trousers ${dollars(rules.washedTrousers)}, a bag of plain washing ${dollars(rules.bagOfWashing)}.`,
    ],
    [
      /^(?:is|do|can|have)\b/,
      `Yes: in the bag before 9:00, back by 18:00, not on Sundays. A shirt is ${dollars(rules.washedShirt)}.`,
    ],
  ],
  shuttle: [
    [
      /\b(?:bus|public|cheap\w*|last one|last bus|until when|how often)\b/,
      `The airport bus runs every 30 minutes from “Ferry”, ${dollars(rules.airportBus)}, until 23:10.`,
    ],
    [
      /\b(?:taxi|cab|uber|car)\b/,
      `The desk orders a fixed-price car: ${dollars(rules.airportCar)} to the airport for up to four, at any hour; tell us two hours ahead.`,
    ],
    [/\b(?:how long|far|minutes)\b/, "25 minutes by car."],
    [
      /\b(?:how much|cost\w*|price)\b/,
      `${dollars(rules.airportCar)} by car for up to four, ${dollars(rules.airportBus)} by bus.`,
    ],
    [
      /./,
      `No shuttle of our own. The desk orders a car for ${dollars(rules.airportCar)} (up to four, any hour), or take the airport bus for ${dollars(rules.airportBus)}.`,
    ],
  ],
  directions: [
    [
      /\b(?:airport|plane|fly\w*)\b/,
      "25 minutes by car from the airport; the airport bus stops at “Ferry”, forty steps from the door.",
    ],
    [
      /\b(?:station|train|rail)\b/,
      "12 minutes on foot from the station down to the water, or bus 4, three stops, to “Ferry”.",
    ],
    [
      /\b(?:car|drive|driving|park)\b/,
      "By car, take the harbour exit and follow the blue arrow to the yard.",
    ],
    [/\b(?:beach|sea|water|ferry)\b/, "Right by the water, forty steps from the ferry."],
  ],
  local_tips: [
    [
      /\b(?:grocer\w+|supermarkets?|pharmac\w+|atm|bank|doctor|chemist|store)\b/,
      "Not on our list; the desk knows the nearest. The market hall is open on Saturday mornings.",
    ],
    [
      /\b(?:eat|dinner|restaurants?|food|lunch)\b/,
      "The fish kitchen at berth 7, or the noodle bar in Ropewalk Lane.",
    ],
    [
      /\b(?:kids?|child(?:ren)?|family)\b/,
      "The harbour bath in summer, or the steam ferry on Sundays.",
    ],
    [
      /\b(?:museums?|rain\w*|indoors?)\b/,
      "The boat museum, 10:00–17:00, closed Monday, six minutes away.",
    ],
    [
      /\b(?:walk\w*|hik\w*|view|sunset|romantic)\b/,
      "The walk along the mole to the lighthouse: 40 minutes, best before sunset.",
    ],
    [/\b(?:market|shopping|shops?)\b/, "The market hall on Saturday mornings."],
  ],
  payment_issue: [
    [
      /\b(?:twice|double\w*|two (?:times|charges)|2 x|second|again|both)\b/,
      `I am sorry. One of the two is usually the ${dollars(rules.barDeposit)} reservation for the bar, gone within 2–5 days; if both are the full stay, the desk pays one back.`,
    ],
    [
      /\b(?:wrong|too much|more than|incorrect|not mine|did not)\b/,
      "I am sorry. Tell the desk the last four digits and the amount, never the whole number; any overcharge is paid back.",
    ],
    [
      /\b(?:refused|declined|rejected|not (?:go|work)\w*|fail\w*)\b/,
      "If a card is refused, the bank mostly wants a confirmation in its app; the desk can send a payment link instead.",
    ],
  ],
  deposit: [
    [
      /^(?:do|is|must|will|how much)\b|\bdeposit\b/,
      `No deposit on the flexible rate; a card keeps the room. On arrival the bank reserves ${dollars(rules.barDeposit)} for the bar, released when you leave.`,
    ],
  ],
  payment_methods: [
    [/\bcash\b/, "Yes, cash is fine at the desk."],
    [
      /\b(?:crypto|bitcoin|cheques?|checks?)\b/,
      "No, neither cheques nor crypto. Cards, Apple Pay, Google Pay and cash are fine.",
    ],
    [
      /\b(?:amex|american express|visa|mastercard|apple ?pay|google ?pay|credit cards?|cards?)\b/,
      "Yes: Visa, Mastercard, American Express, Apple Pay and Google Pay, or cash.",
    ],
    [/\bpaypal\b/, "Not at the desk: cards, Apple Pay, Google Pay and cash."],
    [/\b(?:split|separate\w*|share)\b/, "Yes, the bill can be split by room or by person."],
    [
      /\b(?:company|invoice|business)\b/,
      "Yes, companies can have an invoice with 14 days to pay after the first stay.",
    ],
    [
      /\b(?:when|now|later|advance|upfront)\b/,
      "On departure, at the desk; only the early-booking rate is paid when you book.",
    ],
  ],
  cancellation_policy: [
    [
      /\b(?:early|non ?refund\w*|cheap\w*)\b/,
      `The early-booking rate is not refundable, but its dates can be moved once for ${dollars(rules.dateChange)}.`,
    ],
    [
      /\b(?:late|after|last minute|same day|(?:on )?(?:the|that) day(?! before)|no ?show|not (?:come|show)|flight|sick|ill)\b/,
      "Free until 18:00 on the day before arrival; later, or if nobody comes, the first night is charged.",
    ],
    [
      /\b(?:until when|deadline|how (?:late|long)|when|latest)\b/,
      "Until 18:00 on the day before arrival, free of charge on the flexible rate.",
    ],
    [
      /^(?:can|is|could|do|may|what if)\b/,
      "Yes, the flexible rate can be cancelled free of charge until 18:00 on the day before arrival; after that the first night is charged.",
    ],
  ],
  housekeeping: [
    [
      /\b(?:towels?|pillows?|blankets?|toothbrush|adapters?|umbrella|soap|shampoo)\b/,
      "Of course: dial 0, or tell me your room number and I note it for the desk.",
    ],
    [
      /\b(?:when|what time|daily|every day|clean\w*|often)\b/,
      "Rooms are made up daily between 9:00 and 14:00.",
    ],
  ],
  events: [
    [
      /\b(?:wedding|part(?:y|ies)|birthday|celebrat\w*)\b/,
      "Yes, the dining room can be had on Mondays, up to 60 guests. Tell me date and number and I pass it on to the events desk.",
    ],
    [
      /\b(?:how much|cost|price)\b/,
      `The meeting room is ${dollars(rules.meetingHalfDay)} a half day and ${dollars(rules.meetingDay)} a day.`,
    ],
    [
      /\b(?:meeting|conference|seminar|workshop|projector|screen)\b/,
      `Yes, the net loft holds 24 around a table, with screen and coffee: ${dollars(rules.meetingHalfDay)} a half day, ${dollars(rules.meetingDay)} a day.`,
    ],
  ],
  lost_property: [
    [/\b(?:post|send|mail|ship)\b/, "Yes, we post it to you; it costs the postage."],
    [/\b(?:how long|kept|keep)\b/, "Things found in a room are kept for 90 days."],
    [
      /./,
      "What was it, in which room and on which day? Things are kept for 90 days; write to desk@harbourhouse.example and you hear within a day.",
    ],
  ],
  get_invoice: [
    [
      /./,
      "The bill comes by e-mail when you check out. For a company, give name, address and tax number before you leave.",
    ],
  ],
};
