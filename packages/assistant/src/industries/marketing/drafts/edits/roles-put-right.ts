import type { FlowSlots } from "../../../../dialogue/types.ts";
import { plainWords } from "../../../../understanding/plain-words.ts";

/** A number of the text that was taken for something else: “18 is the hour”, “the price is 18, not the time”. */

const clock = String.raw`(\d{1,2}(?:[.:]\d\d)?)`;
const isHour = new RegExp(
  String.raw`\b${clock} (?:pm |am |o'?clock )?is (?:the |an? |my |our )?(?:hour|time|start|opening time)\b|\b(?:hour|time|start) is ${clock}\b`,
);
const isPrice = /[$€£]?(\d+(?:\.\d+)?) is (?:the|a|my|our) (?:price|cost|fee)\b/;
const noPrice = /\bprice no\b|\bno price\b|\bnot (?:a|the) price\b|\bthere is no price\b/;

/** Returns the draft with its numbers in their places; undefined if the message puts none right. */
export function rolesPutRight(message: string, draft: FlowSlots): FlowSlots | undefined {
  const plain = plainWords(message);
  const hour = isHour
    .exec(plain)
    ?.slice(1)
    .find((group) => group !== undefined);
  const price = isPrice.exec(plain)?.[1];
  if (hour === undefined && price === undefined && !noPrice.test(plain))
    return otherNumber(plain, draft);
  const next: FlowSlots = { ...draft };
  if (hour !== undefined) next.hours = hour.length <= 2 && Number(hour) > 12 ? `${hour}:00` : hour;
  if (price !== undefined) next.price = Number(price);
  else if (noPrice.test(plain) || Number(next.price) === Number(hour)) delete next.price;
  return next;
}

const number = String.raw`[$€£]?(\d+(?:[.:]\d+)?)`;
const isWrong = new RegExp(
  String.raw`\b(?:the )?${number} (?:is|was) (?:wrong|not right|old)(?: now)?,?(?: (?:it is|its|it's|should be|now|make it|the right one is))* ${number}`,
);
/** “The 9 is wrong, it’s 9.50 now”: the other number stands wherever the first did. */
function otherNumber(plain: string, draft: FlowSlots): FlowSlots | undefined {
  const [, from, to] = isWrong.exec(plain) ?? [];
  if (from === undefined || to === undefined) return undefined;
  const old = new RegExp(`(?<![\\d.:])${RegExp.escape(from)}(?![\\d:]|\\.\\d)`, "g");
  return Object.fromEntries(
    Object.entries(draft).map(([name, value]) => [
      name,
      typeof value === "string"
        ? value.replace(old, to)
        : name === "price" && value === Number(from)
          ? Number(to)
          : value,
    ]),
  );
}

const asksToCorrect =
  /^(?:(?:please|pls|can you|could you|you must) )*(?:correct|fix|change|improve)(?: (?:it|this|that|the text))?(?: (?:please|pls|now))*$/;

/** “Please correct” does not say what: the parts are named to choose from. */
export const asksWhatIsWrong = (message: string): boolean =>
  asksToCorrect.test(plainWords(message));
