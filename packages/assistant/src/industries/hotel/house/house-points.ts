import { dollars } from "../../../dialogue/reply/reply.ts";
import type { Points } from "../../../knowledge/types.ts";
import { hotelRules as rules } from "../rooms/prices.ts";

/** Specific questions about the hotel and its rules, with their direct answers. In matching order. */
export const housePoints: Points = {
  children: [
    [
      /\b(?:cots?|cribs?|baby ?beds?|high ?chairs?)\b/,
      "Yes, cots and high chairs are free; just ask when you book.",
    ],
    [/\b(?:babysit\w*|nanny|sitter)\b/, "Yes, we can arrange a babysitter with two days’ notice."],
    [
      /\b(?:extra bed|bunk|own bed|sleep)\b/,
      `Yes, an extra bed is ${dollars(rules.extraBed)} a night for children aged 6 to 12, and the Family room has bunk beds.`,
    ],
    [
      /\b(?:games?|play\w*|toys?|do with)\b/,
      "There’s a box of games at the desk, and kids like the harbour bath and the steam ferry on Sundays.",
    ],
    [
      /\b(?:pay|cost|price|free|how much|charge|extra)\b/,
      `Children under 6 stay free, those aged 6 to 12 pay ${dollars(rules.extraBed)} a night for an extra bed, and older ones count as adults.`,
    ],
    [
      /^(?:can|are|do|is)\b/,
      `Yes, children are welcome. Under 6 they stay free, and from 6 to 12 an extra bed is ${dollars(rules.extraBed)} a night. Cots are free.`,
    ],
  ],
  smoking: [
    [
      /\b(?:where|outside|bench|area)\b/,
      "You can smoke at the sheltered bench in the yard; the hotel and its balconies are smoke-free.",
    ],
    [
      /\b(?:fine|fee|cost|what if|charge)\b/,
      `Airing out a room that was smoked in costs ${dollars(rules.airing)}.`,
    ],
    [
      /./,
      "No, the whole hotel is smoke-free, including balconies, and vaping counts too. There’s a sheltered bench in the yard.",
    ],
  ],
  accessibility: [
    [
      /\b(?:lift|elevator|stairs?|steps?)\b/,
      "Yes, there’s a lift (door 90 cm) to all floors, and no step from the street.",
    ],
    [/\b(?:shower|bath\w*)\b/, "Yes, two rooms have a level shower with a seat and rails."],
    [/\b(?:deaf|hearing|alarm)\b/, "Yes, you can borrow a vibrating alarm."],
    [
      /^(?:is|are|do|can|have)\b|\bwheel ?chairs?\b/,
      "Yes, it’s step-free from the street, with a lift to all floors and two rooms with wide doors and a level shower. Ask for one when you book.",
    ],
  ],
  facilities: [
    [/\b(?:bikes?|bicycles?|cycl\w*)\b/, "Yes, you can borrow bicycles free of charge."],
    [/\b(?:lift|elevator)\b/, "Yes, a lift goes to all floors."],
    [/\b(?:meeting|conference)\b/, "Yes, there’s a room for meetings of up to 24."],
  ],
  laundry: [
    [/\b(?:iron\w*)\b/, "Yes, you can borrow an iron and a board from the desk."],
    [
      /\b(?:sunday|when|how long|quick|ready|back)\b/,
      "Put it in the bag before 9:00 and it’s back by 18:00, except on Sundays.",
    ],
    [
      /\b(?:how much|cost\w*|price)\b/,
      `A shirt is ${dollars(rules.washedShirt)}, trousers ${dollars(rules.washedTrousers)}, a bag of plain washing ${dollars(rules.bagOfWashing)}.`,
    ],
    [
      /^(?:is|do|can|have)\b/,
      `Yes, if it’s in the bag before 9:00 it’s back by 18:00, except on Sundays. A shirt is ${dollars(rules.washedShirt)}.`,
    ],
  ],
  shuttle: [
    [
      /\b(?:bus|public|cheap\w*|last one|last bus|until when|how often)\b/,
      `The airport bus runs from “Ferry” every 30 minutes until 23:10 and costs ${dollars(rules.airportBus)}.`,
    ],
    [
      /\b(?:with a sign|at arrivals|arrivals hall|drivers? (?:wait|be|meet)\w*|wait\w* for (?:me|us))\b/,
      "Yes, the driver waits in the arrivals hall with your name. Give the desk your flight number.",
    ],
    [
      /\b(?:taxi|cab|uber|car)\b/,
      `The desk can order a fixed-price car: ${dollars(rules.airportCar)} to or from the airport for up to four, at any hour; give us two hours’ notice.`,
    ],
    [/\b(?:how long|far|minutes)\b/, "It’s 25 minutes by car."],
    [
      /\b(?:how much|cost\w*|price)\b/,
      `It’s ${dollars(rules.airportCar)} by car for up to four, or ${dollars(rules.airportBus)} by bus.`,
    ],
    [
      /./,
      `No, we don’t have our own shuttle. The desk can order a car for ${dollars(rules.airportCar)} (up to four, any hour), or take the airport bus for ${dollars(rules.airportBus)}.`,
    ],
  ],
  directions: [
    [
      /\b(?:airport|plane|fly\w*)\b/,
      "It’s 25 minutes by car from the airport, and the airport bus stops at “Ferry”, forty steps from the door.",
    ],
    [
      /\b(?:station|train|rail)\b/,
      "From the station it’s 12 minutes on foot down to the water, or three stops on bus 4 to “Ferry”.",
    ],
    [
      /\b(?:car|drive|driving|park)\b/,
      "By car, take the harbour exit and follow the blue arrow to the yard.",
    ],
    [/\b(?:beach|sea|water|ferry)\b/, "We’re right by the water, forty steps from the ferry."],
  ],
  local_tips: [
    [
      /\b(?:grocer\w+|supermarkets?|pharmac\w+|atm|bank|doctor|chemist|store)\b/,
      "That isn’t on our list, but the desk knows the nearest one. The market hall is open on Saturday mornings.",
    ],
    [
      /\b(?:eat|dinner|restaurants?|food|lunch)\b/,
      "Try the fish kitchen at berth 7 or the noodle bar in Ropewalk Lane.",
    ],
    [
      /\b(?:kids?|child(?:ren)?|family)\b/,
      "Try the harbour bath in summer or the steam ferry on Sundays.",
    ],
    [
      /\b(?:museums?|rain\w*|indoors?)\b/,
      "There’s the boat museum, 10:00–17:00, closed Monday, six minutes away.",
    ],
    [
      /\b(?:walk\w*|hik\w*|view|sunset|romantic)\b/,
      "Try the walk along the mole to the lighthouse: it takes 40 minutes and is nicest before sunset.",
    ],
    [/\b(?:market|shopping|shops?)\b/, "There’s the market hall on Saturday mornings."],
  ],
  payment_issue: [
    [
      /\b(?:twice|double\w*|two (?:times|charges)|2 x|second|again|both)\b/,
      `I’m sorry about that. One of the two is usually the ${dollars(rules.barDeposit)} hold for the bar, which drops off within 2–5 days; if both are the full stay, the desk will refund one.`,
    ],
    [
      /\b(?:wrong|too much|more than|incorrect|not mine|did not)\b/,
      "I’m sorry about that. Give the desk the last four digits and the amount, never the full number; any overcharge is refunded.",
    ],
    [
      /\b(?:refused|declined|rejected|not (?:go|work)\w*|fail\w*)\b/,
      "If a card is declined, your bank usually wants you to confirm in its app; the desk can send a payment link instead.",
    ],
  ],
  deposit: [
    [
      /^(?:do|is|must|will|how much)\b|\bdeposit\b/,
      `No, there’s no deposit on the flexible rate; a card holds the room. On arrival we place a ${dollars(rules.barDeposit)} hold for the bar, released when you leave.`,
    ],
  ],
  payment_methods: [
    [/\bcash\b/, "Yes, you can pay cash at the desk."],
    [
      /\b(?:crypto|bitcoin|cheques?|checks?)\b/,
      "No, we don’t take checks or crypto. Cards, Apple Pay, Google Pay and cash are fine.",
    ],
    [
      /\b(?:amex|american express|visa|mastercard|apple ?pay|google ?pay|credit cards?|cards?)\b/,
      "Yes, we take Visa, Mastercard, American Express, Apple Pay and Google Pay, or cash.",
    ],
    [/\bpaypal\b/, "Not at the desk; we take cards, Apple Pay, Google Pay and cash."],
    [/\b(?:split|separate\w*|share)\b/, "Yes, we can split the bill by room or by person."],
    [
      /\b(?:company|invoice|business)\b/,
      "Yes, after their first stay companies can pay by invoice within 14 days.",
    ],
    [
      /\b(?:when|now|later|advance|upfront)\b/,
      "You pay at the desk when you leave; only the early-booking rate is paid when you book.",
    ],
  ],
  cancellation_policy: [
    [
      /\b(?:early|non ?refund\w*|cheap\w*)\b/,
      `The early-booking rate isn’t refundable, but you can move its dates once for ${dollars(rules.dateChange)}.`,
    ],
    [
      /\b(?:late|after|last minute|same day|(?:on )?(?:the|that) day(?! before)|(?:in the|that|tomorrow) morning|no ?show|not (?:come|show)|flight|sick|ill)\b/,
      "It’s free until 18:00 on the day before arrival; after that, or if no one shows up, the first night is charged.",
    ],
    [
      /\b(?:until when|deadline|how (?:late|long)|when|latest)\b/,
      "You have until 18:00 on the day before arrival, free of charge on the flexible rate.",
    ],
    [
      /^(?:and |but |so )*what (?:if|happens)\b/,
      "The flexible rate can be cancelled free of charge until 18:00 on the day before arrival; after that, the first night is charged.",
    ],
    [
      /^(?:can|is|could|do|may)\b/,
      "Yes, the flexible rate can be cancelled free of charge until 18:00 on the day before arrival; after that, the first night is charged.",
    ],
  ],
  housekeeping: [
    [
      /\b(?:towels?|pillows?|blankets?|toothbrush|adapt[eo]rs?|umbrella|soap|shampoo)\b/,
      "Of course: dial 0, or give me your room number and I’ll note it for the desk.",
    ],
    [
      /\b(?:when|what time|daily|every day|clean\w*|often)\b/,
      "Rooms are made up every day between 9:00 and 14:00.",
    ],
  ],
  events: [
    [
      /\b(?:wedding|part(?:y|ies)|birthday|celebrat\w*)\b/,
      "Yes, you can have the dining room on Mondays, for up to 60 guests. Tell me the date and number and I’ll pass it on to the events desk.",
    ],
    [
      /\b(?:how much|cost|price)\b/,
      `The meeting room is ${dollars(rules.meetingHalfDay)} for a half day and ${dollars(rules.meetingDay)} for a full day.`,
    ],
    [
      /\b(?:meeting|conference|seminar|workshop|projector|screen)\b/,
      `Yes, the net loft fits 24 around a table, with a screen and coffee: ${dollars(rules.meetingHalfDay)} for a half day, ${dollars(rules.meetingDay)} for a full day.`,
    ],
  ],
  lost_property: [
    [/\b(?:post|send|mail|ship)\b/, "Yes, we can mail it to you; you pay the postage."],
    [/\b(?:how long|kept|keep)\b/, "We keep things found in a room for 90 days."],
    [
      /./,
      "What was it, in which room, and on what day? We keep things for 90 days; write to desk@harbourhouse.example and you’ll hear within a day.",
    ],
  ],
  get_invoice: [
    [
      /./,
      "We e-mail the bill when you check out. For a company, give us the name, address and tax number before you leave.",
    ],
  ],
};
