import { withDigits } from "./numerals.ts";
import { readParty } from "./party.ts";
import { wordList } from "./word-list.ts";

/**
 * Numbers of people, rooms, nights and stars in a message, extracted after dates, amounts and order numbers have been
 * removed.
 */
export type Counts = {
  people?: number;
  adults?: number;
  children?: number;
  rooms?: number;
  nights?: number;
  stars?: number;
};

const count = "(\\d{1,3})";
const kindWords = wordList`
  double, dbl, single, sgl, twin, family, king, queen, deluxe, standard, separate, hotel, guest, connecting, quiet, big,
  small, large, nice, cheap, extra, more, additional, other, young, little, grown, full, adult, business, free, bed,
  bedded
`;
const kind = `(?:[\\s-]+${kindWords})*`;
/** Includes common typos. */
const nights = wordList`
  nights?, nigths?, nihgts?, nites?, nihts?, ngihts?, nigts?, nts?, days?, dyas
`;
const adults = wordList`adults?, leaders?, teachers?, coaches, chaperones?, grown[\s-]?ups?, aduls?, adluts?, adlts?`;
const children = wordList`
  children, childs?, kids?, kiddos, childern, chidren, infants?, bab(y|ies), toddlers?, teenagers?, teens, sons?,
  daughters?, boys, girls
`;
const people = wordList`
  people, peple, poeple, peopel, pepole, ppl, pers, persons?, guests?, geusts?, gests?, pax, visitors?, individuals,
  men, women, ladies, lads, blokes, guys, travell?ers, adults and kids
`;
const rooms = wordList`
  rooms?, romos?, roms?, rms?, suites?, doubles?(?! beds?), dbl(?! beds?), singles?(?! beds?), twins?(?! beds?), triples?, bedrooms?
`;
const groups = wordList`family, party, group, team, class, couple, crowd, bunch, total`;
/** A number before one of these words counts something else. */
const otherUnits = wordList`
  :, ;, am\b, pm\b, %, hours?, weeks?, minutes?, months?, dogs?, cats?, pets?, bags?, cars?, suitcases?
`;
const weAre = wordList`\b(we|there) (are|will be|would be|re|ll be)`;
const only = wordList`now, only, just, about, around, going to be`;

/** Applied in order; each removes the words it matches, so that “3 nights” does not also match “for 3”. */
const patterns: readonly (readonly [keyof Counts, RegExp])[] = [
  ["stars", new RegExp(`${count}[\\s-]*(?:stars?\\b|\\*)`, "g")],
  ["stars", new RegExp(`stars? (?:rating )?(?:of )?(?:at least )?${count}`, "g")],
  [
    "nights",
    new RegExp(
      `${count}(?:\\s+(?:more|extra|additional|further|whole|full|single))?[\\s-]*${nights}\\b`,
      "g",
    ),
  ],
  // “We are 5 girls”: a group without adults.
  [
    "people",
    new RegExp(`\\b(?:we|there) (?:are|re|will be) ${count} (?:girls|boys|lads|blokes)\\b`, "g"),
  ],
  ["adults", new RegExp(`${count}\\s*${adults}\\b`, "g")],
  ["children", new RegExp(`${count}${kind}\\s*${children}\\b`, "g")],
  ["people", new RegExp(`${count}${kind}[\\s-]*${people}\\b`, "g")],
  // A tent “for 2p”; “at 2 p.m.” is a time.
  ["people", new RegExp(`${count}(?:[\\s-]?(?:pp?|man)|[\\s-]pers)\\b(?!\\.? ?m\\b)`, "g")],
  ["people", new RegExp(`(?:the )?${count} of us\\b|\\bus ${count}\\b`, "g")],
  ["people", new RegExp(`${groups} of (?:about |around |just )?${count}\\b`, "g")],
  ["rooms", new RegExp(`${count}${kind}[\\s-]+${rooms}\\b`, "g")],
  ["people", new RegExp(`${weAre} (?:${only} )*${count}\\b(?! ?${otherUnits})`, "g")],
];

/** “4 people plus my mum” is five people. */
const oneMore =
  /\b(\d{1,2}) (people|adults) ?(?:and|plus|\+|&) ?(?:my|our|the|a|an|1) (?:mum|mom|mother|dad|father|sister|brother|friend|aunt|uncle|gran\w*|colleague)\b/g;

/** “7 doubles and 3 single rooms” is ten rooms. */
const roomsAndRooms = new RegExp(
  `${count}${kind}[\\s-]+${rooms}(?: for (?:the )?\\w+)? (?:and|plus|\\+|&) ${count}${kind}[\\s-]+${rooms}\\b`,
  "g",
);

/** “3 nights instead of 5”: the number after “instead of” does not count. */
const dropped =
  /\b(?:instead of|rather than|and not|but not|not)(?: for)? (?:just |only )?\d{1,2}(?: (?:nights?|days?|people|persons?|guests?|rooms?|adults?|of us))?\b/g;

