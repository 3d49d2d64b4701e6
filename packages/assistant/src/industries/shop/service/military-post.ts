import { dollars, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { shopPrices } from "../goods/prices.ts";

/** Answers questions about military and embassy addresses (APO, FPO, DPO): cost, delivery time and excluded goods. */

const named = /\b(?:apo|fpo|dpo)\b|\bmilitary (?:address|base|post|mail)\b|\barmy base\b/;
const asksTime = /\b(?:how (?:long|soon|fast)|when|days|weeks|express|arriv\w*)\b/;
const asksCost = /\b(?:how much|cost\w*|price|postage|free|shipping)\b/;
const asksDuty = /\b(?:duty|duties|customs?|tax\w*|forms?)\b/;
const asksBack = /\b(?:return\w*|send (?:it )?back|exchange)\b/;
const ofGas = /\b(?:gas|stove|cartridges?|battery|batteries|lamp)\b/;

const { standardShipping, freeShippingFrom } = shopPrices;

export function militaryPost(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const begun = state.exchanges
    .slice(-5)
    .some(({ visitor, bot }) => named.test(`${visitor} ${bot}`.toLowerCase()));
  const says = named.test(plain);
  const asks = [asksTime, asksCost, asksDuty, asksBack, ofGas].some((one) => one.test(plain));
  if (!says && !(begun && asks && plain.split(" ").length <= 16)) return undefined;
  if (/\b[a-z]{2}-\d{5}\b|\border\b.{0,12}\d/.test(plain)) return undefined;
  const price = `${dollars(standardShipping)}, free from ${dollars(freeShippingFrom)}`;
  const sentences = [
    ...(asksBack.test(plain)
      ? [
          "Yes, it’s free, as from anywhere in the US. The label code works at the base post office, within 30 days of delivery.",
        ]
      : []),
    ...(ofGas.test(plain)
      ? [
          "We can send the stove and the lamps, but never gas canisters, since the mail doesn’t take them.",
        ]
      : []),
    ...(asksDuty.test(plain) ? ["No duty or tax applies, and we fill out the customs form."] : []),
    ...(asksTime.test(plain)
      ? ["It takes 7–14 working days. We don’t offer express to these addresses."]
      : []),
    ...(asksCost.test(plain) ? [`The price is the same as in the US: ${price}.`] : []),
  ];
  return {
    handled: "delivery_options",
    state,
    reply: say(
      says && sentences.length === 0
        ? `Yes, we ship to APO, FPO and DPO addresses like anywhere in the US: ${price}, with no duty, in 7–14 working days. Enter APO as the city and AE, AP or AA as the state.`
        : `${says ? "Yes. " : ""}${sentences.slice(0, 2).join(" ")}`,
      { source: "shop", next: ["How can I pay?"] },
    ),
  };
}
