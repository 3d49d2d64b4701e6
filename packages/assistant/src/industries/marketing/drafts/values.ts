import type { FlowSlots, ScenarioState } from "../../../dialogue/types.ts";
import { customersOf } from "../business/kinds.ts";
import { businessOf } from "../business/stated.ts";
import { channels } from "./channel.ts";
import { asDraftKind } from "./kinds.ts";
import { linesOf } from "./lines.ts";
import type { Values } from "./recipe.ts";

const texts = [
  "name",
  "thing",
  "date",
  "deadline",
  "hours",
  "days",
  "reason",
  "complaint",
  "content",
  "owner",
  "offer",
  "terms",
  "topic",
  "link",
  "phone",
  "address",
  "mail",
  "to",
  "tone",
  "length",
] as const;
const numbers = ["price", "oldPrice", "percent", "count", "subject"] as const;

/** Returns the values of a text, from the draft and the details of the business. */
export function valuesOf(state: Readonly<ScenarioState>, draft: FlowSlots): Values {
  const { kind, way } = businessOf(state);
  const stated = {
    business: kind,
    ...Object.fromEntries(
      texts.map((name) => [name, draft[name] === undefined ? undefined : String(draft[name])]),
    ),
    ...Object.fromEntries(
      numbers.map((name) => [name, draft[name] === undefined ? undefined : Number(draft[name])]),
    ),
    currency: draft.currency ?? state.figures?.currency,
    channel: channels.find((one) => one === draft.medium),
    way: draft.mobile === undefined ? way : "called",
    ...(draft.untrue === undefined ? {} : { untrue: draft.untrue === 1 }),
    ...(draft.lapsed === undefined ? {} : { lapsed: true }),
    ...(draft.from === undefined ? {} : { from: true }),
    ...(draft.extra === undefined ? {} : { lines: String(draft.extra) }),
    ...(draft.google === undefined ? {} : { google: true }),
  };
  return {
    kind: asDraftKind(draft.kind) ?? "message",
    customers: customersOf(kind, way),
    walkIn: way === "walk_in",
    online: way === "online",
    names: [draft.owner, draft.name].flatMap((name) => (name === undefined ? [] : [String(name)])),
    more: linesOf(draft.extra).length > 0,
    ...Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined)),
  };
}
