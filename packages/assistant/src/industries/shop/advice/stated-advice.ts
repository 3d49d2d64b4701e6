import type { FlowSlots, Turn } from "../../../dialogue/types.ts";
import { kindsNamed } from "../goods/need.ts";
import { products } from "../goods/sample.ts";

/** The initial slots of advice: the current kind, and uses and exclusions mentioned before. */
export const toldOfAdvice = (turn: Turn): FlowSlots => ({
  ...toldBefore(turn),
  ...kindInHand(turn),
});

const goesOn =
  /\b(?:budget|i mean|i meant|i said|already (?:has|have|got|owns?)|(?:what|something|anything) else)\b/;

/** Exclusions apply until the product is named again; a budget given later also keeps the use. */
function toldBefore({ plain, state }: Turn): FlowSlots {
  const before = state.done?.find(({ name }) => name === "advice")?.slots;
  if (!before) return {};
  const named = kindsNamed(plain);
  const not = String(before.not ?? "")
    .split("|")
    .filter((kind) => kind !== "" && !named.includes(kind))
    .join("|");
  const { use, people } = before;
  return {
    ...(not === "" ? {} : { not }),
    ...(goesOn.test(plain) && use !== undefined ? { use } : {}),
    ...(goesOn.test(plain) && people !== undefined ? { people } : {}),
  };
}

/** “Something synthetic”, “for a week” continue with the kind discussed last. */
function kindInHand({ state, plain }: Turn): { kind?: string } {
  const lately = /^(?:product_|flow:advice)/.test(state.before ?? "");
  const kind = products.find(({ id }) => id === state.topic)?.kind;
  return lately &&
    kind !== undefined &&
    plain.split(" ").length <= 8 &&
    !/\b(?:gift|present)\b/.test(plain)
    ? { kind }
    : {};
}
