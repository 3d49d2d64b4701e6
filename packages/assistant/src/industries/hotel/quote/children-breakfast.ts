import { capital, counted, dollars, inWords } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { agesIn, breakfastsOf } from "../rooms/ages.ts";
import { breakfastShares } from "../rooms/breakfast-shares.ts";
import { breakfastOf } from "../rooms/offers.ts";
import { hotelRules } from "../rooms/prices.ts";
import { withAges } from "../stay/stated-ages.ts";
import { quotedIn } from "./pass-on.ts";
import { tell } from "./quote-money.ts";

const asksPrice = anywhere(wordList`
  free, cheap(er)?, less, half, pays?, paid, costs?, price, how much, extra, counts?, charged?, reduced, full, total, discount
`);
export const ofMeal = /\bbreakfasts?\b|\beats?\b/;
export const ofChild = anywhere(
  wordList`kids?, child(ren|s)?, boys?, girls?, sons?, daughters?, bab(y|ies), toddlers?, twins, little ones?`,
);

/** The price of breakfast for children whose ages are known, and the total of the stay with it. */
export function childrensBreakfast(said: Turn): Outcome | undefined {
  const turn = withAges(said);
  const { plain, message, slots } = turn;
  if (!ofMeal.test(plain) || !asksPrice.test(plain) || slots.dates.length > 0) return undefined;
  const named = agesIn(message);
  const quoted = ofChild.test(plain) || named.length > 0 ? quotedIn(turn) : undefined;
  const { ages = [], guests, nights } = quoted?.stay ?? {};
  if (!quoted || ages.length === 0 || guests === undefined) return undefined;
  const { stay, chosen } = quoted;
  const known = named.filter((age) => ages.includes(age));
  const each = (known.length > 0 ? known : ages).map(paysAtBreakfast);
  const parts = [...new Set(each)];
  const total = dollars(stay.breakfast ? chosen.total : chosen.total + breakfastOf(stay));
  const sum = stay.breakfast
    ? `That’s in the ${total} already.`
    : `With breakfast for ${counted(guests, "guest")} it’s ${total} in all: ${counted(Number(nights), "morning")} × ${dollars(breakfastOf(stay) / stay.nights)} = ${dollars(breakfastOf(stay))} more${breakfastShares(stay)}.`;
  return tell(
    turn,
    stay.breakfast
      ? `At breakfast, ${parts.join(", ")}. ${sum}`
      : `${capital(parts.join(", "))}. ${sum}`,
    stay.breakfast ? undefined : quoted.quote,
  );
}

/** “The four-year-old eats free”. */
export const paysAtBreakfast = (age: number): string =>
  `the ${age === 0 ? "baby" : `${inWords(age)}-year-old`} ${pays(age)}`;

/** “Eats free”, “pays $8”. */
function pays(age: number): string {
  const { half, free } = breakfastsOf(1, [age]);
  return free > 0
    ? "eats free"
    : `pays ${dollars(half > 0 ? hotelRules.breakfast / 2 : hotelRules.breakfast)}`;
}
