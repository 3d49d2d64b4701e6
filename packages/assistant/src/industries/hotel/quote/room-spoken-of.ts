import type { Turn } from "../../../dialogue/types.ts";
import { lastNamed } from "../../../records/spoken-of.ts";
import { roomRecords } from "../rooms/room-records.ts";
import { quotedIn } from "./pass-on.ts";

/** Returns the name of the room that the guest named last, or was quoted. */
export const roomSpokenOf = (turn: Turn): string | undefined =>
  lastNamed(roomRecords, turn.state.exchanges)?.name ?? quotedIn(turn)?.chosen.rooms[0]?.room.name;
