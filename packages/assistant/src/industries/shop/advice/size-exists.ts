import { nextStep } from "../../../dialogue/reply/next-step.ts";
import { say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import type { Thing } from "../../../records/records.ts";
import { kindIn, namedIn } from "../../../records/references.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { lastOfKind } from "../basket/sum-for.ts";
import { catalogue, thingOf } from "../goods/catalogue.ts";
import { focusedOn } from "../goods/focus.ts";

/** Says whether a product comes in a size: “you have it in S?”, “is there a size L in green”. */

const size = /\b(?:size|in|an?|the|of) (xs|s|m|l|xl|xxl)\b|\b(xs|s|m|l|xl|xxl) (?:size|in|with)\b/;
const sizeInWords =
  /\b(?:in|size) (?:an? )?(small|medium|large)(?: size)?$|\b(small|medium|large) size\b/;
const asks = anywhere(wordList`
  have, has, got, stock, available, exists?, (is|are) there, there is, comes? in, sell, left, do, does, can i get, which sizes?
`);
const otherwise = anywhere(wordList`
  return\w*, exchang\w*, swap\w*, ordered, order, change, too (big|small|long|short), fits?, cm, wrong, received, got the, need, should
`);
const letters: Readonly<Record<string, string>> = { small: "S", medium: "M", large: "L" };
const made = new Set(["S", "M", "L"]);
const colours =
  /\b(?:black|moss green|green|rust|red|blue|navy|grey|gray|yellow|orange|white|pink|sand|brass)\b/;
const mostWords = 20;

export function sizeExists(turn: Turn): Outcome | undefined {
  const { plain } = turn;
  if (plain.split(" ").length > mostWords || !asks.test(plain) || otherwise.test(plain))
    return undefined;
  const found = size.exec(plain) ?? sizeInWords.exec(plain);
  const word = found?.[1] ?? found?.[2];
  const thing = thingMeant(turn);
  if (word === undefined || !thing) return undefined;
  const wanted = letters[word] ?? word.toUpperCase();
  return {
    handled: "product_availability",
    whole: true,
    state: focusedOn(turn.state, [thing]),
    reply: say(nextStep(turn.state, answers(thing, wanted, plain)), {
      source: "shopProducts",
      next: ["How do I measure my back?", "How long does delivery take?"],
    }),
  };
}

/** What is said, and what is said when it is asked again. */
function answers(thing: Thing, wanted: string, plain: string): [string, string] {
  const sure = made.has(wanted) && thing.kind === "pack" ? `Yes, size ${wanted} exists` : "No";
  const again =
    sure === "No"
      ? `No, there’s no ${wanted} of the ${thing.name}.`
      : `${sure}: the ${thing.name} has an adjustable back in S, M and L, in ${thing.values.colour}.`;
  return [answer(thing, wanted, plain), again];
}

function answer(thing: Thing, wanted: string, plain: string): string {
  const { name, kind, values } = thing;
  if (kind !== "pack")
    return `The ${name} comes in one size only${kind === "sleeping bag" || kind === "tent" ? ", for people up to 195 cm" : ""}. Only our packs come in sizes.`;
  if (!made.has(wanted)) return `No, the ${name} comes in S, M and L only.`;
  const asked = colours.exec(plain)?.[0];
  const colour = String(values.colour);
  const offered = asked === undefined || colour.includes(asked);
  const stock = values.stock === "In stock" ? "it’s in stock" : String(values.stock).toLowerCase();
  const shown = asked === undefined ? `in ${colour}` : offered ? `also in ${asked}` : "";
  return offered
    ? `Yes, the ${name} comes in ${wanted}, ${shown}, and ${stock}. You choose the size on its page.`
    : `Yes in ${wanted}, but not in ${asked}: the ${name} comes in ${colour}.`;
}

/** The product named, or the last one of its kind discussed; sizes usually refer to packs. */
function thingMeant(turn: Turn): Thing | undefined {
  const [named, second] = namedIn(catalogue, turn.plain);
  if (second) return undefined;
  const kind = kindIn(catalogue, turn.plain);
  const topic = thingOf(turn.state.topic);
  if (named) return named;
  if (kind !== undefined && kind !== topic?.kind) return lastOfKind(turn, kind);
  return topic ?? lastOfKind(turn, "pack");
}
