import { wordList } from "../../../understanding/word-list.ts";
import { isToWriter } from "../drafts/brief/to-writer.ts";
import { sentence } from "../drafts/voice.ts";
import { priced } from "./money.ts";

/** Words a fact as a sentence for the readers. */

const says = wordList`say, says, said, mention, include, add, put, write, tell them, tell people, make clear, state, bring, work in, note, remember, also, and, plus, that, how, it (has to|should|must|needs to) (also )?(say|mention|include), should say, must say, you forgot, you left out, you dropped, you missed, you did not (say|mention), you didn't (say|mention), forgot, where is, where's, wheres, what about, missing:?, the fact, the bit about, about`;
const opening = new RegExp(`^(?:(?:${says})\\b[\\s,:]*)+`, "i");
const keeps =
  /^(?:the|a|an|we|our|it(?! (?:must|should|has to)\b)|there|they|you|in the|on the)\b/i;
const mustDo =
  /^(?:they|you|people|guests|parents|customers|patients|everyone|everybody|members) (?:should|must|need to|have to|ought to|shall)(?: please)? /i;
const canDo = /^(?:they|people|guests|parents|customers|patients|everyone|everybody|members) can /i;
const orElse = /,? or (?=(?:it|we|you|they|there) )/i;
/** “Author is ill” lacks its article, as notes do. */
const article =
  /^(?=(?:singer|author|teacher|trainer|speaker|band|artist|doctor|heating|boiler|roof|kitchen|oven|supplier|parking|entrance) (?:is|are|has|was)\b)/i;

/** Takes off the words that tell the writer to say it. */
export const withoutSaying = (clause: string): string => {
  const rest = clause.replace(opening, (all) => (keeps.test(all.trim()) ? all : "")).trim();
  return rest === "" ? clause : rest;
};

/** “Add that”, “our name”: it is said elsewhere what. */
/** “Offer her a free coffee”, “we refund 60 euro”: said to the one who gets it. */
const asGiven = (text: string): string =>
  text
    .replace(
      /^offer (?:(?:her|him|them|people|the \w+) )?(?=an?\b|the\b|to\b|\d|[€£$]|free\b)/i,
      "we’d like to offer you ",
    )
    .replace(/^invite (?:her|him|them|people|the \w+) (?:for|to) /i, "we’d like to invite you to ")
    .replace(/^(we)(?:'ll| will)? (?=(?:refund|send|replace|pay)\b)/i, "$1’ll ")
    .replace(
      /^(we)(?:'ll| will)? give (?!you\b)(?:(?:her|him|them) )?(?=[€£$\d]|an?\b|back\b)/i,
      "$1’ll give you ",
    );
const pointed = wordList`that, this, it, them, other, another, new one, change of plan, different, same, (it'?s |it is |its )?(not )?(true|our fault|my fault|false), who is it for, be honest, be (nice|polite|clear|brief|friendly)`;
const ofValue = wordList`name, number, phone, address, link, website, logo`;
const notAlone = new RegExp(
  `^(?:(?:add|put|say|mention|include)(?: |$)){0,2}(?:${pointed}|(?:(?:our|my|the) )?(?:[a-z]+ )?${ofValue})?$`,
  "i",
);
/** “We should like more people under fifty to come” is hoped, and not told to them. */
const hopes =
  /^(?:i|we)(?:['’]d| should| would) (?:really )?like (?:to (?:get|have|reach|win) )?(?:more|new|younger|some|people|customers|guests)\b/i;
const mostWords = 28;
/** Returns a fact as a sentence for the readers; undefined if it is meant for the writer. */
export function toldSentence(
  clause: string,
  names: readonly string[],
  sign?: string,
): string | undefined {
  const own = withoutSaying(clause);
  if (
    notAlone.test(own) ||
    hopes.test(own) ||
    own.split(" ").length > mostWords ||
    isToWriter(own) ||
    !/[\p{L}]{2}/u.test(own)
  )
    return undefined;
  const amounts = priced(own).replace(
    /\b(for|only|costs?|is|are|(?:stays?|remains?|now) at) (\d{1,4}(?:\.\d\d)?)$/i,
    (all, before: string, sum: string) => (sign === undefined ? all : `${before} ${sign}${sum}`),
  );
  if (mustDo.test(amounts))
    return `Please ${sentence(amounts.replace(mustDo, "").replace(orElse, "; otherwise "), names).replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`;
  return sentence(
    asGiven(amounts)
      .replace(canDo, "you can ")
      .replace(article, "the ")
      .replace(/^max(?:imum|\.)? (?=\d)/i, "up to ")
      .replace(/^(\d+ hours)$/i, "$1 a week")
      .replace(/^(\d+ (?:places|seats|spots))(?: only| max)?$/i, "there are $1"),
    names,
  );
}
