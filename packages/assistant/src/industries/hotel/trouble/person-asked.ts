import { person, say } from "../../../dialogue/reply/reply.ts";
import { unchanged } from "../../../dialogue/state.ts";
import type { Result, Scenario, Turn } from "../../../dialogue/types.ts";
import { generalHandlers } from "../../general.ts";
import { hasComplained } from "../stay/guest-of-house.ts";
import { callAsked } from "./manager-asked.ts";
import { whatComesOff } from "./trouble.ts";

/** Answers a wish for a person: a guest of the house with a complaint gets the duty manager, and what comes off; others get the desk. */
export function personAsked(turn: Turn, scenario: Scenario): Result {
  const call = hasComplained(turn) ? callAsked(turn) : undefined;
  const own =
    call === undefined
      ? whatComesOff(turn)
      : unchanged(turn, say(call, { source: "hotel", next: [person.send] }));
  const general = generalHandlers(scenario).human_agent;
  return own ?? unchanged(turn, general?.(turn) ?? say("The front desk is open day and night."));
}
