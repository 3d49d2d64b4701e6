import { say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { kindIn, namedIn } from "../../../records/references.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { catalogue } from "../goods/catalogue.ts";

/** “Something warm, for every day”: clothing, which the shop does not sell. What it has that is warm is for the night. */

const warm = /\b(?:warm\w*|cold|winter|freez\w*|chilly|cosy|cozy|snug)\b/;
const worn = anywhere(wordList`
  wear(ing|s)?, to put on, clothes, clothing, every ?day, daily, around (the )?(town|city|house), in (the )?(town|city|street)s?, (to|for|at) (work|school|college|office), commut\w*,
  walk(s|ing)? (the|his|her|my|our|with the) dogs?, dog walk\w*, for (his|her|my) (hands|feet|head|ears|neck), shopping trips?, not (for )?(camping|sleeping|the night|a tent|outdoors|hiking)( really)?
`);
const asks = anywhere(wordList`
  something, anything, what, looking for, need, want, present, gift, got, have, no, not, more like, it is for, for
`);
const mostWords = 18;

export function nothingToWear({ plain, state }: Turn): Outcome | undefined {
  if (plain.split(" ").length > mostWords) return undefined;
  if (kindIn(catalogue, plain) !== undefined || namedIn(catalogue, plain).length > 0)
    return undefined;
  const before = state.exchanges.slice(-2).map(({ visitor }) => visitor.toLowerCase());
  const ofClothes = state.exchanges
    .slice(-3)
    .some(({ handled = "" }) => /^(?:not_sold|nothing_to_wear)$/.test(handled));
  const isWarm = warm.test(plain) || before.some((text) => warm.test(text));
  // “What do you have that is warm then”, after gloves that are not sold.
  const says = worn.test(plain) ? isWarm : ofClothes && warm.test(plain);
  if (!says || !asks.test(plain)) return undefined;
  const again = state.exchanges.some(({ handled = "" }) => handled === "nothing_to_wear");
  return {
    handled: "nothing_to_wear",
    state,
    reply: say(
      again
        ? "For that you’ll need a clothing shop, I’m afraid: ours has gear for the night and the trail. A small thing that’s useful every day is the Glim headlamp ($39), for walks in the dark."
        : "To wear, I’m sorry, we have nothing: no jackets, gloves or socks. What’s warm here is for the night, such as the Ember sleeping bag ($149, to −4 °C) or the Dune ($69), which opens as a blanket.",
      {
        source: "shopProducts",
        next: ["Which sleeping bag is warmest?", "A gift under $50"],
      },
    ),
  };
}
