import type { ChatReply } from "@brightkeel/contracts";
import type { Flow, FlowState, Scenario, Turn } from "../types.ts";
import { join, person, say } from "./reply.ts";

/** Replies to a farewell during a task, and names what is still open. */
export const byeInTask = (flow: Flow, flowState: FlowState): ChatReply =>
  say(
    flowState.name === "tree"
      ? "Goodbye. I’m sorry the problem isn’t solved yet. Come back within a day and say “go on”, or have a ticket opened."
      : `Goodbye. ${flow.title.charAt(0).toUpperCase()}${flow.title.slice(1)} stays open here for a day. Say “go on” to pick it up again.`,
    {
      choices: [
        { label: "Go on", send: "go on" },
        ...(flowState.name === "tree"
          ? [{ label: "Open a ticket", send: "I want to open a ticket" }]
          : []),
      ],
    },
  );

/** Replies to thanks during a task, and repeats the question. */
export const thanksInTask = (flowState: FlowState, question: ChatReply): ChatReply =>
  join(
    say(flowState.name === "tree" ? "Thank you for trying it." : "You’re welcome."),
    question,
    " ",
  );

/** Replies to a “no” that means that an answer did not help; undefined for any other “no”. */
export function stillStuck(scenario: Scenario, { message, state }: Turn): ChatReply | undefined {
  if (state.before === "ask_back")
    return say("None of these, then. Try putting it another way, or take it to a person.", {
      choices: [person],
      next: scenario.starters,
    });
  return /\b(?:still|work|help)/i.test(message)
    ? say("I’m sorry, that wasn’t it. A person should look at it.", {
        choices: [person],
        next: scenario.starters,
      })
    : undefined;
}

/** Replies to “no” when nothing was asked: a way to end, or to continue. */
export const closing = (scenario: Scenario, { state }: Turn): ChatReply =>
  state.before === "thanks" || state.before === "declined"
    ? say("Good. I’m here if something comes up. This conversation stays open for a day.", {
        next: scenario.starters.slice(0, 2),
      })
    : say("All right. What else can I do for you?", { next: scenario.starters });

/** Whether the last attempt failed; if so, no reply claims that it helped. */
export const isUnsolved = ({ state }: Turn): boolean =>
  state.fallbacks > 0 ||
  (state.finished?.name === "tree" && state.finished.slots.solved !== "yes") ||
  state.before === "complaint" ||
  state.before === "heard";

/** Replies to thanks and farewells after a problem that was not solved. */
export function unsolvedThanks({ state }: Turn, leaving: boolean): ChatReply {
  const ticket = state.tickets.at(-1);
  const rest = ticket
    ? `Ticket ${ticket.number} is open, and a person will take it from here.`
    : "I’m sorry I couldn’t solve it. A person can.";
  return say(
    `${leaving ? "Goodbye, and thank you for your patience." : "Thank you for your patience."} ${rest}`,
    {
      choices: [person],
    },
  );
}
