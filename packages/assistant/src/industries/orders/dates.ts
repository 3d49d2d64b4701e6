import { spoken } from "../../dialogue/reply.ts";

export const day = 86_400_000;

/** The day so many days ago; negative lies ahead. */
export const ago = (now: Date, days: number): string =>
  spoken(new Date(now.getTime() - days * day));
