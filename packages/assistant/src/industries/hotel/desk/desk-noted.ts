import type { ScenarioState } from "../../../dialogue/types.ts";

/** What was noted for the desk last, as a later message completes or changes it. */
export type DeskOrder = {
  readonly services: readonly string[];
  /** The day as `YYYY-MM-DD`; undefined for the day of departure, or while it is open. */
  readonly day?: string;
  /** In minutes; undefined while it is open. */
  readonly hour?: number;
  /** Whether it is for the arrival. */
  readonly comes: boolean;
  /** Whether the day was asked for. */
  readonly lacksDay: boolean;
};

type State = Readonly<ScenarioState>;

/** Returns the order and how many messages ago it was noted; undefined if there is none. */
export function lastOrder(state: State): (DeskOrder & { readonly age: number }) | undefined {
  const { services, day, hour, comes, lacksDay, at } = state.noted?.[desk] ?? {};
  if (services === undefined) return undefined;
  return {
    services: String(services).split(comma),
    ...(day === undefined ? {} : { day: String(day) }),
    ...(hour === undefined ? {} : { hour: Number(hour) }),
    comes: comes !== undefined,
    lacksDay: lacksDay !== undefined,
    age: messagesOf(state) - Number(at),
  };
}

export const withOrder = (state: State, order: DeskOrder): ScenarioState => ({
  ...state,
  noted: {
    ...state.noted,
    [desk]: {
      services: order.services.join(comma),
      ...(order.day === undefined ? {} : { day: order.day }),
      ...(order.hour === undefined ? {} : { hour: order.hour }),
      ...(order.comes ? { comes: 1 } : {}),
      ...(order.lacksDay ? { lacksDay: 1 } : {}),
      at: messagesOf(state),
    },
  },
});

const desk = "desk";
const comma = ", ";
/** The number of messages that were answered. */
const messagesOf = ({ seen }: State): number =>
  Object.values(seen).reduce((sum, count) => sum + count, 0);
