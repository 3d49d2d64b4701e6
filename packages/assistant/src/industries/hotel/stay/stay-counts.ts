import { inWords } from "../../../dialogue/reply/reply.ts";
import type { DraftTurn, FlowState } from "../../../dialogue/types.ts";
import { withDigits } from "../../../understanding/numerals.ts";
import { agesIn, oldestInfant } from "../rooms/ages.ts";
import { hotelRules } from "../rooms/prices.ts";
import { companyChange } from "./company.ts";
import { agesOf, repeatsAges } from "./stated-ages.ts";

type Count = "nights" | "guests" | "rooms";
export const countRules: Readonly<
  Record<Count, { most: number; tooMany: string; tooFew: string }>
> = {
  nights: {
    most: hotelRules.longest,
    tooMany: `I can quote up to ${hotelRules.longest} nights; for longer stays, the front desk sets its own price.`,
    tooFew: "The shortest stay is one night.",
  },
  guests: {
    most: hotelRules.mostGuests,
    tooMany: `I can quote for up to ${hotelRules.mostGuests} guests; larger groups are planned by the events desk, with ${hotelRules.groupDiscount}% less from ${inWords(hotelRules.groupRooms)} rooms.`,
    tooFew: "There has to be at least one guest.",
  },
  rooms: {
    most: hotelRules.mostRooms,
    tooMany: `I can quote up to ${hotelRules.mostRooms} rooms; for more, the events desk will plan it with you.`,
    tooFew: "There has to be at least one room.",
  },
};

const ofCot = /\b(?:cots?|cribs?|baby ?beds?|bab(?:y|ies)|infants?|newborn)\b/;
const bothOfUs = /\b(?:us both|both of us|the two of us|us two|we two|for us(?! \d))\b/;

/** “One night for me”, “I am on my own”. */
const aloneThere =
  /\b(?:for me|just me|only me|on my own|by myself|travel(?:l?ing)? alone|am alone)\b(?! (?:and|with|plus))/;

/** “2, my mum and dad”: the number that was asked for, and who they are. */
function countFirst(message: string): number | undefined {
  const [, count] =
    /^\s*(?:(?:just|only|so|ok|yes|we are|us)\s+)*(\d{1,2})\s*[,.;:–-]\s+\p{L}/iu.exec(message) ??
    [];
  return count === undefined ? undefined : Number(count);
}

/** “On our honeymoon”, “for my parents”, “my wife is pregnant, we …”: two guests, unless they are counted. */
function areTwo(plain: string): boolean {
  if (ofChildren.test(plain)) return false;
  return twoOf.test(plain) || (ofPartner.test(plain) && together.test(plain));
}
const twoOf =
  /\bhoneymoon\b|(?<!\b(?:and|with|plus|from|like) )\bmy parents\b(?! (?:and|are joining|too|as well|have|live)\b)|\bboth of them\b|\bfor (?:them )?both\b/;
const ofPartner = /\bmy (?:wife|husband|partner|girlfriend|boyfriend|gf|bf|fianc\w{1,3})\b/;
const together = /\b(?:we|us|anniversary|romantic)\b/;
const ofChildren = /\b(?:kids?|child\w*|baby|son|daughter|toddler|friends?|family|mother|father)\b/;

/** “For 2 tomorrow night” is one night for two. */
const oneNightFor =
  /\b(?:for|of) (\d{1,2}) (?:on |for )?(?:this |next )?(?:tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day) night\b/;
function withOneNight(turn: DraftTurn): DraftTurn {
  const people = Number(oneNightFor.exec(withDigits(turn.plain))?.[1] ?? 0);
  return people > 0 && turn.slots.nights === people
    ? { ...turn, slots: { ...turn.slots, people, nights: 1 } }
    : turn;
}

/** “For the 9 year old” counts no guests. */
function withoutAge(turn: DraftTurn): DraftTurn {
  const { people, adults, ...slots } = turn.slots;
  return people !== undefined && new RegExp(`\\b${people}[ -]years?[ -]olds?\\b`).test(turn.plain)
    ? { ...turn, slots }
    : turn;
}

