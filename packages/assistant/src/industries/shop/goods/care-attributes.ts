import type { Attribute, Thing } from "../../../records/records.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { outdoorAttributes } from "./outdoor-attributes.ts";
import { type CareId, careIds, fineForChildren } from "./product-care.ts";

/** How customers ask for the contents of `product-care.ts`. */

const it = wordList`it, this, that, them, one, the \w+, the \w+ \d+, the \w+ (tent|bag|pack|stove|lamp|shelter|lantern|headlamp)`;

const asks: Readonly<Record<CareId, RegExp>> = {
  lighting: anywhere(
    wordList`light (it|the (kettle|stove))( up| safely)?, (get|is) it lit, start (it|the (kettle|stove)), turn (it|the stove) on, (how to|how do i|how does one) (operate|work|use|light) (it|this|the (kettle|stove))`,
  ),
  setUp: anywhere(wordList`
    (put|set|putting|setting)( (${it}))? up, set-?up, pitch(ed|ing)?, assembl\w+, erect\w*, (hard|easy|difficult|simple|complicated|quick) to (use|handle|work|operate|build|put|set|pitch), how does it work, is it (simple|easy|complicated|difficult)
  `),
  cleaning: anywhere(
    wordList`wash(ed|able|ing)?, clean(ed|ing)?, dry clean\w*, laundry, care instructions, look after it, take care of it, dry (it|the (tent|bag|pack))( \w+)?`,
  ),
  manual: anywhere(
    wordList`manuals?, instructions?, booklets?, leaflets?, user guide, how-?to guide, guide book`,
  ),
  child: anywhere(wordList`
    (kids?|child|children|son|daughter|boy|girl|toddler|grandson|granddaughter|nephew|niece|little one|\d+[ -]?(years?|yr|yo)[ -]?olds?)
  `),
  loose: anywhere(
    wordList`(need|needs|take|takes|use|uses|require|requires|buy|put in|without|comes? with)( \w+){0,3} batter(y|ies), (spare|loose|normal|replaceable|rechargeable|aaa?) batter(y|ies)`,
  ),
  repairing: anywhere(
    wordList`repair(s|ed|able|ing)?, fix (it|(this|that)(?! (and|or|problem)))(?! and), (get|be) (it )?fixed, mend(ed)?, ((what|and|but) )?if (it|something|anything|a \w+|one( \w+)?) (breaks|rips|tears|snaps|fails|leaks)( \w+){0,3}, if it breaks`,
  ),
  parts: anywhere(
    wordList`(buy|order|sell|lost|broke|get|need) (just |only |an?(other)? |one |single |extra |spare |new |more |my )+(pole|peg|stake|strap|buckle|cable|stuff sack|valve)s?, spare parts?, spares, replacement parts?, parts for, extra pegs, new poles?`,
  ),
  lifetime: anywhere(
    wordList`how many years, how long (will|does|should|would) (${it}) (last|hold|live)( me| up)?, last me, lifetime, life ?span, (hold|stand) up over time, last (for )?years, wear out, durable`,
  ),
  photos: anywhere(
    wordList`photos?, pictures?, pics?, images?, what does (${it}) look like, see what it looks like`,
  ),
  opinions: anywhere(
    wordList`reviews?, (star|customer) ratings?, what do (people|others|customers|buyers) (say|think), (good|any) feedback, how many stars`,
  ),
  vegan: /\bvegan\b|\banimal\w*\b/,
  eco: anywhere(
    wordList`eco(logical)?, environment\w*, sustainab\w+, green product, recycled, planet`,
  ),
  origins: anywhere(
    wordList`where (is|are|was) (${it}|the)? *(made|from|produced|manufactured), made in, country of origin, which country, (made|produced) in china, come from`,
  ),
  oneSize: anywhere(
    wordList`(what|which|other|different|any|more) sizes?, size do (i|we) need, sizes? does, one size, (long|longer|short|shorter|wide|wider|xl|women's|ladies|men's) (version|size|model|one|cut)`,
  ),
  goesBack: anywhere(wordList`
    (return|send|give|bring|swap|exchange) (${it})( back)?( \w+)? if, (return|send|give|bring) (${it}) back, (can|could|may) (i|we|he|she) return (${it}), return(able|ed)? if, (is|are) (${it}) returnable, money back if
  `),
  betterPrice: anywhere(wordList`
    bundles?, package deal, discount for (two|2|several|more), cheaper if, (better|best|special|lower) price, deal(s)? (on|for|if|with), (any|a) (deal|discount|offer|reduction)s?, price for (two|2), if i (buy|take|get) (two|2|several|more|both), knock (something|anything|a bit) off, haggle, negotiate
  `),
  postage: anywhere(wordList`
    (delivery|postage|shipping)( cost\w*| charge\w*| fee\w*)? (on top|extra|included|for (${it})), (much|is) (the |is )?(delivery|postage|shipping)( for (${it}))?, with (delivery|postage|shipping), (pay|cost|charge)\w* (for )?(delivery|postage|shipping)
  `),
  suitsWinter: /\bwinter\b|\bsnow\w*\b/,
  degrees: /\btemperatures?\b|\bdegrees\b|\bhow (?:cold|warm)\b/,
  smallness: anywhere(
    wordList`how small, packed size, size packed, pack (down|up|small), packs (down|small), size when packed`,
  ),
};

