import type { ChatReply } from "@brightkeel/contracts";
import { dollars, pick, say } from "../../../dialogue/reply/reply.ts";
import { unchanged } from "../../../dialogue/state.ts";
import type { Handler, Turn } from "../../../dialogue/types.ts";
import { hotelRules } from "../rooms/prices.ts";
import { rateOf } from "../rooms/rooms.ts";

export const lateCheckout: Handler = (turn) => unchanged(turn, lateCheckoutReply(turn));

function lateCheckoutReply(turn: Turn): ChatReply {
  const hour = Number(turn.slots.time?.slice(0, 2) ?? Number.NaN);
  // For a late check-out, “at 2” means 14:00.
  const asked = Number.isNaN(hour) ? turn.slots.numbers.find((value) => value <= 18) : hour;
  const at = asked !== undefined && asked < 8 ? asked + 12 : asked;
  const options = {
    source: "hotelCheckOut",
    next: ["Can I leave my luggage?", "I want to talk to a person"],
  } as const;
  if (at === undefined)
    return say(
      `Check-out is until 11:00. If no one’s arriving for your room, the desk can let you stay until 14:00 for ${dollars(hotelRules.lateCheckOut)}, or until 18:00 for half a night. Until what time would you like to stay?`,
      { ...options, choices: pick("Until 13:00", "Until 14:00", "Until 17:00") },
    );
  if (at <= 11)
    return say(`${at}:00 is no problem at all: check-out is until 11:00, at no charge.`, options);
  if (at <= 14)
    return say(
      `You can stay until ${at}:00 for ${dollars(hotelRules.lateCheckOut)}, if no one’s arriving early for your room. The desk will confirm that morning; ask there or dial 0.`,
      options,
    );
  if (at <= 18)
    return say(
      `Staying until ${at}:00 counts as half a night (from ${dollars(rateOf("standard") / 2)} for a Standard room), and the room has to be free that evening. The desk can tell you the day before.`,
      options,
    );
  return say(
    "After 18:00 it’s an extra night. If you only need a place for your bags, you can leave them behind the desk free of charge, and you can still use the sauna.",
    options,
  );
}
