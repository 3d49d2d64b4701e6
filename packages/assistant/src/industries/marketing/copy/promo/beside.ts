import { anywhere, wordList } from "../../../../understanding/word-list.ts";
import { bareClause, clausesIn } from "../clauses.ts";
import { channelOrdered, orderIn } from "../orders.ts";
import { formNamed } from "./forms.ts";

/** Questions and sums in the middle of the writing are answered as such. */

const question = anywhere(
  wordList`how (much|many|often|long|do|does|can|would|should|could|good|big), what (does|do|is|are|should|would|time|day|budget|if), should (i|we), is (it|that|this) (worth|better|good|ok|enough|expensive), which, when (should|do|is), who (should|can), does, do (i|we|you), budget, per (year|month|week|customer), cost me, costs me, spen[dt]\w*, worth it, different question, other question, another question, other thing, roi, roas, break.?even, where does it go`,
);
const sum = /\d ?[x×*+] ?\d|\d+ (?:times|percent of|% of) \d/i;
const noText = wordList`no, not an?, not the, no more, don't want an?, without`;
const withoutText = String.raw`\b${noText} (?:\w+ )?(?:text|ad|post|flyer|slogan)\b(?! (?:about|for|with))`;
const onlyPrice = String.raw`\b(?:only|just) (?:the )?price\b`;
const forgetText = String.raw`\bforget (?:it|the (?:text|post|slogan|flyer)|about it)\b`;
const neverMind = String.raw`\bnever ?mind\b(?!\.? add)`;
const refused = new RegExp([withoutText, onlyPrice, forgetText, neverMind].join("|"), "i");

/** Whether a message is about something else than the text in hand. */
export function isBesideText(message: string): boolean {
  const text = message.replace(/[’`]/g, "'").replace(/["“][^"”]*["”]/g, " ");
  if (sum.test(text)) return true;
  const clauses = clausesIn(text).map(bareClause);
  const orders = clauses.some(
    (own) =>
      (orderIn(own) !== undefined && !refused.test(own)) ||
      channelOrdered(own) !== undefined ||
      (formNamed(own) !== undefined && own.split(" ").length <= 8),
  );
  if (refused.test(text) && (question.test(text) || !orders)) return true;
  return (
    question.test(text) &&
    !orders &&
    (text.includes("?") ||
      /^(?:and |so |ok |but |then )*(?:how|what|should|which|is it|when|does|do)\b/i.test(text))
  );
}
