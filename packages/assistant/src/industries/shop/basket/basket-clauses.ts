import { withDigits } from "../../../understanding/numerals.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { catalogue } from "../goods/catalogue.ts";
import * as words from "./basket-words.ts";
import { goodsNamed, type Named } from "./goods-named.ts";

/** Splits a message into what it does with the basket and what else it says. */

/** A clause about the basket. */
export type BasketClause = {
  readonly named: readonly Named[];
  /** The clause with a sign in the place of its goods. */
  readonly around: string;
  readonly asks: boolean;
  /** Whether it asks for the sum, or for the weight of all. */
  readonly sum: boolean;
  readonly weight: boolean;
};

export type BasketMessage = {
  readonly clauses: readonly BasketClause[];
  /** Its questions that are about something else, as they were written. */
  readonly rest: string;
  /** Whether it tells something else as well. */
  readonly tells: boolean;
};

const boundary = /([.!?;\n]+\s+|,\s+|\s+(?:and|but(?! with\b)|plus|n|&|\+|then)\s+|\s+-\s+)/i;
const mostClauses = 8;
/** Marks both ends, as the plain form leaves out the words that begin or end a message: “and”, “instead”. */
const end = "goods";

/** The plain form of a clause, with its first and last words, and its numbers as digits. */
const plainOf = (clause: string): string =>
  withDigits(plainWords(`${end} ${clause} ${end}`))
    .replace(new RegExp(`^${end} | ?${end}$`, "g"), "")
    .trim();

const asking =
  /^(?:(?:and|so|ok|but|also|oh|well|then) )*(?:what|whats|when|where|which|who|why|how|is|are|do|does|did|can|could|will|would|should|may|any)\b/;
/** “If he does not like it can he bring it back”. */
const asksWithin = /^if\b.*\b(?:can|could|does|do|is|will|would|may) (?:i|we|you|he|she|they|it)\b/;
/** A day is no slip of the pen: whether goods are there by then is asked with it. */
const ofTime =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|week|weekend|christmas|easter|(?:jan|febr)uary|march|april|june|july|august|(?:sept|nov|dec)ember|october)s?\b/;
/** More words than these that no basket is made of tell of something else. */
const mostStrange = 1;

function clauseOf(text: string): { clause: BasketClause; fits: boolean } {
  const { named, around } = goodsNamed(plainOf(text));
  const strange = words.strangeTo(around);
  const asks = text.includes("?") || asking.test(around);
  const does = [words.takesOut, words.setsCount, words.addsTo, words.takes];
  const slips =
    (named.some(({ count }) => count !== undefined) || does.some((word) => word.test(around))) &&
    named.length > 0 &&
    !asks &&
    !/\bif\b/.test(around) &&
    strange.length <= mostStrange &&
    !ofTime.test(around) &&
    catalogue.attributes.every((attribute) => !attribute.asks.test(around));
  const weight = words.asksWeight.test(around);
  const sum = words.asksSum.test(around) && !weight;
  // “How heavy is it” asks about one thing, “what does it all weigh” about the basket.
  const ofOne = weight && !words.ofAllTogether.test(around) && words.ofIt.test(around);
  const ofShare = named.length === 0 && words.asksShare.test(around) && !words.ofEach.test(around);
  // “What is a Lee 1”, and not “with the Lee 1 instead?”
  const asksOf =
    asking.test(around) &&
    named.length > 0 &&
    !sum &&
    !weight &&
    !words.supposes.test(around) &&
    !words.wraps.test(around);
  return {
    clause: { named, around, asks, sum, weight },
    fits:
      !asksOf &&
      (strange.length === 0 || slips) &&
      !ofOne &&
      !ofShare &&
      !words.ofElse.test(around),
  };
}

const joins = /^\s*(?:and|n|&|\+|plus|,)\s*$/i;
/** “Any discount for a tent + a bag”: the bag belongs to what is asked. */
const standsAlone = ({ named, around, sum, weight }: BasketClause): boolean =>
  named.length === 0 ||
  sum ||
  weight ||
  [words.takes, words.takesOut, words.setsCount, words.owns].some((word) => word.test(around)) ||
  named.some(({ count, more }) => more || (count ?? 1) > 1);

/** Returns the clauses of a message that are about a basket; undefined if it tells a longer story. */
export function basketClauses(message: string): BasketMessage | undefined {
  const parts = message.trim().split(boundary);
  const texts = parts.filter((_, at) => at % 2 === 0);
  if (texts.length > mostClauses) return undefined;
  const clauses: BasketClause[] = [];
  const others: string[] = [];
  let open = false;
  for (const [at, text] of texts.entries()) {
    const joint = parts[at * 2 - 1] ?? "";
    const whole = `${/^\s*(?:and|but|plus|n|&|\+)\s*$/i.test(joint) ? "and " : ""}${text}${parts[at * 2 + 1]?.includes("?") ? "?" : ""}`;
    const { clause, fits } = clauseOf(whole);
    const hangsOn = open && joins.test(joint) && !standsAlone(clause);
    if (fits && !hangsOn) {
      clauses.push(clause);
      open = false;
    } else if (open && /^\s*(?:and|n|&|,|then)/i.test(joint))
      others.push(`${others.pop() ?? ""}${joint}${whole.replace(/^and /, "")}`);
    else {
      others.push(whole.replace(/^and /, ""));
      open = true;
    }
  }
  const questions = others.filter(
    (text) => text.endsWith("?") || asking.test(plainOf(text)) || asksWithin.test(plainOf(text)),
  );
  return {
    clauses,
    rest: questions.join(questions.every((text) => text.endsWith("?")) ? " " : ", "),
    tells: questions.length < others.length,
  };
}
