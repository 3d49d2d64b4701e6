import { hotelRules, rooms, sampleBookings } from "#content/assistant/sample/hotel.ts";
import type { ChatReply } from "../contract.ts";
import { start } from "../dialogue/flows.ts";
import { dollars, pick, say, spoken } from "../dialogue/reply.ts";
import type { Flow, FlowState, Handler, Scenario, Turn } from "../dialogue/types.ts";
import { addDays, daysBetween, isoDate, parseIsoDate } from "../understanding/slots.ts";

type RoomId = (typeof rooms)[number]["id"];

const roomWords: readonly (readonly [RoomId, RegExp])[] = [
  ["family", /\bfamily\b/i],
  ["suite", /\bsuites?\b/i],
  ["harbour", /\b(?:sea|harbou?r|water) ?(?:view|room)|\bview\b|\bdeluxe\b|\bsuperior\b/i],
  ["standard", /\bstandard\b|\bcheap(?:est)?\b|\bsingle\b/i],
];

/** Dates, nights, guests and rooms, in any order and in as many messages as the visitor likes; then the quote. */
const quoteFlow: Flow = {
  title: "your room",
  intents: ["book_room", "check_availability", "room_prices", "search_hotel", "upgrade_room"],
  take(turn, flow) {
    const { slots } = turn;
    let taken = false;
    const put = (key: string, value: string | number | undefined) => {
      if (value === undefined) return;
      flow.slots[key] = value;
      taken = true;
    };
    const [first, second] = slots.dates;
    if (first) {
      const leaving =
        flow.asking === "nights" ||
        /\b(?:leave|leaving|until|till|check ?out|depart)/i.test(turn.message);
      const arrival = flow.slots.arrival;
      if (
        leaving &&
        second === undefined &&
        first.until === undefined &&
        typeof arrival === "string" &&
        first.date > arrival
      ) {
        put("nights", daysBetween(arrival, first.date));
      } else {
        put("arrival", first.date);
        const until = first.until ?? second?.date;
        if (until !== undefined && until > first.date)
          put("nights", daysBetween(first.date, until));
      }
    }
    put("nights", slots.nights);
    put("guests", slots.people);
    put("children", slots.children);
    put(
      "rooms",
      slots.rooms !== undefined && (slots.rooms > 1 || flow.slots.rooms !== undefined)
        ? slots.rooms
        : undefined,
    );
    const bare = slots.numbers.find((value) => value > 0 && value < 40);
    if (!taken && bare !== undefined && (flow.asking === "nights" || flow.asking === "guests"))
      put(flow.asking, bare);
    for (const [id, pattern] of roomWords) {
      if (pattern.test(turn.message)) {
        put("room", id);
        break;
      }
    }
    return taken;
  },
  advance(turn, flow) {
    const { arrival, nights, guests } = flow.slots;
    const today = isoDate(turn.now);
    if (typeof arrival !== "string") {
      flow.asking = "arrival";
      return say(
        "When would you like to arrive? A day is enough for a start, such as “next Friday”.",
        { source: "hotel", choices: pick("Tonight", "Tomorrow", "Next Friday") },
      );
    }
    if (arrival < today || daysBetween(today, arrival) > hotelRules.ahead) {
      flow.asking = "arrival";
      delete flow.slots.arrival;
      return say(
        arrival < today
          ? "That day is past. Which day shall it be?"
          : "The sample calendar is open for eleven months ahead. Which earlier day would suit you?",
        { source: "hotel" },
      );
    }
    if (nights === undefined) {
      flow.asking = "nights";
      return say(`Arriving on ${spoken(parseIsoDate(arrival))}. For how many nights?`, {
        source: "hotel",
        choices: pick("1 night", "2 nights", "3 nights", "A week"),
      });
    }
    if (Number(nights) > hotelRules.longest) {
      flow.asking = "nights";
      delete flow.slots.nights;
      return say(
        `I can quote up to ${hotelRules.longest} nights; for longer stays the front desk makes a price of its own. How many nights shall I take?`,
        {
          source: "hotel",
          choices: [{ label: "Talk to the desk", send: "I want to talk to a person" }],
        },
      );
    }
    if (guests === undefined) {
      flow.asking = "guests";
      return say("And for how many people?", {
        source: "hotel",
        choices: pick("1 adult", "2 adults", "2 adults and 1 child", "4 adults"),
      });
    }
    delete flow.asking;
    return quote(turn, flow, arrival, Number(nights), Number(guests));
  },
};

