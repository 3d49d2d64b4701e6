import { asks } from "../../../dialogue/message/clauses.ts";
import { say } from "../../../dialogue/reply/reply.ts";
import { wasSaid, withOffer } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { factSource } from "../../../knowledge/sources.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { trouble } from "../cases/case.ts";
import { isAsked, sentencesIn } from "../ticket-file/told.ts";
import { accessQuestions } from "./plain-access.ts";
import { dailyQuestions } from "./plain-daily.ts";
import { ownQuestions } from "./plain-own.ts";
import { peopleQuestions } from "./plain-people.ts";
import { planQuestions } from "./plain-plan.ts";
import { planningQuestions } from "./plain-planning.ts";
import type { PlainQuestion } from "./plain-question.ts";
import { screenQuestions } from "./plain-screen.ts";
import { seatQuestions } from "./plain-seats.ts";
import { setupQuestions } from "./plain-setup.ts";
import { workQuestions } from "./plain-work.ts";

/** Answers plain questions from the records, before the records that share a word with them. */

const readable = (questions: readonly PlainQuestion[]) =>
  questions.map(({ asks: asked, amid, not, ...rest }) => ({
    ...rest,
    asked: anywhere(asked),
    amid: amid === undefined ? undefined : anywhere(amid),
    not: not === undefined ? undefined : anywhere(not),
  }));
const firstRecords = readable([
  ...[
    ...ownQuestions,
    ...seatQuestions,
    ...planningQuestions,
    ...setupQuestions,
    ...dailyQuestions,
  ].filter(({ first }) => first),
  ...screenQuestions,
  ...planQuestions,
  ...ownQuestions,
  ...seatQuestions,
  ...planningQuestions,
  ...accessQuestions,
  ...setupQuestions,
  ...dailyQuestions,
  ...[...peopleQuestions, ...workQuestions].filter(({ first }) => first),
]);
const otherRecords = readable([...peopleQuestions, ...workQuestions].filter(({ first }) => !first));

/** Those that take precedence over a record that shares a word with them. */
export const ofPlainQuestion = (turn: Turn): Outcome | undefined => answered(turn, firstRecords);
/** Those that are answered if no other record is. */
export const ofOtherPlainQuestion = (turn: Turn): Outcome | undefined =>
  answered(turn, otherRecords);

/** In longer messages, single words do not ask for anything. */
const mostWords = 24;
/** How many exchanges back the subject is remembered. */
const remembered = 5;

function answered(turn: Turn, records: ReturnType<typeof readable>): Outcome | undefined {
  const { plain, state, message, slots } = turn;
  // Within the steps against a fault, a statement answers them.
  const inSteps = state.flow?.name === "tree" && message.includes("?");
  if (state.flow && state.flow.name !== "plan" && !inSteps) return undefined;
  if (slots.references.length > 0 || plain.split(" ").length > mostWords) return undefined;
  if (!asksOrLacks(turn)) return undefined;
  const talked = [
    plain,
    ...state.exchanges.slice(-remembered).map(({ visitor }) => plainWords(visitor)),
  ];
  const replied = plainWords(state.exchanges.at(-1)?.bot ?? "");
  const found = records.find(
    ({ asked, amid, inReply, not, opens, answer, again }) =>
      asked.test(plain) &&
      !(opens === true && state.exchanges.length > 0) &&
      !not?.test(plain) &&
      (amid === undefined ||
        talked.some((text) => amid.test(text)) ||
        (inReply === true && amid.test(replied))) &&
      !wasSaid(state, again ?? answer),
  );
  const text = found && wasSaid(state, found.answer) ? found.again : found?.answer;
  return found && text !== undefined
    ? {
        handled: "plain_question",
        state: found.offer === undefined ? state : withOffer(state, found.offer),
        ...(severalParts.test(message.trim().replace(courtesy, ""))
          ? {}
          : { whole: true as const }),
        reply: say(text, {
          source: factSource("support", found.section, "Facts", "support"),
          next: ["I want to open a ticket"],
        }),
      }
    : undefined;
}

/** What a message without a question says if it wants something. */
const wishes = anywhere(wordList`
  any, still (pay\w*|charged?|billed|get|getting|see), (there (is|are) )?no \w+ (left|any ?more|there|here), how, where, who, what, when, which, why, whether, want\w*, need\w*, would like, tell me, wonder\w*, please, pls, should, must, could, can not, unable, no idea, proof, going to, have to, worried, not (sure|find|see|know), do not (know|see|understand|find|get), wrong, mistake, by accident, (can|do|does|did|will|would|is|are) (i|we|he|she|they|you|it|my|our|the)
`);
/** A few words that go on with a subject need no question: “and the files too”. */
const fewWords = 6;
/** Whether a message asks or wants something, or tells of trouble; what else it tells asks for no record. */
const asksOrLacks = ({ message, plain }: Turn): boolean =>
  message.includes("?") ||
  asks(plain) ||
  sentencesIn(message).some(isAsked) ||
  wishes.test(plain) ||
  trouble.test(plain) ||
  plain.split(" ").length <= fewWords;

/** “Thank you. But …” is no part of its own. */
const courtesy = /^(?:(?:thank you|thanks|excuse me|sorry|ok|okay|no)[.,!]\s+(?:but\s+)?){1,2}/i;
/** The rest of a message with several sentences is answered next. */
const severalParts = /[.?!;]\s+\S|,? and (?:what|how|who|when|where|which|does|do|can|is|are)\b/i;
