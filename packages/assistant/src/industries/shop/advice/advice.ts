import type { ChatReply } from "@brightkeel/contracts";
import { clausesOf } from "../../../dialogue/message/clauses.ts";
import { dollars, pick, say } from "../../../dialogue/reply/reply.ts";
import type { DraftTurn, Flow, FlowState, Turn } from "../../../dialogue/types.ts";
import { anywhere, whole, wordList } from "../../../understanding/word-list.ts";
import { frostIn } from "../goods/cold.ts";
import { kindsRuledOut, needOf, partyOf } from "../goods/need.ts";
import { products, type SampleProduct } from "../goods/sample.ts";
import { peopleTold } from "../goods/stated-people.ts";
import { nearest, nothingFits, recommendation, type Wish } from "./advice-reply.ts";
import { suitability, suits } from "./advice-suits.ts";

export const kinds: readonly (readonly [SampleProduct["kind"], RegExp])[] = [
  ["tent", /\btents?\b|\bshelters?\b/i],
  ["sleeping bag", /\bsleep(?:ing)?[ -]?bags?\b/i],
  ["pack", /\b(?:back)?packs?\b|\brucksacks?\b|\bbackbags?\b/i],
  ["lamp", /\b(?:head)?(?:lamps?|lights?|torch(?:es)?|lanterns?)\b/i],
  [
    "stove",
    /\bstoves?\b|\bcookers?\b|\b(?:to cook (?:on|with))\b|\bcooking\b|\b(?:to|can) boil\b/i,
  ],
];
const uses: readonly (readonly [string, RegExp])[] = [
  [
    "winter",
    anywhere(wordList`
      winter, december, january, february, cold, snow\w*, frost\w*, freez\w*, below zero, minus \w+ degrees, -\d+ ?°, warm(er|est)?,
      kilimanjaro, alps, himalaya\w*, norway, iceland, alaska, nepal, everest
    `),
  ],
  [
    "gift",
    anywhere(wordList`
      gifts?, presents?, birthday, surprise, (his|her|their) \\d{1,2}(st|nd|rd|th), anniversary, x-?mas, christmas,
      for (my|his|her|our) (grand\w+|son|daughter|nephew|niece|kids?|child|girl|boy|cousin|colleague|husband|wife|boyfriend|girlfriend|dad|mom|mum|father|mother|brother|sister|friend|uncle|aunt|boss)
    `),
  ],
  ["family", /\bfamily\b|\bkids?\b|\bchildren\b|\bcar\b/i],
  [
    "weekend",
    /\bweekends?\b|\bseveral days\b|\btrek\w*|\b(?:three|two|four|3|2|4)[- ]days?\b|\bmulti-?day\b/i,
  ],
  ["day", /\bday\b|\bcity\b/i],
  [
    "light",
    /\blight(?:weight|est|er)?\b(?! (?:green|blue|grey|gray))|\bbik(?:e|es|ing|epacking)\b|\bfast\b/i,
  ],
  [
    "hiking",
    /\bhik(?:e|es|ing|er|ers)\b|\bwalk(?:s|ing)?\b|\bmountains?\b|\btrails?\b|\bbackpacking\b/i,
  ],
  ["summer", /\bsummer\b|\bfestivals?\b/i],
  ["camping", /\bcamp\w*\b|\bscouts?\b/i],
  ["beginner", /\bbeginners?\b|\bfirst[ -](?:time|tent|trip|hike)\b/i],
];

/** Patterns that identify one specific product. */
const namedBy: readonly (readonly [string, RegExp])[] = [
  ["glim", /\bhead ?(?:lamp|torch|light)s?\b/i],
  ["wick", /\blanterns?\b/i],
  ["lee-1", /\bshelters?\b/i],
];

const somethingElse =
  /\b(?:(?:some|any)thing|what) else\b|\bother options?\b|\banother (?:one|kind|idea)\b|\bother ideas?\b/i;
/** Words that rule out what precedes or follows them. */
const apostrophe = "['’]?";
const rulesOut = wordList`
  no, not, nor, without, except, besides, (any|every)thing but,
  (has|have|had|got|owns?|already has|already have)( already)?( got)?, (do|does|did)(n${apostrophe}t| not) (need|want|like)
`;
const ofTheirs = wordList`a, an, any, another, one, more, the, her, his, my, own, new, good, enough`;
const ruledOut = (thing: string): RegExp =>
  new RegExp(
    `\\b${rulesOut}\\b(?: ${ofTheirs}\\b)*\\s+(?:\\w+[ -])?(?:${thing})|(?:${thing}) (?:he|she|they|i|we) (?:already )?(?:has|have|owns?|got)\\b`,
    "i",
  );
const anyPrice = 100_000;

