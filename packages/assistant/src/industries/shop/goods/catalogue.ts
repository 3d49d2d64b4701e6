import { inWords } from "../../../dialogue/reply/reply.ts";
import type { Collection, Thing } from "../../../records/records.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { attributes as headline } from "./attributes.ts";
import { careAttributes } from "./care-attributes.ts";
import { factAttributes } from "./fact-attributes.ts";
import { outdoorAttributes } from "./outdoor-attributes.ts";
import { careOf } from "./product-care.ts";
import { productFacts, toughness } from "./product-facts.ts";
import { products, type SampleProduct } from "./sample.ts";

/** The products as records, with their names and kinds. */

const useIds = ["winter", "hiking", "camping", "beginner", "kids", "summer", "gift"];

/** After a number, these make it a quantity rather than a name. */
const units = wordList`l, lit\w*, hours?, h, kg, g, cm, mm, days?, nights?, people, persons?, dollars?, bucks, of, years?, degrees, more, less, x`;

/** The pattern for a product that is named by its number only: “the 28 litre pack”, “the 28”, “or 45”. */
const byNumber = (number: string): string =>
  [
    `\\b(?:the )?${number}[ -]?(?:l|lit(?:re|er)s?)\\b(?: (?:pack|one|cairn))?`,
    `\\bthe ${number}\\b(?! (?:one|two|of|litre))`,
    `\\b(?:and|or|vs|than) ${number}\\b(?! ${units}\\b)`,
  ].join("|");

/** The pattern for a product's name, including its number if several products share the word: “ridge”, “cairn 28”. */
function namedBy({ id, people }: SampleProduct): RegExp {
  const [first = "", number = ""] = id.split("-");
  const several = products.filter((other) => other.id.startsWith(first)).length > 1;
  return several
    ? new RegExp(`\\b${first}[ -]?${number}\\b|${byNumber(number)}`)
    : anywhere(
        [
          `${first}s?(?:[ -]?${number})?\\b(?! (?:degrees|year))`,
          ...(nounsOf[id] === undefined ? [] : [`${pointing} (?:${nounsOf[id]})`]),
          ...(people === undefined ? [] : [`${pointing} ${size}${forPeople(people)}`]),
        ].join("\\b|\\b"),
      );
}

const size = "(?:small |big |little )?";
const forPeople = (people: number): string =>
  `(?:${people}|${inWords(people)})[ -]?(?:person|people|man|men)`;
/** Determiners with which a noun refers to a specific product rather than to any of its kind. */
const pointing = "(?:the|that|this|your|those|\\d{1,2}(?: of the)?)";
/** Nouns that apply to only one product of the catalogue. */
export const nounsOf: Readonly<Record<string, string>> = {
  wick: "lanterns?",
  glim: "head ?(?:lamp|torche?)s?",
  "lee-1": "shelters?",
  kettle: "stoves?",
};

/** Everything here goes camping, and only sleeping bags are made for a season. */
const ofAnyUse = ({ kind }: SampleProduct, use: string): boolean =>
  use === "camping" || (use === "summer" && kind !== "sleeping bag");

const asThing = (product: SampleProduct): Thing => {
  const { id, name, kind, price, people, stock, uses, details } = product;
  return {
    id,
    name,
    kind,
    named: namedBy(product),
    values: {
      price,
      stock,
      ...(people === undefined ? {} : { people }),
      ...details,
      ...productFacts[id],
      ...careOf(product),
      ...(toughness[id] === undefined ? {} : { toughness: toughness[id] }),
      ...Object.fromEntries(
        useIds.map((use) => [`use:${use}`, uses.includes(use) || ofAnyUse(product, use)]),
      ),
    },
  };
};

/** Expert attributes come first, because their words are rarer. */
const attributes = [...outdoorAttributes, ...careAttributes, ...factAttributes, ...headline];

const lamps = wordList`
  (head)?(lamps?|torch(es)?|lanterns?), lights, headlight, (an?|the|one|some|any|my|your|this|that|bright\w*|good|camp\w*|reading|plus|and) light
`;
/** “A light green”, “a light tent”: no lamp. */
const lightOf = wordList`green, blue, enough, weight, tents?, packs?, bags?, one, sleeping, stove, shelter`;

export const catalogue: Collection = {
  things: products.map(asThing),
  kinds: [
    { id: "tent", named: /\btents?\b|\bshelters?\b/, plural: "tents" },
    {
      id: "sleeping bag",
      named:
        /\bsleep(?:ing)?[ -]?bags?\b(?! (?:liners?|inlays?|covers?)\b)|\b(?:two|both|your) bags\b/,
      plural: "sleeping bags",
    },
    {
      id: "pack",
      named:
        /\b(?:back)?packs?\b(?! (?:down|to|small|size|volume|dimensions|it|up)\b)|\brucksacks?\b|\bcairns?\b(?![ -]?\d)/,
      plural: "packs",
    },
    {
      id: "lamp",
      named: new RegExp(`(?<!\\bred )\\b${lamps}\\b(?! ${lightOf})`),
      plural: "lamps",
    },
    { id: "stove", named: /\bstoves?\b|\bcookers?\b/, plural: "stoves" },
  ],
  attributes,
  compareBy: ["warmth", "people", "volume", "lumens", "weight", "price", "hours"],
  bestFor: ({ id }) => {
    const uses = products.find((product) => product.id === id)?.uses;
    return uses ? `for ${uses.slice(0, 2).join(" and ")}` : undefined;
  },
};

/** The “Details” section of a product's page, in one line. */
export const detailsOf = (product: SampleProduct): string => {
  const thing = asThing(product);
  const said = [
    "weight",
    "colour",
    "material",
    "packedSize",
    "waterproof",
    "stands",
    "tall",
    "washable",
    "cabin",
    "lumens",
    "hours",
    "rechargeable",
    "fuel",
  ]
    .map((id) => attributes.find((attribute) => attribute.id === id)?.says(thing))
    .filter((text) => text !== undefined)
    .map((text) => text.replace(asSentence, ""));
  return [...new Set(said)].join("; ");
};
/** The beginnings of sentences about weight, colour and material. */
const asSentence = /^(?:weighs|comes in|is made of) /;

/** The product with an id; undefined if there is none. */
export const thingOf = (id: string | undefined): Thing | undefined =>
  catalogue.things.find((one) => one.id === id);

/** The unit price in US dollars; zero for an unknown id. */
export const priceOf = (id: string): number => Number(thingOf(id)?.values.price ?? 0);