/** How many rooms of a kind are free in a night of the sample: steady for a date, fewer at weekends. */
function free(id: RoomId, date: string): number {
  const room = rooms.find((entry) => entry.id === id);
  if (!room) return 0;
  let seed = 0;
  for (const letter of date + id) seed = (seed * 31 + letter.charCodeAt(0)) % 9973;
  const weekday = parseIsoDate(date).getDay();
  const taken = (seed % 5) + (weekday === 5 || weekday === 6 ? 2 : 0);
  return Math.max(0, room.count - Math.floor((taken * room.count) / 8));
}

type Offer = {
  name: string;
  id: RoomId;
  perRoom: number;
  nights: { date: string; rate: number }[];
  discount: number;
  total: number;
  rooms: number;
  free: number;
};

function offer(
  room: (typeof rooms)[number],
  arrival: string,
  nights: number,
  count: number,
  guests: number,
): Offer {
  const each = Array.from({ length: nights }, (_night, index) => {
    const date = addDays(arrival, index);
    const weekday = parseIsoDate(date).getDay();
    const weekend = weekday === 5 || weekday === 6;
    return {
      date,
      rate: weekend ? Math.round(room.rate * (1 + hotelRules.weekend / 100)) : room.rate,
      weekend,
    };
  });
  const perRoom = each.reduce((sum, night) => sum + night.rate, 0);
  const midweek = nights >= 3 && each.every((night) => !night.weekend);
  const discount = midweek ? Math.round(perRoom * count * hotelRules.midweekDiscount) / 100 : 0;
  const tax = guests * nights * hotelRules.cityTax;
  return {
    name: room.name,
    id: room.id,
    perRoom,
    nights: each,
    discount,
    rooms: count,
    total: perRoom * count - discount + tax,
    free: Math.min(...each.map(({ date }) => free(room.id, date))),
  };
}

function quote(
  turn: Turn,
  flow: FlowState,
  arrival: string,
  nights: number,
  guests: number,
): ChatReply {
  const wanted = flow.slots.room;
  const asked = Number(flow.slots.rooms ?? 0);
  const offers = rooms
    .map((room) =>
      offer(room, arrival, nights, Math.max(asked, Math.ceil(guests / room.sleeps)), guests),
    )
    .filter((entry) => entry.free >= entry.rooms)
    .sort((a, b) => a.total - b.total);
  const dates = `${spoken(parseIsoDate(arrival))} to ${spoken(parseIsoDate(addDays(arrival, nights)))}`;
  const [cheapest] = offers;
  if (!cheapest) {
    return say(
      `From ${dates} I have no rooms left in the sample calendar for ${guests} ${guests === 1 ? "person" : "people"}. A day earlier or later often helps, or the desk can look for a way.`,
      {
        source: "hotel",
        choices: [
          { label: "A day later", send: `Arrive ${addDays(arrival, 1)}` },
          { label: "One night less", send: `${Math.max(1, nights - 1)} nights` },
          { label: "Talk to the desk", send: "I want to talk to a person" },
        ],
      },
    );
  }
  const chosen = offers.find((entry) => entry.id === wanted) ?? cheapest;
  const missed =
    wanted !== undefined && chosen.id !== wanted
      ? `The ${rooms.find((room) => room.id === wanted)?.name ?? "room"} is taken in that time. `
      : "";
  const others = offers.filter((entry) => entry.id !== chosen.id).slice(0, 2);
  const count = chosen.rooms === 1 ? `a ${chosen.name}` : `${chosen.rooms} × ${chosen.name}`;
  turn.state.offer = "Please pass it on to the front desk";
  return say(
    `${missed}${dates}, ${nights} ${nights === 1 ? "night" : "nights"}, ${guests} ${guests === 1 ? "guest" : "guests"}: ${count} is free, ${dollars(chosen.total)} in all. ${others.length > 0 ? `Also free: ${others.map((entry) => `${entry.rooms > 1 ? `${entry.rooms} × ` : ""}${entry.name} ${dollars(entry.total)}`).join(", ")}. ` : ""}Cancelling is free until 18:00 the day before. Shall I pass it on to the front desk?`,
    {
      source: "hotel",
      choices: [
        ...pick("Yes, pass it on"),
        ...others.map((entry) => ({
          label: `Take the ${entry.name}`,
          send: `The ${entry.name}, please`,
        })),
        ...pick("Other dates"),
      ],
      card: {
        kind: "quote",
        title: `${chosen.rooms > 1 ? `${chosen.rooms} × ` : ""}${chosen.name}`,
        badge: "Sample",
        rows: [
          { label: "Arrival", value: spoken(parseIsoDate(arrival)) },
          { label: "Departure", value: spoken(parseIsoDate(addDays(arrival, nights))) },
          { label: "Guests", value: String(guests) },
          ...chosen.nights.slice(0, 7).map(({ date, rate }) => ({
            label: spoken(parseIsoDate(date)).slice(0, 3) + date.slice(7),
            value: `${chosen.rooms > 1 ? `${chosen.rooms} × ` : ""}${dollars(rate)}`,
          })),
          ...(chosen.discount > 0
            ? [
                {
                  label: `${hotelRules.midweekDiscount}% Sunday to Thursday`,
                  value: `−${dollars(chosen.discount)}`,
                },
              ]
            : []),
          { label: "City tax", value: `${guests} × ${nights} × ${dollars(hotelRules.cityTax)}` },
          { label: "Total", value: dollars(chosen.total) },
        ],
        note: `Without breakfast (${dollars(hotelRules.breakfast)} a person and day). The hotel and its rates are made up.`,
      },
    },
  );
}

