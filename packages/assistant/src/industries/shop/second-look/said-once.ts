import { sentencesOf } from "../../../dialogue/message/split.ts";
import { addsNothing } from "../../../dialogue/reply/already-said.ts";
import type { Outcome } from "../../../dialogue/types.ts";
import { namedIn } from "../../../records/references.ts";
import { catalogue } from "../goods/catalogue.ts";
import { admits } from "../service/pass-on.ts";

/** Says each thing once: a reply joined from several answers may hold a sum twice, or both deny and give an answer. */

const sumsIn = (text: string): string => (text.match(/[$]\d[\d,.]*\d|[$]\d/g) ?? []).join(" ");
const thingsIn = (text: string): string =>
  namedIn(catalogue, text.toLowerCase())
    .map(({ id }) => id)
    .toSorted()
    .join(" ");
const sums = /^(?:Yes, |No, |Not quite: )?[$]\d/;

/** Whether a sentence gives a sum for the same things again, or nothing new. */
const repeats = (before: readonly string[], sentence: string): boolean =>
  before.some(
    (one) =>
      sums.test(one) &&
      sums.test(sentence) &&
      sumsIn(one) === sumsIn(sentence) &&
      thingsIn(one) === thingsIn(sentence),
  ) ||
  (sentence.startsWith("That comes to ") && addsNothing(before.join(" "), sentence));

/** Returns a reply without what it says again, and without a denial beside the answer; undefined if it is fine. */
export function saidOnce(outcome: Outcome): Outcome | undefined {
  const text = outcome.reply.message.content;
  const parts = text.split("\n\n");
  const answers = parts.filter((part) => !admits(part));
  const kept = answers.length > 0 && answers.length < parts.length ? answers : parts;
  const told: string[] = [];
  const content = kept
    .map((part) => {
      const own = sentencesOf(part).filter(
        (sentence) => !repeats(told, sentence) && told.push(sentence),
      );
      return own.join(" ");
    })
    .filter((part) => part !== "")
    .join("\n\n");
  return content === text || content === ""
    ? undefined
    : { ...outcome, reply: { ...outcome.reply, message: { content } } };
}
