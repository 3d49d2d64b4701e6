import { asks } from "../../dialogue/clauses.ts";
import { say } from "../../dialogue/reply.ts";
import { wasSaid } from "../../dialogue/state.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { factSource } from "../../knowledge/sources.ts";
import { plainWords } from "../../understanding/plain-words.ts";
import { anywhere } from "../../understanding/word-list.ts";
import { plainQuestions } from "./plain-records.ts";

/** Answers plain questions from `plain-records.ts`, before the records that share a word with them. */

const records = plainQuestions.map(({ asks: asked, amid, not, ...rest }) => ({
  ...rest,
  asked: anywhere(asked),
  amid: amid === undefined ? undefined : anywhere(amid),
  not: not === undefined ? undefined : anywhere(not),
}));

/** In longer messages, single words do not ask for anything. */
const mostWords = 24;
/** How many exchanges back the subject is remembered. */
const remembered = 3;

export function ofPlainQuestion(turn: Turn): Outcome | undefined {
  const { plain, state, message, slots } = turn;
  if (state.flow && state.flow.name !== "plan") return undefined;
  if (slots.references.length > 0 || plain.split(" ").length > mostWords) return undefined;
  if (!message.includes("?") && !asks(plain) && !wishes.test(plain)) return undefined;
  const talked = [
    plain,
    ...state.exchanges.slice(-remembered).map(({ visitor }) => plainWords(visitor)),
  ];
  const replied = plainWords(state.exchanges.at(-1)?.bot ?? "");
  const found = records.find(
    ({ asked, amid, inReply, not, answer, again }) =>
      asked.test(plain) &&
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
        state,
        ...(severalParts.test(message.trim()) ? {} : { whole: true as const }),
        reply: say(text, {
          source: factSource("support", found.section, "Facts", "support"),
          next: ["I want to open a ticket"],
        }),
      }
    : undefined;
}

const wishes =
  /\b(?:how|where|who|what|when|which|can|could|will|does|is|do|want|need|would like|tell me|wonder\w*|going to|he|she|they|still|proof|please|pls)\b/;

/** The rest of a message with several sentences is answered next. */
const severalParts = /[.?!;]\s+\S/;
