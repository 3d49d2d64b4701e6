import { nextStep } from "../../../dialogue/reply/next-step.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import type { Asked, Thing } from "../../../records/records.ts";
import { kindIn, namedIn } from "../../../records/references.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { lastOfKind } from "../basket/sum-for.ts";
import { catalogue } from "../goods/catalogue.ts";
import { coldIn, degrees, wasCold } from "../goods/cold.ts";
import { lately } from "../goods/focus.ts";
import { needOf } from "../goods/need.ts";
import { reply } from "../goods/product-reply.ts";
import { feelsCold, normOf, warmTo } from "../goods/warmth.ts";

/** Answers whether a sleeping bag is warm enough for the place and season. */

const asks = anywhere(wordList`
  warm enough, (too|be|get|feel) (cold|warm|hot|chilly|thin|light), (safer|better|right|warmer) (choice|one|bag), (be|is) (safer|better|warmer), freez\w*, keeps? (me|him|her|us|them|you) warm, (ok|okay|good|fine|enough|suitable|work|made|right) (with|for|at|in|down to|on|until), survive, go(es)? to, sleep (in|with), (which|what) (sleeping )?bag, (need|want|looking for)( \w+){0,2} bags?, warmest, bags? for (the )?(sleep\w*|night\w*)
`);
const seeks = /\b(?:need|want|looking for|searching for)\b(?! (?:to )?ask)/;
const otherThings =
  /\b(?:tents?|stoves?|lamps?|packs?|gas|cartridges?|battery|return|deliver\w*|ship\w*|send|sent|dog)\b/;

/** What follows from a night that went badly: a return, a claim. */
const ofClaim = anywhere(wordList`
  defect\w*, faulty, warranty, guarantee, claim\w*, (give|send|bring|take) (it |them |this )?back, refund\w*, something (is )?wrong, slept in it
`);
const asksCheaper = /\b(?:cheap\w*|less (?:money|expensive)|lower price)\b/;
const figure = /\d ?(?:°|c\b|degrees?|celsius)|(?:minus |[-−])\d/i;

export function warmEnough(turn: Turn, { plain, focus }: Asked): Outcome | undefined {
  if (wasCold.test(plain) || ofClaim.test(plain)) return undefined;
  // “Which bag for that”, “are those warm enough”: the temperature from an earlier message.
  const leans =
    (/\b(?:that|then|there)\b/.test(plain) && /\bbags?\b/.test(plain)) ||
    /\b(?:warm enough|(?:too|be|get|feel) (?:cold|chilly)|freez\w*)\b/.test(plain);
  const cold = coldIn(plain) ?? (leans ? needOf(turn).cold : undefined);
  // “It is minus 10 there” continues the question.
  const goesOn = turn.state.asked === "warmth" && lately(turn);
  if (cold === undefined || !(asks.test(plain) || goesOn) || otherThings.test(plain))
    return undefined;
  const bags = catalogue.things.filter(({ kind }) => kind === "sleeping bag");
  const [named] = namedIn(catalogue, plain);
  const speaksOf = named ?? lastOfKind(turn, "sleeping bag");
  const ofBags =
    kindIn(catalogue, plain) === "sleeping bag" ||
    /\bbags?\b/.test(plain) ||
    focus.kind === "sleeping bag" ||
    speaksOf;
  if (!ofBags || (named && named.kind !== "sleeping bag")) return undefined;
  const warmth = (thing: Thing) => Number(thing.values.warmth);
  const warmest = bags.toSorted((a, b) => warmth(a) - warmth(b))[0];
  const mildest = bags.toSorted((a, b) => warmth(b) - warmth(a)).find((one) => warmth(one) <= cold);
  const bag = speaksOf ?? mildest ?? warmest;
  if (!bag || !warmest) return undefined;
  // A temperature derived from place and season is an estimate, and is called one.
  const said = figure.test(plain) || figure.test(turn.message);
  const enough = warmth(bag) <= cold;
  const other = mildest ?? warmest;
  const price = ({ values }: Thing) => Number(values.price);
  const [cheaper] = bags.filter((one) => price(one) < price(bag));
  if (enough && cheaper && asksCheaper.test(plain))
    return reply(
      turn,
      warmth(cheaper) <= cold
        ? `Yes, the ${cheaper.name} ($${price(cheaper)}): it’s warm to ${degrees(warmth(cheaper))}.`
        : `No, the only cheaper one is the ${cheaper.name} ($${price(cheaper)}), and it’s just warm to ${degrees(warmth(cheaper))}. For ${degrees(cold)} it has to be the ${bag.name}.`,
      warmth(cheaper) <= cold ? [cheaper, bag] : [bag, cheaper],
      false,
      "warmth",
    );
  if (enough && warmTo(bag, true) > cold && (feelsCold(turn) || helps.test(plain)))
    return { ...reply(turn, atEdge(turn, bag, cold), [bag], false, "warmth"), whole: true };
  const text = enough
    ? `Yes, expect ${degrees(cold)} there, and the ${bag.name} is warm to ${degrees(warmth(bag))}. If you get cold easily, allow an extra five degrees.`
    : warmth(warmest) > cold
      ? `${said ? `${seeks.test(plain) ? "None" : "No, none"} of our bags is made for ${degrees(cold)}.` : `${seeks.test(plain) ? "" : "No, "}I’d expect about ${degrees(cold)} there, and none of our bags is made for that.`} The warmest, the ${warmest.name}, goes to ${degrees(warmth(warmest))}; below that you’d be cold even in warm clothes.`
      : `No, expect ${degrees(cold)} there, and the ${bag.name} is only warm to ${degrees(warmth(bag))}. Take the ${other.name}, warm to ${degrees(warmth(other))}.`;
  return reply(turn, text, enough || other === bag ? [bag] : [other, bag], false, "warmth");
}

const helps = anywhere(
  wordList`thermals?, base layers?, wool\w*, fleece, hat, beanie, warm clothes, layers, liners?, hot[- ]water bottle`,
);
const asksMore = /\bwarmer\b|\badd\b|\bon top\b|\bwhat (?:else )?(?:helps|could i|can i)\b/;
/** Of a bag that is just warm enough: for whom, and what helps. */
function atEdge(turn: Turn, bag: Thing, cold: number): string {
  const { plain, state } = turn;
  const [comfort, limit] = [normOf(bag, "comfort") ?? 0, normOf(bag, "limit") ?? 0].map(degrees);
  const rated = `a comfort rating of ${comfort} and a limit of ${limit}`;
  if (helps.test(plain))
    return feelsCold(turn)
      ? nextStep(state, [
          `Only just, at ${degrees(cold)}: the ${bag.name} has ${rated}. Your layers help, but as you get cold easily, add a fleece liner too (5–8 °C, from another store).`,
          `Most people would be, at ${degrees(cold)}. As you get cold easily, I’d say no without a fleece liner, and yes with one.`,
        ])
      : `Yes, with those on, most people are warm enough at ${degrees(cold)}: the ${bag.name} has ${rated}.`;
  return asksMore.test(plain)
    ? `Right, not quite. The ${bag.name} is our warmest, so add a fleece liner from another store: with its 5–8 °C more, ${degrees(cold)} is fine. Thermals, a hat and a mat help too.`
    : `The ${bag.name} is our warmest, but not quite enough at ${degrees(cold)} if you get cold easily: it has ${rated}. With a fleece liner (5–8 °C more, from another store) it is.`;
}
