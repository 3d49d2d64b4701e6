import type { Turn } from "../../../dialogue/types.ts";
import { roomTonight } from "../desk/hand-over.ts";
import { aboutRooms } from "../quote/room-questions.ts";
import { rooms } from "../rooms/rooms.ts";

/** Answers questions about the room that a guest with a problem was offered instead. */

/** “Is it quiet? Which floor?”, of the room that was offered in place of theirs. */
export function ofOffered(turn: Turn): string | undefined {
  const { plain, message } = turn;
  const other = roomTonight(turn);
  const offered = turn.state.exchanges.slice(-mostSince).some(({ bot }) => isFreeTonight.test(bot));
  if (!offered || other === undefined || !(message.includes("?") || asksWhich.test(plain)))
    return undefined;
  const record = rooms.find(({ name }) => name === other);
  const quiet = /\b(?:quiet|nois[ey]\w*|loud)\b/.test(plain)
    ? record && ["standard", "family"].includes(record.id)
      ? `Yes, the ${other} is on the quiet yard side.`
      : `The ${other} looks on the water, which hears the ferry until evening.`
    : "";
  const floor = /\bfloors?\b/.test(plain)
    ? "The desk tells you the floor with the key: rooms are on floors one to three, and the lift goes to all of them."
    : "";
  const when = asksWhen.test(plain)
    ? `You can move now, or at any hour today: the key to the ${other} is at the desk.`
    : "";
  const text = [quiet, floor, when].filter((part) => part !== "").join(" ");
  return text === "" ? featureOf(turn, other) : text;
}
/** “Does the other room have a bathtub?”, from its record. */
function featureOf(turn: Turn, other: string): string | undefined {
  const plain = turn.plain.replace(pointsAt, `the ${other.toLowerCase()}`);
  if (plain === turn.plain || plain.split(" ").length > mostOfFeature) return undefined;
  return aboutRooms({ ...turn, plain, message: `${plain}?` }, undefined)?.reply.message.content;
}
const pointsAt =
  /\b(?:the|that|this) (?:other|new|free) (?:room|one)\b|(?<=^(?:and |so |but )?(?:does|has) )it\b/;
const mostOfFeature = 12;
const asksWhen =
  /\b(?:when|what time|how soon|now or)\b.{0,20}\b(?:move|change|switch|get in|go over|have it)\b|\b(?:can|could|may|should) (?:i|we) (?:move|change|switch)\b.{0,12}\b(?:now|right away|already)\b/;
const mostSince = 6;
const asksWhich = /^(?:and |but |so )*(?:which|what|is|are|how)\b/;
export const isFreeTonight = /is free tonight/;
