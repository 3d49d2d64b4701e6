import { products, type SampleProduct, sampleOrders } from "#content/assistant/sample/shop.ts";
import { start } from "../dialogue/flows.ts";
import { dollars, pick, say } from "../dialogue/reply.ts";
import type { Flow, Scenario } from "../dialogue/types.ts";
import { createOrderTasks } from "./orders.ts";

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

const adviceFlow: Flow = {
  title: "finding the right thing",
  intents: ["product_advice", "product_price", "gift_card"],
  take(turn, flow) {
    let taken = false;
    for (const [kind, pattern] of kinds) {
      if (pattern.test(turn.message)) {
        flow.slots.kind = kind;
        taken = true;
        break;
      }
    }
    for (const [use, pattern] of uses) {
      if (pattern.test(turn.message)) {
        flow.slots.use = use;
        taken = true;
        break;
      }
    }
    const budget =
      turn.slots.amounts[0]?.value ??
      (flow.asking === "budget" || /under|below|budget|up to|max/i.test(turn.message)
        ? turn.slots.numbers.find((value) => value > 14)
        : undefined);
    if (budget !== undefined) {
      flow.slots.budget = budget;
      taken = true;
    } else if (
      flow.asking === "budget" &&
      /any|no (?:limit|matter|idea)|not sure|whatever|don.?t (?:know|care|mind)/i.test(turn.message)
    ) {
      flow.slots.budget = 100_000;
      taken = true;
    }
    if (turn.slots.people !== undefined) {
      flow.slots.people = turn.slots.people;
      taken = true;
    }
    return taken;
  },
  advance(_turn, flow) {
    const { kind, use, budget, people } = flow.slots;
    if (kind === undefined && use === undefined) {
      flow.asking = "use";
      return say("Happy to. What is it for?", {
        source: "shop",
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
      return say(
        `A ${kind ?? "good thing"} for ${use === undefined ? "you" : use}, noted. What should it cost at most?`,
        { source: "shop", choices: pick("Under $75", "Under $150", "Under $200", "Any price") },
      );
    }
    delete flow.asking;
    return advise({ kind, use, budget: Number(budget), people: Number(people ?? 0) });
  },
};

function advise(wish: {
  kind: string | number | undefined;
  use: string | number | undefined;
  budget: number;
  people: number;
}) {
  const scored = products
    .filter((product) => product.price <= wish.budget)
    .filter((product) => wish.kind === undefined || product.kind === wish.kind)
    .filter(
      (product) =>
        wish.people === 0 || product.people === undefined || product.people >= wish.people,
    )
    .map((product) => ({
      product,
      fit: (product.uses.some((use) => use === wish.use) ? 10 : 0) + product.price / 1000,
    }))
    .sort((a, b) => b.fit - a.fit);
  const [best, second] = scored;
  if (!best) {
    const cheapest = products
      .filter((product) => wish.kind === undefined || product.kind === wish.kind)
      .filter(
        (product) =>
          wish.people === 0 || product.people === undefined || product.people >= wish.people,
      )
      .sort((a, b) => a.price - b.price)[0];
    return say(
      cheapest
        ? `For ${dollars(wish.budget)} I have nothing honest to offer that fits. The nearest is the ${cheapest.name} at ${dollars(cheapest.price)}: ${cheapest.why}.`
        : "The sample shop has nothing that fits all of this. Shall we look without one of the conditions?",
      { source: "shop", choices: pick("Any price", "Something else") },
    );
  }
  const { product } = best;
  return say(
    `I would take the ${product.name} for ${dollars(product.price)}: ${product.why}.${second ? ` The other one to look at is the ${second.product.name} (${dollars(second.product.price)}): ${second.product.why}.` : ""}`,
    {
      source: "shop",
      card: {
        kind: "product",
        title: product.name,
        badge: "Sample",
        rows: [
          { label: "Price", value: dollars(product.price) },
          { label: "Stock", value: product.stock },
          { label: "Good for", value: product.uses.join(", ") },
        ],
        note: "From the sample catalogue of this demo.",
      },
      next: ["What does shipping cost?", "What warranty do I have?", "Something cheaper"],
    },
  );
}

const orders = createOrderTasks(sampleOrders, "shop");

export const shopScenario: Scenario = {
  flows: { ...orders.flows, advice: adviceFlow },
  handlers: {
    ...orders.handlers,
    product_advice: (turn) => start(turn, "advice", adviceFlow),
  },
  ofReference: () => "track_order",
  starters: [
    "Where is order BK-10482?",
    "Can I return BK-10355?",
    "A tent for two under $200",
    "How long does delivery take?",
  ],
  can: "look up orders, check returns, explain delivery, payment and accounts, and help you choose from the sample catalogue",
};
