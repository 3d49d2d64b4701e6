import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { countOf } from "../../../understanding/numerals.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { wordList } from "../../../understanding/word-list.ts";
import { toOutcome } from "./sum.ts";

/** “How many enquiries do I need if one in four signs?”: the customers that are wanted, divided by the share who buy. */

const askers = wordList`leads?, enquir(y|ies), inquir(y|ies), calls?, requests?, quotes?, visitors?, clicks?, conversations?`;
const asks = new RegExp(
  String.raw`\bhow many (?:\w+ )?(${askers}) (?:\w+ ){0,3}(?:need|must|have to|take|takes|should|required)\b`,
);
const small = wordList`one, two, three, 1, 2, 3`;
const oneIn = new RegExp(
  String.raw`\b(${small}) (?:in|of|out of|from) (?:every )?(\d{1,3}|\p{L}{3,8})\b`,
  "u",
);
const percent = /\b(\d{1,2}(?:\.\d+)?) ?(?:%|percent)/;
const buyers = wordList`customers?, clients?, orders?, sales?, bookings?, jobs?, members?, patients?, students?, projects?, contracts?, deals?`;
const wanted = new RegExp(String.raw`\b(\d{1,5}) (?:\p{L}+ )?(${buyers})\b`, "u");

export function enquiriesNeeded(turn: Turn): Outcome | undefined {
  const plain = plainWords(turn.message);
  const asker = asks.exec(plain)?.[1];
  if (asker === undefined) return undefined;
  const [, some = "", many = ""] = oneIn.exec(plain) ?? [];
  const share =
    some === "" ? Number(percent.exec(turn.message)?.[1]) / 100 : countOf(some) / countOf(many);
  if (!(share > 0 && share < 1)) return undefined;
  const visitors = turn.state.exchanges.map(({ visitor }) => plainWords(visitor));
  const found = [...visitors, plain.replace(oneIn, " ")]
    .map((one) => wanted.exec(one))
    .findLast((one) => one !== null);
  if (found === undefined || found === null) return undefined;
  const count = Number(found[1]);
  const given = some === "" ? `${percent.exec(turn.message)?.[1]}%` : `${some} in ${many}`;
  const need = Math.ceil(count / share - 1e-9);
  return toOutcome(
    turn,
    "needed",
    `${need.toLocaleString("en-US")} ${asker.endsWith("s") ? asker : `${asker}s`}: you want ${count} ${found[2]}, and ${given} of them buys.`,
  );
}
