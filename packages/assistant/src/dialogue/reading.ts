import type { Understander } from "../understanding/understand.ts";
import { asksOfSafety } from "./message/fire-safety.ts";
import { declinesPerson } from "./message/leaving.ts";
import { at, readTurn } from "./turn.ts";
import type { Incoming, Reading, Scenario, ScenarioState } from "./types.ts";

/**
 * Reads a message before it is answered, and ages the open offer by one message. A message that was read in the same
 * conversation before, on the way to the same reply, is not read again, and no stage answers it twice.
 */
export function read(
  understander: Understander,
  scenario: Scenario,
  state: Readonly<ScenarioState>,
  incoming: Incoming,
): Reading {
  const key = JSON.stringify([incoming.message, incoming.vectorOf !== undefined, state]);
  const known = incoming.readings?.get(key);
  if (known) return known;
  const reading = readAnew(understander, scenario, state, incoming);
  incoming.readings?.set(key, reading);
  return reading;
}

function readAnew(
  understander: Understander,
  scenario: Scenario,
  state: Readonly<ScenarioState>,
  incoming: Incoming,
): Reading {
  const { offer } = state;
  const figures = scenario.figuresIn?.(incoming.message, state);
  const business = scenario.businessIn?.(incoming.message, state);
  const aged = {
    ...state,
    ...(offer ? { offer: { ...offer, age: offer.age + 1 } } : {}),
    ...(figures ? { figures } : {}),
    ...(business ? { business } : {}),
  };
  const whole = readTurn(understander, incoming, aged);
  const unnamed = scenario.withoutPassing?.(whole) ?? whole;
  const topic = scenario.topicIn?.(unnamed.plain);
  const plain = topic === undefined ? unnamed : at(unnamed, { ...aged, named: topic });
  const override =
    (plain.intent === "human_agent" && declinesPerson(incoming.message)) ||
    (plain.intent === "emergency" && asksOfSafety(plain.plain))
      ? ""
      : scenario.overrideIntent?.(plain);
  const turn = override === undefined ? plain : { ...plain, intent: override };
  const { decision, guesses, inScope } = turn.understanding;
  const likeliest = guesses
    .slice(0, 3)
    .map(({ intent, score }) => `${intent} ${score.toFixed(2)}`)
    .join(", ");
  return {
    turn,
    entry: {
      stage: "read",
      decision: turn.intent === "" ? decision : turn.intent,
      why:
        override === undefined
          ? `${likeliest}; in scope ${inScope.toFixed(2)}`
          : `its words can mean this only, whatever the classifier says (${likeliest})`,
    },
  };
}