/** “Four to a room”, “2 people in each room”: occupancy, neither a number of people nor of rooms. */
const sharing =
  /\b\d{1,2}(?: (?:people|persons?|guests?|of us|adults?))? (?:to a|to each|per|(?:in|to) (?:each|every|one)|a) room\b/g;

/** “Two days before”, “3 days in advance”: a period of notice, not the length of a stay. */
const notice =
  /\b\d{1,2} (?:days|nights) (?:before|ahead|beforehand|in advance|prior|(?:of )?notice)\b/g;
/** “Where do the bikes go overnight”, “the car overnight”: no night is being booked. */
const throughNight =
  /\b(?:where|when|who|is|are|bikes?|cars?|bags?|luggage|park\w*|charge|leave|left|keep|kept|open|staffed)\b(?: \w+){0,4} overnight\b(?! (?:on|this|next|stay)\b)/g;

/**
 * Replaces number words with digits (“three” → “3”, “a couple of” → “2”), and longer units such as weeks with nights.
 */
function digits(message: string): string {
  return (
    ` ${withDigits(message.toLowerCase().replace(/’/g, "'"))} `
      .replace(/\b(we|there)'(re|ll)\b/g, "$1 $2")
      .replace(/\b(we|there) r\b/g, "$1 are")
      .replace(
        /\b(\d) (?:of (?:us|them|which|whom) )(?:are |is )?(?=(?:children|child|kids?)\b)/g,
        "$1 ",
      )
      // “One of us comes later” is not a number of guests.
      .replace(/\b(?:1|some|any|none|each|both|neither) of us\b/g, " ; ")
      .replace(/\b(?:a )?couple of\b/g, "2")
      // “Me wife and kid”: the comma or “and” after the speaker is missing.
      .replace(
        /\b(me|myself) (?=(?:the )?(?:wife|husband|missus|partner|girlfriend|boyfriend)\b)/g,
        "$1 and ",
      )
      .replace(
        /\b(\d{1,2}) couples\b(?:(?:,| and| plus| \+)? (\d{1,2}) (?:singles?|single people|on their own)\b)?/g,
        (_all, many: string, others = "0") => `${2 * Number(many) + Number(others)} people`,
      )
      .replace(oneMore, (_all, many: string, whom: string) => `${Number(many) + 1} ${whom}`)
      .replace(dropped, " ; ")
      .replace(sharing, " ; ")
      .replace(notice, " ; ")
      .replace(throughNight, (words) => words.replace("overnight", ";"))
      .replace(/\b(?:a |1 )?fortnight\b/g, "14 nights")
      .replace(/\b(?:a|an|1) (?:whole |full |entire )?week\b(?! ?-?end)/g, "7 nights")
      .replace(/\b(\d) weeks\b/g, (_all, weeks: string) => `${Number(weeks) * 7} nights`)
      .replace(
        /\b(?:a|single|just the) night\b|\bovernight\b|\b(?:another|an extra|an additional|a further|a single) night\b/g,
        "1 nights",
      )
      .replace(/\b(?:a|an) (?:adult)\b/g, "1 adults")
      // “Our twins (5) and grandma”: an age in brackets does not end a list.
      .replace(/\b(?:our|my|the) twins\b/g, "2 children")
      .replace(
        / ?\((?:ages? |aged )?\d{1,2}(?:(?:,| and| &|,? \+)? \d{1,2})*(?: years?(?: old)?)?\)/g,
        "",
      )
      .replace(ofAge, "$1 1 children")
      .replace(/(\+|\bplus|\band|&) the (?:baby|toddler|infant|little one)\b/g, "$1 1 children")
      .replace(
        /\b(?:a|an|my|our|1) \d{1,2}[\s-]*(?:(?:years?|yrs?|months?|mo|y)[\s-]*(?:old|olds)|yo)\b(?! (?:child|kid|baby|toddler|infant|son|daughter|boy|girl))/g,
        "1 children",
      )
      .replace(
        /\b(adults?|of us|grown[\s-]?ups?)([ ,+&]+(?:and |plus )?)(\d) under \d{1,2}\b/g,
        "$1$2$3 children",
      )
      .replace(
        /\b(?:a|an|my|our) (?:\d{1,2}[\s-](?:year|yr)s?[\s-]old |new ?born |small |little |young )?(?:child|kid|baby|toddler|infant|son|daughter|teenager|little one)\b/g,
        "1 children",
      )
      .replace(
        /\b(?:a|an)((?: (?:single|double|twin|triple|family|king|queen|deluxe|standard|quiet|cheap|nice|small|big|large|free|cosy|hotel))*) (?:room|suite|studio)\b(?! (?:service|key|type|number))/g,
        "1 room",
      )
      .replace(
        /\b(?:a|an)(?: (?:nice|cheap|quiet|standard|small|big))? (?:double|twin|single|triple)\b(?! (?:bed|beds|night|person|charge|one)\b)/g,
        "1 room",
      )
      .replace(
        roomsAndRooms,
        (_all, some: string, others: string) => `${Number(some) + Number(others)} rooms`,
      )
      .replace(/(^\s*|[.,;:!] *|\bplease )room (?=for\b|4\b)/g, "$1 1 room ")
  );
}

/** “2 adults + 3yo”: an age implies a child; in “4 and 9 years old” the children have been mentioned already. */
const ofAge =
  /(?<!\d ?)(\+|\bplus|\band|\bwith|&) ?\d{1,2}[\s-]*(?:(?:years?|yrs?|y)[\s-]*olds?|yo)\b/g;

/** Words ending in “s” after which “for 2” still means people, unlike “for 2 scooters”. */
const noThings = wordList`this, plus, perhaps, was, thanks, does, whats, its, always, across, unless, adults, guests, persons, kids`;
/** “For 3” means people; “for the 3 standard” means rooms. */
const noPeople = wordList`
  :, ;, am\b, pm\b, %, hours?, weeks?, months?, minutes?, rooms?, standards?, family, families, harbou?rs?, suites?, van\b, (motor|e-)?bike\b,
  car\b, truck\b, trailer\b, suv\b, dog\b, cat\b, pet\b, puppy, bag\b, meal\b, breakfast\b, dinner\b, lunch\b, massage\b, (?!${noThings}\b)[a-z]{3,}s\b
`;
const forSoMany = new RegExp(
  `\\b(?:for|4) (?:just |only |about |around |up to |the )?(\\d{1,2})\\b(?! ?${noPeople})`,
);

/** “2 of us + a 4 year old”, “2 people with a baby”: the children are added; “4 persons, 2 kids” includes them. */
const some = `${wordList`of us, adults, us 2, ${people}`}`;
const added = wordList`\+, plus, and, &, with (?=(an?|1) )`;
const childrenAdded = [
  new RegExp(`\\b${some} ?${added} ?(?:(?:our|my|the) )?\\d ?${kind}${children}\\b`),
  new RegExp(`\\b2 ${people},? ?(?:with )?1 ${children}\\b`),
  new RegExp(`\\b${children} (?:\\+|plus|and|&) us\\b`),
];

/** “1 guest? 4 guests”: a count that is quoted only to be corrected. */
const heldUp = new RegExp(
  `^\\s*(?:(?:what|why|hm+|no|only|sorry|huh|wait)\\b[ ,.!?]*)*(\\d{1,2}) (${people}|${nights}|${rooms})\\s*\\?+(?=.*\\d)`,
);

export function readCounts(message: string): { named: Counts; bare: number[] } {
  const [echo, value, noun = ""] = heldUp.exec(digits(message)) ?? [];
  if (echo !== undefined) {
    const rest = readAll(digits(message).slice(echo.length));
    const key = kindOf(noun);
    const [only] = rest.bare;
    if (rest.named[key] !== undefined) return rest;
    if (only !== undefined && rest.bare.length === 1 && only !== Number(value))
      return { named: { ...rest.named, [key]: only }, bare: [] };
  }
  return readAll(digits(message));
}

const kindOf = (noun: string): "nights" | "rooms" | "people" =>
  new RegExp(`^${nights}$`).test(noun)
    ? "nights"
    : new RegExp(`^${rooms}$`).test(noun)
      ? "rooms"
      : "people";

function readAll(written: string): { named: Counts; bare: number[] } {
  let text = written;
  const named: Counts = {};
  let singles = 0;
  const set = (key: keyof Counts, value: number) => {
    // “A baby and a 9 year old” are two children, but ages after “two kids” describe those two.
    if (key === "children" && value === 1 && singles > 0) named.children = singles += 1;
    // “My son’s birthday, 2 adults, 2 kids”: the son is one of the two.
    else if (key === "children" && singles > 0 && named.children === singles && value > singles)
      named.children = value;
    else if (named[key] === undefined && (value > 0 || key === "stars")) {
      named[key] = value;
      if (key === "children" && value === 1) singles = 1;
    }
  };
  const party = readParty(text);
  const onTop = childrenAdded.some((pattern) => pattern.test(text));
  for (const [key, pattern] of patterns) {
    text = text.replace(pattern, (_all, ...groups: (string | undefined)[]) => {
      set(key, Number(groups.find((group) => group !== undefined)));
      return " ; ";
    });
  }
  if (named.people === undefined && named.adults === undefined) {
    const found = forSoMany.exec(text);
    if (party !== undefined) {
      const { adults } = party;
      const children = Math.max(party.children, named.children ?? 0);
      if (children > 0) {
        named.adults = adults;
        named.children = children;
      }
      set("people", adults + children);
    } else if (found) {
      set("people", Number(found[1]));
      text = text.replace(found[0], " ; ");
    }
  }
  if (onTop && named.people !== undefined && named.adults === undefined)
    named.people += named.children ?? 0;
  const adults = named.adults;
  if (named.people === undefined && adults !== undefined) {
    named.people = adults + (named.children ?? 0);
  }
  const bare = [...text.matchAll(/(?<![\d.,:])\b\d{1,7}(?:\.\d+)?\b(?![:%])/g)].map(Number);
  return { named, bare };
}