const bookingPurposes: Readonly<Record<string, string>> = {
  check_reservation: "check",
  change_reservation: "change",
  cancel_reservation: "cancel",
  extend_stay: "extend",
};

/** What can be done with a booking that exists. */
const bookingFlow: Flow = {
  title: "your booking",
  intents: Object.keys(bookingPurposes),
  take(turn, flow) {
    const purpose = bookingPurposes[turn.intent];
    if (purpose !== undefined) flow.slots.purpose = purpose;
    const reference =
      turn.slots.references[0] ?? turn.slots.numbers.find((value) => value > 999)?.toString();
    if (reference !== undefined) flow.slots.reference = reference;
    return purpose !== undefined || reference !== undefined;
  },
  advance(turn, flow) {
    const digits = String(flow.slots.reference ?? "").replace(/\D/g, "");
    const booking =
      digits === "" ? undefined : sampleBookings.find(({ number }) => number.endsWith(digits));
    if (!booking) {
      const unknown = flow.slots.reference;
      flow.asking = "reference";
      delete flow.slots.reference;
      return say(
        unknown === undefined
          ? "What is the booking number? It stands in the confirmation, as HH- and four digits. Without one, the front desk finds it by name and day."
          : `I find no booking ${unknown} in the sample data. These I know:`,
        {
          source: "hotel",
          choices: [
            ...sampleBookings.map(({ number }) => ({ label: number, send: number })),
            { label: "Talk to the desk", send: "I want to talk to a person" },
          ],
        },
      );
    }
    delete flow.asking;
    const arrival = addDays(isoDate(turn.now), booking.arrives);
    const flexible = booking.rate === "flexible";
    const card = {
      kind: "order",
      title: `Booking ${booking.number}`,
      badge: "Sample",
      rows: [
        { label: "Room", value: booking.room },
        { label: "Arrival", value: spoken(parseIsoDate(arrival)) },
        { label: "Nights", value: String(booking.nights) },
        { label: "Guests", value: String(booking.guests) },
        { label: "Rate", value: booking.rate },
      ],
    } as const;
    const until = spoken(parseIsoDate(addDays(arrival, -1)));
    const text: Readonly<Record<string, string>> = {
      check: `It is confirmed: ${booking.room}, ${booking.nights} nights from ${spoken(parseIsoDate(arrival))}, ${booking.guests} guests.`,
      change: flexible
        ? `${booking.number} is flexible: dates, guests and room can be changed free of charge until 18:00 on ${until}; only a difference in price is charged. Tell me the new dates and I look what is free.`
        : `${booking.number} has the early-booking rate. Its dates can be moved once, for $20, to any day with the same room free. Tell me the new dates and I look.`,
      cancel: flexible
        ? `${booking.number} can be cancelled free of charge until 18:00 on ${until}. The desk does it on your word and confirms by e-mail; in this demo nothing is cancelled.`
        : `${booking.number} has the early-booking rate, which is not refunded. Moving the dates once for $20 keeps your money, if that helps.`,
      extend: `${booking.number} ends on ${spoken(parseIsoDate(addDays(arrival, booking.nights)))}. ${free("harbour", addDays(arrival, booking.nights)) > 0 ? "The night after is free, at the rate of the day." : "The night after is full in that category; the desk can offer another room."} The front desk adds it on your word.`,
    };
    const purpose = String(flow.slots.purpose ?? "check");
    return say(text[purpose] ?? text.check ?? "", {
      source: "hotel",
      card: { ...card, rows: [...card.rows] },
      next: [
        "I want to talk to a person",
        "What are your cancellation terms?",
        "Can I check out late?",
      ],
    });
  },
};

