import type { FlowState, ScenarioState } from "../../../dialogue/types.ts";
import { businessOf } from "../business/stated.ts";
import { bestFor, channelNamed } from "../channels/channel-records.ts";
import { measuring, mixOf, written } from "../channels/mix.ts";
import { asTrade } from "../channels/trades.ts";

/** Excludes channels that the visitor refused from a new plan, and replaces them with the best remaining ones. */
export function withoutRefused(state: Readonly<ScenarioState>, flow: FlowState): void {
  const { refused, contacts } = businessOf(state);
  const unwanted = new Set([...refused, ...(contacts === "none" ? ["email"] : [])]);
  const mix = mixOf(flow);
  const isUnwanted = (name: string) => unwanted.has(channelNamed(name)?.id ?? "");
  if (!mix.some(([name]) => isUnwanted(name))) return;
  const kept = mix.filter(([name]) => !isUnwanted(name));
  const freed = mix.filter(([name]) => isUnwanted(name)).reduce((all, [, share]) => all + share, 0);
  if (kept.some(([name]) => name !== measuring)) {
    flow.slots.mix = written(kept);
    return;
  }
  const best = bestFor(asTrade(flow.slots.trade) ?? "local").find(({ id }) => !unwanted.has(id));
  if (best) flow.slots.mix = written([[best.name, freed], ...kept]);
}
