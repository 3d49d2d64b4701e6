import { say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { withDigits } from "../../../understanding/numerals.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { lately } from "../goods/focus.ts";
import { needOf } from "../goods/need.ts";

/** Works out how many gas canisters a trip takes, from the figures that were told: people, days, litres, boils. */

const ofGas = anywhere(wordList`gas, canisters?, cannisters?, cartridges?, cans, fuel`);
const asksCount =
  /\bhow (?:many|much)\b|\b(?:two|three|one|1|2|3|4) or (?:two|three|four|2|3|4)\b|\b(?:is|are|will|would)\b.{0,24}\benough\b/;
const asksOneBoil = /\b(?:per|each|one|a single|for half a) (?:boil|time|cup|litre|liter|use)\b/;
const ofCold =
  /\b(?:cold\w*|winter|snow\w*|frost|minus|freez\w*|below zero|high|altitude|\d{4} ?m)\b/;
/** A boil is half a litre; the sizes are those of the shop’s facts on gas. */
const boilsOf: Readonly<Record<number, number>> = { 100: 10, 230: 23 };
/** In the cold a canister gives about a third less. */
const inCold = 1.3;
/** One hot meal and one hot drink a day. */
const boilsEach = 2;
const back = 3;

const goesOn = /\b(?:times|enough|canister\w*|how many(?: more)?)\b/;
const asksMany = /\bhow many\b/;
/** “How much is one”, not “how much gas”. */
const ofPrice =
  /\bhow much (?:is|are|does|do|would|for)(?: an?| one| it| they| them)?\b(?!.*\b(?:need|enough|take)\b)|\b(?:price|costs?)\b/;
const asksPrice = /\bhow much$/;
/** “I’ve still got one full one”: canisters that are there already. */
const ownedIn =
  /\b(?:have|has|got|own|left)(?: \w+){0,2}? (\d)\b(?! ?(?:g|l|litres?|days?|nights?|people|persons?|of us)\b)/;

type Trip = { days?: number; people?: number | undefined; litres?: number; boils?: number };

/** Reads the figures of one message. */
function tripIn(text: string): Trip {
  const plain = withDigits(plainWords(text)).replace(/(\d)[.,](\d)/g, "$1.$2");
  const first = (pattern: RegExp): number | undefined => {
    const [, value] = pattern.exec(plain) ?? [];
    return value === undefined ? undefined : Number(value);
  };
  const litres = [...plain.matchAll(/\b(\d{1,2}(?:\.\d)?) ?(?:l|lit(?:re|er)s?)\b/g)];
  const days = first(/\b(\d{1,2}) ?(?:days?|nights?)\b/);
  const people = first(/\b(\d{1,2}) (?:people|persons?|of us|pax|men|adults)\b/);
  const boils = first(/\b(\d{1,3}) (?:times|boils|x)\b(?!.{0,12}\bmakes\b)(?:.{0,20}\bhalf\b)?/);
  const needed = first(/\bneed (\d{1,3}) (?:times|boils)\b/);
  return {
    ...(days === undefined ? {} : { days }),
    ...(people === undefined ? {} : { people }),
    ...(litres.length === 0
      ? {}
      : { litres: litres.reduce((sum, [, value]) => sum + Number(value), 0) }),
    ...((needed ?? boils) === undefined ? {} : { boils: needed ?? boils ?? 0 }),
  };
}

const boilsFor = ({ days, people, litres, boils }: Trip): number | undefined =>
  boils ??
  (days === undefined
    ? undefined
    : litres === undefined
      ? people === undefined
        ? undefined
        : people * days * boilsEach
      : litres * 2 * days);

export function gasCount(turn: Turn): Outcome | undefined {
  const { message, plain, state, slots } = turn;
  const said = withDigits(plain);
  const inHand = state.topic === "kettle" && lately(turn);
  if (ofPrice.test(plain) && !asksMany.test(plain)) return undefined;
  if (slots.references.length > 0 || !asksCount.test(said) || asksOneBoil.test(said))
    return undefined;
  if (!ofGas.test(plain) && !(inHand && goesOn.test(plain))) return undefined;
  const before = state.exchanges.slice(-back).map(({ visitor }) => visitor);
  const trip: Trip = Object.assign({}, ...[...before, message].map(tripIn));
  const boils = boilsFor({ people: needOf(turn).people, ...trip });
  if (boils === undefined || boils <= 0) return undefined;
  const size = /\b100 ?g?\b|\bsmall\b/.test(plain) ? 100 : 230;
  const each = boilsOf[size] ?? 1;
  const count = Math.ceil(boils / each);
  const cold = Math.ceil((boils * inCold) / each);
  const isCold = [...before, message].some((text) => ofCold.test(text.toLowerCase()));
  const owned = Number(ownedIn.exec(said)?.[1] ?? 0);
  const many = (number: number): string => `${number} canister${number === 1 ? "" : "s"}`;
  const gives = `one of ${size} g boils half a litre ${each} times, and you need about ${boils}`;
  const more = (isCold ? cold : count) - owned;
  const text =
    owned > 0
      ? `${more > 0 ? `${many(more)} of ${size} g more` : `None${owned === 1 ? ", the one you have is enough if it’s full" : ""}`}: ${gives}.${ofPrice.test(plain) || asksPrice.test(plain) ? " We don’t sell them, so I can’t give you a price." : ""}`
      : isCold
        ? `Take ${many(cold)} of ${size} g: ${gives}. In mild weather ${cold === count ? "it’s the same" : `${count} would do`}; cold and wind cost about a third.`
        : `${count === 1 ? "One canister" : many(count)} of ${size} g: ${gives}.${cold > count ? ` In cold or wind, take ${cold}.` : ""}`;
  return {
    // Worked out for this trip, so it may be said again.
    handled: "product_gas",
    whole: true,
    state: { ...state, topic: "kettle" },
    reply: say(text, { source: "shopProducts", next: ["Where do I get canisters?"] }),
  };
}
