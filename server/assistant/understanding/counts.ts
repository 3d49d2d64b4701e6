/** How many: people, rooms, nights and stars in a message from which dates, amounts and numbers of orders are gone. */
export type Counts = {
  people?: number;
  adults?: number;
  children?: number;
  rooms?: number;
  nights?: number;
  stars?: number;
};

const numberWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  fourty: 40,
  forty: 40,
  fifty: 50,
};

const count = "(\\d{1,3})";
const kind =
  "(?:\\s+(?:double|single|twin|family|king|queen|deluxe|standard|separate|hotel|guest|connecting|quiet|big|small|extra|more|additional|other|young|little|grown|full))*";

/** Patterns in order; each takes its words away, so that “3 nights” is not also “for 3”. */
const patterns: readonly (readonly [keyof Counts, RegExp])[] = [
  ["stars", new RegExp(`${count}[\\s-]*(?:stars?|\\*)`, "g")],
  ["stars", new RegExp(`stars? (?:of|rating of|rating) ${count}`, "g")],
  [
    "nights",
    new RegExp(
      `${count}(?:\\s+(?:more|extra|additional|whole|full))?[\\s-]*(?:nights?|nigths?|nihgts?|nites?|nihts?|ngihts?|days?|dyas)\\b`,
      "g",
    ),
  ],
  ["adults", new RegExp(`${count}\\s+(?:adults?|grown[\\s-]?ups?|aduls?|adluts?)\\b`, "g")],
  [
    "children",
    new RegExp(
      `${count}${kind}\\s+(?:children|childs?|kids?|childern|infants?|bab(?:y|ies)|toddlers?|teenagers?|sons?|daughters?)\\b`,
      "g",
    ),
  ],
  [
    "people",
    new RegExp(
      `${count}${kind}\\s+(?:people|peple|poeple|peopel|pepole|persons?|guests?|geusts?|gests?|pax|visitors?|individuals|friends|colleagues|men|women|travell?ers)\\b`,
      "g",
    ),
  ],
  ["people", new RegExp(`${count} of us\\b`, "g")],
  ["people", new RegExp(`(?:family|party|group) of ${count}\\b`, "g")],
  [
    "rooms",
    new RegExp(
      `${count}${kind}[\\s-]+(?:rooms?|romos?|roms?|suites?|doubles?|singles?|twins?|bedrooms?)\\b`,
      "g",
    ),
  ],
];

/** “three” → “3”, “a couple of” → “2”; longer units such as weeks are turned into nights. */
function digits(message: string): string {
  return ` ${message.toLowerCase()} `
    .replace(/\b(?:a )?couple of\b/g, "2")
    .replace(/\ba dozen\b/g, "12")
    .replace(/[a-z]+/g, (word) => {
      const value = numberWords[word];
      return value === undefined ? word : String(value);
    })
    .replace(/\b(?:a|an|1|one) week\b(?! ?-?end)/g, "7 nights")
    .replace(/\b(\d) weeks\b/g, (_all, weeks: string) => `${Number(weeks) * 7} nights`)
    .replace(
      /\b(?:a|single|just the) night\b|\bovernight\b|\b(?:another|an extra|an additional) night\b/g,
      "1 nights",
    )
    .replace(/\b(?:a|an) (?:adult)\b/g, "1 adults")
    .replace(/\b(?:a|my|our) (?:child|kid|baby|toddler|infant|son|daughter)\b/g, "1 children")
    .replace(
      /\b(?:a|an) (single|double|twin|family|king|queen|deluxe|standard|quiet|cheap|nice)? ?(room|suite)\b(?! (?:service|key|type))/g,
      "1 $1 room",
    );
}

export function readCounts(message: string): { named: Counts; bare: number[] } {
  let text = digits(message);
  const named: Counts = {};
  const set = (key: keyof Counts, value: number) => {
    if (named[key] === undefined && value > 0) named[key] = value;
  };
  for (const [key, pattern] of patterns) {
    text = text.replace(pattern, (_all, value: string) => {
      set(key, Number(value));
      return " ; ";
    });
  }
  if (named.people === undefined && named.adults === undefined) {
    const pair =
      /\b(?:me|myself|i) and (?:my |a |the )?(?:wife|husband|partner|girlfriend|boyfriend|friend|mother|father|mom|dad|sister|brother|colleague|spouse)\b|\bmy (?:wife|husband|partner|girlfriend|boyfriend|friend|mother|father|spouse|mom|dad) and (?:me|i|myself)\b|\b(?:for|as) a couple\b|\bthe 2 of us\b|\bboth of us\b/;
    const alone =
      /\b(?:just|only) (?:me|myself|for me|for myself)\b|\bfor (?:me|myself)(?: only| alone)\b|\b(?:by myself|travell?ing alone|on my own)\b/;
    const bare =
      /\bfor (?:just |only |about |around |up to |the )?(\d{1,2})\b(?! ?(?::|;|am\b|pm\b|%|hours?|weeks?|months?|minutes?|rooms?))/;
    const found = bare.exec(text);
    if (pair.test(text)) set("people", 2);
    else if (alone.test(text)) set("people", 1);
    else if (found) {
      set("people", Number(found[1]));
      text = text.replace(found[0], " ; ");
    }
  }
  const adults = named.adults;
  const children = named.children;
  if (named.people === undefined && adults !== undefined) {
    named.people = adults + (children ?? 0);
  }
  const bare = [...text.matchAll(/(?<![\d.,:])\b\d{1,7}(?:\.\d+)?\b(?![:%])/g)].map(Number);
  return { named, bare };
}