/** Asks for the use and the budget, then recommends one product with an alternative. */
export const adviceFlow: Flow = {
  title: "finding the right thing",
  names: ["advice", "product", "tent"],
  intents: ["product_advice"],
  resumes: true,
  claims: ({ message, slots, plain }, { asking }) =>
    (!asksSomething(message) && peopleTold(plain) !== undefined) ||
    (asking === "use" &&
      !message.includes("?") &&
      (usesIn(message).length > 0 || slots.amounts.length > 0)) ||
    (!asksSomething(message) &&
      (excludedIn(message).length > 0 || message.split(/\s+/).length <= 6) &&
      (somethingElse.test(message) || kinds.some(([, pattern]) => pattern.test(message)))),
  take(turn, flow) {
    const { message, slots } = turn;
    const excluded = excludedIn(message);
    // “For reading in a tent” is not a search for a tent.
    const sought = message.replace(
      /\b(?:in|inside|into|from|of) (?:a|the|my|our) \w+(?: bag)?\b/gi,
      " ",
    );
    // “A pack for a hike with a tent” is no search for a tent either, unless it is all that is named.
    const [alone = ""] = sought.split(/\bwith (?:an?|the|my|our)\b/i);
    const kindOfText = (text: string) =>
      kinds.find(
        ([kind, pattern]) => pattern.test(text) && !excluded.some((one) => kindOf(one) === kind),
      )?.[0];
    const found = {
      kind: kindOfText(alone) ?? kindOfText(sought),
      use: usesIn(message).join("|") || undefined,
      people: partyOf(turn),
      budget: budgetIn(turn, flow),
      currency: slots.amounts[0]?.currency,
      degrees: frostIn(turn.plain),
      prefer: namedBy.find(([, pattern]) => pattern.test(sought))?.[0],
    };
    const again = somethingElse.test(message) && flow.slots.shown !== undefined;
    if (again)
      flow.slots.seen = [...listOf(flow.slots.seen), ...listOf(flow.slots.options)].join("|");
    let taken = again || excluded.length > 0;
    const refused = [...listOf(flow.slots.not), ...excluded];
    // Who has a headlamp may still want a lantern.
    const inPart = (kind: string) => refused.some((one) => one !== kind && kindOf(one) === kind);
    const kindsOut = needOf(turn).without.filter((kind) => !inPart(kind));
    flow.slots.not = [...new Set([...refused, ...kindsOut])].join("|");
    if (listOf(flow.slots.not).includes(String(flow.slots.kind))) delete flow.slots.kind;
    for (const [key, value] of Object.entries(found)) {
      if (value === undefined) continue;
      flow.slots[key] = value;
      taken = true;
    }
    return taken;
  },
  advance(turn, flow) {
    // A kind requested before is not asked for again.
    const [known] = turn.state.exchanges.length > 0 ? needOf(turn).kinds : [];
    const { kind = known, use, budget } = flow.slots;
    if (kind !== undefined) flow.slots.kind = kind;
    if (kind === undefined && use === undefined && budget === undefined) {
      flow.asking = "use";
      return say("Happy to. What is it for?", {
        source: "shopProducts",
        choices: pick(
          "A tent for a hike",
          "A pack for a weekend",
          "Something warm for winter",
          "A gift",
          "Camping with the family",
        ),
      });
    }
    delete flow.asking;
    return advise(turn, flow);
  },
  recap({ slots: { kind, use, budget } }) {
    if (kind === undefined && use === undefined) return undefined;
    const most =
      budget === undefined || budget === anyPrice ? "" : ` up to ${dollars(Number(budget))}`;
    return `looking for ${kind === undefined ? "something" : `a ${kind}`}${use === undefined ? "" : ` for ${forWhat(String(use))}`}${most}`;
  },
};

/** Whether a message is a question, with or without a question mark: “that lantern maybe, is it any good”. */
const asksSomething = (message: string): boolean =>
  message.includes("?") || clausesOf(message).some((clause) => asksOf.test(clause));
const asksOf = /^(?:is|are|does|do|can|could|will|would|how|what|which|when|where)\b/i;

/** Returns the uses a message names; “a light” means a lamp, not a low weight. */
const usesIn = (message: string): string[] =>
  uses
    .filter(([use]) => use !== "camping" || !noCamping.test(message))
    .filter(([use, pattern]) =>
      pattern.test(use === "light" ? message.replace(/\ba light\b/i, "") : message),
    )
    .map(([use]) => use);

const forWhat = (wanted: string): string => nameOfUse(wanted.split("|")[0] ?? wanted);
const nameOfUse = (use: string): string =>
  ({
    family: "the family",
    gift: "a gift",
    weekend: "several days",
    day: "a day out",
    light: "travelling light",
    beginner: "a beginner",
  })[use] ?? use;

const mostNamed =
  /\b(?:under|below|budget(?: is| of)?|up to|max|maximum|around|about|roughly) (\d{2,5})\b(?! ?(?:years?|days?|people|litres?|l|kg|g)\b)|\b(\d{2,5}) (?:max|maximum|at most)\b/i;

