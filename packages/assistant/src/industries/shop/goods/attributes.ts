import { counted, dollars } from "../../../dialogue/reply/reply.ts";
import type { Attribute } from "../../../records/records.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { fact, figure, words } from "./attribute-shapes.ts";
import { degrees } from "./cold.ts";
import { useAttributes } from "./use-attributes.ts";

/** The attributes of the catalogue's records: how customers ask for each, and the wording of its value. */

const kilos = (grams: number): string =>
  grams < 1000
    ? `${grams} g`
    : `${(grams / 1000).toLocaleString("en-US", { maximumFractionDigits: 2 })} kg`;

const asksMaterial = anywhere(wordList`
  materials?, made (of|from|out of), fabric, (real|goose|duck|or|of|ones? (is|are)|which (is|are)) down,
  is( (it|this|that|the))? +down, down (or|one|bag), feathers?, nylon, polyester, vegan, synthetic, filling, fill
`);
const stuffs =
  /\b(?:down|synthetic|nylon|polyester|cotton|canvas|aluminium|steel|titanium|plastic|wool)\b/g;
/** “Is it down” is a yes-or-no question; “is it down or synthetic” is not. */
function isMadeOf(material: string, plain: string): boolean | undefined {
  const asked = new Set(plain.match(stuffs));
  const [only] = asked;
  return asked.size === 1 && only !== undefined && material !== ""
    ? material.includes(only)
    : undefined;
}

const five = 5;
const two = 2;

const some = wordList`\d, two, three, four, five, six`;
const asksPeople = anywhere(wordList`
  people, persons?, sleeps?, adults?, kids, children, how many (can|fit|does), fits? (us|${some}), can ${some} (\w+ )?(fit|sleep),
  big, biggest, bigger, room for (us|\d|two|three|four|five|six|everyone|all), of us, family
`);

/** The temperature to expect in the season a message names, in degrees Celsius. */
function coldIn(plain: string): number {
  if (/winter|snow|frost|freez|cold|minus|december|january|february/.test(plain)) return 0;
  return /autumn|fall|spring|october|november|march|april/.test(plain)
    ? 4
    : Number.POSITIVE_INFINITY;
}

const asksHours = anywhere(wordList`
  hours, how long (does|do|will|is|can)(?! it take| delivery| shipping), hours of light, shines?, how long on (full|high|low|max\w*), last(s|ing)?,
  full (power|beam), battery, batteries, run ?time, burn time
`);

