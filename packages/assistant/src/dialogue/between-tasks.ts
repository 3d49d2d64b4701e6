import type { Understander } from "../understanding/understand.ts";
import { answer } from "./answer.ts";
import { isBack, isBye, isGoOn, isNo, isStop, isThanks, isYes } from "./answers.ts";
import { closing, stillStuck } from "./courtesy.ts";
import { followUp } from "./fact.ts";
import { advance, stepBack, take } from "./flows.ts";
import { corrects } from "./relevance.ts";
import { say } from "./reply.ts";
import { severalWishes } from "./several-wishes.ts";
import { readTurn } from "./turn.ts";
import type { FlowState, Outcome, Scenario, Turn } from "./types.ts";

/** Nothing is waiting: corrections of what was finished, offers, courtesies, then whatever is asked. */
export function betweenTasks(understander: Understander, scenario: Scenario, turn: Turn): Outcome {
  const { message, state } = turn;
  const finished = state.finished;
  const lastFlow = finished ? scenario.flows[finished.name] : undefined;

  if (isGoOn(message) && state.parked) {
    const flow = scenario.flows[state.parked.name];
    const parked = state.parked;
    delete state.parked;
    if (flow) return { reply: advance(turn, flow, parked), handled: "go_on" };
  }
  if (isBack(message)) {
    const reply = finished && lastFlow ? stepBack(turn, lastFlow, finished) : undefined;
    if (!reply)
      return {
        reply: say("There is no step to take back here. What would you like to know?", {
          next: scenario.starters,
        }),
        handled: "back",
      };
    else
      return {
        reply: { ...reply, message: { content: `One step back. ${reply.message.content}` } },
        handled: "back",
      };
  }
  if (finished && lastFlow && asksTotal(message))
    return { reply: advance(turn, lastFlow, { ...finished }), handled: `flow:${finished.name}` };
  const told = finished && lastFlow?.about?.(turn, finished);
  if (told) return { reply: told, handled: `flow:${finished.name}` };
  const offer = state.offer;
  if (offer && (takesUp(message) || (isYes(message) && offer.age <= 1))) {
    delete state.offer;
    const handler = scenario.accept?.[offer.send];
    if (handler) return { reply: handler(turn), handled: "offer" };
    const next = readTurn(understander, { ...turn, message: offer.send }, state);
    return answer(scenario, next);
  }
  if (finished && lastFlow && corrects(turn, lastFlow, finished)) {
    const copy: FlowState = { ...finished, slots: { ...finished.slots } };
    if (
      take(turn, lastFlow, copy) &&
      (turn.objections.length > 0 || JSON.stringify(copy.slots) !== JSON.stringify(finished.slots))
    )
      return { reply: advance(turn, lastFlow, copy), handled: `flow:${finished.name}` };
  }
  if (isBye(message)) return answer(scenario, { ...turn, intent: "goodbye" });
  if (isThanks(message)) return answer(scenario, { ...turn, intent: "thanks" });
  // “It does not work” is an answer after help, and a wish before it.
  const complains = /\bwork/i.test(message) && scenario.handlers[turn.intent] !== undefined;
  if ((isNo(message) && !complains) || isStop(message)) {
    delete state.offer;
    const reply = stillStuck(scenario, turn) ?? closing(scenario, turn);
    return { reply, handled: "declined" };
  }
  if (isYes(message)) {
    const sends = (state.last?.choices ?? []).filter((choice) => "send" in choice);
    const [only] = sends;
    if (only && sends.length === 1)
      return answer(scenario, readTurn(understander, { ...turn, message: only.send }, state));
    if (sends.length > 1)
      return { reply: say("Gladly. Which of these?", { choices: sends }), handled: "yes" };
    return {
      reply: say("Good. What would you like to know?", { next: scenario.starters }),
      handled: "yes",
    };
  }
  const before = state.before ?? "";
  if (scenario.goesOn?.[before]?.(turn)) return answer(scenario, { ...turn, intent: before });
  return (
    followUp(scenario, turn) ??
    severalWishes(understander, scenario, turn) ??
    answer(scenario, turn)
  );
}

/** “What was the total again?” */
const asksTotal = (message: string): boolean =>
  /^(?:(?:ok|and|so|sorry)[, ]+)*(?:what|how much) (?:was|is|are|were) (?:the |my )?(?:total|price|sum|it|that)(?: (?:again|in all|altogether|now))*[?. ]*$|^(?:(?:ok|and|so)[, ]+)*the (?:total|price)(?: again)?[?. ]*$/i.test(
    message,
  );

/** “Book it”, “pass it on”: takes up an offer even after something else was talked about. */
const takesUp = (message: string): boolean =>
  /^(?:(?:yes|ok(?:ay)?|please|great|perfect|good|then|so|now)[,.! ]+)*(?:i(?:.?ll| will| would like to|.?d like to| want to)? )?(?:reserve|book|confirm|(?:book|reserve|take|confirm|pass|work|open) (?:it|that|this|them)(?: on| out)?)(?: (?:to the (?:front )?desk|please|now|then))*[.! ]*$/i.test(
    message.trim(),
  );
