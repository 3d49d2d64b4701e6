import { say } from "../../../dialogue/reply/reply.ts";
import { aside, wasSaid } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { whole, wordList } from "../../../understanding/word-list.ts";
import { businessOf } from "../business/stated.ts";
import { wantsText } from "../drafts/wish.ts";
import { amountsIn } from "../figures/currency.ts";
import { ofUs } from "../situations/of-situation.ts";
import { plainQuestionIn } from "./find.ts";
import type { PlainQuestion } from "./question.ts";

/** Answers plain questions of business owners: “do flyers still work”, “agency wants 12 months, should I sign?” */

const mostWords = 26;
const fewestWords = 3;
const mostNumbers = 2;
const asks =
  /\?\s*$|^(?:(?:and|but|so|ok|also|then) )*(?:what|which|how|is|are|am|do|does|did|can|could|should|shall|would|when|where|why|who|any)\b/i;
const sentenceEnd = /(?<=[.!?])\s+|\n+/;

export function answersPlainQuestion(turn: Turn): Outcome | undefined {
  const { message, plain, state } = turn;
  if (ofUs.test(plain) || (message.match(/\d[\d.,]*/g) ?? []).length > mostNumbers)
    return undefined;
  // Numbers after a plan or a sum change it.
  if (state.done !== undefined && /\d/.test(message)) return undefined;
  const isQuestion = asks.test(message.trim()) || asks.test(plain);
  if (wantsText(plain) && !asks.test(plain)) return undefined;
  // A text or a plan in hand goes on, unless something else is asked.
  const inHand = state.flow !== undefined || state.before?.startsWith("draft:") === true;
  if (inHand && !isQuestion) return undefined;
  const isShort = plain.split(" ").length <= mostWords;
  const sentences = message.split(sentenceEnd);
  const asked = sentences.flatMap((sentence, at) =>
    asks.test(sentence.trim()) ? [withMeant(sentence, sentences[at - 1])] : [],
  );
  const texts = [...(isShort ? [plain] : []), ...asked.slice(0, 3).map(plainWords)].map((text) =>
    text.replace(isNot, " "),
  );
  let said: string | undefined;
  for (const text of texts) {
    const words = text.split(" ").length;
    const found =
      words < fewestWords || words > mostWords
        ? undefined
        : (plainQuestionIn(text, "", ownWords(turn)) ?? ofWhatWasSaid(text, turn));
    if (found === undefined) continue;
    const answer = amountsIn(found.answer, turn);
    if (wasSaid(state, answer)) {
      said ??= answer;
      continue;
    }
    return {
      handled: found.subject === undefined ? `plain:${found.id}` : `advice:${found.subject}`,
      state: state.flow === undefined ? state : aside(state),
      reply: say(answer, {
        source: "marketing",
        next: ["What should I do first?", "How do we measure success?", "Help me plan a campaign"],
      }),
    };
  }
  // Asked again, the answer is the same; something else would miss the question.
  return said === undefined || !isQuestion ? undefined : asBefore(turn, said);
}

const asBefore = ({ state }: Turn, answer: string): Outcome => ({
  handled: "plain:again",
  state,
  reply: say(`As I said: ${answer.split(/(?<=[.]) /)[0] ?? answer}`, {
    source: "marketing",
    next: ["What should I do first?", "Help me plan a campaign"],
  }),
});

/** The business, and the words that introduced it: “I knit scarves”. */
const ownWords = ({ state }: Turn): string =>
  `${businessOf(state).kind ?? ""} ${plainWords(state.exchanges[0]?.visitor ?? "")}`;

/** “I have a studio, not a market stall”: what is denied is not asked about. */
const isNot = /\bnot an? \w+(?: \w+)?/g;

/** “Do I really?”, “should I?”: asks about the sentence before. */
const opens = wordList`do, should, must, is, are, would, will, can, does`;
const endsBare = wordList`really, true, so, have to, need (it|that|one), right, think so, a good idea, necessary, worth it`;
const bare = whole(
  `(?:and |so |but )?${opens} (?:i|we|it|that|this|they|you)(?: ${endsBare})?\\W*`,
);
const withMeant = (sentence: string, before = ""): string =>
  bare.test(sentence.trim()) ? `${before.replace(leadIn, "")} ${sentence}` : sentence;
const leadIn = /^[^:]{0,40}: /;

/** “What should I ask them”, “may I write to those”: what was said last is meant as well. */
function ofWhatWasSaid(text: string, { state }: Turn): PlainQuestion | undefined {
  const words = text.split(" ").length;
  if (words > (pointsBack.test(text) ? mostWordsBack : mostWordsBare)) return undefined;
  const visitor = state.exchanges.slice(-mostBack).map((exchange) => plainWords(exchange.visitor));
  return visitor.length === 0 ? undefined : plainQuestionIn(text, visitor.join(" "));
}
const pointsBack = /\b(?:it|them|they|those|that|this|these|there|ones?|he|she|him|her)\b/;
const mostWordsBack = 12;
/** So short a question is about what was said, even without such a word. */
const mostWordsBare = 7;
const mostBack = 3;
