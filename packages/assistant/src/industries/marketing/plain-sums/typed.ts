import { workedOut } from "../../../dialogue/message/arithmetic.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { rounded, toOutcome } from "./sum.ts";

/** A sum that is the whole message: “140 a week times 10 weeks”, “what is 12% of 3400”. */

const percentOf =
  /^(?:(?:so|and|ok|what'?s|what is|how much is|calculate|work out) )*(\d{1,3}(?:\.\d{1,2})?) ?(?:%|percent) of [$€£]?(\d{1,9}(?:\.\d{1,2})?)(?: ?(?:€|\$|£|euros?|pounds?|dollars?))?\s*\??$/i;
const onlySum =
  /^(?:(?:so|and|ok|then|what'?s|what is|that'?s) )*[$€£]?\d[^.;!]{0,60}(?:times|[x×*]|minus|plus|divided by)\s?[^.;!]{0,40}$/i;
const mostWords = 10;

export function typedSum(turn: Turn): Outcome | undefined {
  const message = turn.message.trim().replace(/(?<=\d),(?=\d{3}\b)/g, "");
  const [, share, whole] = percentOf.exec(message) ?? [];
  if (share !== undefined)
    return toOutcome(
      turn,
      "typed",
      `${share}% of ${Number(whole).toLocaleString("en-US")} is ${rounded((Number(share) * Number(whole)) / 100)}.`,
    );
  if (!onlySum.test(message) || message.split(/\s+/).length > mostWords) return undefined;
  const result = workedOut(message);
  return result === undefined ? undefined : toOutcome(turn, "typed", `${result}.`);
}
