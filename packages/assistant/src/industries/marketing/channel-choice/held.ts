import { say } from "../../../dialogue/reply/reply.ts";
import type { FlowState, Outcome, Turn } from "../../../dialogue/types.ts";
import { channelNamed } from "../channels/channel-records.ts";
import { sharesOf } from "../channels/mix.ts";
import { bestOf, isRefused, type PlatformId, platformIds, platforms } from "./platforms.ts";

/** The channel that a conversation has settled on, and its wording. */

export const handledBy = "choice:";

export const planOf = ({ state }: Turn): FlowState | undefined =>
  state.done?.find(({ name }) => name === "plan");

/** The channel that most of the plan goes to. */
export function ofPlan(turn: Turn): PlatformId | undefined {
  const plan = planOf(turn);
  const first = plan && sharesOf(plan).find(({ name }) => name !== "Measuring")?.name;
  return platformIds.find((id) => platforms[id].channel === first);
}

/** The channel advised before. */
export function chosenBefore({ state }: Turn): PlatformId | undefined {
  const last = state.exchanges.findLast(({ handled = "" }) =>
    handled.startsWith(handledBy),
  )?.handled;
  return platformIds.find((id) => last === handledBy + id);
}

export const inHand = (turn: Turn): PlatformId | undefined => ofPlan(turn) ?? chosenBefore(turn);

export function chosen(turn: Turn, options: readonly PlatformId[]): PlatformId | undefined {
  // Free options take precedence over paid ones in the plan.
  if (options.includes("map")) return "map";
  const held = inHand(turn);
  const [fits] = options.filter((id) => id === held);
  const best = bestOf(turn, options);
  return fits !== undefined && !isRefused(turn, fits) ? fits : best;
}

export const reply = (turn: Turn, id: PlatformId, text: string): Outcome => ({
  handled: handledBy + id,
  state: turn.state,
  reply: say(text, {
    source: "marketing",
    next: ["How long until I see something?", "What should I do first?", "Help me plan a campaign"],
  }),
});

export const weeksOf = (id: PlatformId): string => {
  const weeks = channelNamed(platforms[id].channel)?.weeks ?? 4;
  return weeks === 1 ? "a week" : `${weeks} weeks`;
};

export const otherName = (id: PlatformId): string =>
  id === "map" || id === "flyers" || id === "email"
    ? platforms[id].name.toLowerCase()
    : platforms[id].name;
