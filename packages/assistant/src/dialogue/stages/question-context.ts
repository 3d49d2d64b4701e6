import type { Talk } from "../../knowledge/questions/match.ts";
import { numbersIn } from "../../knowledge/questions/numbers.ts";
import { telling } from "../../knowledge/questions/question.ts";
import { normalise } from "../../understanding/normalise.ts";
import { aboutOf } from "../state.ts";
import type { Turn } from "../types.ts";

/** What is compared with the written questions: the message's texts, and what the conversation implies. */

/** How many exchanges back the last thing can still be “it”. */
const lately = 3;

/** Returns the context: the last answer, and the thing named now or a moment ago. */
export function talkOf({ state, plain }: Turn): Talk {
  const { topic, named = topic } = state;
  const before = aboutOf(state.before);
  const [name = "", ...rest] = named?.split("-") ?? [];
  const said = [
    plain,
    ...state.exchanges.slice(-lately).flatMap(({ visitor, bot }) => [visitor, bot]),
  ];
  // Only whole words: “lee” is not in “fleece”.
  const isFresh =
    name !== "" &&
    said.some((text) =>
      text
        .toLowerCase()
        .split(/[^\p{L}\d]+/u)
        .includes(name),
    );
  const numbers = numbersIn(plain);
  return isFresh
    ? { before, numbers, thing: new Set(telling([name, ...rest].join(" "))) }
    : { before, numbers };
}

/** Returns a message as written and as corrected. */
export const textsOf = ({ message, understanding, plain }: Turn): string[] => [
  normalise(message),
  understanding.text,
  normalise(plain),
];
