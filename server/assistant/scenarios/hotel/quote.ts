import { hotelRules, rooms } from "#content/assistant/sample/hotel.ts";
import type { ChatReply } from "../../contract.ts";
import { isCorrection } from "../../dialogue/answers.ts";
import { counted, dollars, person, pick, say, spoken } from "../../dialogue/reply.ts";
import type { Flow, FlowState, Turn } from "../../dialogue/types.ts";
import { withYear } from "../../dialogue/values.ts";
import { addDays, daysBetween, isoDate, parseIsoDate } from "../../understanding/slots.ts";
import { type Room, roomOffer } from "./offers.ts";

const roomWords: readonly (readonly [Room["id"], RegExp])[] = [
  ["family", /\bfamily (?:room|suite)|\bthe family\b/i],
  ["suite", /\bsuites?\b/i],
  ["harbour", /\b(?:sea|harbou?r|water) ?(?:view|room)|\bview\b|\bdeluxe\b|\bsuperior\b/i],
  ["standard", /\bstandard\b|\bcheap(?:est)?\b|\bsingle\b/i],
];
const leavingWords =
  /\b(?:leave|leaving|until|till|check(?:ing)? ?out|depart\w*|go(?:ing)? home)\b/i;

const otherDates = /^(?:other|different) dates\W*$/i;
const shifted = /\b(an?|one|two|three|four|\d{1,2}) (?:days?|nights?) (earlier|later|sooner)\b/i;
const counts: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4 };

/** As many as sleep in rooms of one kind; larger groups are mixed by people. */
const mostGuests = Math.max(...rooms.map(({ sleeps, count }) => sleeps * count));
const mostRooms = Math.max(...rooms.map(({ count }) => count));
/** A range that “lasts” longer than this runs backwards: the reader put its end into the next year. */
const backwards = 300;

