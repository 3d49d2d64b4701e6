import { dollars } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { namedIn } from "../../../records/references.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { catalogue, thingOf } from "../goods/catalogue.ts";
import { degrees } from "../goods/cold.ts";
import { kindsNamed, kindsRuledOut, needOf } from "../goods/need.ts";
import { reply } from "../goods/product-reply.ts";

const wantsCheaper = /\b(?:cheaper|cheapest|less expensive)\b/;
/** Prices of other shops, and reductions. */
const elsewhere = anywhere(wordList`
  elsewhere, anywhere, other shops?, amazon, match\w*, discount\w*, code, sale, than, deliver\w*, shipping, order
`);
const mostWords = 24;

/**
 * Answers “is there a cheaper bag” while another kind of product is spoken of: “cheaper” is not about that one. Says
 * which of the kind costs least, and which is warm enough for the cold that was told.
 */
export function cheaperOfKind(turn: Turn): Outcome | undefined {
  const { plain, state, message } = turn;
  const current = thingOf(state.topic)?.kind;
  if (current === undefined || !wantsCheaper.test(plain) || elsewhere.test(plain)) return undefined;
  if (turn.slots.amounts.length > 0 || plain.split(" ").length > mostWords) return undefined;
  const need = needOf(turn);
  const spokenOf = state.exchanges.flatMap(({ bot }) => kindsNamed(bot.toLowerCase()));
  const out = kindsRuledOut(message);
  const [kind, other] = kindsNamed(plain, [...need.kinds, ...spokenOf]).filter(
    (one) => !out.includes(one),
  );
  if (kind === undefined || other !== undefined || kind === current) return undefined;
  if (namedIn(catalogue, plain).some((one) => one.kind === kind)) return undefined;
  const things = catalogue.things
    .filter((one) => one.kind === kind)
    .toSorted((a, b) => Number(a.values.price) - Number(b.values.price));
  const [cheapest] = things;
  if (!cheapest) return undefined;
  const { cold } = need;
  const isCold = kind === "sleeping bag" && cold !== undefined;
  const warm = isCold ? things.find(({ values }) => Number(values.warmth) <= cold) : cheapest;
  const plural = catalogue.kinds.find(({ id }) => id === kind)?.plural ?? kind;
  const price = dollars(Number(cheapest.values.price));
  const text = `The ${cheapest.name} (${price}) is the cheapest of our ${plural}`;
  if (!isCold || warm === cheapest) return reply(turn, `${text}.`, [cheapest]);
  const limit = `${text}, but only warm to ${degrees(Number(cheapest.values.warmth))}.`;
  return warm
    ? reply(
        turn,
        `${limit} For ${degrees(cold)} it has to be the ${warm.name} (${dollars(Number(warm.values.price))}).`,
        [warm, cheapest],
      )
    : reply(turn, `${limit} None of ours is made for ${degrees(cold)}.`, [cheapest]);
}
