import { dollars, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { parseIsoDate } from "../../../understanding/slots.ts";
import { hotelRules } from "../rooms/prices.ts";

/** The hour from which rooms are guaranteed, and the hour from which they are often ready. */
const hours = { ready: 15, often: 13 } as const;

const arrives =
  /\b(?:check(?:ing)?[ -]?in|get in(?:to)?(?: the room)?|in(?:to)? (?:the|our|my) room|have (?:the|our|my) room|room ready)\b/;
const asks =
  /\b(?:can|could|may|possible|ok(?:ay)?|allowed|early|earlier|need to|want to|would like to|cost|how much)\b/;
const onClock = /\b(\d{1,2})(?::\d\d)? ?(?:am\b|a\.m\.|o'?clock|in the morning)/;
const hourAlone = /\b(?:at|by|from|around|like) (\d{1,2})\b(?![./-]?\d| ?[a-z]+s\b)/;

/** “What time can I enter the room?” */
const asksWhen =
  /\b(?:when|what time|how early)\b(?: \w+){0,4} (?:enter|get in(?:to)?|go in(?:to)?|have) (?:the|our|my) room\b/;

/** Returns the hour a message names, ignoring dates (“from 12 december”) and counts. */
function hourIn({ plain, slots }: Turn): number | undefined {
  const exact = slots.time?.slice(0, 2) ?? onClock.exec(plain)?.[1];
  if (exact !== undefined) return Number(exact);
  const hour = Number(hourAlone.exec(plain)?.[1] ?? Number.NaN);
  const isDay = slots.dates.some(({ date, until = date }) =>
    [date, until].some((day) => parseIsoDate(day).day === hour),
  );
  return Number.isNaN(hour) || isDay ? undefined : hour;
}

/** Answers “can we check in at 11”: whether rooms are ready by then, and the price if not. */
export function earlyCheckIn(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  if (asksWhen.test(plain))
    return {
      handled: "check_in",
      state,
      reply: say(
        `Rooms are ready from ${hours.ready}:00, often from ${hours.often}:00, and the desk is open all night. You can leave your bags here at any hour.`,
        { source: "hotel", next: ["Is there parking?", "When is breakfast?"] },
      ),
    };
  if (!arrives.test(plain) || !asks.test(plain) || /\bcheck(?:ing)?[ -]?out\b/.test(plain))
    return undefined;
  const hour = hourIn(turn);
  if (hour === undefined || hour < 6 || hour >= hours.ready) return undefined;
  const text =
    hour >= hours.often
      ? `Usually, yes: rooms are ready from ${hours.ready}:00, often from ${hours.often}:00, free of charge. You can leave your bags here at any hour.`
      : `Yes, if the room is free by then, for ${dollars(hotelRules.earlyCheckIn)}. Rooms are ready from ${hours.ready}:00, often from ${hours.often}:00. The desk will know that day, and you can leave your bags here free of charge.`;
  return {
    handled: "check_in",
    state,
    reply: say(text, { source: "hotel", next: ["Is there parking?", "When is breakfast?"] }),
  };
}