/** Dates, nights, guests and rooms, in any order and in as many messages as the visitor likes; then the quote. */
export const quoteFlow: Flow = {
  title: "your room",
  intents: ["book_room", "check_availability", "room_prices", "search_hotel", "upgrade_room"],
  resumes: true,
  claims: ({ message }) =>
    !message.includes("?") &&
    message.split(/\s+/).length <= 9 &&
    (roomWords.some(([, pattern]) => pattern.test(message)) ||
      otherDates.test(message) ||
      shifted.test(message)),
  take(turn, flow) {
    const before = JSON.stringify(flow.slots);
    const objected = turn.objections.length;
    takeDates(turn, flow);
    takeCounts(turn, flow);
    if (/\b(?:cheaper|less expensive|too (?:expensive|much))\b/i.test(turn.message))
      takeCheaper(turn, flow);
    const room = roomWords.find(([, pattern]) => pattern.test(turn.message));
    if (room) flow.slots.room = room[0];
    return (
      turn.objections.length > objected ||
      room !== undefined ||
      before !== JSON.stringify(flow.slots) ||
      // The same value again is an answer too.
      turn.slots.dates.length > 0 ||
      [turn.slots.nights, turn.slots.people, turn.slots.rooms].some((value) => value !== undefined)
    );
  },
  advance: ask,
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

/** The cheapest kind of room; whoever has it already hears what else lowers the price. */
function takeCheaper(turn: Turn, flow: FlowState): void {
  const { room } = flow.slots;
  if (room === undefined || room === "standard")
    turn.objections.push(
      "That is the cheapest I have for these dates; three nights from Sunday to Thursday cost 12% less.",
    );
  delete flow.slots.room;
}

function takeDates(turn: Turn, flow: FlowState): void {
  const { slots, message } = turn;
  const refuse = (slot: "arrival" | "nights", why: string) => {
    delete flow.slots[slot];
    turn.objections.push(why);
  };
  const stay = (nights: number, refusal: { none: string; backwards: string }) => {
    if (nights > 0 && nights <= hotelRules.longest) flow.slots.nights = nights;
    else if (nights > 0 && nights < backwards) refuse("nights", countRules.nights.tooMany);
    else refuse("nights", nights === 0 ? refusal.none : refusal.backwards);
  };
  const { arrival } = flow.slots;
  const [, by, way] = shifted.exec(message) ?? [];
  if (by !== undefined && typeof arrival === "string") {
    const days =
      (counts[by.toLowerCase()] ?? Number(by)) * (way?.toLowerCase() === "later" ? 1 : -1);
    const moved = addDays(arrival, days);
    if (moved < isoDate(turn.now)) refuse("arrival", `${withYear(moved)} is past.`);
    else flow.slots.arrival = moved;
    return;
  }
  if (otherDates.test(message)) {
    delete flow.slots.arrival;
    delete flow.slots.nights;
    return;
  }
  const leaving =
    leavingWords.test(message) || (flow.asking === "nights" && !isCorrection(message));
  for (const why of slots.impossibleDates)
    refuse(leaving && typeof arrival === "string" ? "nights" : "arrival", why);
  const [first, second] = slots.dates;
  if (!first) {
    if (slots.past !== undefined && slots.impossibleDates.length === 0)
      refuse("arrival", `${cap(slots.past)} is past.`);
    return;
  }
  const until = first.until ?? second?.date;
  if (leaving && until === undefined && typeof arrival === "string") {
    stay(daysBetween(arrival, after(arrival, first)), {
      none: "That is the day you arrive; the shortest stay is one night.",
      backwards: `${spoken(parseIsoDate(first.date))} lies before your arrival on ${spoken(parseIsoDate(arrival))}.`,
    });
    return;
  }
  const today = isoDate(turn.now);
  if (first.date < today) {
    refuse("arrival", `${withYear(first.date)} is past.`);
    return;
  }
  if (daysBetween(today, first.date) > hotelRules.ahead) {
    refuse(
      "arrival",
      `The sample calendar is open for eleven months, and ${withYear(first.date)} lies beyond.`,
    );
    return;
  }
  flow.slots.arrival = first.date;
  if (until === undefined) return;
  stay(daysBetween(first.date, until), {
    none: "Arrival and departure are the same day; the shortest stay is one night.",
    backwards: `You would leave before you arrive: arrival on ${spoken(parseIsoDate(first.date))}, departure on ${spoken(parseIsoDate(until))}.`,
  });
}

/** “Till Sunday” is the Sunday after the arrival, not the next one from today. */
function after(arrival: string, { date, text }: { date: string; text: string }): string {
  if (/\d/.test(text) || !/day\W*$/i.test(text)) return date;
  return date > arrival ? date : after(arrival, { date: addDays(date, 7), text });
}

const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Count = "nights" | "guests" | "rooms";
const countRules: Readonly<Record<Count, { most: number; tooMany: string; tooFew: string }>> = {
  nights: {
    most: hotelRules.longest,
    tooMany: `I can quote up to ${hotelRules.longest} nights; for longer stays the front desk makes a price of its own.`,
    tooFew: "The shortest stay is one night.",
  },
  guests: {
    most: mostGuests,
    tooMany: `I can quote for up to ${mostGuests} guests; larger groups are planned by the events desk, with 8% less from eight rooms on.`,
    tooFew: "There has to be at least one guest.",
  },
  rooms: {
    most: mostRooms,
    tooMany: `I can quote up to ${mostRooms} rooms of a kind; more are planned by the events desk.`,
    tooFew: "There has to be at least one room.",
  },
};

function takeCounts(turn: Turn, flow: FlowState): void {
  const { slots, message } = turn;
  const put = (of: Count, value: number | undefined) => {
    if (value === undefined) return;
    const { most, tooMany, tooFew } = countRules[of];
    if (value >= 1 && value <= most && Number.isInteger(value)) {
      flow.slots[of] = value;
      return;
    }
    delete flow.slots[of];
    turn.objections.push(
      value >= 1 && value > most ? tooMany : value < 1 ? tooFew : `I count whole ${of} only.`,
    );
  };
  for (const { of, value } of slots.wrongCounts) put(of, value);
  put("nights", slots.nights);
  if (slots.rooms !== undefined && (slots.rooms > 1 || flow.slots.rooms !== undefined))
    put("rooms", slots.rooms);
  if (slots.children !== undefined) flow.slots.children = slots.children;
  const children = Number(flow.slots.children ?? 0);
  const bare = flow.asking === "guests" ? slots.alone : undefined;
  // Whoever named children before names the adults now.
  const adults = slots.adults ?? (slots.people === undefined ? bare : undefined);
  if (slots.children === undefined && adults !== undefined && children > 0)
    put("guests", adults < 1 ? adults : adults + children);
  else put("guests", slots.people ?? bare);
  if (flow.asking === "nights" && slots.nights === undefined && slots.dates.length === 0)
    put("nights", slots.alone);
  if (flow.asking === "nights" && /\bweek-?end\b/i.test(message) && slots.dates.length === 0)
    put("nights", 2);
}

/** “A Family room from”, or just “From”. */
function wantedRoom({ slots }: FlowState): string {
  const room = rooms.find(({ id }) => id === slots.room);
  return room ? `A ${room.name} from` : "From";
}

function ask(turn: Turn, flow: FlowState): ChatReply {
  const { arrival, nights, guests, children } = flow.slots;
  if (typeof arrival !== "string") {
    flow.asking = "arrival";
    return say(
      turn.objections.length > 0
        ? "Which day would you like to arrive?"
        : "When would you like to arrive? A day is enough for a start, such as “next Friday”.",
      { source: "hotelRooms", choices: pick("Tonight", "Tomorrow", "Next Friday") },
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
          `${wantedRoom(flow)} ${spoken(parseIsoDate(arrival))} for ${counted(Number(nights), "night")}. And for how many people?`,
          {
            source: "hotelRooms",
            choices: pick("1 adult", "2 adults", "2 adults and 1 child", "4 adults"),
          },
        )
      : say(`${counted(Number(children), "child", "children")}, noted. And how many adults?`, {
          source: "hotelRooms",
          choices: pick("1 adult", "2 adults", "3 adults"),
        });
  }
  delete flow.asking;
  return quote(turn, flow, { arrival, nights: Number(nights), guests: Number(guests) });
}

type Stay = { arrival: string; nights: number; guests: number };

const several = (count: number, name: string): string =>
  count === 1 ? `a ${name}` : `${count} ${name}s`;
const titled = (count: number, name: string): string => (count === 1 ? name : `${count} ${name}s`);

function quote(turn: Turn, flow: FlowState, stay: Stay): ChatReply {
  const { arrival, nights, guests } = stay;
  const wanted = flow.slots.room;
  const offers = rooms
    .map((room) => roomOffer(room, stay, Number(flow.slots.rooms ?? 0)))
    .filter((entry) => entry.free >= entry.rooms)
    .sort((a, b) => a.total - b.total);
  const dates = `${spoken(parseIsoDate(arrival))} to ${spoken(parseIsoDate(addDays(arrival, nights)))}`;
  const [cheapest] = offers;
  if (!cheapest) {
    return say(
      `From ${dates} I have not enough rooms of one kind left in the sample calendar for ${counted(guests, "guest")}. A day earlier or later often helps, and the desk can mix kinds.`,
      {
        source: "hotelRooms",
        choices: [
          { label: "A day later", send: `Arrive ${addDays(arrival, 1)}` },
          ...(nights > 1 ? [{ label: "One night less", send: counted(nights - 1, "night") }] : []),
          { ...person, label: "Talk to the desk" },
        ],
      },
    );
  }
  const chosen = offers.find((entry) => entry.room.id === wanted) ?? cheapest;
  const missed =
    wanted !== undefined && chosen.room.id !== wanted
      ? `The ${rooms.find((room) => room.id === wanted)?.name ?? "room"} is not free in that time. `
      : "";
  const others = offers.filter((entry) => entry !== chosen).slice(0, 2);
  const count = chosen.rooms;
  const asked = Number(flow.slots.rooms ?? 0);
  const more =
    asked > 0 && count > asked
      ? `${counted(guests, "guest")} need ${counted(count, "room")} of this kind. `
      : "";
  turn.state.offer = { send: passOn, age: 0 };
  return say(
    `${missed}${more}${dates}, ${counted(nights, "night")}, ${counted(guests, "guest")}: ${several(count, chosen.room.name)} ${count === 1 ? "is" : "are"} free, ${dollars(chosen.total)} in all. ${others.length > 0 ? `Also free: ${others.map((entry) => `${titled(entry.rooms, entry.room.name)} ${dollars(entry.total)}`).join(", ")}. ` : ""}Cancelling is free until 18:00 the day before. Shall I pass it on to the front desk?`,
    {
      source: "hotelRooms",
      choices: [
        ...pick("Yes, pass it on"),
        ...others.map(({ room, rooms: needed }) => ({
          label: `Take the ${room.name}${needed === 1 ? "" : "s"}`,
          send: `The ${room.name}, please`,
        })),
        ...pick("Other dates"),
      ],
      card: {
        kind: "quote",
        title: titled(count, chosen.room.name),
        badge: "Sample",
        rows: [
          { label: "Arrival", value: spoken(parseIsoDate(arrival)) },
          { label: "Departure", value: spoken(parseIsoDate(addDays(arrival, nights))) },
          { label: "Guests", value: String(guests) },
          ...chosen.nights.slice(0, 7).map(({ date, rate }) => ({
            label: spoken(parseIsoDate(date)).slice(0, 3) + date.slice(7),
            value: `${count > 1 ? `${count} × ` : ""}${dollars(rate)}`,
          })),
          ...(chosen.nights.length > 7
            ? [
                {
                  label: `${counted(chosen.nights.length - 7, "further night")}`,
                  value: "as above",
                },
              ]
            : []),
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

/** The offer at the end of a quote. */
export const passOn = "Please pass it on to the front desk";
export const passedOn = (): ChatReply =>
  say(
    "Done, as far as a demo goes: in a hotel the front desk now has your dates, guests and the quote, and confirms by e-mail. Nothing is booked here. Anything else about your stay?",
    { source: "hotel", next: ["When is breakfast?", "Is there parking?", "When is check-in?"] },
  );