const someone = "(?:persons?|people|guests?|adults?|colleagues?)";
const inEach = new RegExp(
  `\\b(\\d) ${someone} (?:each|per room|a room|in each)\\b|\\beach (?:room )?(?:with |for )?(\\d) ${someone}\\b`,
);
/** How many people each room is for: “one person each”, “two people per room”. */
export function peoplePerRoom(message: string): number | undefined {
  const found = inEach.exec(withDigits(message.toLowerCase()));
  const many = Number(found?.[1] ?? found?.[2] ?? 0);
  return many > 0 ? many : undefined;
}
/** “Three rooms, one person each” is for three. */
function withEach(turn: DraftTurn, { slots: known }: FlowState): DraftTurn {
  const each = peoplePerRoom(turn.message);
  // “Two people per room” names no single room.
  const rooms = (turn.slots.rooms ?? 1) > 1 ? Number(turn.slots.rooms) : Number(known.rooms ?? 1);
  if (each === undefined || rooms < 2) return turn;
  const { adults: _adults, ...slots } = turn.slots;
  return { ...turn, slots: { ...slots, people: each * rooms, rooms } };
}

/** Who a room is for, and how many they are. */
const groups: readonly (readonly [string, number])[] = [
  [
    "(?:us (?:two|2)|the (?:two|2) of us|both of us|us|my wife and me|my husband and me|me and my \\w+)",
    2,
  ],
  ["(?:my|our|her|his|the|their) (?:parents|grandparents|in-laws|twins|friends)", 2],
  [
    "(?:me|myself|(?:my|our|the) (?:mother|mum|mom|father|dad|grandma|grandpa|grandmother|grandfather|sister|brother|friend|boss|colleague|aunt|uncle|son|daughter))",
    1,
  ],
];
const roomFor = new RegExp(
  `\\b(?:(?:one|1|a|the other|other|another)(?: room| one)?|room) (?:is )?for (?:${groups.map(([who], at) => `(?<g${at}>${who})`).join("|")})\\b`,
  "g",
);
/** “2 rooms, one for us 2 and one for my parents” is for four. */
function withGroups(turn: DraftTurn): DraftTurn {
  const found = [...turn.plain.matchAll(roomFor)];
  if (found.length < 2 || turn.slots.children !== undefined) return turn;
  const people = found.reduce(
    (sum, { groups: named = {} }) =>
      sum + (groups.find((_group, at) => named[`g${at}`] !== undefined)?.[1] ?? 0),
    0,
  );
  const { adults: _adults, ...slots } = turn.slots;
  return { ...turn, slots: { ...slots, people, rooms: Math.max(slots.rooms ?? 0, found.length) } };
}