/** Attributes that share words with one of these, and are not meant if the product has it. */
const insteadOf: Partial<Record<CareId, readonly string[]>> = {
  lighting: ["setUp", "weight", "igniter", "fuel", "use:beginner"],
  setUp: ["stands", "tall", "people", "weight", "wind", "lighting", "use:beginner"],
  cleaning: ["washable"],
  manual: ["included", "people"],
  child: ["use:kids", "people", "warmth"],
  loose: ["hours", "rechargeable", "cell", "included"],
  repairing: ["warranty", "parts"],
  parts: ["stands", "poles", "repairing"],
  lifetime: ["hours", "toughness", "days"],
  opinions: ["people", "rating", "warmth"],
  eco: ["material", "pfas"],
  vegan: ["material", "fill"],
  origins: ["material", "origin"],
  oneSize: ["people", "volume", "folded", "packedSize", "sides"],
  goesBack: ["stock"],
  betterPrice: ["price", "people"],
  postage: ["price"],
  suitsWinter: ["warmth", "use:winter", "season"],
};

const yesNo: Partial<Record<CareId, (thing: Thing, plain: string) => boolean | undefined>> = {
  cleaning: ({ values }, plain) =>
    /\b(?:wash|machine|washable)\b/.test(plain) ? values.washable === true : undefined,
  child: ({ id }) => fineForChildren.has(id),
  manual: () => true,
  loose: () => false,
  repairing: (_thing, plain) => (/\bif\b/.test(plain) ? undefined : true),
  parts: () => true,
  vegan: ({ id }) => id !== "ember",
  goesBack: () => true,
  suitsWinter: ({ id }) => id !== "dune",
  betterPrice: () => false,
};

export const careAttributes: readonly Attribute[] = careIds.map((id): Attribute => {
  const holds = yesNo[id];
  return {
    id,
    asks: asks[id],
    ...(insteadOf[id] ? { insteadOf: insteadOf[id] } : {}),
    ...(holds
      ? {
          holds: (thing, _wanted, plain) =>
            typeof thing.values[id] === "string" ? holds(thing, plain) : undefined,
        }
      : {}),
    says: ({ values }) => (typeof values[id] === "string" ? values[id] : undefined),
  };
});

/**
 * Whether a message asks for something that any product has, whatever else its words suggest.
 *
 * @param sums whether costs are added up elsewhere.
 */
export const asksCare = (plain: string, sums = false): boolean =>
  [...outdoorAttributes, ...careAttributes].some(
    ({ id, asks: pattern }) => !shared.has(id) && !(sums && ofMoney.has(id)) && pattern.test(plain),
  );
/** Attributes whose words often mean something else. */
const shared: ReadonlySet<string> = new Set(["child"]);
const ofMoney: ReadonlySet<string> = new Set(["postage", "betterPrice"]);
