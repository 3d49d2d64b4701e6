import { dollars } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { kindIn, namedIn } from "../../../records/references.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { catalogue } from "../goods/catalogue.ts";
import { degrees } from "../goods/cold.ts";
import { kindsRuledOut, needOf } from "../goods/need.ts";
import { reply } from "../goods/product-reply.ts";

/**
 * Says which sleeping bag or pack suits a child: none is made specifically for children, but one of the bags is
 * suitable.
 */

const ofChild = anywhere(wordList`
  (small |little |young )?(kids?|child|children|childrens|son|daughter|boys?|girls?|toddler|grandson|granddaughter|nephew|niece|little one), \d{1,2} ?(yo|years? old|yrs? old), \d{1,2}yo
`);
/** Outfits for families, and orders, are handled elsewhere. */
const elsewhere = anywhere(wordList`
  and a (tent|pack|stove), \d{1,2} (sleeping )?bags, price, everything, kit, gear, how much, total, ordered, my order, arrived, return\w*, wash\w*, exchange
`);
const mostWords = 24;

export function kindForChild(turn: Turn): Outcome | undefined {
  const { plain, slots } = turn;
  if (!ofChild.test(plain) || elsewhere.test(plain) || slots.references.length > 0)
    return undefined;
  if (plain.split(" ").length > mostWords) return undefined;
  const out = kindsRuledOut(turn.message);
  const kind = kindIn(catalogue, plain);
  const others = catalogue.kinds.filter(
    ({ id, named }) => id !== "sleeping bag" && !out.includes(id) && named.test(plain),
  );
  const things = catalogue.things.filter((one) => one.kind === kind);
  if (kind === "pack" && others.length === 1 && namedIn(catalogue, plain).length === 0)
    return reply(
      turn,
      "No, we don’t have a kids’ pack. Size S starts at a height of about 1.50 m. From there, the Cairn 28 is the lighter one.",
      things,
    );
  const bags = catalogue.things.filter((one) => one.kind === "sleeping bag");
  const [dune] = bags.filter(({ id }) => id === "dune");
  const ofBag = catalogue.kinds.some(
    ({ id, named }) => id === "sleeping bag" && named.test(plain) && !out.includes(id),
  );
  if (!dune || !ofBag || others.some(({ id }) => id !== "tent")) return undefined;
  if (namedIn(catalogue, plain).some((one) => one.kind === "sleeping bag")) return undefined;
  const { cold } = needOf(turn);
  const [ember] = bags.filter(({ id }) => id === "ember");
  if (ember && cold !== undefined && cold < Number(dune.values.warmth))
    return reply(
      turn,
      `For nights of about ${degrees(cold)} I’d take the ${ember.name} (${dollars(Number(ember.values.price))}), warm to ${degrees(Number(ember.values.warmth))}. It’s sized for adults, so fold up the foot end. The ${dune.name} is only for ${degrees(Number(dune.values.warmth))} and warmer.`,
      [ember, dune],
    );
  return reply(
    turn,
    `We don’t have one just for kids, but the ${dune.name} (${dollars(Number(dune.values.price))}) works. It’s washable, warm to 8 °C, and you can fold up the foot end for a small child. The Ember is sized for adults.`,
    [dune],
  );
}
