import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { ofAds, type Sum } from "./sum.ts";

/** The total result of ads: revenue minus the cost of ads and service. */

const asksResult = anywhere(
  wordList`(my|the|our|total|overall|what|much) (profit|loss|gain), (profit|loss) (was|is|again|in all|overall|in total), (did|do|have) (i|we) (lose|lost|make|made|gain|earn)( anything| money)?, how much (did|do) (i|we) (lose|make|earn), (lost|made|left) (in all|in total|overall), profit or loss, plus or minus, (what|how much) is left`,
);
const asksOfBefore =
  /\b(?:before (?:that|this|it)|at first|originally|the old price)\b[^.?!]*[.?!]?$/;

export const adResult: Sum = {
  id: "ad_result",
  uses: ["spent", "rate", "orders", "price", "newPrice", "unitCost"],
  asked: (plain, _now, all, said) =>
    ofAds.test(said) &&
    (all.spent ?? all.rate) !== undefined &&
    all.orders !== undefined &&
    all.price !== undefined &&
    asksResult.test(plain),
  worked: (all, inMoney, said) => {
    const { orders, unitCost } = all;
    const paid = all.spent ?? all.rate;
    const price = asksOfBefore.test(said) ? all.price : (all.newPrice ?? all.price);
    if (paid === undefined || orders === undefined || price === undefined) return undefined;
    const result = orders * (price - (unitCost ?? 0)) - paid;
    const parts = [
      `${orders} × ${inMoney(price)}`,
      ...(unitCost === undefined ? [] : [`${orders} × ${inMoney(unitCost)}`]),
      `${inMoney(paid)} for the ads`,
    ].join(" − ");
    const at = price === all.price ? "" : `At ${inMoney(price)}: `;
    const open =
      unitCost === undefined ? " What it costs you to serve them still comes off that." : "";
    return `${at}${at === "" ? "A" : "a"} ${result < 0 ? "loss" : "profit"} of ${inMoney(Math.abs(result))} in all: ${parts}.${open}`;
  },
};
