import { products, type SampleProduct } from "#content/assistant/sample/shop.ts";
import type { ChatReply } from "../../contract.ts";
import { dollars, pick, say } from "../../dialogue/reply.ts";
import type { Flow, FlowState, Turn } from "../../dialogue/types.ts";
import { productCard } from "./products.ts";

const kinds: readonly (readonly [SampleProduct["kind"], RegExp])[] = [
  ["tent", /\btents?|shelter\b/i],
  ["sleeping bag", /\bsleeping[ -]?bags?\b/i],
  ["pack", /\b(?:back)?packs?|rucksacks?|backbags?\b/i],
  ["lamp", /\b(?:head)?lamps?|torch|lights?|lanterns?\b/i],
  ["stove", /\bstoves?|cookers?\b/i],
];
const uses: readonly (readonly [string, RegExp])[] = [
  ["winter", /winter|cold|snow|frost/i],
  ["family", /family|kids?|children|car\b/i],
  ["gift", /gift|present|birthday/i],
  ["weekend", /weekend|several days|trek|three[- ]day|multi/i],
  ["day", /\bday\b|city/i],
  ["light", /light|bike|fast/i],
  ["hiking", /hik|walk|mountain|trail/i],
  ["summer", /summer|festival|warm/i],
  ["camping", /camp/i],
  ["beginner", /beginner|first/i],
];

const somethingElse = /\b(?:some|any)thing else\b|\banother (?:one|kind)\b/i;
const anyPrice = 100_000;

/** What for, and how much at most; then one product, and a second to compare. */
export const adviceFlow: Flow = {
  title: "finding the right thing",
  intents: ["product_advice", "product_price", "gift_card"],
  resumes: true,
  claims: ({ message }) =>
    !message.includes("?") &&
    message.split(/\s+/).length <= 4 &&
    (somethingElse.test(message) || kinds.some(([, pattern]) => pattern.test(message))),
  take(turn, flow) {
    const { message, slots } = turn;
    const found = {
      kind: kinds.find(([, pattern]) => pattern.test(message))?.[0],
      use: uses.find(([, pattern]) => pattern.test(message))?.[0],
      people: slots.people ?? (slots.children === undefined ? undefined : slots.children + 2),
      budget: budgetIn(turn, flow),
      currency: slots.amounts[0]?.currency,
    };
    const again = somethingElse.test(message);
    if (again) for (const key of ["kind", "use"]) delete flow.slots[key];
    let taken = again;
    for (const [key, value] of Object.entries(found)) {
      if (value === undefined) continue;
      flow.slots[key] = value;
      taken = true;
    }
    return taken;
  },
  advance(turn, flow) {
    const { kind, use, budget } = flow.slots;
    if (kind === undefined && use === undefined) {
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
    if (budget === undefined) {
      flow.asking = "budget";
      const what = [kind && `a ${kind}`, use && `for ${forWhat(String(use))}`].filter(Boolean);
      return say(`${cap(what.join(" "))}, noted. What should it cost at most?`, {
        source: "shopProducts",
        choices: pick("Under $75", "Under $150", "Under $200", "Any price"),
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

const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const forWhat = (use: string): string =>
  ({
    family: "the family",
    gift: "a gift",
    weekend: "several days",
    day: "a day out",
    light: "travelling light",
    beginner: "a beginner",
  })[use] ?? use;

function budgetIn({ message, slots }: Turn, flow: FlowState): number | undefined {
  const amount = slots.amounts[0]?.value;
  if (amount !== undefined) return amount;
  if (/\bcheaper\b/i.test(message) && flow.slots.shown !== undefined)
    return Number(flow.slots.shown) - 1;
  if (flow.asking === "budget" || /under|below|budget|up to|max/i.test(message)) {
    const bare = slots.numbers.find((value) => value > 14) ?? slots.alone;
    if (bare !== undefined) return Math.max(0, bare);
  }
  if (/\bany price\b/i.test(message)) return anyPrice;
  return flow.asking === "budget" &&
    /\bany\b|no (?:limit|matter|idea)|not sure|whatever|don.?t (?:know|care|mind)|money is no/i.test(
      message,
    )
    ? anyPrice
    : undefined;
}

function advise({ state }: Turn, flow: FlowState): ChatReply {
  const { kind, use } = flow.slots;
  const budget = Number(flow.slots.budget);
  const people = Number(flow.slots.people ?? 0);
  const suits = (product: SampleProduct) =>
    (kind === undefined || product.kind === kind) &&
    (people === 0 || product.people === undefined || product.people >= people);
  const suitability = (product: SampleProduct) =>
    (product.uses.some((entry) => entry === use) ? 10 : 0) + product.price / 1000;
  const suiting = products.filter(suits);
  const [best, second] = suiting
    .filter(({ price }) => price <= budget)
    .sort((a, b) => suitability(b) - suitability(a));
  const { currency } = flow.slots;
  const money =
    currency === undefined || currency === "USD" || budget === anyPrice
      ? ""
      : `The prices here are in US dollars and I know no exchange rate, so I looked up to ${dollars(budget)}. `;
  if (!best) {
    const cheapest = [...suiting].sort((a, b) => a.price - b.price)[0];
    if (cheapest) {
      // The next question starts from what there is.
      flow.slots.budget = cheapest.price;
      state.topic = cheapest.id;
    }
    return say(
      cheapest
        ? `${money}For ${dollars(budget)} I have nothing honest to offer that fits. The nearest is the ${cheapest.name} at ${dollars(cheapest.price)}: ${cheapest.why}.`
        : "The sample shop has nothing that fits all of this. Shall we look without one of the conditions?",
      { source: "shopProducts", choices: pick("Any price", "Something else") },
    );
  }
  flow.slots.shown = best.price;
  state.topic = best.id;
  return say(
    `${money}I would take the ${best.name} for ${dollars(best.price)}: ${best.why}.${second ? ` The other one to look at is the ${second.name} (${dollars(second.price)}): ${second.why}.` : ""}`,
    {
      source: "shopProducts",
      card: productCard(best),
      next: ["What does shipping cost?", "What warranty do I have?", "Something cheaper"],
    },
  );
}
