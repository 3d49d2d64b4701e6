import { capital } from "../../../dialogue/reply/reply.ts";
import type { Told } from "./read.ts";

/** Words the reply to a review: thanks, sorry, what the business says to it, and an offer to put it right. */

const sentence = (text: string): string => `${capital(text.replace(/[\s,.!]+$/, ""))}.`;
const invites =
  /\b(?:welcome|invite|come (?:again|back)|another chance|see you|offer you|give you|free|on us|on the house)\b/i;

function sorryOf({ complaint: { text, isClause }, tone }: Told): string {
  if (!isClause) return `I’m sorry about ${text}.`;
  if (tone === "formal") return `We regret that ${text}.`;
  return `I’m ${tone === "warm" ? "really " : ""}sorry that ${text}.`;
}

function closeOf({ facts, tone, noCall }: Told): string | undefined {
  if (facts.some((one) => invites.test(one))) return undefined;
  if (noCall)
    return tone === "formal"
      ? "We would be glad to welcome you again."
      : "We’d be glad if you gave us another chance.";
  if (tone === "formal") return "Please contact us so that we can put it right.";
  if (tone === "warm") return "Please give us a call: we’d love to put it right and see you again.";
  return facts.length > 0
    ? "Please call me so that I can put it right."
    : "That’s not our standard. Please call me so that I can put it right.";
}

const thanksOf = ({ tone, variant }: Told): string =>
  tone === "formal"
    ? "Thank you for your review."
    : variant % 2 === 0
      ? "Thank you for telling us."
      : "Thank you for your honest words.";

/** “The plate had failed”, “it has been replaced”: in one sentence. */
const joined = (facts: readonly string[]): string =>
  facts.reduce((all, one, index) =>
    index === facts.length - 1 ? `${all}, and ${uncapital(one)}` : `${all}, ${uncapital(one)}`,
  );
const uncapital = (text: string): string =>
  /^(?:I\b|\p{Lu}{2})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/**
 * Returns the reply to a review: thanks, sorry, the facts and an offer, in the tone told. If so many sentences are too
 * many, the facts share one, and thanks and the offer give way first.
 */
export function renderReply(told: Told): string {
  const { facts, short, noThanks } = told;
  const most = told.most ?? (short ? 2 : 8);
  const thanks = noThanks ? [] : [thanksOf(told)];
  const close = closeOf(told);
  const own = facts.map(sentence);
  const all = [...thanks, sorryOf(told), ...own, ...(close === undefined ? [] : [close])];
  if (all.length <= most) return all.join(" ");
  const tight = facts.length === 0 ? [] : [sentence(joined(facts))];
  const core = [sorryOf(told), ...tight];
  const withThanks = core.length < most ? [...thanks, ...core] : core;
  return [...withThanks, ...(close !== undefined && withThanks.length < most ? [close] : [])]
    .slice(0, most)
    .join(" ");
}
