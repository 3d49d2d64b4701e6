import { dollars } from "../../../dialogue/reply/reply.ts";
import type { Attribute, Collection, Thing } from "../../../records/records.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { hotelRules } from "./prices.ts";
import { type Room, rooms } from "./rooms.ts";

/** The rooms as records: what guests can ask about each, and the wording of its values. */

/** The contents of the fact about the rooms, as data. */
const features: Readonly<
  Record<
    Room["id"],
    { size: number; view: string; beds: string; balcony: boolean; bath: boolean; water: boolean }
  >
> = {
  standard: {
    size: 16,
    view: "the yard",
    beds: "one large or two single beds",
    balcony: false,
    bath: false,
    water: false,
  },
  harbour: {
    size: 20,
    view: "the water",
    beds: "one large or two single beds",
    balcony: false,
    bath: false,
    water: true,
  },
  family: {
    size: 32,
    view: "the yard",
    beds: "two rooms, one with bunk beds",
    balcony: false,
    bath: false,
    water: false,
  },
  suite: {
    size: 40,
    view: "the water",
    beds: "one large bed and a sofa bed",
    balcony: true,
    bath: true,
    water: true,
  },
};

const has = (id: "balcony" | "bath", asks: RegExp, yes: string, no: string): Attribute => ({
  id,
  asks,
  says: ({ values }) => (values[id] === true ? yes : no),
  holds: ({ values }) => values[id] === true,
});
const inEach = (id: string, asks: RegExp, says: string, holds = true): Attribute => ({
  id,
  asks,
  says: () => says,
  holds: () => holds,
});

const theRoom = wordList`it, they, that, the \w+( room)?`;
const asksAll = anywhere(wordList`
  what (does|do) ${theRoom} (have|offer|come with|look like|include), describe, what is (it|the (standard|harbou?r|family|suite)( room)?) like,
  tell me (more )?about (it|the (standard|harbou?r|family|suite))
`);

const attributes: readonly Attribute[] = [
  {
    id: "size",
    asks: /\b(?:how (?:big|large|small)|size|square (?:met\w+|feet)|m2|sqm|spacious|roomy|bigger|larger|biggest|largest|smaller|smallest)\b/,
    more: /\b(?:biggest|largest|most space)\b/,
    less: /\bsmallest\b/,
    than: ["bigger", "smaller"],
    says: ({ values }) => `is ${values.size} m²`,
    shows: ({ values }) => `${values.size} m²`,
  },
  {
    id: "rate",
    asks: /\b(?:rate|price[ds]?|costs?|how much|expensive|cheap\w*|per night|a night)\b/,
    more: /\b(?:most expensive|dearest)\b/,
    less: /\b(?:cheapest|least expensive|lowest)\b/,
    than: ["more expensive", "cheaper"],
    says: ({ values }) =>
      `is ${dollars(Number(values.rate))} a night from Sunday to Thursday, ${dollars(Math.round(Number(values.rate) * (1 + hotelRules.weekend / 100)))} on Friday and Saturday`,
    shows: ({ values }) => `${dollars(Number(values.rate))} a night`,
  },
  {
    id: "sleeps",
    asks: /\b(?:sleeps?|how many (?:people|persons|guests|of us)|fits?|room for|big enough|enough for|adults|people)\b/,
    says: ({ values }) => `sleeps up to ${values.sleeps}`,
    shows: ({ values }) => `up to ${values.sleeps} guests`,
    holds: ({ values }, wanted) =>
      wanted === undefined ? undefined : Number(values.sleeps) >= wanted,
  },
  {
    id: "view",
    asks: /\b(?:view|sea|water ?(?:side|front)?|harbou?r side|look (?:out|onto|over)|overlook\w*|facing|faces)\b/,
    says: ({ values }) => `looks out on ${values.view}`,
    shows: ({ values }) => `view of ${values.view}`,
    holds: ({ values }) => values.water === true,
  },
  {
    id: "bathroom",
    asks: /\b(?:bathrooms?|showers?|toilets?|wc|en ?suite)\b/,
    says: ({ id }) =>
      id === "suite"
        ? "has its own bathroom with bathtub and shower"
        : "has its own bathroom with a shower",
    holds: () => true,
  },
  {
    id: "beds",
    asks: /\b(?:beds?|double|twins?|king|queen|single beds?|bunks?)\b/,
    says: ({ values }) => `has ${values.beds}`,
    shows: ({ values }) => String(values.beds),
    holds: ({ id }, _wanted, plain) =>
      /\b(?:twins?|singles?|separate|two beds)\b/.test(plain)
        ? id === "standard" || id === "harbour"
        : undefined,
  },
  has("balcony", /\b(?:balcon\w+|terrace|outside)\b/, "has a balcony", "has no balcony"),
  has("bath", /\b(?:bath ?tub|bath(?! ?room)|tub)\b/, "has a bath", "has a shower, no bath"),
  {
    id: "all",
    asks: asksAll,
    says: ({ values }) =>
      `is ${values.size} m² with ${values.beds}, a view of ${values.view}${values.balcony === true ? ", balcony and bath" : ""}, for up to ${values.sleeps}; desk, safe, kettle and fridge are in each room`,
  },
  {
    id: "romantic",
    asks: /\b(?:romantic|anniversar\w+|honeymoon|valentine\w*|special|nicest|best)\b/,
    says: () => "is the one for two: balcony, bath and a view of the water",
    holds: ({ id }) => id === "suite",
  },
  inEach(
    "kitchen",
    /\bkitchen\w*|\bcook\b|\bmicrowave\b|\bstove\b/,
    "has no kitchen, only a kettle and a fridge",
    false,
  ),
  inEach(
    "desk",
    /\b(?:desk(?! (?:open|staff))|work(?:space| from| on| in)|laptop)\b/,
    "has a desk",
  ),
  inEach(
    "kettle",
    /\b(?:kettle|tea|coffee|fridge|minibar|mini ?bar)\b/,
    "has a kettle and a fridge",
  ),
  inEach("safe", /\bsafe\b(?! (?:area|place))/, "has a safe"),
  inEach("hairdryer", /\bhair ?dryers?\b|\bhairdrier\b/, "has a hairdryer"),
  inEach(
    "cooling",
    /\b(?:air ?con\w*|ac|a\/c|cool\w*|hot)\b/,
    "is cooled by a quiet ceiling system that you set on the wall",
  ),
  inEach("dark", /\b(?:blackout|dark|curtains)\b/, "has blackout curtains"),
  {
    id: "quiet",
    asks: /\b(?:quiet\w*|nois\w*|loud)\b/,
    more: /\bquietest\b/,
    says: ({ id }) =>
      id === "standard" || id === "family"
        ? "is on the quiet yard side"
        : "looks on the water, where the ferry lands until evening",
    holds: ({ id }) => id === "standard" || id === "family",
  },
];

const asThing = ({ id, name, rate, sleeps }: Room): Thing => ({
  id,
  name,
  kind: "room",
  named: {
    standard: /\bstandards?(?: rooms?| double)?\b/,
    harbour: /\bharbou?r(?: rooms?)?\b(?! (?:house|bath|exit|side))/,
    family: /\b(?:the |a )?family (?:room|suite)s?\b|\bthe family\b(?: one)?/,
    suite: /\bsuites?\b/,
  }[id],
  values: { rate, sleeps, ...features[id] },
});

export const roomRecords: Collection = {
  things: rooms.map(asThing),
  kinds: [{ id: "room", named: /\brooms?\b/, plural: "rooms" }],
  attributes,
  compareBy: ["size", "view", "sleeps", "rate"],
};
