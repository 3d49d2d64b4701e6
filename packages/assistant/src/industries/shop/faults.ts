import { dollars, person, say } from "../../dialogue/reply.ts";
import { aside } from "../../dialogue/state.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { namedIn } from "../../records/references.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { businesses } from "../businesses.ts";
import { returnDays } from "../orders/return-period.ts";
import { attributes } from "./attributes.ts";
import { catalogue } from "./catalogue.ts";
import { shopPrices } from "./prices.ts";

/** Something that was used and broke: a word of regret, what helps at once, and the way to the warranty. */

const owns = anywhere(
  wordList`my, our, i (have|had|own|bought|got|use)|bought|mine|it, we (have|bought|own)`,
);
/** Came broken, or is a question before buying: those go their own way. */
const otherwise =
  /\b(?:arriv\w*|deliver\w*|came|parcel|package|out of the box|unpack\w*|wrong|missing|will it|would it|does it usually|if it)\b/;

const first: readonly (readonly [fault: RegExp, help: string])[] = [
  [
    anywhere(
      wordList`leak(s|ed|ing|y)?, drip(s|ping|ped)?, seams?, wet inside, lets? (the )?(water|rain) (in|through), not waterproof, soaked`,
    ),
    "Let it dry, then brush seam sealer over the inner seams; that stops most leaks.",
  ],
  [
    anywhere(wordList`zip(s|per|pers)?`),
    "Brush the sand out and rub a candle along it; where it gapes, press the slider together gently with pliers.",
  ],
  [
    anywhere(
      wordList`(not|no longer|never|stopped|stop|won't) (charg\w+|hold(ing)? (a )?charge|turn(ing)? on|switch(ing)? on|light(ing)?( up)?|work(ing)?), dead, flicker\w*, does nothing, will not (charge|turn on|work)`,
    ),
    "Try another cable and an hour at the wall, then hold the button for ten seconds.",
  ],
  [
    anywhere(
      wordList`(pole|poles) (is |are |has |have )?(snapped|broke|broken|bent|cracked|split), (broken|bent|snapped|cracked) poles?`,
    ),
    "A short tube pushed over the break holds for the trip; a single pole section can be replaced.",
  ],
  [
    anywhere(wordList`rip(s|ped)?, tear(s|ing)?, torn, tore, hole(s)?, burst, split`),
    "A patch kit comes with each tent and pack: clean it, let it dry, and patch it from both sides.",
  ],
  [
    anywhere(wordList`(not|no longer|won't|hardly) (ignit\w*|light|burn\w*), no flame, clogged`),
    "Blow the dust out of the jet and try a fresh cartridge.",
  ],
  [
    anywhere(
      wordList`broke|broken|breaks|snapped|cracked|came off|fell off|peel(s|ing)?|faulty|defect\w*`,
    ),
    "",
  ],
];
/** What the shop sells, and what else of an outdoor shop people own. */
const goods =
  /\b(?:tents?|shelters?|(?:sleeping )?bags?|packs?|rucksacks?|head ?lamps?|lamps?|lanterns?|torch|stoves?|jackets?|boots?|shoes?|trousers|zip\w*|poles?|seams?|straps?|buckles?)\b/;

export function brokenThing(turn: Turn): Outcome | undefined {
  const { plain, state, slots } = turn;
  if (slots.references.length > 0 || otherwise.test(plain) || plain.split(" ").length > 30)
    return undefined;
  if (/^(?:is|are|does|do|can|could|which|what|how|will)\b/.test(plain)) return undefined;
  const goesOn = state.before === "broken_thing";
  const fault = first.find(([pattern]) => pattern.test(plain));
  if (!fault || !goods.test(plain) || !(goesOn || owns.test(plain))) return undefined;
  const named = namedIn(catalogue, plain)[0];
  if (goesOn && named)
    return {
      handled: "broken_thing",
      state: { ...state, topic: named.id },
      reply: say(
        `The ${named.name}, noted: it ${attributes.find(({ id }) => id === "warranty")?.says(named)}, seams and zips included. Two photos and the order number are all the shop team needs.`,
        { source: "shopOrders", next: ["What do I need to send?", person.send] },
      ),
    };
  const [, help] = fault;
  const days = Number(state.figures?.boughtDays ?? Number.NaN);
  const late = days > returnDays ? "The time for returns is over, but the" : "The";
  const covered = `${late} warranty covers it, postage included: send two photos with the order number, and you hear within two working days.`;
  return {
    handled: "broken_thing",
    state: {
      ...(state.flow?.name === "order" ? aside(state) : state),
      ...(named ? { topic: named.id } : {}),
    },
    reply: say(
      `I am sorry. ${help}${help === "" ? "" : " If it goes on: "}${help === "" ? covered : lower(covered)}`,
      {
        source: "shopOrders",
        next: ["What warranty do I have?", person.send],
      },
    ),
  };
}
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const asksSend =
  /\b(?:what|which|where|how)\b.*\b(?:send|photos?|need|proof|receipt|address|claim)\b/;
const asksLong = /\bhow (?:long|soon|fast)\b|^when\b/;
const asksElse =
  /\bif (?:you|it|that|they) (?:can ?not|do not|does not|is not|will not)\b|\bwhat if\b/;
const asksNow = /\bwhat (?:now|else|then)\b|^then what\b|\bwhat (?:can|should|do) i do\b/;
const asksCost = /\b(?:free|cost|pay|charge|how much)\b/;
const starts =
  /^(?:start|begin|open|do|claim)\b|\b(?:start|begin|open|make) (?:it|that|the claim|a claim|one)\b/;

/** What is asked while it is being put right. */
export function aboutRepair({ plain, state, slots }: Turn): Outcome | undefined {
  const inHand =
    /^(?:broken_thing|repair)$/.test(state.before ?? "") ||
    ((state.seen.broken_thing ?? 0) > 0 && /^(?:warranty|return_age)$/.test(state.before ?? ""));
  if (!inHand || slots.references.length > 0 || plain.split(" ").length > 12) return undefined;
  const text = asksSend.test(plain)
    ? `Two photos, one of the whole thing and one of the fault, and the order number; the receipt does as well. Mail them to ${businesses["e-commerce"].mail} (made up), or bring it to a store.`
    : asksNow.test(plain)
      ? "Send two photos and the order number to the shop team; that is all it takes, and the warranty does the rest."
      : asksElse.test(plain)
        ? "Then we replace it: repair comes first, and what cannot be repaired is sent new."
        : asksCost.test(plain)
          ? `Under the warranty repair and postage cost you nothing. After it, a repair is ${dollars(shopPrices.repair.least)} to ${dollars(shopPrices.repair.most)}, and you hear the price first.`
          : asksLong.test(plain)
            ? "You hear within two working days of your photos, and with that how long the repair takes."
            : starts.test(plain)
              ? "Gladly. Give me the order number (BK- and five digits), and I look up what the warranty says for it."
              : undefined;
  return text === undefined
    ? undefined
    : { handled: "repair", state, reply: say(text, { source: "shopOrders", choices: [person] }) };
}
