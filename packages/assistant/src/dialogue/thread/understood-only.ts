import { asks } from "../message/clauses.ts";
import type { SetAside } from "../message/set-aside.ts";
import { person, say } from "../reply/reply.ts";
import type { Situation } from "../situation.ts";
import { withFallback } from "../state.ts";
import type { Outcome } from "../types.ts";

/** The sentence of the rest that asks; its first, if none does. */
function questionIn(rest: string): string {
  const sentences = rest.split(/(?<=[.!?;])\s+/);
  return sentences.findLast((one) => one.endsWith("?") || asks(one)) ?? sentences[0] ?? rest;
}

const mostQuoted = 12;
const quoted = (text: string): string => {
  const words = text.replace(/[\s.?!,;]+$/, "").split(/\s+/);
  return words.length > mostQuoted ? `${words.slice(0, mostQuoted).join(" ")} …` : words.join(" ");
};

/** Says what was understood of a message that nothing answers for sure, and who can; a second time a person takes over. */
export function understoodOnly({ scenario, turn }: Situation, { rest, named }: SetAside): Outcome {
  const question = questionIn(rest);
  const isAsked = question.endsWith("?") || asks(question);
  const asked =
    rest === ""
      ? `Not “${quoted(named[0] ?? "that")}”, understood.`
      : `${isAsked ? "You asked" : "You mean"}: “${quoted(question)}”.`;
  const state = withFallback(turn.state);
  const again = turn.state.exchanges.some(({ bot }) => bot.includes(noAnswer));
  if (again)
    return {
      handled: "out_of_scope",
      state,
      reply: say(
        `${asked} I’ve got this wrong more than once, sorry, so a person should answer it. They get everything you wrote here.`,
        { choices: [person] },
      ),
    };
  return {
    ...scenario.passesOn({ ...turn, state }, `${asked} ${noAnswer}.`),
    handled: "out_of_scope",
  };
}
const noAnswer = "I have no sure answer to that";
