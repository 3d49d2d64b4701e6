import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** Which sum on one customer a message asks for. */
export type Kind =
  | "lead"
  | "sense"
  | "profit"
  | "ratio"
  | "ltv"
  | "payback"
  | "most"
  | "even"
  | "cac"
  | "verdict";

const one = wordList`customer, client, order, sale, booking, job, patient, member, student, guest, one, each`;
const limit = wordList`max\w*, at most, the most, most i, afford, allowed, ceiling, can i pay, could i pay, may one cost`;
const asks: readonly (readonly [Kind, RegExp])[] = [
  ["lead", /\b(?:a|per|each|one) (?:lead|enquiry)(?: \w+){0,3} (?:at most|max\w*)\b/],
  ["lead", /\b(?:max\w*|at most|most|afford)\b(?: \w+){0,4} (?:a|per|each|one) (?:lead|enquiry)\b/],
  ["ratio", /\bratio\b|\b(?:ltv|clv) ?(?:to|:|\/|vs) ?cac\b/],
  ["ltv", /\b(?:ltv|clv|lifetime value)\b(?! ?(?:is |of |= )?[$€£]?\d)/],
  ["payback", /\bpay ?-?back\b|\bhow (?:long|many months|soon)(?: \w+){0,5} (?:back|pays?)\b/],
  [
    "most",
    new RegExp(
      `\\b${limit}\\b(?: \\w+){0,6} (?:${one})\\b|\\b(?:${one})(?: \\w+){0,2} ${limit}\\b`,
    ),
  ],
  [
    "sense",
    /\bmeans? for (?:my |the |our )?ads\b|\bads? (?:still )?(?:make|makes|made) (?:no |any |a )?sense\b|\bdo (?:any )?ads (?:make|pay)\b/,
  ],
  ["profit", /\b(?:and |the |my |our |what )profit$|^profit\b/],
  [
    "even",
    anywhere(wordList`
      break ?-?even, (get|earn|make|win) (it|that|the money|my money|them|(the |my |those )?[$€£]?\d+( \w+)?) back, pays? for itself, cover (it|that|the cost|the costs), need to sell, must i sell, not lose money
    `),
  ],
  [
    "cac",
    new RegExp(
      `\\b(?:cac|cpa)\\b|\\bcosts?(?: \\w+){0,2} (?:per|an?|each) (?:${one})\\b|\\b(?:an?|each|one) (?:${one})(?: \\w+)? cost\\b`,
    ),
  ],
];
const judged = anywhere(wordList`
  good or bad, any good, worth it, (keep|go|carry|going) (going|on|it|them|running)?( it| them)? or (stop|quit|not|kill), continue or (stop|quit), stop or (keep|go on|continue|carry on), should (i|we) (stop|quit|keep|continue|go on|carry on|pause|pull),
  (is|was|are) (it|that|this|they|those|my \w+) (still |even |really )?(ok|okay|good|bad|fine|too much|too high|healthy|normal|worth), (do|did|will|would) (i|we) (lose|make) money, (do|did|will) (it|that|they) (lose|make|earn) (me|us|money), (am|are) (i|we) losing, customer (ok|okay|good|fine|too much), each (ok|okay|good|fine|too much), does (it|that|this) (pay|work), sustainable, (ok|okay|healthy)$
`);
const limits = /\b(?:at most|max\w*|should|may|must|target)\b/;
const again =
  /^(?:(?:just|now|please|so|then|ok) )*(?:compute|calculate|work|do the|give me the|the) ?(?:it|that|this|maths?|sum|number|figure)?\b/;
const howTo =
  /\bhow (?:do|can|could|should|to)\b(?: (?:i|we|you))? (?:lower|reduce|cut|improve|raise|increase|get)\b/;
const means =
  /\b(?:what does (?!(?:that|this|it) mean for)|mean(?! for)|meaning|stand for|explain|definition)\b/;

/** Returns every sum that a message asks for; a verdict comes last. */
export function kindsIn(plain: string, pending: Kind | undefined): Kind[] {
  if (howTo.test(plain) || means.test(plain)) return [];
  const found = asks.flatMap(([kind, pattern]) =>
    pattern.test(plain) && !(kind === "cac" && limits.test(plain)) ? [kind] : [],
  );
  const named = found.includes("ratio")
    ? found.filter((kind) => kind !== "ltv" && kind !== "cac")
    : found;
  if (judged.test(plain)) return [...named, "verdict"];
  if (named.length === 0 && pending !== undefined && again.test(plain)) return [pending];
  return named;
}

/** Whether money comes in at all is asked, and no rule of thumb. */
export const asksOfMoney = (plain: string): boolean =>
  /\b(?:worth|pays?|los(?:e|ing)|stop|keep|continue|go on)\b/.test(plain);

/** How the verdict that was asked for begins. */
export function leadOf(plain: string, good: boolean): string {
  if (/\bgood or bad\b|\bany good\b/.test(plain)) return good ? "Good: " : "Bad so far: ";
  if (/\b(?:keep|stop|quit|continue|pause|going)\b/.test(plain))
    return good ? "Keep going: " : "Stop for now: ";
  if (/\btoo (?:much|high)\b|\blos(?:e|ing)\b/.test(plain)) return good ? "No: " : "Yes: ";
  return good ? "Yes: " : "No: ";
}
