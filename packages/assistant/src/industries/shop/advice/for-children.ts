import { dollars, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import type { Thing } from "../../../records/records.ts";
import { kindIn, namedIn } from "../../../records/references.ts";
import { withDigits } from "../../../understanding/numerals.ts";
import { wordList } from "../../../understanding/word-list.ts";
import { returnDays } from "../../orders/return-period.ts";
import { catalogue } from "../goods/catalogue.ts";
import { askedOf, focusedOn } from "../goods/focus.ts";
import { heightTold, packSize, shortest } from "./size-for.ts";

/** Answers whether a product is safe for a child of the given age; anything that burns gas is not. */

/** What a number counts that is no age. */
const units = wordList`
  people, persons?, man, men, litres?, nights?, dollars?, m, cm, met(er|re)s?, ft, feet, foot, kg, lbs?
`;
const ages = new RegExp(
  `\\b(?:only|just|is|of|aged?|turns?|turning|he|she) (\\d{1,2})\\b(?![.,]\\d| ?%|[ -]?${units}\\b)|\\b(\\d{1,2})[ -]?(?:years?|yrs?|y)[ -]?olds?\\b`,
);
const asks = /\b(?:safe|dangerous|suitable|ok(?:ay)?|fine|right|too young|old enough|use|for)\b/;
/** Age from which child safety is no longer in question. */
const grown = 16;
/** Age from which small lamp parts are not a hazard. */
const small = 4;

/** A pack fits by height, whatever the age. */
const forHeight = ({ name }: Thing, height: number): string =>
  height < shortest
    ? `Not yet, at ${height} cm: size S of the ${name} starts at a height of about ${shortest} cm.`
    : `Yes, at ${height} cm the ${name} fits, most likely in size ${packSize(height)}. If it doesn’t, exchanging it is free for ${returnDays} days.`;

export function forChild(turn: Turn): Outcome | undefined {
  const { state, message, slots } = turn;
  const plain = withDigits(turn.plain);
  // “The wedding is on 12 December, ok?” does not contain an age.
  if (slots.dates.length > 0) return undefined;
  const [, said, old] = ages.exec(plain) ?? [];
  const before = [...state.exchanges]
    .reverse()
    .map(({ visitor }) => ages.exec(withDigits(visitor.toLowerCase())))
    .find((found) => found !== null);
  const age = Number(said ?? old ?? before?.[1] ?? before?.[2] ?? Number.NaN);
  const asksSafe = /\b(?:safe|dangerous|too young|old enough|suitable)\b/.test(plain);
  if (!(age < grown) || !(asksSafe || (asks.test(plain) && (said ?? old) !== undefined)))
    return undefined;
  if (!message.includes("?") && !asksSafe) return undefined;
  const named = namedIn(catalogue, plain);
  const { thing: last, shown } = askedOf(turn).focus;
  const kind = kindIn(catalogue, plain);
  // “Is the lamp safe” means the lamp shown, not the stove next to it.
  const ofKind = [...shown, ...catalogue.things].find((one) => one.kind === kind);
  const thing = named[0] ?? (kind === undefined || last?.kind === kind ? last : ofKind);
  if (!thing) return undefined;
  const others = catalogue.things.filter(
    ({ kind, values }) => kind === "lamp" && values.stock === "In stock",
  );
  const [gift] = others.sort((a, b) => Number(a.values.price) - Number(b.values.price));
  const burns = thing.kind === "stove";
  const height = thing.kind === "pack" ? heightTold(turn) : undefined;
  const text =
    height !== undefined && age >= small
      ? forHeight(thing, height)
      : burns
        ? `Not alone at ${age}. It burns gas, so an adult has to be there.${gift ? ` The ${gift.name} (${dollars(Number(gift.values.price))}) is a safer gift.` : ""}`
        : age < small
          ? `At ${age}, only with an adult there, because the ${thing.name} has small parts.`
          : `Yes, the ${thing.name} is fine at ${age}.`;
  const about = burns && gift ? [gift, thing] : [thing];
  return {
    handled: "product_information",
    ...(height === undefined ? {} : { whole: true }),
    state: focusedOn(state, about),
    reply: say(text, { source: "shopProducts" }),
  };
}