export const attributes: readonly Attribute[] = [
  figure(
    "warmth",
    {
      asks: /\b(?:warm\w*|cold|degrees?|temp|temperatures?|rating|rated|freez\w*|frost|winter|snow|minus \d+|celsius|autumn|fall|spring|october|november|december|january|february|march|april)\b|-\d+/,
      more: /\bwarmest\b/,
      less: /\b(?:coolest|coldest|least warm)\b/,
      than: ["warmer", "less warm"],
      reversed: true,
      holds: ({ values }, wanted, plain) =>
        typeof values.warmth !== "number" ? undefined : values.warmth <= (wanted ?? coldIn(plain)),
    },
    (value) => `is warm to ${degrees(value)}`,
    degrees,
  ),
  figure(
    "weight",
    {
      asks: /\b(?:weigh\w*|weight|heavy|heavier|heaviest|light(?:weight|er|est)?(?! (?:green|blue|grey|gray|bulb|up))|grams?|kilos?|kilograms?|kg|lbs?|pounds)\b/,
      more: /\bheaviest\b/,
      less: /\blightest\b(?! (?:colou?r|green|blue))/,
      than: ["heavier", "lighter"],
    },
    (value) => `weighs ${kilos(value)}`,
    kilos,
  ),
  figure(
    "price",
    {
      asks: /\b(?:price[ds]?|costs?|how much(?! (?:does|do|is|are|would)\b.*\b(?:weigh|hold|fit|shipping|delivery))|expensive|cheap|dollars)\b|[$]/,
      more: /\b(?:most expensive|priciest|dearest)\b/,
      less: /\b(?:cheapest|least expensive|lowest price|less expensive)\b/,
      than: ["more expensive", "cheaper"],
      holds: ({ values }, wanted, plain) =>
        wanted === undefined
          ? undefined
          : /\b(?:more|over|above)\b/.test(plain)
            ? Number(values.price) > wanted
            : Number(values.price) <= wanted,
    },
    (value) => `costs ${dollars(value)}`,
    dollars,
  ),
  figure(
    "packed",
    {
      asks: /\b(?:packed (?:volume|lit(?:re|er)s?)|volume|lit(?:re|er)s?)\b.{0,20}\bpack\w*|\bpacked volume\b|\bpack\w* volume\b|\blit(?:re|er)s? (?:when )?packed\b/,
      less: /\bpacks? (?:the )?smallest\b/,
      than: ["packs bigger", "packs smaller"],
    },
    (value) => `takes about ${value} litres packed`,
    (value) => `about ${value} litres packed`,
  ),
  figure(
    "volume",
    {
      asks: /\b(?:volume|lit(?:re|er)s?|big|bigger|biggest|capacity|how large|larger|largest|hold|holds|roomy)\b/,
      more: /\b(?:biggest|largest|roomiest)\b/,
      less: /\bsmallest\b/,
      than: ["bigger", "smaller"],
    },
    (value) => `holds ${value} litres`,
    (value) => `${value} litres`,
  ),
  figure(
    "days",
    {
      asks: /\b(?:\d+|a|two|three|four|five|several|few|long|how many)[ -]?(?:days?|nights?|weekend)\b|\bweek-?end\b|\bovernight\b/,
      holds: ({ values }, wanted, plain) =>
        typeof values.days !== "number"
          ? undefined
          : values.days >= (wanted ?? (/week-?end|several|few|nights?/.test(plain) ? 2 : 1)),
    },
    (value) => (value === 1 ? "is for a day out" : `holds enough for up to ${value} days`),
    (value) => (value === 1 ? "a day" : `${value} days`),
  ),
  figure(
    "people",
    {
      asks: asksPeople,
      more: /\b(?:biggest|largest|roomiest)\b/,
      less: /\bsmallest\b/,
      than: ["bigger", "smaller"],
      holds: ({ values }, wanted) =>
        wanted === undefined || typeof values.people !== "number"
          ? undefined
          : values.people >= wanted,
    },
    (value) => `is made for ${counted(value, "person", "people")}`,
    (value) => counted(value, "person", "people"),
  ),
  {
    id: "waterproof",
    asks: /\b(?:water ?-?proof|waterproof|rain\w*|wet|water(?! bottle)|water-?resistant|hydrostatic|hh|water (?:column|head)|shower|(?:keeps?|stays?|keep (?:me|us|you|it|things|everything)) dry|dry inside)\b/,
    says: ({ values }) => (typeof values.water === "string" ? values.water : undefined),
    holds: ({ values }) => (typeof values.waterproof === "boolean" ? values.waterproof : undefined),
  },
  {
    id: "wind",
    asks: /\b(?:wind\w*|storm\w*|gusts?|gales?|breeze)\b(?! (?:speed|rating|tunnel))/,
    says: ({ values }) => (typeof values.wind === "string" ? values.wind : undefined),
    holds: ({ values }) => (typeof values.windproof === "boolean" ? values.windproof : undefined),
  },
  figure(
    "lumens",
    {
      asks: /\b(?:bright\w*|lumens?|strong light)\b/,
      more: /\bbrightest\b/,
      less: /\bdimm?est\b/,
      than: ["brighter", "less bright"],
    },
    (value) => `gives ${value} lumens`,
    (value) => `${value} lumens`,
  ),
  figure(
    "hours",
    {
      asks: asksHours,
      more: /\b(?:lasts? (?:the )?longest|longest)\b/,
      than: ["longer lasting", "shorter lasting"],
    },
    (value) => `lasts up to ${value} hours on low, about four on high`,
    (value) => `${value} hours`,
  ),
  fact(
    "rechargeable",
    /\b(?:recharg\w*|charg(?:e|ed|es|ing)|usb|batter(?:y|ies))\b/,
    "charges by USB-C",
    "cannot be charged",
  ),
  fact(
    "stands",
    /\b(?:free ?-?standing|stand(?:s)? (?:on its own|without|alone|by itself)|pegs?|stakes?)\b/,
    "stands on its own, without pegs",
    "needs pegs to stand",
  ),
  fact(
    "tall",
    /\b(?:stand(?: up)?(?: straight| upright)? in|stand up|standing (?:height|room)|headroom|tall)\b/,
    "is high enough to stand in (195 cm)",
    "isn’t high enough to stand in, but you can sit up",
  ),
  fact(
    "washable",
    /\b(?:wash\w*|machine|clean(?:ed|ing)?|laundry)\b/,
    "is machine washable",
    "should be cleaned by a specialist, not in a machine",
  ),
  fact(
    "cabin",
    /\b(?:cabin|carry ?-?on|hand ?-?luggage|plane|flight|airline|overhead)\b/,
    "works as a carry-on on most airlines",
    "is too big for a carry-on",
  ),
  words(
    "packedSize",
    /\b(?:pack(?:ed|s)? (?:size|down|to|small)|packed|compress(?:ed|es)?|dimensions|measure\w*|size when|how small|small does)\b/,
    (value) => `packs to ${value}`,
  ),
  words(
    "colour",
    /\b(?:colou?rs?|black|green|blue|red|grey|gray|navy|yellow|orange|white|pink|sand|rust)\b/,
    (value) => `comes in ${value}`,
    ({ values }, _wanted, plain) => {
      const asked = colours.exec(plain)?.[0];
      if (/\b(?:another|other|different|more|only) colou?rs?\b/.test(plain))
        return String(values.colour).includes(" or ");
      return asked === undefined ? undefined : String(values.colour).includes(asked);
    },
  ),
  words(
    "material",
    asksMaterial,
    (value) => `is made of ${value}`,
    ({ values }, _wanted, plain) => isMadeOf(String(values.material ?? ""), plain),
  ),
  words(
    "fuel",
    /\b(?:fuel|gas|cartridges?|canisters?|petrol|alcohol|what does it burn)\b/,
    (value) => `burns ${value}`,
    ({ values }, _wanted, plain) =>
      /petrol|alcohol|wood|diesel/.test(plain)
        ? false
        : /gas|cartridge|canister/.test(plain)
          ? values.fuel !== undefined
          : undefined,
  ),
  words("boils", /\b(?:boil\w*|how fast|quick\w*)\b/, (value) => `boils ${value}`),
  figure(
    "toughness",
    {
      asks: /\b(?:tough\w*|sturdy|durable|robust|solid)\b/,
      more: /\b(?:toughest|strongest|sturdiest|most (?:durable|robust|solid))\b/,
      than: ["tougher", "less tough"],
    },
    (value) => `is ${value} denier where it wears most`,
    (value) => `${value} denier`,
  ),
  {
    id: "stock",
    asks: /\b(?:in ?-?stock|stock|available|availability|sold out|when (?:is it |will it be |are they )?back|back when|when exactly|back in|get it now|(?:do|did) you (?:still )?have it)\b/,
    says: ({ values }) =>
      values.stock === "In stock"
        ? "is in stock"
        : `is sold out, ${String(values.stock).toLowerCase()}`,
    holds: ({ values }, _wanted, plain) =>
      /sold out/.test(plain) ? values.stock !== "In stock" : values.stock === "In stock",
  },
  {
    id: "warranty",
    asks: /\b(?:warrant\w*|guarantee\w*)\b/,
    insteadOf: ["hours", "length"],
    says: ({ kind }) => `has a ${kind === "tent" || kind === "pack" ? five : two}-year warranty`,
    holds: () => true,
  },
  ...useAttributes,
];
const colours =
  /\b(?:black|green|blue|red|grey|gray|navy|yellow|orange|white|pink|sand|rust|brass|steel)\b/;
