import { dollars, person, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { namedIn } from "../../../records/references.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { orderInHand } from "../../orders/current-order.ts";
import { catalogue } from "../goods/catalogue.ts";
import { sampleOrders } from "../goods/sample.ts";

/** Tells the difference in price once an ordered item is to be swapped for another. */

const asksDifference = anywhere(wordList`
  difference, (how much|what) (do|would|will|can|could|did) (i|we) (get|have|save|pay|owe),
  (do|would|will) (i|we) (get|have to pay) (that|the rest|it|more|something|anything|money)
`);
const asksDearer = /\b(?:cheaper|dearer|extra)(?: (?:then|for me))?$/;
const swaps = /\b(?:swap\w*|exchang\w*|change|instead|rather|replace|switch)\b/;
const lately = 3;

export function swapDifference(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  if (!asksDifference.test(plain) && !asksDearer.test(plain)) return undefined;
  if (plain.split(" ").length > 14) return undefined;
  const order = orderInHand(turn, sampleOrders);
  const inOrder = catalogue.things.filter(({ name }) => order?.item.includes(name));
  const said = [
    ...state.exchanges.slice(-lately).map(({ visitor }) => visitor.toLowerCase()),
    plain,
  ];
  if (!order || inOrder.length === 0 || !said.some((text) => swaps.test(text))) return undefined;
  const wanted = said
    .flatMap((text) =>
      namedIn(catalogue, text.replace(/\ban? (?=lantern|head ?lamp|stove)/g, "the ")),
    )
    .findLast((thing) => !inOrder.includes(thing));
  const given = inOrder.find(({ kind }) => kind === wanted?.kind) ?? inOrder[0];
  if (!wanted || !given || (inOrder.length > 1 && given.kind !== wanted.kind)) return undefined;
  const [old, next] = [given, wanted].map(({ values }) => Number(values.price));
  const less = (old ?? 0) - (next ?? 0);
  const against = `${dollars(old ?? 0)} for the ${given.name} against ${dollars(next ?? 0)} for the ${wanted.name}`;
  return {
    handled: "flow:order",
    whole: true,
    state: { ...state, figures: { ...state.figures, order: order.number } },
    reply: say(
      less === 0
        ? `Nothing: both cost ${dollars(old ?? 0)}.`
        : less > 0
          ? `You get ${dollars(less)} back the way you paid: ${against}.`
          : `You pay ${dollars(-less)} more: ${against}.`,
      { source: "shopOrders", choices: [person] },
    ),
  };
}