function budgetIn({ message, slots }: Turn, flow: FlowState): number | undefined {
  const amount = slots.amounts[0]?.value;
  const bare =
    slots.numbers.find((value) => value > 14 && !isMeasure(value, message)) ?? slots.alone;
  if (amount !== undefined) return amount;
  if (/\bcheaper\b/i.test(message) && flow.slots.shown !== undefined)
    return Number(flow.slots.shown) - 1;
  // “She turns 30, max 60”: takes the number next to the limiting word.
  const most = mostNamed.exec(message);
  if (most) return Number(most[1] ?? most[2]);
  if (
    flow.asking === "budget" ||
    /\b(?:under|below|budget|up to|max|around|about|roughly)\b/i.test(message)
  ) {
    if (bare !== undefined) return Math.max(0, bare);
  }
  // “Dunno, maybe 60” after a first suggestion.
  if (bare !== undefined && flow.slots.shown !== undefined && hedged.test(message.trim()))
    return bare;
  if (/\bany price\b/i.test(message)) return anyPrice;
  return flow.asking === "budget" &&
    /\bany\b|no (?:limit|matter|idea)|not sure|whatever|don.?t (?:know|care|mind)|money is no/i.test(
      message,
    )
    ? anyPrice
    : undefined;
}

/** “About 45 l” is no sum of money. */
const isMeasure = (value: number, message: string): boolean =>
  new RegExp(
    `\\b${value} ?(?:l|lit(?:re|er)s?|kgs?|kilos?|g|grams?|cm|m|km|inch(?:es)?|°|degrees?|lumens?)\\b`,
    "i",
  ).test(message);

const leadsToHedge = wordList`
  dunno, idk, hm+, well, i do not know, i don't know, not sure, maybe, say, like, let's say, up to, ok, no, about, around, roughly, i think, perhaps
`;
const hedged = whole(
  `(?:${leadsToHedge}[,. ]+)*[$]?\\d{2,3}(?: ?${wordList`dollars?, bucks, usd, or so, ish, max, tops`})*[.! ]*`,
);

const listOf = (value: string | number | undefined): string[] =>
  String(value ?? "")
    .split("|")
    .filter(Boolean);

/** The kind of an exclusion, which is a kind or a product. */
const kindOf = (ruledOut: string): string =>
  products.find(({ id }) => id === ruledOut)?.kind ?? ruledOut;

/** Kinds or products that a message rules out: “not a lamp”, “he has a lantern already”, “no camping”. */
const excludedIn = (message: string): string[] =>
  noCamping.test(message) ? [...forCamping, ...namedOut(message)] : namedOut(message);
const noCamping =
  /\b(?:no|not|never|without|isn[’']?t|doesn[’']?t|don[’']?t|hes not|shes not)(?: \w+)? (?:camp\w*|overnight\w*)\b|\b(?:only|just) (?:for )?day (?:walks?|hikes?|trips?)\b/i;
const forCamping = ["tent", "sleeping bag", "stove", "wick"];

function namedOut(message: string): string[] {
  // A lantern is one of two lamps: the other may still be wanted.
  const products = namedBy.filter(([, pattern]) => ruledOut(pattern.source).test(message));
  if (products.length > 0) return products.map(([id]) => id);
  const named = kinds
    .filter(([, pattern]) => ruledOut(pattern.source).test(message))
    .map(([kind]) => kind);
  return [...new Set([...named, ...kindsRuledOut(message)])];
}

/** Recommends one product with an alternative; if none fits, the nearest match or a way to change the conditions. */
function advise({ state }: DraftTurn, flow: FlowState): ChatReply {
  const wish = wishOf(flow);
  const suiting = products.filter((product) => suits(product, wish));
  const [best, second] = suiting
    .filter(({ price }) => price <= wish.budget)
    .sort((a, b) => suitability(b, wish) - suitability(a, wish));
  if (best) {
    flow.slots.shown = best.price;
    flow.slots.options = [best, second].flatMap((one) => (one ? [one.id] : [])).join("|");
    state.topic = best.id;
    state.shown = [best, second].flatMap((one) => (one ? [one.id] : []));
    return recommendation(best, second, wish);
  }
  const cheapest = [...suiting].sort((a, b) => a.price - b.price)[0];
  if (!cheapest) return nothingFits(wish);
  // The next question starts from the cheapest product available.
  flow.slots.budget = cheapest.price;
  state.topic = cheapest.id;
  state.shown = [cheapest.id];
  return nearest(cheapest, wish);
}

function wishOf({ slots }: FlowState): Wish {
  const budget = slots.budget === undefined ? anyPrice : Number(slots.budget);
  const inDollars = slots.currency === undefined || slots.currency === "USD";
  return {
    kind: slots.kind,
    use: slots.use,
    budget,
    people: Number(slots.people ?? 0),
    seen: listOf(slots.seen),
    cheaper: slots.shown !== undefined && budget === Number(slots.shown) - 1,
    not: listOf(slots.not),
    prefer: slots.prefer,
    ...(slots.degrees === undefined ? {} : { degrees: Number(slots.degrees) }),
    aboutCurrency:
      inDollars || budget === anyPrice
        ? ""
        : `Prices here are in US dollars and I don’t know the exchange rate, so I looked for up to ${dollars(budget)}. `,
  };
}
