import { dollars, listed, pick, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import type { Attribute, Thing } from "../../../records/records.ts";
import { namedIn } from "../../../records/references.ts";
import { hotelRules } from "../rooms/prices.ts";
import { roomRecords } from "../rooms/room-records.ts";
import { quotedIn } from "./pass-on.ts";

/** Answers a question about several features of a room at once (“is the bed a king, and is there a desk?”), or which room has them all. */

const among = new Set(
  "beds bath bathroom view balcony size desk kettle safe hairdryer cooling dark".split(" "),
);
/** The front desk is not a room feature, and “harbour room” does not mean a view. */
const noFeature = /\b(?:front|reception|the|to|ask|at) desk\b|\bbath ?room\b(?=.*\bbath ?tub\b)/g;
const begins =
  /^(?:and |so |ok )*(?:is|are|does|do|has|have|what|which|how|i (?:asked|meant)|(?:we|i) (?:would |will |do )?need)\b/i;
const wired = /\b(?:wired|ethernet|lan|network cable)\b/;
const [least, mostWords] = [2, 30];

export function roomFeatures(turn: Turn): Outcome | undefined {
  const { message, state, slots } = turn;
  const plain = turn.plain.replace(noFeature, " ").replace(/,? (?:and )?not (?:the )?\w+$/, "");
  if (
    !(message.includes("?") || begins.test(message)) ||
    plain.split(" ").length > mostWords ||
    slots.nights !== undefined
  )
    return undefined;
  const features = roomRecords.attributes.filter(
    (one) => among.has(one.id) && one.asks.test(plain),
  );
  const known = features.length + (wired.test(plain) ? 1 : 0);
  if (features.length === 0 || known < least) return undefined;
  const quoted = quotedIn(turn);
  const focus = quoted?.chosen.rooms[0]?.room.id ?? state.topic;
  const [named, second] = namedIn(roomRecords, plain);
  if (second) return undefined;
  const all = asksWhich.test(plain);
  const room = all
    ? roomRecords.things.find((thing) => features.every((one) => lacksNot(one, thing, plain)))
    : (named ?? roomRecords.things.find(({ id }) => id === focus));
  if (!room) return undefined;
  const says = listed(features.map(({ says }) => says(room) ?? ""));
  const price = all ? ` It’s ${dollars(Number(room.values.rate))} a night.` : "";
  const line = wired.test(plain) ? " There’s a network socket at the desk, and Wi-Fi is free." : "";
  const meal = /\bbreakfast\b/.test(plain)
    ? ` Breakfast is ${dollars(hotelRules.breakfast)} more per person each morning.`
    : "";
  return {
    handled: "room_types",
    whole: true,
    state: { ...state, topic: room.id },
    reply: say(`The ${room.name} ${says}.${price}${line}${meal}`, {
      source: "hotelRooms",
      ...(quoted ? { choices: pick("Yes, pass it on", "Other dates") } : {}),
    }),
  };
}
const asksWhich =
  /\b(?:which|what|any)\b(?: \w+){0,3} rooms?\b|\brooms? (?:with|that (?:has|have))\b/;
const lacksNot = ({ holds }: Attribute, thing: Thing, plain: string): boolean =>
  holds?.(thing, undefined, plain) !== false;
