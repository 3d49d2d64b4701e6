import type { ChatReply } from "@brightkeel/contracts";
import { dollars, pick, say } from "../../../dialogue/reply/reply.ts";
import type { FlowState } from "../../../dialogue/types.ts";
import { productCard } from "../goods/products.ts";
import { products, type SampleProduct } from "../goods/sample.ts";

/** Words the advice: a recommendation with an alternative, the nearest match, or why there is none. */

/** What the customer is looking for. Prices are in US dollars. */
export type Wish = {
  kind: FlowState["slots"][string] | undefined;
  use: FlowState["slots"][string] | undefined;
  budget: number;
  /** 0 if not stated. */
  people: number;
  /** Ids of products already recommended. */
  seen: readonly string[];
  /** The product that the message names. */
  prefer: FlowState["slots"][string] | undefined;
  /** Kinds of products the customer does not want. */
  not: readonly string[];
  /** The expected temperature in degrees Celsius, if stated. */
  degrees?: number | undefined;
  /** A note that prices are not converted, if the budget is in another currency; otherwise empty. */
  aboutCurrency: string;
  /** Whether only “cheaper” was said, so that the budget is no sum that the customer named. */
  cheaper: boolean;
};

export function recommendation(
  best: SampleProduct,
  second: SampleProduct | undefined,
  { aboutCurrency, degrees }: Wish,
): ChatReply {
  const { warmth } = best.details;
  if (degrees !== undefined && warmth !== undefined && warmth > degrees)
    return say(
      `None of our bags is made for −${Math.abs(degrees)} °C. The warmest, the ${best.name} (${dollars(best.price)}), goes to ${warmth < 0 ? "−" : ""}${Math.abs(warmth)} °C. For that kind of cold, get a warmer one from another store.`,
      { source: "shopProducts", card: productCard(best), next: ["What warranty do I have?"] },
    );
  const other = second
    ? ` Or the ${second.name} (${dollars(second.price)}): ${firstOf(second.why)}.${soldOut(second)}`
    : "";
  return say(
    `${aboutCurrency}I’d get the ${best.name} for ${dollars(best.price)}: ${firstOf(best.why)}.${soldOut(best)}${other}`,
    {
      source: "shopProducts",
      card: productCard(best),
      next: ["What does shipping cost?", "What warranty do I have?", "Something cheaper"],
    },
  );
}

/** Says that a product is sold out, and until when. */
const soldOut = ({ stock }: SampleProduct): string =>
  stock === "In stock" ? "" : ` It’s sold out, ${stock.toLowerCase()}.`;

/** The first part of a product description. */
const firstOf = (why: string): string => why.split(";")[0] ?? why;

export const nearest = (
  cheapest: SampleProduct,
  { aboutCurrency, seen, budget, cheaper }: Wish,
): ChatReply =>
  say(
    `${aboutCurrency}${
      cheaper
        ? "Nothing that fits is cheaper."
        : seen.length > 0
          ? `Nothing else costs ${dollars(budget)} or less.`
          : `I don’t have anything that really fits for ${dollars(budget)}.`
    } The closest is the ${cheapest.name} at ${dollars(cheapest.price)}: ${cheapest.why}.`,
    { source: "shopProducts", choices: pick("Any price", "Something else") },
  );

/** For a group too large for any product: recommends the largest, with a second one. */
function tooMany({ people, kind }: Wish): ChatReply | undefined {
  const sized = products
    .filter((product) => product.people !== undefined && (!kind || product.kind === kind))
    .sort((a, b) => Number(b.people) - Number(a.people));
  const [largest] = sized;
  if (!largest?.people || people <= largest.people) return undefined;
  const rest = people - largest.people;
  const second = sized.findLast((product) => Number(product.people) >= rest) ?? largest;
  return say(
    `No ${largest.kind} here fits ${people}. The largest is the ${largest.name} for ${largest.people} (${dollars(largest.price)}). With the ${second.name} (${dollars(second.price)}) next to it, there’s room for ${largest.people + Number(second.people)}.`,
    { source: "shopProducts", card: productCard(largest), next: ["What does shipping cost?"] },
  );
}

export const nothingFits = (wish: Wish): ChatReply =>
  tooMany(wish) ??
  say(
    wish.seen.length > 0
      ? "I’m afraid that’s everything that fits. Shall we look for a different kind of thing?"
      : "The sample shop doesn’t have anything that fits all of that. Shall we drop one of the conditions?",
    { source: "shopProducts", choices: pick("A tent", "A pack", "A gift") },
  );
