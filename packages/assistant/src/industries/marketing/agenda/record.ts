import type { FlowSlots, ScenarioState } from "../../../dialogue/types.ts";
import { kinds, type Occasion } from "./occasion.ts";
import { type Means, means } from "./steps.ts";

/** What is kept of an agenda in a conversation; its steps follow from it. */
export type Agenda = Occasion & {
  readonly budget?: number;
  readonly without: ReadonlySet<Means>;
  /** Only the most important steps. */
  readonly few: boolean;
  /** The step told last, which “and then?” follows. */
  readonly at: number;
};

/** Returns the agenda that a conversation keeps; undefined if it keeps none. */
export function agendaOf({ agenda }: Readonly<ScenarioState>): Agenda | undefined {
  const kind = kinds.find((one) => one === agenda?.kind);
  if (agenda === undefined || kind === undefined) return undefined;
  const without = String(agenda.without ?? "").split("|");
  return {
    kind,
    name: String(agenda.name),
    date: Temporal.PlainDate.from(String(agenda.date)),
    ...(agenda.budget === undefined ? {} : { budget: Number(agenda.budget) }),
    without: new Set(means.filter((one) => without.includes(one))),
    few: agenda.few === 1,
    at: Number(agenda.at ?? 0),
  };
}

/** Returns an agenda as the values that a conversation keeps of it, the reverse of `agendaOf`. */
export const slotsOf = ({ kind, name, date, budget, without, few, at }: Agenda): FlowSlots => ({
  kind,
  name,
  date: date.toString(),
  ...(budget === undefined ? {} : { budget }),
  ...(without.size === 0 ? {} : { without: [...without].join("|") }),
  ...(few ? { few: 1 } : {}),
  at,
});
