import { spoken } from "../../dialogue/reply.ts";
import { dayOf } from "../../understanding/slots.ts";

/** The day so many days ago; negative lies ahead. */
export const ago = (now: Date, days: number): string => spoken(dayOf(now).subtract({ days }));