const lateCheckout: Handler = (turn) => {
  const hour = Number(turn.slots.time?.slice(0, 2) ?? Number.NaN);
  // “at 2” after noon is what people mean when they ask to leave late.
  const asked = Number.isNaN(hour) ? turn.slots.numbers.find((value) => value <= 18) : hour;
  const at = asked !== undefined && asked < 8 ? asked + 12 : asked;
  const options = {
    source: "hotel",
    next: ["Can I leave my luggage?", "I want to talk to a person"],
  } as const;
  if (at === undefined)
    return say(
      "Check-out is until 11:00. With the desk’s nod you may stay until 14:00 for $25, or until 18:00 for half a night, if nobody arrives for your room. Until what time would you like to stay?",
      { ...options, choices: pick("Until 13:00", "Until 14:00", "Until 17:00") },
    );
  if (at <= 11)
    return say(
      `${at}:00 is no trouble at all: check-out is until 11:00, without any charge.`,
      options,
    );
  if (at <= 14)
    return say(
      `${at}:00 is possible for $25, if nobody arrives early for your room. The desk confirms on the morning itself; ask there or dial 0.`,
      options,
    );
  if (at <= 18)
    return say(
      `Staying until ${at}:00 counts as half a night (from $59 for a Standard room) and needs the room to be free that evening. The desk can tell you the day before.`,
      options,
    );
  return say(
    "After 18:00 it is a further night. If you only need a place for the bags, they may wait behind the desk free of charge, and the sauna stays open to you.",
    options,
  );
};

const roomProblem: Handler = (turn) => {
  const room = /\broom (?:number |no\.? ?)?(\d{1,3})\b/i.exec(turn.message)?.[1];
  const key = /key|card|lock|door/i.test(turn.message);
  return say(
    `${key ? "That is one for a person: a new key card takes the desk a minute." : "Sorry about that; this should be seen to at once."} ${room ? `I put room ${room} before the person on duty.` : "Which room are you in? Then the person on duty knows where to go."} The front desk is there day and night: dial 0, or come to the door bell by the entrance. (In this demo the message goes nowhere.)`,
    { source: "hotel", next: ["I want to talk to a person", "I need towels"] },
  );
};

const quoteStart: Handler = (turn) => start(turn, "quote", quoteFlow);
const bookingStart: Handler = (turn) => start(turn, "booking", bookingFlow);

export const hotelScenario: Scenario = {
  flows: { quote: quoteFlow, booking: bookingFlow },
  handlers: {
    book_room: quoteStart,
    check_availability: quoteStart,
    room_prices: quoteStart,
    search_hotel: quoteStart,
    check_reservation: bookingStart,
    change_reservation: bookingStart,
    cancel_reservation: bookingStart,
    extend_stay: bookingStart,
    late_checkout: lateCheckout,
    room_problem: roomProblem,
  },
  ofReference: () => "check_reservation",
  starters: [
    "Two rooms next Friday for 3 nights, 4 adults",
    "Can we check out at 2pm?",
    "Is there parking?",
    "When is breakfast?",
  ],
  can: "check rooms and prices for your dates, explain the house and its rules, look up a booking and pass you on to the front desk",
};
