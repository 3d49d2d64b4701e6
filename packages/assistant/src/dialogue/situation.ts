import type { Understander } from "../understanding/understand.ts";
import type { Scenario, Turn } from "./types.ts";

/** A message that waits for its answer: as it was read, in its conversation, and who answers it. */
export type Situation = { understander: Understander; scenario: Scenario; turn: Turn };