/** Takes nights, guests and rooms; impossible counts are added to the turn's objections. */
export function takeCounts(given: DraftTurn, flow: FlowState): void {
  const turn = withEach(withGroups(withoutAge(withOneNight(given))), flow);
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
      value >= 1 && value > most ? tooMany : value < 1 ? tooFew : `I can only count whole ${of}.`,
    );
  };
  for (const { of, value } of slots.wrongCounts) put(of, value);
  put("nights", slots.nights);
  // “A room” is an opening phrase rather than a count; “one room” is a count.
  const counted = [flow.slots.rooms, flow.slots.shown].some((value) => value !== undefined);
  if (
    slots.rooms !== undefined &&
    (slots.rooms > 1 || counted || /\b(?:one|1) room\b/i.test(message))
  )
    put("rooms", slots.rooms);
  // “For the child of 4, is there a cot?” tells nothing new of a party whose children’s ages are known.
  const repeated =
    slots.people === undefined &&
    slots.adults === undefined &&
    companyChange(turn.plain) === 0 &&
    repeatsAges(message, flow.slots.ages ?? turn.state.figures?.ages);
  const ages = repeated ? [] : agesIn(message);
  const childrenBefore = Number(flow.slots.children ?? 0);
  const named =
    ages.length > 0 && (slots.children ?? 0) < ages.length
      ? ages.length
      : repeated
        ? undefined
        : slots.children;
  if (named !== undefined) flow.slots.children = named;
  const children = Number(flow.slots.children ?? 0);
  if (ages.length > 0 && ages.length <= children) flow.slots.ages = ages.join(",");
  // “Is it good for kids, one is 3” may come before the stay.
  const before = agesOf(turn.state.figures?.ages);
  if (flow.slots.ages === undefined && before.length > 0 && before.length <= children)
    flow.slots.ages = before.join(",");
  const infants = ages.filter((age) => age <= oldestInfant).length;
  if (infants > 0) flow.slots.cots = infants;
  else if (children > 0 && ofCot.test(turn.plain)) flow.slots.cots = 1;
  const bare =
    flow.asking === "guests" && slots.people === undefined
      ? (slots.alone ?? countFirst(message))
      : undefined;
  // After the children, a number refers to the adults.
  const adults = slots.adults ?? (slots.people === undefined ? bare : undefined);
  const known = named === slots.children ? slots.children : undefined;
  // “For us both” does not exclude a baby mentioned before.
  const ofUs = named === undefined && children > 0 && bothOfUs.test(turn.plain);
  // “Just me as adult”, after the children.
  const single = children > 0 && named === undefined && aloneThere.test(turn.message.toLowerCase());
  // “2 kids, 6 and 11” after “me and the kids”.
  const moreChildren =
    slots.people === undefined &&
    adults === undefined &&
    childrenBefore > 0 &&
    children > childrenBefore;
  if (single) put("guests", 1 + children);
  else if (moreChildren && flow.slots.guests !== undefined)
    put("guests", Number(flow.slots.guests) + children - childrenBefore);
  else if (ofUs && slots.people !== undefined) put("guests", slots.people + children);
  else if (known === undefined && adults !== undefined && children > 0)
    put("guests", adults < 1 ? adults : adults + children);
  else
    put(
      "guests",
      slots.people ??
        bare ??
        (flow.slots.guests !== undefined
          ? undefined
          : aloneThere.test(turn.plain)
            ? 1
            : areTwo(turn.plain)
              ? 2
              : undefined),
    );
  // “My sister is joining” adds one guest to those mentioned before.
  const change = slots.people === undefined && bare === undefined ? companyChange(turn.plain) : 0;
  if (change !== 0 && flow.slots.guests !== undefined)
    put("guests", Math.max(1, Number(flow.slots.guests) + change));
  if (flow.asking === "nights" && slots.nights === undefined && slots.dates.length === 0)
    put("nights", slots.alone);
  if (flow.asking === "nights" && /\bweek-?end\b/i.test(message) && slots.dates.length === 0)
    put("nights", 2);
}

const aRoomEach = /\b(?:single rooms|singles|(?:a|one|1) room each|own rooms?|separate rooms)\b/;
/** “Grandma snores, better she has her own room”: two rooms. */
const oneAlone =
  /\b(?:he|she|grand\w+|mother|father|mum|mom|dad|friend|sister|brother|son|daughter|aunt|uncle|boss) (?:has|have|needs?|gets?|wants?|should have|would like) (?:(?:an|her|his) )?(?:own|separate) room\b/;
/** “3 colleagues and me, single rooms”: a room for each. */
export function takeSingles({ plain, slots }: DraftTurn, flow: FlowState): void {
  const { people, children } = slots;
  if (oneAlone.test(plain)) flow.slots.rooms ??= 2;
  if (people === undefined || children !== undefined || !aRoomEach.test(plain)) return;
  // “3 doubles and 2 singles” counts its rooms itself.
  if ((slots.rooms ?? 1) > 1 || /\bdoubles?\b/.test(plain)) return;
  if (people > 1 && people <= hotelRules.mostRooms) flow.slots.rooms = people;
}
