import type { Lane } from "./board.tsx";
import type { ChannelRow, GoalRow } from "./channel-flow.ts";
import type { Good } from "./goods.ts";
import type { RoomKind } from "./hotel-plan.ts";

/** What is drawn of a sheet: each business by what it is. */
export type SheetChart =
  | { kind: "goods"; goods: readonly Good[] }
  | { kind: "hotel"; rooms: readonly RoomKind[]; spaces: number }
  | { kind: "channels"; goals: readonly GoalRow[]; channels: readonly ChannelRow[] }
  | { kind: "board"; lanes: readonly Lane[] };
